import Training

extension Editor {
    /// - Parameter editor: gone when what was edited is saved or given up.
    @inline(never) static func update(_ editor: inout Editor?, _ message: EditorMessage, _ world: World) -> [Effect] {
        guard editor != nil else { return [] }
        switch message {
        case .save: return save(&editor, world)
        case .saveOver:
            editor!.isBehind = false
            if let plan = editor!.plan.flatMap({ world.plan($0) }) {
                editor!.draft.baseVersionID = plan.currentVersion.id
            }
            return save(&editor, world)
        case .discard:
            let plan = editor!.plan
            editor = nil
            return [.note(.draft(nil, of: plan)), .go(plan.map { .plan($0) } ?? .plans, replace: true)]
        default: return editor!.update(message, world)
        }
    }

    private mutating func update(_ message: EditorMessage, _ world: World) -> [Effect] {
        switch message {
        case .name(let text):
            mark("/name", nil)
            return edit { $0.name = text }
        case .notes(let text): return edit { $0.notes = text.isEmpty ? nil : text }
        case .category(let text):
            mark("/category", nil)
            return edit { $0.category = text.isEmpty ? nil : text }
        case .minutes(let text):
            let minutes = Int(trimmed(text)).flatMap { (1...1_440).contains($0) ? $0 : nil }
            let isGood = trimmed(text).isEmpty || minutes != nil
            typed["/estimated_minutes"] = text
            mark("/estimated_minutes", isGood ? nil : world.strings[.noNumber])
            return isGood ? edit { $0.estimatedMinutes = minutes } : []
        case .add: return [.openSearch]
        case .unfold(let id):
            open = open == id ? nil : id
            return []
        case .move(let from, let to): return move(from, to, world)
        case .dropped(let places):
            return dropped(places).map { move($0.from, $0.to, world) } ?? []
        case .restore(let before): return rebuild { $0 = before }
        case .save, .saveOver, .discard: return []
        case .remove(let index), .link(let index), .optional(let index), .addSet(let index), .sameForAll(let index),
            .emphasize(let index), .field(let index, _, _), .set(let index, _, _, _), .removeSet(let index, _),
            .rule(let index, _),
            .ruleSetting(let index, _, _):
            guard draft.exercises.indices.contains(index) else { return [] }
            return update(exercise: index, message, world)
        }
    }

    private mutating func update(exercise index: Int, _ message: EditorMessage, _ world: World) -> [Effect] {
        switch message {
        case .remove:
            let undo = undo(world.strings.called(draft.exercises[index]), world)
            return rebuild {
                $0.exercises.remove(at: index)
                $0.tidyLinks()
            } + [undo]
        case .link: return edit { $0.toggleLink(index) }
        case .optional: return edit { $0.exercises[index].optional.toggle() }
        case .addSet:
            let id = world.newID(SetPrescriptionTag.self)
            return edit { $0.exercises[index].changeSets { $0.addSet(id) } }
        case .removeSet(_, let set):
            guard draft.exercises[index].sets.indices.contains(set) else { return [] }
            let undo = undo(world.strings.setName(set + 1), world)
            return rebuild { $0.exercises[index].changeSets { $0.sets.remove(at: set) } } + [undo]
        case .sameForAll: return rebuild { $0.exercises[index].changeSets { $0.levelSets() } }
        case .emphasize:
            let exercise = draft.exercises[index]
            guard let emphasis = world.emphasis(of: exercise.exerciseID) else { return [] }
            let step = world.knowledge.step(exercise.exerciseID, world.strings.unit)
            let undo = Effect.offer(
                Undo(
                    text: world.strings.target + ": " + world.strings.called(exercise), milliseconds: 6_000,
                    undo: [.message(.editor(.restore(draft)))]))
            return rebuild { $0.exercises[index].take(emphasis, step: step) } + [undo]
        case .field(_, let field, let text): return type(text, index, field, world)
        case .set(_, let set, let field, let text):
            guard draft.exercises[index].sets.indices.contains(set) else { return [] }
            return type(text, index, set, field, world)
        case .rule(_, let name): return choose(rule: name, of: index, world)
        case .ruleSetting(_, let name, let text):
            let path = "/exercises/" + String(index) + "/rule/" + name
            var prescription = draft.exercises[index]
            let stage = prescription.stage
            let isGood = prescription.rule?.set(name, text, world.strings.unit) ?? false
            // The sets that are those of a stage go with it.
            if let stage, prescription.stage != stage {
                for set in prescription.sets.indices {
                    typed["/exercises/" + String(index) + "/sets/" + String(set) + "/reps"] = nil
                }
                prescription.take(stage: stage, world)
            }
            typed[path] = text
            mark(path, isGood ? nil : world.strings[.lookAtMarked])
            return isGood ? edit { $0.exercises[index] = prescription } : []
        default: return []
        }
    }

