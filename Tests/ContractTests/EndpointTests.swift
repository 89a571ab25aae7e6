import Contract
import Testing
import Training

struct EndpointTests {
    /// One call of each operation, as long as it can be.
    private static let all: [Endpoint] = [
        .startActiveWorkout, .currentActiveWorkout, .activeWorkouts, .activeWorkout(id()),
        .activeWorkoutEvents(id(), after: 3, Paging(limit: 2)), .logSet(id()), .patchActiveWorkout(id()),
        .addExercise(id()), .removeExercise(id()), .autofillExercise(id()), .swapExercise(id()),
        .reorderExercises(id()), .supersetExercises(id()), .undoChange(id()), .completeActiveWorkout(id()),
        .cancelActiveWorkout(id()), .sessions(), .logSession, .session(id()), .correctSession(id()),
        .deleteSession(id()),
        .restoreSession(id()), .saveSessionAsPlan(id()), .sessionRules(id()), .structureChanges(id()),
        .keepChanges(id()), .plans(),
        .createPlan, .plan(id()), .previewStart(id()), .changePlan(id()), .deletePlan(id()), .planVersions(id()),
        .makePlanVersion(id()), .rollBackPlan(id()), .snapshot(id()), .snapshotDiff(id(), from: id()),
        .exerciseProgression(id()), .exerciseHistory(id()), .suggestions(), .proposeChanges, .suggestion(id()),
        .decideChanges, .exercises(),
        .exercise(id()), .matchExercises, .priorPerformance(id(), horizonDays: 30), .next, .coachScore, .settings,
        .saveSettings,
        .profile, .saveProfile, .languages, .catalogue(language: "es"), .gyms(), .makeGym,
        .gym(id()), .replaceGym(id()), .deleteGym(id()), .calculateLoading, .calculateE1rm, .calculateRpe,
        .calculateWarmup, .calculateNext, .calculateSimulate, .calculateProgram, .importLog(ImportOptions()),
        .imports(limit: 5), .decideOffer(id()), .undoImport(id()), .importColumns, .importNames, .importProgress,
        .decideName,
        .exportData(.csv, part: .sets), .tokens(), .makeToken,
        .revokeToken(id()), .revokeNamedToken(id()),
        .programTemplates(), .previewProgram, .programs(), .createProgram, .importProgram, .program(id()),
        .generateWorkout, .generateWeek,
        .changeProgram(id()),
        .deleteProgram(id(), undo: true), .activateProgram(id()), .restartProgram(id()), .deactivateProgram(id()),
        .shareProgram(id()), .programToday, .skipProgramDay,
        .sync(since: 7, limit: 2), .changes(since: 7), .pushKey, .pushSubscriptions(), .subscribePush,
        .unsubscribePush(id()), .pairDevice, .makePairingCode, .signOut, .devices(),
        .makeExercise, .loadExercisePack(undo: true), .changeExercise(id()), .deleteExercise(id()),
        .mergeExercise(id()), .partExercise(id()), .routines,
        .painFlags(), .flagPain, .changePainFlag(id()), .resolvePainFlag(id()), .reopenPainFlag(id()),
        .deletePainFlag(id()), .substitutes(id(), gym: id()),
        .today, .weeklyStats(from: LocalDate("2026-09-07"), to: LocalDate("2026-11-20")), .muscleSeries(.sideDelts),
        .analyticsFeatures, .recordTimeline(id()), .adherence(from: LocalDate("2026-01-01")), .objectives, .recovery,
        .maxSeries(id()),
        .bodyLog(), .logBody, .deleteBodyEntry(id()), .bodyTrends(.weight, days: 30), .importBody(BodyImportOptions()),
        .goals(.active), .goal(id()), .makeGoal, .changeGoal(id()), .deleteGoal(id()),
        .schedule(from: LocalDate("2026-11-20"), to: LocalDate("2026-12-20")), .scheduleWorkout,
        .changeScheduledDay(id()), .deleteScheduled(id(), from: LocalDate("2026-12-04")),
        .calendarFeed(token: "secret"), .calendarAccess, .renewCalendarAccess, .endCalendarAccess,
        .revokeDevice(id()), .eraseAccount, .backUp, .restoreBackup, .health, .readiness, .metrics, .describe,
    ]

    private static func id<Named>() -> ID<Named> { ID(high: 0x0123_4567_89AB_7DEF, low: 0x8123_4567_89AB_CDEF) }
    private static let idText = "01234567-89ab-7def-8123-456789abcdef"

