import Training

/// Reads a program line by line.
struct NotationReader {
    let exercise: (String) -> Exercise?
    private var blueprint = ProgramBlueprint(name: "")
    private var isNamed = false
    /// The exercises that it brings, by the keys of their names.
    private var brought: [String: Exercise] = [:]
    /// What the lines are about.
    private var place = Place.program
    private(set) var lines = NotationLines()
    /// The line that is being read.
    private var line = 0

    private enum Place {
        case program, plan, exercise
        /// After a line that could not be read: a note there is one of it.
        case unread(isPlan: Bool)
        /// These are the days that a note is about.
        case days([Int])
    }

    private static let maximumPlans = 100
    private static let maximumExercises = 60
    private static let maximumDays = 800
    private static let maximumBrought = 200

    init(exercise: @escaping (String) -> Exercise?) { self.exercise = exercise }

    mutating func read(_ line: String, line number: Int) throws(NotationError) {
        self.line = number
        let first = line.unicodeScalars.first
        if first == nil || first == "#" { return }
        if first == ">" { return try note(String(line.unicodeScalars.dropFirst())) }
        do throws(NotationError) {
            try read(thing: line)
        } catch {
            place = .unread(isPlan: isInPlan)
            throw error
        }
    }

    private mutating func read(thing line: String) throws(NotationError) {
        let (label, isQuoted, rest) = try NotationText.labelled(line)
        if isQuoted { return try exercise(label, rest) }
        if let header = NotationHeader(rawValue: NotationText.folded(label)) { return try say(header, rest) }
        let words = NotationText.words(label)
        guard NotationDays.begins(words) else { return try exercise(label, rest) }
        guard let heading = NotationDays(words) else { throw NotationError(.notUnderstood, label) }
        let days = try heading.days(rest)
        guard blueprint.days.count + days.count <= Self.maximumDays else { throw NotationError(.tooMuch, label) }
        blueprint.days += days
        for _ in days { lines.days.append(self.line) }
        let each = days.count / (heading.weeks?.count ?? 1)
        let ends = stride(from: blueprint.days.count - days.count + each, through: blueprint.days.count, by: each)
        place = .days(ends.map { $0 - 1 })
    }

    func finished() throws(NotationError) -> ProgramBlueprint {
        guard isNamed || !blueprint.plans.isEmpty else { throw NotationError(.nothing) }
        var blueprint = blueprint
        if !isNamed { blueprint.name = blueprint.plans[0].name }
        var used: [Exercise] = []
        for exercise in blueprint.plans.flatMap(\.exercises)
        where !used.contains(where: { $0.id == exercise.exerciseID }) {
            if let own = brought.values.first(where: { $0.id == exercise.exerciseID }) { used.append(own) }
        }
        blueprint.exercises = used.isEmpty ? nil : used
        return blueprint
    }

    /// Plans of one name, and days whose plan there is not, each name once.
    var faultsOfNames: [NotationError] {
        var faults: [NotationError] = []
        var names: Set<String> = []
        for (index, plan) in blueprint.plans.enumerated() where !names.insert(plan.name).inserted {
            var error = NotationError(.planTwice, plan.name)
            error.line = lines.plans[index]
            faults.append(error)
        }
        for (index, day) in blueprint.days.enumerated() {
            guard let plan = day.plan, names.insert(plan).inserted else { continue }
            var error = NotationError(.unknownPlan, plan)
            error.line = lines.days[index]
            faults.append(error)
        }
        return faults
    }

    // MARK: What is said of a program or a plan

    private mutating func say(_ header: NotationHeader, _ text: String) throws(NotationError) {
        try note(header)
        switch header {
        case .program:
            (blueprint.name, isNamed, place) = (try NotationText.value(text), true, .program)
            lines.program = line
        case .plan:
            guard blueprint.plans.count < Self.maximumPlans else { throw NotationError(.tooMuch, text) }
            blueprint.plans.append(ProgramBlueprint.Plan(name: try NotationText.value(text)))
            place = .plan
            lines.plans.append(line)
            lines.exercises.append([])
        case .exercise: try bring(text)
        case .slug: blueprint.slug = try NotationText.value(text)
        case .description: blueprint.about = try Self.longer(blueprint.about, text)
        case .difficulty: blueprint.difficulty = try Self.value(text, .word)
        case .goal: blueprint.goal = try Self.value(text, .word)
        case .split: blueprint.split = try Self.value(text, .word)
        case .loops: blueprint.loops = try Self.value(text, .answer)
        case .perWeek: blueprint.daysPerWeek = try Self.value(text, .count)
        case .weekdays: blueprint.weekdays = try Self.value(text, .weekdays)
        case .trainingMax:
            blueprint.maxShare = try Self.value(text, NotationForm(text: { _ in "" }, read: NotationNumbers.modifier))
        case .category where isInPlan: plan.category = try NotationText.value(text)
        case .category: blueprint.category = try Self.value(text, .word)
        case .minutes:
            try inPlan(text) { (plan) throws(NotationError) in plan.estimatedMinutes = try Self.value(text, .count) }
        case .notes: try inPlan(text) { (plan) throws(NotationError) in plan.notes = try Self.longer(plan.notes, text) }
        }
    }

