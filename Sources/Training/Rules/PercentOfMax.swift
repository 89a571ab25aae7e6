public import Wire

/// Weeks of percentages of a training max (5/3/1, nSuns, Madcow). The targets of a session are this week's sets; the week
/// moves on with every session done, or is that of the program's day (`ProgramWeek`).
///
/// The key set decides: the AMRAP set of the highest percentage, else the last set of the highest. Work in the other sets
/// neither raises nor holds the training max.
public struct PercentOfMax: WireModel, Sendable {
    /// A set of a week.
    public struct PercentSet: WireModel, Sendable {
        public var percent: Percent
        /// With AMRAP, the least.
        public var reps: Int
        public var amrap = false

        public init(percent: Percent, reps: Int, amrap: Bool = false) {
            (self.percent, self.reps, self.amrap) = (percent, reps, amrap)
        }

        public init(blank: Blank) { (percent, reps) = (Percent(thousandths: 0), 1) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("percent", &percent)
            try v.field("reps", &reps)
            try v.field("amrap", &amrap, default: false)
        }

        /// The set with this training max, at the nearest load.
        fileprivate func planned(_ trainingMax: Mass, _ loads: Loads) -> PlannedSet {
            let weight = loads.nearest(trainingMax.scaled(percent.thousandths, over: 100_000))
            return PlannedSet(SetTarget(weight: weight, reps: reps), amrap: amrap)
        }
    }

    /// The training max of a program that leaves it to whoever begins: a place for theirs.
    public static let openMax = Mass.kg(100)

    public var trainingMax: Mass
    public var weeks: [[PercentSet]]
    public var increase = MaxIncrease()

    public init(trainingMax: Mass, weeks: [[PercentSet]], increase: MaxIncrease = MaxIncrease()) {
        (self.trainingMax, self.weeks, self.increase) = (trainingMax, weeks, increase)
    }

    public init(blank: Blank) { (trainingMax, weeks) = (.zero, []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("training_max", &trainingMax)
        try v.field("weeks", &weeks)
        try v.field("increase", &increase, default: MaxIncrease(dialect: v.dialect))
    }

    func check(_ faults: inout RuleFaults) {
        if trainingMax <= .zero || trainingMax > PlateInventory.maximumLoad {
            faults.add("training_max", "must be more than 0 and at most 2000 kg")
        }
        if weeks.isEmpty || weeks.count > 52 { faults.add("weeks", "must be 1 to 52 weeks") }
        for (index, week) in weeks.enumerated() {
            let path = "weeks/" + String(index)
            if week.isEmpty || week.count > 50 { faults.add(path, "must be 1 to 50 sets") }
            for (place, set) in week.enumerated() {
                faults.percent(path + "/" + String(place) + "/percent", set.percent, atMost: 200)
                faults.range(path + "/" + String(place) + "/reps", set.reps, 1...1_000)
            }
        }
        increase.check(&faults)
    }

    // MARK: Targets

    /// The sets of the next session.
    func planned(_ state: ProgressionState, _ loads: Loads) -> [PlannedSet] {
        sets(week(of: state), state.trainingMax ?? trainingMax, loads)
    }

    /// A schedule of a single week leaves the key's week alone, so that other lifts of the key may have several.
    private func week(of state: ProgressionState) -> Int { weeks.count > 1 ? state.week % weeks.count : 0 }

    private func sets(_ week: Int, _ trainingMax: Mass, _ loads: Loads) -> [PlannedSet] {
        guard weeks.indices.contains(week) else { return [] }
        var sets: [PlannedSet] = []
        for set in weeks[week] { sets.append(set.planned(trainingMax, loads)) }
        return sets
    }

    /// The week that was done: by the key's state, unless the sets are just those of another week.
    private func week(done sets: [EvaluatedSet], _ state: ProgressionState, _ loads: Loads) -> Int {
        let due = week(of: state)
        let trainingMax = state.trainingMax ?? trainingMax
        for offset in weeks.indices {
            let week = (due + offset) % weeks.count
            guard weeks[week].count == sets.count else { continue }
            // Weights are only looked up where the reps fit already.
            let fits = zip(weeks[week], sets).allSatisfy { $0.reps == $1.target.reps }
            if fits, zip(weeks[week], sets).allSatisfy({ $0.planned(trainingMax, loads).target == $1.target.plain }) {
                return week
            }
        }
        return due
    }

    // MARK: Judging

    func judge(_ work: SessionWork, _ state: inout ProgressionState) -> Proposal {
        guard !weeks.isEmpty else { return Proposal(.stay, [], Reason(.noWorkingSets)) }
        let judgement = Judgement(work, amrapDecides: true)
        let (old, loads) = (state.trainingMax ?? trainingMax, work.loads)
        let week = week(done: judgement.sets, state, loads)
        let result = closing(week, result(weeks[week], judgement, isPeak: work.isPeak), &state)
        let (amount, reason) = increase.after(result, from: old)
        if weeks.count > 1 { state.week = (week + 1) % weeks.count }
        state.trainingMax = old + amount
        let next = self.week(of: state)
        let weekNext = Reason(.weekNext) { ($0.number, $0.of) = (next + 1, weeks.count) }
        let reasons = reason.map { NonEmpty($0, weeks.count > 1 ? [weekNext] : []) } ?? NonEmpty(weekNext)
        return Proposal(
            amount == .zero ? .stay : .changeTrainingMax, sets(next, old + amount, loads), reasons)
    }

    /// Notes what a session makes of the running cycle, and whether one ends with it: that of the last week, but for one that is
    /// done again. Where only the last week was left out, the first session of the next cycle ends it: by what the weeks before had.
    /// With two weeks that would be the first one done again.
    private func closing(_ week: Int, _ result: Result, _ state: inout ProgressionState) -> Result {
        var result = result
        let last = weeks.count - 1
        let isLast = week == last
        let leftOut = last > 1 && week == 0 && self.week(of: state) == last
        result.endsCycle = leftOut || isLast && (weeks.count == 1 || !state.cycleEnded)
        result.cycleMissed = state.missed || !leftOut && !result.reached
        state.missed = !isLast && (!result.reached || state.missed && !leftOut)
        state.cycleEnded = isLast && weeks.count > 1
        if leftOut, increase.when == .cycle { result.reached = true }
        return result
    }

    /// How the key set of a week went.
    struct Result {
        var reps: Int
        var needed: Int
        var amrap: Bool
        var reached: Bool
        var cycleMissed = false
        var endsCycle = false
    }

    /// - Parameter isPeak: of fewer sets than the week has the heaviest is the key set, as such a day leaves out the lightest.
    private func result(_ week: [PercentSet], _ judgement: Judgement, isPeak: Bool) -> Result {
        var key = 0
        for index in week.indices {
            let (set, best) = (week[index], week[key])
            if set.amrap != best.amrap ? set.amrap : set.percent >= best.percent { key = index }
        }
        let needed = week.isEmpty ? 1 : week[key].reps
        let amrap = week.isEmpty ? false : week[key].amrap
        if isPeak, judgement.sets.count < week.count {
            key = 0
            for (index, set) in judgement.sets.enumerated() {
                if set.target.weight ?? .zero >= judgement.sets[key].target.weight ?? .zero { key = index }
            }
        }
        guard judgement.sets.indices.contains(key) else {
            return Result(reps: 0, needed: needed, amrap: amrap, reached: false)
        }
        let set = judgement.sets[key]
        let counts = set.done && !set.failed && !judgement.isLighter(set)
        let reps = counts ? set.reps ?? 0 : 0
        return Result(reps: reps, needed: needed, amrap: amrap, reached: counts && reps >= needed)
    }
}

/// When and by how much a training max goes up.
public struct MaxIncrease: WireWhole, WireDefaulted, Sendable {
    /// What an increase waits for.
    public enum When: String, WireEnum, Sendable {
        /// The end of the last week, no session of the cycle having missed its minimum.
        case cycle
        /// Every session whose minimum was reached.
        case week
        /// The reps of the AMRAP key set, by a table.
        case amrap
    }

