public import Wire

/// An exercise that could stand in the place of another, with the reasons in words.
public struct SubstituteOffer: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var name: String
    /// The name in the language of the one who asks, where it is another.
    public var localName: String?
    /// Greater fits better.
    public var score: Int
    /// Why it fits, the weightiest first, and what hurts there.
    public var reasons: [Reason]

    /// - Parameter exercise: the one that the substitute names.
    public init(_ substitute: Substitute, _ exercise: Exercise, _ voice: Voice) {
        (exerciseID, name, localName) = (exercise.id, exercise.name, exercise.localName)
        score = substitute.score
        reasons = substitute.said
        for index in reasons.indices { reasons[index].render(voice) }
    }

    public init(blank: Blank) { (exerciseID, name, score, reasons) = (.init(blank: blank), "", 0, []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("local_name", &localName, default: nil)
        try v.field("score", &score)
        try v.field("reasons", &reasons, default: [])
    }
}

extension Substitute {
    /// How badly it stands for the other one; `nil` where it does not.
    public var poorness: Reason.Code? {
        guard isPoorMatch else { return nil }
        return sharesLittle ? .poorMatch : reasons[0].code
    }

    /// Its reasons as the coach says them.
    public var said: [Reason] {
        var said: [Reason] = []
        for likeness in reasons { said.append(Reason(likeness.code)) }
        if sharesLittle { said.append(Reason(.poorMatch)) }
        if let pain { said.append(Reason(pain)) }
        return said
    }
}

extension Substitute.Likeness {
    fileprivate var code: Reason.Code {
        switch self {
        case .sameMovement: .sameMovement
        case .sameMuscles: .sameMuscles
        case .someMuscles: .someMuscles
        case .helpingMuscles: .helpingMuscles
        case .oppositeMuscles: .oppositeMuscles
        case .sameEquipment: .sameEquipment
        case .trainedBefore: .trainedBefore
        }
    }
}
