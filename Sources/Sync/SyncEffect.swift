public import Contract
public import Training

/// What the client asks of the world.
public indirect enum SyncEffect: Equatable, Sendable {
    /// To be answered with `WorkoutSync.answered`, whatever comes of it. Bodies are JSON; empty for none.
    case request(id: UInt32, method: String, path: String, body: String)
    /// To be written before anything else is done; an empty value deletes.
    case persist(key: String, value: String)
    /// To be told with `WorkoutSync.fired` after so many milliseconds; 0 cancels. Setting it again replaces it.
    case timer(SyncTimer, milliseconds: Int)
    /// The engine refused a change on this device: nothing was queued.
    case declined(WorkoutError)
    /// The server refused a change for good: it is on the list now.
    case refused(RefusedChange)
    /// The workout was completed and archived; with its last state as it was shown here.
    case completed(CompleteAnswer, ActiveWorkout)
    /// Somebody else has given these sets other numbers than were shown here.
    case changedElsewhere([SetPlace])
    /// Somebody else has taken away this exercise, or the set of it that has a number.
    case removedElsewhere(ExerciseID, String, set: Int?)
    /// What was taken away here while the server was not reached stays: a set of it was done elsewhere later.
    case gaveWay
    /// A change that was no longer known here was taken back: it was of these sets.
    case tookBack([SetPlace])
    /// The workout is over, without the summary: finished or discarded, here or elsewhere.
    case ended(WorkoutID, WorkoutStatus)
}

/// The two clocks of the client.
public enum SyncTimer: Equatable, Sendable {
    /// The next try after a failure.
    case retry
    /// Edits of cells are collected so long.
    case edits
}

/// What the lifter wants done; ids, keys and times are added here.
public indirect enum Intent: Equatable, Sendable {
    /// With how the lifter feels, the adjustment of today's targets that was confirmed, and the day of a program that it is.
    case start(WorkoutPlan, PreMood? = nil, SessionOverride? = nil, ProgramDay? = nil)
    case startFreeform
    /// With the exercises and sets of another workout.
    case startAgain(StartPlan, [ExerciseFacts], title: String?)
    /// Marks a set as done with the values it shows; `failed`: no rep was completed.
    case log(SetPlace, failed: Bool)
    /// Takes a set back to planned, from done or skipped.
    case replan(SetPlace)
    case skip(SetPlace)
    /// Edits cells of one set; collected until two seconds have passed or something else is done.
    case edit(SetPlace, [SetFieldChange])
    /// Sends collected edits now.
    case flush
    /// One more set, like the last one.
    case addSet(InstanceID)
    case removeSet(SetPlace)
    /// `sets`: what to plan; three standard sets without.
    case addExercise(ExerciseFacts, sets: [NewSet]?)
    case removeExercise(InstanceID)
    /// Puts another exercise into the place of one; done sets stay what they were.
    case swap(InstanceID, ExerciseFacts, targets: [SetTarget]? = nil)
    /// Skips every planned set of an exercise.
    case skipExercise(InstanceID)
    /// Every exercise, once, in its new order.
    case reorder([InstanceID])
    /// Exercises with the same text alternate; `nil` parts them.
    case superset([InstanceID], String?)
    /// Warm-up sets before all others.
    case warmUp(InstanceID, [WarmUpSet])
    case exerciseNote(InstanceID, String?)
    /// Seconds after a working set of an exercise; `nil` for the setting.
    case rest(InstanceID, Int?)
    /// Goes on in another gym, with what it makes of today's targets.
    case move(GymID, [TodayWeight])
    /// Takes back the newest change of this workout that stands; further ones on every further call.
    case undo
    /// Does again what was taken back last.
    case redo
    case complete(SessionRPE?, notes: String?)
    /// The workout was left alone: it ended with its last set.
    case completeAsOfLastSet
    case cancel
}
