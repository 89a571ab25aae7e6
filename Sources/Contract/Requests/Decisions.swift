public import Training
public import Wire

/// Decisions on changes, taken together: `POST /v1/suggestions/decisions`.
public struct DecideChanges: WireModel, Sendable {
    /// A decision on one change, or on all open ones of a group.
    public struct One: WireModel, Sendable {
        public var changeID: ChangeID?
        public var groupID: ChangeGroupID?
        public var decision: SuggestedChange.Decision
        public var reason: String?

        public init(
            changeID: ChangeID? = nil, groupID: ChangeGroupID? = nil, decision: SuggestedChange.Decision,
            reason: String? = nil
        ) {
            (self.changeID, self.groupID, self.decision, self.reason) = (changeID, groupID, decision, reason)
        }

        public init(blank: Blank) { decision = .accepted }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("change_id", &changeID, default: nil)
            try v.field("group_id", &groupID, default: nil)
            try v.field("decision", &decision)
            try v.field("reason", &reason, default: nil)
        }
    }

    public var decisions: [One]
    public var meta: CommandMeta

    public init(decisions: [One], meta: CommandMeta) {
        (self.decisions, self.meta) = (decisions, meta)
    }

    public init(blank: Blank) { (decisions, meta) = ([], CommandMeta(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("decisions", &decisions)
        try meta.fields(&v, keyIsOptional: true)
    }
}

/// What decisions came to: the new versions, and the changes as they stand.
public struct DecisionsAnswer: WireModel, Sendable {
    public var snapshots: [PlanSnapshot]
    public var changes: [SuggestedChange]

    public init(snapshots: [PlanSnapshot], changes: [SuggestedChange]) {
        (self.snapshots, self.changes) = (snapshots, changes)
    }

    public init(blank: Blank) { (snapshots, changes) = ([], []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("snapshots", &snapshots)
        try v.field("changes", &changes)
    }
}
