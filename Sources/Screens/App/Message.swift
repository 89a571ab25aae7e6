import Training

/// Everything that can be tapped, typed or pressed: of a screen, in its words, or of the app.
indirect enum Message {
    case go(Route)
    case back
    /// Looks again for what could not be loaded.
    case reload
    /// Begins anew, with the version of the app that waits.
    case restart
    /// Takes back what was just done.
    case undo
    case closeSheet
    /// The focus is about to leave the sheet.
    case stayInSheet
    case showRefused, copyRefused, dismissRefused
    /// Keeps the sets that were done in a workout that is over as one of its own.
    case keepApart
    /// Sends what was refused once more, by the name under which it is kept.
    case retryRefused(String)
    /// What was kept on the device and cannot be read.
    case copyUnreadable, dismissUnreadable
    case start(PlanID)
    case startEmpty
    case search(SearchMessage)
    case today(TodayMessage)
    case plans(PlansMessage)
    case programs(ProgramsMessage)
    case editor(EditorMessage)
    case timeline(TimelineMessage)
    case moreProgress
    case analytics(AnalyticsMessage)
    case history(HistoryMessage)
    case calendar(CalendarMessage)
    case body(BodyMessage)
    case goals(GoalsMessage)
    case session(SessionMessage)
    /// What is known of an exercise, over the page.
    case exercise(ExerciseSheetMessage)
    case library(LibraryMessage)
    case correcting(SessionEditMessage)
    case focus(FocusMessage)
    case review(ReviewMessage)
    case starting(StartingMessage)
    case summary(SummaryMessage)
    case importing(ImportMessage)
    case settings(SettingsMessage)
    case tokens(TokenMessage)
    case phones(PhonesMessage)
    case pairing(PairingMessage)
    case aches(AchesMessage)
    case gym(GymMessage)
    case profile(ProfileMessage)
    case welcome(WelcomeMessage)
    case generator(GeneratorMessage)
    case routine(RoutineMessage)
    case counters(CountersMessage)
    case reminders(RemindersMessage)
    /// The next line of the tour.
    case tour
}