    /// What follows from so many reps.
    public struct Row: WireModel, Sendable {
        public var minReps: Int
        public var amount: Mass

        public init(minReps: Int, amount: Mass) {
            (self.minReps, self.amount) = (minReps, amount)
        }

        public init(blank: Blank) { (minReps, amount) = (0, .zero) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("min_reps", &minReps)
            try v.field("amount", &amount)
        }
    }

    public var when = When.cycle
    /// With `cycle` and `week`.
    public var amount = MassUnit.kg.usualStep
    /// With `amrap`: by rising reps; the last row that is reached counts, and below the first nothing changes.
    public var table: [Row] = []

    public init() {}

    init(dialect: UInt8) { amount = MassUnit(dialect: dialect).usualStep }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("when", &when, default: .cycle)
        switch when {
        case .cycle, .week: try v.field("amount", &amount, default: MassUnit(dialect: v.dialect).usualStep)
        case .amrap: try v.field("table", &table)
        }
    }

    func check(_ faults: inout RuleFaults) {
        switch when {
        case .cycle, .week: faults.step("increase/amount", amount)
        case .amrap:
            if table.count > 100 { faults.add("increase/table", "must be at most 100 rows") }
            for (index, row) in table.enumerated() {
                let path = "increase/table/" + String(index)
                faults.range(path + "/min_reps", row.minReps, 0...1_000)
                if index > 0, row.minReps <= table[index - 1].minReps {
                    faults.add(path + "/min_reps", "must be more than in the row before")
                }
                if row.amount < .zero || row.amount > PlateInventory.maximumPlate {
                    faults.add(path + "/amount", "must be between 0 and 500 kg")
                }
            }
        }
    }

    /// What is added to the training max after a session, and why, or why nothing is.
    func after(_ result: PercentOfMax.Result, from: Mass) -> (amount: Mass, reason: Reason?) {
        let short = Reason(.trainingMaxHeld) { ($0.reps, $0.targetReps, $0.from) = (result.reps, result.needed, from) }
        var add = Mass.zero
        switch when {
        case .cycle:
            if result.cycleMissed, result.endsCycle {
                // The usual answer to a missed cycle is a training max about a tenth lower: said, not done.
                let lower = from.scaled(90, over: 100)
                return (.zero, Reason(.cycleMissed) { ($0.from, $0.to) = (from, lower) })
            }
            if !result.reached { return (.zero, short) }
            if result.endsCycle { add = amount }
        case .week:
            if !result.reached { return (.zero, short) }
            add = amount
        case .amrap:
            guard result.amrap, !table.isEmpty else { return (.zero, nil) }
            for row in table where row.minReps <= result.reps { add = row.amount }
            if add == .zero {
                var short = short
                short.params.targetReps = table.first { $0.amount > .zero }?.minReps
                return (.zero, short)
            }
        }
        if add == .zero { return (.zero, nil) }
        let raised = Reason(.trainingMaxRaised) {
            ($0.from, $0.to, $0.increment) = (from, from + add, add)
            if when == .amrap { $0.reps = result.reps }
        }
        return (add, raised)
    }
}

extension SetTarget {
    /// Weight and reps alone.
    fileprivate var plain: SetTarget { SetTarget(weight: weight, reps: reps) }
}