    @Test func everyOperationCanBeCalled() {
        #expect(Set(Self.all.map(\.name)) == Set(Endpoint.Name.allCases))
        #expect(Self.all.count == Endpoint.Name.allCases.count)
    }

    @Test func noTwoOperationsShareMethodAndPath() {
        let routes = Endpoint.Name.allCases.map { "\($0.method.rawValue) \($0.template)" }
        #expect(Set(routes).count == routes.count)
    }

    @Test(arguments: all)
    func thePathIsItsTemplateWithTheId(endpoint: Endpoint) {
        let path = endpoint.path.prefix { $0 != "?" }
        #expect(path == endpoint.name.template.replacing("{id}", with: Self.idText))
        #expect(endpoint.name.hasParameter == path.contains(Self.idText))
        #expect(endpoint.method == endpoint.name.method)
    }

    @Test func aQueryNamesWhatIsSaid() {
        var filter = SuggestionFilter()
        (filter.state, filter.exercise) = (.evaluated, Self.id())
        let suggestions = Endpoint.suggestions(filter, Paging(limit: 20, cursor: "a+b/c=ä"))
        #expect(
            suggestions.path
                == "/v1/suggestions?exercise_id=\(Self.idText)&state=evaluated&limit=20&cursor=a%2Bb%2Fc%3D%C3%A4")
        #expect(Endpoint.plans().path == "/v1/plans")
        #expect(Endpoint.exportData(.strong).path == "/v1/export?format=strong")
        #expect(Endpoint.exportData(.csv, part: .workouts).path == "/v1/export?format=csv&part=workouts")
        #expect(Endpoint.plans(.all).path == "/v1/plans?limit=500")
        var options = ImportOptions()
        (options.timezone, options.unit, options.takeChanges) = ("Europe/Berlin", .lb, true)
        options.mapping = "{}"
        #expect(
            Endpoint.importLog(options).path
                == "/v1/import?dry_run=true&unit=lb&mapping=%7B%7D&take_changes=true&timezone=Europe%2FBerlin")
        #expect(Endpoint.snapshotDiff(Self.id()).path == "/v1/snapshots/\(Self.idText)/diff")
        #expect(Endpoint.revokeNamedToken(Self.id()).path == "/v1/tokens?id=\(Self.idText)")
        var exercises = ExerciseFilter()
        (exercises.query, exercises.equipment) = ("bench press", [.barbell])
        #expect(Endpoint.exercises(exercises).path == "/v1/exercises?q=bench%20press&equipment=barbell")
        #expect(Endpoint.exercises(form: .short).path == "/v1/exercises?form=short")
        var sessions = SessionFilter()
        sessions.from = Instant("2026-11-20T18:05:00+01:00").map { .moment($0) }
        #expect(Endpoint.sessions(sessions).path == "/v1/sessions?from=2026-11-20T18%3A05%3A00%2B01%3A00")
        (sessions.from, sessions.to) = (
            LocalDate("2026-11-20").map { .day($0) }, LocalDate("2026-11-21").map { .day($0) }
        )
        #expect(Endpoint.sessions(sessions).path == "/v1/sessions?from=2026-11-20&to=2026-11-21")
        #expect(Endpoint.sessions(form: .full).path == "/v1/sessions", "what is meant by itself is not said")
        #expect(Endpoint.sessions(form: .short).path == "/v1/sessions?form=short")
    }

    @Test(arguments: WorkoutCommand.Kind.allCases)
    func everyCommandHasItsEndpoint(kind: WorkoutCommand.Kind) {
        let endpoint = Endpoint(kind, of: Self.id())
        let action = kind.rawValue.replacing("_", with: "-")
        #expect(endpoint.path == "/v1/active-workouts/\(Self.idText)/\(action)")
        #expect(endpoint.method == .post)
    }

    @Test func aRequestCarriesItsBody() {
        let request = ClientRequest(.changePlan(Self.id()), PatchPlan(favorite: true))
        #expect(request.method == "PATCH")
        #expect(request.path == "/v1/plans/\(Self.idText)")
        #expect(request.body == #"{"favorite":true}"#)
        #expect(ClientRequest(.next).body.isEmpty)
    }

    @Test func whatIsLimitedByItselfIsCalledLikeItsOperation() {
        for limited in LimitedOperation.allCases {
            guard let name = Endpoint.Name(rawValue: limited.rawValue) else { continue }
            #expect(name.limited == limited)
        }
        #expect(LimitedOperation.allCases.allSatisfy { RateLimit.standard[$0] != nil })
        #expect(Set(Endpoint.Name.allCases.map(\.limited)) == Set(LimitedOperation.allCases))
    }
}
