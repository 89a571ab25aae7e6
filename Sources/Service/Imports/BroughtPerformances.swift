import Storage
import Training

/// What an import brings of each exercise.
struct BroughtPerformances: Sendable {
    private struct Place {
        let session: Int
        let position: Int
    }

    private let sessions: [WorkoutSession]
    private var places: [ExerciseID: [Place]] = [:]
    /// One more than the sets of each exercise.
    private(set) var sets: [ExerciseID: Int] = [:]

    /// - Parameter merges: which exercises stand in the history as others.
    init(_ sessions: [WorkoutSession], shownBy merges: Merges) {
        self.sessions = sessions
        for (session, workout) in sessions.enumerated() {
            for (position, performance) in workout.exercises.enumerated() {
                let exercise = merges.shown(performance.exerciseID)
                places[exercise, default: []].append(Place(session: session, position: position))
                sets[exercise, default: 1] += performance.sets.count
            }
        }
    }

    /// What was done of an exercise, those of one session in their order.
    subscript(exercise: ExerciseID) -> [DatedPerformance] {
        (places[exercise] ?? []).map { place in
            let session = sessions[place.session]
            var performance = session.exercises[place.position]
            performance.exerciseID = exercise
            return DatedPerformance(
                sessionID: session.id, startedAt: session.startedAt, performance: performance, day: SessionDay(session))
        }
    }
}
