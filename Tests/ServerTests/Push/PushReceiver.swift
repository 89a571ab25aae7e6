import Contract
import Crypto
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Service
import Storage
import Synchronization
import Training
import Wire

@testable import Service

/// A browser's side of a subscription: its keys, and what it makes of what comes.
struct Browser: Sendable {
    let key: P256.KeyAgreement.PrivateKey
    let secret: [UInt8]

    init() { (key, secret) = (P256.KeyAgreement.PrivateKey(), SealedPush.randomSalt()) }

    init(key: P256.KeyAgreement.PrivateKey, secret: [UInt8]) { (self.key, self.secret) = (key, secret) }

    func subscription(at endpoint: String) -> SubscribePush {
        SubscribePush(
            endpoint: endpoint,
            keys: .init(
                p256dh: Base64URL.text(key.publicKey.x963Representation), auth: Base64URL.text(secret)))
    }

    /// Opens a sealed message as RFC 8291 and RFC 8188 say, written apart from the code that seals.
    func opened(_ body: [UInt8]) throws -> [UInt8] {
        let (salt, keyLength) = (Data(body[0..<16]), Int(body[20]))
        let sender = Data(body[21..<(21 + keyLength)])
        let sealed = Data(body[(21 + keyLength)...])
        let shared = try key.sharedSecretFromKeyAgreement(with: P256.KeyAgreement.PublicKey(x963Representation: sender))
        func mac(_ key: Data, _ data: Data) -> Data {
            Data(HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)))
        }
        let keyInfo = Data("WebPush: info\0".utf8) + key.publicKey.x963Representation + sender + [1]
        let material = mac(mac(Data(secret), shared.withUnsafeBytes { Data($0) }), keyInfo)
        let root = mac(salt, material)
        let content = mac(root, Data("Content-Encoding: aes128gcm\0".utf8) + [1]).prefix(16)
        let nonce = mac(root, Data("Content-Encoding: nonce\0".utf8) + [1]).prefix(12)
        let box = try AES.GCM.SealedBox(combined: nonce + sealed)
        var plain = Array(try AES.GCM.open(box, using: SymmetricKey(data: content)))
        while plain.last == 0 { plain.removeLast() }
        guard plain.popLast() == 2 else { throw WireError(.invalid, "no last record", offset: 0) }
        return plain
    }

    /// What a message says.
    func message(_ body: [UInt8]) throws -> PushMessage {
        try JSON.decode(PushMessage.self, from: String(decoding: try opened(body), as: UTF8.self))
    }
}

/// A push service of one's own, on a real port.
final class PushReceiver: Sendable {
    struct Received: Sendable {
        var path: String
        var headers: [String: String]
        var body: [UInt8]
    }

    private let state = Mutex<(received: [Received], statuses: [Int])>(([], []))

    var received: [Received] { state.withLock { $0.received } }

    /// What it answers next; 201 once there is nothing left.
    func answer(_ statuses: Int...) { state.withLock { $0.statuses = statuses } }

    private func take(_ received: Received) -> Int {
        state.withLock { state in
            state.received.append(received)
            return state.statuses.isEmpty ? 201 : state.statuses.removeFirst()
        }
    }

    /// Runs it, and hands on the address that it is reached by.
    static func with(_ body: @escaping @Sendable (PushReceiver, String) async throws -> Void) async throws {
        let receiver = PushReceiver()
        let router = Router()
        router.post("/send/:name") { request, _ -> Response in
            let buffer = try await request.body.collect(upTo: 8_192)
            var headers: [String: String] = [:]
            for field in request.headers { headers[field.name.rawName.lowercased()] = field.value }
            let status = receiver.take(
                Received(path: request.uri.path, headers: headers, body: Array(buffer.readableBytesView)))
            var response = Response(status: .init(code: status))
            if status == 429 { response.headers[.retryAfter] = "77" }
            return response
        }
        var logger = Logger(label: "push")
        logger.logLevel = .critical
        let app = Application(router: router, logger: logger)
        try await app.test(.live) { client in
            try await body(receiver, "http://127.0.0.1:\(client.port ?? 0)/send/")
        }
    }
}

/// Notes what would be sent.
final class NotedPushes: PushTransport {
    private let state = Mutex<(requests: [PushRequest], outcomes: [PushOutcome])>(([], []))

    var requests: [PushRequest] { state.withLock { $0.requests } }

    /// What comes of the next ones; they are delivered once there is nothing left.
    func answer(_ outcomes: PushOutcome...) { state.withLock { $0.outcomes = outcomes } }

    func send(_ request: PushRequest) async -> PushOutcome {
        state.withLock { state in
            state.requests.append(request)
            return state.outcomes.isEmpty ? .delivered : state.outcomes.removeFirst()
        }
    }
}

extension Kit {
    /// The same use cases, with a way to send notifications.
    func pushing(_ transport: any PushTransport, pauses: Pauses = Pauses()) -> TopsetService {
        var service = service
        service.pushes = PushSetup(transport, contact: "mailto:alex@example.com", allowsPrivate: true)
            .pausing { pauses.note($0) }
        return service
    }
}

/// How long was waited, without waiting.
final class Pauses: Sendable {
    private let all = Mutex<[Int]>([])
    var seconds: [Int] { all.withLock { $0 } }
    func note(_ seconds: Int) { all.withLock { $0.append(seconds) } }
}
