import Training

extension Endpoint {
    /// The operation that is called.
    public var name: Name { parts.name }

    /// The method of HTTP.
    public var method: Method { name.method }

    /// The path with the id and the query, escaped, as it stands in a request.
    public var path: String {
        let parts = parts
        var path = ""
        for segment in parts.name.template.split(separator: "/") {
            path += "/"
            path += segment.utf8.first == UInt8(ascii: "{") ? parts.id?.text ?? "" : String(segment)
        }
        var query = QueryText()
        write(&query)
        return path + query.text
    }

    /// The operation, and the id in its path, where it has one.
    private var parts: (name: Name, id: ID<Never>?) {
        switch self {
        case .startActiveWorkout: (.startActiveWorkout, nil)
        case .currentActiveWorkout: (.currentActiveWorkout, nil)
        case .activeWorkout(let id): (.activeWorkout, id.retyped())
        case .activeWorkoutEvents(let id, _, _): (.activeWorkoutEvents, id.retyped())
        case .logSet(let id): (.logSet, id.retyped())
        case .patchActiveWorkout(let id): (.patchActiveWorkout, id.retyped())
        case .addExercise(let id): (.addExercise, id.retyped())
        case .removeExercise(let id): (.removeExercise, id.retyped())
        case .autofillExercise(let id): (.autofillExercise, id.retyped())
        case .swapExercise(let id): (.swapExercise, id.retyped())
        case .reorderExercises(let id): (.reorderExercises, id.retyped())
        case .supersetExercises(let id): (.supersetExercises, id.retyped())
        case .undoChange(let id): (.undoChange, id.retyped())
        case .completeActiveWorkout(let id): (.completeActiveWorkout, id.retyped())
        case .cancelActiveWorkout(let id): (.cancelActiveWorkout, id.retyped())
        case .sessions: (.sessions, nil)
        case .logSession: (.logSession, nil)
        case .session(let id): (.session, id.retyped())
        case .correctSession(let id): (.correctSession, id.retyped())
        case .deleteSession(let id): (.deleteSession, id.retyped())
        case .restoreSession(let id): (.restoreSession, id.retyped())
        case .saveSessionAsPlan(let id): (.saveSessionAsPlan, id.retyped())
        case .sessionRules(let id): (.sessionRules, id.retyped())
        case .structureChanges(let id): (.structureChanges, id.retyped())
        case .keepChanges(let id): (.keepChanges, id.retyped())
        case .plans: (.plans, nil)
        case .createPlan: (.createPlan, nil)
        case .plan(let id): (.plan, id.retyped())
        case .previewStart(let id): (.previewStart, id.retyped())
        case .changePlan(let id): (.changePlan, id.retyped())
        case .deletePlan(let id): (.deletePlan, id.retyped())
        case .planVersions(let id, _): (.planVersions, id.retyped())
        case .makePlanVersion(let id): (.makePlanVersion, id.retyped())
        case .rollBackPlan(let id): (.rollBackPlan, id.retyped())
        case .snapshot(let id): (.snapshot, id.retyped())
        case .snapshotDiff(let id, _): (.snapshotDiff, id.retyped())
        case .exerciseProgression(let id, _): (.exerciseProgression, id.retyped())
        case .suggestions: (.suggestions, nil)
        case .proposeChanges: (.proposeChanges, nil)
        case .suggestion(let id): (.suggestion, id.retyped())
        case .decideChanges: (.decideChanges, nil)
        case .exercises: (.exercises, nil)
        case .matchExercises: (.matchExercises, nil)
        case .exercise(let id): (.exercise, id.retyped())
        case .priorPerformance(let id, _): (.priorPerformance, id.retyped())
        case .next: (.next, nil)
        case .coachScore: (.coachScore, nil)
        case .settings: (.settings, nil)
        case .saveSettings: (.saveSettings, nil)
        case .profile: (.profile, nil)
        case .saveProfile: (.saveProfile, nil)
        case .gyms: (.gyms, nil)
        case .makeGym: (.makeGym, nil)
        case .gym(let id): (.gym, id.retyped())
        case .replaceGym(let id): (.replaceGym, id.retyped())
        case .deleteGym(let id): (.deleteGym, id.retyped())
        case .calculateLoading: (.calculateLoading, nil)
        case .calculateE1rm: (.calculateE1rm, nil)
        case .calculateRpe: (.calculateRpe, nil)
        case .calculateWarmup: (.calculateWarmup, nil)
        case .calculateNext: (.calculateNext, nil)
        case .calculateSimulate: (.calculateSimulate, nil)
        case .calculateProgram: (.calculateProgram, nil)
        case .importLog: (.importLog, nil)
        case .imports: (.imports, nil)
        case .decideOffer(let id): (.decideOffer, id.retyped())
        case .tokens: (.tokens, nil)
        case .makeToken: (.makeToken, nil)
        case .revokeToken(let id): (.revokeToken, id.retyped())
        case .revokeNamedToken: (.revokeNamedToken, nil)
        case .sync: (.sync, nil)
        case .changes: (.changes, nil)
        case .pairDevice: (.pairDevice, nil)
        case .makePairingCode: (.makePairingCode, nil)
        case .signOut: (.signOut, nil)
        case .devices: (.devices, nil)
        case .revokeDevice(let id): (.revokeDevice, id.retyped())
        case .health: (.health, nil)
        case .readiness: (.readiness, nil)
        case .metrics: (.metrics, nil)
        case .describe: (.describe, nil)
        }
    }
}
