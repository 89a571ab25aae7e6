public import Wire

extension ImportReport {
    /// That an import was undone.
    public struct Undone: WireModel, Sendable {
        public var at: Instant
        /// What was taken out.
        public var workouts = 0
        public var sets = 0
        /// What stayed, and why: each a sentence.
        public var kept: [Line] = []

        public init(at: Instant, workouts: Int, sets: Int) {
            (self.at, self.workouts, self.sets) = (at, workouts, sets)
        }

        public init(blank: Blank) { at = Instant(milliseconds: 0) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("at", &at)
            try v.field("workouts", &workouts)
            try v.field("sets", &sets)
            try v.field("kept", &kept)
        }
    }
}
