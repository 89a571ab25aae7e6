public import Wire

/// How far the lifter's import is that is being written.
public struct ImportProgress: WireModel, Equatable, Sendable {
    /// Workouts that are written, of those that are new. Both are 0 where nothing is being written.
    public var done: Int
    public var total: Int

    public init(done: Int, total: Int) { (self.done, self.total) = (done, total) }

    public init(blank: Blank) { (done, total) = (0, 0) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("done", &done)
        try v.field("total", &total)
    }
}
