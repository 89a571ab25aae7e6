public import Contract
import Handbook
import Interchange
public import Training

extension TopsetService {
    /// The programs of the library, in the lifter's language.
    ///
    /// - Parameters:
    ///   - daysPerWeek: those that are trained so often only.
    ///   - kit: those that take nothing else only; `nil` for all.
    public func programTemplates(
        _ user: UserID, _ filter: ProgramFilter = ProgramFilter(), daysPerWeek: Int? = nil,
        with kit: Set<Equipment>? = nil
    ) async throws(ServiceError) -> [ProgramTemplate] {
        let language = try await read(user) { turn in try turn.voice().language }
        return LibraryShelf.templates(language).filter { template in
            guard filter.fits(template.blueprint.category, template.blueprint.difficulty) else { return false }
            if let daysPerWeek, template.blueprint.daysPerWeek != daysPerWeek { return false }
            // Who has nothing has a floor, too.
            return kit.map { kit in template.equipment.allSatisfy { kit.contains($0) || $0 == .other } } ?? true
        }
    }

    /// A program of the library or a shared one, played with this lifter's numbers: what every day would ask for if everything
    /// went as planned. Nothing is stored.
    public func preview(
        _ user: UserID, _ request: PreviewProgram
    ) async throws(ServiceError) -> ProgramPreview {
        try await read(user) { turn in try ProgramMaker(turn: turn).preview(request) }
    }
}

/// The programs that come with the system. They are read-only: following one makes a copy.
enum LibraryShelf {
    private static let english = templates(saying: .english)
    private static let german = templates(saying: .german)
    private static let builtIn = Dictionary(
        BuiltInExercises.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// All of them, the easiest to begin with first.
    static func templates(_ language: Language) -> [ProgramTemplate] {
        switch language {
        case .english: english
        case .german: german
        case .other: templates(saying: language)
        }
    }

    /// One by its id or its slug.
    static func template(_ name: String, _ language: Language) -> ProgramTemplate? {
        let name = name.lowercased()
        return templates(language).first { $0.blueprint.slug == name || $0.id.text == name }
    }

    /// Whether an id is that of a program of the library.
    static func isTemplate(_ id: ProgramID) -> Bool { english.contains { $0.id == id } }

    /// A text that cannot be read is no program: a test holds that every one of them can.
    private static let blueprints = ProgramLibrary.all.compactMap { program -> ProgramBlueprint? in
        var blueprint = try? ProgramNotation.read(program.text, exercise: { builtIn[$0] })
        blueprint?.slug = program.slug
        return blueprint
    }

    private static func templates(saying language: Language) -> [ProgramTemplate] {
        blueprints.map { blueprint in
            ProgramTemplate(ProgramLibrary.said(blueprint, in: language), equipment: equipment(of: blueprint))
        }
    }

    /// Everything that the exercises take which are not left out when time is short.
    private static func equipment(of blueprint: ProgramBlueprint) -> [Equipment] {
        var taken: Set<Equipment> = []
        for plan in blueprint.plans {
            for exercise in plan.exercises where !exercise.optional {
                taken.formUnion(builtIn[exercise.name]?.equipment ?? [])
            }
        }
        return Equipment.allCases.filter { taken.contains($0) && $0 != .bodyweight }
    }
}
