import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// Stores a workout of the past, told when it is over. The same id again answers with what is there.
    public func logSession(
        _ user: UserID, _ log: LogSession
    ) async throws(ServiceError) -> (session: WorkoutSession, created: Bool) {
        try await write(user, drawing: 1) { turn in try PastWorkouts(turn: turn).log(log) }
    }
}

/// Workouts that nobody logged while they went on. What follows from the history is worked out anew, since others may be newer;
/// nothing is proposed.
struct PastWorkouts: UseCase {
    let turn: Turn

    func log(_ log: LogSession) throws -> (session: WorkoutSession, created: Bool) {
        if let id = log.id {
            if let known = try store.session(id) { return (known, false) }
            guard try !store.knowsSession(id), try store.workout(id) == nil else {
                throw ServiceError(.validation, "id is the id of another workout.", path: "/id")
            }
        }
        let library = try turn.library()
        let session = library.withMuscles(
            try store.shown(log.session(turn.newID(), facts: { library[$0]?.facts }, now: now)))
        try Gyms(turn: turn).check(session.gymID)
        let (snapshot, linked) = mirror(session, author: .user)
        if snapshot.exercises.isEmpty {
            try store.insert(session)
        } else {
            try store.insert(snapshot)
            try store.insert(linked)
        }
        try Corrections(turn: turn).rework(session.trainedExercises, of: [])
        return (try store.session(session.id) ?? session, true)
    }
}
