public import Wire

/// What holds for one exercise where no plan says otherwise, in the place of what holds for all.
public struct ExerciseDefaults: WireModel, Sendable {
    public var exerciseID: ExerciseID
    /// Seconds of rest after a working set: 30 to 600.
    public var restSeconds: Int?
    /// The step of its load: more than nothing, at most 500 kg.
    public var increment: Mass?
    /// The reps that are aimed at, from `lower` to `upper`: 1 to 100. Both or none.
    public var lower: Int?
    public var upper: Int?

    /// What `lower` and `upper` may be.
    public static let reps = 1...100

    /// Says nothing of an exercise.
    public init(_ exercise: ExerciseID) { exerciseID = exercise }

    public init(blank: Blank) { exerciseID = .init(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.omittable("rest_seconds", &restSeconds)
        v.range(SetLimits.rest)
        try v.omittable("increment", &increment)
        try v.omittable("lower_reps", &lower)
        v.range(Self.reps)
        try v.omittable("upper_reps", &upper)
        v.range(Self.reps)
    }

    /// Whether it says nothing.
    public var isEmpty: Bool { restSeconds == nil && increment == nil && lower == nil && upper == nil }

    /// The reps as a plan has them; `nil` where they are left to what was done.
    public var repRange: RepRange? {
        guard let lower, let upper else { return nil }
        return RepRange(lower, upper)
    }

    fileprivate func faults(_ path: String, _ faults: inout [CalculationError]) {
        if let restSeconds, !SetLimits.rest.contains(restSeconds) {
            faults.append(CalculationError(path + "/rest_seconds", "must be between 30 and 600"))
        }
        if let increment, increment <= .zero || increment > .kg(500) {
            faults.append(CalculationError(path + "/increment", "must be more than 0 and at most 500 kg"))
        }
        let (least, most) = (lower ?? upper ?? 1, upper ?? lower ?? 1)
        if (lower == nil) != (upper == nil) || !Self.reps.contains(least) || !Self.reps.contains(most) || least > most {
            faults.append(
                CalculationError(path + (lower == nil ? "/lower_reps" : "/upper_reps"), "must be between 1 and 100"))
        }
    }
}

/// Those of all exercises that have some. A list on the wire, read by a function of its own: whoever has none does not need it.
public struct ExerciseDefaultsList: WireValue, Sendable {
    public var all: [ExerciseDefaults] = []

    public init() {}

    /// Those of an exercise; `nil`, also set, where it has none. What says nothing is not kept.
    public subscript(_ exercise: ExerciseID) -> ExerciseDefaults? {
        get {
            for one in all where one.exerciseID == exercise { return one }
            return nil
        }
        set {
            all.removeAll { $0.exerciseID == exercise }
            if let newValue, !newValue.isEmpty { all.append(newValue) }
        }
    }

    @inline(never) public static func read(_ reader: inout Reader) throws(WireError) -> ExerciseDefaultsList {
        var list = ExerciseDefaultsList()
        list.all = try reader.array(of: ExerciseDefaults.self)
        return list
    }

    @inline(never) public func write(_ writer: inout Writer) { writer.array(all) }

    /// Everything that may not be stored.
    public func faults() -> [CalculationError] {
        var faults: [CalculationError] = []
        for (index, one) in all.enumerated() {
            one.faults("/exercise_defaults/" + String(index), &faults)
            if all[..<index].contains(where: { $0.exerciseID == one.exerciseID }) {
                faults.append(CalculationError("/exercise_defaults", "must name each one once"))
            }
        }
        return faults
    }

    #if !hasFeature(Embedded)
        public static func describe(_ describer: inout Describer) -> JSONValue {
            [ExerciseDefaults].describe(&describer)
        }
    #endif
}

extension Settings {
    /// What was set for an exercise; nothing where it is as with all.
    public subscript(defaults exercise: ExerciseID) -> ExerciseDefaults {
        get { exerciseDefaults?[exercise] ?? ExerciseDefaults(exercise) }
        set {
            var list = exerciseDefaults ?? ExerciseDefaultsList()
            list[exercise] = newValue
            exerciseDefaults = list.all.isEmpty ? nil : list
        }
    }

    /// Seconds of rest after a working set of an exercise where no plan says otherwise.
    public func restSeconds(of exercise: ExerciseID) -> Int { exerciseDefaults?[exercise]?.restSeconds ?? restSeconds }
}
