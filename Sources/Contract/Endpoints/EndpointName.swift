extension Endpoint {
    /// What a call does, without what it is about: one for each operation of the API, by the operation's id.
    public enum Name: String, CaseIterable, Sendable {
        case startActiveWorkout, currentActiveWorkout, activeWorkouts, activeWorkout, activeWorkoutEvents, logSet,
            patchActiveWorkout, addExercise, removeExercise, autofillExercise, swapExercise, reorderExercises,
            supersetExercises,
            undoChange, completeActiveWorkout, cancelActiveWorkout
        case sessions, logSession, session, correctSession, deleteSession, restoreSession, saveSessionAsPlan,
            sessionRules, structureChanges, keepChanges
        case plans, createPlan, plan, previewStart, changePlan, deletePlan, planVersions, makePlanVersion,
            rollBackPlan, snapshot, snapshotDiff, exerciseProgression, exerciseHistory
        case programTemplates, previewProgram, programs, createProgram, importProgram, program, changeProgram,
            deleteProgram, activateProgram, restartProgram, deactivateProgram, shareProgram, programToday,
            skipProgramDay, generateWorkout, generateWeek
        case suggestions, proposeChanges, suggestion, decideChanges
        case exercises, matchExercises, exercise, priorPerformance, next, coachScore, settings, saveSettings, gyms,
            makeGym, gym, replaceGym, deleteGym
        case makeExercise, changeExercise, deleteExercise, loadExercisePack, mergeExercise, partExercise, routines
        case painFlags, flagPain, changePainFlag, resolvePainFlag, reopenPainFlag, deletePainFlag, substitutes
        case profile, saveProfile
        case languages, catalogue
        case today, weeklyStats, muscleSeries, analyticsFeatures, recordTimeline, adherence, objectives, recovery,
            maxSeries
        case bodyLog, logBody, deleteBodyEntry, bodyTrends, importBody
        case goals, goal, makeGoal, changeGoal, deleteGoal
        case schedule, scheduleWorkout, changeScheduledDay, deleteScheduled
        case calendarFeed, calendarAccess, renewCalendarAccess, endCalendarAccess
        case calculateLoading, calculateE1rm, calculateRpe, calculateWarmup, calculateNext, calculateSimulate,
            calculateProgram
        case importLog, imports, decideOffer, exportData
        case importColumns, importNames, decideName, undoImport, importProgress
        case tokens, makeToken, revokeToken, revokeNamedToken
        case sync, changes
        case pushKey, pushSubscriptions, subscribePush, unsubscribePush
        case pairDevice, makePairingCode, signOut, devices, revokeDevice
        case eraseAccount, backUp, restoreBackup
        case health, readiness, metrics, describe
    }

    /// A method of HTTP.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"
    }
}

extension Endpoint.Name {
    /// The method of HTTP.
    public var method: Endpoint.Method { route.method }

    /// The path, with `{id}` for the id of what the call is about.
    public var template: String { route.template }

    /// The name of the parameter in a template.
    public static let parameter = "id"

    /// Whether the path names what the call is about.
    public var hasParameter: Bool { template.utf8.contains(UInt8(ascii: "{")) }

