import Contract
import Foundation
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Signing in a device with a code, and being signed out.
@Suite struct PairingTests {
    private func phone(code: String) -> Device {
        var device = Device.atGym()
        device.server.knowsDevice = false
        device.server.pairingCode = PairingCode(code: code, expiresAt: device.now.adding(seconds: 600))
        return device
    }

    /// What the page asks for beside the engine is what may be answered from before.
    @Test func thePreloadsOfThePageAreCounted() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Web/index.html"), encoding: .utf8)
        #expect(page.components(separatedBy: #"<link rel="preload" href="/v1/"#).count - 1 == Pairing.preloads)
    }

    /// Nothing is known on it yet.
    private func fresh(code: String) -> Device {
        var device = phone(code: code)
        device.stored = [:]
        return device
    }

    private func submit(_ device: inout Device) throws {
        device.event(.submit, try #require(device.path(to: "pairing", .submit)))
        device.settle()
    }

    @Test func scanningTheCodePairsAtOnceAndOpensToday() {
        var device = fresh(code: "ABCD-2345")
        device.boot(at: "/pair#ABCD-2345")
        #expect(device.path == "/pair", "the code is in no address that is kept")
        device.settle()
        #expect(device.path == "/")
        #expect(device.server.devices.map(\.name) == ["iPhone Safari"])
        #expect(device.pageText.contains("Push A"))
        #expect(!device.server.log.contains { $0.contains("ABCD") })
    }

    @Test func aDeviceThatIsInUseIsNotSignedInByALinkAlone() throws {
        var device = phone(code: "ABCD-2345")
        device.boot(at: "/pair#ABCD-2345")
        device.settle()
        #expect(device.server.devices.isEmpty)
        try submit(&device)
        #expect(device.server.devices.count == 1 && device.path == "/")
    }

    @Test func nothingIsAskedBeforeTheDeviceIsSignedIn() throws {
        var device = fresh(code: "ABCD-2345")
        let asked = device.server.log.count
        device.followed = ""
        device.boot(at: "/pair")
        device.settle()
        #expect(device.server.log.count == asked && device.followed.isEmpty)
        device.type("ABCD-2345", into: "pairing-code")
        try submit(&device)
        #expect(device.path == "/" && !device.followed.isEmpty)
        #expect(device.server.log[asked...].contains { $0.hasSuffix("/active-workouts") })
    }

    @Test func aTypedCodeTakesTheNameThatWasTyped() throws {
        var device = fresh(code: "ABCD-2345")
        device.boot()
        device.settle()
        #expect(device.path == "/pair", "what is not signed in is led here")
        try submit(&device)
        #expect(device.pageText.contains("Type the code first."))
        device.type("ABCD-9999", into: "pairing-code")
        try submit(&device)
        #expect(device.pageText.contains("This code is wrong, was used or is over."))
        #expect(device.focused == "pairing-code" && device.path == "/pair")
        device.type(" ABCD-2345 ", into: "pairing-code")
        device.type("Anna's phone", into: "device-name")
        try submit(&device)
        #expect(device.path == "/")
        #expect(device.server.devices.map(\.name) == ["Anna's phone"])
    }

    @Test func theWayBackDoesNotLeadToThePageAgain() throws {
        var device = fresh(code: "ABCD-2345")
        device.boot(at: "/pair")
        device.settle()
        // A link opened over it leaves an entry of the history behind.
        device.navigate("/pair#ABCD-2345")
        device.settle()
        #expect(device.path == "/" && device.server.devices.count == 1)
        device.navigate("/pair")
        device.settle()
        #expect(device.path == "/" && device.facts.route == .today)
        #expect(device.pageText.contains("Push A"))
    }

    /// What was sent before and is answered only now does not lead back.
    @Test func aLateAnswerDoesNotSignTheDeviceOutAgain() throws {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.server.knowsDevice = false
        device.tap("Done · 82.5 kg × 12")
        let late = try #require(device.requests.first { $0.path.hasSuffix("/log-set") })
        device.requests = []
        device.navigate(Route.progress(ExerciseID(high: 1, low: 9)).path)
        device.settle()
        #expect(device.path == "/pair")
        device.server.pairingCode = PairingCode(code: "ABCD-2345", expiresAt: device.now.adding(seconds: 600))
        device.type("ABCD-2345", into: "pairing-code")
        try submit(&device)
        #expect(device.path == "/")
        device.respond(
            late.id, 401, #"{"success":false,"error":{"code":"UNAUTHENTICATED","message":"Sign in."}}"#)
        device.wait(seconds: 2)
        #expect(device.path == "/")
        #expect(device.facts.sync.isSaved)
        #expect(device.server.current?.exercises[0].sets[0].status == .done)
    }

    /// The page asks for four things beside the engine. Where they are wanted only after the device was signed in, the browser hands
    /// out what it was told before.
    @Test func whatThePageAskedForBeforeDoesNotSignTheDeviceOutAgain() throws {
        var device = fresh(code: "ABCD-2345")
        device.boot(at: "/pair")
        device.settle()
        device.type("ABCD-2345", into: "pairing-code")
        device.event(.submit, try #require(device.path(to: "pairing", .submit)))
        var old: Set = ["/v1/settings", "/v1/plans?limit=500", "/v1/programs?active=true", "/v1/active-workouts"]
        var rounds = 0
        while !device.requests.isEmpty, rounds < 200 {
            rounds += 1
            let request = device.requests.removeFirst()
            if request.method == "GET", old.remove(request.path) != nil {
                device.respond(
                    request.id, 401,
                    #"{"success":false,"error":{"code":"UNAUTHENTICATED","message":"Sign in."}}"#)
            } else {
                let answer = device.server.handle(request.method, request.path, request.body, now: device.now)
                device.respond(request.id, answer.status, answer.body)
            }
            #expect(device.path == (device.server.devices.isEmpty ? "/pair" : "/"), "\(request.path)")
        }
        #expect(old.count < 4, "none of them was asked for")
        device.wait(seconds: 60)
        #expect(device.path == "/" && device.pageText.contains("Push A"))

        // That does not keep a device that is signed out.
        device.server.knowsDevice = false
        for number: UInt64 in 1...6 {
            device.navigate(Route.progress(ExerciseID(high: 1, low: number)).path)
            device.settle()
        }
        #expect(device.path == "/pair")
    }

    @Test func withoutASignalTheCodeIsKeptForAnotherTry() throws {
        var device = fresh(code: "ABCD-2345")
        device.serverIsUp = false
        device.boot(at: "/pair#ABCD-2345")
        device.settle()
        #expect(device.pageText.contains("The server does not answer."))
        device.serverIsUp = true
        try submit(&device)
        #expect(device.path == "/" && device.server.devices.count == 1)
    }

    @Test func whatWasNotSavedWhenTheDeviceWasRevokedIsSentAfterwards() throws {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.server.knowsDevice = false
        device.tap("Done · 82.5 kg × 12")
        device.settle()
        #expect(device.path == "/pair")
        #expect(device.facts.sync.waiting == 1)
        #expect(device.pageText.contains("1 change waits to be saved. They are kept and sent afterwards."))
        device.server.pairingCode = PairingCode(code: "ABCD-2345", expiresAt: device.now.adding(seconds: 600))
        device.type("ABCD-2345", into: "pairing-code")
        try submit(&device)
        #expect(device.path == "/")
        #expect(device.facts.sync.isSaved)
        #expect(device.server.current?.exercises[0].sets[0].status == .done)
    }

    @Test func aChangeOfAPlanIsSentAgainOncePaired() throws {
        var device = Device.atGym(at: "/settings")
        device.server.knowsDevice = false
        device.tap("Make a token")
        device.settle()
        #expect(device.path == "/pair")
        device.server.pairingCode = PairingCode(code: "ABCD-2345", expiresAt: device.now.adding(seconds: 600))
        device.type("ABCD-2345", into: "pairing-code")
        try submit(&device)
        #expect(device.server.tokens.count == 1)
    }

    @Test func theSettingsShowTheWayForAPhone() {
        var device = Device.atGym(at: "/settings")
        var code = PairingCode(code: "WXYZ-7890", expiresAt: device.now.adding(seconds: 600))
        code.url = "https://192.168.1.5:8080/pair#WXYZ-7890"
        code.drawing = PairingCode.Drawing(size: 29, path: "M0 0h7v1h-7z")
        code.certificateURL = "http://192.168.1.5:8080/"
        device.server.pairingCode = code
        device.tap("Pair a phone")
        device.settle()
        for text in ["WXYZ-7890", "https://192.168.1.5:8080/pair", "http://192.168.1.5:8080/"] {
            #expect(device.pageText.contains(text), "\(text)")
        }
        #expect(device.html.contains(#"viewBox="-4 -4 37 37""#) && device.html.contains("M0 0h7v1h-7z"))
        #expect(device.html.contains(#"href="/ca.crt""#))
        device.tap("Done")
        #expect(!device.pageText.contains("WXYZ-7890"))
    }

    /// The settings of a computer that shows a code, with which a phone has signed in just now.
    private func codeInUse() -> Device {
        var device = Device.atGym(at: "/settings")
        var code = PairingCode(code: "WXYZ-7890", expiresAt: device.now.adding(seconds: 600))
        code.url = "https://192.168.1.5:8080/pair#WXYZ-7890"
        device.server.pairingCode = code
        device.tap("Pair a phone")
        device.settle()
        #expect(device.pageText.contains("WXYZ-7890") && !device.pageText.contains("Anna's phone"))
        let request = JSON.text(PairDevice(code: "WXYZ-7890", name: "Anna's phone"))
        #expect(device.server.handle("POST", "/v1/auth/pair", request, now: device.now).status == 201)
        return device
    }

    private func expectConnected(_ device: Device) {
        #expect(!device.pageText.contains("WXYZ-7890"), "a used code is worth nothing")
        #expect(device.pageText.contains("Anna's phone is connected."))
        #expect(device.announced.contains("Anna's phone is connected."))
        #expect(device.path(to: "Revoke, Anna's phone") != nil)
    }

    @Test func aPhoneThatPairedIsListedOnceTheServerTellsOfIt() {
        var device = codeInUse()
        device.beTold(
            ChangeEvent(revision: 7, changes: [.init(kind: .device, id: ID(high: 5, low: 1), isDeleted: false)]))
        device.settle()
        expectConnected(device)
        device.tap("Pair a phone")
        device.settle()
        #expect(!device.pageText.contains("is connected."))
    }

    @Test func aPhoneThatPairedIsListedWithinSecondsWhereNothingIsTold() {
        var device = codeInUse()
        device.wait(seconds: 5)
        expectConnected(device)
        let asked = device.server.log.count
        device.wait(seconds: 60)
        #expect(!device.server.log[asked...].contains { $0.contains("/v1/devices") }, "nothing is waited for any more")
    }

    @Test func whoPutsTheCodeAwaySeesTheDevicesAsTheyAre() {
        var device = codeInUse()
        device.tap("Done")
        device.settle()
        #expect(device.path(to: "Revoke, Anna's phone") != nil)
    }

    @Test func aCodeThatIsOverAsksNoMore() {
        var device = Device.atGym(at: "/settings")
        device.tap("Pair a phone")
        device.settle()
        device.wait(seconds: 610)
        let asked = device.server.log.count
        device.wait(seconds: 60)
        #expect(!device.server.log[asked...].contains { $0.contains("/v1/devices") })
    }

    @Test func aDeviceThatIsSignedInIsToldSoAndLedOn() {
        var device = Device.atGym()
        device.boot(at: "/pair")
        device.settle()
        #expect(device.pageText.contains("This device is signed in already."))
        device.tap("Today")
        device.settle()
        #expect(device.path == "/" && device.pageText.contains("Push A"))
        // Signed out meanwhile.
        device.server.knowsDevice = false
        device.navigate("/pair")
        device.settle()
        #expect(device.facts.route == .pairing && !device.pageText.contains("This device is signed in already."))
    }

    @Test func aServerForThisMachineAloneSaysHowToOpenIt() {
        var device = Device.atGym(at: "/settings")
        device.tap("Pair a phone")
        device.settle()
        #expect(device.pageText.contains("topset serve --lan"))
    }

    @Test func aDeviceIsRevokedWithTwoTaps() throws {
        var device = fresh(code: "ABCD-2345")
        device.boot(at: "/pair#ABCD-2345")
        device.settle()
        device.navigate("/settings")
        device.settle()
        #expect(device.pageText.contains("iPhone SafariThis device"))
        device.tap("Revoke, iPhone Safari")
        device.settle()
        #expect(device.server.devices.count == 1)
        device.tap("Really revoke, iPhone Safari")
        device.settle()
        #expect(device.server.devices.isEmpty)
    }

    @Test func aPageWithoutEncryptionSaysWhatIsMissing() {
        var device = Device.atGym()
        #expect(!device.pageText.contains("HTTPS"))
        device.isSecure = false
        device.boot()
        #expect(device.pageText.contains("This page came without HTTPS"))
    }
}
