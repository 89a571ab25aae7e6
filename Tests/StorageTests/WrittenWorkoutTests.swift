import TestSupport
import Testing
import Training
import Wire

@testable import Storage

/// A workout that is written in pieces is written as if it were written as a whole.
struct WrittenWorkoutTests {
    @Test(arguments: 1...40) func whatIsPutTogetherIsWhatIsWrittenAsAWhole(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var written = WrittenWorkout(try startedWorkout())
        #expect(written.text == JSON.text(written.workout))
        // What was written some changes before, or of another workout, is as good as what was written last.
        var older = written
        var changes = 0
        for number in 0..<120 {
            let command = random.command(for: written.workout, number: number)
            guard let reduction = try? reduce(written.workout, command, now: evening.adding(seconds: 14_400)) else {
                continue
            }
            let change = WorkoutChange(reduction, after: written.workout, random.chance(4) ? older : written)
            #expect(change.workoutText == JSON.text(reduction.workout))
            #expect(change.workout == reduction.workout)
            if random.chance(5) { older = written }
            written = change.written
            changes += 1
        }
        #expect(changes > 0)
    }

    @Test func whatWasWrittenOfAnotherWorkoutIsNotTaken() throws {
        let workout = try startedWorkout()
        var other = workout
        other.title = "“Beine” \u{1}"
        other.exercises.swapAt(0, 1)
        other.exercises[0].sets.removeFirst()
        other.exercises[1].notes = #""exercises":[]"#
        #expect(WrittenWorkout(workout, after: WrittenWorkout(other)).text == JSON.text(workout))
        #expect(WrittenWorkout(other, after: WrittenWorkout(workout)).text == JSON.text(other))
        other.exercises = []
        #expect(WrittenWorkout(other, after: WrittenWorkout(workout)).text == JSON.text(other))
    }
}
