import Contract
import Foundation
import Sync
import TestSupport
import Testing
import Training

@testable import Screens
@testable import Wire

/// What the rows of a workout and the end of it show, and what a tap on them does.
@Suite struct GridTests {
    private func started(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        var server = gymServer()
        prepare(&server)
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        return device
    }

    private func done(_ device: Device) -> Int { device.facts.sync.workout?.totals.sets ?? 0 }

    private func tapBigButton(_ device: inout Device, after milliseconds: Int64) throws {
        // The rest that has begun stands before it now.
        device.event(.click, try #require(device.path(to: "go")), after: milliseconds)
    }

    @Test func aSecondTapAtOnceRecordsNothing() throws {
        var device = started()
        for wait in [700, 0, 0, 300] as [Int64] { try tapBigButton(&device, after: wait) }
        #expect(done(device) == 1)
        try tapBigButton(&device, after: 60)
        #expect(done(device) == 2, "it is read by now")
        // What the pad records is followed by the same button under the finger.
        device.tap("Weight, Set 3")
        device.key("Enter")
        #expect(done(device) == 3)
        try tapBigButton(&device, after: 200)
        #expect(done(device) == 3)
    }

    @Test func aSecondTapAfterTheLastSetDoesNotOpenTheEnd() throws {
        var device = started()
        for _ in 0..<9 { device.tap("go") }
        #expect(device.pageText.contains("Finish workout") && device.app.focus.sheet == nil)
        try tapBigButton(&device, after: 100)
        #expect(device.app.focus.sheet == nil)
        try tapBigButton(&device, after: 700)
        #expect(device.app.focus.sheet == .finish)
    }

    @Test func theNumbersOfLastTimeFillTheirRow() throws {
        var device = started()
        let before = device.facts.sync.workout?.exercises[0].sets
        let cell = try #require(device.path(to: "Fill in, Set 2"))
        device.event(.click, cell)
        device.settle()
        let last = device.facts.knowledge.last(gymServer().exercises[0].id)?.sets[1]
        let sets = device.server.current?.exercises[0].sets
        #expect(sets?[1].weight == last?.weight && sets?[1].reps == last?.reps && last?.reps != before?[1].reps)
        #expect(sets?[0].reps == before?[0].reps && sets?[2].reps == before?[2].reps)
        device.tap("Undo")
        device.settle()
        #expect(device.server.current?.exercises[0].sets[1].reps == before?[1].reps)
        device.tap("go")
        #expect(device.path(to: "Fill in, Set 1") == nil, "what is done is not filled in")
    }

    @Test func aFoldedExerciseShowsItsFirstWorkingSet() {
        let device = started {
            $0.plans[0].currentVersion.exercises[1].sets[0].type = .warmup
            $0.plans[0].currentVersion.exercises[1].sets[0].reps = 3
        }
        let workout = device.facts.sync.workout
        #expect(workout?.exercises[1].sets[0].setType == .warmup)
        let working = workout?.exercises[1].sets[1].reps ?? 0
        #expect(device.pageText.contains("Pull Up " + String(working)))
    }

    @Test func aTimeStandsInItsCellAsOnThePad() {
        var device = started()
        device.tap("Plank")
        device.tap("Time, Set 1")
        for digit in ["1", "3", "0"] { device.tap(digit) }
        #expect(device.path(to: "Time, Set 1, 1:30") != nil)
    }

    // MARK: Records

    private func record(_ kind: PersonalRecord.Kind, _ reps: Int, _ weight: Mass) throws -> PersonalRecord {
        var record = PersonalRecord(blank: Blank())
        record.kind = kind
        record.exerciseID = ExerciseID(high: 7, low: 1)
        (record.mark.weight, record.mark.reps) = (weight, reps)
        (record.previous.weight, record.previous.reps) = (.kg(40), 16)
        return record
    }

    @Test func aRecordSaysWhatItIsOf() throws {
        let strings = Strings(Voice(.english, .kg))
        #expect(
            strings.record(try record(.weight, 15, .kg(60)), .external)
                == "Best weight for 15+ reps: 60 kg × 15, before: 40 kg × 16")
        #expect(
            strings.record(try record(.reps, 17, .kg(40)), .external)
                == "Most reps with 40 kg or more: 40 kg × 17, before: 40 kg × 16")
    }

    /// The first set with a weight beats what was done with less: the sentence says of which weights it holds.
    @Test func aRecordWithWhatWasNeverLiftedIsOfWhatWas() throws {
        let english = Strings(Voice(.english, .kg))
        let german = Strings(Voice(.german, .kg))
        let heavier = try record(.reps, 17, .kg(60))
        #expect(
            english.record(heavier, .external) == "Most reps with 40 kg or more: 60 kg × 17, before: 40 kg × 16")
        #expect(german.record(heavier, .external) == "Meiste Wdh. ab 40 kg: 60 kg × 17, zuvor: 40 kg × 16")
        #expect(
            english.record(try record(.weight, 20, .kg(60)), .external)
                == "Best weight for 16+ reps: 60 kg × 20, before: 40 kg × 16")
        #expect(
            english.record(try record(.reps, 17, .kg(30)), .assisted)
                .hasPrefix("Most reps with 40 kg or less: "), "less help than the best with the least")
        var unloaded = heavier
        unloaded.previous.weight = nil
        #expect(english.record(unloaded, .bodyweightPlus).hasPrefix("Most reps: "))
    }

    @Test func theHeadOfTheSummaryCountsTheRecordsBelow() throws {
        var answer = CompleteAnswer(blank: Blank())
        answer.records = [
            try record(.weight, 15, .kg(60)), try record(.weight, 12, .kg(62)), try record(.reps, 17, .kg(40)),
        ]
        let device = started()
        device.app.summary = Summary(answer: answer, workout: try #require(device.facts.sync.workout))
        let page = device.app.summary?.view(device.app.world)
        let text = page?.header.map { HTML.text($0) }.joined() ?? ""
        let shown = page?.content.map { HTML.text($0) }.joined() ?? ""
        #expect(shown.components(separatedBy: "chip gold").count - 1 == 2)
        #expect(text.contains("2 records"))
    }
}
