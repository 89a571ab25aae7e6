public import Wire

/// A one-time adjustment of today's targets.
public struct SessionOverride: WireModel, Sendable {
    /// What is adjusted.
    public enum Kind: String, WireEnum, Sendable {
        case percentWeight = "percent_weight"
        case percentVolume = "percent_volume"
        case skipExercise = "skip_exercise"
    }

    /// One adjustment, of one exercise or of all.
    public struct Adjustment: WireModel, Sendable {
        public var type: Kind
        public var value: Percent?
        public var exercisePrescriptionID: PrescriptionID?

        public init(type: Kind, value: Percent? = nil, exercisePrescriptionID: PrescriptionID? = nil) {
            (self.type, self.value, self.exercisePrescriptionID) = (type, value, exercisePrescriptionID)
        }

        public init(blank: Blank) { type = .percentWeight }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("type", &type)
            try v.field("value", &value, default: nil)
            try v.field("exercise_prescription_id", &exercisePrescriptionID, default: nil)
        }
    }

    public var reason: String
    public var adjustments: [Adjustment]

    public init(reason: String, adjustments: [Adjustment]) {
        (self.reason, self.adjustments) = (reason, adjustments)
    }

    public init(blank: Blank) { (reason, adjustments) = ("", []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("reason", &reason)
        v.range(OverrideLimits.reason)
        try v.field("adjustments", &adjustments)
    }
}

/// The bounds of what an override may ask for.
enum OverrideLimits {
    static let weight: ClosedRange<Int64> = -90_000...50_000
    /// Up to half as many sets again.
    static let volume: ClosedRange<Int64> = -90_000...50_000
    static let reason = 0...500
    static let maximumAdjustments = 200
}

extension SessionOverride {
    /// Why a set is skipped that an override leaves out.
    public static let leftOut = "override"

    /// Whether an exercise is left out.
    func skips(_ id: PrescriptionID) -> Bool {
        adjustments.contains { $0.type == .skipExercise && $0.exercisePrescriptionID == id }
    }

    /// The sum of the percentages of a kind that concern an exercise, within what one of them may be.
    func percent(_ kind: Kind, of id: PrescriptionID) -> Percent {
        var sum: Int64 = 0
        for adjustment in adjustments where adjustment.type == kind {
            guard adjustment.exercisePrescriptionID.map({ $0 == id }) ?? true else { continue }
            sum = saturatingAdd(sum, adjustment.value?.thousandths ?? 0)
        }
        let bounds = kind == .percentWeight ? OverrideLimits.weight : OverrideLimits.volume
        return Percent(thousandths: min(max(sum, bounds.lowerBound), bounds.upperBound))
    }

    /// Everything that is wrong with it for a version: texts, percentages out of range, exercises that are not there.
    func faults(for snapshot: PlanSnapshot?) -> [WorkoutError.Fault] {
        var faults: [WorkoutError.Fault] = []
        func add(_ path: String, _ message: String) {
            faults.append(WorkoutError.Fault(path: "/override/" + path, message: message))
        }
        if !OverrideLimits.reason.contains(reason.unicodeScalars.count) {
            add("reason", "reason " + TextLimit.fault(OverrideLimits.reason))
        }
        if adjustments.count > OverrideLimits.maximumAdjustments {
            add("adjustments", "an override has at most 200 adjustments")
        }
        for (index, adjustment) in adjustments.enumerated() {
            let path = "adjustments/" + String(index)
            switch adjustment.type {
            case .percentWeight:
                if let fault = Self.fault(adjustment.value, OverrideLimits.weight, "-90 to 50") {
                    add(path + "/value", fault)
                }
            case .percentVolume:
                if let fault = Self.fault(adjustment.value, OverrideLimits.volume, "-90 to 50") {
                    add(path + "/value", fault)
                }
            case .skipExercise:
                if adjustment.exercisePrescriptionID == nil {
                    add(path + "/exercise_prescription_id", "skip_exercise must name an exercise")
                }
            }
            if let id = adjustment.exercisePrescriptionID, !(snapshot?.exercises.contains { $0.id == id } ?? false) {
                add(path + "/exercise_prescription_id", "There is no such exercise in the plan.")
            }
        }
        return faults
    }

    /// Everything that is wrong with it for a version, as one refusal; `nil` where nothing is.
    public func error(for snapshot: PlanSnapshot?) -> WorkoutError? {
        let faults = faults(for: snapshot)
        return faults.isEmpty ? nil : WorkoutError(validation: faults)
    }

    private static func fault(_ value: Percent?, _ bounds: ClosedRange<Int64>, _ range: String) -> String? {
        guard let value else { return "a percentage must have its value" }
        return bounds.contains(value.thousandths) ? nil : "value must be a percentage of " + range
    }
}

extension PreMood {
    /// Refuses minutes that no day has, and too long notes.
    ///
    /// - Throws: `VALIDATION_ERROR` with the field's place in a body that holds a `pre_mood`.
    public func validate() throws(WorkoutError) {
        if let minutes, !(0...1_440).contains(minutes) {
            throw WorkoutError(.validation, "minutes must be between 0 and 1440", path: "/pre_mood/minutes")
        }
        try validateText(notes, "notes", "/pre_mood/notes")
    }
}
