extension StructureEdit {
    /// The change with its sentence. Only the server says it.
    public func rendered(_ voice: Voice) -> StructureChange {
        var rendered = change
        rendered.text = voice.sentence(self)
        return rendered
    }
}

extension Voice {
    func sentence(_ edit: StructureEdit) -> String {
        let german = language == .german
        let change = edit.change
        let name = change.exerciseName
        let number = String(change.setNumber ?? 0)
        switch change.kind {
        case .setAdded: return name + (german ? ": ein Satz mehr, " : ": one more set, ") + targets(edit) + "."
        case .setRemoved: return name + (german ? ": ohne Satz " + number : ": without set " + number) + "."
        case .exerciseAdded: return name + (german ? " kommt dazu: " : " added: ") + targets(edit) + "."
        case .exerciseRemoved: return name + (german ? " fällt weg." : " left out.")
        case .exerciseSwapped:
            let replaced = change.replacedName ?? "–"
            return name + (german ? " statt " : " in place of ") + replaced + "."
        case .exerciseMoved:
            guard let after = edit.afterName else { return name + (german ? " zuerst." : " first.") }
            return name + (german ? " nach " : " after ") + after + "."
        case .supersetChanged:
            let names = edit.names.joined(separator: ", ")
            guard let group = change.supersetGroup else {
                return names + (german ? ": kein Supersatz mehr." : ": no superset any more.")
            }
            return names + (german ? ": Supersatz " : ": superset ") + group + "."
        }
    }

    private func targets(_ edit: StructureEdit) -> String {
        sets(edit.change.sets.map { $0.target }, edit.loadKind)
    }
}

extension StructureEdit {
    /// How the load of what is added is meant.
    fileprivate var loadKind: LoadKind {
        switch action {
        case .swap(_, _, let performance): performance.loadKind
        case .addExercise(let exercise, _): exercise.loadKind
        case .addSet(_, _, _, _, let kind): kind
        case .removeSet, .removeExercise, .move, .group: .external
        }
    }
}
