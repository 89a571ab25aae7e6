/// The work of one exercise in one session, warm-ups left out: what figures are added up from.
public struct WorkTotals: Equatable, Sendable {
    public var exerciseID: ExerciseID
    public var totals = Totals()
    /// The best estimated max of it; `nil` where no set gives one.
    public var bestMax: Mass?

    public init(_ exerciseID: ExerciseID) { self.exerciseID = exerciseID }

    /// The work of a performance.
    public init(_ performance: ExercisePerformance) {
        exerciseID = performance.exerciseID
        for set in performance.sets {
            count(
                set.setType, done: set.status == .done, weight: set.weight, reps: set.reps,
                loadKind: performance.loadKind)
        }
    }

    /// Counts one set, by the rule of all totals; it gives a max as `EstimatedMax.epley` says, where the load is what was lifted.
    public mutating func count(_ type: SetType, done: Bool, weight: Mass?, reps: Int?, loadKind: LoadKind) {
        totals.count(type, done: done, weight: weight, reps: reps, loadKind: loadKind)
        guard done, type != .warmup, loadKind == .external || loadKind == .bodyweightPlus, let weight, let reps,
            reps <= EstimatedMax.maximumReps, let max = EstimatedMax.epley(weight, reps: reps)
        else { return }
        bestMax = Swift.max(bestMax ?? .zero, max)
    }

    /// Working sets.
    public var sets: Int { totals.sets }
    public var reps: Int { totals.reps }
    /// Sum of weight × reps.
    public var volume: Mass { totals.volume }
}

/// A finished session as figures over weeks see it.
public struct TrainedSession: Equatable, Sendable {
    public var id: WorkoutID
    public var startedAt: Instant
    public var endedAt: Instant
    public var planID: PlanID?
    /// The day of a program that it was started as.
    public var programDayID: ProgramDayID?
    /// The version that it ran, and what it is called: by these a session that belongs to no plan is known as one of a plan.
    public var planSnapshotID: SnapshotID?
    public var title: String?
    /// Effort of the session; `nil` where nobody said it.
    public var rpe: SessionRPE?
    public var work: [WorkTotals]

    public init(
        id: WorkoutID, startedAt: Instant, endedAt: Instant, planID: PlanID? = nil, rpe: SessionRPE? = nil,
        work: [WorkTotals] = []
    ) {
        (self.id, self.startedAt, self.endedAt) = (id, startedAt, endedAt)
        (self.planID, self.rpe, self.work) = (planID, rpe, work)
    }

    /// A finished session, without its work.
    public init(plain session: WorkoutSession) {
        self.init(
            id: session.id, startedAt: session.startedAt, endedAt: session.endedAt, planID: session.planID,
            rpe: session.postEffort?.rpe)
        (planSnapshotID, title, programDayID) = (session.planSnapshotID, session.title, session.programDayID)
    }

    /// A finished session, its performances added up.
    public init(_ session: WorkoutSession) {
        self.init(plain: session)
        for performance in session.exercises { work.append(WorkTotals(performance)) }
    }

    /// The day on which it was begun, where it was lived: at 23:50 it is of the day that ends.
    public var date: LocalDate { LocalDate(startedAt) }

    /// Whether it is of a later day, or was begun later on the same; of one moment the one with the greater id.
    func isLater(than other: TrainedSession) -> Bool {
        if date != other.date { return date > other.date }
        return (startedAt.milliseconds, id) > (other.startedAt.milliseconds, other.id)
    }

    /// From start to end. One that nobody ended for half a day was forgotten and says nothing.
    var seconds: Int64? {
        let seconds = endedAt.seconds(since: startedAt)
        return seconds > 0 && seconds < 12 * 3_600 ? seconds : nil
    }
}

/// Which muscles exercises train, and how much of a set counts for those that only help.
public struct MuscleShares: Sendable {
    /// Percent of a set that counts for a secondary muscle: 0 to 100.
    public var secondaryPercent: Int
    private let muscles: [ExerciseID: (primary: [Muscle], secondary: [Muscle])]

    /// - Parameter secondaryPercent: 0 to 100.
    public init(_ exercises: some Sequence<Exercise>, secondaryPercent: Int = 50) {
        self.secondaryPercent = secondaryPercent
        var muscles: [ExerciseID: (primary: [Muscle], secondary: [Muscle])] = [:]
        for exercise in exercises {
            muscles[exercise.id] = (exercise.primaryMuscles, exercise.secondaryMuscles)
        }
        self.muscles = muscles
    }

    /// Whether a working set of a session counts for a muscle.
    public func count(_ session: TrainedSession, for muscle: Muscle) -> Bool {
        session.work.contains { work in
            work.sets > 0 && shares(of: work.exerciseID).contains { $0.muscle == muscle }
        }
    }

    /// The muscles of an exercise with the percent that each gets of a set; none twice.
    func shares(of exercise: ExerciseID) -> [(muscle: Muscle, percent: Int)] {
        guard let trained = muscles[exercise] else { return [] }
        var shares: [(muscle: Muscle, percent: Int)] = []
        for muscle in trained.primary where !shares.contains(where: { $0.muscle == muscle }) {
            shares.append((muscle, 100))
        }
        guard secondaryPercent > 0 else { return shares }
        for muscle in trained.secondary where !shares.contains(where: { $0.muscle == muscle }) {
            shares.append((muscle, secondaryPercent))
        }
        return shares
    }
}
