public import Training
public import Wire

/// Asks which exercises names from elsewhere mean: `POST /v1/exercises/match`.
public struct MatchNames: WireModel, Sendable {
    /// As another app or another person writes them; at most `longest`.
    public var names: [String]

    /// So many names may be asked about at once.
    public static let longest = 5_000

    public init(names: [String]) { self.names = names }

    public init(blank: Blank) { names = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("names", &names)
    }
}

/// What a name was found to mean, and what else it might.
public struct MatchedName: WireModel, Sendable {
    public var name: String
    /// What it surely means; nothing where it is unknown, or could mean two exercises as well.
    public var match: Candidate?
    /// What it might mean, the likeliest first, the match left out. Other equipment than the name states is never among them.
    public var alternatives: [Candidate] = []
    /// Why nothing was looked for: a name that is empty or too long. Left out of all others.
    public var fault: String?

    /// An exercise that a name may mean.
    public struct Candidate: WireModel, Sendable {
        public var exerciseID: ExerciseID
        public var name: String
        /// Why: `exact`, `contains`, `reverse_contains`, `words`, `prefix` or `synonym` (seed 001).
        public var rule: String
        /// How sure it is, in percent: 80 and above the same lift.
        public var score: Int

        public init(exerciseID: ExerciseID, name: String, rule: String, score: Int) {
            (self.exerciseID, self.name, self.rule, self.score) = (exerciseID, name, rule, score)
        }

        public init(blank: Blank) { (exerciseID, name, rule, score) = (.init(blank: blank), "", "", 0) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("exercise_id", &exerciseID)
            try v.field("name", &name)
            try v.field("rule", &rule)
            try v.field("score", &score)
        }
    }

    public init(name: String, match: Candidate? = nil, alternatives: [Candidate] = []) {
        (self.name, self.match, self.alternatives) = (name, match, alternatives)
    }

    public init(blank: Blank) { name = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("name", &name)
        try v.field("match", &match)
        try v.field("alternatives", &alternatives)
        try v.omittable("fault", &fault)
    }
}
