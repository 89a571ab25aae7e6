public import Wire

/// A workout or a week that was put together by rules, and why it is so. It is a proposal: nothing of it is stored.
public struct GeneratedTraining: WireModel, Sendable {
    public var name: String
    public var goal: Goal
    /// Of a week.
    public var split: Split?
    public var daysPerWeek: Int?
    /// What each workout may take at most.
    public var minutes: Int
    /// The gym that it fits; `nil` where none is known.
    public var gymID: GymID?
    /// One for a workout; of a week each once.
    public var plans: [GeneratedPlan]
    /// The names of the plans in the order in which they are trained, again and again.
    public var days: [String] = []
    /// Hard sets by the muscle that they are done for first: of the workout, or of a week.
    public var muscles: [MuscleSets] = []
    /// What was decided for all of it.
    public var reasons: [GeneratedReason] = []

    public init(_ name: String, goal: Goal, minutes: Int, plans: [GeneratedPlan]) {
        (self.name, self.goal, self.minutes, self.plans) = (name, goal, minutes, plans)
    }

    public init(blank: Blank) { (name, goal, minutes, plans) = ("", .general, 0, []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("name", &name)
        try v.field("goal", &goal)
        try v.field("split", &split, default: nil)
        try v.field("days_per_week", &daysPerWeek, default: nil)
        try v.field("minutes", &minutes)
        try v.field("gym_id", &gymID, default: nil)
        try v.field("plans", &plans)
        try v.field("days", &days, default: [])
        try v.field("muscles", &muscles, default: [])
        try v.field("reasons", &reasons, default: [])
    }

    /// The same as a program that goes round, which can be imported: what was chosen, without the reasons.
    public var blueprint: ProgramBlueprint {
        var blueprint = ProgramBlueprint(name: name)
        (blueprint.goal, blueprint.split) = (goal, split)
        (blueprint.daysPerWeek, blueprint.loops) = (daysPerWeek, true)
        for plan in plans {
            var made = ProgramBlueprint.Plan(name: plan.name)
            made.estimatedMinutes = plan.minutes
            for item in plan.items { made.exercises.append(item.choice.exercise) }
            blueprint.plans.append(made)
        }
        for day in days { blueprint.days.append(ProgramBlueprint.Day(plan: day)) }
        return blueprint
    }
}

/// One workout of it.
public struct GeneratedPlan: WireModel, Sendable {
    public var name: String
    /// How long it takes, rounded up.
    public var minutes = 0
    public var items: [GeneratedItem] = []
    /// What belongs to such a workout and is not in it, and why.
    public var leftOut: [GeneratedReason] = []

    public init(_ name: String) { self.name = name }

    public init(blank: Blank) { name = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("name", &name)
        try v.field("minutes", &minutes)
        try v.field("items", &items)
        try v.field("left_out", &leftOut, default: [])
    }
}

/// A place in a workout: what was chosen for it, and what else could be done there, the best first.
public struct GeneratedItem: WireModel, Sendable {
    public var choice: GeneratedChoice
    public var alternatives: [GeneratedChoice] = []

    public init(_ choice: GeneratedChoice) { self.choice = choice }

    public init(blank: Blank) { choice = GeneratedChoice(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("choice", &choice)
        try v.field("alternatives", &alternatives, default: [])
    }
}

/// An exercise with its targets, and why it.
public struct GeneratedChoice: WireModel, Sendable {
    /// Without ids; a weight is one that can be loaded, and is left out where nothing says what it should be.
    public var exercise: ExercisePrescription
    public var reasons: [GeneratedReason] = []

    public init(_ exercise: ExercisePrescription) { self.exercise = exercise }

    public init(blank: Blank) { exercise = ExercisePrescription(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise", &exercise)
        try v.field("reasons", &reasons, default: [])
    }
}

/// Why something was chosen, or was not, as a code and in the lifter's words.
public struct GeneratedReason: WireModel, Equatable, Sendable {
    /// What is said.
    public enum Code: String, WireEnum, Sendable {
        // Of an exercise.
        /// What it is there for.
        case movement
        case trainedBefore = "trained_before"
        case favorite
        /// The one that would stand there hurts; or the gym has not what it takes.
        case insteadOfPain = "instead_of_pain"
        case insteadOfMissing = "instead_of_missing"
        /// It hurts a little there.
        case mildPain = "mild_pain"
        /// It hurts there so much that its weight is held; it is there as nothing else is, or as the lifter's own lift.
        case moderatePain = "moderate_pain"
        /// The weight follows from the log; or from the first workout.
        case weightFromLog = "weight_from_log"
        case weightOpen = "weight_open"
        // Of what is left out.
        case noTime = "no_time"
        /// Everything for it hurts; or nothing for it is there.
        case hurts, missing
        // Of all of it; of an exercise what a goal of the lifter's makes of it.
        case goal
        // Of all of it.
        case split, gym
        case noGym = "no_gym"
        /// What has rested longest.
        case rested
        /// Fewer sets, so that it fits.
        case fewerSets = "fewer_sets"
        /// A muscle comes once a week only.
        case onceAWeek = "once_a_week"
        /// Nothing trains a muscle in that week.
        case notTrained = "not_trained"
        /// There is more time than training that would help, or that can be done.
        case enough
        /// A split was made to fit the days.
        case splitFitted = "split_fitted"
    }

    public var code: Code
    public var text: String

    public init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

    public init(blank: Blank) { (code, text) = (.goal, "") }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("text", &text)
    }
}

/// How many sets a muscle gets.
public struct MuscleSets: WireModel, Equatable, Sendable {
    public var muscle: Muscle
    public var sets: Int

    public init(_ muscle: Muscle, _ sets: Int) { (self.muscle, self.sets) = (muscle, sets) }

    public init(blank: Blank) { (muscle, sets) = (.chest, 0) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("muscle", &muscle)
        try v.field("sets", &sets)
    }
}
