import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Each screen by itself: a model, a world, a message, and what it asks for.
struct ScreenAloneTests {
    /// A world in which nothing is known but what is told.
    private func world(at path: String = "/", _ tell: (Facts) -> Void = { _ in }) -> World {
        var boot = Boot()
        boot.path = path
        let facts = Facts(boot)
        facts.now = Instant(milliseconds: 1_795_000_000_000)
        tell(facts)
        return World(facts)
    }

    static func plan(_ number: UInt64, _ name: String) -> WorkoutPlan {
        let id = PlanID(high: 1, low: number)
        let version = PlanSnapshot(
            id: SnapshotID(high: 1, low: number), planID: id, versionNumber: 3,
            createdAt: Instant(milliseconds: 0), createdBy: .user)
        var plan = WorkoutPlan(id: id, name: name, currentVersion: version)
        plan.complete = true
        return plan
    }

    static func bundle(
        _ number: UInt64, of plan: PlanID? = nil, _ changes: [SuggestedChange] = []
    ) -> PlanSuggestion {
        PlanSuggestion(
            id: SuggestionID(high: 1, low: number), createdAt: Instant(milliseconds: 0), source: .rules, planID: plan,
            changes: changes)
    }

    private func calls(_ effects: [Effect]) -> [ClientRequest] {
        effects.compactMap { effect in
            switch effect {
            case .send(let call): call.request
            case .queue(.plan(let request, _), _): request
            case .queue(.deletePlan(let id), _): ClientRequest(.deletePlan(id))
            default: nil
            }
        }
    }

    private func undo(_ effects: [Effect]) -> Undo? {
        for case .offer(let undo) in effects { return undo }
        return nil
    }

    // MARK: Today

    @Test func todayNeedsWhatTheNextPlanWouldLoad() {
        let push = Self.plan(1, "Push")
        let known = world { $0.knowledge.plans = [push] }
        let aside: [Query] = [.profile, .schedule(known.daysAhead), .dayLine]
        #expect(Today().needs(known) == [.painFlags, .preview(push.id, PreMood())] + aside)
        #expect(Today().needs(world { ($0.knowledge.plans, $0.isOnline) = ([push], false) }) == [.painFlags] + aside)
        #expect(Today().needs(world()) == aside)
        // Before the second part is there, nothing is asked for that only it can read.
        #expect(Today().needs(world { ($0.knowledge.plans, $0.isWhole) = ([push], false) }) == [.painFlags])
    }

    @Test func thePlanThatWasChosenIsNext() {
        let (push, pull) = (Self.plan(1, "Push"), Self.plan(2, "Pull"))
        let known = world { $0.knowledge.plans = [push, pull] }
        var today = Today()
        #expect(today.nextPlan(known)?.plan.id == push.id)
        _ = today.update(.choose(pull.id), known)
        #expect(today.nextPlan(known)?.plan.id == pull.id)
    }

    // MARK: Plans

    @Test func aPlanIsDeletedWhenTheStripGoesAndNotBefore() {
        let push = Self.plan(1, "Push")
        let known = world { $0.knowledge.plans = [push] }
        var plans = Plans()
        let effects = plans.update(.delete(push.id), known)
        #expect(calls(effects).isEmpty)
        let undo = undo(effects)
        #expect(undo?.hides == .plan(push.id) && undo?.undo.isEmpty == true)
        #expect(calls(undo?.lapse ?? []) == [ClientRequest(.deletePlan(push.id))])
    }

    @Test func aStarIsShownAheadOfTheAnswer() {
        let push = Self.plan(1, "Push")
        var plans = Plans()
        let effects = plans.update(.star(push.id), world { $0.knowledge.plans = [push] })
        #expect(calls(effects) == [ClientRequest(.changePlan(push.id), PatchPlan(favorite: true))])
        guard case .queue(.plan(_, let shown), _) = effects.first else {
            Issue.record("nothing is shown")
            return
        }
        #expect(shown.favorite)
    }

    // MARK: Timeline

