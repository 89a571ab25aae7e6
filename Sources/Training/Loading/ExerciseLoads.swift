public import Wire

/// What one exercise is loaded with in a gym, where that is not what everything else there is loaded with: the leg press with
/// plates of its own, the old pulldown in steps of 7.5 kg.
public struct ExerciseLoads: WireIdentified, Sendable {
    public var exerciseID: ExerciseID
    public var stack: WeightStack
    /// What to set it to: "seat 4". At most 200 characters.
    public var note: String?

    public init(exerciseID: ExerciseID, stack: WeightStack, note: String? = nil) {
        (self.exerciseID, self.stack, self.note) = (exerciseID, stack, note)
    }

    public init(blank: Blank) { (exerciseID, stack) = (.init(blank: blank), WeightStack(blank: blank)) }

    public var wireIdentity: ExerciseID { exerciseID }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("stack", &stack)
        try v.field("note", &note, default: nil)
        v.range(0...TextLimit.name)
    }

    /// Refuses what no gym has. `path` is the JSON pointer of this entry.
    func validate(_ path: String) throws(CalculationError) {
        try stack.validate(path + "/stack")
        if let note, note.unicodeScalars.count > TextLimit.name {
            throw CalculationError(path + "/note", TextLimit.fault(0...TextLimit.name))
        }
    }
}

extension Gym {
    /// What an exercise is loaded with here on its own.
    public func ownLoads(of exercise: ExerciseID) -> ExerciseLoads? {
        for own in exerciseLoads where own.exerciseID == exercise { return own }
        return nil
    }

    /// The loads of an exercise here: its own ones, else those of what it is done with. Where the gym does not say what there is,
    /// they are multiples of the exercise's step.
    public func loads(of exercise: Exercise, kind: LoadKind, unit: MassUnit) -> Loads {
        if let own = ownLoads(of: exercise.id), let loads = try? Loads(own.stack, kind: kind) { return loads }
        return loads(for: exercise.equipment, kind: kind, increment: exercise.increment(in: unit))
    }

    /// What an exercise takes and this gym has not. What is in no list of a gym is not missed, nor what stands here for this
    /// exercise alone.
    public func missing(for exercise: Exercise) -> [Equipment] {
        ownLoads(of: exercise.id) != nil ? [] : exercise.missing(from: equipment)
    }
}
