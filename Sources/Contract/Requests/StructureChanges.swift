public import Training
public import Wire

/// What a session changed in the structure of its plan: `GET /v1/sessions/{id}/structure-changes`.
public struct StructureChanges: WireModel, Sendable {
    /// `nil` where the session ran no plan, or one that was deleted.
    public var planID: PlanID?
    /// The version that the session ran.
    public var planSnapshotID: SnapshotID?
    /// Those that the plan has not taken over yet.
    public var changes: [StructureChange]

    public init(planID: PlanID? = nil, planSnapshotID: SnapshotID? = nil, changes: [StructureChange]) {
        (self.planID, self.planSnapshotID, self.changes) = (planID, planSnapshotID, changes)
    }

    public init(blank: Blank) { changes = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("plan_id", &planID)
        try v.field("plan_snapshot_id", &planSnapshotID)
        try v.field("changes", &changes)
    }
}

/// The changes of a session that the plan takes over: `POST /v1/sessions/{id}/keep-changes`.
public struct KeepChanges: WireModel, Sendable {
    public var changes: [ChangeID]

    public init(changes: [ChangeID]) {
        self.changes = changes
    }

    public init(blank: Blank) { changes = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("changes", &changes) }
}

/// The plan's current version after changes of a session were kept.
public struct KeptChanges: WireModel, Sendable {
    public var snapshot: PlanSnapshot

    public init(snapshot: PlanSnapshot) {
        self.snapshot = snapshot
    }

    public init(blank: Blank) { snapshot = PlanSnapshot(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("snapshot", &snapshot) }
}
