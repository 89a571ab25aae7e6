import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is done without signal stands where it belongs at once, marked as waiting, and arrives once.
@Suite struct OfflineTests {
    /// Trains the whole plan without signal.
    private func trained(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        var device = Device.atGym(at: "/", prepare)
        device.goOnline(false)
        device.tap("Start Push A")
        device.finishAllSets()
        return device
    }

    private func comesBack(_ device: inout Device) {
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
    }

    private let waits = "Not on the server yet"

    // MARK: Workouts

    @Test func aWorkoutFinishedWithoutSignalIsInTheHistoryUntilItIsSaved() throws {
        var device = trained()
        device.boot(at: "/history")
        device.settle()
        let id = try #require(device.facts.sync.finished.first?.id)
        #expect(device.facts.knowledge.sessions?.map(\.id).first == id, "at the top")
        #expect(device.facts.knowledge.sessions?.count == 2)
        #expect(device.pageText.contains(waits))
        device.navigate("/history/" + id.text)
        #expect(device.pageText.contains("82.5 kg × 12"))
        #expect(device.pageText.contains(waits))
        var foreseen = try #require(device.facts.knowledge.session(id))
        #expect(!foreseen.records.isEmpty, "worked out here; this server says none")
        foreseen.records = []
        comesBack(&device)
        #expect(device.server.sessions.first == foreseen)
        #expect(device.facts.knowledge.sessions == device.server.sessions)
        #expect(!device.pageText.contains(waits))
        device.navigate("/history")
        #expect(!device.pageText.contains(waits))
    }

    @Test func todayDoesNotProposeAgainWhatWasJustDone() {
        var device = trained()
        device.tap("Done")
        #expect(device.path == "/")
        #expect(device.pageText.contains("Done. What comes next is worked out when it is saved."))
        #expect(!device.pageText.contains("NextPush A"))
        #expect(device.path(to: "go") == nil)
        #expect(device.facts.knowledge.next?.isEmpty == false)
        #expect(!device.html.contains("id=\"next\""), "what was next of these lifts is old")
        #expect(device.path(to: "Start Push A") != nil, "and can be done again")
        comesBack(&device)
        #expect(device.pageText.contains("NextPush A"))
        #expect(device.path(to: "go") != nil)
    }

    @Test func todayGoesOnToTheOtherPlan() {
        let device = {
            var device = trained { server in
                var other = server.plans[0]
                (other.id, other.name) = (PlanID(high: 8, low: 77), "Pull B")
                (other.currentVersion.id, other.currentVersion.planID) = (SnapshotID(high: 8, low: 78), other.id)
                server.plans.append(other)
            }
            device.tap("Done")
            return device
        }()
        #expect(device.pageText.contains("NextPull B"))
        #expect(Device.text(device.shell.peek(device.path(to: "go") ?? []) ?? NaiveNode(tag: "p")) == "Start Pull B")
    }

