import Contract
import TestSupport
import Testing
import Training

@testable import topset

/// The grid's model and looks, without a terminal.
struct GridTests {
    static func exercise(_ name: String = "Bench Press", _ number: UInt64 = 1, sets: Int = 3) -> ActiveExercise {
        var exercise = ActiveExercise(
            instanceID: InstanceID(high: 1, low: number), exerciseID: ExerciseID(high: 2, low: number), name: name,
            position: Int(number) - 1)
        exercise.sets = (0..<sets).map { index in
            var set = ActiveSet(id: SetID(high: number, low: UInt64(index)))
            (set.weight, set.reps) = (.kg(80), 5)
            set.target = SetTarget(weight: .kg(80), reps: 5)
            return set
        }
        return exercise
    }

    private static func grid(_ exercises: [ActiveExercise]) -> Grid {
        let start = Instant(milliseconds: 1_800_000_000_000)
        var workout = ActiveWorkout(
            id: WorkoutID(high: 3, low: 1), userID: UserID(high: 4, low: 1), startTime: start, createdAt: start,
            updatedAt: start)
        workout.title = "Push"
        workout.exercises = exercises
        return Grid(workout, Voice())
    }

    private static let two = [exercise(), exercise("Overhead Press", 2)]

    @Test func enterLogsTheNextSetAsPlanned() {
        var grid = Self.grid(Self.two)
        let set = Self.two[0].sets[0]
        #expect(
            grid.read("")
                == .log(
                    [Grid.Work(id: set.id, values: SetValues(weight: .kg(80), reps: 5))], of: Self.two[0].instanceID))
    }

    @Test func numbersFillTheNextSetsAndAddFurtherOnes() {
        var grid = Self.grid(Self.two)
        guard case .log(let works, _) = grid.read("82.5x5,5,4,3") else {
            Issue.record("no sets")
            return
        }
        #expect(works.map(\.id) == Self.two[0].sets.map(\.id) + [nil])
        #expect(works.map(\.values.reps) == [5, 5, 4, 3])
        #expect(works.allSatisfy { $0.values.weight == Mass(thousandths: 82_500, of: .kg) })
    }

    @Test func withoutAPlannedWeightTheLastOneStandsOrOneIsAskedFor() {
        var exercise = Self.exercise(sets: 2)
        for index in exercise.sets.indices { exercise.sets[index].weight = nil }
        var grid = Self.grid([exercise])
        #expect(grid.read("") == .look && grid.message?.isFault == true)
        #expect(grid.read("5") == .look && grid.message?.isFault == true)
        exercise.sets[0].status = .done
        exercise.sets[0].weight = .kg(60)
        grid = Self.grid([exercise])
        #expect(
            grid.read("")
                == .log(
                    [Grid.Work(id: exercise.sets[1].id, values: SetValues(weight: .kg(60), reps: 5))],
                    of: exercise.instanceID))
        exercise.loadKind = .bodyweightPlus
        exercise.sets[0].weight = nil
        grid = Self.grid([exercise])
        #expect(grid.read("8") != .look)
    }

    @Test func keysMoveAndAskForOtherThings() {
        var grid = Self.grid(Self.two)
        #expect(grid.read("n") == .look && grid.index == 1)
        #expect(grid.read("n") == .look && grid.index == 0)
        #expect(grid.read("p") == .look && grid.index == 1)
        #expect(grid.read("g 1") == .look && grid.index == 0)
        #expect(grid.read("g 9") == .look && grid.message?.isFault == true)
        #expect(grid.read("u") == .undo)
        #expect(grid.read("s") == .skip(SetPlace(Self.two[0].instanceID, Self.two[0].sets[0].id)))
        #expect(grid.read("a barbell row") == .addExercise("barbell row"))
        #expect(grid.read("q") == .leave)
        #expect(grid.read("?") == .look && grid.showsHelp)
        #expect(grid.read("nonsense") == .look && grid.message?.isFault == true && !grid.showsHelp)
    }

    @Test func whatIsLeftIsAskedAboutBeforeTheEnd() {
        var grid = Self.grid(Self.two)
        #expect(grid.read("f 8") == .look)
        #expect(grid.read("n") == .look)
        #expect(grid.read("f 8") == .look)
        #expect(grid.read("f 8") == .finish(SessionRPE(halves: 16)))
        #expect(grid.read("f 11") == .look && grid.message?.isFault == true)
        var empty = Self.grid([])
        #expect(empty.read("") == .look && empty.message?.isFault == true)
        #expect(empty.read("f") == .finish(nil))
    }

    @Test func afterTheLastSetOfAnExerciseTheNextOneIsShown() {
        var grid = Self.grid(Self.two)
        var workout = grid.workout
        for index in workout.exercises[0].sets.indices {
            workout.exercises[0].sets[index].status = .done
            workout.exercises[0].sets[index].completedAt = workout.startTime
            grid.take(workout)
            grid.went(workout.exercises[0].sets[index].id)
            #expect(grid.index == (index == 2 ? 1 : 0))
        }
        #expect(grid.message?.text.contains("Rest 2:00, until 08:02:00") == true)
    }

    @Test func supersetsAlternate() {
        var exercises = Self.two
        for index in exercises.indices { exercises[index].supersetGroup = "a" }
        exercises[0].sets[0].status = .done
        exercises[0].sets[0].completedAt = Instant(milliseconds: 1_800_000_000_000)
        var grid = Self.grid(exercises)
        grid.went(exercises[0].sets[0].id)
        #expect(grid.index == 1)
        #expect(grid.message?.text.contains("Rest") == false)
    }

    @Test(arguments: [20, 40, 80])
    func noLineIsWiderThanTheTerminal(width: Int) {
        let long = Self.exercise("Single-Arm Standing Cable Überkopfdrücken mit Pause", 1, sets: 40)
        var grid = Self.grid([long, Self.exercise("懸垂", 2)])
        for key in ["", "?", "heavy x 5", "n", "f"] {
            if !key.isEmpty { _ = grid.read(key) }
            for height in [10, 24, 60] {
                for line in grid.lines(width: width, height: height) {
                    #expect(line.text.displayWidth <= width, "\(key): \(line.text)")
                }
            }
        }
    }

    @Test func theSetsAroundTheNextOneAreShownWhereTheTerminalIsLow() {
        var exercise = Self.exercise(sets: 30)
        for index in 0..<20 { exercise.sets[index].status = .done }
        let lines = Self.grid([exercise]).lines(width: 40, height: 16).map(\.text)
        #expect(lines.count <= 16)
        #expect(lines.contains { $0.hasPrefix("►21") })
        #expect(!lines.contains { $0.hasPrefix("1 ") })
    }

    @Test func fortyColumnsShowWhatWasAimedAtAndDone() {
        var exercise = Self.exercise(sets: 2)
        exercise.sets[0].status = .done
        exercise.sets[0].reps = 6
        exercise.sets[0].rir = RIR(2)
        #expect(
            Self.grid([exercise]).lines(width: 40, height: 24).map(\.text) == [
                "Push · 1/1 · 1/2 sets · since 08:00", "Bench Press", "#   Target  Done",
                "1   80 × 5  80 × 6 @8", "►2  80 × 5  ", "", "enter: as planned · 80x5 · ? · q",
            ])
    }
}
