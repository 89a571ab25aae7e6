import Contract
import Training

/// What moves where the lifter stands in a program, and the way back.
extension Programs {
    /// Moves where the lifter stands, with the way back.
    mutating func move(
        _ id: ProgramID, _ request: ClientRequest, _ world: World, _ said: (Training.Program) -> String
    ) -> [Effect] {
        guard !isBusy, let program = Self.tracked(id, world)?.program else { return [] }
        let back = Self.wayBack(id, world)
        return send(request, id) + undo(said(program), .putBack(id, back))
    }

    /// What is sent to make a program stand where it stands, and to follow the one that is followed. Who follows a program goes on
    /// from its day, so where it stood comes last.
    private static func wayBack(_ id: ProgramID, _ world: World) -> [ClientRequest] {
        var back: [ClientRequest] = []
        let active = world.knowledge.activeProgram
        if let active {
            back.append(ClientRequest(.activateProgram(active.program.id)))
            if active.program.id != id { back.append(standing(active.program)) }
        } else {
            back.append(ClientRequest(.deactivateProgram(id)))
        }
        let own = active?.program.id == id ? active : world.knowledge.program(id)
        if let own { back.append(standing(own.program)) }
        return back
    }

    static func standing(_ program: Training.Program) -> ClientRequest {
        var patch = PatchProgram()
        patch.run = .some(program.run)
        return ClientRequest(.changeProgram(program.id), patch)
    }

    /// One after the other: each rests on the one before.
    mutating func putBack(_ id: ProgramID, _ requests: [ClientRequest]) -> [Effect] {
        guard let first = requests.first else { return [] }
        isBusy = false
        then = Array(requests.dropFirst())
        return send(first, id)
    }

    mutating func pause(_ id: ProgramID, _ world: World) -> [Effect] {
        guard let program = Self.tracked(id, world)?.program else { return [] }
        var patch = PatchProgram()
        patch.paused = program.run?.pausedAt == nil
        let said = world.strings.paused(program.name, patch.paused == true)
        return send(ClientRequest(.changeProgram(id), patch), id, said: said)
    }

    mutating func skip(_ id: ProgramID, _ world: World) -> [Effect] {
        guard let program = Self.tracked(id, world)?.program, let due = program.dueDay(at: world.now) else { return [] }
        return move(id, ClientRequest(.skipProgramDay, SkipDay(day: due.dayNumber)), world) { _ in
            world.strings.dayTitle(due.dayNumber) + " " + world.strings.daySkipped
        }
    }

    mutating func jump(_ id: ProgramID, to number: Int, _ world: World) -> [Effect] {
        var patch = PatchProgram()
        patch.currentDay = number
        return move(id, ClientRequest(.changeProgram(id), patch), world) { _ in world.strings.jumped(number) }
    }
}
