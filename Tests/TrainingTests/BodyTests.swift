import TestSupport
import Testing
import Wire

@testable import Training

/// Measurements: what is entered is kept exactly, and a trend follows what was measured.
struct BodyTests {
    private static func entry(
        _ number: Int, day: Int64, _ value: Amount, _ kind: BodyKind = .weight, _ unit: BodyUnit = .kg, hour: Int64 = 7
    ) -> BodyEntry {
        BodyEntry(
            id: id(number), at: Instant(milliseconds: (day * 24 + hour) * 3_600_000, offsetMinutes: 60), kind, value,
            unit)
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func whatIsEnteredComesOutAsItWas(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let kind = random.pick(BodyKind.allCases)
        for unit in BodyUnit.allCases where kind.takes(unit) {
            // Up to eight decimals, the most that pounds and inches keep.
            let value = Amount(units: Int64.random(in: 0...70_000_000_000, using: &random) * 100)
            let kept = value.kept(from: unit)
            #expect(kept.shown(in: unit) == value)
            let entry = BodyEntry(id: id(1), at: evening, kind, amount: kept, shownIn: unit, source: .csv)
            #expect(entry.value == value && entry.amount == kept)
            #expect(try JSON.decode(BodyEntry.self, from: JSON.text(entry)) == entry)
        }
    }

    @Test func poundsAndInchesAreExact() {
        #expect(Amount(180).kept(from: .lb).units == Mass.lb(180).units)
        #expect(Amount(34).kept(from: .inch) == Amount(units: 863_600_000_000))
        #expect(Amount(units: 345_000_000_000).kept(from: .inch).shown(in: .inch) == Amount(units: 345_000_000_000))
    }

    @Test func whatNobodyHasAndUnitsOfSomethingElseAreRefused() {
        #expect(Self.entry(1, day: 1, Amount(82)).faults().isEmpty)
        #expect(Self.entry(1, day: 1, Amount(8_200)).faults().map(\.path) == ["/value"])
        #expect(Self.entry(1, day: 1, Amount(10)).faults().map(\.path) == ["/value"])
        #expect(Self.entry(1, day: 1, Amount(180), .weight, .lb).faults().isEmpty)
        #expect(Self.entry(1, day: 1, Amount(30), .weight, .cm).faults().map(\.path) == ["/unit"])
        #expect(Self.entry(1, day: 1, Amount(11), .soreness, .score).faults().map(\.path) == ["/value"])
    }

    @Test func aRefusalNamesTheRangeInAUnitThatIsRead() {
        func text(_ kind: BodyKind, _ unit: BodyUnit) -> String? {
            Self.entry(1, day: 1, Amount(5_000), kind, unit).faults().first?.message
        }
        #expect(text(.soreness, .score) == "must be between 0 and 10")
        #expect(text(.bodyFat, .percent) == "must be between 1 and 90 %")
        #expect(text(.sleep, .hours) == "must be between 0 and 24 h")
        #expect(text(.restingHeartRate, .bpm) == "must be between 20 and 250 bpm")
        #expect(text(.hrv, .ms) == "must be between 0 and 1000 ms")
        #expect(text(.waist, .inch) == "must be between 20 and 400 cm")
        #expect(text(.weight, .lb) == "must be between 20 and 700 kg")
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func aTrendStaysWithinItsWeekWhateverTheOrder(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let entries = (0..<Int.random(in: 1...40, using: &random)).map { number in
            let grams = Int64.random(in: 60_000...90_000, using: &random)
            return Self.entry(
                number, day: Int64.random(in: 20_000...20_060, using: &random),
                Amount(units: Mass(thousandths: grams, of: .kg).units), hour: Int64.random(in: 0...22, using: &random))
        }
        let trend = try #require(BodyTrend(of: entries))
        #expect(BodyTrend(of: entries.shuffled(using: &random)) == trend)
        #expect(Set(trend.days.map(\.date)) == Set(entries.map { LocalDate($0.at) }))
        #expect(trend.days.map(\.date) == trend.days.map(\.date).sorted())
        for day in trend.days {
            let own = entries.filter { LocalDate($0.at) == day.date }.map(\.amount)
            #expect(own.min()! <= day.value && day.value <= own.max()!)
            let week = trend.days.filter { (day.date.adding(days: -6)...day.date).contains($0.date) }.map(\.value)
            #expect(week.min()! <= day.trend && day.trend <= week.max()!)
            if week.count == 1 { #expect(day.trend == day.value) }
        }
        // Whoever asks for less is told the same of it.
        let later = try #require(BodyTrend(of: entries, from: LocalDate(day: 20_030)))
        #expect(later.days == trend.days.filter { $0.date.day >= 20_030 })
        #expect(later.latest == trend.latest && later.weeklyChange == trend.weeklyChange)
    }

    @Test func aSteadyLossIsToldByTheWeekAndTooLittleIsNot() throws {
        let entries = (0..<28).map { day in
            Self.entry(day, day: 20_000 + Int64(day), Amount(units: (900 - Int64(day)) * 1_000_000_000))
        }
        #expect(try #require(BodyTrend(of: entries)).weeklyChange == Amount(units: -7_000_000_000))
        #expect(try #require(BodyTrend(of: Array(entries.suffix(14)))).weeklyChange == nil, "13 days apart")
        #expect(try #require(BodyTrend(of: [entries[0], entries[14], entries[27]])).weeklyChange == nil, "three days")
        #expect(BodyTrend(of: []) == nil)
    }

    @Test func theNewestEntrySaysInWhichUnitItIsTold() throws {
        let entries = [Self.entry(1, day: 20_000, Amount(80)), Self.entry(2, day: 20_001, Amount(176), .weight, .lb)]
        let trend = try #require(BodyTrend(of: entries))
        #expect(trend.unit == .lb && trend.latest.id == id(2))
        #expect(trend.days.last?.value == Amount(176))
        #expect(trend.days.first?.value == Amount(80).shown(in: .lb))
    }
}
