/// The steps of a write, by name, so that a test can make each of them fail.
public enum WriteStep: String, CaseIterable, Sendable {
    /// The body has been read.
    case decode
    /// The workout has been looked up.
    case load
    /// The command has been applied, in memory.
    case reduce
    /// The new state has been written.
    case state
    /// The event has been written.
    case event
    /// The answer for repeats has been written.
    case key
    /// Everything of the group has been written; the commit follows.
    case commit
    /// The commit is on disk; the answer follows.
    case answer
}

/// Called after each step of a write; what it throws fails the step.
public typealias Tripwire = @Sendable (WriteStep) throws -> Void
