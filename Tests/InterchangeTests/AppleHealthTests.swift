import TestSupport
import Testing
import Training

@testable import Interchange

/// Exports of Apple Health, read as they come.
struct AppleHealthTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 14, the lifter's <Record type="HKQuantityTypeIdentifierBodyMass"> -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
        <!ATTLIST Record type CDATA #REQUIRED unit CDATA #IMPLIED>
        ]>
        <HealthData locale="en_DE">
         <ExportDate value="2026-11-18 17:00:00 +0100"/>
         <Record type="HKQuantityTypeIdentifierStepCount" unit="count" startDate="2026-11-16 08:00:00 +0100" endDate="2026-11-16 08:10:00 +0100" value="700"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale &gt; &quot;A&quot;" device="&lt;x&gt;" unit="kg" creationDate="2026-11-16 07:01:00 +0100" startDate="2026-11-16 07:00:00 +0100" endDate="2026-11-16 07:00:00 +0100" value="82.35"/>
         <Record value='181.2' type='HKQuantityTypeIdentifierBodyMass' unit='lb' startDate='2026-11-17 07:00:00 +0100' endDate='2026-11-17 07:00:00 +0100'>
          <MetadataEntry key="HKWasUserEntered" value="1"/>
         </Record>
         <Record type="HKQuantityTypeIdentifierBodyMass" unit="st" startDate="2026-11-17 08:00:00 +0100" value="13"/>
         <Record type="HKQuantityTypeIdentifierWaistCircumference" unit="in" startDate="2026-11-16 07:02:00 +0100" value="34.5"/>
         <Record type="HKQuantityTypeIdentifierBodyFatPercentage" unit="%" startDate="2026-11-16 07:03:00 +0100" value="0.215"/>
         <Record type="HKQuantityTypeIdentifierRestingHeartRate" unit="count/min" startDate="2026-11-16 00:00:00 +0100" value="52"/>
         <Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" unit="ms" startDate="2026-11-16 03:00:00 +0100" value="60">
          <HeartRateVariabilityMetadataList><InstantaneousBeatsPerMinute bpm="61" time="3:00:01,00"/></HeartRateVariabilityMetadataList>
         </Record>
         <Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" unit="ms" startDate="2026-11-16 05:00:00 +0100" value="71"/>
         <Record type="HKCategoryTypeIdentifierSleepAnalysis" startDate="2026-11-15 22:30:00 +0100" endDate="2026-11-16 06:30:00 +0100" value="HKCategoryValueSleepAnalysisInBed"/>
         <Record type="HKCategoryTypeIdentifierSleepAnalysis" startDate="2026-11-15 23:00:00 +0100" endDate="2026-11-16 02:00:00 +0100" value="HKCategoryValueSleepAnalysisAsleepCore"/>
         <Record type="HKCategoryTypeIdentifierSleepAnalysis" startDate="2026-11-16 02:00:00 +0100" endDate="2026-11-16 06:00:00 +0100" value="HKCategoryValueSleepAnalysisAsleepREM"/>
         <Record type="HKCategoryTypeIdentifierSleepAnalysis" startDate="2026-11-16 01:00:00 +0100" endDate="2026-11-16 06:30:00 +0100" value="HKCategoryValueSleepAnalysisAsleep"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="yesterday" value="82"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-11-18 07:00:00 +0100" value="many"/>
        </HealthData>
        """

    private static func read(_ text: String, by sizes: () -> Int = { 1 << 20 }) -> AppleHealthReader {
        var reader = AppleHealthReader()
        let bytes = Array(text.utf8)
        var at = 0
        while at < bytes.count {
            let end = min(bytes.count, at + max(1, sizes()))
            bytes[at..<end].withUnsafeBytes { reader.take($0) }
            at = end
        }
        return reader
    }

    @Test func whatIsKeptIsReadAndNothingElse() throws {
        let reader = Self.read(Self.text)
        #expect(AppleHealthReader.isOne(Array(Self.text.utf8)))
        let found = reader.measurements()
        #expect(
            found.map(\.kind.rawValue) == [
                "body_fat", "hrv", "resting_heart_rate", "sleep", "waist", "weight", "weight",
            ])
        #expect(found.map(\.value.number) == [21.5, 65.5, 52, 7.5, 34.5, 82.35, 181.2])
        #expect(found.map(\.unit) == [.percent, .ms, .bpm, .hours, .inch, .kg, .lb])
        // Means and nights are known by their day, all else by its moment.
        #expect(found.map { $0.day?.text } == [nil] + Array(repeating: "2026-11-16", count: 3) + [nil, nil, nil])
        #expect(found[5].at == Instant("2026-11-16T07:00:00+01:00"))
        #expect(found[3].at == Instant("2026-11-16T06:30:00+01:00"), "a night is over when the last part is")
        #expect(reader.faults.map(\.fault) == [.unknownUnit, .noDate, .noNumber])
        #expect(reader.faults.map(\.line) == [14, 26, 27])
        #expect(reader.records == 13)
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func itDoesNotMatterWhereItIsCut(seed: UInt64) {
        var random = SeededGenerator(seed)
        let whole = Self.read(Self.text)
        let cut = Self.read(Self.text) { Int.random(in: 1...90, using: &random) }
        #expect(cut.measurements() == whole.measurements())
        #expect(cut.faults.map(\.line) == whole.faults.map(\.line))
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func damageIsSurvived(seed: UInt64) {
        var random = SeededGenerator(seed)
        var bytes = Array(Self.text.utf8)
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = random.pick(Array("<>\"'=-! \u{0}9".utf8))
            case 1: bytes.remove(at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + 50))
            }
        }
        let reader = Self.read(String(decoding: bytes, as: UTF8.self))
        #expect(reader.measurements().count <= 12)
    }

    @Test func aTagWithoutAnEndTakesNoMemoryAndIsNone() {
        let endless = "<HealthData><Record type=\"" + String(repeating: "x", count: 100_000)
        #expect(Self.read(endless + "\"/>").records == 0)
    }

    /// Sleep that several devices tell is counted once, however it is cut.
    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func aNightIsAsLongAsWhatIsCovered(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let night = Instant("2026-11-16T22:00:00Z")!
        var minutes = Set<Int>()
        let parts = (0..<Int.random(in: 1...9, using: &random)).map { _ in
            let start = Int.random(in: 0..<300, using: &random)
            let end = start + Int.random(in: 1...180, using: &random)
            minutes.formUnion(start..<end)
            func text(_ minute: Int) -> String {
                night.adding(seconds: Int64(minute) * 60).local.text.replacing("T", with: " ") + " +0000"
            }
            return
                "<Record type=\"HKCategoryTypeIdentifierSleepAnalysis\" startDate=\"\(text(start))\" endDate=\"\(text(end))\" value=\"HKCategoryValueSleepAnalysisAsleepCore\"/>"
        }
        let found = Self.read("<HealthData>" + parts.joined()).measurements()
        #expect(found.map { $0.day?.text } == ["2026-11-17"])
        #expect(found[0].value == Amount(rounding: Double(minutes.count) / 60))
    }
}
