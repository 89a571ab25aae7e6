import Training

extension Programs {
    /// The program of the page, where it is in none of the pages that are known, and its plans likewise.
    @inline(never) static func needs(_ world: World) -> [Query] {
        var needs: [Query] = []
        switch world.route {
        case .program(let id), .editProgram(let id), .shareProgram(let id):
            needs = world.asking(.program(id), in: .programs, isKnown: tracked(id, world) != nil)
            for plan in tracked(id, world)?.program.plans ?? [] { needs += world.asking(plan) }
        default: break
        }
        // A start from its page asks what hurts.
        if case .program = world.route, world.canStart { needs.append(.painFlags) }
        return needs
    }

    /// A place of a program of the lifter's that is not known (yet).
    static func awaiting(_ id: ProgramID, _ world: World) -> Screen {
        world.awaiting(world.strings.programs, [.programs, .program(id)])
    }
}
