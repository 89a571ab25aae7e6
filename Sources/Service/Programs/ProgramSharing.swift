public import Contract
import Interchange
import Storage
public import Training
import Wire

extension TopsetService {
    /// A program as one document that another lifter can import: its plans as they are now, without what is the lifter's own.
    public func share(_ user: UserID, _ id: ProgramID) async throws(ServiceError) -> SharedProgram {
        try await read(user) { turn in
            let blueprint = try ProgramSharing(turn: turn).blueprint(of: ProgramBook(turn: turn).program(id).program)
            return SharedProgram(blueprint, notation: try ProgramSharing(turn: turn).notation(of: blueprint))
        }
    }

    /// Makes a program of what was shared. A program with that id is answered as it is.
    public func create(
        _ user: UserID, _ request: ImportProgram
    ) async throws(ServiceError) -> (program: TrackedProgram, created: Bool) {
        try await write(user, drawing: 1) { turn in try ProgramSharing(turn: turn).create(request) }
    }
}

/// Programs on their way to other lifters, and from them.
struct ProgramSharing: UseCase {
    let turn: Turn

    func blueprint(of program: Program) throws -> ProgramBlueprint {
        var blueprint = ProgramBlueprint(name: program.name)
        blueprint.about = program.about
        (blueprint.category, blueprint.difficulty) = (program.category, program.difficulty)
        (blueprint.goal, blueprint.split) = (program.goal, program.split)
        (blueprint.loops, blueprint.daysPerWeek) = (program.loops, program.daysPerWeek)
        var names: [PlanID: String] = [:]
        for id in program.plans {
            guard let plan = try store.plan(id, evenDeleted: true) else { continue }
            // Two plans of one program may be called the same; on paper they must not.
            var (name, number) = (plan.name, 1)
            while names.values.contains(name) {
                number += 1
                name = "\(plan.name) \(number)"
            }
            names[id] = name
            blueprint.plans.append(sheet(of: plan, named: name))
        }
        for day in program.days {
            var shared = ProgramBlueprint.Day(
                plan: day.planID.flatMap { names[$0] }, week: day.week, phase: day.phase)
            (shared.name, shared.notes) = (day.name, day.notes)
            (shared.intensityModifier, shared.volumeModifier) = (day.intensityModifier, day.volumeModifier)
            blueprint.days.append(shared)
        }
        return blueprint.withLabels()
    }

    private func sheet(of plan: WorkoutPlan, named name: String) -> ProgramBlueprint.Plan {
        var sheet = ProgramBlueprint.Plan(name: name, exercises: plan.currentVersion.exercises)
        (sheet.notes, sheet.category) = (plan.currentVersion.notes, plan.category)
        sheet.estimatedMinutes = plan.estimatedMinutes
        for index in sheet.exercises.indices {
            sheet.exercises[index] = sheet.exercises[index].withoutIDs
        }
        return sheet
    }

    func notation(of blueprint: ProgramBlueprint) throws -> String {
        let library = try turn.library()
        return ProgramNotation.print(blueprint) { library[$0] }
    }

    /// A program by its notation; exercises are called by their names, their slugs or their aliases.
    private func read(_ notation: String) throws -> ProgramBlueprint {
        guard notation.utf8.count <= 200_000 else {
            throw ServiceError(.validation, "notation must be at most 200000 bytes.", path: "/notation")
        }
        var known: [String: Exercise] = [:]
        for exercise in try turn.library().all.reversed() {
            for name in exercise.aliases + [exercise.slug, exercise.name] { known[ExerciseName.key(name)] = exercise }
        }
        do {
            return try ProgramNotation.read(notation) { known[ExerciseName.key($0)] }
        } catch {
            throw ServiceError(
                .validation, "Line \(error.line): \(error.problem.message) (\(error.excerpt))", path: "/notation")
        }
    }

    func create(_ request: ImportProgram) throws -> (program: TrackedProgram, created: Bool) {
        let maker = ProgramMaker(turn: turn)
        if let existing = try maker.existing(request.id) { return (existing, false) }
        let id = request.id ?? turn.newID()
        let blueprint: ProgramBlueprint
        if let notation = request.notation {
            guard request.program == nil else {
                throw ServiceError(.validation, "program is that of the notation.", path: "/program")
            }
            blueprint = try read(notation)
        } else {
            guard let program = request.program else {
                throw ServiceError(.validation, "program is required.", path: "/program")
            }
            blueprint = program
        }
        try maker.check(blueprint)
        var program = try maker.make(blueprint, as: id, starts: request.starts, gym: request.gymID)
        return (try maker.keep(&program, activating: request.activate), true)
    }
}
