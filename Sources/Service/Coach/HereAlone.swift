import Storage
import Training

/// What was done in the gym in use of lifts whose numbers mean nothing in another one: the stack of a machine or a cable, and
/// whatever has weights of its own there. Last time and what is next are then of one place (decision 30).
struct HereAlone: UseCase {
    let turn: Turn
    /// The gym in use; `nil` where there is none.
    private let gym: Gym?
    /// What was done here last of lifts that were asked about already.
    private var known: [ExerciseID: LastPerformance?] = [:]

    init(turn: Turn) throws {
        self.turn = turn
        gym = try Gyms(turn: turn).inUse(nil)
    }

    /// The newest session in which a lift was worked here; `nil` where a weight is the same everywhere, or none was here.
    func session(of exercise: ExerciseID, among sessions: [WorkoutSession]) -> WorkoutSession? {
        guard let gym, isOfOnePlace(exercise) else { return nil }
        return sessions.first { $0.gymID == gym.id && $0.performance(of: exercise)?.hasWork ?? false }
    }

    /// The same item with the numbers of the last time here, where there was one.
    ///
    /// - Parameter sessions: always the same ones.
    mutating func last(_ item: NextItem, among sessions: [WorkoutSession]) -> NextItem {
        guard let trained = item.trained, gym != nil, trained.gymID != gym?.id else { return item }
        let exercise = item.exerciseID
        if known[exercise] == nil {
            let last = session(of: exercise, among: sessions).flatMap { session in
                session.performance(of: exercise).map { LastPerformance($0, in: session) }
            }
            known[exercise] = .some(last)
        }
        guard case .some(.some(let last)) = known[exercise] else { return item }
        var item = item
        item.trained = last
        return item
    }

    /// What was done of a lift here when it was trained here last; `nil` likewise.
    func last(of exercise: ExerciseID) throws -> LastPerformance? {
        guard gym != nil, isOfOnePlace(exercise) else { return nil }
        var filter = Store.SessionFilter()
        filter.exercise = exercise
        guard let session = session(of: exercise, among: try store.countedSessions(filter, limit: Self.far)) else {
            return nil
        }
        return session.performance(of: exercise).map { LastPerformance($0, in: session) }
    }

    /// So many sessions back: what is further away says little of today.
    private static let far = 60

    private func isOfOnePlace(_ id: ExerciseID) -> Bool {
        if gym?.ownLoads(of: id) != nil { return true }
        guard let first = (try? turn.library())?[id]?.equipment.first else { return false }
        return first == .machine || first == .cable
    }
}
