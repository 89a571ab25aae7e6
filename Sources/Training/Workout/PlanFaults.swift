import Wire

/// Collects everything that is wrong with a plan or a version, each under its own path.
public struct PlanFaults: Sendable {
    /// The faults, in the order of the body.
    public private(set) var all: [WorkoutError.Fault] = []

    public init() {}

    /// Every fault at once; `nil` where there is none.
    public var error: WorkoutError? { all.isEmpty ? nil : WorkoutError(validation: all) }

    mutating func add(_ path: String, _ message: String) {
        // Of an entry of a list the list is named.
        var name = "The body"
        for segment in path.split(separator: "/") where (segment.utf8.first ?? 0) > UInt8(ascii: "9") {
            name = String(segment)
        }
        all.append(WorkoutError.Fault(path: path, message: name + " " + message + "."))
    }

    // MARK: Plans

    /// What a plan says of itself.
    public mutating func check(_ plan: WorkoutPlan) {
        check(name: plan.name)
        check(category: plan.category, minutes: plan.estimatedMinutes)
    }

    /// What it is filed under, and how long it takes.
    public mutating func check(category: String?, minutes: Int?) {
        text(category, "/category", atMost: PlanLimits.category.upperBound)
        range(minutes, "/estimated_minutes", PlanLimits.minutes)
    }

    /// What a plan is called.
    public mutating func check(name: String) {
        // Spaces alone are no name.
        let isBlank = !name.utf8.contains { $0 > UInt8(ascii: " ") }
        if isBlank || name.unicodeScalars.count > PlanLimits.name.upperBound {
            add("/name", TextLimit.fault(PlanLimits.name))
        }
    }

    // MARK: Versions

    /// The content of a version, with every id given. What is asked of reps follows from the measure of each exercise.
    public mutating func check(_ exercises: [ExercisePrescription], notes: String?) {
        text(notes, "/notes", atMost: PlanLimits.maximumNotesLength)
        if exercises.count > PlanLimits.maximumExercises { add("/exercises", "must hold at most 60") }
        var known: Set<PrescriptionID> = []
        var knownSets: Set<SetPrescriptionID> = []
        for (position, exercise) in exercises.enumerated() {
            let path = "/exercises/" + String(position)
            if !known.insert(exercise.id).inserted { add(path + "/id", "is in this version twice") }
            check(exercise, path)
            for (index, set) in exercise.sets.enumerated() {
                let path = path + "/sets/" + String(index)
                if !knownSets.insert(set.id).inserted { add(path + "/id", "is in this version twice") }
                check(set, in: exercise, path)
            }
        }
    }

    private mutating func check(_ exercise: ExercisePrescription, _ path: String) {
        text(exercise.notes, path + "/notes", atMost: PlanLimits.maximumNotesLength)
        if let group = exercise.supersetGroup {
            text(group, path + "/superset_group", atMost: PlanLimits.group.upperBound)
            if group.isEmpty { add(path + "/superset_group", "must not be empty") }
        }
        for fault in exercise.rule?.faults() ?? [] { add(path + "/rule" + fault.path, fault.message) }
        check(exercise.repRange, path + "/rep_range")
        check(exercise.rest, path + "/rest")
        if exercise.sets.count > PlanLimits.maximumSets { add(path + "/sets", "must hold at most 60") }
    }

    mutating func check(_ range: RepRange, _ path: String) {
        self.range(range.lower, path + "/lower", PlanLimits.reps)
        self.range(range.upper, path + "/upper", PlanLimits.reps)
        switch range.mode {
        case .notSet, .untilFailure: break
        case .target:
            if range.lower == nil, range.upper == nil { add(path + "/lower", "is required of a target") }
        case .range:
            if range.lower == nil { add(path + "/lower", "is required of a range") }
            if range.upper == nil { add(path + "/upper", "is required of a range") }
        }
        if let lower = range.lower, let upper = range.upper, lower > upper {
            add(path + "/upper", "must not be less than lower")
        }
    }

    private mutating func check(_ policy: RestPolicy, _ path: String) {
        rest(policy.seconds, path + "/seconds")
        // Sorted, because the order of a dictionary is chance.
        for type in (policy.byType ?? [:]).keys.sorted() {
            if SetType(rawValue: type) == nil { add(path + "/by_type/" + type, "is no set type") }
            rest(policy.byType?[type], path + "/by_type/" + type)
        }
    }

    private mutating func check(_ set: SetPrescription, in exercise: ExercisePrescription, _ path: String) {
        if let weight = set.weight, weight < .zero || weight > PlanLimits.maximumWeight {
            add(path + "/weight", "must be between 0 and 2000 kg")
        }
        range(set.reps, path + "/reps", 1...SetLimits.reps(exercise.loadKind, exercise.measure))
        if set.reps == nil, exercise.measure == .reps { add(path + "/reps", "are required") }
        range(set.durationSeconds, path + "/duration_seconds", PlanLimits.seconds)
        rest(set.restSeconds, path + "/rest_seconds")
    }

    // MARK: Values

    private mutating func rest(_ seconds: Int?, _ path: String) {
        if let seconds, seconds != 0, !SetLimits.rest.contains(seconds) {
            add(path, "must be between 30 and 600, or 0 for none")
        }
    }

    private mutating func range(_ value: Int?, _ path: String, _ range: ClosedRange<Int>) {
        if let value, !range.contains(value) {
            add(path, "must be between " + String(range.lowerBound) + " and " + String(range.upperBound))
        }
    }

    mutating func text(_ text: String?, _ path: String, atMost length: Int) {
        if let text, text.unicodeScalars.count > length {
            add(path, TextLimit.fault(0...length))
        }
    }
}
