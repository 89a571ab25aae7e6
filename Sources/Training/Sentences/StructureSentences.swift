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
        let change = edit.change
        let name = called(change.exerciseName)
        switch change.kind {
        case .setAdded:
            let type = change.sets.first?.type ?? .working
            let set = type == .working ? t("set", "Satz") : word(type)
            return language.t("{}: one more {}, {}.", "{}: ein {} mehr, {}.", name, set, targets(edit))
        case .setRemoved:
            if let removed = edit.removed, removed.number == nil {
                return language.t("{}: without a {}.", "{}: ohne {}.", name, word(removed.type))
            }
            let number = String(edit.removed?.number ?? change.setNumber ?? 0)
            return language.t("{}: without set {}.", "{}: ohne Satz {}.", name, number)
        case .exerciseAdded: return language.t("{} added: {}.", "{} kommt dazu: {}.", name, targets(edit))
        case .exerciseRemoved: return language.t("{} left out.", "{} fällt weg.", name)
        case .exerciseSwapped:
            return language.t("{} in place of {}.", "{} statt {}.", name, change.replacedName.map { called($0) } ?? "–")
        case .exerciseMoved:
            guard let after = edit.afterName else { return language.t("{} first.", "{} zuerst.", name) }
            return language.t("{} after {}.", "{} nach {}.", name, called(after))
        case .supersetChanged:
            let names = edit.names.map { called($0) }.joined(separator: ", ")
            guard let group = change.supersetGroup else {
                return language.t("{}: no superset any more.", "{}: kein Supersatz mehr.", names)
            }
            if group.isMadeKey { return language.t("{}: superset.", "{}: Supersatz.", names) }
            return language.t("{}: superset {}.", "{}: Supersatz {}.", names, group)
        }
    }

    private func targets(_ edit: StructureEdit) -> String {
        sets(edit.change.sets.map { $0.target }, edit.loadKind)
    }
}

extension String {
    /// Whether it is a key that was made for a superset, and tells nobody anything.
    var isMadeKey: Bool { InstanceID(self) != nil }
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
