import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Two pages of one browser: one sends, both show the same.
@Suite struct PagesTests {
    /// What the header says of what is saved.
    private func sign(_ page: Device) -> String? {
        for kind in ["dot", "dot off", "chip bad"] {
            if let path = page.path(toClass: kind) { return page.shell.peek(path)?.attributes["aria-label"] }
        }
        return nil
    }

    /// Another page beside one that sends.
    private func beside(_ page: Device) -> Device {
        var other = Device(page.server)
        (other.now, other.stored, other.sends) = (page.now, page.stored, false)
        other.boots = 1
        other.boot(at: "/workout")
        other.settle()
        return other
    }

    /// What one page has kept since is told to the other.
    ///
    /// - Parameter late: what it hears of later.
    private func tell(_ other: inout Device, what page: Device, but late: String = "") {
        var news: [(key: String, value: String)] = []
        for key in Set(page.stored.keys).union(other.stored.keys).sorted()
        where key.hasPrefix(SyncKey.prefix) && key != late && page.stored[key] != other.stored[key] {
            news.append((key, page.stored[key] ?? ""))
            other.stored[key] = page.stored[key]
        }
        (other.now, other.server) = (page.now, page.server)
        other.hear(news)
        other.settle()
    }

    private func left(_ page: Device) -> Int64? { page.app.focus.rest?.left(page.now) }

    // MARK: The rest

