public import Training

/// A program that comes with the app, as a text in the notation of plans and programs.
public struct LibraryProgram: Equatable, Sendable {
    /// A readable name for links, lower snake case, never used again once shipped.
    public var slug: String
    /// In English.
    public var text: String
}

/// The programs that come with the app: the templates and the default plans of seed 001, and programs that are known well.
/// Weights are the lifter's, and stand in none of them.
public enum ProgramLibrary {
    /// All of them, the easiest to begin with first.
    public static let all: [LibraryProgram] = {
        var programs: [LibraryProgram] = []
        for texts in [templatePrograms, routinePrograms, linearPrograms, percentPrograms] {
            for line in texts.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("= ") {
                    programs.append(LibraryProgram(slug: String(line.dropFirst(2)), text: ""))
                } else if !programs.isEmpty {
                    programs[programs.count - 1].text += line + "\n"
                }
            }
        }
        for index in programs.indices {
            while programs[index].text.hasSuffix("\n\n") { programs[index].text.removeLast() }
        }
        return programs
    }()

    /// The program with a slug.
    public static func program(_ slug: String) -> LibraryProgram? { all.first { $0.slug == slug } }

    /// A program of the library in a language: its name and description, what its plans and days are called, and their notes.
    ///
    /// - Parameter program: as its text has it, in English.
    public static func said(_ program: ProgramBlueprint, in language: Language) -> ProgramBlueprint {
        guard language == .german else { return program }
        func german(_ text: String) -> String { germanProgramTexts[text] ?? text }
        var said = program
        said.name = german(said.name)
        said.about = said.about.map(german)
        for plan in said.plans.indices {
            said.plans[plan].name = german(said.plans[plan].name)
            said.plans[plan].notes = said.plans[plan].notes.map(german)
            for exercise in said.plans[plan].exercises.indices {
                let notes = said.plans[plan].exercises[exercise].notes
                said.plans[plan].exercises[exercise].notes = notes.map(german)
            }
        }
        for day in said.days.indices {
            said.days[day].plan = said.days[day].plan.map(german)
            said.days[day].name = said.days[day].name.map(german)
            said.days[day].notes = said.days[day].notes.map(german)
        }
        return said
    }
}
