public import Contract
import Foundation
import Interchange
import Storage
public import Training
import Wire

extension TopsetService {
    /// A program as one document that another lifter can import: its plans as they are now, without what is the lifter's own.
    public func share(_ user: UserID, _ id: ProgramID) async throws(ServiceError) -> SharedProgram {
        try await read(user) { turn in
            let language = try turn.voice().language
            let blueprint =
                try LibraryShelf.template(id.text, language)?.blueprint
                ?? ProgramSharing(turn: turn).blueprint(of: ProgramBook(turn: turn).program(id).program)
            let notation = try ProgramSharing(turn: turn).notation(of: blueprint)
            return SharedProgram(blueprint, notation: notation, link: ProgramLink.payload(of: notation))
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
        blueprint.weekdays = program.weekdays.isEmpty ? nil : program.weekdays
        (blueprint.slug, blueprint.maxShare) = (program.template, program.maxShare)
        var names: [PlanID: String] = [:]
        for id in plans(of: program) {
            guard let plan = try store.plan(id, evenDeleted: true) else { continue }
            // Two plans of one program may be called the same; on paper they must not.
            var (name, number) = (plan.name, 1)
            while names.values.contains(name) {
                number += 1
                name = "\(plan.name) \(number)"
            }
            names[id] = name
            var sheet = sheet(of: plan, named: name)
            // That of every plan of which nothing else was said.
            if sheet.category == ProgramMaker.category(in: program.name) { sheet.category = nil }
            blueprint.plans.append(sheet)
        }
        for day in program.days {
            var shared = ProgramBlueprint.Day(
                plan: day.planID.flatMap { names[$0] }, week: day.week, phase: day.phase)
            (shared.name, shared.notes) = (day.name, day.notes)
            (shared.intensityModifier, shared.volumeModifier) = (day.intensityModifier, day.volumeModifier)
            blueprint.days.append(shared)
        }
        return try withoutGuesses(blueprint.withLabels(program.keyLabels ?? "", in: program.id))
            .withExercises(of: turn.library())
    }

    /// In the order in which they were made for the program, then those that it got since, in the order of its days.
    private func plans(of program: Program) -> [PlanID] {
        var rest = program.plans
        var made: [PlanID] = []
        for index in 0..<ProgramLimits.maximumDays where !rest.isEmpty {
            let id = PlanID.made(for: program.id, at: index)
            if let place = rest.firstIndex(of: id) { made.append(rest.remove(at: place)) }
        }
        return made + rest
    }

    private func withoutGuesses(_ blueprint: ProgramBlueprint) throws -> ProgramBlueprint {
        guard blueprint.maxShare != nil else { return blueprint }
        let maxes = try ProgramMaker(turn: turn).maxes(for: blueprint, [])
        return try blueprint.withoutGuesses(
            maxes, unit: turn.settings().unit, loads: TrainingDay.loads(in: nil, turn))
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
        return ProgramNotation.print(Self.asWritten(blueprint)) { library[$0] }
    }

    /// A plan that is done again and again is written as a plan alone: so it is read.
    private static func asWritten(_ blueprint: ProgramBlueprint) -> ProgramBlueprint {
        guard blueprint.plans.count == 1 else { return blueprint }
        var alone = ProgramBlueprint(name: blueprint.plans[0].name, plans: blueprint.plans)
        alone.exercises = blueprint.exercises
        return inTurn(alone) == blueprint ? alone : blueprint
    }

    /// A program as it was pasted, read from a file or carried by a link, and what its lines say where it is a text.
    func read(pasted text: String) throws -> (program: ProgramBlueprint, lines: NotationLines?) {
        let text = Self.withoutMark(text).trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("{") { return (Self.inTurn(try read(document: text)), nil) }
        guard text.contains(where: \.isWhitespace) else {
            guard let notation = ProgramLink.notation(of: text) else {
                throw ServiceError(.validation, "pasted is no program and no link to one.", path: "/pasted")
            }
            return try read(notation, "/pasted")
        }
        return try read(text, "/pasted")
    }

    /// A program by its notation.
    func read(notation: String) throws -> (program: ProgramBlueprint, lines: NotationLines?) {
        try read(Self.withoutMark(notation), "/notation")
    }

    /// Some editors begin a file with a mark of its encoding, which nobody sees.
    private static func withoutMark(_ text: String) -> String {
        text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// Plans alone are done in turn.
    private static func inTurn(_ blueprint: ProgramBlueprint) -> ProgramBlueprint {
        guard blueprint.days.isEmpty else { return blueprint }
        var program = blueprint
        program.days = program.plans.map { ProgramBlueprint.Day(plan: $0.name) }
        program.loops = true
        if program.name.isEmpty { program.name = program.plans.first?.name ?? "" }
        return program
    }

    /// One document: what `share` answers, or the program of it alone.
    private func read(document: String) throws -> ProgramBlueprint {
        do {
            if let shared = try? JSON.decode(SharedProgram.self, from: document) { return shared.program }
            return try JSON.decode(ProgramBlueprint.self, from: document)
        } catch {
            guard error.path.isEmpty else {
                let name = error.path.split(separator: "/").last { Int($0) == nil } ?? ""
                throw ServiceError(.validation, "At \(error.path): \(name) \(error.message).", path: "/pasted")
            }
            let line = document.utf8.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
            throw ServiceError(.validation, "Line \(line): This is no valid JSON: \(error.message).", path: "/pasted")
        }
    }

    /// A program by its notation; exercises are called by their names, their slugs or their aliases.
    private func read(_ notation: String, _ path: String) throws -> (program: ProgramBlueprint, lines: NotationLines?) {
        guard notation.utf8.count <= 200_000 else {
            throw ServiceError(.validation, "notation must be at most 200000 bytes.", path: path)
        }
        var known: [String: Exercise] = [:]
        for exercise in try turn.library().all.reversed() {
            for name in exercise.aliases + [exercise.slug, exercise.name] { known[ExerciseName.key(name)] = exercise }
        }
        do {
            let read = try ProgramNotation.reading(notation) { known[ExerciseName.key($0)] }
            return (Self.inTurn(read.program), read.lines)
        } catch {
            throw ServiceError(error, at: path)
        }
    }

    func create(_ request: ImportProgram) throws -> (program: TrackedProgram, created: Bool) {
        let maker = ProgramMaker(turn: turn)
        if let existing = try maker.existing(request.id) { return (existing, false) }
        let id = request.id ?? turn.newID()
        let given = try maker.given(
            program: request.program, pasted: request.pasted, notation: request.notation)
        for exercise in given.new { try turn.add(exercise) }
        var program = try maker.make(
            given.blueprint, as: id, starts: given.own(request.starts), gym: request.gymID)
        return (try maker.keep(&program, activating: request.activate), true)
    }
}
