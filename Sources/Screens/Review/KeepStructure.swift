import Contract
import Training
import Wire

/// What the workout changed in the structure of its plan, and whether that is to stay.
extension App {
    func structureCard(_ changes: [StructureChange]) -> View? {
        if changes.isEmpty { return nil }
        return div("card", key: 9) {
            tag("h2", "h3", strings[.keepForNextTime])
            if let version = review.keptIn {
                tag("p", "done-text", [.role("status")], strings.keptIn(version))
            } else {
                for change in changes {
                    tag("label", "switch", [], key: change.id.low) {
                        tag("span", "", change.text)
                        check(!review.unticked.contains(change.id), .review(.keep(change.id)))
                    }
                }
                button(
                    "btn wide", .review(.keepTicked),
                    [.disabled(review.isKeeping || !isOnline || ticked(changes).isEmpty)],
                    strings[review.isKeeping ? .saving : .keepThem])
            }
        }
    }

    private func ticked(_ changes: [StructureChange]) -> [ChangeID] {
        var ticked: [ChangeID] = []
        for change in changes where !review.unticked.contains(change.id) { ticked.append(change.id) }
        return ticked
    }

    /// Keeping twice is keeping once: no key is needed.
    func keepTicked() -> [Effect] {
        guard !review.isKeeping, let answer = summary?.answer else { return [] }
        let body = KeepChanges(changes: ticked(answer.structureChanges))
        if body.changes.isEmpty { return [] }
        review.isKeeping = true
        let request = ClientRequest(.keepChanges(answer.archivedWorkoutID), body)
        return [send(Call(purpose: .keepChanges, request: request))]
    }

    func kept(_ body: String) -> [Effect] {
        review.isKeeping = false
        guard let kept = Stored.read(KeptChanges.self, body) else { return ask(.plans) }
        learn(version: kept.snapshot)
        review.keptIn = kept.snapshot.versionNumber
        return ask(.plans) + [.announce(strings.keptIn(kept.snapshot.versionNumber))]
    }
}
