public import Wire

/// A sequence of days, each a plan or rest (seed 003); a routine where it loops (DESIGN.md 2).
public struct Program: WireIdentified, Sendable {
    public var id: ProgramID
    public var name: String
    /// What it is, and for whom.
    public var about: String?
    public var category: ProgramCategory?
    public var difficulty: Difficulty?
    public var goal: Goal?
    public var split: Split?
    /// Whether the first day follows the last one.
    public var loops = false
    /// `false` for one that came from the library unchanged.
    public var isCustom = true
    /// The program that it was made of: one of the library, or one whose text has a slug, by that.
    public var template: String?
    /// The training max as a share of the 1RM that the text says which it was made of; whoever takes the program over begins with it.
    public var maxShare: Modifier?
    /// What that text calls its lifts (`ProgramBlueprint.keyLabels`); `nil` where it calls none anything.
    public var keyLabels: String?
    /// How many of the days of a week are trained; `nil` where nobody said so.
    public var daysPerWeek: Int?
    /// Where training is bound to days of the week: 1 for Monday to 7 for Sunday. What is missed then is not made up for.
    public var weekdays: [Int] = []
    public var days: [ProgramDay] = []
    /// How far it is; `nil` where it was never started.
    public var run: ProgramRun?

    public init(id: ProgramID, name: String, days: [ProgramDay] = []) {
        (self.id, self.name, self.days) = (id, name, days)
    }

    public init(blank: Blank) { (id, name) = (.init(blank: blank), "") }

    public var wireIdentity: ProgramID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
        try v.field("description", &about, default: nil)
        try v.field("category", &category, default: nil)
        try v.field("difficulty", &difficulty, default: nil)
        try v.field("goal", &goal, default: nil)
        try v.field("split", &split, default: nil)
        try v.field("loops", &loops, default: false)
        try v.field("is_custom", &isCustom, default: true)
        try v.field("template", &template, default: nil)
        try v.omittable("max_share", &maxShare)
        try v.omittable("key_labels", &keyLabels)
        try v.field("days_per_week", &daysPerWeek, default: nil)
        try v.field("weekdays", &weekdays, default: [])
        try v.field("days", &days, default: [])
        try v.field("run", &run, default: nil)
    }

    /// The day with a number.
    public func day(number: Int) -> ProgramDay? {
        for day in days where day.dayNumber == number { return day }
        return nil
    }

    /// The days on which something is trained.
    public var workouts: Int {
        var count = 0
        for day in days where !day.isRestDay { count += 1 }
        return count
    }

    /// The plans that it uses, each once, in the order of its days.
    public var plans: [PlanID] {
        var plans: [PlanID] = []
        for day in days {
            if let plan = day.planID, !plans.contains(plan) { plans.append(plan) }
        }
        return plans
    }
}

/// One day of a program.
public struct ProgramDay: WireIdentified, Sendable {
    public var id: ProgramDayID
    /// From 1, without a gap.
    public var dayNumber: Int
    public var name: String?
    public var notes: String?
    /// `nil` for a day of rest.
    public var planID: PlanID?
    /// The week that it belongs to, from 1, where the program is made of weeks.
    public var week: Int?
    /// What the week is for.
    public var phase: TrainingPhase?
    /// What the week makes of weights and of numbers of sets, where that is not what its phase says.
    public var intensityModifier: Modifier?
    public var volumeModifier: Modifier?

    public init(id: ProgramDayID, dayNumber: Int, planID: PlanID? = nil, week: Int? = nil, phase: TrainingPhase? = nil)
    {
        (self.id, self.dayNumber, self.planID, self.week, self.phase) = (id, dayNumber, planID, week, phase)
    }

    public init(blank: Blank) { (id, dayNumber) = (.init(blank: blank), 0) }

    public var wireIdentity: ProgramDayID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: .unnamed)
        try v.field("day_number", &dayNumber, default: 0)
        try v.field("name", &name, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("plan_id", &planID, default: nil)
        try v.field("week", &week, default: nil)
        try v.field("phase", &phase, default: nil)
        try v.field("intensity_modifier", &intensityModifier, default: nil)
        try v.field("volume_modifier", &volumeModifier, default: nil)
    }

    public var isRestDay: Bool { planID == nil }

    /// What it makes of the targets of its plan.
    public var adjustment: PhaseAdjustment {
        PhaseAdjustment(phase, intensity: intensityModifier, volume: volumeModifier)
    }
}

/// What kind of training a program is (seed 003).
public enum ProgramCategory: String, WireEnum, Sendable {
    case powerlifting, bodybuilding, crossfit
    case strengthTraining = "strength_training"
    case generalFitness = "general_fitness"
    case sportSpecific = "sport_specific"
}

/// For whom a program is (seed 003, DifficultyLevel).
public enum Difficulty: String, WireEnum, Sendable { case beginner, intermediate, advanced }

/// How much of something: 0.6 of the weight, 0.5 of the sets.
public struct Modifier: WireValue, Comparable, Hashable, Sendable {
    /// The number of 0.001.
    public var thousandths: Int64

    public init(thousandths: Int64) { self.thousandths = thousandths }

    /// All of it.
    public static let whole = Modifier(thousandths: 1_000)

    public static func < (one: Modifier, other: Modifier) -> Bool { one.thousandths < other.thousandths }

    public static func read(_ reader: inout Reader) throws(WireError) -> Modifier {
        Modifier(thousandths: try reader.decimal(scale: 3))
    }

    public func write(_ writer: inout Writer) { writer.decimal(thousandths, scale: 3) }

    /// As a percentage: 60 % for 0.6.
    public var share: Percent { Percent(thousandths: thousandths * 100) }

    /// As what it changes: −40 % for 0.6.
    public var change: Percent { Percent(thousandths: (thousandths - 1_000) * 100) }
}
