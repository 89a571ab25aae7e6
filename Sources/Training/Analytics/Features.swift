public import Wire

/// The figures that a summary or a model is grounded on (seed 004, `getAnalyticsFeatures`): of the last seven and 28 days, today
/// included.
public struct AnalyticsFeatures: WireModel, Equatable, Sendable {
    /// What was done in a stretch of days.
    public struct Stretch: WireDefaulted, Equatable, Sendable {
        public var sessions = 0
        public var totals = Totals()

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("sessions", &sessions)
            try totals.fields(&v)
        }

        mutating func add(_ session: TrainedSession) {
            sessions += 1
            for work in session.work { totals.add(work.totals) }
        }
    }

    /// A muscle's sets: of this week, and in a week on average.
    public struct MuscleLoad: WireModel, Equatable, Sendable {
        public var muscle: Muscle
        public var sets7Days = Amount.zero
        /// The mean of the last four times seven days.
        public var weeklyAverage = Amount.zero

        public init(blank: Blank) { muscle = .chest }

        init(_ muscle: Muscle, week: MuscleWork, month: MuscleWork) {
            self.muscle = muscle
            (sets7Days, weeklyAverage) = (week.sets, Amount(units: month.sets.units / 4))
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("muscle", &muscle)
            try v.field("sets_7_days", &sets7Days)
            try v.field("weekly_average_28_days", &weeklyAverage)
        }
    }

    /// How a lift's estimated max went: the best of the last 28 days beside that of the 28 before.
    public struct LiftTrend: WireModel, Equatable, Sendable {
        public var exerciseID: ExerciseID
        public var bestMax: Mass
        public var before: Mass?
        /// From before to now, to the tenth; `nil` without a before.
        public var changePercent: Percent?

        public init(blank: Blank) { (exerciseID, bestMax) = (.init(blank: blank), .zero) }

        init(_ exercise: ExerciseID, _ best: Mass, before: Mass?) {
            (exerciseID, bestMax, self.before) = (exercise, best, before)
            guard let before, before > .zero else { return }
            let change = best.kilograms / before.kilograms - 1
            changePercent = Percent(thousandths: Int64((change * 100_000).rounded())).rounded
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("exercise_id", &exerciseID)
            try v.field("e1rm", &bestMax)
            try v.field("e1rm_before", &before)
            try v.field("change_percent", &changePercent)
        }
    }

    /// How far back it looks at what was done: twice 28 days.
    public static let days: Int64 = 56

    /// The day that they are of.
    public var date: LocalDate
    public var last7Days = Stretch()
    public var last28Days = Stretch()
    public var streak = Streak()
    /// The mean session effort of 28 days; `nil` where none was noted.
    public var averageRPE: Amount?
    /// Those trained within 28 days, most sets of the last seven first.
    public var muscles: [MuscleLoad] = []
    /// Those trained within 28 days, by id.
    public var lifts: [LiftTrend] = []

    public init(blank: Blank) { date = LocalDate(day: 0) }

    /// - Parameter sessions: of the last 56 days at least with what was done, in any order; streaks reach back as far as they do.
    public init(
        _ sessions: [TrainedSession], today: LocalDate, startingOn weekStart: WeekStart, _ shares: MuscleShares
    ) {
        date = today
        let past = sessions.filter { $0.date <= today }
        streak = Streak(past.map { $0.date }, today: today, startingOn: weekStart)
        var loads: [Muscle: (week: MuscleWork, month: MuscleWork)] = [:]
        var best: [ExerciseID: (now: Mass?, before: Mass?)] = [:]
        var efforts: [Int] = []
        for session in past {
            let age = today.day - session.date.day
            guard age < Self.days else { continue }
            for work in session.work {
                guard let max = work.bestMax else { continue }
                var of = best[work.exerciseID] ?? (nil, nil)
                if age < 28 { of.now = Swift.max(of.now ?? .zero, max) }
                if age >= 28 { of.before = Swift.max(of.before ?? .zero, max) }
                best[work.exerciseID] = of
            }
            guard age < 28 else { continue }
            last28Days.add(session)
            if age < 7 { last7Days.add(session) }
            if let rpe = session.rpe { efforts.append(rpe.halves) }
            for work in session.work {
                for share in shares.shares(of: work.exerciseID) {
                    var load = loads[share.muscle] ?? (MuscleWork(share.muscle), MuscleWork(share.muscle))
                    load.month.add(work, percent: share.percent)
                    if age < 7 { load.week.add(work, percent: share.percent) }
                    loads[share.muscle] = load
                }
            }
        }
        if !efforts.isEmpty {
            let halves = Int64(efforts.reduce(0, +))
            averageRPE = Amount(units: halves * Amount.one.units / 2 / Int64(efforts.count))
        }
        for muscle in Muscle.allCases {
            if let load = loads[muscle] { muscles.append(MuscleLoad(muscle, week: load.week, month: load.month)) }
        }
        muscles.sort {
            $0.sets7Days != $1.sets7Days ? $0.sets7Days > $1.sets7Days : $0.muscle.place < $1.muscle.place
        }
        for exercise in best.keys.sorted() {
            if let now = best[exercise]?.now {
                lifts.append(LiftTrend(exercise, now, before: best[exercise]?.before))
            }
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("date", &date)
        try v.field("last_7_days", &last7Days)
        try v.field("last_28_days", &last28Days)
        try v.field("streak", &streak)
        try v.field("average_rpe", &averageRPE)
        try v.field("muscles", &muscles)
        try v.field("lifts", &lifts)
    }
}
