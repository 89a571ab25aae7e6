public import Contract
import Storage
public import Training

/// Phones and browsers that are signed in by a code.
extension TopsetService {
    /// A device that was not used for so long is signed out: what browsers allow a cookie at most.
    public static let deviceDays = 400
    /// How long a code can be used, in seconds.
    public static let pairingSeconds: Int64 = 600
    /// A user's codes that are live at once.
    private static let mostCodes = 5

    /// Makes a code with which one device becomes this user's, once, within ten minutes.
    public func makePairingCode(_ user: UserID) async throws(ServiceError) -> PairingCode {
        let secret = PairingSecret()
        return try await write(user) { turn in
            let end = turn.now.adding(seconds: Self.pairingSeconds)
            try turn.store.insertPairingCode(hash: secret.hash, until: end, now: turn.now, most: Self.mostCodes)
            return PairingCode(code: secret.text, expiresAt: end)
        }
    }

    /// Makes a device of whoever has a code. The code is used up with it, whatever becomes of the answer.
    ///
    /// - Parameter asNamed: takes no code of the lifter of a server without accounts, unless a named user has adopted it.
    /// - Returns: the device with its secret.
    /// - Throws: `unauthenticated` when the code is none, was used or is over.
    public func pair(_ request: PairDevice, asNamed: Bool = false) async throws(ServiceError) -> Device {
        let fault = ServiceError(
            .unauthenticated, "This code is wrong, was used or is over. Make a new one.", path: "/code")
        if let name = request.name { try AccountBook.validate(name) }
        guard let hash = PairingSecret.hash(request.code) else { throw fault }
        let now = clock()
        let codes: [Store.PairingCode]
        do {
            codes = try await database.read { try Store.pairingCodes($0, now: now) }
        } catch { throw ServiceError(any: error) }
        var found: Store.PairingCode?
        for code in codes where PairingSecret.isSame(code.hash, hash) { found = code }
        guard let found else { throw fault }
        let secret = TokenSecret()
        return try await write(found.user, drawing: 1) { turn in
            let isNamed = try turn.store.userName() != nil
            // Two who have the same code: the second comes too late.
            guard isNamed || !asNamed, try turn.store.deletePairingCode(hash: found.hash) else { throw fault }
            return try AccountBook(turn: turn).addDevice(request.name, secret)
        }
    }

    /// The user's devices.
    ///
    /// - Parameter current: the one that asks.
    public func devices(_ user: UserID, current: TokenID? = nil) async throws(ServiceError) -> [Device] {
        try await read(user) { turn in
            try turn.store.tokens(areDevices: true).map { Device($0, current: $0.id == current) }
        }
    }

    /// Ends a device: here at once, in other processes within `SignIns.lifetime`.
    public func revokeDevice(_ user: UserID, _ id: TokenID) async throws(ServiceError) {
        try await write(user) { turn in
            guard try turn.store.deleteToken(id, isDevice: true) else { throw ServiceError.notFound("device") }
            try turn.store.deletePushTargets(of: id)
        }
        signIns.forget(id)
    }
}

extension AccountBook {
    /// A device of this name, or with a number behind it where that is taken.
    func addDevice(_ name: String?, _ secret: TokenSecret) throws -> Device {
        let taken = try store.credentialNames()
        var free = name ?? "device 1"
        var number = 1
        while taken.contains(free) {
            number += 1
            let ending = " \(number)"
            free = name.map { $0.prefix(MakeToken.nameLength.upperBound - ending.count) + ending } ?? "device\(ending)"
        }
        let token = Store.Token(
            id: turn.newID(), name: free, createdAt: now,
            expiresAt: now.adding(seconds: Int64(TopsetService.deviceDays) * 86_400), isDevice: true)
        try store.insert(token, hash: secret.hash)
        return Device(token, secret: secret.text)
    }
}

extension Device {
    /// A device as the API tells of it.
    init(_ token: Store.Token, current: Bool = false, secret: String? = nil) {
        self.init(
            id: token.id, name: token.name, createdAt: token.createdAt, lastUsedAt: token.lastUsedAt,
            current: current, secret: secret)
    }
}
