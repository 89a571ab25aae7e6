public import Wire

/// Plans that an import offers, and the rules by which their lifts would go on.
extension ImportReport {
    /// The rule of a lift in a plan that is made of the log, and why it is that one.
    public struct OfferedRule: WireModel, Sendable {
        public var exerciseID: ExerciseID
        public var name: String
        public var rule: ProgressionRule
        public var reasons: NonEmpty<Reason>

        /// The rule that the log shows of an exercise, by its name in the session.
        public init(_ found: RuleFromLog, _ exerciseID: ExerciseID, _ name: String) {
            (self.exerciseID, self.name, rule, reasons) = (exerciseID, name, found.rule, NonEmpty(found.reason))
        }

        public init(blank: Blank) {
            (exerciseID, name) = (.init(blank: blank), "")
            (rule, reasons) = (.manual, NonEmpty(Reason(blank: blank)))
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("exercise_id", &exerciseID)
            try v.field("name", &name)
            try v.field("rule", &rule)
            try v.field("reasons", &reasons)
        }

        /// The same with its sentences written out.
        public func rendered(_ voice: Voice) -> OfferedRule {
            var rendered = self
            for index in rendered.reasons.indices { rendered.reasons[index].render(voice) }
            return rendered
        }
    }

    /// A workout name that recurs, offered as a plan made from its latest session.
    public struct PlanOffer: WireModel, Sendable {
        public var name: String
        /// The session to save as a plan.
        public var sessionID: WorkoutID
        /// How many sessions carry the name.
        public var sessions: Int
        /// Local calendar day of the latest.
        public var lastDate: String
        public var exercises: [String]
        public var state = State.open
        /// The plan that was made of it.
        public var planID: PlanID?
        /// By which rules its lifts would go on, as the log shows them.
        public var rules: [OfferedRule] = []

        /// What became of an offer.
        public enum State: String, WireEnum, Sendable {
            case open, taken, dismissed
        }

        public init(
            name: String, sessionID: WorkoutID, sessions: Int, lastDate: String, exercises: [String],
            state: State = .open, planID: PlanID? = nil
        ) {
            (self.name, self.sessionID, self.sessions, self.lastDate) = (name, sessionID, sessions, lastDate)
            (self.exercises, self.state, self.planID) = (exercises, state, planID)
        }

        public init(blank: Blank) {
            (name, sessionID, sessions, lastDate) = ("", .init(blank: blank), 0, "")
            exercises = []
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("session_id", &sessionID)
            try v.field("sessions", &sessions)
            try v.field("last_date", &lastDate)
            try v.field("exercises", &exercises)
            try v.field("state", &state, default: .open)
            try v.field("plan_id", &planID, default: nil)
            try v.field("rules", &rules, default: [])
        }
    }
}