    @Test func differencesAreAskedForWhenAVersionIsOpened() {
        let push = Self.plan(1, "Push")
        let first = VersionLine(push.currentVersion)
        let second = VersionLine(
            PlanSnapshot(
                id: SnapshotID(high: 2, low: 2), createdAt: first.createdAt, createdBy: .user,
                sourceVersionID: first.id))
        let known = world {
            $0.knowledge.plans = [push]
            $0.knowledge.versions[push.id] = [second, first]
        }
        var timeline = Timeline()
        timeline.show(push.id)
        #expect(timeline.needs(known) == [.versions(push.id)])
        _ = timeline.update(.unfold(second.id), known)
        #expect(timeline.needs(known) == [.versions(push.id), .diff(second.id, from: nil)])
        _ = timeline.update(.unfold(first.id), known)
        #expect(timeline.needs(known).count == 2, "the first version was made from none")
        _ = timeline.update(.compare(first.id, second.id.text), known)
        #expect(timeline.needs(known).last == .diff(first.id, from: second.id))
        _ = timeline.cannotCompare(second.id, nil, known)
        #expect(timeline.comparison(of: second.id) == nil)
    }

    // MARK: Settings

    @Test func theUnitStaysWhileAWorkoutRuns() {
        let training = world { _ = $0.sync.perform(.startFreeform, at: $0.now) }
        var screen = SettingsScreen()
        _ = screen.update(.unit(.lb), training)
        #expect(screen.faults["/unit"] != nil)
        let effects = screen.update(.unit(.lb), world())
        #expect(screen.faults.isEmpty)
        guard case .note(.settings(let settings)) = effects.first else {
            Issue.record("nothing changed")
            return
        }
        #expect(settings.unit == .lb)
    }

    @Test func aTokenEndsAtTheSecondTap() {
        var access = Access()
        let id = TokenID(high: 1, low: 1)
        #expect(calls(access.update(.revoke(id), world())).isEmpty)
        #expect(calls(access.update(.revoke(id), world())) == [ClientRequest(.revokeToken(id))])
        #expect(calls(access.update(.revoke(id), world())).isEmpty)
    }

    // MARK: Import

    @Test func aFileIsLookedThroughBeforeItIsImported() {
        var importing = Import()
        func upload(_ effects: [Effect]) -> ImportOptions? {
            for case .upload(let options) in effects { return options }
            return nil
        }
        #expect(upload(importing.update(.chosen("log.csv"), world()))?.dryRun == true)
        #expect(importing.update(.run, world()).isEmpty, "nothing is known of it yet")
        var report = ImportReport(
            dryRun: true, format: "hevy", dialect: "", delimiter: ",", weightUnit: .kg, unitSource: "header")
        report.newWorkouts = 2
        _ = importing.answered(Answer(status: 200, body: JSON.text(report)), isDryRun: true, world())
        #expect(importing.step == .report)
        #expect(upload(importing.update(.run, world()))?.dryRun == false)
        _ = importing.answered(Answer(status: 0, body: ""), isDryRun: false, world())
        #expect(importing.step == .report && importing.fault != nil, "what was chosen stands")
    }

    private func goodReport(_ workouts: Int) -> Answer {
        var report = ImportReport(
            dryRun: true, format: "hevy", dialect: "", delimiter: ",", weightUnit: .kg, unitSource: "header")
        report.newWorkouts = workouts
        return Answer(status: 200, body: JSON.text(report))
    }

    private func forgets(_ effects: [Effect]) -> Bool {
        effects.contains { if case .shell(.forgetFiles) = $0 { true } else { false } }
    }

    @Test func severalFilesAreLookedThroughOneByOne() {
        var importing = Import()
        _ = importing.update(.chosen("one, two.csv\nthree.csv"), world())
        #expect(importing.file == "one, two.csv" && importing.chosenInput == "import-file#0")
        #expect(importing.update(.next, world()).isEmpty, "the first is looked through")
        _ = importing.answered(goodReport(2), isDryRun: true, world())
        _ = importing.update(.run, world())
        #expect(!forgets(importing.answered(goodReport(2), isDryRun: false, world())), "one is left")
        #expect(importing.isOver && importing.nextFile == "three.csv")
        #expect(!importing.update(.next, world()).isEmpty)
        #expect(importing.file == "three.csv" && importing.chosenInput == "import-file#1" && importing.nextFile == nil)
        _ = importing.answered(goodReport(1), isDryRun: true, world())
        _ = importing.update(.run, world())
        #expect(forgets(importing.answered(goodReport(1), isDryRun: false, world())))
    }

