public import Wire

/// Whether the server can answer.
public struct Health: WireModel, Sendable {
    /// Well or not.
    public enum Status: String, WireEnum, Sendable { case ok, failing }

    public var status: Status

    public init(blank: Blank) { status = .failing }

    /// An answer that says so.
    public init(_ status: Status) { self.status = status }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("status", &status) }
}

/// What must hold for a write, each by itself.
public struct Readiness: WireModel, Sendable {
    /// One thing that must hold.
    public struct Check: WireModel, Sendable {
        public var name: String
        public var status: Health.Status
        /// What is wrong.
        public var fault: String?

        public init(name: String, status: Health.Status, fault: String? = nil) {
            (self.name, self.status, self.fault) = (name, status, fault)
        }

        public init(blank: Blank) { (name, status) = ("", .failing) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("status", &status)
            try v.field("fault", &fault)
        }
    }

    public var status: Health.Status
    public var checks: [Check] = []

    public init(blank: Blank) { status = .failing }

    /// The checks by their names, each with what is wrong.
    public init(_ found: [(name: String, fault: String?)]) {
        for one in found {
            let check = Check(name: one.name, status: one.fault == nil ? .ok : .failing, fault: one.fault)
            checks.append(check)
        }
        status = checks.contains { $0.status != .ok } ? .failing : .ok
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("status", &status)
        try v.field("checks", &checks)
    }
}
