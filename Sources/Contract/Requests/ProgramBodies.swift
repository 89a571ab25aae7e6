public import Training
public import Wire

/// A program to be made: one of the library, or a whole one.
public struct CreateProgram: WireDefaulted, Sendable {
    public var id: ProgramID?
    /// The id or the slug of a program of the library; what is said beside it overrules it.
    public var programTemplateID: String?
    /// Required without a template.
    public var name: String?
    public var about: String?
    public var category: ProgramCategory?
    public var difficulty: Difficulty?
    public var goal: Goal?
    public var split: Split?
    public var loops: Bool?
    public var daysPerWeek: Int?
    /// The days of the week on which it is trained: 1 for Monday to 7 for Sunday.
    public var weekdays: [Int] = []
    /// Required without a template; numbered in their order where they say no number.
    public var days: [ProgramDay]?
    /// What the lifter can lift, where the log does not say so: the first weights of a template follow from it.
    public var starts: [LiftStart] = []
    /// Where it will be trained: first weights are what can be loaded there.
    public var gymID: GymID?
    /// Whether it is followed from now on.
    public var activate = false

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("program_template_id", &programTemplateID, default: nil)
        try v.field("name", &name, default: nil)
        try v.field("description", &about, default: nil)
        try v.field("category", &category, default: nil)
        try v.field("difficulty", &difficulty, default: nil)
        try v.field("goal", &goal, default: nil)
        try v.field("split", &split, default: nil)
        try v.field("loops", &loops, default: nil)
        try v.field("days_per_week", &daysPerWeek, default: nil)
        try v.field("weekdays", &weekdays, default: [])
        try v.field("days", &days, default: nil)
        try v.field("starts", &starts, default: [])
        try v.field("gym_id", &gymID, default: nil)
        try v.field("activate", &activate, default: false)
    }
}

/// What a lifter can lift.
public struct LiftStart: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var weight: Mass
    /// For so many reps at most; 1 for the 1RM itself.
    public var reps = 1

    /// So many reps at most with a weight.
    public init(_ exercise: ExerciseID, weight: Mass, reps: Int = 1) {
        (exerciseID, self.weight, self.reps) = (exercise, weight, reps)
    }

    public init(blank: Blank) { (exerciseID, weight) = (.init(blank: blank), .zero) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("weight", &weight)
        try v.field("reps", &reps, default: 1)
    }
}

/// What a program is to be from now on. What is left out stays as it is.
public struct PatchProgram: WireDefaulted, Sendable {
    public var name: String?
    public var about: String??
    public var category: ProgramCategory??
    public var difficulty: Difficulty??
    public var goal: Goal??
    public var split: Split??
    public var loops: Bool?
    public var daysPerWeek: Int??
    public var weekdays: [Int]?
    /// All of them; a day that keeps its id stays the same day.
    public var days: [ProgramDay]?
    /// The day that is next from now on, be it earlier or later.
    public var currentDay: Int?
    /// Whether it rests.
    public var paused: Bool?
    /// Where the lifter stood, as it was answered before: by it a restart, a jump or a start is taken back. `null` for a program that
    /// was not started. What was trained since stays done.
    public var run: ProgramRun??

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("name", &name)
        try v.omittable("description", &about)
        try v.omittable("category", &category)
        try v.omittable("difficulty", &difficulty)
        try v.omittable("goal", &goal)
        try v.omittable("split", &split)
        try v.omittable("loops", &loops)
        try v.omittable("days_per_week", &daysPerWeek)
        try v.omittable("weekdays", &weekdays)
        try v.omittable("days", &days)
        try v.omittable("current_day", &currentDay)
        try v.omittable("paused", &paused)
        try v.omittable("run", &run)
    }

    /// The program with what is named here; its cursor is moved by whoever keeps it.
    public func applied(to before: Program) -> Program {
        var program = before
        if let name { program.name = name }
        if let about { program.about = about }
        if let category { program.category = category }
        if let difficulty { program.difficulty = difficulty }
        if let goal { program.goal = goal }
        if let split { program.split = split }
        if let loops { program.loops = loops }
        if let daysPerWeek { program.daysPerWeek = daysPerWeek }
        if let weekdays { program.weekdays = weekdays }
        if let days { program.days = days }
        return program
    }
}

/// Leaves a day of the program out that is followed.
public struct SkipDay: WireDefaulted, Sendable {
    /// The day that is left out, with those before it that are due; the one that is due where none is named. One that is over
    /// already changes nothing.
    public var dayNumber: Int?

    public init() {}

    /// The day with a number; `nil` for the one that is due.
    public init(day: Int?) { dayNumber = day }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("day_number", &dayNumber, default: nil)
    }
}