    @Test func anImportIsCancelledAndAnAnswerThatComesAllTheSameIsNotShown() {
        var importing = Import()
        _ = importing.update(.chosen("one.csv"), world())
        _ = importing.answered(goodReport(2), isDryRun: true, world())
        #expect(importing.update(.cancel, world()).isEmpty, "nothing is on its way")
        _ = importing.update(.run, world())
        let effects = importing.update(.cancel, world())
        #expect(effects.contains { if case .shell(.endUpload) = $0 { true } else { false } })
        #expect(importing.step == .choose && importing.file.isEmpty)
        #expect(importing.answered(Answer(status: 0, body: ""), isDryRun: false, world()).isEmpty)
        let late = importing.answered(goodReport(2), isDryRun: false, world())
        #expect(importing.step == .choose)
        #expect(late.contains { if case .lookAgain = $0 { true } else { false } }, "it was imported all the same")
    }

    @Test func filesThatWaitAreOfferedAgain() {
        let waiting = world { $0.knowledge.keptDrafts[Stored.files] = "one.csv\ntwo.csv" }
        var importing = Import()
        #expect(importing.update(.goOn, world()).isEmpty, "nothing waits")
        #expect(!importing.update(.goOn, waiting).isEmpty)
        #expect(importing.step == .checking && importing.file == "one.csv" && importing.nextFile == "two.csv")
        importing = Import()
        #expect(forgets(importing.update(.again, waiting)))
    }

    @Test func aFileThatDoesNotArriveIsTriedAgainAndNotTakenForATable() {
        let away = Answer(status: 0, body: "")
        for (isOnline, text) in [(true, "The server does not answer."), (false, "No network. The file waits here")] {
            let world = world { $0.isOnline = isOnline }
            var importing = Import()
            _ = importing.update(.chosen("one.csv"), world)
            #expect(importing.update(.retry, world).isEmpty, "it is on its way")
            _ = importing.answered(away, isDryRun: true, world)
            guard case .failed(let said) = importing.step else {
                Issue.record("it did not arrive")
                return
            }
            #expect(said.hasPrefix(text) && importing.isAway)
            #expect(!importing.update(.retry, world).isEmpty && importing.step == .checking)
            _ = importing.answered(Answer(status: 422, body: ""), isDryRun: true, world)
            #expect(!importing.isAway, "it arrived, and is none")
        }
    }

    @Test func whatWasSaidOfFilesThatWaitIsSaidStill() {
        let lift = ImportName("Lift", .own)
        var importing = Import()
        _ = importing.update(.chosen("one.csv\ntwo.csv"), world())
        _ = importing.answered(goodReport(1), isDryRun: true, world())
        _ = importing.update(.next, world())
        _ = importing.answered(goodReport(1), isDryRun: true, world())
        _ = importing.update(.unit(.lb), world())
        _ = importing.answered(goodReport(1), isDryRun: true, world())
        var kept: [String: String] = [:]
        for case .note(.keptDraft(let key, let text)) in importing.update(.say(lift), world()) { kept[key] = text }
        func again(_ files: String) -> Import {
            var importing = Import()
            let stored = kept.merging([Stored.files: files]) { $1 }
            _ = importing.update(.goOn, world { $0.knowledge = Knowledge(stored: stored) })
            return importing
        }
        importing = again("one.csv\ntwo.csv")
        #expect(importing.said == [lift] && importing.unit == .lb && importing.file == "two.csv")
        #expect(again("other.csv").said.isEmpty, "another file")
        #expect(again("other.csv\ntwo.csv").said.isEmpty, "other files")
        importing.step = .report
        for case .note(.keptDraft(let key, let text)) in importing.update(.again, world()) { kept[key] = text }
        #expect(again("one.csv\ntwo.csv").said.isEmpty, "put aside")
    }

    /// Also where the page is loaded again before the next one is looked through.
    @Test func whatIsImportedOfSeveralFilesWaitsNoMore() {
        let names = "one.csv\ntwo.csv\nthree.csv"
        var kept = [Stored.files: names]
        func hear(_ effects: [Effect]) {
            for case .note(.keptDraft(let key, let text)) in effects { kept[key] = text }
        }
        func waiting() -> [String] {
            let files = Import().keptFiles(world { $0.knowledge = Knowledge(stored: kept) })
            return files.map { Array($0.files[$0.place...]) } ?? []
        }
        var importing = Import()
        hear(importing.update(.chosen(names), world()))
        hear(importing.answered(goodReport(1), isDryRun: true, world()))
        #expect(waiting() == ["one.csv", "two.csv", "three.csv"])
        hear(importing.update(.run, world()))
        hear(importing.answered(goodReport(1), isDryRun: false, world()))
        #expect(waiting() == ["two.csv", "three.csv"])
        hear(importing.update(.next, world()))
        #expect(waiting() == ["two.csv", "three.csv"], "it is looked through only")
        // One with nothing new in it is passed over.
        hear(importing.answered(goodReport(0), isDryRun: true, world()))
        hear(importing.update(.next, world()))
        #expect(waiting() == ["three.csv"])
        hear(importing.update(.chosen(names), world()))
        #expect(waiting() == ["one.csv", "two.csv", "three.csv"], "they were chosen anew")
    }

