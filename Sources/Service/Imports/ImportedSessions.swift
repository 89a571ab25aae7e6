import Interchange
import Storage
import Training

/// The sessions of a file. A workout as the file has it is a fraction of the session made of it, so those of a long file are
/// never all there at once.
extension ImportedHistory {
    /// What identifies a session of the file.
    struct Head {
        var id: WorkoutID
        let startedAt: Instant
    }

    /// Sets of a block in a row that are one lift: where help begins or ends within a block, another lift does.
    struct Stretch {
        let block: Int
        let lift: Exercise
        let sets: Range<Int>
    }

    /// All of them, oldest first.
    var sessions: [WorkoutSession] { workouts.indices.map(session) }

    /// The session of a workout.
    func session(_ index: Int) -> WorkoutSession {
        let (workout, head) = (workouts[index], heads[index])
        var session = WorkoutSession(
            id: head.id, title: workout.title.isEmpty ? nil : workout.title, origin: .imported,
            startedAt: head.startedAt,
            endedAt: head.startedAt.adding(seconds: Int64(max(0, workout.durationSeconds ?? 0))))
        session.notes = workout.notes
        session.exercises = stretches(of: index).map { performance($0, of: index) }
        session.totals = session.computedTotals
        return session
    }

    /// What kind of day the session of a workout was: no app's file says more than its title.
    func day(_ index: Int) -> SessionDay { SessionDay(slot: workouts[index].title) }

    /// How many sets the session of a workout has.
    func setCount(_ index: Int) -> Int { stretches(of: index).reduce(0) { $0 + $1.sets.count } }

    /// What is done in a workout, each the exercise of a session that is made of it.
    func stretches(of index: Int) -> [Stretch] {
        var stretches: [Stretch] = []
        for (block, imported) in workouts[index].exercises.enumerated() {
            guard let exercise = byName[imported.name] else { continue }
            let help = helped[imported.name] ?? exercise
            var start = 0
            for index in imported.sets.indices {
                let lift = imported.sets[index].isHelp ? help : exercise
                let next = index + 1 < imported.sets.count ? imported.sets[index + 1].isHelp ? help : exercise : nil
                if next?.id == lift.id { continue }
                stretches.append(Stretch(block: block, lift: lift, sets: start..<index + 1))
                start = index + 1
            }
        }
        return stretches
    }

    /// What was done in a stretch of a workout.
    func performance(_ stretch: Stretch, of index: Int) -> ExercisePerformance {
        let (imported, lift, session) = (workouts[index].exercises[stretch.block], stretch.lift, heads[index].id)
        let start = heads[index].startedAt
        let (block, isFirst) = (stretch.block, stretch.sets.lowerBound == 0)
        let place = isFirst ? "block/\(block)" : "block/\(block)/from/\(stretch.sets.lowerBound)"
        var performance = ExercisePerformance(
            id: .named(place, in: session), exerciseID: lift.id, name: lift.name, loadKind: lift.loadKind,
            measure: lift.measure, muscles: lift.primaryMuscles, notes: isFirst ? imported.notes : nil,
            supersetGroup: imported.supersetGroup)
        performance.sets = stretch.sets.map { index in
            var set = Self.set(imported.sets[index], of: lift, id: .named("block/\(block)/set/\(index)", in: session))
            set.completedAt = imported.sets[index].secondsIn.map { start.adding(seconds: Int64($0)) }
            return set
        }
        return performance
    }

    /// Help is a number of assisted lifts alone: of another it would be weight that was never lifted.
    private static func set(_ imported: ImportedSet, of exercise: Exercise, id: SetID) -> SetPerformance {
        let isLifted = !imported.isHelp || exercise.loadKind == .assisted
        var set = SetPerformance(id: id, setType: imported.type)
        set.numbers = SetNumbers(
            weight: isLifted ? imported.weight : nil, reps: imported.reps, rir: imported.rir,
            durationSeconds: imported.durationSeconds, distance: imported.distance)
        (set.isFailure, set.amrap) = (imported.isFailure, imported.isAmrap)
        set.note = imported.note
        set.raw = imported.cells
        return set
    }

    // MARK: What is there

    /// The exercises of the session of a workout, as they are shown.
    private func exercises(of index: Int, _ merges: Merges) -> Set<ExerciseID> {
        Set(stretches(of: index).map { merges.shown($0.lift.id) })
    }

    /// Tables that lifters keep themselves may be of one lift each, and have the same days. Where one knows no time of day, a workout
    /// that shares no exercise with what came at its key is another one, named by its first exercise, too.
    ///
    /// - Parameters:
    ///   - known: every session that is there or was.
    ///   - isOther: whether one of them never had any of these exercises.
    mutating func setApart(
        _ known: Set<WorkoutID>, _ merges: Merges, isOther: (WorkoutID, Set<ExerciseID>) throws -> Bool
    ) rethrows {
        for (index, workout) in workouts.enumerated() where workout.isOfDay {
            let first = ExerciseName.key(workout.exercises.first?.name ?? "")
            let other = WorkoutID.named(workout.idName + "/" + first, in: user)
            let isThere = known.contains(heads[index].id)
            // Before what came first there: that may have been undone since.
            if try known.contains(other) || isThere && isOther(heads[index].id, exercises(of: index, merges)) {
                heads[index].id = other
            }
        }
    }

    /// A workout that got another title since it was imported is the one that began at that moment, not a second one. Other
    /// exercises at the same moment are another workout: all of a day begin at midnight where a file knows no more than the day.
    ///
    /// - Parameters:
    ///   - known: every session that is there or was.
    ///   - starts: the imported sessions that are there, by the moment of their start.
    ///   - trained: the exercises of one of them.
    mutating func meet(
        _ known: Set<WorkoutID>, _ starts: [Int64: [WorkoutID]], _ merges: Merges,
        trained: (WorkoutID) throws -> Set<ExerciseID>
    ) rethrows {
        let own = Set(heads.map(\.id))
        for (index, head) in heads.enumerated() where !known.contains(head.id) {
            guard let begun = starts[head.startedAt.milliseconds] else { continue }
            let exercises = self.exercises(of: index, merges)
            let there = try begun.filter { id in
                if own.contains(id) { return false }
                let others = try trained(id)
                return 2 * exercises.intersection(others).count >= exercises.union(others).count
            }
            if there.count == 1 { heads[index].id = there[0] }
        }
    }
}

extension ImportedWorkout {
    /// Whether it is of a table of the lifter's own that knows its day and no time.
    fileprivate var isOfDay: Bool {
        format == .csv && id == nil && offsetMinutes == nil && start.millisecondsOnTheWall % 86_400_000 == 0
    }
}
