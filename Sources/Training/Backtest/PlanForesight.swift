public import Wire

/// How often the plan that would have been foreseen is the one that was trained (seed 002: 70 % after four weeks). An export knows no
/// plans: workouts of one name are one.
public struct PlanForesight: WireDefaulted, Sendable {
    /// How often it was right where it had this reason.
    public struct ByReason: WireModel, Sendable {
        public var reason: DayReason.Code
        public var right = BacktestReport.Share()

        init(_ reason: DayReason.Code) { self.reason = reason }

        public init(blank: Blank) { reason = .recent }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("reason", &reason)
            try v.field("right", &right)
        }
    }

    /// Days on which something with a name was trained, from the 29th of the log on; those on which a name was new are among them.
    public var right = BacktestReport.Share()
    /// Most frequent first.
    public var reasons: [ByReason] = []

    public init() {}

    /// In which the names of workouts are ids.
    private static let titles = PlanID(high: 0x746f_7073_6574, low: 4)

    /// - Parameter sessions: in any order.
    public init(_ sessions: [WorkoutSession]) {
        self.init(sessions.map { (date: LocalDate($0.startedAt), plan: nil, title: $0.title) })
    }

    /// - Parameters:
    ///   - trained: the days of workouts in any order, with their plans; without one, workouts of one name are one, and what has no
    ///     name does not count.
    ///   - judged: the days that are judged; `nil` for all.
    ///   - startable: the plans that can be started in the lifter's order, whatever days they have, and from which day on each could
    ///     be. Then a mere name is trained, but never foreseen; `nil` where nothing but names is known.
    public init(
        _ trained: [(date: LocalDate, plan: PlanID?, title: String?)], judging judged: Set<LocalDate>? = nil,
        among startable: [(plan: PlanUse, since: LocalDate)]? = nil
    ) {
        var days: [LocalDate: [PlanID]] = [:]
        var names: Set<PlanID> = []
        for one in trained {
            if let plan = one.plan {
                days[one.date, default: []].append(plan)
            } else if let title = one.title, !title.isEmpty {
                let name = PlanID.named(title, in: Self.titles)
                names.insert(name)
                days[one.date, default: []].append(name)
            }
        }
        let dates = days.keys.sorted()
        var plans: [PlanUse] = []
        var since: [PlanID: LocalDate] = [:]
        for one in startable ?? [] {
            plans.append(one.plan)
            since[one.plan.id] = one.since
        }
        for date in dates {
            let trained = days[date] ?? []
            if date.day - dates[0].day >= Int64(7 * PlanPrediction.weeks), judged?.contains(date) ?? true {
                judge(plans.filter { since[$0.id] ?? date <= date }, date, trained)
            }
            for id in trained {
                if let known = plans.firstIndex(where: { $0.id == id }) {
                    plans[known].days.append(date)
                } else if startable == nil || !names.contains(id) {
                    plans.append(PlanUse(id, days: [date]))
                }
            }
        }
        reasons.sort {
            $0.right.of != $1.right.of ? $0.right.of > $1.right.of : $0.reason.rawValue < $1.reason.rawValue
        }
    }

    private mutating func judge(_ plans: [PlanUse], _ date: LocalDate, _ trained: [PlanID]) {
        guard let prediction = PlanPrediction(plans, today: date) else { return }
        let isRight = trained.contains(prediction.plan)
        right.add(isRight)
        let reason = prediction.why(on: date).code
        let place = reasons.firstIndex { $0.reason == reason } ?? reasons.count
        if place == reasons.count { reasons.append(ByReason(reason)) }
        reasons[place].right.add(isRight)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("right", &right)
        try v.field("reasons", &reasons)
    }
}
