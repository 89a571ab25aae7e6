public import Training

/// A call of the API with all that its path and its query say. The names of the cases are the ids of the operations in
/// `/openapi.json`.
///
/// The one place that knows the routes: the server makes its table and its description of `name`, a client its requests of
/// `method` and `path`.
public enum Endpoint: Equatable, Sendable {
    // MARK: Live workouts

    case startActiveWorkout
    case currentActiveWorkout
    /// The running workout, or none.
    case activeWorkouts
    case activeWorkout(WorkoutID)
    /// `after`: the number of the last event already known.
    case activeWorkoutEvents(WorkoutID, after: Int? = nil, Paging = Paging())
    case logSet(WorkoutID)
    case patchActiveWorkout(WorkoutID)
    case addExercise(WorkoutID)
    case removeExercise(WorkoutID)
    case autofillExercise(WorkoutID)
    case swapExercise(WorkoutID)
    case reorderExercises(WorkoutID)
    case supersetExercises(WorkoutID)
    case undoChange(WorkoutID)
    case completeActiveWorkout(WorkoutID)
    case cancelActiveWorkout(WorkoutID)

    // MARK: Finished sessions

    /// `form`: whole sessions, or what a list shows of them.
    case sessions(SessionFilter = SessionFilter(), Paging = Paging(), form: ListForm = .full)
    /// A workout of the past.
    case logSession
    case session(WorkoutID)
    case correctSession(WorkoutID)
    case deleteSession(WorkoutID)
    case restoreSession(WorkoutID)
    case saveSessionAsPlan(WorkoutID)
    case sessionRules(WorkoutID)
    case structureChanges(WorkoutID)
    case keepChanges(WorkoutID)

    // MARK: Plans

    case plans(Paging = Paging())
    case createPlan
    case plan(PlanID)
    case previewStart(PlanID)
    case changePlan(PlanID)
    case deletePlan(PlanID)
    case planVersions(PlanID, Paging = Paging())
    case makePlanVersion(PlanID)
    case rollBackPlan(PlanID)
    case snapshot(SnapshotID)
    /// `from`: the version to compare with; without one the server chooses it.
    case snapshotDiff(SnapshotID, from: SnapshotID? = nil)
    case exerciseProgression(ExerciseID, Paging = Paging())
    case exerciseHistory(ExerciseID, Paging = Paging())

    // MARK: Programs

    case programTemplates(ProgramFilter = ProgramFilter(), Paging = Paging())
    case previewProgram
    case programs(ProgramFilter = ProgramFilter(), Paging = Paging())
    case createProgram
    case importProgram
    case program(ProgramID)
    case changeProgram(ProgramID)
    /// `undo`: takes back that it was made, with its plans that nothing was trained with.
    case deleteProgram(ProgramID, undo: Bool = false)
    case activateProgram(ProgramID)
    case restartProgram(ProgramID)
    case deactivateProgram(ProgramID)
    case shareProgram(ProgramID)
    case programToday
    case skipProgramDay
    case generateWorkout
    case generateWeek

    // MARK: Suggestions

    case suggestions(SuggestionFilter = SuggestionFilter(), Paging = Paging())
    case proposeChanges
    case suggestion(SuggestionID)
    case decideChanges

    // MARK: Exercises, gyms, settings

    case exercises(ExerciseFilter = ExerciseFilter(), Paging = Paging(), form: ListForm = .full)
    case matchExercises
    case exercise(ExerciseID)
    case makeExercise
    /// `undo`: takes back what the same pack made.
    case loadExercisePack(undo: Bool = false)
    case changeExercise(ExerciseID)
    case deleteExercise(ExerciseID)
    case mergeExercise(ExerciseID)
    case partExercise(ExerciseID)
    case routines
    /// `horizonDays`: how many days back the best is looked for.
    case priorPerformance(ExerciseID, horizonDays: Int? = nil)
    case next
    case coachScore
    case settings
    case saveSettings
    /// The languages that there are; the texts of one that came as a file, by its code.
    case languages
    case catalogue(language: String)
    case profile
    case saveProfile
    case gyms(Paging = Paging())
    case makeGym
    case gym(GymID)
    case replaceGym(GymID)
    case deleteGym(GymID)

    // MARK: Pain and substitutes

