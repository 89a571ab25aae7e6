import Testing
import Training

@testable import Screens

/// What is shown of the first workout, before there is a line to draw.
struct ChartTests {
    private static func chart(_ days: Int) -> Chart {
        var chart = Chart(id: "lift", title: "Max", isLine: true) { String($0) + " kg" }
        for day in 0..<days {
            chart.points.append(
                Chart.Point(name: String(day + 1) + " Mar", value: 80, low: 75, high: 85, day: Int64(day)))
        }
        return chart
    }

    @Test func oneWorkoutIsADotAndAWholeSentence() {
        let strings = Strings(Voice())
        #expect(Self.chart(1).sentence(strings) == "Max: 1 Mar, 80 kg (75 kg – 85 kg).")
        #expect(Self.chart(2).sentence(strings) == "Max: 1 Mar, 80 kg; 2 Mar, 80 kg (75 kg – 85 kg).")
        func marks(_ days: Int) -> Int {
            HTML.text(Self.chart(days).view(asTable: false, strings)).ranges(of: "<circle").count
        }
        #expect(marks(1) == 1 && marks(2) == 0)
    }

    @Test func whatIsThereOnceIsSaidInTheSingular() {
        #expect(Strings(Voice()).times(1, "1 Mar") == "1 time, last 1 Mar")
        #expect(Strings(Voice()).times(2, "1 Mar") == "2 times, last 1 Mar")
        #expect(Strings(Voice(.german)).times(1, "1. Mär") == "1-mal, zuletzt 1. Mär")
    }
}
