public import Wire

/// What a progression key remembers between sessions, beside the targets of its prescriptions. Folding the sessions over
/// an empty one gives it back.
public struct ProgressionState: WireDefaulted, Sendable {
    /// The target weight that the counters below were counted at. Another one starts them anew.
    public var weight: Mass?
    /// Stalls or failures in a row, since the last deload was proposed. Declined, a deload comes back when they are as
    /// many again.
    public var stalls = 0
    /// Successes, or sessions at the top of the range, in a row, since the weight last went up.
    public var successes = 0
    /// The same by set, where every set progresses by itself.
    public var confirmed: [Int] = []
    /// `nil` for the one that the rule starts with.
    public var trainingMax: Mass?
    /// Index of the next week of a schedule.
    public var week = 0
    /// Whether a session of the running cycle missed its minimum.
    public var missed = false
    /// Whether the newest session was one of the last week: that week done again ends no cycle.
    public var cycleEnded = false
    /// Index of the stage to be done next.
    public var stage = 0
    /// The weight at which the first stage was last done.
    public var firstStageWeight: Mass?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight, default: nil)
        try v.field("stalls", &stalls, default: 0)
        try v.field("successes", &successes, default: 0)
        try v.field("confirmed", &confirmed, default: [])
        try v.field("training_max", &trainingMax, default: nil)
        try v.field("week", &week, default: 0)
        try v.field("missed", &missed, default: false)
        try v.field("cycle_ended", &cycleEnded, default: false)
        try v.field("stage", &stage, default: 0)
        try v.field("first_stage_weight", &firstStageWeight, default: nil)
    }

    /// Counts at this weight: what was counted at another one no longer holds.
    mutating func count(at weight: Mass?) {
        if self.weight != weight { (stalls, successes) = (0, 0) }
        self.weight = weight
    }
}