/// A program that somebody shared.
public struct ImportProgram: WireDefaulted, Sendable {
    public var id: ProgramID?
    /// As it was shared; or its notation.
    public var program: ProgramBlueprint?
    public var notation: String?
    /// Or whatever of it was pasted: its document, its notation, or a link to it.
    public var pasted: String?
    public var starts: [LiftStart] = []
    public var gymID: GymID?
    public var activate = false

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("program", &program, default: nil)
        try v.field("notation", &notation, default: nil)
        try v.field("pasted", &pasted, default: nil)
        try v.field("starts", &starts, default: [])
        try v.field("gym_id", &gymID, default: nil)
        try v.field("activate", &activate, default: false)
    }
}

/// A program as it is shared: one JSON document, and the same in the notation and for a link.
public struct SharedProgram: WireModel, Sendable {
    public var program: ProgramBlueprint
    public var notation: String
    /// The notation once more, in base64url: what stands behind the `#` of a link to it, and never goes to a server that the link
    /// leads to.
    public var link = ""

    public init(_ program: ProgramBlueprint, notation: String, link: String) {
        (self.program, self.notation, self.link) = (program, notation, link)
    }

    public init(blank: Blank) { (program, notation) = (ProgramBlueprint(blank: blank), "") }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("program", &program)
        try v.field("notation", &notation)
        try v.field("link", &link, default: "")
    }
}

/// A program of the library.
public struct ProgramTemplate: WireModel, Sendable {
    /// Follows from its slug.
    public var id: ProgramID
    public var blueprint: ProgramBlueprint
    public var weeks: Int?
    public var totalDays = 0
    /// Everything that its exercises take.
    public var equipment: [Equipment] = []

    public init(_ blueprint: ProgramBlueprint, equipment: [Equipment]) {
        self.blueprint = blueprint
        id = ProgramTemplate.id(of: blueprint.slug ?? blueprint.name)
        self.equipment = equipment
        totalDays = blueprint.days.count
        for day in blueprint.days {
            if let week = day.week { weeks = max(weeks ?? 0, week) }
        }
    }

    public init(blank: Blank) { (id, blueprint) = (.init(blank: blank), ProgramBlueprint(blank: blank)) }

    /// The id of the program of the library with a slug.
    public static func id(of slug: String) -> ProgramID {
        .named(slug, in: ProgramID(high: 0x746f_7073_6574, low: 0x6c69_6272_6172))
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try blueprint.fields(&v)
        try v.field("weeks", &weeks)
        try v.field("total_days", &totalDays)
        try v.field("equipment", &equipment)
    }
}

/// Asks what a program would be with this lifter's numbers: `POST /v1/program-templates/preview`.
public struct PreviewProgram: WireDefaulted, Sendable {
    /// The id or the slug of a program of the library; or a whole one.
    public var programTemplateID: String?
    public var program: ProgramBlueprint?
    /// Or whatever of it was pasted: its document, its notation, or a link to it. The answer then says which program that is.
    public var pasted: String?
    public var starts: [LiftStart] = []
    public var gymID: GymID?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("program_template_id", &programTemplateID, default: nil)
        try v.field("program", &program, default: nil)
        try v.field("pasted", &pasted, default: nil)
        try v.field("starts", &starts, default: [])
        try v.field("gym_id", &gymID, default: nil)
    }
}

/// A lift that was trained last so long ago that less than then is assumed.
public struct AgedLift: WireModel, Sendable {
    public var exerciseID: ExerciseID
    /// When it was trained last, what was lifted then, and what is assumed.
    public var reason: Reason

    /// - Parameter reason: with the numbers and the day that it follows from.
    public init(_ exercise: ExerciseID, _ reason: Reason) { (exerciseID, self.reason) = (exercise, reason) }

    public init(blank: Blank) { (exerciseID, reason) = (.init(blank: blank), .init(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("reason", &reason)
    }
}

/// A program day by day, if everything goes as planned.
public struct ProgramPreview: WireModel, Sendable {
    public var days: [SimulatedProgramDay]
    /// What the first weights follow from: what was said, else the best estimated max of the last 90 days; of a lift that was trained
    /// last before that, a tenth less than then.
    public var maxes: [LiftStart] = []
    /// The lifts of which less is assumed because they were trained last so long ago.
    public var aged: [AgedLift] = []
    /// The lifts that go by percentages of a guess, because nobody knows what is lifted once: their lightest set is the empty bar.
    public var guessed: [ExerciseID] = []
    /// The program that was pasted.
    public var program: ProgramBlueprint?

    public init(days: [SimulatedProgramDay]) { self.days = days }

    public init(blank: Blank) { days = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("days", &days)
        try v.field("maxes", &maxes)
        try v.field("aged", &aged, default: [])
        try v.field("guessed", &guessed, default: [])
        try v.field("program", &program, default: nil)
    }
}

extension ProgramBlueprint {
    /// How many days are looked ahead: all of them, and of a round so many that four weeks are seen.
    public var daysAhead: Int {
        guard loops, !days.isEmpty else { return min(days.count, ProgramLimits.maximumDays) }
        let wanted = 4 * (daysPerWeek ?? 4)
        return min(ProgramLimits.maximumDays, (wanted + days.count - 1) / days.count * days.count)
    }
}
