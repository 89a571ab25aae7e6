import Contract
import Training

/// What the workout changed in the structure of its plan, and whether that is to stay.
extension Summary {
    func ticked(_ changes: [StructureChange]) -> [ChangeID] {
        var ticked: [ChangeID] = []
        for change in changes where !unticked.contains(change.id) { ticked.append(change.id) }
        return ticked
    }

    /// Keeping twice is keeping once: no key is needed.
    mutating func keepTicked() -> [Effect] {
        guard !isKeeping, let answer else { return [] }
        let body = KeepChanges(changes: ticked(answer.structureChanges))
        if body.changes.isEmpty { return [] }
        isKeeping = true
        let request = ClientRequest(.keepChanges(answer.archivedWorkoutID), body)
        return [.send(Call(purpose: .keepChanges, request: request))]
    }

    @inline(never) mutating func structureKept(_ answer: Answer, _ world: World) -> [Effect] {
        isKeeping = false
        guard let kept = answer.read(KeptChanges.self) else { return [.lookAgain([.plans])] }
        keptIn = kept.snapshot.versionNumber
        return [
            .note(.version(kept.snapshot)), .lookAgain([.plans]),
            .announce(world.strings.keptIn(kept.snapshot.versionNumber)),
        ]
    }
}
