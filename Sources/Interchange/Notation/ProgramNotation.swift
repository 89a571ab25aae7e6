public import Training

/// Plans and programs as plain text, a line for each exercise: what a lifter can type, paste and send. Documented in
/// `Documentation/notation.md`.
public enum ProgramNotation {
    /// Reads a text.
    ///
    /// - Parameter exercise: the one that is called so.
    /// - Returns: a program without ids. A plan alone is one with one plan, its name and no days.
    /// - Throws: the first line that cannot be read, with what else is wrong behind it.
    public static func read(
        _ text: String, exercise: (String) -> Exercise?
    ) throws(NotationError) -> ProgramBlueprint {
        try reading(text, exercise: exercise).program
    }

    /// The same with the lines in which it says what.
    public static func reading(
        _ text: String, exercise: (String) -> Exercise?
    ) throws(NotationError) -> (program: ProgramBlueprint, lines: NotationLines) {
        try withoutActuallyEscaping(exercise) {
            (exercise) throws(NotationError) -> (program: ProgramBlueprint, lines: NotationLines) in
            var reader = NotationReader(exercise: exercise)
            var number = 0
            var faults: [NotationError] = []
            for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
                number += 1
                var line = line
                if line.last == "\r" { line.removeLast() }
                do throws(NotationError) {
                    try reader.read(NotationText.trimmed(String(line)), line: number)
                } catch {
                    var error = error
                    error.line = number
                    faults.append(error)
                    if faults.count == maximumFaults { break }
                }
            }
            if faults.count < maximumFaults { faults += reader.faultsOfNames }
            guard var first = faults.first else { return (try reader.finished(), reader.lines) }
            first.others = Array(faults.dropFirst())
            throw first
        }
    }

    /// After so many lines that cannot be read a text is something else.
    private static let maximumFaults = 50

    /// Writes a program, or a plan where there is nothing but one.
    ///
    /// - Parameter exercise: the one with an id, by whose name it is called; `nil` for the name in the prescription.
    public static func print(_ blueprint: ProgramBlueprint, exercise: (ExerciseID) -> Exercise?) -> String {
        var printer = NotationPrinter()
        if !blueprint.isPlanAlone { printer.header(blueprint) }
        for own in blueprint.exercises ?? [] { printer.exercise(own) }
        for plan in blueprint.plans { printer.plan(plan) { exercise($0.exerciseID)?.name ?? $0.name } }
        printer.days(blueprint.days)
        return printer.lines.joined(separator: "\n") + "\n"
    }

    /// What begins a line and is no exercise.
    static func isKeyword(_ label: String) -> Bool {
        let words = NotationText.words(label)
        return NotationHeader(rawValue: NotationText.folded(label)) != nil || NotationDays.begins(words)
    }
}

/// What a line says of a program or a plan, by the words before its colon.
enum NotationHeader: String {
    case program, exercise, slug, description, category, difficulty, goal, split, loops, weekdays, plan, minutes, notes
    case perWeek = "per week"
    case trainingMax = "training max"

    /// What it says, by its path in the program or the plan.
    var field: String {
        switch self {
        case .program: "/name"
        case .exercise: "/exercises"
        case .perWeek: "/days_per_week"
        case .trainingMax: "/max_share"
        case .minutes: "/estimated_minutes"
        case .slug, .description, .category, .difficulty, .goal, .split, .loops, .weekdays, .plan, .notes:
            "/" + rawValue
        }
    }
}

extension ProgramBlueprint {
    /// Whether there is nothing to say but of its one plan.
    var isPlanAlone: Bool {
        guard plans.count == 1 else { return false }
        var alone = ProgramBlueprint(name: plans[0].name)
        (alone.plans, alone.exercises) = (plans, exercises)
        return self == alone
    }
}
