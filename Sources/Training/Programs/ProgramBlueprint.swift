public import Wire

/// A whole program on one page: its plans and its days, by name. What the library holds, what a notation is read into, and what is
/// shared: nothing of the lifter it came from, but for targets that were not taken out.
public struct ProgramBlueprint: WireModel, Sendable {
    /// A readable name for links, where it stands in the library.
    public var slug: String?
    public var name: String
    public var about: String?
    public var category: ProgramCategory?
    public var difficulty: Difficulty?
    public var goal: Goal?
    public var split: Split?
    public var loops = false
    public var daysPerWeek: Int?
    /// The days of the week to which training is bound, 1 for Monday; left out where it is bound to none.
    public var weekdays: [Int]?
    /// The training max as a share of the 1RM, where lifts go by percentages: 0.9 as a rule.
    public var maxShare: Modifier?
    public var plans: [Plan] = []
    public var days: [Day] = []
    /// The exercises that its plans use and that not everybody has; left out where there are none. Who takes the program over gets
    /// them as exercises of their own.
    public var exercises: [Exercise]?

    public init(name: String, plans: [Plan] = [], days: [Day] = []) {
        (self.name, self.plans, self.days) = (name, plans, days)
    }

    public init(blank: Blank) { name = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("slug", &slug, default: nil)
        try v.field("name", &name)
        try v.field("description", &about, default: nil)
        try v.field("category", &category, default: nil)
        try v.field("difficulty", &difficulty, default: nil)
        try v.field("goal", &goal, default: nil)
        try v.field("split", &split, default: nil)
        try v.field("loops", &loops, default: false)
        try v.field("days_per_week", &daysPerWeek, default: nil)
        try v.omittable("weekdays", &weekdays)
        try v.field("max_share", &maxShare, default: nil)
        try v.field("plans", &plans)
        try v.field("days", &days)
        try v.omittable("exercises", &exercises)
    }

    /// A plan, called by its name.
    public struct Plan: WireModel, Sendable {
        public var name: String
        public var notes: String?
        public var category: String?
        public var estimatedMinutes: Int?
        /// Without ids. Prescriptions that share a key progress together; a lift that follows another names its key.
        public var exercises: [ExercisePrescription]

        public init(name: String, exercises: [ExercisePrescription] = []) {
            (self.name, self.exercises) = (name, exercises)
        }

        public init(blank: Blank) { (name, exercises) = ("", []) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("notes", &notes, default: nil)
            try v.field("category", &category, default: nil)
            v.range(PlanLimits.category)
            try v.field("estimated_minutes", &estimatedMinutes, default: nil)
            try v.field("exercises", &exercises)
        }
    }

    /// A day, in the order in which they are trained.
    public struct Day: WireModel, Equatable, Sendable {
        /// The name of a plan; `nil` for rest.
        public var plan: String?
        public var name: String?
        public var notes: String?
        public var week: Int?
        public var phase: TrainingPhase?
        public var intensityModifier: Modifier?
        public var volumeModifier: Modifier?

        public init(plan: String? = nil, week: Int? = nil, phase: TrainingPhase? = nil) {
            (self.plan, self.week, self.phase) = (plan, week, phase)
        }

        public init(blank: Blank) {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("plan", &plan, default: nil)
            try v.field("name", &name, default: nil)
            try v.field("notes", &notes, default: nil)
            try v.field("week", &week, default: nil)
            try v.field("phase", &phase, default: nil)
            try v.field("intensity_modifier", &intensityModifier, default: nil)
            try v.field("volume_modifier", &volumeModifier, default: nil)
        }
    }

    /// The plan with a name.
    public func plan(named name: String) -> Plan? {
        for plan in plans where plan.name == name { return plan }
        return nil
    }
}
