import Training

/// What is done in Focus Mode.
indirect enum FocusMessage {
    case menu, add, finish
    /// Opens or folds an exercise.
    case open(InstanceID)
    case cell(SetPlace, CellField)
    case pad(PadKey)
    case closePad
    /// Marks a set as done, or takes that back.
    case tick(SetPlace)
    /// The one big button.
    case main
    case skip(SetPlace)
    case addSet(InstanceID)
    case editSets(InstanceID)
    case removeSet(SetPlace)
    case removeExercise(InstanceID)
    /// Fills the planned sets, or one of them, with what was done last time; with a step more; with the coach's targets.
    case useLast(InstanceID, SetID?)
    case raise(InstanceID)
    case useNext(InstanceID)
    /// Stays with what is planned.
    case decline(InstanceID)
    case moreRest, lessRest, skipRest
    /// Starts or stops the time of a set.
    case watch
    case set(SetMessage)
    case exercise(ExerciseMessage)
    /// What is written into the note of a sheet.
    case draft(String)
    case undoLast, redoLast
    /// Takes the weight that the last set suggests for those after it, or leaves it.
    case takeOffer(InstanceID), passOffer(InstanceID)
    /// Whether a notification shall tell the end of a rest.
    case notifications(Bool)
    /// A key within a row that is none of the row's own.
    case key(String)
    case effort(Int)
    case notes(String)
    case confirmFinish
    /// Ends a workout that was left alone with its last set.
    case finishAsOfLastSet
    case discard
    /// Shows the gyms to go on in; goes on in one of them.
    case gyms
    case move(GymID)
    // What the app says to itself.
    /// What was chosen before the start.
    case swapPlanned([PlannedSwap])
    /// Fills in what was accepted, and is in no version of the plan yet.
    case useAccepted
    /// Puts back what stood in the sets before they were filled in.
    case putBack([Refill])
    /// The next targets of an exercise are offered again.
    case takeUp(InstanceID)
    /// Gives the sets of an exercise the numbers of others.
    case fill(InstanceID, [SetValues])
    /// What was typed into a cell is none of its numbers.
    case reject(Cell)
}

enum PadKey {
    case digit(Int)
    case separator, backspace, minus, plus, next
    case last, above
    case weight(Mass)
    case scope(PadScope)
}
