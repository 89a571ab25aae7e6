public import Training

/// Everything that can be tapped, typed or pressed.
public enum Message: Equatable, Sendable {
    case go(Route)
    case back
    /// Looks again for what could not be loaded.
    case reload
    case start(PlanID)
    case startEmpty
    /// Takes back what is held back.
    case undo
    case closeSheet
    case showRefused, copyRefused, dismissRefused
    case today(TodayMessage)
    case plans(PlansMessage)
    case history(HistoryMessage)
    case focus(FocusMessage)
    case summary(SummaryMessage)
    case importing(ImportMessage)
    case settings(SettingsMessage)
}

public enum TodayMessage: Equatable, Sendable {
    /// Shows or hides the list of what comes next.
    case foldNext
    case foldReason(ExerciseID)
    case choose(PlanID)
}

public enum PlansMessage: Equatable, Sendable {
    case fold(PlanID)
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
    case addPlan(Int)
    /// Leads to the list of what to lift next.
    case whatNext
}

public enum SettingsMessage: Equatable, Sendable {
    case unit(MassUnit)
    case language(Language?)
    case theme(Settings.Theme)
    case rest(Int)
}