    @Test func whatWasSaidOfColumnsIsSaidStill() throws {
        let columns = ImportColumns(
            columns: [
                .init("wann", cells: [], part: "date", evidence: "cells"), .init("was", cells: []),
                .init("?", cells: []),
            ],
            layouts: [])
        var importing = Import()
        var kept = [Stored.files: "log.csv"]
        func hear(_ effects: [Effect]) {
            for case .note(.keptDraft(let key, let text)) in effects { kept[key] = text }
        }
        func again(_ stored: [String: String]) -> Import {
            var importing = Import()
            _ = importing.update(.goOn, world { $0.knowledge = Knowledge(stored: stored) })
            return importing
        }
        _ = importing.update(.chosen("log.csv"), world())
        _ = importing.answered(Answer(status: 422, body: ""), isDryRun: true, world())
        _ = importing.update(.table(.ask), world())
        _ = importing.columnsCame(Answer(status: 200, body: JSON.text(columns)), world())
        hear(importing.update(.table(.part(1, "exercise")), world()))
        hear(importing.update(.table(.dateOrder("day_first")), world()))

        var half = again(kept)
        #expect(half.table.mapping == nil, "it was not said to its end")
        half.step = .failed("")
        _ = half.columnsCame(Answer(status: 200, body: JSON.text(columns)), world())
        #expect(half.table.parts == ["date", "exercise", ""] && half.table.dateOrder == "day_first")

        hear(importing.update(.table(.name("Mine")), world()))
        hear(importing.update(.table(.done), world()))
        let whole = again(kept)
        let said = try #require(whole.table.mapping)
        #expect(said == importing.table.mapping && whole.table.name == "Mine" && said.contains("\"exercise\":\"#2\""))
        #expect(again([Stored.files: "other.csv"]).table.mapping == nil)
    }

    // MARK: Start

    @Test func aStartAsksFirstWhereSomethingWaits() {
        let push = Self.plan(1, "Push")
        let change = SuggestedChange(id: ChangeID(high: 3, low: 1), type: .increaseWeight, exerciseName: "Squat")
        let bundle = Self.bundle(1, of: push.id, [change])
        func first(_ world: World) -> Effect? { Starting.start(push.id, world).first }
        guard case .perform(.start) = first(world { ($0.knowledge.plans, $0.knowledge.pains) = ([push], []) }) else {
            Issue.record("nothing waits")
            return
        }
        let waiting = world {
            ($0.knowledge.plans, $0.knowledge.suggestions, $0.knowledge.pains) = ([push], [bundle], [])
        }
        guard case .openStart(push.id) = first(waiting) else {
            Issue.record("something waits")
            return
        }
        var starting = Starting(plan: push.id)
        let sent = calls(starting.update(.apply, waiting))
        #expect(sent.count == 1 && starting.isApplying)
        #expect(starting.update(.apply, waiting).isEmpty, "it is on its way")
    }

    /// What hurts is said before a start; what cannot be loaded is not waited for.
    @Test func aStartWaitsForWhatHurtsAsLongAsItMayCome() {
        let push = Self.plan(1, "Push")
        func starts(_ tell: (Facts) -> Void) -> (atOnce: Bool, fromTheSheet: Bool) {
            let world = world {
                $0.knowledge.plans = [push]
                tell($0)
            }
            var starting = Starting(plan: push.id)
            let fromTheSheet = !starting.update(.asPlanned, world).isEmpty
            if case .perform(.start) = Starting.start(push.id, world).first { return (true, fromTheSheet) }
            return (false, fromTheSheet)
        }
        #expect(starts { _ in } == (false, false))
        #expect(starts { $0.knowledge[.painFlags].state = .loading } == (false, false))
        #expect(starts { $0.knowledge.pains = [] } == (true, true))
        #expect(starts { $0.knowledge[.painFlags].state = .failed } == (true, true))
        #expect(starts { $0.knowledge[.painFlags].state = .refused } == (true, true))
        #expect(starts { $0.isOnline = false } == (true, true))
    }

