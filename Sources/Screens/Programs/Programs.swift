import Contract
import Sync
import Training
import Wire

/// What the pages of programs remember.
struct Programs {
    /// Which programs of the library are shown.
    var category: ProgramCategory?
    var difficulty: Difficulty?
    var days: Int?
    var kit: ProgramKit?
    /// What was typed of what the lifter can lift, by exercise.
    var starts = Family<ExerciseID, String>()
    /// Something is on its way, and what goes when that is answered.
    var isBusy = false
    var then: [OutboxStep] = []
    /// What waits in its stead should the server not hear of it.
    var later: [OutboxStep] = []
    /// The program that is edited; its edits stay until another one is.
    var editor: ProgramEditor?
    /// The program from elsewhere that is looked at.
    var importing: ProgramImport?

    /// Another page is another question.
    @inline(never) mutating func arrived(_ world: World) {
        starts = Family()
        isBusy = false
        editor = Self.editor(world, going: editor)
        importing =
            world.route == .importProgram
            ? ProgramImport(id: world.newID(), text: world.knowledge.keptDrafts[Stored.programText] ?? "") : nil
    }

    /// The lifter's programs are known: one of them may be what is to be edited.
    @inline(never) mutating func came(_ world: World) {
        if editor == nil { editor = Self.editor(world, going: nil) }
    }

    /// What stands on the page.
    @inline(never) func screen(_ world: World) -> Screen {
        switch world.route {
        case .program(let id): page(id, world)
        case .template(let id): template(id, world)
        case .newProgram, .editProgram: editorView(world)
        case .shareProgram(let id): share(id, world)
        case .importProgram: importView(world)
        default: view(world)
        }
    }
}

/// What a program may take, for those that are shown.
enum ProgramKit: String, CaseIterable {
    /// What the gym in use has.
    case gym
    case dumbbells, nothing

    /// Whether a program goes with it.
    func fits(_ template: ProgramTemplate, in gym: Gym?) -> Bool {
        for equipment in template.equipment {
            switch (self, equipment) {
            case (_, .bodyweight), (_, .other), (.dumbbells, .dumbbell), (.dumbbells, .bench): continue
            case (.gym, _): if let gym, gym.equipment.contains(equipment) { continue }
            case (.dumbbells, _), (.nothing, _): break
            }
            return false
        }
        return true
    }
}

enum ProgramsMessage {
    case category(ProgramCategory?)
    case difficulty(Difficulty?)
    case days(Int?)
    case kit(ProgramKit?)
    case start(ExerciseID, String)
    /// Looks at one of the library with what was typed.
    case look(ProgramID)
    /// Makes a program of one of the library, and follows it.
    case follow(ProgramID)
    /// Of one of the lifter's.
    case activate(ProgramID)
    case restart(ProgramID)
    case deactivate(ProgramID)
    case pause(ProgramID)
    case skip(ProgramID)
    case jump(ProgramID, Int)
    case delete(ProgramID)
    /// Takes back what was changed: what is sent, one after the other.
    case putBack(ProgramID, [OutboxStep])
    /// The next page of the lifter's programs.
    case more
    /// Makes a program of one of the library, to be changed.
    case keep(ProgramID)
    case copy(ProgramID)
    case edit(ProgramEdit)
    /// Hands a link on; copies a text.
    case share, copyNotation
    /// A program from elsewhere: as it was pasted, what it is, and to be kept.
    case pasted(String)
    case lookAt, lookAway
    case take(follows: Bool)
}

extension Programs {
    @inline(never) mutating func update(_ message: ProgramsMessage, _ world: World) -> [Effect] {
        switch message {
        case .category(let category): self.category = category
        case .difficulty(let difficulty): self.difficulty = difficulty
        case .days(let days): self.days = days
        case .kit(let kit): self.kit = kit
        case .start(let exercise, let text): starts[exercise] = text
        case .look(let id): return [.lookAgain([.ahead(id)])] + wrongStart(world)
        case .follow(let template): return follow(template, world)
        case .activate(let id): return activate(id, restarting: false, world)
        case .restart(let id): return activate(id, restarting: true, world)
        case .deactivate(let id): return deactivate(id, world)
        case .pause(let id): return pause(id, world)
        case .skip(let id): return skip(id, world)
        case .jump(let id, let number): return jump(id, to: number, world)
        case .putBack(let id, let steps): return putBack(id, steps, world)
        case .more: return [.more(.programs)]
        case .delete(let id): return delete(id, world)
        case .keep(let template): return follow(template, world, isActive: false)
        case .copy(let id): return copy(id, world)
        case .edit(let change): return edit(change, world)
        case .share, .copyNotation, .pasted, .lookAt, .lookAway, .take: return hand(message, world)
        }
        return []
    }

    /// The lifter's program with an id, as far as it is known.
    static func tracked(_ id: ProgramID, _ world: World) -> TrackedProgram? {
        if let active = world.program, active.program.id == id { return active }
        return world.knowledge.program(id)
    }

    // MARK: What is sent

    mutating func send(
        _ request: ClientRequest, _ id: ProgramID, said: String? = nil, goes: Route? = nil
    ) -> [Effect] {
        if isBusy { return [] }
        isBusy = true
        return [.send(Call(purpose: .program(id, said: said, goes: goes), request: request))]
    }

