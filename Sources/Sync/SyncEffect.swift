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
    /// With how the lifter feels, and the adjustment of today's targets that was confirmed.
    case start(WorkoutPlan, PreMood? = nil, SessionOverride? = nil)
    case startFreeform
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
    case complete(SessionRPE?, notes: String?)
    case cancel
}