    @Test func aWorkoutThatWaitsCanBePutRightAndDeletedBeforeItIsSaved() throws {
        var device = trained()
        let id = try #require(device.facts.sync.finished.first?.id)
        device.navigate("/history/" + id.text)
        device.tap("Correct")
        device.type("Cellar", into: "session-title")
        device.tap("go")
        device.boot(at: "/history")
        device.settle()
        #expect(device.pageText.contains("Cellar"))
        comesBack(&device)
        #expect(device.server.sessions.first?.title == "Cellar")
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 })
    }

    @Test func aWorkoutThatWasDiscardedElsewhereGoesOutOfTheHistory() throws {
        var device = trained()
        let id = try #require(device.facts.sync.finished.first?.id)
        device.server.refusal = ("POST /v1/active-workouts", "ACTIVE_WORKOUT_EXISTS", "Another one is running.", "")
        comesBack(&device)
        #expect(device.facts.sync.finished.isEmpty)
        #expect(device.facts.knowledge.session(id) == nil)
        #expect(device.pageText.contains("could not be saved"))
    }

    /// Nothing of it was ended elsewhere: it was never begun there.
    @Test func aStartThatComesSecondSaysWhatRanAlready() {
        var device = Device.atGym()
        device.goOnline(false)
        device.tap("Start Push A")
        device.settle()
        var other = device.elsewhere(at: "/")
        other.tap("Start Push A")
        other.settle()
        device.server = other.server
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        device.settle()
        #expect(
            device.announced.contains(
                "A workout was running on another device already: this one was not started."))
        #expect(!device.announced.contains("The workout was ended on another device."))
    }

    // MARK: Plans

    private let plan = PlanID(high: 8, low: 1)

    /// Gives the bench press of the plan another weight, without signal.
    private func edit(_ device: inout Device, _ weight: String, version: Int) {
        device.navigate("/plans/" + plan.text + "/edit")
        device.tap("Bench Press (Barbell)")
        device.type(weight, into: "Weight, Set 1")
        device.tap("Save as version \(version)")
        device.settle()
    }

    @Test func versionsMadeWithoutSignalWaitAndArriveInOrder() {
        var device = Device.atGym()
        let first = device.server.plans[0].currentVersion.id
        device.goOnline(false)
        edit(&device, "85", version: 2)
        #expect(device.path == "/plans/" + plan.text)
        #expect(device.pageText.contains("Not on the server yet. A start loads version 1."))
        #expect(device.pageText.contains("85 kg × 12"))
        edit(&device, "90", version: 3)
        device.tap("Favourite")
        device.boot(at: "/plans/" + plan.text)
        device.settle()
        #expect(device.pageText.contains("90 kg × 12"), "also after a restart")
        #expect(device.pageText.contains("A start loads version 1."))
        device.tap("Start Push A")
        #expect(device.facts.sync.workout?.planSnapshotID == first)
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == Mass(thousandths: 82_500, of: .kg))
        comesBack(&device)
        let saved = device.server.plans[0]
        #expect(saved.currentVersion.versionNumber == 3 && saved.favorite)
        #expect(saved.currentVersion.exercises[0].sets[0].weight == .kg(90))
        #expect(device.server.current?.planSnapshotID == first)
        #expect(device.facts.knowledge.plans == device.server.plans)
        #expect(device.facts.outbox.waiting.isEmpty)
        device.navigate("/plans/" + plan.text)
        #expect(!device.pageText.contains(waits))
    }

    @Test func aNewPlanWaitsAndCannotBeStartedBefore() {
        var device = Device.atGym(at: "/plans/new")
        device.goOnline(false)
        device.type("Legs", into: "plan-name")
        device.tap("Add exercise")
        device.type("pull", into: "query")
        device.tap("Pull Up")
        device.tap("Save plan")
        device.settle()
        #expect(device.pageText.contains("Not on the server yet. It can be trained once it is."))
        #expect(device.path(to: "Start Legs") == nil)
        device.boot(at: "/plans")
        device.settle()
        #expect(device.pageText.contains("Legs"))
        device.navigate("/")
        #expect(!device.pageText.contains("Start Legs") && !device.pageText.contains("Other plans"))
        comesBack(&device)
        #expect(device.server.plans.map(\.name) == ["Push A", "Legs"])
        #expect(device.facts.knowledge.plans == device.server.plans)
    }

    @Test func aVersionThatWasMadeElsewhereMeanwhileIsADraftAgainAndCanBeCopied() {
        var device = Device.atGym()
        device.goOnline(false)
        edit(&device, "85", version: 2)
        var elsewhere = Device(device.server)
        elsewhere.boot(at: "/plans/" + plan.text + "/edit")
        elsewhere.settle()
        elsewhere.type("theirs", into: "plan-notes")
        elsewhere.tap("Save as version 2")
        elsewhere.settle()
        device.server = elsewhere.server
        comesBack(&device)
        #expect(device.pageText.contains("1 change could not be saved"))
        #expect(device.facts.knowledge.plans == device.server.plans)
        device.tap("Look")
        device.tap("Copy")
        #expect(device.copied.contains("Push A: Save plan (CHANGE_CONFLICT: The plan has another version by now.)"))
        #expect(device.copied.contains("Bench Press (Barbell): 85 kg × 12"))
        device.tap("Put away")
        device.tap("Go on editing")
        device.tap("Save over it")
        device.settle()
        #expect(device.server.plans[0].currentVersion.versionNumber == 3)
        #expect(device.server.plans[0].currentVersion.exercises[0].sets[0].weight == .kg(85))
    }

    @Test func anotherPageHearsThatItsVersionWasSaved() throws {
        var page = Device.atGym()
        page.goOnline(false)
        edit(&page, "85", version: 2)
        let key = try #require(page.stored.keys.first { $0.hasPrefix(Outbox.stepKey) })
        page.takeTurn(false)
        page.goOnline(true)
        page.settle()
        var sender = Device(page.server)
        sender.stored = page.stored
        sender.boot()
        sender.settle()
        page.server = sender.server
        #expect(page.facts.knowledge.held(plan) != nil && page.server.plans[0].versionCount == 2)
        page.hear([(key, "")])
        page.settle()
        #expect(page.facts.knowledge.held(plan) == nil)
        #expect(page.facts.knowledge.plans == page.server.plans)
    }

    @Test(arguments: [true, false])
    func whatFailedIsAskedForAgainOnceTheServerTellsOfAnything(hasChanged: Bool) {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.serverIsUp = false
        device.boot(at: "/workout")
        device.settle()
        #expect(device.html.contains("The server does not answer."))
        // What it tells first, once it is back: what this page has not heard of, or that there is nothing.
        device.serverIsUp = true
        let change = ChangeEvent.Change(kind: .gym, id: ID(high: 1, low: 1), isDeleted: true)
        device.beTold(ChangeEvent(revision: 7, changes: hasChanged ? [change] : []))
        device.settle()
        device.wait(seconds: 1)
        #expect(!device.html.contains("The server does not answer."))
        #expect(device.html.contains("Everything is saved"))
    }

    @Test func whatWaitsForAServerThatIsAwayIsSaidCalmlyUntilItAnswers() {
        let says = "Everything is kept here and sent later."
        var device = Device.atGym()
        device.serverIsUp = false
        device.tap("Start Push A")
        device.settle()
        device.navigate("/plans")
        device.settle()
        #expect(device.pageText.contains(says))
        #expect(!device.html.contains("banner bad"))
        device.serverIsUp = true
        device.wait(seconds: 120)
        device.settle()
        #expect(device.facts.isSaved)
        #expect(!device.pageText.contains(says))
    }

    /// A slow answer is how it was when it was asked for: what was made meanwhile is not lost with it.
    @Test func anAnswerFromBeforeAChangeIsAskedForAgain() throws {
        var device = Device(gymServer())
        device.boot(at: "/gyms")
        let place = try #require(device.requests.firstIndex { $0.path.hasPrefix("/v1/gyms") })
        let slow = device.requests.remove(at: place)
        let before = device.server.handle(slow.method, slow.path, slow.body, now: device.now)
        device.settle()
        let gym = Gym(.hotel, id: GymID(high: 3, low: 2), name: "Rex", unit: .kg)
        device.server.gyms.append(gym)
        let change = ChangeEvent.Change(kind: .gym, id: gym.id.retyped(), isDeleted: false)
        device.beTold(ChangeEvent(revision: 8, changes: [change]))
        device.respond(slow.id, before.status, before.body)
        device.settle()
        #expect(device.facts.knowledge.gyms == [gym])
        #expect(device.pageText.contains("Rex"))
        #expect(device.server.log.count { $0.hasPrefix("GET /v1/gyms") } == 2, "once more, and then no more")
    }

    @Test func aPlanIsRenamedArchivedCopiedAndDeletedWithoutSignal() {
        var device = Device.atGym(at: "/plans/" + PlanID(high: 8, low: 1).text)
        device.goOnline(false)
        device.tap("Duplicate")
        device.navigate("/plans/" + plan.text + "/edit")
        device.type("Press", into: "plan-name")
        device.tap("go")
        device.tap("Archive")
        device.navigate("/plans")
        device.tap("Copy of Push A")
        device.tap("Delete")
        device.wait(seconds: 11)
        device.boot(at: "/plans")
        device.settle()
        #expect(!device.pageText.contains("Push A") && device.pageText.contains("Archived (1)"))
        comesBack(&device)
        #expect(device.server.plans.map(\.name) == ["Press"] && device.server.plans[0].archived)
        #expect(device.facts.outbox.waiting.isEmpty && device.facts.outbox.refused.isEmpty)
    }
}
