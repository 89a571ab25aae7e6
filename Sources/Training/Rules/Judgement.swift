/// The sets of a session that progression looks at, and what all rules ask of them.
struct Judgement {
    /// Working, top and back-off sets, each beside its target.
    private(set) var sets: [EvaluatedSet] = []
    /// Places of the sets that decide; the others follow them.
    private(set) var deciding: [Int] = []
    let loads: Loads
    private let sessionRPE: SessionRPE?

    /// - Parameter amrapDecides: false where AMRAP sets decide only when there are no others (seed 002).
    init(_ work: SessionWork, amrapDecides: Bool) {
        (loads, sessionRPE) = (work.loads, work.rpe)
        for set in work.sets where set.type.countsForProgression {
            if amrapDecides || !set.amrap { deciding.append(sets.count) }
            sets.append(set)
        }
        if deciding.isEmpty { decide(Array(sets.indices)) }
    }

    /// Lets only these sets decide.
    mutating func decide(_ places: [Int]) { deciding = places }

    // MARK: Asking

    var judged: [EvaluatedSet] {
        var judged: [EvaluatedSet] = []
        for place in deciding { judged.append(sets[place]) }
        return judged
    }

    var planned: [PlannedSet] {
        var planned: [PlannedSet] = []
        for set in sets { planned.append(set.planned) }
        return planned
    }

    /// The hardest target of the sets that decide.
    var weight: Mass? {
        var hardest: Mass?
        for place in deciding { hardest = loads.hardest(hardest, sets[place].target.weight) }
        return hardest
    }

    /// The first set that stayed below its target, is marked as failed, or was passed by.
    func short(unstated reps: Int = 1) -> EvaluatedSet? {
        for place in deciding where isShort(sets[place], unstated: reps) { return sets[place] }
        return nil
    }

    /// - Parameter reps: the target of a set that states none.
    func isShort(_ set: EvaluatedSet, unstated reps: Int = 1) -> Bool {
        guard set.done else { return set.passedBy }
        if set.failed { return true }
        if let seconds = set.target.durationSeconds {
            if (set.durationSeconds ?? 0) < seconds { return true }
            if set.target.reps == nil { return false }
        }
        return (set.reps ?? 0) < (set.target.reps ?? reps)
    }

    /// Whether a set was done at less than its target weight.
    func isLighter(_ set: EvaluatedSet) -> Bool {
        guard set.done, let target = set.target.weight else { return false }
        guard let weight = set.weight else { return loads.kind != .assisted && target > .zero }
        return loads.isHarder(target, than: weight)
    }

    /// The effort of a set, 10 less its reps in reserve; else the session's.
    func rpe(of set: EvaluatedSet) -> SessionRPE? {
        set.rir.map { SessionRPE($0) } ?? sessionRPE
    }

    /// Why no increase can follow, whatever the reps: a set is missing, or was done at less than its weight.
    var blocked: Reason? {
        var missing = 0
        for place in deciding where !sets[place].done { missing += 1 }
        if missing > 0 { return Reason(.missingSets) { $0.sets = missing } }
        for place in deciding where isLighter(sets[place]) {
            let set = sets[place]
            return Reason(.lighterSets) { ($0.from, $0.to) = (set.weight, set.target.weight) }
        }
        return nil
    }

    /// Why a weight cannot go up: there is none.
    var unloaded: Reason? {
        var (missing, loaded) = (false, false)
        for place in deciding {
            if sets[place].target.weight == nil { missing = true }
            if let weight = sets[place].target.weight, weight > .zero { loaded = true }
        }
        switch loads.kind {
        case .external: return missing ? Reason(.noWeight) : nil
        case .bodyweight: return Reason(.bodyweightAtMaximum)
        case .bodyweightPlus: return nil
        case .assisted: return loaded ? nil : Reason(.noAssistanceLeft)
        }
    }

    // MARK: Answering

    /// The same again.
    func stay(_ reason: Reason) -> Proposal { Proposal(.stay, planned, reason) }

    /// Below the target: how far.
    func below(_ set: EvaluatedSet, unstated reps: Int = 1) -> Reason {
        guard set.done else { return Reason(.belowTarget) { $0.targetReps = set.target.reps ?? reps } }
        if let seconds = set.target.durationSeconds, (set.durationSeconds ?? 0) < seconds {
            return Reason(.shorterThanTarget) { $0.seconds = set.durationSeconds ?? 0 }
        }
        return Reason(.belowTarget) { ($0.reps, $0.targetReps) = (set.reps ?? 0, set.target.reps ?? reps) }
    }

    /// All sets with their weights changed, and new reps where given. Sets without a weight count as unloaded.
    func moved(reps: Int? = nil, _ move: (Mass) -> Mass) -> [PlannedSet] {
        var moved = planned
        var last: (from: Mass, to: Mass)?
        for index in moved.indices {
            let from = moved[index].target.weight ?? .zero
            // Sets mostly share a weight, and looking for plates takes its time.
            let to = last?.from == from ? last?.to ?? from : move(from)
            last = (from, to)
            moved[index].target.weight = to
            if let reps { moved[index].target.reps = reps }
        }
        return moved
    }

    /// Takes the one other weight at which all deciding sets were done for the new target (DESIGN.md: manual override).
    /// With less weight than planned that is the whole proposal.
    mutating func rebase() -> (override: Reason?, lighter: Proposal?) {
        guard let first = deciding.first, let to = sets[first].weight, let from = sets[first].target.weight
        else { return (nil, nil) }
        for place in deciding {
            let set = sets[place]
            if !set.done || set.weight != to || set.target.weight == to || set.target.weight == nil {
                return (nil, nil)
            }
        }
        let override = Reason(.manualOverride) { ($0.from, $0.to) = (from, to) }
        let old = weight
        for index in sets.indices where deciding.contains(index) || sets[index].target.weight == old {
            sets[index].target.weight = to
        }
        return (override, loads.isHarder(from, than: to) ? Proposal(.decreaseWeight, planned, override) : nil)
    }
}