    /// The table of all routes.
    private var route: (method: Endpoint.Method, template: String) {
        switch self {
        case .startActiveWorkout: (.post, "/v1/active-workouts")
        case .currentActiveWorkout: (.get, "/v1/active-workouts/current")
        case .activeWorkouts: (.get, "/v1/active-workouts")
        case .activeWorkout: (.get, "/v1/active-workouts/{id}")
        case .activeWorkoutEvents: (.get, "/v1/active-workouts/{id}/events")
        case .logSet: (.post, "/v1/active-workouts/{id}/log-set")
        case .patchActiveWorkout: (.post, "/v1/active-workouts/{id}/patch")
        case .addExercise: (.post, "/v1/active-workouts/{id}/add-exercise")
        case .removeExercise: (.post, "/v1/active-workouts/{id}/remove-exercise")
        case .autofillExercise: (.post, "/v1/active-workouts/{id}/autofill-exercise")
        case .swapExercise: (.post, "/v1/active-workouts/{id}/swap-exercise")
        case .reorderExercises: (.post, "/v1/active-workouts/{id}/reorder-exercises")
        case .supersetExercises: (.post, "/v1/active-workouts/{id}/superset")
        case .undoChange: (.post, "/v1/active-workouts/{id}/undo")
        case .completeActiveWorkout: (.post, "/v1/active-workouts/{id}/complete")
        case .cancelActiveWorkout: (.post, "/v1/active-workouts/{id}/cancel")
        case .sessions: (.get, "/v1/sessions")
        case .logSession: (.post, "/v1/sessions")
        case .session: (.get, "/v1/sessions/{id}")
        case .correctSession: (.post, "/v1/sessions/{id}/corrections")
        case .deleteSession: (.delete, "/v1/sessions/{id}")
        case .restoreSession: (.post, "/v1/sessions/{id}/restore")
        case .saveSessionAsPlan: (.post, "/v1/sessions/{id}/save-as-plan")
        case .sessionRules: (.get, "/v1/sessions/{id}/rules")
        case .structureChanges: (.get, "/v1/sessions/{id}/structure-changes")
        case .keepChanges: (.post, "/v1/sessions/{id}/keep-changes")
        case .plans: (.get, "/v1/plans")
        case .createPlan: (.post, "/v1/plans")
        case .plan: (.get, "/v1/plans/{id}")
        case .previewStart: (.post, "/v1/plans/{id}/preview-start")
        case .changePlan: (.patch, "/v1/plans/{id}")
        case .deletePlan: (.delete, "/v1/plans/{id}")
        case .planVersions: (.get, "/v1/plans/{id}/versions")
        case .makePlanVersion: (.post, "/v1/plans/{id}/versions")
        case .rollBackPlan: (.post, "/v1/plans/{id}/rollback")
        case .snapshot: (.get, "/v1/snapshots/{id}")
        case .snapshotDiff: (.get, "/v1/snapshots/{id}/diff")
        case .exerciseProgression: (.get, "/v1/exercises/{id}/progression")
        case .exerciseHistory: (.get, "/v1/exercises/{id}/history")
        case .programTemplates: (.get, "/v1/program-templates")
        case .previewProgram: (.post, "/v1/program-templates/preview")
        case .programs: (.get, "/v1/programs")
        case .createProgram: (.post, "/v1/programs")
        case .importProgram: (.post, "/v1/programs/import")
        case .program: (.get, "/v1/programs/{id}")
        case .changeProgram: (.patch, "/v1/programs/{id}")
        case .deleteProgram: (.delete, "/v1/programs/{id}")
        case .activateProgram: (.post, "/v1/programs/{id}/activate")
        case .restartProgram: (.post, "/v1/programs/{id}/restart")
        case .deactivateProgram: (.post, "/v1/programs/{id}/deactivate")
        case .shareProgram: (.get, "/v1/programs/{id}/share")
        case .programToday: (.get, "/v1/programs/active/today")
        case .skipProgramDay: (.post, "/v1/programs/active/skip")
        case .generateWorkout: (.post, "/v1/generate/workout")
        case .generateWeek: (.post, "/v1/generate/week")
        case .suggestions: (.get, "/v1/suggestions")
        case .proposeChanges: (.post, "/v1/suggestions")
        case .suggestion: (.get, "/v1/suggestions/{id}")
        case .decideChanges: (.post, "/v1/suggestions/decisions")
        case .exercises: (.get, "/v1/exercises")
        case .matchExercises: (.post, "/v1/exercises/match")
        case .exercise: (.get, "/v1/exercises/{id}")
        case .makeExercise: (.post, "/v1/exercises")
        case .loadExercisePack: (.post, "/v1/exercises/packs")
        case .changeExercise: (.patch, "/v1/exercises/{id}")
        case .deleteExercise: (.delete, "/v1/exercises/{id}")
        case .mergeExercise: (.post, "/v1/exercises/{id}/merge")
        case .partExercise: (.post, "/v1/exercises/{id}/part")
        case .routines: (.get, "/v1/routines")
        case .priorPerformance: (.get, "/v1/exercises/{id}/prior-performance")
        case .next: (.get, "/v1/next")
        case .coachScore: (.get, "/v1/coach/score")
        case .settings: (.get, "/v1/settings")
        case .saveSettings: (.put, "/v1/settings")
        case .languages: (.get, "/v1/languages")
        case .catalogue: (.get, "/v1/catalogue")
        case .profile: (.get, "/v1/profile")
        case .saveProfile: (.put, "/v1/profile")
        case .gyms: (.get, "/v1/gyms")
        case .makeGym: (.post, "/v1/gyms")
        case .gym: (.get, "/v1/gyms/{id}")
        case .replaceGym: (.put, "/v1/gyms/{id}")
        case .deleteGym: (.delete, "/v1/gyms/{id}")
        case .painFlags: (.get, "/v1/pain-flags")
        case .flagPain: (.post, "/v1/pain-flags")
        case .changePainFlag: (.put, "/v1/pain-flags/{id}")
        case .resolvePainFlag: (.post, "/v1/pain-flags/{id}/resolve")
        case .reopenPainFlag: (.post, "/v1/pain-flags/{id}/reopen")
        case .deletePainFlag: (.delete, "/v1/pain-flags/{id}")
        case .substitutes: (.get, "/v1/exercises/{id}/substitutes")
        case .today: (.get, "/v1/today")
        case .weeklyStats: (.get, "/v1/analytics/weekly-stats")
        case .muscleSeries: (.get, "/v1/analytics/muscle-series")
        case .analyticsFeatures: (.get, "/v1/analytics/features")
        case .recordTimeline: (.get, "/v1/analytics/records")
        case .adherence: (.get, "/v1/analytics/adherence")
        case .objectives: (.get, "/v1/analytics/objectives")
        case .recovery: (.get, "/v1/analytics/recovery")
        case .maxSeries: (.get, "/v1/exercises/{id}/e1rm")
        case .bodyLog: (.get, "/v1/body-log")
        case .logBody: (.post, "/v1/body-log")
        case .deleteBodyEntry: (.delete, "/v1/body-log/{id}")
        case .bodyTrends: (.get, "/v1/body-log/trends")
        case .importBody: (.post, "/v1/body-log/import")
        case .goals: (.get, "/v1/goals")
        case .goal: (.get, "/v1/goals/{id}")
        case .makeGoal: (.post, "/v1/goals")
        case .changeGoal: (.patch, "/v1/goals/{id}")
        case .deleteGoal: (.delete, "/v1/goals/{id}")
        case .schedule: (.get, "/v1/schedule")
        case .scheduleWorkout: (.post, "/v1/schedule")
        case .changeScheduledDay: (.post, "/v1/schedule/{id}/change-day")
        case .deleteScheduled: (.delete, "/v1/schedule")
        case .calendarFeed: (.get, "/v1/calendar.ics")
        case .calendarAccess: (.get, "/v1/calendar-token")
        case .renewCalendarAccess: (.post, "/v1/calendar-token")
        case .endCalendarAccess: (.delete, "/v1/calendar-token")
        case .calculateLoading: (.post, "/v1/calc/loading")
        case .calculateE1rm: (.post, "/v1/calc/e1rm")
        case .calculateRpe: (.post, "/v1/calc/rpe")
        case .calculateWarmup: (.post, "/v1/calc/warmup")
        case .calculateNext: (.post, "/v1/calc/next")
        case .calculateSimulate: (.post, "/v1/calc/simulate")
        case .calculateProgram: (.post, "/v1/calc/program")
        case .importLog: (.post, "/v1/import")
        case .imports: (.get, "/v1/imports")
        case .decideOffer: (.post, "/v1/imports/{id}/offers")
        case .undoImport: (.post, "/v1/imports/{id}/undo")
        case .importColumns: (.post, "/v1/import/columns")
        case .importNames: (.get, "/v1/imports/names")
        case .importProgress: (.get, "/v1/imports/progress")
        case .decideName: (.put, "/v1/imports/names")
        case .exportData: (.get, "/v1/export")
        case .tokens: (.get, "/v1/tokens")
        case .makeToken: (.post, "/v1/tokens")
        case .revokeToken: (.delete, "/v1/tokens/{id}")
        case .revokeNamedToken: (.delete, "/v1/tokens")
        case .sync: (.get, "/v1/sync")
        case .changes: (.get, "/v1/changes")
        case .pushKey: (.get, "/v1/push/key")
        case .pushSubscriptions: (.get, "/v1/push/subscriptions")
        case .subscribePush: (.post, "/v1/push/subscriptions")
        case .unsubscribePush: (.delete, "/v1/push/subscriptions")
        case .pairDevice: (.post, "/v1/auth/pair")
        case .makePairingCode: (.post, "/v1/auth/pairing-codes")
        case .signOut: (.post, "/v1/auth/logout")
        case .devices: (.get, "/v1/devices")
        case .revokeDevice: (.delete, "/v1/devices/{id}")
        case .eraseAccount: (.delete, "/v1/account")
        case .backUp: (.post, "/v1/backup")
        case .restoreBackup: (.post, "/v1/restore")
        case .health: (.get, "/healthz")
        case .readiness: (.get, "/readyz")
        case .metrics: (.get, "/metrics")
        case .describe: (.get, "/openapi.json")
        }
    }
}
