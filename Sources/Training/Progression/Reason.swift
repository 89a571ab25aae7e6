public import Wire

/// Why a target is what it is: a code and the numbers it was made of, rendered in the lifter's language.
public struct Reason: WireModel, Sendable {
    /// Each code names one branch of one rule.
    public enum Code: String, WireEnum, Sendable {
        case maximumReached = "maximum_reached"
        case targetReached = "target_reached"
        case belowTarget = "below_target"
        case belowMaximum = "below_maximum"
        case missingSets = "missing_sets"
        case lighterSets = "lighter_sets"
        case noWorkingSets = "no_working_sets"
        case noWeight = "no_weight"
        case manualOverride = "manual_override"
        case bodyweightAtMaximum = "bodyweight_at_maximum"
        case noAssistanceLeft = "no_assistance_left"
        case durationReached = "duration_reached"
        case durationAtMaximum = "duration_at_maximum"
        case shorterThanTarget = "shorter_than_target"
        case manualRule = "manual_rule"
        case rampCountedAsWarmup = "ramp_counted_as_warmup"
    }

    /// The numbers of a reason; each code uses its own few.
    public struct Params: WireModel, Sendable {
        public var sets: Int?
        public var reps: Int?
        public var targetReps: Int?
        public var nextReps: Int?
        public var from: Mass?
        public var to: Mass?
        public var percent: Percent?
        public var increment: Mass?
        public var seconds: Int?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.omittable("sets", &sets)
            try v.omittable("reps", &reps)
            try v.omittable("target_reps", &targetReps)
            try v.omittable("next_reps", &nextReps)
            try v.omittable("from", &from)
            try v.omittable("to", &to)
            try v.omittable("percent", &percent)
            try v.omittable("increment", &increment)
            try v.omittable("seconds", &seconds)
        }
    }

    public var code = Code.manualRule
    public var params = Params()
    /// The sentence in the language of the one who asked; empty until rendered.
    public var text = ""

    public init() {}

    init(_ code: Code, _ fill: (inout Params) -> Void = { _ in }) {
        self.code = code
        fill(&params)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("params", &params)
        try v.field("text", &text, default: "")
    }
}

extension Recommendation {
    /// The same with its sentences written out.
    public func rendered(_ voice: Voice) -> Recommendation {
        var rendered = self
        for index in rendered.reasons.indices { rendered.reasons[index].text = voice.sentence(rendered.reasons[index]) }
        return rendered
    }
}