    /// Where there is no gym, before the first workout alone.
    @Test func aNewcomerIsAskedWhere() {
        let push = Self.plan(1, "Push")
        func isAsked(_ tell: (Facts) -> Void) -> Bool {
            let world = world {
                ($0.knowledge.plans, $0.knowledge.pains, $0.knowledge.sessions) = ([push], [], [])
                tell($0)
            }
            if case .openStart(push.id) = Starting.start(push.id, world).first { return true }
            return false
        }
        let cellar = Gym(id: GymID(high: 3, low: 1), name: "Cellar")
        let session = WorkoutSession(
            id: WorkoutID(high: 5, low: 1), title: "Push", origin: .plan, startedAt: Instant(milliseconds: 0),
            endedAt: Instant(milliseconds: 0))
        #expect(isAsked { _ in })
        #expect(isAsked { $0.knowledge.gyms = [cellar] })
        #expect(!isAsked { $0.knowledge.sessions = [session] })
        #expect(isAsked { ($0.knowledge.sessions, $0.knowledge.gyms) = ([session], [cellar]) })
        #expect(!isAsked { $0.knowledge.sessions = nil })
    }

    // MARK: Editor

    @Test func whatIsEditedIsKeptAndComesBack() {
        let push = Self.plan(1, "Push")
        let known = world(at: Route.editPlan(push.id).path) { $0.knowledge.plans = [push] }
        var editor = Editor(known)
        let effects = Editor.update(&editor, .name("Push B"), known)
        guard case .note(.draft(let draft, push.id)) = effects.first else {
            Issue.record("nothing is kept")
            return
        }
        #expect(draft?.name == "Push B")
        let later = world(at: Route.editPlan(push.id).path) {
            $0.knowledge.plans = [push]
            $0.knowledge.drafts = draft.map { [$0] } ?? []
        }
        #expect(Editor(later)?.draft.name == "Push B")
        #expect(Editor(world(at: Route.editPlan(push.id).path)) == nil, "the plan is not known yet")
        #expect(calls(Editor.update(&editor, .save, known)).map(\.method) == ["PATCH"])
        #expect(editor == nil)
    }

    // MARK: Focus

    @Test func theBigButtonRecordsTheFirstPlannedSet() throws {
        let facts = ExerciseFacts(
            id: ExerciseID(high: 4, low: 1), name: "Squat", loadKind: .external, measure: .reps)
        var planned = NewSet()
        (planned.weight, planned.reps) = (.kg(100), 5)
        let training = world {
            _ = $0.sync.perform(.startFreeform, at: $0.now)
            _ = $0.sync.perform(.addExercise(facts, sets: [planned, planned]), at: $0.now)
        }
        let workout = try #require(training.workout)
        let place = SetPlace(workout.exercises[0].instanceID, workout.exercises[0].sets[0].id)
        var focus = Focus()
        guard case .perform(.log(place, failed: false)) = focus.update(.main, training).first else {
            Issue.record("nothing is recorded")
            return
        }
        #expect(focus.needs(training) == [.painFlags, .goals, .prior(facts.id)])
        #expect(focus.message(forKey: "Enter", training) != nil)
        #expect(focus.update(.main, world()).isEmpty, "nothing runs")
    }

    @Test func aSetThatIsRemovedIsGoneFromTheScreenAlone() throws {
        let facts = ExerciseFacts(
            id: ExerciseID(high: 4, low: 1), name: "Squat", loadKind: .external, measure: .reps)
        var training: Facts?
        let before = world {
            _ = $0.sync.perform(.startFreeform, at: $0.now)
            _ = $0.sync.perform(.addExercise(facts, sets: nil), at: $0.now)
            training = $0
        }
        let exercise = try #require(before.workout?.exercises.first)
        var focus = Focus()
        let effects = focus.update(.removeSet(SetPlace(exercise.instanceID, exercise.sets[1].id)), before)
        training?.undo = undo(effects)
        #expect(before.workout?.exercises[0].sets.count == 3)
        #expect(before.shown?.exercises[0].sets.count == 2)
    }
}

/// What is asked for, and when again.
struct KnowledgeTests {
    private func answer<T: WireValue & Sendable>(_ items: [T], next: String? = nil) -> Answer {
        Answer(status: 200, body: JSON.text(Page(items, next: next)))
    }

