/// Why a notation cannot be read: where, and what is wrong there.
public struct NotationError: Error, Equatable, Sendable {
    /// From 1.
    public var line = 0
    /// The words that are meant.
    public var excerpt: String
    public var problem: Problem
    /// What else is wrong in the text, line by line.
    public var others: [NotationError] = []

    init(_ problem: Problem, _ excerpt: String = "") {
        self.problem = problem
        let scalars = excerpt.unicodeScalars
        var short = String.UnicodeScalarView()
        for scalar in scalars.prefix(80) { short.append(scalar) }
        self.excerpt = String(short)
    }

    /// What is wrong.
    public enum Problem: CaseIterable, Equatable, Sendable {
        case notUnderstood, unknownExercise, planMissing, unknownPlan, planTwice, severalRanges, noteAlone
        case noKey, openQuote, tooMuch, saidTwice, nothing

        /// In English.
        public var message: String {
            switch self {
            case .notUnderstood: "This is not understood."
            case .unknownExercise: "There is no exercise of this name; a line exercise: NAME makes it one of your own."
            case .planMissing: "An exercise needs a plan: a line that begins with plan:"
            case .unknownPlan: "There is no plan of this name."
            case .planTwice: "There are two plans of this name."
            case .severalRanges: "An exercise has one range of reps; a rule may have others."
            case .noteAlone: "A note stands under an exercise or under days."
            case .noKey: "A key has 1 to 20 letters from a to z, digits, spaces or the signs - _ . + /"
            case .openQuote: "A quotation mark or a bracket is not closed."
            case .tooMuch: "That is more than a plan or a program holds."
            case .saidTwice: "This is said twice."
            case .nothing: "There is no plan and no program in this text."
            }
        }
    }
}
