import Contract
import TestSupport
import Testing
import Training

@testable import Screens

/// What warms up before a workout and is stretched after it.
@Suite struct RoutineTests {
    private static func routine(
        _ slug: String, _ type: RoutineType, _ patterns: [MovementPattern], minutes: Int
    ) -> Routine {
        var routine = Routine(
            slug: slug, name: "Routine " + slug, about: "About " + slug, type: type, durationSeconds: minutes * 60)
        routine.patterns = patterns
        let id = ExerciseID(high: 7, low: 1)
        routine.steps = [
            .init(exerciseID: id, name: "Cat-Cow", seconds: nil, reps: 8),
            .init(exerciseID: id, name: "Deep Squat Hold", seconds: 45, reps: nil),
            .init(exerciseID: id, name: "Dead Hang", seconds: 20, reps: nil),
        ]
        return routine
    }

    private static func atGym(_ patterns: [MovementPattern?] = [.horizontalPush, .verticalPull]) -> Device {
        Device.atGym { server in
            for (index, pattern) in patterns.enumerated() { server.exercises[index].pattern = pattern }
            server.routines = [
                routine("press", .preWorkout, [.horizontalPush, .verticalPush], minutes: 5),
                routine("every", .preWorkout, [], minutes: 10),
                routine("upper", .postWorkout, [.horizontalPush, .verticalPull], minutes: 7),
                routine("whole", .postWorkout, [.squat, .horizontalPush, .verticalPull], minutes: 9),
            ]
        }
    }

    private static func opened() -> Device {
        var device = atGym()
        device.tap("How do you feel?")
        device.settle()
        device.tap("routine")
        device.settle()
        return device
    }

    @Test func theOneThatFitsTheDayIsOffered() {
        let device = Self.atGym()
        let all = device.server.routines
        func slug(_ patterns: [MovementPattern], _ type: RoutineType) -> String? {
            Routine.fitting(patterns, type, among: all)?.slug
        }
        #expect(slug([.horizontalPush], .preWorkout) == "press")
        #expect(slug([.verticalPush, .squat], .preWorkout) == "press", "what comes first")
        #expect(slug([.squat, .horizontalPush], .preWorkout) == "every")
        #expect(slug([], .preWorkout) == "every")
        #expect(slug([.verticalPull], .postWorkout) == "upper", "all of the day")
        #expect(slug([.horizontalPush, .squat], .postWorkout) == "whole", "all of the day")
        #expect(slug([.hinge], .postWorkout) == nil)
    }

    @Test func theSheetBeforeAStartOffersItAndItIsLedThrough() {
        var device = Self.atGym()
        device.tap("How do you feel?")
        device.settle()
        #expect(device.pageText.contains("Warm up: Routine press · 5 min"))
        device.tap("routine")
        #expect(device.focused == "sheet")
        #expect(device.pageText.contains("About press") && device.pageText.contains("Deep Squat Hold0:45"))
        device.tap("Start the routine")
        #expect(device.pageText.contains("Step 1 of 3") && device.pageText.contains("8 ×"))
        device.wait(seconds: 100)
        #expect(device.app.routine?.step == 0, "repetitions have no clock")
        device.tap("routine-go")
        #expect(device.pageText.contains("Step 2 of 3"))
        device.wait(seconds: 15)
        #expect(device.pageText.contains("0:30"))
        device.wait(seconds: 30)
        #expect(device.app.routine?.step == 2, "the next one begins by itself")
        device.wait(seconds: 20)
        #expect(device.app.routine == nil)
        #expect(device.app.starting != nil, "what it lay over is there again")
    }

    @Test func anotherOneIsChosenAndEscapeLeavesIt() {
        var device = Self.opened()
        device.tap("Routine every")
        #expect(device.pageText.contains("About every"))
        device.key("Escape")
        #expect(device.app.routine == nil && device.app.starting != nil)
        #expect(!device.pageText.contains("About every"))
    }

    @Test func afterAWorkoutItIsOfferedToo() {
        var device = Self.atGym()
        device.tap("Start Push A")
        device.settle()
        for _ in 0..<10 { device.tap("go") }
        device.tap("Finish")
        device.settle()
        #expect(device.pageText.contains("Stretch: Routine upper · 7 min"))
        device.tap("routine")
        #expect(device.pageText.contains("About upper"))
    }

    @Test func withoutSignalItIsSaidWhereRoutinesComeFrom() {
        var device = Self.atGym()
        device.goOnline(false)
        device.tap("How do you feel?")
        device.settle()
        device.tap("routine")
        device.settle()
        #expect(device.pageText.contains("Routines come from the server"))
        device.goOnline(true)
        device.settle()
        #expect(device.pageText.contains("About press"))
    }
}
