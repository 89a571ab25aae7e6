import Storage
import Training

/// What an import brings of each exercise.
struct BroughtPerformances: Sendable {
    private struct Place {
        let workout: Int
        let position: Int
    }

    private let history: ImportedHistory
    private var places: [ExerciseID: [Place]] = [:]
    /// One more than the sets of each exercise.
    private(set) var sets: [ExerciseID: Int] = [:]

    /// - Parameters:
    ///   - fresh: which workouts of the file are brought.
    ///   - merges: which exercises stand in the history as others.
    init(_ history: ImportedHistory, _ fresh: [Int], shownBy merges: Merges) {
        self.history = history
        for workout in fresh {
            for (position, stretch) in history.stretches(of: workout).enumerated() {
                let exercise = merges.shown(stretch.lift.id)
                places[exercise, default: []].append(Place(workout: workout, position: position))
                sets[exercise, default: 1] += stretch.sets.count
            }
        }
    }

    /// What was done of an exercise, those of one session in their order.
    subscript(exercise: ExerciseID) -> [DatedPerformance] {
        (places[exercise] ?? []).map { place in
            let stretch = history.stretches(of: place.workout)[place.position]
            var performance = history.performance(stretch, of: place.workout)
            performance.exerciseID = exercise
            return DatedPerformance(
                sessionID: history.heads[place.workout].id, startedAt: history.heads[place.workout].startedAt,
                performance: performance, day: history.day(place.workout))
        }
    }
}