    @Test func theRestGoesOnOnBothAndRingsOnOne() throws {
        var page = Device.inPushA()
        var other = beside(page)
        page.tap("go")
        page.settle()
        tell(&other, what: page)
        let begun = try #require(page.app.focus.rest)
        #expect(other.app.focus.rest?.ends == begun.ends && other.path(toClass: "rest") != nil)
        page.tap("30 seconds more")
        tell(&other, what: page)
        #expect(other.app.focus.rest?.ends == begun.ends + 30_000)
        // It ends on both, and is heard once.
        page.wait(seconds: Int64(begun.seconds) + 40)
        other.wait(seconds: Int64(begun.seconds) + 40)
        #expect((page.beeps, other.beeps) == (1, 0) && other.app.focus.rest?.isOver == true)
        #expect(!other.announced.contains { $0.hasPrefix("Rest is over") })
        tell(&other, what: page)
        #expect(
            other.app.focus.rest?.isOver == page.app.focus.rest?.isOver, "it stays on the page until something comes")
        page.tap("go")
        page.settle()
        tell(&other, what: page)
        #expect(left(other) == left(page) && left(other) ?? 0 > 0)
        page.tap("Skip the rest")
        tell(&other, what: page)
        #expect(page.app.focus.rest == nil && other.app.focus.rest == nil && other.path(toClass: "rest") == nil)
        #expect(other.timers[Timer.restEnd.rawValue] == nil)
    }

    @Test func whatIsSkippedOnOneComesBackOnNone() {
        var page = Device.inPushA()
        var other = beside(page)
        for _ in 0..<2 {
            page.tap("go")
            page.settle()
        }
        tell(&other, what: page)
        other.tap("Skip the rest")
        tell(&page, what: other)
        #expect(page.app.focus.rest == nil)
        page.tap("Set 2, 82.5 kilograms, 12 reps, done")
        page.settle()
        #expect(page.app.focus.rest == nil && page.server.current?.totals.sets == 1)
    }

    /// Another device takes back the set that the rest began with: it ends here, too.
    @Test(arguments: [1, 2]) func theRestGoesWithItsSetOnTheOtherDevice(done: Int) throws {
        var page = Device.inPushA()
        var other = page.elsewhere()
        var first: Int64?
        for _ in 0..<done {
            page.wait(seconds: 10)
            page.tap("go")
            page.settle()
            other.now = page.now
            other.server = page.server
            other.beTold(Self.news(other, try #require(page.server.current?.revision)))
            other.settle()
            #expect(other.app.focus.rest?.ends == page.app.focus.rest?.ends && other.app.focus.rest != nil)
            first = first ?? other.app.focus.rest?.ends
        }
        page.tap("Set \(done), 82.5 kilograms, 12 reps, done")
        page.settle()
        other.server = page.server
        other.beTold(Self.news(other, try #require(page.server.current?.revision)))
        other.settle()
        #expect(other.app.focus.rest?.ends == (done == 1 ? nil : first))
    }

    /// The page that sends is closed while the rest goes on: the next one rings.
    @Test func thePageThatTakesTheTurnRings() {
        var page = Device.inPushA()
        var other = beside(page)
        page.tap("go")
        page.settle()
        tell(&other, what: page)
        other.takeTurn(true)
        other.settle()
        other.wait(seconds: 600)
        #expect(other.beeps == 1)
    }

    /// A page that opens reads what was kept before, and hears of what came since: it keeps nothing of it anew.
    @Test func aPageThatOpensKeepsNoRestAnew() {
        var page = Device.inPushA()
        page.tap("go")
        page.settle()
        var other = beside(page)
        #expect(other.app.focus.rest != nil && !other.written.contains(Stored.rest))
        page.tap("30 seconds more")
        #expect(page.written.contains(Stored.rest))
        tell(&other, what: page)
        #expect(other.app.focus.rest?.ends == page.app.focus.rest?.ends)
    }

    // MARK: The sign

    @Test func bothSayThatTheServerDoesNotAnswer() {
        var page = Device.inPushA()
        var other = beside(page)
        #expect(sign(page) == "Everything is saved" && sign(other) == "Everything is saved")
        page.serverIsUp = false
        other.tap("go")
        tell(&page, what: other)
        #expect(sign(other) == "Saving")
        page.settle()
        tell(&other, what: page)
        #expect(sign(page) == "1 change waits to be saved")
        #expect(sign(other) == sign(page))
        // The other one is looked at: it sends from now on, and is not answered either.
        other.serverIsUp = false
        other.takeTurn(true)
        #expect(sign(other) == sign(page))
        other.settle()
        page.takeTurn(false)
        tell(&page, what: other)
        #expect(sign(other) == "1 change waits to be saved" && sign(page) == sign(other))
        other.serverIsUp = true
        other.wait(seconds: 60)
        other.settle()
        tell(&page, what: other)
        #expect(sign(other) == "Everything is saved" && sign(page) == sign(other))
        #expect(other.server.current?.totals.sets == 1)
    }

    // MARK: What is held back

    /// The server still has the set: the sign says nothing else.
    @Test(arguments: [true, false]) func whatCanBeTakenBackIsNotSaidToBeSaved(isOnline: Bool) throws {
        var device = Device.inPushA()
        device.goOnline(isOnline)
        device.settle()
        let first = sign(device)
        let set = try #require(device.server.current?.exercises[0].sets[1])
        let waits = isOnline ? "Saving" : "1 change waits to be saved"
        device.event(.keydown, try #require(device.path(to: "set-" + set.id.text, .keydown)), "Delete")
        #expect(sign(device) == waits && device.server.current?.exercises[0].sets.count == 3)
        device.tap("Undo")
        #expect(sign(device) == first)
        device.event(.keydown, try #require(device.path(to: "set-" + set.id.text, .keydown)), "Delete")
        device.wait(seconds: 6)
        #expect(sign(device) == (isOnline ? "Everything is saved" : waits))
        #expect(device.server.current?.exercises[0].sets.count == (isOnline ? 2 : 3))
    }

    /// What is taken away of a workout.
    enum Part: CaseIterable { case set, exercise, workout }

    /// Takes it away, until the strip goes.
    private func takeAway(_ part: Part, _ page: inout Device) throws {
        switch part {
        case .set:
            let set = try #require(page.server.current?.exercises[0].sets[1])
            page.event(.keydown, try #require(page.path(to: "set-" + set.id.text, .keydown)), "Delete")
        case .exercise:
            page.tap("More about Bench Press (Barbell)")
            page.tap("Remove exercise")
        case .workout:
            page.tap("More")
            page.tap("Discard workout")
        }
    }

    /// How many sets of the bench press a page shows; 0 where it shows no workout.
    private func shown(_ page: Device) -> Int {
        let exercise = page.app.world.shown?.exercises.first
        return exercise?.name == "Bench Press (Barbell)" ? exercise?.sets.count ?? 0 : 0
    }

    /// How many the server has.
    private func kept(_ page: Device) -> Int {
        page.server.current?.exercises.first { $0.name == "Bench Press (Barbell)" }?.sets.count ?? 0
    }

    @Test(arguments: Part.allCases) func whatIsTakenAwayIsSoOnBothPages(part: Part) throws {
        let left = part == .set ? 2 : 0
        var page = Device.inPushA()
        var other = beside(page)
        try takeAway(part, &page)
        tell(&other, what: page)
        #expect(shown(page) == left && shown(other) == left && kept(page) == 3)
        #expect(sign(page) == "Saving" && sign(other) == "Saving")
        #expect(other.path == (part == .workout ? "/" : "/workout"))
        // Whichever takes it back.
        other.tap("Undo")
        tell(&page, what: other)
        #expect(shown(page) == 3 && shown(other) == 3 && page.path(toClass: "snack") == nil)
        #expect(page.announced.last == "", "what was said there holds no longer")
        page.navigate("/workout")
        other.navigate("/workout")
        #expect(sign(page) == "Everything is saved" && sign(other) == "Everything is saved")
        // It is done once.
        try takeAway(part, &page)
        tell(&other, what: page)
        page.wait(seconds: 11)
        tell(&other, what: page)
        #expect(kept(page) == left && shown(other) == left)
        #expect(other.path(toClass: "snack") == nil && other.facts.undo == nil)
        let asked = page.server.log.count
        other.wait(seconds: 30)
        page.wait(seconds: 30)
        #expect(other.facts.sync.waiting == 0 && other.facts.sync.refused.isEmpty)
        #expect(page.server.log.count == asked && !other.announced.contains { $0.contains("another device") })
    }

    /// The page where it was taken away is closed before its strip goes.
    @Test(arguments: Part.allCases) func whatAClosedPageTookAwayIsDoneByTheOther(part: Part) throws {
        var page = Device.inPushA()
        var other = beside(page)
        try takeAway(part, &page)
        tell(&other, what: page)
        other.takeTurn(true)
        other.wait(seconds: part == .set ? 6 : part == .exercise ? 7 : 11)
        #expect(kept(other) == 3, "it has its time there first")
        other.wait(seconds: 3)
        other.settle()
        #expect(kept(other) == (part == .set ? 2 : 0) && other.stored[Stored.held] == nil)
    }

    /// What another device takes away may be in use here: it is told.
    @Test(arguments: [(Part.set, "Bench Press (Barbell), Set 2"), (.exercise, "Bench Press (Barbell)")])
    func whatAnotherDeviceTakesAwayIsTold(part: Part, name: String) throws {
        var page = Device.inPushA()
        var other = page.elsewhere()
        try takeAway(part, &other)
        other.wait(seconds: 12)
        other.settle()
        page.server = other.server
        page.beTold(Self.news(other, try #require(other.server.current?.revision)))
        page.settle()
        #expect(shown(page) == (part == .set ? 2 : 0))
        #expect(page.pageText.contains("Removed elsewhere: " + name) && !other.pageText.contains("Removed elsewhere"))
        // And what it changes then is told in its place.
        other.tap(part == .set ? "reps, Set 1, 12" : "reps, Set 2, 12")
        for key in ["9", "Escape"] { other.key(key) }
        other.settle()
        page.server = other.server
        page.beTold(Self.news(other, try #require(other.server.current?.revision)))
        page.settle()
        #expect(page.pageText.contains("Changed elsewhere") && !page.pageText.contains("Removed elsewhere"))
    }

    /// Undo takes back what was done last, though what was taken away before it waits for its strip to go.
    @Test func undoGoesBackInOrderWhileSomethingIsHeldBack() throws {
        var page = Device.inPushA()
        try takeAway(.set, &page)
        page.tap("More about Bench Press (Barbell)")
        page.tap("Longer")
        page.key("Escape")
        page.settle()
        #expect(page.server.current?.exercises[0].restSeconds != nil)
        page.tap("More")
        #expect(page.path(to: "Undo the last changeSet 2 removed") == nil)
        page.tap("Undo the last change")
        page.settle()
        #expect(page.server.current?.exercises[0].restSeconds == nil && shown(page) == 2)
        page.tap("More")
        page.tap("Undo the last change")
        page.settle()
        page.wait(seconds: 12)
        page.settle()
        #expect(shown(page) == 3 && kept(page) == 3)
    }

    /// A set that was done meanwhile is not taken away: the page had not heard yet that it is, or it was another device.
    @Test(arguments: Part.allCases, [true, false]) func whatIsDoneMeanwhileComesBack(part: Part, isDevice: Bool) throws
    {
        var page = Device.inPushA()
        var other = isDevice ? page.elsewhere() : beside(page)
        other.tap("go")
        if isDevice { other.settle() } else { tell(&page, what: other) }
        page.server = other.server
        let revision = try #require(other.server.current?.revision)
        if isDevice { page.beTold(Self.news(other, revision)) }
        page.settle()
        try takeAway(part, &page)
        #expect(shown(page) == (part == .set ? 2 : 0))
        let third = isDevice ? nil : beside(page)
        // The second set, which is the one that was taken away.
        other.tap("go")
        if isDevice {
            other.settle()
            page.server = other.server
            page.beTold(Self.news(other, revision + 1))
        } else {
            tell(&page, what: other, but: Stored.held)
        }
        page.settle()
        #expect(shown(page) == 3 && page.pageText.contains("A set was done meanwhile: nothing was removed."))
        #expect(page.stored[Stored.held] == nil)
        // Each page that hid it says so.
        if var third {
            tell(&third, what: page)
            #expect(shown(third) == 3 && third.pageText.contains("A set was done meanwhile: nothing was removed."))
        }
        page.wait(seconds: 30)
        page.settle()
        #expect(page.server.current?.exercises[0].sets.map(\.status) == [.done, .done, .planned])
        #expect(page.server.current?.status == .inProgress)
    }

    /// Without a network nobody hears of the other device: what was done there later than it was taken away here stays all the same.
    @Test(arguments: Part.allCases, [true, false])
    func whatWasDoneElsewhereIsNotTakenAwayAfterwards(part: Part, isLater: Bool) throws {
        var page = Device.inPushA()
        var other = page.elsewhere()
        if !isLater { other.tap("go") }
        other.settle()
        page.goOnline(false)
        page.wait(seconds: 5)
        try takeAway(part, &page)
        page.wait(seconds: 12)
        #expect(page.app.world.isTraining == (part != .workout))
        if part != .workout { #expect(shown(page) == (part == .set ? 2 : 0)) }
        other.now = page.now
        if isLater { for _ in 0..<2 { other.tap("go") } }
        other.settle()
        page.server = other.server
        page.goOnline(true)
        page.settle()
        page.wait(seconds: 30)
        page.settle()
        #expect(page.facts.sync.waiting == 0 && page.facts.sync.refused.isEmpty)
        #expect(page.pageText.contains("A set was done meanwhile: nothing was removed.") == false)
        #expect(page.announced.contains("A set was done meanwhile: nothing was removed.") == isLater)
        if isLater {
            #expect(page.server.current?.exercises[0].sets.map(\.status) == [.done, .done, .planned])
            #expect(shown(page) == 3)
        } else {
            #expect(kept(page) == (part == .set ? 2 : 0), "that was seen, or could have been")
        }
    }

    /// What is discarded before another workout is begun stays so, whatever was done in it elsewhere; and is kept until it is answered.
    @Test func aWorkoutBeforeAnotherOneIsOver() throws {
        var page = Device.inPushA()
        let first = try #require(page.server.current?.id)
        var other = page.elsewhere()
        page.goOnline(false)
        try takeAway(.workout, &page)
        page.wait(seconds: 12)
        page.tap("Start Push A")
        page.settle()
        other.now = page.now
        other.tap("go")
        other.settle()
        page.server = other.server
        page.goOnline(true)
        let look = try #require(page.requests.first { $0.method == "GET" && $0.path.hasSuffix(first.text) })
        page.requests.removeAll { $0.id == look.id }
        page.respond(look.id, 200, JSON.text(try #require(page.server.current)))
        let waiting = page.stored.keys.filter { $0.hasPrefix(SyncKey.step) }
        #expect(page.facts.sync.waiting == 2 && waiting.count == 2)
        page.settle()
        page.wait(seconds: 30)
        page.settle()
        let running = try #require(page.server.current)
        #expect(running.id != first && running.totals.sets == 0 && page.facts.sync.refused.isEmpty)
    }

    private static func news(_ other: Device, _ revision: Int) -> ChangeEvent {
        var change = ChangeEvent.Change(
            kind: .activeWorkout, id: (other.server.current?.id ?? WorkoutID(high: 0, low: 0)).retyped(),
            isDeleted: false)
        change.workoutRevision = revision
        return ChangeEvent(revision: Int64(revision), changes: [change])
    }

    /// The page was closed meanwhile, and comes back.
    @Test(arguments: Part.allCases) func whatIsDoneBeforeAReloadComesBack(part: Part) throws {
        var page = Device.inPushA()
        let other = beside(page)
        try takeAway(part, &page)
        var late = other
        late.tap("go")
        late.tap("go")
        for (key, text) in late.stored where key.hasPrefix(SyncKey.step) { page.stored[key] = text }
        page.boot(at: "/workout")
        page.settle()
        #expect(page.pageText.contains("A set was done meanwhile: nothing was removed."))
        page.wait(seconds: 30)
        page.settle()
        #expect(page.server.current?.exercises[0].sets.map(\.status) == [.done, .done, .planned])
    }

    /// A set that was done before is taken away like any other.
    @Test func aDoneSetCanBeTakenAway() throws {
        var page = Device.inPushA()
        for _ in 0..<2 {
            page.tap("go")
            page.settle()
        }
        try takeAway(.set, &page)
        page.settle()
        page.boot(at: "/workout")
        page.settle()
        page.wait(seconds: 30)
        page.settle()
        #expect(kept(page) == 2 && page.server.current?.totals.sets == 1)
    }

    /// Another device took it away, too.
    @Test func whatIsNotThereAnyMoreIsNotTakenAwayOnceMore() throws {
        var page = Device.inPushA()
        var other = page.elsewhere()
        try takeAway(.set, &page)
        try takeAway(.set, &other)
        other.wait(seconds: 6)
        other.settle()
        page.server = other.server
        page.beTold(Self.news(other, try #require(other.server.current?.revision)))
        page.settle()
        #expect(page.path(toClass: "snack") == nil && page.stored[Stored.held] == nil)
        page.wait(seconds: 30)
        page.settle()
        #expect(kept(page) == 2 && page.facts.sync.refused.isEmpty && !page.app.focus.isRejected)
    }

    // MARK: What is asked

    @Test func theQuestionIsAnsweredOnBoth() {
        var page = Device.unasked()
        var other = beside(page)
        other.notifications = "default"
        other.boot(at: "/workout")
        other.settle()
        page.tap("go")
        page.settle()
        tell(&other, what: page)
        #expect(other.pageText.contains("Shall the phone tell you"))
        page.tap("No")
        tell(&other, what: page)
        #expect(!page.pageText.contains("Shall the phone tell you"))
        #expect(!other.pageText.contains("Shall the phone tell you"))
    }
}
