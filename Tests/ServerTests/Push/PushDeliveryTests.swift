import Contract
import Foundation
import Storage
import TestSupport
import Testing
import Training
import Wire

@testable import Server
@testable import Service

private let lifter = TopsetService.localUser

/// What becomes of a message on its way to a browser, with a real push service at the other end.
struct PushDeliveryTests {
    private static func message(_ language: Language) -> PushMessage {
        PushMessage(title: language.code, body: "Push A", tag: "reminder", path: "/")
    }

    @Test func aMessageReachesTheBrowserAndIsReadThere() async throws {
        try await PushReceiver.with { receiver, address in
            try await Kit.with { kit in
                let (browser, service) = (Browser(), kit.pushing(PushClient(allowsPrivate: true)))
                let made = try await service.subscribe(lifter, browser.subscription(at: address + "a"))
                #expect(made.created && made.subscription.service == "127.0.0.1")
                try await service.notify(lifter, for: 60, Self.message)
                let request = try #require(receiver.received.first)
                #expect(receiver.received.count == 1 && request.path == "/send/a")
                #expect(try browser.message(request.body) == Self.message(.english))
                #expect(request.headers["content-encoding"] == "aes128gcm" && request.headers["ttl"] == "60")
                #expect(request.headers["topic"] == "reminder")
                let key = try await service.pushKey(lifter).key
                #expect(request.headers["authorization"]?.hasSuffix(", k=" + key) == true)
                let known = try await service.pushSubscriptions(lifter)
                #expect(known.map(\.lastSentAt?.milliseconds) == [kit.clock.now().milliseconds])
            }
        }
    }

    @Test(arguments: [404, 410])
    func aBrowserThatIsGoneIsForgotten(status: Int) async throws {
        try await PushReceiver.with { receiver, address in
            try await Kit.with { kit in
                let service = kit.pushing(PushClient(allowsPrivate: true))
                _ = try await service.subscribe(lifter, Browser().subscription(at: address + "a"))
                receiver.answer(status)
                try await service.notify(lifter, for: 60, Self.message)
                #expect(try await service.pushSubscriptions(lifter).isEmpty)
                try await service.notify(lifter, for: 60, Self.message)
                #expect(receiver.received.count == 1)
            }
        }
    }

    @Test func aServiceThatIsBusyIsTriedAgainAfterAWhile() async throws {
        try await PushReceiver.with { receiver, address in
            try await Kit.with { kit in
                let pauses = Pauses()
                let service = kit.pushing(PushClient(allowsPrivate: true), pauses: pauses)
                let browser = Browser()
                _ = try await service.subscribe(lifter, browser.subscription(at: address + "a"))
                receiver.answer(500, 429)
                try await service.notify(lifter, for: 60, Self.message)
                #expect(receiver.received.count == 3)
                #expect(pauses.seconds == [5, 77], "as long as it asked for")
                for request in receiver.received { #expect(try browser.message(request.body).body == "Push A") }
                receiver.answer(503, 503, 503, 503, 503)
                try await service.notify(lifter, for: 60, Self.message)
                #expect(receiver.received.count == 7, "and given up after four tries")
                #expect(try await service.pushSubscriptions(lifter).count == 1)
                receiver.answer(400)
                try await service.notify(lifter, for: 60, Self.message)
                #expect(receiver.received.count == 8, "what is refused is not tried again")
            }
        }
    }

    @Test func aPrivateAddressIsNotGoneToWhateverItsNameWas() async throws {
        try await PushReceiver.with { receiver, address in
            let endpoint = try #require(PushEndpoint(address + "a", allowsPrivate: true))
            let outcome = await PushClient().send(PushRequest(endpoint: endpoint, headers: [], body: [1]))
            #expect(outcome == .refused(0))
            let named = try #require(
                PushEndpoint(address.replacing("127.0.0.1", with: "localhost") + "a", allowsPrivate: true))
            #expect(await PushClient().send(PushRequest(endpoint: named, headers: [], body: [1])) == .refused(0))
            #expect(receiver.received.isEmpty)
            let open = await PushClient(allowsPrivate: true).send(PushRequest(endpoint: named, headers: [], body: [1]))
            #expect(open == .delivered, "the name is looked up here, and the request goes to what was found")
        }
    }

    @Test func whoCannotBeReachedIsTriedLater() async throws {
        let endpoint = try #require(PushEndpoint("http://127.0.0.1:1/a", allowsPrivate: true))
        let request = PushRequest(endpoint: endpoint, headers: [], body: [])
        #expect(await PushClient(allowsPrivate: true).send(request) == .later(seconds: nil))
    }

    @Test func aBrowserIsOneLiftersAndThereAreTenAtMost() async throws {
        try await Kit.with { kit in
            let (pushes, browser) = (NotedPushes(), Browser())
            let service = kit.pushing(pushes)
            let other = UserID(high: 9, low: 9)
            let first = try await service.subscribe(lifter, browser.subscription(at: "https://push.example.net/a"))
            #expect(first.created)
            #expect(
                try await !service.subscribe(lifter, browser.subscription(at: "https://push.example.net/a")).created)
            #expect(try await service.subscribe(other, browser.subscription(at: "https://push.example.net/a")).created)
            #expect(try await service.pushSubscriptions(lifter).isEmpty)
            for number in 0..<15 {
                kit.clock.advance(seconds: 1)
                _ = try await service.subscribe(
                    lifter, Browser().subscription(at: "https://push.example.net/\(number)"))
            }
            let known = try await service.pushSubscriptions(lifter)
            #expect(known.count == TopsetService.mostPushTargets)
            #expect(known.last?.id == PushSubscription.id(of: "https://push.example.net/14"))
            #expect(known.first?.id == PushSubscription.id(of: "https://push.example.net/5"))
            #expect(try await service.pushSubscriptions(other).count == 1)
            await #expect(throws: ServiceError.self) { try await service.unsubscribe(other, known[0].id) }
        }
    }

    @Test func theKeyIsMadeOnceAndOutlivesARestart() async throws {
        try await Kit.with { kit in
            let key = try await kit.get("/v1/push/key").value(PushKey.self).key
            #expect(try await kit.get("/v1/push/key").value(PushKey.self).key == key)
            let again = TopsetService(kit.database, clock: kit.clock.now)
            #expect(try await again.pushKey(lifter).key == key)
        }
    }

    @Test func aDeviceThatIsSignedOutIsToldNothingMore() async throws {
        try await Kit.with { kit in
            let code = try await kit.service.makePairingCode(lifter)
            let device = try await kit.service.pair(PairDevice(code: code.code, name: "Phone"))
            let service = kit.pushing(NotedPushes())
            let subscription = Browser().subscription(at: "https://push.example.net/a")
            let made = try await service.subscribe(lifter, subscription, device: device.id)
            #expect(made.subscription.current)
            try await service.revokeDevice(lifter, device.id)
            #expect(try await service.pushSubscriptions(lifter).isEmpty)
        }
    }

    @Test func aLongTextIsCutToWhatAMessageHolds() throws {
        let message = PushMessage(
            title: "Push", body: String(repeating: "ü", count: 9_000), tag: "summary", path: "/")
        #expect(message.bytes.count <= SealedPush.longest && message.bytes.count > 1_000)
        let read = try JSON.decode(PushMessage.self, from: String(decoding: message.bytes, as: UTF8.self))
        #expect(read.body.allSatisfy { $0 == "ü" })
    }
}
