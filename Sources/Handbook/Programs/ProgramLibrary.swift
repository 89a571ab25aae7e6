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
        guard language != .english else { return program }
        func local(_ text: String) -> String {
            (language == .german ? germanProgramTexts[text] : language.ownText(text)) ?? text
        }
        var said = program
        said.name = local(said.name)
        said.about = said.about.map(local)
        for plan in said.plans.indices {
            said.plans[plan].name = local(said.plans[plan].name)
            said.plans[plan].notes = said.plans[plan].notes.map(local)
            for exercise in said.plans[plan].exercises.indices {
                let notes = said.plans[plan].exercises[exercise].notes
                said.plans[plan].exercises[exercise].notes = notes.map(local)
            }
        }
        for day in said.days.indices {
            said.days[day].plan = said.days[day].plan.map(local)
            said.days[day].name = said.days[day].name.map(local)
            said.days[day].notes = said.days[day].notes.map(local)
        }
        return said
    }
}
