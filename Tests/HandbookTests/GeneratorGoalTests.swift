import TestSupport
import Testing

@testable import Handbook
@testable import Training

/// What goals make of generated workouts.
struct GeneratorGoalTests {
    @Test func aGoalOfAnExerciseShapesThatOneAlone() throws {
        let plain = WorkoutGenerator(GeneratorTests.wishes { $0.experience = .intermediate }).workout(focus: .push)
        for item in plain.plans[0].items {
            let exercise = ProgramLibraryTests.exercise(item.choice.exercise.exerciseID)!
            guard exercise.measure == .reps else { continue }
            var goal = LifterGoal(
                id: GoalID(high: 1, low: 9), .endurance, Amount(20), .reps, from: LocalDate(day: 20_000),
                at: Instant(milliseconds: 0))
            goal.exerciseID = exercise.id
            let shaped = WorkoutGenerator(
                GeneratorTests.wishes {
                    $0.experience = .intermediate
                    $0.emphasis = { [goal] in GoalEmphasis(of: $0, among: [goal], bodyWeight: nil) }
                }
            ).workout(focus: .push)
            for made in shaped.plans[0].items.map(\.choice) {
                let isIt = made.exercise.exerciseID == exercise.id
                #expect((made.exercise.repRange == RepRange(15, 20)) == isIt)
                #expect(made.reasons.contains { $0.code == .goal } == isIt)
                #expect((made.exercise.rest.seconds == 45) == isIt)
            }
        }
    }
}
