public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// Makes a program: a copy of one of the library with plans of its own, or a whole one. A program with that id is answered as
    /// it is.
    public func create(
        _ user: UserID, _ request: CreateProgram
    ) async throws(ServiceError) -> (program: TrackedProgram, created: Bool) {
        try await write(user, drawing: 1) { turn in try ProgramMaker(turn: turn).create(request) }
    }
}

/// Makes programs and the plans that they are made of.
struct ProgramMaker: UseCase {
    let turn: Turn

    private var book: ProgramBook { ProgramBook(turn: turn) }

    func create(_ request: CreateProgram) throws -> (program: TrackedProgram, created: Bool) {
        if let id = request.id, LibraryShelf.isTemplate(id) {
            throw ServiceError(.validation, "id is that of a program of the library.", path: "/id")
        }
        if let existing = try existing(request.id) { return (existing, false) }
        let id = request.id ?? turn.newID()
        var program: Program
        if let name = request.programTemplateID {
            guard let template = LibraryShelf.template(name, try turn.voice().language) else {
                throw ServiceError.notFound("program of the library", path: "/program_template_id")
            }
            guard request.days == nil else {
                throw ServiceError(.validation, "days are those of the program of the library.", path: "/days")
            }
            program = try make(template.blueprint, as: id, starts: request.starts, gym: request.gymID)
            program.isCustom = false
        } else {
            guard let name = request.name else {
                throw ServiceError(.validation, "name is required.", path: "/name")
            }
            guard let days = request.days else {
                throw ServiceError(.validation, "days is required.", path: "/days")
            }
            program = Program(id: id, name: name, days: days)
            try Gyms(turn: turn).check(request.gymID)
            _ = try maxes(of: request.starts)
        }
        request.overrule(&program)
        return (try keep(&program, activating: request.activate), true)
    }

    /// The program that a create was for before; the id of a deleted one is not given again.
    func existing(_ id: ProgramID?) throws -> TrackedProgram? {
        guard let id, try store.program(id, evenDeleted: true) != nil else { return nil }
        guard let known = try book.known(id) else {
            throw ServiceError(.validation, "id belongs to a deleted program.", path: "/id")
        }
        return known
    }

    /// Stores a program, and follows it where that is asked for.
    func keep(_ program: inout Program, activating: Bool) throws -> TrackedProgram {
        try book.complete(&program)
        try book.check(program, after: nil)
        try store.save(program, now: now)
        if activating { return try book.activate(program.id, restarting: false) }
        return try book.tracked(book.program(program.id))
    }

    // MARK: Looking ahead

    func preview(_ request: PreviewProgram) throws -> ProgramPreview {
        let (voice, unit) = (try turn.voice(), try turn.settings().unit)
        let given: GivenProgram
        if let name = request.programTemplateID {
            guard request.program == nil else {
                throw ServiceError(.validation, "program is that of the library.", path: "/program")
            }
            guard let template = LibraryShelf.template(name, voice.language) else {
                throw ServiceError.notFound("program of the library", path: "/program_template_id")
            }
            given = GivenProgram(blueprint: template.blueprint)
        } else {
            given = try self.given(program: request.program, pasted: request.pasted)
        }
        let blueprint = given.blueprint
        try Gyms(turn: turn).check(request.gymID)
        let loads = try TrainingDay.loads(in: request.gymID, turn)
        let increment = try turn.increment()
        let known = try known(for: blueprint, given.own(request.starts))
        let maxes = known.mapValues(\.value)
        let started = blueprint.withKeys().started(maxes, unit: unit, loads: loads)
        var simulation = ProgramSimulation(of: started, lifter: .perfect, voice: voice) {
            ProgramSimulation.Start(weight: nil, increment: increment($0.exerciseID), loads: loads($0))
        }
        var preview = ProgramPreview(days: simulation.play(atMost: started.daysAhead))
        if request.pasted != nil { preview.program = blueprint }
        for (exercise, max) in maxes.sorted(by: { $0.key < $1.key }) {
            preview.maxes.append(LiftStart(exercise, weight: max))
        }
        for (exercise, max) in known.sorted(by: { $0.key < $1.key }) {
            guard var aged = max.aged else { continue }
            aged.render(voice)
            preview.aged.append(AgedLift(exercise, aged))
        }
        preview.guessed = blueprint.guessed(maxes)
        return preview
    }

    // MARK: From a blueprint

    /// Makes the plans of a blueprint, with this lifter's first weights, and the program of them.
    func make(
        _ blueprint: ProgramBlueprint, as id: ProgramID, starts: [LiftStart], gym: GymID?
    ) throws -> Program {
        let unit = try turn.settings().unit
        try Gyms(turn: turn).check(gym)
        let loads = try TrainingDay.loads(in: gym, turn)
        let started = try blueprint.withKeys(in: id).started(maxes(for: blueprint, starts), unit: unit, loads: loads)
        var plans: [String: PlanID] = [:]
        for (index, plan) in started.plans.enumerated() {
            plans[plan.name] = try make(plan, at: index, of: started, in: id)
        }
        return try Self.program(blueprint, as: id, plans)
    }

