import Contract
import Interchange
import Storage
import Training
import Wire

/// Programs from elsewhere: how they are read, and what is wrong with them before they are made.
extension ProgramMaker {
    /// A program from elsewhere, as a document or as text; checked, with the lines of a text where something is wrong. What it
    /// brings is taken for the lifter's own, and not stored.
    func given(program: ProgramBlueprint?, pasted: String?, notation: String? = nil) throws -> GivenProgram {
        let sharing = ProgramSharing(turn: turn)
        let read: (program: ProgramBlueprint, lines: NotationLines?)
        if let pasted {
            read = try sharing.read(pasted: pasted)
        } else if let notation {
            guard program == nil else {
                throw ServiceError(.validation, "program is that of the notation.", path: "/program")
            }
            read = try sharing.read(notation: notation)
        } else {
            guard let program else { throw ServiceError(.validation, "program is required.", path: "/program") }
            read = (program, nil)
        }
        do {
            let given = try SharedExercises(turn: turn).own(read.program)
            try turn.assume(given.new)
            try check(given.blueprint)
            return given
        } catch let error as ServiceError {
            guard let path = pasted == nil ? notation.map({ _ in "/notation" }) : "/pasted" else { throw error }
            throw error.said(of: read.lines, at: path, in: try turn.voice().language)
        }
    }

    /// That a program from elsewhere can be made; else everything that is wrong with it.
    func check(_ blueprint: ProgramBlueprint) throws {
        let library = try turn.library()
        var all: [WorkoutError.Fault] = []
        func take(_ faults: PlanFaults, in path: String) {
            for fault in faults.all { all.append(WorkoutError.Fault(path: path + fault.path, message: fault.message)) }
        }
        for (index, plan) in blueprint.plans.enumerated() {
            let path = "/program/plans/\(index)"
            for (place, exercise) in plan.exercises.enumerated() where library[exercise.exerciseID] == nil {
                throw ServiceError.notFound("exercise", path: path + "/exercises/\(place)/exercise_id")
            }
            if plan.exercises.isEmpty {
                throw ServiceError(
                    .validation, "The plan has no exercise yet.", path: "/program/plans/\(index)/exercises")
            }
            var faults = PlanFaults()
            faults.check(name: plan.name)
            faults.check(category: plan.category, minutes: plan.estimatedMinutes)
            if blueprint.plans[..<index].contains(where: { $0.name == plan.name }) {
                all.append(WorkoutError.Fault(path: path + "/name", message: "name is that of another plan."))
            }
            // Ids are given when it is made.
            var exercises = plan.exercises
            for place in exercises.indices {
                exercises[place].id = .named("exercise/\(place)", in: ProgramID(high: 0, low: UInt64(index)))
                for set in exercises[place].sets.indices {
                    exercises[place].sets[set].id = .named("set/\(set)", in: exercises[place].id)
                }
            }
            faults.check(exercises, notes: plan.notes)
            take(faults, in: path)
        }
        for (index, day) in blueprint.days.enumerated() {
            if let name = day.plan, blueprint.plan(named: name) == nil {
                throw ServiceError.notFound("plan in this program", path: "/program/days/\(index)/plan")
            }
        }
        var faults = PlanFaults()
        let scope = ProgramID(high: 0, low: 1)
        let plans = blueprint.plans.map { ($0.name, PlanID.named($0.name, in: scope)) }
        var program = try Self.program(blueprint, as: scope, Dictionary(plans) { first, _ in first })
        for index in program.days.indices { program.days[index].id = .named("day/\(index)", in: scope) }
        faults.check(program)
        faults.check(weeksOf: program.days)
        faults.check(partsOf: blueprint)
        take(faults, in: "/program")
        guard let first = all.first else { return }
        var error = ServiceError(.validation, first.message, path: first.path)
        if all.count > 1 { error.details?.errors = all }
        throw error
    }
}
