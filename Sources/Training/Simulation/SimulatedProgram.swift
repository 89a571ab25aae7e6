/// A program on its way through sessions: its lifts, and what each progression key remembers.
struct SimulatedProgram {
    private(set) var lifts: [String: SimulatedLift] = [:]
    private let days: [[String]]
    /// The key of each lift.
    private var keys: [String: String] = [:]
    /// The lifts of each key, those of the first days first.
    private var members: [String: [String]] = [:]
    private var states: [String: ProgressionState] = [:]
    /// How often each lift was done.
    private(set) var counts: [String: Int] = [:]
    /// Which exercise a lift is, where that is known: only the same one goes along.
    private var exercises: [String: ExerciseID] = [:]

    init(_ body: ProgramBody, _ unit: MassUnit) throws(CalculationError) {
        days = body.days
        guard !body.lifts.isEmpty, body.lifts.count <= 100 else {
            throw CalculationError("/lifts", "must be 1 to 100 lifts")
        }
        guard !days.isEmpty, days.count <= 100 else { throw CalculationError("/days", "must be 1 to 100 days") }
        var order: [String] = []
        for (index, day) in days.enumerated() {
            guard day.count <= 20 else { throw CalculationError("/days/" + String(index), "must be at most 20 lifts") }
            for (place, name) in day.enumerated() {
                let path = "/days/" + String(index) + "/" + String(place)
                guard body.lifts[name] != nil else { throw CalculationError(path, "is no lift of the program") }
                if day.firstIndex(of: name) != place { throw CalculationError(path, "stands twice in this day") }
                if !order.contains(name) { order.append(name) }
            }
        }
        for name in body.lifts.keys.sorted() where !order.contains(name) { order.append(name) }
        for name in order {
            guard let lift = body.lifts[name] else { continue }
            let simulated = try SimulatedLift(
                lift.rule, lift.prescription?.sets ?? [], kind: lift.loadKind, loading: lift.loading ?? body.loading,
                unit: unit, path: "/lifts/" + name)
            let key = lift.progressionKey ?? name
            keys[name] = key
            members[key, default: []].append(name)
            lifts[name] = simulated
            if states[key] == nil { states[key] = simulated.startingState }
        }
        for name in order {
            guard case .derivedFrom(let rule)? = lifts[name]?.rule else { continue }
            let path = "/lifts/" + name + "/rule/key"
            guard self.key(rule.key) != nil else { throw CalculationError(path, "is no key of the program") }
            guard reference(of: rule.key, depth: order.count) != nil else {
                throw CalculationError(path, "has no weight, or leads back to itself")
            }
        }
    }

    /// Lifts of plans: each with its name, its key and its exercise, in the order of the days.
    init(_ planned: [(name: String, key: String, exercise: ExerciseID, lift: SimulatedLift)]) {
        days = []
        for (name, key, exercise, lift) in planned {
            (lifts[name], keys[name], exercises[name]) = (lift, key, exercise)
            members[key, default: []].append(name)
            if states[key] == nil { states[key] = lift.startingState }
        }
    }

    /// A progression key by its own name, or by that of a lift.
    private func key(_ name: String) -> String? { members[name] == nil ? keys[name] : name }

    /// The weight of a key that others take a share of: its training max where it has one, else its working weight.
    private func reference(of name: String, depth: Int) -> Mass? {
        guard depth > 0, let key = key(name), let state = states[key] else { return nil }
        var working: Mass?
        var derived: String?
        for name in members[key] ?? [] {
            guard let lift = lifts[name] else { continue }
            switch lift.rule {
            case .percentOfMax: return lift.workingWeight(state)
            case .derivedFrom(let rule): derived = derived ?? rule.key
            case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .staged, .repsOnly,
                .durationOnly, .manual:
                working = working ?? lift.workingWeight(state)
            }
        }
        if let working { return working }
        guard let derived, let reference = reference(of: derived, depth: depth - 1) else { return nil }
        return members[key]?.first.flatMap { share($0, reference) }
    }

    /// What a derived lift takes of a reference.
    private func share(_ name: String, _ reference: Mass) -> Mass? {
        lifts[name]?.targets(ProgressionState(), reference: reference).first?.target.weight
    }

    func reference(for name: String) -> Mass? {
        guard case .derivedFrom(let rule)? = lifts[name]?.rule else { return nil }
        return reference(of: rule.key, depth: lifts.count)
    }

    /// Does a day. All of its targets are those of its start.
    mutating func train(
        _ day: Int, _ performed: [[PerformedEntry]], _ lifter: NamedLifter?, _ voice: Voice
    ) -> ProgramSession {
        var session = ProgramSession(day: day, lifts: [:])
        var starts: [(lift: SimulatedLift, targets: [PlannedSet], reference: Mass?)] = []
        for name in days[day] {
            guard let lift = lifts[name] else { continue }
            let reference = reference(for: name)
            starts.append((lift, lift.targets(state(of: name), reference: reference), reference))
        }
        for (place, name) in days[day].enumerated() {
            let (lift, targets, reference) = starts[place]
            let entries =
                lifter?.perform(targets, session: counts[name] ?? 0)
                ?? (place < performed.count ? performed[place] : [])
            let step = lift.step(
                targets, entries, nil, state(of: name), reference: reference, byTarget: lifter != nil)
            session.lifts[name] = SimulatedSession(targets, entries, step, voice)
            take(step, name)
        }
        return session
    }

    /// The targets of every lift as it stands now.
    var next: [String: [CalculatedTarget]] {
        var next: [String: [CalculatedTarget]] = [:]
        for (name, lift) in lifts {
            next[name] = CalculatedTarget.all(lift.targets(state(of: name), reference: reference(for: name)))
        }
        return next
    }

    func state(of name: String) -> ProgressionState {
        keys[name].flatMap { states[$0] } ?? ProgressionState()
    }

    /// Takes what was recommended after a session, for every lift that goes along.
    mutating func take(_ step: ProgressionStep, _ name: String) {
        guard let key = keys[name] else { return }
        counts[name, default: 0] += 1
        states[key] = step.state
        guard step.recommendation.change != .stay else { return }
        lifts[name]?.take(step)
        guard let changed = lifts[name] else { return }
        for other in members[key] ?? [] where other != name && exercises[other] == exercises[name] {
            lifts[other]?.follow(changed)
        }
    }
}
