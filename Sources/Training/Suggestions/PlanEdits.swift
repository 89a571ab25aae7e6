/// Changes on their way into the plans that they are about, and into all that share a progression key with them. What an
/// acceptance does and what "next" says before it are worked out here alike.
public struct PlanEdits: Sendable {
    /// One plan, or one freeform work, that is being changed.
    public struct Draft: Sendable {
        public let current: PlanSnapshot
        public var edit: PlanEdit
    }

    public var drafts: [Draft] = []
    /// The current versions of all plans.
    private let versions: [PlanSnapshot]
    private let exercise: @Sendable (ExerciseID) -> Exercise?

    /// - Parameters:
    ///   - versions: the current ones of all plans, for what shares a progression key.
    ///   - exercise: the catalogue's entry of an exercise that takes another one's place.
    public init(_ versions: [PlanSnapshot], exercise: @escaping @Sendable (ExerciseID) -> Exercise?) {
        (self.versions, self.exercise) = (versions, exercise)
    }

    /// The place of the draft of a version, made where there is none.
    public mutating func place(of current: PlanSnapshot) -> Int {
        if let place = drafts.firstIndex(where: { $0.current.id == current.id }) { return place }
        drafts.append(Draft(current: current, edit: PlanEdit(current.exercises, exercise: exercise)))
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
        let before = drafts
        do throws(ChangeConflict) {
            try accept(changes, at: place)
            return true
        } catch {
            drafts = before
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
            for other in versions where other.id != drafts[place].current.id {
                guard other.exercises.contains(where: { $0.progressionKey == key }) else { continue }
                let linked = self.place(of: other)
                drafts[linked].edit.follow(old, new, own)
            }
        }
    }

    /// The changes that were made in a prescription of a version, its own and those that it follows.
    public func changes(in prescription: PrescriptionID, of current: PlanSnapshot) -> Set<ChangeID> {
        var made = Set<ChangeID>()
        for draft in drafts where draft.current.id == current.id {
            for (change, target) in draft.edit.applied where target.exercisePrescriptionID == prescription {
                made.insert(change)
            }
        }
        return made
    }

    /// The exercises of a version as they are with everything that was made.
    public func exercises(of current: PlanSnapshot) -> [ExercisePrescription] {
        drafts.first { $0.current.id == current.id }?.edit.exercises ?? current.exercises
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
