public import Wire

/// One exposure of a lift: what the coach knew and asked before an outing, and what was then done. No lifter saw any of it.
/// Weights are in the unit of the log.
public struct CoachRow: WireModel, Sendable {
    /// A set's weight and reps.
    public typealias Pair = [Double]

    /// What was done.
    public struct Done: WireModel, Sendable {
        public var weight: Double
        public var low: Int
        public var best: Double
        public var rir: Double?
        public var sets: [Pair]

        public init(blank: Blank) { (weight, low, best, sets) = (0, 0, 0, []) }

        init(_ outing: Outing, _ unit: MassUnit) {
            (weight, low, best) = (outing.weight.number(in: unit), outing.low, outing.best / unit.mass.kilograms)
            rir = outing.rir.map { Double($0.halves) / 2 }
            sets = outing.sets.map { [$0.weight.number(in: unit), Double($0.reps)] }
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("w", &weight)
            try v.field("low", &low)
            try v.field("best", &best)
            try v.field("rir", &rir, default: nil)
            try v.field("sets", &sets)
        }
    }

    public var exercise: String
    /// Days since 1970 of the outing that was predicted.
    public var day: Double
    /// Outings before it.
    public var exposure: Int
    /// Strength on that day, ln of the estimated max, and its scale.
    public var mean: Double
    public var scale: Double
    /// The longest span without a session, in days.
    public var layoff: Double
    public var change: String
    public var weight: Double
    public var reps: Int
    public var chance: Double
    public var raiseScore: Double
    public var betterScore: Double
    /// The reps to be expected at the weight that was then chosen.
    public var repsLocation: Double
    public var repsScale: Double
    public var sets: [Pair]
    public var last: Done
    public var next: Done

    public init(blank: Blank) {
        (exercise, day, exposure, mean, scale, layoff) = ("", 0, 0, 0, 0, 0)
        (change, weight, reps, chance, raiseScore, betterScore) = ("", 0, 0, 0, 0, 0)
        (repsLocation, repsScale, sets, last, next) = (0, 0, [], Done(blank: blank), Done(blank: blank))
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise", &exercise)
        try v.field("day", &day)
        try v.field("exposure", &exposure)
        try v.field("mean", &mean)
        try v.field("scale", &scale)
        try v.field("layoff", &layoff)
        try v.field("change", &change)
        try v.field("w", &weight)
        try v.field("r", &reps)
        try v.field("p", &chance)
        try v.field("q_raise", &raiseScore)
        try v.field("q_better", &betterScore)
        try v.field("reps_mu", &repsLocation)
        try v.field("reps_s", &repsScale)
        try v.field("sets", &sets)
        try v.field("last", &last)
        try v.field("next", &next)
    }
}

extension Mass {
    /// The number in a unit.
    func number(in unit: MassUnit) -> Double { Double(units) / Double(unit.mass.units) }
}

/// A lift of a log: its outings, oldest first.
struct LoggedLift {
    let name: String
    let step: Mass
    let kind: LoadKind
    let measure: Measure
    var outings: [Outing] = []
    /// Sessions with work of it, those included that tell nothing of strength.
    var sessions = 0

    /// Why it is not judged.
    var fault: BacktestCoverage.LeftOut.Reason? {
        if measure != .reps { return .notByReps }
        if kind == .assisted { return .assisted }
        if sessions < 3 { return .tooFewSessions }
        if outings.isEmpty { return .noWeight }
        return outings.count < 2 ? .tooFewSessions : nil
    }
}

/// The exposures of a log in order of time, each predicted from what was before it.
///
/// - Parameters:
///   - sessions: oldest first.
///   - step: of a load without plates to go by.
public func coachRows(
    _ sessions: [WorkoutSession], unit: MassUnit, preset: CoachPreset = .standard, step: (ExerciseID) -> Mass
) -> [CoachRow] {
    var rows: [CoachRow] = []
    for exposure in exposures(of: loggedLifts(sessions, step: step), sessions, unit, preset) {
        rows.append(exposure.row)
    }
    return rows
}

