import Contract
import Sync
import Training

/// What a screen asks for. The app carries it out, in order, or hands it on to the browser.
indirect enum Effect {
    /// Of the browser.
    case shell(ShellEffect)
    // The workout.
    /// Does something to the workout that runs; the screen of the workout is told what came of it.
    case perform(Intent)
    /// Ends the workout that runs, by an intent that completes it, and shows its summary.
    case finish(Intent)
    // The server.
    /// Looks again when a screen needs it: what is known may be another by now.
    case lookAgain([Query])
    /// The next page of a list.
    case more(Query)
    /// A change of something that is no running workout.
    case send(Call)
    /// The same with the file that was chosen in an input, or with the form around it.
    case sendFile(Call, input: String)
    /// A change that is shown as done, waits on the device and is sent when it can be; with what it is about.
    case queue(OutboxStep, name: String)
    /// Looks through the chosen file, or imports it.
    case upload(ImportOptions)
    // What is known.
    /// Takes over what the server does not need to say.
    case note(Fact)
    // The app.
    case go(Route, replace: Bool)
    case offer(Undo)
    /// What is held back happens now.
    case lapse
    /// As if it were tapped.
    case message(Message)
    /// Opens the sheet before a start, or the search for an exercise.
    case openStart(PlanID), openSearch
    /// The summary was looked at.
    case closeSummary

    // MARK: Short forms of the browser's

    static func persist(key: String, value: String) -> Effect { .shell(.persist(key: key, value: value)) }
    static func timer(_ timer: Timer, milliseconds: Int) -> Effect { .shell(.timer(timer, milliseconds: milliseconds)) }
    static func vibrate(_ pattern: String) -> Effect { .shell(.vibrate(pattern)) }
    static func focus(_ id: String) -> Effect { .shell(.focus(id)) }
    static func scroll(_ id: String) -> Effect { .shell(.scroll(id)) }
    static func announce(_ text: String) -> Effect { .shell(.announce(text)) }
    static func copy(_ text: String) -> Effect { .shell(.copy(text)) }
}

/// What a screen knows before the server has said it, or without it.
indirect enum Fact {
    case plan(WorkoutPlan)
    /// The plan is no more.
    case noPlan(PlanID)
    /// A version that has just become the current one of its plan.
    case version(PlanSnapshot)
    /// Suggested changes as they are now.
    case changes([SuggestedChange])
    /// Decisions are answered: what is kept of them follows.
    case decided
    /// A session became a plan.
    case becamePlan(WorkoutID)
    case newImport(ImportReport)
    /// The offer of an import was dismissed.
    case noOffer(ImportID, WorkoutID)
    case settings(Settings)
    /// Edits of a plan that were not saved, or were; of a new plan for `nil`.
    case draft(PlanDraft?, of: PlanID?)
    /// Edits of a session or of a program, likewise: as they are kept, by their key; empty where there are none any more.
    case keptDraft(String, String)
}
