public import Wire

/// One step in the history of a lift: what its target was, and became (`GET /v1/exercises/{id}/progression`).
public struct BaselineChange: WireModel, Sendable {
    /// The hardest working target of a prescription.
    public struct Baseline: WireModel, Sendable {
        public var sets: Int
        public var weight: Mass?
        public var reps: Int?
        public var durationSeconds: Int?

        public init(sets: Int, weight: Mass? = nil, reps: Int? = nil, durationSeconds: Int? = nil) {
            (self.sets, self.weight, self.reps, self.durationSeconds) = (sets, weight, reps, durationSeconds)
        }

        public init(blank: Blank) { sets = 0 }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("sets", &sets)
            try v.field("weight", &weight)
            try v.field("reps", &reps)
            try v.field("duration_seconds", &durationSeconds)
        }
    }

    public var date: Instant
    public var planID: PlanID?
    public var planName: String?
    public var snapshotID: SnapshotID
    public var versionNumber: Int
    /// Who made the version.
    public var source: PlanSnapshot.Author
    /// `nil` where the lift enters the plan.
    public var old: Baseline?
    /// `nil` where it leaves the plan.
    public var new: Baseline?
    /// The reason or the notes of the version.
    public var note: String?
    /// The suggested changes that it applied, with what came of them.
    public var changes: [SuggestedChange] = []

    public init(
        date: Instant, planID: PlanID? = nil, planName: String? = nil, snapshotID: SnapshotID, versionNumber: Int,
        source: PlanSnapshot.Author, old: Baseline? = nil, new: Baseline? = nil, note: String? = nil,
        changes: [SuggestedChange] = []
    ) {
        (self.date, self.planID, self.planName, self.snapshotID) = (date, planID, planName, snapshotID)
        (self.versionNumber, self.source, self.old, self.new) = (versionNumber, source, old, new)
        (self.note, self.changes) = (note, changes)
    }

    public init(blank: Blank) {
        (date, snapshotID, versionNumber, source) = (Instant(milliseconds: 0), .init(blank: blank), 1, .user)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("date", &date)
        try v.field("plan_id", &planID)
        try v.field("plan_name", &planName)
        try v.field("snapshot_id", &snapshotID)
        try v.field("version_number", &versionNumber)
        try v.field("source", &source)
        try v.field("old", &old)
        try v.field("new", &new)
        try v.field("note", &note)
        try v.field("changes", &changes)
    }
}

extension BaselineChange.Baseline {
    /// The hardest working target of a prescription: the hardest load, the most reps at it, or the longest time.
    public init(_ prescription: ExercisePrescription) {
        self.init(sets: 0)
        var hardest: SetPrescription?
        for set in prescription.sets where set.type.countsForProgression {
            sets += 1
            if let best = hardest, !Self.isHarder(set, best, prescription.loadKind) { continue }
            hardest = set
        }
        (weight, reps, durationSeconds) = (hardest?.weight, hardest?.reps, hardest?.durationSeconds)
    }

    private static func isHarder(_ one: SetPrescription, _ other: SetPrescription, _ kind: LoadKind) -> Bool {
        let (weight, before) = (one.weight ?? .zero, other.weight ?? .zero)
        if weight != before { return kind == .assisted ? weight < before : weight > before }
        if one.reps != other.reps { return (one.reps ?? 0) > (other.reps ?? 0) }
        return (one.durationSeconds ?? 0) > (other.durationSeconds ?? 0)
    }
}

extension BaselineChange {
    /// Where the baseline of an exercise changed in a plan, entered it or left it, newest first.
    ///
    /// A prescription that leaves in the version in which another one of the exercise enters is continued by it.
    ///
    /// - Parameter versions: all of the plan, oldest first.
    public static func history(
        of exercise: ExerciseID, in versions: [PlanSnapshot], planName: String
    ) -> [BaselineChange] {
        var changes: [BaselineChange] = []
        var before: PlanSnapshot?
        for version in versions {
            let older = before?.exercises.filter { $0.exerciseID == exercise } ?? []
            let newer = version.exercises.filter { $0.exerciseID == exercise }
            var left = older.filter { one in !newer.contains { $0.id == one.id } }
            var steps: [(old: Baseline?, new: Baseline?)] = []
            for prescription in newer {
                var continued = older.first { $0.id == prescription.id }
                if continued == nil, !left.isEmpty { continued = left.removeFirst() }
                steps.append((continued.map { Baseline($0) }, Baseline(prescription)))
            }
            for prescription in left { steps.append((Baseline(prescription), nil)) }
            for step in steps where step.old != step.new {
                changes.append(
                    BaselineChange(
                        date: version.createdAt, planID: version.planID, planName: planName, snapshotID: version.id,
                        versionNumber: version.versionNumber, source: version.createdBy, old: step.old, new: step.new,
                        // Notes that were there before tell nothing of this version.
                        note: version.notes == before?.notes ? nil : version.notes))
            }
            before = version
        }
        return changes.reversed()
    }
}