/// The same of lifts that are known, those left out that cannot be judged.
func exposures(
    of all: [LoggedLift], _ sessions: [WorkoutSession], _ unit: MassUnit, _ preset: CoachPreset = .standard
) -> [Exposure] {
    let lifts = all.filter { $0.fault == nil }
    let days = TrainingDays(sessions.map { $0.startedAt })
    var order: [(day: Double, lift: Int, place: Int)] = []
    for (lift, logged) in lifts.enumerated() {
        for (place, outing) in logged.outings.enumerated() { order.append((outing.day, lift, place)) }
    }
    order.sort { ($0.day, $0.lift, $0.place) < ($1.day, $1.lift, $1.place) }
    var states = lifts.map { _ in LiftState() }
    var averages: [Double] = lifts.map { $0.outings[0].best }
    var rate = RaiseRate()
    var exposures: [Exposure] = []
    for (_, lift, place) in order {
        let outings = lifts[lift].outings
        let outing = outings[place]
        if place > 0 {
            rate.pairs += 1
            if outing.weight > outings[place - 1].weight { rate.raises += 1 }
        }
        states[lift].add(outing, layoff: place > 0 ? days.layoff(from: outings[place - 1].day, to: outing.day) : 0)
        averages[lift] += (outing.best - averages[lift]) / 2
        guard place + 1 < outings.count else { continue }
        let next = outings[place + 1]
        let off = days.layoff(from: outing.day, to: next.day)
        let asked = Outlook(states[lift], on: next.day, layoff: off, step: lifts[lift].step, rate: rate)
        if let asked {
            exposures.append(Exposure(lifts[lift], place, asked, average: averages[lift], unit, preset))
        }
    }
    return exposures
}

/// The lifts of a log, in the order in which they were first trained.
func loggedLifts(_ sessions: [WorkoutSession], step: (ExerciseID) -> Mass) -> [LoggedLift] {
    var lifts: [LoggedLift] = []
    var places: [ExerciseID: Int] = [:]
    for session in sessions {
        var seen = Set<ExerciseID>()
        for first in session.exercises where seen.insert(first.exerciseID).inserted {
            guard let all = session.performance(of: first.exerciseID),
                !first.isModelled || !Outing.work(of: all.sets).sets.isEmpty
            else { continue }
            let place = places[first.exerciseID] ?? lifts.count
            if place == lifts.count {
                places[first.exerciseID] = place
                lifts.append(
                    LoggedLift(
                        name: first.name, step: step(first.exerciseID), kind: first.loadKind, measure: first.measure))
            }
            lifts[place].sessions += 1
            if let outing = Outing(all, startedAt: session.startedAt, SessionDay(session)) {
                lifts[place].outings.append(outing)
            }
        }
    }
    return lifts
}

extension CoachRow {
    init(
        _ name: String, _ asked: Outlook, _ target: CoachTarget, _ last: Outing, _ next: Outing, _ unit: MassUnit
    ) {
        let strength = asked.lift.strength(on: next.day, layoff: asked.layoff)
        (exercise, day, exposure) = (name, next.day, asked.lift.count)
        mean = (strength?.mean ?? 0) - naturalLogarithm(unit.mass.kilograms)
        (scale, layoff) = (strength?.scale ?? 0, asked.layoff)
        (change, weight, reps) = (target.change.rawValue, target.weight.number(in: unit), target.reps)
        (chance, raiseScore, betterScore) = (target.chance, asked.raiseScore, asked.betterScore)
        (repsLocation, repsScale) = asked.reps(at: next.weight)
        sets = asked.sets(target).map { [$0.weight.number(in: unit), Double($0.reps)] }
        (self.last, self.next) = (Done(last, unit), Done(next, unit))
    }
}
