/// What progresses together in a program.
extension ProgramBlueprint {
    /// The same with a key for every prescription. Those of one exercise without a key share one where they have the same rule, the
    /// same range and the same sets, weights aside; others progress apart.
    public func withKeys() -> ProgramBlueprint {
        var keyed = self
        var taken = keys
        var given: [(like: ExercisePrescription, key: ProgressionKey)] = []
        for plan in plans.indices {
            for place in plans[plan].exercises.indices {
                let own = plans[plan].exercises[place]
                if own.progressionKey != nil { continue }
                if let same = given.first(where: { $0.like.progresses(like: own) }) {
                    keyed.plans[plan].exercises[place].progressionKey = same.key
                    continue
                }
                let key = Self.freeKey(like: own.name, &taken)
                given.append((own, key))
                keyed.plans[plan].exercises[place].progressionKey = key
            }
        }
        return keyed
    }

    /// The same with keys of its own: what is made of it progresses with nothing else.
    ///
    /// - Parameter scope: the program, or the plan, that is made of it.
    public func withKeys<Scope>(in scope: ID<Scope>) -> ProgramBlueprint {
        withKeys().rekeyed { Self.key($0, in: scope) }
    }

    private static func key<Scope>(_ key: ProgressionKey, in scope: ID<Scope>) -> ProgressionKey {
        .named("key/" + key.text, in: scope)
    }

    /// What its lifts are called that say a key, each once, in their order, with commas between: no label holds one.
    public var keyLabels: String {
        var labels: [String] = []
        for plan in plans {
            for exercise in plan.exercises {
                guard let key = exercise.progressionKey, let label = ProgressionLabel(key)?.text,
                    !labels.contains(label)
                else { continue }
                labels.append(label)
            }
        }
        return labels.joined(separator: ",")
    }

    /// The same as the text said it that it was made of: with the labels that stood there.
    ///
    /// - Parameters:
    ///   - labels: those of the text, as `keyLabels` gives them.
    ///   - scope: the program that was made of the text.
    public func withLabels<Scope>(_ labels: String, in scope: ID<Scope>) -> ProgramBlueprint {
        var said: [ProgressionKey: ProgressionKey] = [:]
        for text in labels.split(separator: ",") {
            guard let label = ProgressionLabel(String(text))?.key else { continue }
            said[Self.key(label, in: scope)] = label
        }
        return withLabels(said: said)
    }

    /// The same with keys that can be read, and without those that go without saying: how a program that was made of one is told
    /// again.
    ///
    /// - Parameter said: the keys that are called something, by what they are. They are said wherever they stand.
    public func withLabels(said: [ProgressionKey: ProgressionKey] = [:]) -> ProgramBlueprint {
        var labels = said
        var taken = Set(said.values)
        for plan in plans {
            for exercise in plan.exercises {
                guard let key = exercise.progressionKey, labels[key] == nil else { continue }
                labels[key] = Self.freeKey(like: exercise.name, &taken)
            }
        }
        let labelled = rekeyed { labels[$0] ?? $0 }
        let named = Set(said.values)
        var plain = labelled
        for plan in plans.indices {
            for place in plans[plan].exercises.indices {
                guard let key = labelled.plans[plan].exercises[place].progressionKey, !named.contains(key) else {
                    continue
                }
                plain.plans[plan].exercises[place].progressionKey = nil
            }
        }
        let implied = plain.withKeys().members
        let followed = labelled.followed
        for (key, members) in labelled.members where !named.contains(key) {
            if implied.contains(where: { $0.members == members }), !followed.contains(key) { continue }
            for place in members { plain.plans[place.plan].exercises[place.exercise].progressionKey = key }
        }
        return plain
    }

    /// All keys that there are.
    private var keys: Set<ProgressionKey> {
        var keys = followed
        for plan in plans {
            for exercise in plan.exercises {
                if let key = exercise.progressionKey { keys.insert(key) }
            }
        }
        return keys
    }

    /// The keys that others take a share of.
    private var followed: Set<ProgressionKey> {
        var followed: Set<ProgressionKey> = []
        for plan in plans {
            for exercise in plan.exercises {
                if case .derivedFrom(let rule)? = exercise.rule, let key = rule.progressionKey { followed.insert(key) }
            }
        }
        return followed
    }

    private struct Place: Hashable { var plan, exercise: Int }

    /// Where each key stands, in the order of their first places.
    private var members: [(key: ProgressionKey, members: Set<Place>)] {
        var members: [(key: ProgressionKey, members: Set<Place>)] = []
        for (plan, content) in plans.enumerated() {
            for (exercise, prescription) in content.exercises.enumerated() {
                guard let key = prescription.progressionKey else { continue }
                let place = Place(plan: plan, exercise: exercise)
                if let known = members.firstIndex(where: { $0.key == key }) {
                    members[known].members.insert(place)
                } else {
                    members.append((key, [place]))
                }
            }
        }
        return members
    }

    private func rekeyed(_ name: (ProgressionKey) -> ProgressionKey) -> ProgramBlueprint {
        var rekeyed = self
        for plan in plans.indices {
            for place in plans[plan].exercises.indices {
                let own = plans[plan].exercises[place]
                rekeyed.plans[plan].exercises[place].progressionKey = own.progressionKey.map(name)
                guard case .derivedFrom(var rule)? = own.rule, let key = rule.progressionKey else { continue }
                rule.key = name(key).text
                rekeyed.plans[plan].exercises[place].rule = .derivedFrom(rule)
            }
        }
        return rekeyed
    }

    /// A key that is called like an exercise and is none of those that are taken.
    private static func freeKey(like name: String, _ taken: inout Set<ProgressionKey>) -> ProgressionKey {
        var number = 1
        while true {
            let ending = number == 1 ? "" : " " + String(number)
            let stem = ProgressionLabel(like: name, length: ProgressionLabel.maximumLength - ending.utf8.count)
            if let key = ProgressionLabel(stem.text + ending)?.key, taken.insert(key).inserted { return key }
            number += 1
        }
    }
}

extension ExercisePrescription {
    /// Whether two prescriptions of an exercise are one and the same piece of work, whatever they weigh.
    fileprivate func progresses(like other: ExercisePrescription) -> Bool {
        guard exerciseID == other.exerciseID, rule == other.rule, repRange == other.repRange else { return false }
        let (own, others) = (plannedSets, other.plannedSets)
        guard own.count == others.count else { return false }
        for (one, another) in zip(own, others) {
            if one.type != another.type || one.amrap != another.amrap || one.target.reps != another.target.reps
                || one.target.durationSeconds != another.target.durationSeconds
            {
                return false
            }
        }
        return true
    }
}