    /// The program of a blueprint, whose plans are there.
    static func program(
        _ blueprint: ProgramBlueprint, as id: ProgramID, _ plans: [String: PlanID]
    ) throws -> Program {
        var program = Program(id: id, name: blueprint.name)
        program.about = blueprint.about
        (program.category, program.difficulty) = (blueprint.category, blueprint.difficulty)
        (program.goal, program.split) = (blueprint.goal, blueprint.split)
        (program.loops, program.daysPerWeek) = (blueprint.loops, blueprint.daysPerWeek)
        program.weekdays = blueprint.weekdays ?? []
        (program.template, program.maxShare) = (blueprint.slug, blueprint.maxShare)
        let labels = blueprint.keyLabels
        program.keyLabels = labels.isEmpty ? nil : labels
        for (index, day) in blueprint.days.enumerated() {
            var made = ProgramDay(id: .unnamed, dayNumber: index + 1, week: day.week, phase: day.phase)
            if let name = day.plan {
                guard let plan = plans[name] else {
                    throw ServiceError.notFound("plan in this program", path: "/program/days/\(index)/plan")
                }
                made.planID = plan
            }
            (made.name, made.notes) = (day.name, day.notes)
            (made.intensityModifier, made.volumeModifier) = (day.intensityModifier, day.volumeModifier)
            program.days.append(made)
        }
        return program
    }

    private func make(
        _ plan: ProgramBlueprint.Plan, at index: Int, of blueprint: ProgramBlueprint, in program: ProgramID
    ) throws -> PlanID {
        var request = CreatePlan(
            id: .made(for: program, at: index), name: plan.name,
            category: plan.category ?? Self.category(in: blueprint.name),
            estimatedMinutes: plan.estimatedMinutes, notes: plan.notes)
        request.exercises = plan.exercises.map(\.withoutIDs)
        do {
            return try PlanBook(turn: turn).create(request).plan.id
        } catch let error as WorkoutError {
            throw ServiceError(error).inside("/program/plans/\(index)")
        } catch let error as ServiceError { throw error.inside("/program/plans/\(index)") }
    }

    /// The category of a plan that was made for a program and says none.
    static func category(in program: String) -> String { String(program.prefix(100)) }

    /// What was said of what the lifter can lift, as what is lifted once.
    private func maxes(of starts: [LiftStart]) throws -> [ExerciseID: Mass] {
        var maxes: [ExerciseID: Mass] = [:]
        let library = try turn.library()
        for (index, start) in starts.enumerated() {
            guard library[start.exerciseID] != nil else {
                throw ServiceError.notFound("exercise", path: "/starts/\(index)/exercise_id")
            }
            guard start.weight > .zero, start.weight <= SetLimits.maximumWeight else {
                throw ServiceError(
                    .validation, "weight must be more than 0 and at most 2000 kg.", path: "/starts/\(index)/weight")
            }
            guard (1...20).contains(start.reps) else {
                throw ServiceError(.validation, "reps must be between 1 and 20.", path: "/starts/\(index)/reps")
            }
            maxes[start.exerciseID] = EstimatedMax.epley(start.weight, reps: start.reps)
        }
        return maxes
    }

    /// What the lifter lifts once, of every exercise of a program of which that is known: as it was said, else the best estimated
    /// max of the log.
    func maxes(for blueprint: ProgramBlueprint, _ starts: [LiftStart]) throws -> [ExerciseID: Mass] {
        try known(for: blueprint, starts).mapValues(\.value)
    }

    private func known(for blueprint: ProgramBlueprint, _ starts: [LiftStart]) throws -> [ExerciseID: KnownMax] {
        let said = try maxes(of: starts)
        let others = blueprint.plans.flatMap(\.exercises).map(\.exerciseID).filter { said[$0] == nil }
        return try PriorPerformances(turn: turn).knownMaxes(of: others)
            .merging(said.mapValues { KnownMax(value: $0) }) { _, said in said }
    }
}

extension CreateProgram {
    /// What is said here overrules what a program of the library says.
    fileprivate func overrule(_ program: inout Program) {
        if let name { program.name = name }
        if let about { program.about = about }
        if let category { program.category = category }
        if let difficulty { program.difficulty = difficulty }
        if let goal { program.goal = goal }
        if let split { program.split = split }
        if let loops { program.loops = loops }
        if let daysPerWeek { program.daysPerWeek = daysPerWeek }
        if !weekdays.isEmpty { program.weekdays = weekdays }
    }
}

extension ExercisePrescription {
    /// Without ids of other places.
    var withoutIDs: ExercisePrescription {
        var own = self
        own.id = .unnamed
        for index in own.sets.indices { own.sets[index].id = .unnamed }
        return own
    }
}

extension ServiceError {
    /// The same in a body that holds the faulty one.
    func inside(_ path: String) -> ServiceError {
        var error = self
        if error.details == nil { error.details = ErrorAnswer.Details() }
        error.details?.path = path + (details?.path ?? "")
        if let faults = details?.errors {
            error.details?.errors = faults.map { WorkoutError.Fault(path: path + $0.path, message: $0.message) }
        }
        return error
    }
}
