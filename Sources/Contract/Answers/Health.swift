public import Wire

/// Whether the server can answer.
public struct Health: WireModel, Sendable {
    /// Well or not.
    public enum Status: String, WireEnum, Sendable { case ok, failing }

    public var status = Status.failing

    public init() {}

    /// An answer that says so.
    public init(_ status: Status) { self.status = status }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("status", &status) }
}

/// What must hold for a write, each by itself.
public struct Readiness: WireModel, Sendable {
    /// One thing that must hold.
    public struct Check: WireModel, Sendable {
        public var name = ""
        public var status = Health.Status.failing
        /// What is wrong.
        public var fault: String?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("status", &status)
            try v.field("fault", &fault)
        }
    }

    public var status = Health.Status.failing
    public var checks: [Check] = []

    public init() {}

    /// The checks by their names, each with what is wrong.
    public init(_ found: [(name: String, fault: String?)]) {
        for one in found {
            var check = Check()
            (check.name, check.fault) = (one.name, one.fault)
            check.status = one.fault == nil ? .ok : .failing
            checks.append(check)
        }
        status = checks.contains { $0.status != .ok } ? .failing : .ok
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("status", &status)
        try v.field("checks", &checks)
    }
}
