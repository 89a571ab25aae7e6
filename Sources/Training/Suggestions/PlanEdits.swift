/// Changes on their way into the plans that they are about, and into all that share a progression key with them. What an
/// acceptance does and what "next" says before it are worked out here alike.
public struct PlanEdits: Sendable {
    /// One plan, or one freeform work, that is being changed.
    public struct Draft: Sendable {
        public let current: PlanSnapshot
        public var edit: PlanEdit
    }

    public var drafts: [Draft] = []
    /// Where the draft of each version is.
    private var places: [SnapshotID: Int] = [:]
    /// The current versions of all plans.
    private let versions: [PlanSnapshot]
    /// Which of them hold a progression key, in their order; `nil` until that is asked for.
    private var holders: [ProgressionKey: [Int]]?
    private let exercise: @Sendable (ExerciseID) -> Exercise?

    /// - Parameters:
    ///   - versions: the current ones of all plans, for what shares a progression key.
    ///   - exercise: the catalogue's entry of an exercise that takes another one's place.
    public init(_ versions: [PlanSnapshot], exercise: @escaping @Sendable (ExerciseID) -> Exercise?) {
        (self.versions, self.exercise) = (versions, exercise)
    }

    /// The place of the draft of a version, made where there is none.
    public mutating func place(of current: PlanSnapshot) -> Int {
        if let place = places[current.id] { return place }
        drafts.append(Draft(current: current, edit: PlanEdit(current.exercises, exercise: exercise)))
        places[current.id] = drafts.count - 1
        return drafts.count - 1
    }

    /// Makes changes of one draft, and lets what shares a key follow.
    ///
    /// - Throws: the first conflict; then nothing of the drafts may be used.
    public mutating func accept(_ changes: [SuggestedChange], at place: Int) throws(ChangeConflict) {
        try drafts[place].edit.apply(changes)
        spread(changes, from: place)
    }

    /// Makes what can be made of everything that waits: all at once where nothing contradicts, else group by group in
    /// the order given, and of a group that does not fit any more what it says of a set as a whole.
    public mutating func acceptWhatFits(_ changes: [SuggestedChange], at place: Int) {
        if takes(changes, at: place) { return }
        var rest = changes
        while let first = rest.first {
            var group = [first]
            if let id = first.groupID { group = rest.filter { $0.groupID == id } }
            rest.removeAll { one in group.contains { $0.id == one.id } }
            if takes(group, at: place) { continue }
            while let first = group.first {
                let set = group.filter { $0.isOfSameSet(as: first) }
                group.removeAll { $0.isOfSameSet(as: first) }
                _ = takes(set, at: place)
            }
        }
    }

    /// Accepts changes where they fit, and nothing of them where they do not.
    private mutating func takes(_ changes: [SuggestedChange], at place: Int) -> Bool {
        // Others follow only what was made here.
        let before = drafts[place].edit
        do throws(ChangeConflict) {
            try accept(changes, at: place)
            return true
        } catch {
            drafts[place].edit = before
            return false
        }
    }

    /// A change of a progression key reaches every plan that holds it.
    private mutating func spread(_ changes: [SuggestedChange], from place: Int) {
        let (before, after) = (drafts[place].current.exercises, drafts[place].edit.exercises)
        for old in before {
            guard let key = old.progressionKey, let new = after.first(where: { $0.id == old.id }), new != old else {
                continue
            }
            let own = changes.filter { $0.targetExercisePrescriptionID == old.id }
            drafts[place].edit.follow(old, new, own)
            for index in versions(holding: key) where versions[index].id != drafts[place].current.id {
                let linked = self.place(of: versions[index])
                drafts[linked].edit.follow(old, new, own)
            }
        }
    }

    /// Where the versions with a progression key are.
    private mutating func versions(holding key: ProgressionKey) -> [Int] {
        if let holders { return holders[key] ?? [] }
        var all: [ProgressionKey: [Int]] = [:]
        for (index, version) in versions.enumerated() {
            for exercise in version.exercises {
                guard let key = exercise.progressionKey, all[key]?.last != index else { continue }
                all[key, default: []].append(index)
            }
        }
        holders = all
        return all[key] ?? []
    }

    /// The changes that were made in a prescription of a version, its own and those that it follows.
    public func changes(in prescription: PrescriptionID, of current: PlanSnapshot) -> Set<ChangeID> {
        var made = Set<ChangeID>()
        guard let place = places[current.id] else { return made }
        for (change, target) in drafts[place].edit.applied where target.exercisePrescriptionID == prescription {
            made.insert(change)
        }
        return made
    }

    /// The exercises of a version as they are with everything that was made.
    public func exercises(of current: PlanSnapshot) -> [ExercisePrescription] {
        places[current.id].map { drafts[$0].edit.exercises } ?? current.exercises
    }
}

extension SuggestedChange {
    /// Whether another change of its group is about the same set: a weight without its reps is half a proposal.
    public func isOfSameSet(as other: SuggestedChange) -> Bool {
        if id == other.id { return true }
        return groupID != nil && groupID == other.groupID
            && targetExercisePrescriptionID == other.targetExercisePrescriptionID
            && targetSetPrescriptionID == other.targetSetPrescriptionID
    }
}
