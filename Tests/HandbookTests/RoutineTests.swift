import Testing
import Training

@testable import Handbook

/// The routines that come with the app say what they are, in both languages, with exercises that there are.
struct RoutineTests {
    @Test func everyLineIsUnderstoodAndEveryNameIsOne() {
        #expect(RoutineBook.faults == [])
        #expect(RoutineBook.all.count == 8)
        #expect(Set(RoutineBook.all.map(\.slug)).count == RoutineBook.all.count)
        #expect(RoutineBook.all.map(\.type.rawValue) == RoutineBook.all.map(\.type.rawValue).sorted().reversed())
    }

    @Test(arguments: RoutineBook.all) func itIsWholeInBothLanguages(routine: RoutineText) {
        for language in [Language.english, .german] {
            #expect(routine.names[language]?.isEmpty == false)
            #expect(routine.abouts[language]?.isEmpty == false)
        }
        #expect(routine.names[.english] != routine.names[.german])
        #expect((5...20).contains(routine.steps.count))
    }

    @Test(arguments: RoutineBook.all) func itsStepsAreExercisesThatThereAreCountedAsTheyAre(routine: RoutineText) {
        for step in routine.steps {
            guard let exercise = BuiltInExercises.all.first(where: { $0.slug == step.exercise }) else {
                Issue.record("\(routine.slug): there is no \(step.exercise)")
                continue
            }
            #expect((step.seconds == nil) != (step.reps == nil))
            #expect(exercise.equipment.allSatisfy { [.bodyweight, .bands, .bench, .pullUpBar, .other].contains($0) })
            if step.seconds != nil { #expect(exercise.measure == .time, "\(step.exercise) is counted in reps") }
        }
    }

    /// Three seconds a repetition and eight to change over come near what is said.
    @Test(arguments: RoutineBook.all) func itTakesAboutAsLongAsItSays(routine: RoutineText) {
        let seconds = routine.steps.reduce(0) { $0 + ($1.seconds ?? ($1.reps ?? 0) * 3) + 8 }
        #expect((routine.minutes * 45...routine.minutes * 80).contains(seconds), "\(routine.slug): \(seconds)")
    }
}