    /// The way back to the edits as they are.
    private func undo(_ removed: String, _ world: World) -> Effect {
        .offer(
            Undo(
                text: world.strings.removed(removed), milliseconds: 6_000, undo: [.message(.editor(.restore(draft)))]))
    }

    private mutating func move(_ from: Int, _ to: Int, _ world: World) -> [Effect] {
        let exercises = draft.exercises
        guard exercises.indices.contains(from), exercises.indices.contains(to), from != to else { return [] }
        return rebuild {
            $0.exercises.insert($0.exercises.remove(at: from), at: to)
            $0.tidyLinks()
        } + [
            .announce(world.strings.placed(world.strings.called(exercises[from]), to + 1, exercises.count)),
            .vibrate("8"),
        ]
    }

    /// An exercise that was looked for, with the sets of last time or three blank ones. Its reps are those of the sets: a range is
    /// the lifter's to choose.
    @inline(never) mutating func add(_ exercise: Exercise, _ world: World) -> [Effect] {
        var prescription = ExercisePrescription(
            id: world.newID(), exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
            measure: exercise.measure)
        prescription.muscles = exercise.primaryMuscles
        let last = world.knowledge.plannedLikeLast(exercise)
        for new in last ?? [NewSet](repeating: blankSet(exercise), count: 3) {
            prescription.sets.append(
                SetPrescription(
                    id: world.newID(), type: new.setType, weight: new.weight, reps: new.reps, rir: new.rir,
                    durationSeconds: new.durationSeconds))
        }
        // What was never done starts as the goal asks for it, which stands beside it.
        if last == nil, let emphasis = world.emphasis(of: exercise.id) {
            prescription.take(emphasis, step: world.knowledge.step(exercise.id, world.strings.unit))
        }
        open = prescription.id
        let count = draft.exercises.count
        return edit { $0.exercises.append(prescription) } + [
            .focus("edit-" + String(count)), .scroll("edit-" + String(count)),
        ]
    }

    private func blankSet(_ exercise: Exercise) -> NewSet {
        var set = NewSet()
        if exercise.measure == .reps { set.reps = 8 }
        if exercise.measure == .time { set.durationSeconds = 30 }
        return set
    }
}

extension ExercisePrescription {
    /// One more set, like the last one.
    fileprivate mutating func addSet(_ id: SetPrescriptionID) {
        var set = sets.last ?? SetPrescription(id: id)
        set.id = id
        if sets.isEmpty {
            if measure == .time { set.durationSeconds = 30 } else if measure == .reps { set.reps = 8 }
        }
        sets.append(set)
    }

    /// Gives every set the numbers of the first that is no warm-up.
    fileprivate mutating func levelSets() {
        guard let first = sets.first(where: { $0.type != .warmup }) else { return }
        for index in sets.indices where sets[index].type != .warmup {
            let id = sets[index].id
            let type = sets[index].type
            sets[index] = first
            (sets[index].id, sets[index].type) = (id, type)
        }
    }
}
