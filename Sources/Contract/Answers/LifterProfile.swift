public import Training
public import Wire

/// What the lifter has said of themselves, and the program that they follow.
public struct LifterProfile: WireDefaulted, Sendable {
    public var profile = Profile()
    /// The program that is followed; `nil` where none is. Where the lifter stands in it, the program says.
    public var activeProgramID: ProgramID?

    public init() {}

    /// - Parameter program: the one that is followed.
    public init(_ profile: Profile, following program: ProgramID?) {
        (self.profile, activeProgramID) = (profile, program)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try profile.fields(&v)
        try v.field("active_program_id", &activeProgramID)
    }
}
