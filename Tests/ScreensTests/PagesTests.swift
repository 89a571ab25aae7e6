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
    private func tell(_ other: inout Device, what page: Device) {
        var news: [(key: String, value: String)] = []
        for key in Set(page.stored.keys).union(other.stored.keys).sorted()
        where key.hasPrefix(SyncKey.prefix) && page.stored[key] != other.stored[key] {
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
}
