import Contract
import Sync
import Training

/// What moves where the lifter stands in a program, and the way back.
extension Programs {
    /// Follows it from now on, as the server does.
    mutating func activate(_ id: ProgramID, restarting: Bool, _ world: World) -> [Effect] {
        guard var program = Self.tracked(id, world)?.program else { return [] }
        let isActive = world.knowledge.activeProgram?.program.id == id
        program.follow(isActive: isActive, restarting: restarting, at: world.now)
        let strings = world.strings
        return move(
            ClientRequest(restarting ? .restartProgram(id) : .activateProgram(id)), program,
            after: ClientRequest(.activateProgram(id)), world,
            restarting ? strings.beganAgain(program.name) : strings.following(program.name))
    }

    mutating func deactivate(_ id: ProgramID, _ world: World) -> [Effect] {
        guard let program = Self.tracked(id, world)?.program else { return [] }
        let request = ClientRequest(.deactivateProgram(id))
        return move(request, program, after: request, world, world.strings.endedFollowing(program.name))
    }

    mutating func pause(_ id: ProgramID, _ world: World) -> [Effect] {
        guard !isBusy, var program = Self.tracked(id, world)?.program else { return [] }
        var patch = PatchProgram()
        let pauses = program.run?.pausedAt == nil
        patch.paused = pauses
        program.pause(pauses, at: world.now)
        later = [Self.standing(program, world)]
        return carry(ClientRequest(.changeProgram(id), patch), id, world.strings.paused(program.name, pauses), world)
    }

    mutating func skip(_ id: ProgramID, _ world: World) -> [Effect] {
        guard var program = Self.tracked(id, world)?.program, let due = program.dueDay(at: world.now) else { return [] }
        program.skip(due.dayNumber, at: world.now)
        return move(
            ClientRequest(.skipProgramDay, SkipDay(day: due.dayNumber)), program, world,
            world.strings.dayTitle(due.dayNumber) + " " + world.strings.daySkipped)
    }

    mutating func jump(_ id: ProgramID, to number: Int, _ world: World) -> [Effect] {
        guard var program = Self.tracked(id, world)?.program else { return [] }
        var patch = PatchProgram()
        patch.currentDay = number
        program.jump(to: number, at: world.now)
        return move(ClientRequest(.changeProgram(id), patch), program, world, world.strings.jumped(number))
    }

    /// Moves where the lifter stands, with the way back.
    ///
    /// - Parameters:
    ///   - program: as it becomes.
    ///   - first: what has to be sent before where it stands, when that is sent later.
    private mutating func move(
        _ request: ClientRequest, _ program: Training.Program, after first: ClientRequest? = nil, _ world: World,
        _ said: String
    ) -> [Effect] {
        if isBusy { return [] }
        let back = undo(said, .putBack(program.id, Self.wayBack(program.id, world)))
        later = (first.map { [.program($0, program)] } ?? []) + [Self.standing(program, world)]
        return carry(request, program.id, nil, world) + back
    }

    /// Sends it, or lets what says the same wait behind what waits already.
    private mutating func carry(
        _ request: ClientRequest, _ id: ProgramID, _ said: String?, _ world: World
    ) -> [Effect] {
        if world.isDirect { return send(request, id, said: said) }
        return wait() + (said.map { [.announce($0)] } ?? [])
    }

    /// Lets what the server did not hear of wait: shown as done, it is sent when it can be.
    mutating func wait() -> [Effect] {
        var effects: [Effect] = []
        for case .program(let request, let program) in later {
            effects.append(.queue(.program(request, program), name: program.name))
        }
        (later, then) = ([], [])
        return effects
    }

    /// What is sent to make a program stand where it stands, and to follow the one that is followed. Who follows a program goes on
    /// from its day, so where it stood comes last.
    private static func wayBack(_ id: ProgramID, _ world: World) -> [OutboxStep] {
        var back: [OutboxStep] = []
        let active = world.knowledge.activeProgram?.program
        let own = active?.id == id ? active : world.knowledge.program(id)?.program
        if let active {
            back.append(.program(ClientRequest(.activateProgram(active.id)), active))
            if active.id != id { back.append(standing(active, world)) }
        } else if let own {
            back.append(.program(ClientRequest(.deactivateProgram(id)), own))
        }
        if let own { back.append(standing(own, world)) }
        return back
    }

    /// Where the lifter stands in it, in the lifter's own time. What a workout did that the server may not have heard of is done of
    /// it when that comes.
    static func standing(_ program: Training.Program, _ world: World) -> OutboxStep {
        var patch = PatchProgram()
        var run = program.run
        for session in world.finished { run?.marks.removeAll { $0.sessionID == session.id } }
        patch.run = .some(run)
        return .program(ClientRequest(.changeProgram(program.id), patch), program)
    }

    /// One after the other: each rests on the one before.
    mutating func putBack(_ id: ProgramID, _ steps: [OutboxStep], _ world: World) -> [Effect] {
        guard case .program(let request, _)? = steps.first else { return [] }
        (isBusy, later) = (false, steps)
        if !world.isDirect { return wait() }
        then = Array(steps.dropFirst())
        return send(request, id)
    }
}

extension ClientRequest {
    /// Whether it follows a program, or not any more, or says where the lifter stands in it, but nothing of what the program is.
    var movesProgram: Bool { body.isEmpty || body.hasPrefix("{\"run\":") }
}
