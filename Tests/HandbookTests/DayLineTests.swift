import Testing
import Training

@testable import Handbook

/// The lines with which days begin.
struct DayLineTests {
    @Test(arguments: [Language.english, .german]) func noLineComesAgainWithinFourteenDays(_ language: Language) {
        for first in Int64(-40)..<400 {
            var seen: Set<String> = []
            for day in first..<first + 14 { seen.insert(DayLines.line(of: LocalDate(day: day), in: language)) }
            #expect(seen.count == 14)
        }
    }

    @Test func thereAreTwentyAtLeastAndNoneShouts() {
        #expect(DayLines.all.count >= 20)
        #expect(Set(DayLines.all.map(\.english)).count == DayLines.all.count)
        #expect(Set(DayLines.all.map(\.german)).count == DayLines.all.count)
        for line in DayLines.all {
            #expect(
                !(line.english + line.german).contains("!") && line.english.hasSuffix(".") && line.german.hasSuffix(".")
            )
            // Two rows under the greeting of a small phone.
            #expect(line.english.count <= 50 && line.german.count <= 50, "\(line)")
        }
    }
}