    case painFlags(Paging = Paging())
    case flagPain
    case changePainFlag(PainFlagID)
    case resolvePainFlag(PainFlagID)
    case reopenPainFlag(PainFlagID)
    case deletePainFlag(PainFlagID)
    /// `gym`: only what it has; `nil` for everything.
    case substitutes(ExerciseID, gym: GymID? = nil)

    // MARK: Every day

    /// The first screen of the day.
    case today
    /// Days added up by weeks, from one to another; by itself the last twelve weeks.
    case weeklyStats(from: LocalDate? = nil, to: LocalDate? = nil)
    case muscleSeries(Muscle, from: LocalDate? = nil, to: LocalDate? = nil)
    case analyticsFeatures
    /// What was better than ever, newest first.
    case recordTimeline(ExerciseID? = nil, Paging = Paging())
    /// By itself of the last year.
    case adherence(from: LocalDate? = nil)
    case objectives
    case recovery
    case maxSeries(ExerciseID)
    case bodyLog(BodyFilter = BodyFilter(), Paging = Paging())
    case logBody
    case deleteBodyEntry(BodyEntryID)
    /// How each measure goes; `days`: how many are looked back.
    case bodyTrends(BodyKind? = nil, days: Int? = nil)
    case importBody(BodyImportOptions)
    /// `status`: only those; `nil` for all.
    case goals(LifterGoal.Status? = nil, Paging = Paging())
    case goal(GoalID)
    case makeGoal
    case changeGoal(GoalID)
    case deleteGoal(GoalID)
    /// What is planned from a day to another, both among them; by itself from today on four weeks.
    case schedule(from: LocalDate? = nil, to: LocalDate? = nil)
    case scheduleWorkout
    /// Moves or skips one day, or puts it back.
    case changeScheduledDay(ScheduleEntryID)
    /// `from`: ends a repeated one before that day, instead of taking all of it out.
    case deleteScheduled(ScheduleEntryID, from: LocalDate? = nil)
    case calendarFeed(token: String)
    case calendarAccess
    case renewCalendarAccess
    case endCalendarAccess

    // MARK: Calculators

    case calculateLoading
    case calculateE1rm
    case calculateRpe
    case calculateWarmup
    case calculateNext
    case calculateSimulate
    case calculateProgram

    // MARK: Imports

    case importLog(ImportOptions)
    case imports(limit: Int? = nil)
    case decideOffer(ImportID)
    case undoImport(ImportID)
    /// What the columns of a table are likely to be.
    case importColumns
    case importNames
    /// How far an import is.
    case importProgress
    case decideName
    /// `part`: which table, of `csv`.
    case exportData(ExportFormat, part: ExportPart? = nil)

    // MARK: Tokens

    case tokens(Paging = Paging())
    case makeToken
    case revokeToken(TokenID)
    /// The same with the id in the query.
    case revokeNamedToken(TokenID)

    // MARK: Changes

    /// `since`: the revision up to which everything is known.
    case sync(since: Int64, limit: Int? = nil)
    /// The live stream; without `since` it begins now.
    case changes(since: Int64? = nil)

    // MARK: Notifications

    /// What a browser subscribes with.
    case pushKey
    case pushSubscriptions(Paging = Paging())
    case subscribePush
    case unsubscribePush(PushSubscriptionID)

    // MARK: Paired devices

    /// Makes a device of one that has a code; the only call of the API that signs in.
    case pairDevice
    case makePairingCode
    /// Ends the device that calls.
    case signOut
    case devices(Paging = Paging())
    case revokeDevice(TokenID)

    // MARK: The account

    case eraseAccount
    case backUp
    case restoreBackup

    // MARK: Operations

    case health
    case readiness
    case metrics
    case describe
}

extension Endpoint {
    /// A command to a running workout.
    public init(_ command: WorkoutCommand.Kind, of workout: WorkoutID) {
        switch command {
        case .logSet: self = .logSet(workout)
        case .patch: self = .patchActiveWorkout(workout)
        case .autofillExercise: self = .autofillExercise(workout)
        case .addExercise: self = .addExercise(workout)
        case .removeExercise: self = .removeExercise(workout)
        case .swapExercise: self = .swapExercise(workout)
        case .reorderExercises: self = .reorderExercises(workout)
        case .superset: self = .supersetExercises(workout)
        case .undo: self = .undoChange(workout)
        case .complete: self = .completeActiveWorkout(workout)
        case .cancel: self = .cancelActiveWorkout(workout)
        }
    }
}
