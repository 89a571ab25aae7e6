/// One set of a prescription: what it is, and what changes make of it.
public struct SetStep: Equatable, Sendable {
    /// The place among the sets that are no warm-ups, from 1; 0 for a warm-up.
    public var number: Int
    public var from: SetTarget
    public var to: SetTarget
}

extension ExercisePrescription {
    /// The sets that become another by these changes, in order. What is in effect already is told from what stood there
    /// before; a change that no longer fits the set is left out, as its acceptance would be refused.
    public func steps(_ changes: [SuggestedChange]) -> [SetStep] {
        var steps: [SetStep] = []
        var number = 0
        for set in sets {
            if set.type != .warmup { number += 1 }
            var (from, to) = (set, set)
            for change in changes {
                guard let field = change.type.field, field != .rest else { continue }
                let now = field.value(of: set, in: self)
                if let target = change.targetSetPrescriptionID {
                    guard target == set.id, now == change.from || now == change.value else { continue }
                    field.set(&from, to: change.from)
                    field.set(&to, to: change.value)
                } else if set.type.countsForProgression, let delta = change.delta {
                    let whole = field.value(of: self)
                    let now = now ?? field.zero
                    if whole == change.from {
                        field.set(&to, to: now.adding(delta))
                    } else if whole == change.value {
                        field.set(&from, to: now.difference(from: delta))
                    }
                }
            }
            if from != to {
                steps.append(SetStep(number: set.type == .warmup ? 0 : number, from: from.target, to: to.target))
            }
        }
        return steps
    }
}
