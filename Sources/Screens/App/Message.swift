public import Training

/// Everything that can be tapped, typed or pressed.
public indirect enum Message: Equatable, Sendable {
    case go(Route)
    case back
    /// Looks again for what could not be loaded.
    case reload
    case start(PlanID)
    case startEmpty
    /// What is typed into the search for an exercise, and what was found.
    case query(String)
    case pick(ExerciseID)
    /// Takes back what is held back.
    case undo
    case closeSheet
    case showRefused, copyRefused, dismissRefused
    /// What was kept on the device and cannot be read.
    case copyUnreadable, dismissUnreadable
    case tokens(TokenMessage)
    case today(TodayMessage)
    case plans(PlansMessage)
    case history(HistoryMessage)
    case focus(FocusMessage)
    case editor(EditorMessage)
    case review(ReviewMessage)
    case starting(StartingMessage)
    case summary(SummaryMessage)
    case importing(ImportMessage)
    case settings(SettingsMessage)
}

public enum TokenMessage: Equatable, Sendable {
    case name(String)
    case make, copy, putAway
    case revoke(TokenID)
}

public enum TodayMessage: Equatable, Sendable {
    /// Shows or hides the list of what comes next.
    case foldNext
    /// Of an item, by its key.
    case foldReason(UInt64)
    case choose(PlanID)
}

public enum PlansMessage: Equatable, Sendable {
    case foldArchived
    case star(PlanID)
    case archive(PlanID)
    /// A draft becomes a plan to be trained, or the other way round.
    case ready(PlanID)
    case duplicate(PlanID)
    case delete(PlanID)
    // The timeline.
    case moreVersions
    case unfold(SnapshotID)
    /// Compares a version with another one, by its id as text; empty for the one it was made from.
    case compare(SnapshotID, String)
    case rollBack(SnapshotID)
    case moreProgress
}

public enum EditorMessage: Equatable, Sendable {
    case name(String)
    case notes(String)
    case add
    case unfold(PrescriptionID)
    case remove(Int)
    case move(Int, to: Int)
    /// "2,0": what stood third was dropped first.
    case dropped(String)
    case link(Int)
    case optional(Int)
    case field(Int, PlanField, String)
    case set(Int, Int, SetField, String)
    case addSet(Int)
    case removeSet(Int, Int)
    case sameForAll(Int)
    case rule(Int, String)
    case ruleNumber(Int, Int, String)
    case save
    /// Saves although somebody else made a version meanwhile.
    case saveOver
    case discard
}

/// A field of an exercise in a plan.
public enum PlanField: String, Equatable, Sendable {
    case lower = "rep_range/lower"
    case upper = "rep_range/upper"
    case rest = "rest/seconds"
    case notes
}

/// A field of a set in a plan.
public enum SetField: String, Equatable, Sendable {
    case type, weight, reps, rir
    case seconds = "duration_seconds"
}

public enum ReviewMessage: Equatable, Sendable {
    case decide([ChangeID], SuggestedChange.Decision, reason: String?)
    /// Shows the changes of a card one by one, or together again.
    case unfold(ChangeID)
    case words(ChangeID, String)
    case acceptAll
    /// Ticks a change of structure, or takes the tick away.
    case keep(ChangeID)
    case keepTicked
}

public enum StartingMessage: Equatable, Sendable {
    /// Opens the sheet before a start.
    case open(PlanID)
    case feeling(PreMood.Feeling)
    case soreness(PreMood.Soreness)
    case minutes(Int)
    case lighter
    /// Starts with the changes that wait and with today's override, as far as it was confirmed.
    case apply
    case asPlanned
}

public enum HistoryMessage: Equatable, Sendable {
    case more
    case name(String)
    case save(WorkoutID)
}

public enum SummaryMessage: Equatable, Sendable {
    case name(String)
    case save
    case done
}

public enum ImportMessage: Equatable, Sendable {
    case chosen(String)
    case unit(MassUnit)
    case run
    case again
    case takeChanges
    /// The plan that is offered of a session.
    case addPlan(WorkoutID)
    case dismiss(ImportID, WorkoutID)
    /// Leads to the list of what to lift next.
    case whatNext
}

public enum SettingsMessage: Equatable, Sendable {
    case unit(MassUnit)
    case language(Language?)
    case theme(Settings.Theme)
    case rest(Int)
    case autoApply
    /// For one exercise, whatever holds for the others.
    case autoApplyTo(ExerciseID)
}
