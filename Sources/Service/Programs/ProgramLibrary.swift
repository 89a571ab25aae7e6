public import Contract
import Handbook
import Interchange
public import Training

extension TopsetService {
    /// The programs of the library, in the lifter's language.
    public func programTemplates(
        _ user: UserID, _ filter: ProgramFilter = ProgramFilter()
    ) async throws(ServiceError) -> [ProgramTemplate] {
        let language = try await read(user) { turn in try turn.voice().language }
        return ProgramLibrary.templates(language).filter {
            filter.fits($0.blueprint.category, $0.blueprint.difficulty)
        }
    }
}

/// The programs that come with the system. They are read-only: following one makes a copy.
enum ProgramLibrary {
    /// All of them, by language.
    static func templates(_ language: Language) -> [ProgramTemplate] { [] }

    /// One by its id or its slug.
    static func template(_ name: String, _ language: Language) -> ProgramTemplate? {
        let name = name.lowercased()
        return templates(language).first { $0.blueprint.slug == name || $0.id.text == name }
    }

    /// Whether an id is that of a program of the library.
    static func isTemplate(_ id: ProgramID) -> Bool { templates(.english).contains { $0.id == id } }
}
