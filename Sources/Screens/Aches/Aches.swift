import Contract
import Sync
import Training

/// What hurts: the map of the body with what is open and what is over, and the sheet on which one pain is said.
struct Aches {
    /// Which side of the body is looked at, where there is no room for both.
    var showsBack = false
    /// The pain that is being said.
    var draft: PainFlag?
    /// Whether the server does not know it.
    var isNew = false
}

enum AchesMessage {
    case showBack(Bool)
    /// What hurts at a place: the open one, else a new one.
    case place(BodyPart, BodySide?)
    /// A new one, felt in an exercise.
    case feltIn(ExerciseID)
    case open(PainFlagID)
    case part(String)
    case side(BodySide?)
    case severity(PainSeverity)
    case movement(String)
    case note(String)
    case save
    case resolve(PainFlagID), reopen(PainFlagID), delete(PainFlagID)
    case bringBack(PainFlag)
}

extension Aches {
    @inline(never) mutating func update(_ message: AchesMessage, _ world: World) -> [Effect] {
        switch message {
        case .showBack(let back): showsBack = back
        case .place(let part, let side):
            if let open = world.openPains.first(where: { $0.bodyPart == part && $0.isOn(side) }) {
                return edit(open, isNew: false)
            }
            var flag = PainFlag(id: world.newID(), part, .mild, createdAt: world.now)
            flag.side = side
            return edit(flag, isNew: true)
        case .feltIn(let id):
            var flag = PainFlag(id: world.newID(), .shoulder, .mild, createdAt: world.now)
            if let part = world.knowledge.exercise(id).flatMap({ Pains.parts(of: $0).first }) { flag.bodyPart = part }
            flag.exerciseID = id
            return edit(flag, isNew: true)
        case .open(let id): return world.pain(id).map { edit($0, isNew: false) } ?? []
        case .part(let name):
            guard let part = BodyPart(rawValue: name) else { return [] }
            draft?.bodyPart = part
            if !part.isPaired, draft?.side == .both { draft?.side = nil }
        case .side(let side):
            let isTaken = draft?.side == side
            draft?.side = isTaken ? nil : side
        case .severity(let severity): draft?.severity = severity
        case .movement(let name): draft?.pattern = MovementPattern(rawValue: name)
        case .note(let text): draft?.notes = text
        case .save: return save(world)
        case .resolve(let id): return end(id, world)
        case .reopen(let id):
            guard let flag = world.pain(id) else { return [] }
            draft = nil
            return [Self.reopened(flag, world), .announce(world.strings.hurtsAgain)]
        case .delete(let id): return delete(id, world)
        case .bringBack(let flag):
            let request = ClientRequest(.flagPain, FlagPain(flag))
            return [.queue(.pain(request, flag), name: world.strings.name(flag))]
        }
        return []
    }

    private mutating func edit(_ flag: PainFlag, isNew: Bool) -> [Effect] {
        (draft, self.isNew) = (flag, isNew)
        return [.focus("sheet")]
    }

    private mutating func save(_ world: World) -> [Effect] {
        guard var flag = draft else { return [] }
        let note = trimmed(flag.notes ?? "")
        flag.notes = note.isEmpty ? nil : note
        draft = nil
        let before = world.pain(flag.id)
        let request = ClientRequest(isNew ? .flagPain : .changePainFlag(flag.id), FlagPain(flag))
        let undo: Effect =
            before.map { .queue(.pain(ClientRequest(.changePainFlag($0.id), FlagPain($0)), $0), name: "") }
            ?? .queue(.deletePain(flag.id), name: world.strings.name(flag))
        return [
            .queue(.pain(request, flag), name: world.strings.name(flag)), .focus("title"),
            .offer(Undo(text: world.strings.painNoted, milliseconds: 6_000, undo: [undo])),
        ]
    }

    private mutating func end(_ id: PainFlagID, _ world: World) -> [Effect] {
        guard var flag = world.pain(id), flag.isOpen else { return [] }
        draft = nil
        let open = flag
        flag.resolvedAt = world.now
        let request = ClientRequest(.resolvePainFlag(id), ResolvePain(at: world.now))
        return [
            .queue(.pain(request, flag), name: world.strings.name(flag)), .focus("title"),
            .offer(
                Undo(text: world.strings.betterNow, milliseconds: 6_000, undo: [Self.reopened(open, world)])),
        ]
    }

    private static func reopened(_ flag: PainFlag, _ world: World) -> Effect {
        var flag = flag
        flag.resolvedAt = nil
        return .queue(.pain(ClientRequest(.reopenPainFlag(flag.id)), flag), name: world.strings.name(flag))
    }

    private mutating func delete(_ id: PainFlagID, _ world: World) -> [Effect] {
        guard let flag = world.pain(id) else { return [] }
        draft = nil
        return [
            .queue(.deletePain(id), name: world.strings.name(flag)), .focus("title"),
            .offer(
                Undo(
                    text: world.strings.noMorePain, milliseconds: 6_000, undo: [.message(.aches(.bringBack(flag)))])),
        ]
    }
}

extension PainFlag {
    /// Whether it is on a side of the map: one that says none is on both.
    func isOn(_ side: BodySide?) -> Bool {
        self.side == nil || side == nil || self.side == .both || self.side == side
    }
}

extension World {
    /// What hurts now, newest first.
    var openPains: [PainFlag] {
        var open: [PainFlag] = []
        for flag in knowledge.pains ?? [] where flag.isOpen { open.append(flag) }
        return open
    }

    func pain(_ id: PainFlagID) -> PainFlag? { knowledge.pains?.first { $0.id == id } }

    /// What of an exercise hurt while a session was done.
    func pains(on id: ExerciseID, in session: WorkoutSession) -> [PainFlag] {
        var found: [PainFlag] = []
        guard let exercise = knowledge.exercise(id) else { return found }
        for flag in knowledge.pains ?? []
        where flag.hurt(from: session.startedAt, to: session.endedAt) && flag.concern(exercise) != nil {
            found.append(flag)
        }
        return found
    }

    /// The worst of what hurts to an exercise.
    @inline(never) func pain(on id: ExerciseID) -> PainTouch? {
        let open = openPains
        if open.isEmpty { return nil }
        return knowledge.exercise(id).flatMap { Pains.worst(on: $0, of: open) }
    }
}