    @Test func whatFailedIsNotAskedForBeforeThereIsAReason() {
        var knowledge = Knowledge(stored: [:])
        #expect(knowledge[.plans].isWanted)
        knowledge[.plans].state = .loading
        #expect(!knowledge[.plans].isWanted)
        knowledge.lookAgain([.plans])
        #expect(knowledge[.plans].isLoading, "the answer is on its way")
        #expect(knowledge.answered(.plans, Answer(status: 0, body: ""), isMore: false) == nil)
        #expect(knowledge[.plans].hasFailed && !knowledge[.plans].isWanted)
        knowledge.retryFailed()
        #expect(knowledge[.plans].isWanted)
        knowledge[.plans].state = .loading
        #expect(knowledge.answered(.plans, answer([ScreenAloneTests.plan(1, "Push")]), isMore: false) != nil)
        #expect(knowledge[.plans].state == .loaded)
        knowledge.lookAgain([.plans])
        #expect(knowledge[.plans].isWanted)
    }

    @Test(arguments: [404, 503]) func whatIsNotThereIsNoServerThatDoesNotAnswer(status: Int) {
        let lift = ExerciseID(high: 1, low: 9)
        var boot = Boot()
        boot.path = Route.progress(lift).path
        let app = App(boot)
        _ = app.begin([:])
        for (id, request) in app.facts.requests {
            if case .query(.progress(lift), _) = request {
                _ = app.answered(id, Answer(status: status, body: ""))
            }
        }
        let (text, strings) = (HTML.text(app.framed(app.screen)), app.world.strings)
        #expect(text.contains(strings[.notHere]) == (status == 404))
        #expect(text.contains(strings.keptUntilAnswered) == (status == 503))
    }

    @Test func whatWasSeenBeforeStandsWhenALookFails() {
        var knowledge = Knowledge(stored: [Stored.plans: JSON.text(Page([ScreenAloneTests.plan(1, "Push")]))])
        #expect(knowledge.plans?.count == 1 && knowledge[.plans].isWanted, "it may be old")
        knowledge[.plans].state = .loading
        _ = knowledge.answered(.plans, Answer(status: 500, body: ""), isMore: false)
        #expect(knowledge.plans?.count == 1)
    }

    @Test func theCatalogueIsTakenOverWhenItsLastPageIsThere() {
        var knowledge = Knowledge(stored: [:])
        func exercise(_ number: UInt64) -> Exercise {
            Exercise(id: ExerciseID(high: 9, low: number), slug: "", name: "")
        }
        knowledge[.exercises].state = .loading
        _ = knowledge.answered(.exercises, answer([exercise(1)], next: "2"), isMore: false)
        #expect(knowledge.exercises == nil && knowledge[.exercises].isWanted)
        #expect(knowledge[.exercises].cursor == "2")
        knowledge[.exercises].state = .loading
        _ = knowledge.answered(.exercises, answer([exercise(2)]), isMore: false)
        #expect(knowledge.exercises?.count == 2 && knowledge[.exercises].state == .loaded)
    }

    @Test func whatWasPutOffComesAfterWhatIsPending() {
        var knowledge = Knowledge(stored: [:])
        let (pending, later) = (ScreenAloneTests.bundle(1), ScreenAloneTests.bundle(2))
        knowledge[.suggestions].state = .loading
        _ = knowledge.answered(.suggestions, answer([pending]), isMore: false)
        #expect(knowledge.suggestions == nil && knowledge[.putOff].state == .stale)
        knowledge[.putOff].state = .loading
        _ = knowledge.answered(.putOff, Answer(status: 0, body: ""), isMore: false)
        #expect(knowledge[.suggestions].hasFailed && knowledge[.putOff].state == .missing, "both are asked for again")
        knowledge[.suggestions].state = .loading
        _ = knowledge.answered(.suggestions, answer([pending]), isMore: false)
        knowledge[.putOff].state = .loading
        _ = knowledge.answered(.putOff, answer([later]), isMore: false)
        #expect(knowledge.suggestions?.map(\.id) == [pending.id, later.id])
    }

    @Test func whatStartsWouldLoadMayBeAnotherWhenPlansAre() {
        var knowledge = Knowledge(stored: [:])
        let query = Query.preview(PlanID(high: 1, low: 1), PreMood())
        knowledge[query].state = .loaded
        knowledge[.plans].state = .loading
        _ = knowledge.answered(.plans, answer([ScreenAloneTests.plan(1, "Push")]), isMore: false)
        #expect(knowledge[query].isWanted)
    }
}
