import Foundation
import Storage
import Training
import Wire

/// What a notification says, and where a tap on it leads.
struct PushMessage: WireModel {
    var title: String
    var body: String
    /// A newer one with the same tag takes its place.
    var tag: String
    var path: String

    init(title: String, body: String, tag: String, path: String) {
        (self.title, self.body, self.tag, self.path) = (title, body, tag, path)
    }

    init(blank: Blank) { (title, body, tag, path) = ("", "", "", "") }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("title", &title)
        try v.field("body", &body)
        try v.field("tag", &tag)
        try v.field("path", &path)
    }

    /// As it is sent; a body that is too long is cut.
    var bytes: [UInt8] {
        var message = self
        while JSON.text(message).utf8.count > SealedPush.longest, !message.body.isEmpty {
            message.body = String(message.body.dropLast(max(1, message.body.count / 4)))
        }
        return Array(JSON.text(message).utf8)
    }
}

extension TopsetService {
    /// How often a message is tried, and how many seconds are waited after each try that came to nothing, at most.
    private static let tries = 4
    private static let longestPause = 3_600

    /// Sends a message to all browsers of a user, at the same time; those that are no more are forgotten.
    ///
    /// - Parameters:
    ///   - seconds: how long it is worth anything: as long push services keep it for a browser that is off.
    ///   - make: what it says, in a language.
    func notify(
        _ user: UserID, for seconds: Int, _ make: @escaping @Sendable (Language) -> PushMessage
    ) async throws(ServiceError) {
        guard let pushes else { return }
        let (targets, chosen) = try await read(user) { turn in
            (try turn.store.pushTargets(), try turn.settings().language.map { turn.store.languages[$0] ?? .english })
        }
        if targets.isEmpty { return }
        let identity = try await serverIdentity()
        await withTaskGroup(of: Void.self) { group in
            for target in targets {
                let message = make(chosen ?? target.language)
                group.addTask { await deliver(message, to: target, of: user, for: seconds, identity, pushes) }
            }
        }
    }

    private func deliver(
        _ message: PushMessage, to target: Store.PushTarget, of user: UserID, for seconds: Int,
        _ identity: ServerIdentity, _ setup: PushSetup
    ) async {
        // What was allowed once may not be any more.
        guard let endpoint = PushEndpoint(target.endpoint, allowsPrivate: setup.allowsPrivate),
            let publicKey = Base64URL.bytes(target.publicKey), let secret = Base64URL.bytes(target.secret),
            let receiver = SealedPush.Receiver(publicKey: publicKey, secret: secret)
        else { return }
        var pause = 5
        for attempt in 1...Self.tries {
            // Sealed anew each time: a proof is over at some time.
            guard let sealed = try? SealedPush(message.bytes, to: receiver),
                let proof = try? identity.authorization(
                    for: endpoint.origin, contact: setup.contact, at: clock().milliseconds / 1_000)
            else { return }
            let request = PushRequest(
                endpoint: endpoint,
                headers: [
                    ("Authorization", proof), ("Content-Encoding", "aes128gcm"),
                    ("Content-Type", "application/octet-stream"), ("TTL", String(seconds)), ("Urgency", "normal"),
                    ("Topic", message.tag),
                ], body: sealed.body)
            switch await setup.transport.send(request) {
            case .delivered:
                let now = clock()
                return (try? await write(user) { turn in try turn.store.touchPushTarget(target.id, now: now) }) ?? ()
            case .gone:
                return (try? await write(user) { turn in _ = try turn.store.deletePushTarget(target.id) }) ?? ()
            case .refused: return
            case .later(let asked):
                if attempt == Self.tries { return }
                guard (try? await setup.pause(min(Self.longestPause, max(pause, asked ?? 0)))) != nil else { return }
                pause *= 6
            }
        }
    }
}
