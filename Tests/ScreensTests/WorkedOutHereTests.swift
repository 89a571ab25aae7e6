import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// What a workout came to is told on the device that finished it, as far as that can know, until the server tells it.
@Suite struct WorkedOutHereTests {
    private let bench = ExerciseID(high: 7, low: 1)
    private let marked = "Worked out on this device until the server has it."

    private func train(_ device: inout Device) {
        device.tap("Start Push A")
        device.finishAllSets()
    }

    private func trained() -> Device {
        var device = Device.atGym()
        device.goOnline(false)
        train(&device)
        return device
    }

    @Test func sentencesAndRecordsAreToldAtOnceAndReplacedByTheServers() {
        var device = trained()
        #expect(device.path == "/summary")
        #expect(device.pageText.contains(marked))
        #expect(device.pageText.contains("more than ever."), "the record is also said")
        #expect(device.pageText.contains("Nothing fell short."))
        #expect(device.html.contains("chip gold"), "one rep more than a week ago")
        #expect(device.pageText.contains("Done like this, the weight goes up."))
        #expect(!device.pageText.contains("Nothing is planned next."), "that is not known here")
        device.boot(at: "/summary")
        device.settle()
        #expect(device.pageText.contains(marked), "also after a restart")
        #expect(device.html.contains("chip gold"))
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(!device.pageText.contains(marked))
    }

    @Test func theSessionSaysTheSameRecordsAsTheSummary() throws {
        let device = trained()
        let session = try #require(device.facts.sync.finished.first)
        let waiting = Summary(answer: nil, workout: try #require(device.facts.sync.workout))
        let told = try #require(device.app.world.workedOut(waiting).answer)
        #expect(!told.records.isEmpty)
        #expect(device.facts.knowledge.session(session.id)?.records == told.records)
        #expect(told.exerciseSummaries.first?.isRecord == true)
        #expect(told.suggestions.isEmpty && told.next.isEmpty)
    }

    /// A record over half of a history may be none.
    @Test func noRecordIsToldThatMightBeNone() {
        let old = gymServer().sessions[0]
        var new = old
        (new.id, new.startedAt) = (WorkoutID(high: 5, low: 6), old.startedAt.adding(seconds: 86_400))
        for index in new.exercises[0].sets.indices { new.exercises[0].sets[index].weight = .kg(90) }
        var knowledge = Knowledge(stored: [:])
        knowledge.sessions = [old]
        func kinds() -> [PersonalRecord.Kind] { knowledge.reached(bench, in: new).announced.map(\.kind) }
        #expect(kinds().isEmpty, "the server never said what there is")
        knowledge.hasHistory = true
        #expect(kinds().contains(.e1rm) && kinds().contains(.weight))
        knowledge[.sessions].cursor = "more"
        #expect(kinds().isEmpty)
        let done = Mass(thousandths: 82_500, of: .kg)
        var prior = PriorPerformance()
        prior.bestMax = PriorPerformance.BestMax(value: done, date: old.startedAt, weight: done, reps: 1)
        knowledge.prior[bench] = prior
        #expect(kinds() == [.e1rm], "the best of all is held here")
        prior.bestMax?.value = .kg(200)
        knowledge.prior[bench] = prior
        #expect(kinds().isEmpty, "it is not")
        knowledge[.sessions].cursor = nil
        knowledge.sessions = []
        #expect(kinds().isEmpty, "a first performance is a baseline")
    }

    @Test func theNextWorkoutShowsTheOneThatWaitsAsTheLastTime() throws {
        var device = trained()
        device.tap("Done")
        #expect(!device.app.world.shownNext.contains { $0.exerciseID == bench })
        device.now = device.now.adding(seconds: 3_600)
        device.tap("Start Push A")
        let workout = try #require(device.facts.sync.workout)
        #expect(workout.status == .inProgress)
        let last = try #require(device.facts.knowledge.last(bench))
        #expect(last.sets.map(\.reps) == [12, 12, 12], "not what the server knew: 11")
        #expect(device.app.world.nextItem(workout.exercises[0], in: workout) == nil, "what it proposed then is old")
        let before = PriorPerformance.BestMax(
            value: .kg(112), date: Instant(milliseconds: 0), weight: Mass(thousandths: 82_500, of: .kg), reps: 11)
        var prior = PriorPerformance()
        prior.bestMax = before
        device.facts.knowledge.prior[bench] = prior
        let best = try #require(device.app.world.bestMax(bench))
        #expect(best.reps == 12, "the same again is no record")
    }
}