    func undo(_ text: String, _ message: ProgramsMessage) -> [Effect] {
        [.offer(Undo(text: text, milliseconds: 10_000, undo: [.message(.programs(message))]))]
    }

    /// What came of a change.
    @inline(never) mutating func done(
        _ id: ProgramID?, _ said: String?, _ goes: Route?, _ world: World
    ) -> [Effect] {
        (isBusy, later) = (false, [])
        if let id, !then.isEmpty { return putBack(id, then, world) }
        var effects: [Effect] = [.lookAgain([.activeProgram, .programs, .plans, .next])]
        if editor?.isSaving == true, editor?.program.id == id {
            editor = nil
            effects.append(ProgramEditor.forget)
        }
        if let id { effects.append(.lookAgain([.program(id)])) }
        if let id, importing?.id == id { effects.append(.note(.keptDraft(Stored.programText, ""))) }
        if let said { effects.append(.announce(said)) }
        if let goes { effects.append(.go(goes, replace: true)) }
        return effects
    }

    private mutating func follow(_ id: ProgramID, _ world: World, isActive: Bool = true) -> [Effect] {
        let wrong = wrongStart(world)
        if !wrong.isEmpty { return wrong }
        guard let template = world.knowledge.library?.first(where: { $0.id == id }) else { return [] }
        var request = CreateProgram()
        request.id = world.newID()
        request.programTemplateID = id.text
        request.gymID = world.knowledge.settings.gymID
        request.activate = isActive
        request.starts = typed(world)
        let name = template.blueprint.name
        let own = request.id ?? id
        let before = world.knowledge.activeProgram?.program
        let effects = send(
            ClientRequest(.createProgram, request), own,
            said: isActive ? nil : world.strings.programSaved, goes: isActive ? .today : .program(own))
        guard isActive, !effects.isEmpty else { return effects }
        // The one that was followed is gone on with where it was; the other was only just made, and its plans with it.
        var back: [OutboxStep] = []
        if let before {
            back = [.program(ClientRequest(.activateProgram(before.id)), before), Self.standing(before, world)]
        }
        back.append(
            .program(ClientRequest(.deleteProgram(own, undo: true)), Training.Program(id: own, name: name)))
        let text = before.map { world.strings.following(name, instead: $0.name) } ?? world.strings.following(name)
        return effects + undo(text, .putBack(own, back))
    }

    /// What was typed of what the lifter can lift.
    private func typed(_ world: World) -> [LiftStart] {
        var typed: [LiftStart] = []
        for (exercise, text) in starts.all {
            guard let weight = Self.start(text, world) else { continue }
            typed.append(LiftStart(exercise, weight: weight))
        }
        return typed
    }

    /// A weight that can be lifted; `nil` for all else.
    private static func start(_ text: String, _ world: World) -> Mass? {
        guard let weight = Mass(entry: trimmed(text), in: world.strings.unit), weight > .zero,
            weight <= SetLimits.maximumWeight
        else { return nil }
        return weight
    }

    /// Whether what was typed of a lift is no weight.
    func isWrong(_ exercise: ExerciseID, _ world: World) -> Bool {
        guard let text = starts[exercise], !trimmed(text).isEmpty else { return false }
        return Self.start(text, world) == nil
    }

    /// Leads to a field whose text is no weight; empty where there is none.
    private func wrongStart(_ world: World) -> [Effect] {
        for (exercise, _) in starts.all where isWrong(exercise, world) {
            return [.announce(world.strings[.lookAtMarked]), .focus("start-" + exercise.text)]
        }
        return []
    }

    /// Asks for a program of the library with this lifter's numbers.
    @inline(never) func preview(_ id: ProgramID, _ world: World) -> ClientRequest {
        var preview = PreviewProgram()
        (preview.programTemplateID, preview.starts) = (id.text, typed(world))
        preview.gymID = world.knowledge.settings.gymID
        return ClientRequest(.previewProgram, preview)
    }

    /// It is gone when the strip is.
    private mutating func delete(_ id: ProgramID, _ world: World) -> [Effect] {
        guard let program = Self.tracked(id, world)?.program else { return [] }
        return [
            .offer(.deleting(.deleteProgram(id), program.name, world.strings)), .go(.programs, replace: true),
        ]
    }
}

extension ProgramTemplate {
    /// The lifts whose weights are worked out from what the lifter can lift, each once, in their order.
    var lifts: [(id: ExerciseID, name: String)] {
        var lifts: [(id: ExerciseID, name: String)] = []
        for plan in blueprint.plans {
            for exercise in plan.exercises where exercise.startsWithWeight {
                if !lifts.contains(where: { $0.id == exercise.exerciseID }) {
                    lifts.append((exercise.exerciseID, exercise.name))
                }
            }
        }
        return lifts
    }
}

extension ExercisePrescription {
    /// Whether its first weights follow from a known max.
    fileprivate var startsWithWeight: Bool {
        guard measure == .reps, loadKind == .external, !optional else { return false }
        if case .derivedFrom = rule { return false }
        return true
    }
}
