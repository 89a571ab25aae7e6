import TestSupport
import Testing
import Wire

@testable import Screens
@testable import Training

/// "How the coach does".
struct CoachPageTests {
    /// Targets of 100 kg × 6 of which some were done, beside the same as the time before.
    private static func standing(done: Int, of all: Int, stepsBack: Bool = false) throws -> CoachStanding {
        let lift = ExerciseID(high: 7, low: 1)
        var scores: [DatedScore] = []
        let last = try #require(
            Outing([Outing.WorkSet(weight: .kg(100), reps: 5)], startedAt: Instant(milliseconds: 0), slot: ""))
        for place in 0..<all {
            var score = CoachScore(
                weight: .kg(100), reps: 6, chance: Chance(0.74), change: .reps, last: last, preset: .standard)
            score.done = [Outing.WorkSet(weight: .kg(100), reps: place < done ? 6 : 4)]
            scores.append(DatedScore(lift, Instant(milliseconds: Int64(place)), score))
        }
        var standing = CoachStanding(scores, CoachTrack()) { _ in "Bench" }
        if stepsBack {
            standing.all.stepBack = Reason(.coachStepsBack) { $0.number = all }
            standing.all.stepBack?.text = "Repeating was closer."
        }
        return standing
    }

    private static func device(_ standing: CoachStanding?) -> Device {
        var server = gymServer()
        if let standing { server.coachStanding = standing }
        var device = Device(server)
        device.boot(at: "/settings")
        device.settle()
        return device
    }

    @Test func itIsReachedFromTheSettingsAndSaysWhenThereIsNothing() {
        var device = Self.device(nil)
        device.tap("How the coach does")
        device.settle()
        #expect(device.path == Route.coach.path)
        #expect(device.pageText.contains("After a few workouts you see here how its targets fared."))
        device.tap("Back")
        #expect(device.path == "/settings")
    }

    @Test func itSaysWhatCameOfTheTargets() throws {
        var device = Self.device(try Self.standing(done: 3, of: 4))
        device.tap("How the coach does")
        device.settle()
        let text = device.pageText
        #expect(text.contains("All lifts") && text.contains("Bench"))
        #expect(text.contains("4 targets, set by the coach: 4"))
        #expect(text.contains("3 times in 4 (3 of 4)"))
        #expect(text.contains("Said 3 times in 4: held 3 of 4"))
        #expect(text.contains("1 of 4") && text.contains("Repeating"))
    }

    @Test func itSaysThatItStepsBack() throws {
        var device = Self.device(try Self.standing(done: 3, of: 4, stepsBack: true))
        device.navigate(Route.coach.path)
        device.settle()
        #expect(device.pageText.contains("Repeating was closer."))
    }

    @Test func fromALiftItLeadsBackThere() throws {
        var device = Self.device(try Self.standing(done: 3, of: 4))
        let progress = Route.progress(ExerciseID(high: 7, low: 1)).path
        device.navigate(progress)
        device.settle()
        device.tap("How the coach does")
        device.settle()
        device.tap("Back")
        #expect(device.path == progress)
    }

    @Test func withoutTheServerItSaysSo() throws {
        var device = Self.device(try Self.standing(done: 3, of: 4))
        device.goOnline(false)
        device.navigate(Route.coach.path)
        device.settle()
        #expect(!device.pageText.contains("All lifts"))
        device.goOnline(true)
        device.settle()
        #expect(device.pageText.contains("All lifts"))
    }
}
