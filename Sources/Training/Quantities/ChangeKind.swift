public import Wire

/// What a lifter's things are, as the feed of changes tells them apart. Each has an id of its own; that of the settings is the
/// lifter's.
public enum ChangeKind: String, WireEnum, Sendable {
    case activeWorkout = "active_workout"
    case session, plan, suggestion
    /// One of the lifter's own.
    case exercise
    case gym, settings, program
    /// The report of an import.
    case importReport = "import"
    /// A token.
    case device
    case painFlag = "pain_flag"
    /// Who trains; its id is the lifter's, too.
    case profile
    /// A measurement of the body.
    case bodyEntry = "body_entry"
    case goal
    /// What is planned for a day, or for every week.
    case scheduleEntry = "schedule_entry"
}
