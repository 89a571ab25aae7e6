public import Contract
import Storage
public import Training

/// Browsers that show notifications.
extension TopsetService {
    /// How many a lifter may have; a further one takes the place of the one that was made longest ago.
    public static let mostPushTargets = 10

    /// What a browser subscribes with, made when it is first asked for.
    public func pushKey(_ user: UserID) async throws(ServiceError) -> PushKey {
        PushKey(try await serverIdentity().publicKey)
    }

    /// The one of this server, made once.
    func serverIdentity() async throws(ServiceError) -> ServerIdentity {
        do {
            var kept = try await database.read { try Store.pushKey($0) }
            if kept == nil {
                let (made, now) = (ServerIdentity().kept, clock())
                kept = try await database.write { try Store.keepPushKey($0, made, now: now) }
            }
            guard let identity = kept.flatMap({ ServerIdentity(kept: $0) }) else {
                throw StorageError.corrupt("the key for push services is none")
            }
            return identity
        } catch { throw ServiceError(any: error) }
    }

    /// The user's browsers.
    ///
    /// - Parameter device: the one that asks.
    public func pushSubscriptions(
        _ user: UserID, device: TokenID? = nil
    ) async throws(ServiceError) -> [PushSubscription] {
        try await read(user) { turn in
            try turn.store.pushTargets().map { PushSubscription($0, device: device) }
        }
    }

    /// Keeps a browser's subscription; the same again changes nothing but its keys.
    public func subscribe(
        _ user: UserID, _ asked: SubscribePush, device: TokenID? = nil
    ) async throws(ServiceError) -> (subscription: PushSubscription, created: Bool) {
        let language = Self.language ?? .english
        let target = try checked(asked, device, language)
        return try await write(user) { turn in
            let known = try turn.store.pushTargets()
            let before = known.first { $0.id == target.id }
            if before == nil {
                for old in known.prefix(max(0, known.count - Self.mostPushTargets + 1)) {
                    _ = try turn.store.deletePushTarget(old.id)
                }
            }
            var kept = target
            (kept.createdAt, kept.lastSentAt) = (before?.createdAt ?? turn.now, before?.lastSentAt)
            try turn.store.save(kept)
            return (PushSubscription(kept, device: device), before == nil)
        }
    }

    private func checked(
        _ asked: SubscribePush, _ device: TokenID?, _ language: Language
    ) throws(ServiceError) -> Store.PushTarget {
        guard SubscribePush.endpointLength.contains(asked.endpoint.unicodeScalars.count) else {
            throw ServiceError(.validation, "endpoint must have 1 to 2000 characters.", path: "/endpoint")
        }
        guard PushEndpoint(asked.endpoint, allowsPrivate: pushes?.allowsPrivate ?? false) != nil else {
            throw ServiceError(
                .validation, "endpoint must be the HTTPS address of a push service on the internet.", path: "/endpoint")
        }
        guard let publicKey = Base64URL.bytes(asked.keys.p256dh),
            let secret = Base64URL.bytes(asked.keys.auth), secret.count == 16
        else {
            let isKey = Base64URL.bytes(asked.keys.p256dh) != nil
            throw ServiceError(
                .validation,
                isKey ? "auth must be 16 bytes in base64url." : "p256dh must be a point of P-256 in base64url.",
                path: isKey ? "/keys/auth" : "/keys/p256dh")
        }
        guard SealedPush.Receiver(publicKey: publicKey, secret: secret) != nil else {
            throw ServiceError(.validation, "p256dh must be a point of P-256 in base64url.", path: "/keys/p256dh")
        }
        return Store.PushTarget(
            id: PushSubscription.id(of: asked.endpoint), endpoint: asked.endpoint,
            publicKey: Base64URL.text(publicKey), secret: Base64URL.text(secret), deviceID: device,
            language: language, createdAt: clock())
    }

    /// Sends nothing to a browser any more.
    public func unsubscribe(_ user: UserID, _ id: PushSubscriptionID) async throws(ServiceError) {
        try await write(user) { turn in
            guard try turn.store.deletePushTarget(id) else { throw ServiceError.notFound("subscription") }
        }
    }
}

extension PushSubscription {
    /// A subscription as the API tells of it.
    init(_ target: Store.PushTarget, device: TokenID?) {
        let host = PushEndpoint(target.endpoint, allowsPrivate: true)?.host ?? ""
        self.init(
            id: target.id, service: host, createdAt: target.createdAt, lastSentAt: target.lastSentAt,
            current: device != nil && device == target.deviceID)
    }
}