    /// Notes where something is said; what has several lines may follow.
    private mutating func note(_ header: NotationHeader) throws(NotationError) {
        var path = header.field
        switch header {
        case .plan, .exercise: return
        case .category, .minutes, .notes: if isInPlan { path = "/plans/\(blueprint.plans.count - 1)" + path }
        default: break
        }
        if lines.fields[path] == nil {
            lines.fields[path] = line
        } else if header != .description, header != .notes {
            throw NotationError(.saidTwice, header.rawValue)
        }
    }

    private var isInPlan: Bool {
        switch place {
        case .plan, .exercise: true
        case .program, .days: false
        case .unread(let isPlan): isPlan
        }
    }

    /// The plan that is being read; there is one where `isInPlan`.
    private var plan: ProgramBlueprint.Plan {
        get { blueprint.plans[blueprint.plans.count - 1] }
        set { blueprint.plans[blueprint.plans.count - 1] = newValue }
    }

    private mutating func inPlan(
        _ text: String, _ change: (inout ProgramBlueprint.Plan) throws(NotationError) -> Void
    ) throws(NotationError) {
        guard isInPlan else { throw NotationError(.planMissing, text) }
        try change(&plan)
    }

    private static func value<Value>(_ text: String, _ form: NotationForm<Value>) throws(NotationError) -> Value {
        guard let value = form.read(NotationText.folded(text)) else { throw NotationError(.notUnderstood, text) }
        return value
    }

    /// A text with one line more.
    private static func longer(_ text: String?, _ line: String) throws(NotationError) -> String {
        let line = try NotationText.value(line)
        return text.map { $0 + "\n" + line } ?? line
    }

    private mutating func note(_ text: String) throws(NotationError) {
        switch place {
        case .unread: break
        case .program, .plan: throw NotationError(.noteAlone, text)
        case .exercise:
            let last = plan.exercises.count - 1
            let path = "/plans/\(blueprint.plans.count - 1)/exercises/\(last)/notes"
            lines.fields[path] = lines.fields[path] ?? line
            plan.exercises[last].notes = try Self.longer(plan.exercises[last].notes, text)
        case .days(let days):
            for day in days { blueprint.days[day].notes = try Self.longer(blueprint.days[day].notes, text) }
        }
    }

    // MARK: Exercises

    /// An exercise that not everybody has. One of its name that is counted and loaded alike is the same one.
    private mutating func bring(_ text: String) throws(NotationError) {
        let own = try NotationExercise.read(text)
        let key = ExerciseName.key(own.name)
        guard brought[key] == nil else { throw NotationError(.saidTwice, own.name) }
        guard brought.count < Self.maximumBrought else { throw NotationError(.tooMuch, own.name) }
        if let known = exercise(own.name), known.measure == own.measure, known.loadKind == own.loadKind { return }
        brought[key] = own
    }

    private mutating func exercise(_ name: String, _ text: String) throws(NotationError) {
        guard isInPlan else { throw NotationError(.planMissing, name) }
        guard let exercise = brought[ExerciseName.key(name)] ?? exercise(name) else {
            throw NotationError(.unknownExercise, name)
        }
        guard plan.exercises.count < Self.maximumExercises else { throw NotationError(.tooMuch, name) }
        var prescription = ExercisePrescription(
            id: .unnamed, exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
            measure: exercise.measure)
        prescription.muscles = exercise.primaryMuscles
        let parts = try NotationText.parts(text, at: ";")
        let sets = try NotationSets(parts[0])
        prescription.sets = sets.sets
        if let range = sets.range { prescription.repRange = range }
        var said: Set<String> = []
        for part in parts.dropFirst() {
            let what = try Self.read(part, &prescription, hasRange: sets.range != nil)
            guard what.isEmpty || said.insert(what).inserted else { throw NotationError(.saidTwice, part) }
        }
        plan.exercises.append(prescription)
        lines.exercises[lines.exercises.count - 1].append(line)
        place = .exercise
    }

    /// - Returns: what the part is about.
    private static func read(
        _ part: String, _ prescription: inout ExercisePrescription, hasRange: Bool
    ) throws(NotationError) -> String {
        let words = NotationText.words(part)
        if let range = NotationRange.read(words) {
            guard !hasRange else { throw NotationError(.severalRanges, part) }
            prescription.repRange = range
            return "range"
        }
        let rest = NotationText.trimmed(String(part.unicodeScalars.drop { !NotationText.isSpace($0) }))
        switch words.first {
        case nil: break
        case "optional" where words.count == 1: prescription.optional = true
        case "superset" where !rest.isEmpty: prescription.supersetGroup = try NotationText.value(rest)
        case "rest":
            guard let policy = NotationRest.read(NotationSets.joined(Array(words.dropFirst()))) else {
                throw NotationError(.notUnderstood, part)
            }
            prescription.rest = policy
        case "rule" where !rest.isEmpty: prescription.rule = try NotationRule.read(rest)
        case "key" where !rest.isEmpty:
            guard let key = NotationKey.key(NotationText.folded(rest)) else { throw NotationError(.noKey, rest) }
            prescription.progressionKey = key
        default: throw NotationError(.notUnderstood, part)
        }
        return words.first ?? ""
    }
}
