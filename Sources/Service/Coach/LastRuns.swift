import Training

/// Where lifts of plans were trained last: sessions that are looked through once, however many lifts are asked about.
struct LastRuns {
    /// What was done of one exercise as one prescription.
    private struct Lift: Hashable {
        var exercise: ExerciseID
        var prescription: PrescriptionID
    }

    /// All that shares a progression key, as far as it is the same exercise.
    private struct Linked: Hashable {
        var exercise: ExerciseID
        var key: ProgressionKey
    }

    /// A session, counted from the newest, and a performance in it.
    private struct Place: Comparable {
        var session: Int
        var performance: Int

        static func < (one: Place, other: Place) -> Bool {
            (one.session, one.performance) < (other.session, other.performance)
        }
    }

    typealias Run = (session: WorkoutSession, performance: ExercisePerformance)

    private let sessions: [WorkoutSession]
    private let holders: [ProgressionKey: [PrescriptionID]]
    private var places: [Lift: Place] = [:]
    private var linked: [Linked: Place?] = [:]

    /// - Parameters:
    ///   - sessions: newest first.
    ///   - holders: the prescriptions that share a progression key.
    init(_ sessions: [WorkoutSession], _ holders: [ProgressionKey: [PrescriptionID]]) {
        (self.sessions, self.holders) = (sessions, holders)
        for (session, one) in sessions.enumerated() {
            for (index, performance) in one.exercises.enumerated() {
                guard let prescription = performance.exercisePrescriptionID,
                    performance.sets.contains(where: { $0.status == .done })
                else { continue }
                let lift = Lift(exercise: performance.exerciseID, prescription: prescription)
                if places[lift] == nil { places[lift] = Place(session: session, performance: index) }
            }
        }
    }

    /// The newest session in which a prescription, or what shares its key, was trained, and what was done of it.
    mutating func newest(of prescription: ExercisePrescription) -> Run? {
        let own = places[Lift(exercise: prescription.exerciseID, prescription: prescription.id)]
        let other = prescription.progressionKey.flatMap { newest(of: prescription.exerciseID, $0) }
        guard let place = [own, other].compactMap({ $0 }).min() else { return nil }
        return (sessions[place.session], sessions[place.session].exercises[place.performance])
    }

    private mutating func newest(of exercise: ExerciseID, _ key: ProgressionKey) -> Place? {
        let asked = Linked(exercise: exercise, key: key)
        if let known = linked[asked] { return known }
        let found = (holders[key] ?? []).compactMap { places[Lift(exercise: exercise, prescription: $0)] }.min()
        linked[asked] = .some(found)
        return found
    }
}
