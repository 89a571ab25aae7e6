import TestSupport
import Testing
import Training

@testable import Screens

/// What of the server's was never on this device says so, and asks again.
@Suite struct NotHereYetTests {
    private static let away = "This is not on this device yet."

    @Test(arguments: [
        "/progress", "/progress/2026", "/body", "/goals", "/counters", "/coach", "/calendar", "/programs",
        "/plans/00000000-0000-0008-0000-000000000001/history",
        "/exercises/00000000-0000-0007-0000-000000000001/progress",
        "/programs/library/00000000-0000-0008-0000-000000000009", "/history/00000000-0000-0008-0000-000000000009",
    ])
    func whatIsNotOnTheDeviceSaysSo(path: String) {
        var device = Device.atGym()
        device.goOnline(false)
        device.navigate(path)
        device.settle()
        #expect(device.pageText.contains(Self.away))
        #expect(!device.pageText.contains("Not here"), "that it is not there nobody has said")
        #expect(!device.html.contains("aria-busy"))
        let asked = device.server.log.count
        device.tap("Try again")
        device.settle()
        #expect(device.pageText.contains(Self.away))
        device.isOnline = true
        device.tap("Try again")
        device.settle()
        #expect(device.server.log.count > asked)
    }

    @Test func whatWasAskedForAgainIsThere() {
        var device = Device.atGym()
        device.serverIsUp = false
        device.navigate("/body")
        device.settle()
        #expect(device.pageText.contains(Self.away))
        device.serverIsUp = true
        device.tap("Try again")
        device.settle()
        #expect(!device.pageText.contains(Self.away))
        #expect(device.pageText.contains("Nothing was noted of it yet."))
    }

    @Test func aDayOfWhichNothingIsKnownIsNotCalledEmpty() {
        var device = Device.atGym()
        device.goOnline(false)
        device.navigate("/calendar")
        device.settle()
        #expect(!device.pageText.contains("Nothing on this day."))
        device.goOnline(true)
        device.settle()
        #expect(device.pageText.contains("Nothing on this day."))
    }

    @Test func aLanguageThatIsNotOnTheDeviceSaysSo() {
        var device = Device.atGym(at: "/settings") { $0.settings.language = "es" }
        #expect(!device.pageText.contains(Self.away), "the server knows it, or says that it does not")
        device.goOnline(false)
        device.boot(at: "/settings")
        device.settle()
        #expect(device.pageText.contains(Self.away))
    }
}
