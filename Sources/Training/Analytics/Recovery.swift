public import Wire

/// How long ago muscles were trained, and whether a day of rest would do good (seed 002, "Recovery Awareness").
public struct Recovery: WireModel, Equatable, Sendable {
    /// How rested a muscle is.
    public enum State: String, WireEnum, Sendable {
        /// Trained today or yesterday.
        case recovering
        /// Not trained for two days or more.
        case ready
        /// Not trained for ten days or more, though it was before.
        case waiting
    }

    /// When a muscle was trained, and how much lately.
    public struct MuscleState: WireModel, Equatable, Sendable {
        public var muscle: Muscle
        /// When it was last trained as a primary muscle.
        public var lastTrained: LocalDate
        public var daysSince: Int
        /// Working sets of the last seven days, those in which it helps in part.
        public var sets: Amount
        public var state: State
        public var sessionID: WorkoutID

        public init(blank: Blank) {
            (muscle, lastTrained, daysSince, sets) = (.chest, LocalDate(day: 0), 0, .zero)
            (state, sessionID) = (.ready, .init(blank: blank))
        }

        init(_ muscle: Muscle, on date: LocalDate, in session: WorkoutID, daysSince: Int, sets: Amount) {
            (self.muscle, lastTrained, sessionID) = (muscle, date, session)
            (self.daysSince, self.sets) = (daysSince, sets)
            state = daysSince < 2 ? .recovering : daysSince < 10 ? .ready : .waiting
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("muscle", &muscle)
            try v.field("last_trained", &lastTrained)
            try v.field("days_since", &daysSince)
            try v.field("sets", &sets)
            try v.field("state", &state)
            try v.field("session_id", &sessionID)
        }
    }

    /// Those that were trained within the last 28 days, longest ago first.
    public var muscles: [MuscleState] = []
    /// Days in a row with training, up to today or yesterday.
    public var daysInARow = 0
    /// The mean effort of those days; `nil` where none was noted.
    public var averageRPE: Amount?
    /// Whether rest is suggested: four days in a row or more, at an effort of 8 or more on average.
    public var suggestsRest = false

    public init(blank: Blank) {}

    /// - Parameter sessions: of the last 28 days at least, in any order; those after today are left out.
    public init(_ sessions: [TrainedSession], today: LocalDate, _ shares: MuscleShares) {
        let past = sessions.filter { $0.date <= today }
        let row = DaysInARow(past, today: today)
        (daysInARow, averageRPE, suggestsRest) = (row.count, row.averageRPE, row.suggestsRest)
        for muscle in Muscle.allCases {
            guard let state = state(of: muscle, past, today, shares) else { continue }
            muscles.append(state)
        }
        muscles.sort { $0.daysSince != $1.daysSince ? $0.daysSince > $1.daysSince : $0.muscle.place < $1.muscle.place }
    }

    private func state(
        of muscle: Muscle, _ sessions: [TrainedSession], _ today: LocalDate, _ shares: MuscleShares
    ) -> MuscleState? {
        var newest: TrainedSession?
        var week = MuscleWork(muscle)
        for session in sessions where today.day - session.date.day < 28 {
            for work in session.work where work.sets > 0 {
                for share in shares.shares(of: work.exerciseID) where share.muscle == muscle {
                    if today.day - session.date.day < 7 { week.add(work, percent: share.percent) }
                    guard share.percent == 100 else { continue }
                    if newest.map({ session.isLater(than: $0) }) ?? true { newest = session }
                }
            }
        }
        return newest.map {
            MuscleState(muscle, on: $0.date, in: $0.id, daysSince: Int(today.day - $0.date.day), sets: week.sets)
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("muscles", &muscles)
        try v.field("days_in_a_row", &daysInARow)
        try v.field("average_rpe", &averageRPE)
        try v.field("suggests_rest", &suggestsRest)
    }
}

/// Days in a row with training, up to today or yesterday, and how hard they were.
public struct DaysInARow: Equatable, Sendable {
    public var count = 0
    /// The mean effort of those days; `nil` where none was noted.
    public var averageRPE: Amount?
    /// Whether rest is suggested: four of them or more, at an effort of 8 or more on average.
    public var suggestsRest = false

    /// - Parameter sessions: in any order; those after today are left out.
    public init(_ sessions: [TrainedSession], today: LocalDate) {
        func isTrained(_ date: LocalDate) -> Bool { sessions.contains { $0.date == date } }
        let last = isTrained(today) ? today : today.adding(days: -1)
        while isTrained(last.adding(days: Int64(-count))) { count += 1 }
        var (halves, efforts) = (0, 0)
        for session in sessions where session.date <= last && last.day - session.date.day < Int64(count) {
            guard let rpe = session.rpe else { continue }
            halves += rpe.halves
            efforts += 1
        }
        guard efforts > 0 else { return }
        averageRPE = Amount(units: Int64(halves) * Amount.one.units / 2 / Int64(efforts))
        suggestsRest = count >= 4 && halves >= 16 * efforts
    }
}
