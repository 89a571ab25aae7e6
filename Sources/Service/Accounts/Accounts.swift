public import Contract
import Foundation
import Storage
public import Training

/// Users and their tokens.
extension TopsetService {
    // MARK: Users

    /// Makes a user with a first token; its secret is in the answer and nowhere else.
    ///
    /// - Parameter name: 1 to 64 characters, unique whatever its case.
    /// - Throws: `nameTaken`.
    public func addUser(
        _ name: String, _ first: MakeToken = MakeToken(name: nil)
    ) async throws(ServiceError) -> Account {
        let made = try user(newID(), name)
        let (id, secret) = (newID(TokenTag.self), TokenSecret())
        return try await write(made.id) { turn in
            let book = AccountBook(turn: turn)
            try book.insert(made)
            var account = Account(made)
            account.tokens = [try book.addToken(first, id: id, secret)]
            return account
        }
    }

    /// Gives the one lifter of a server without accounts a name: history, plans and tokens are that user's from now on, with
    /// accounts too.
    ///
    /// - Throws: `nameTaken`, also where the lifter has a name already.
    public func adopt(_ name: String) async throws(ServiceError) -> Account {
        let made = try user(Self.localUser, name)
        return try await write(made.id) { turn in
            if let known = try turn.store.userName() {
                throw ServiceError(.nameTaken, "The lifter of this machine is called \(known) already.", path: "/name")
            }
            try AccountBook(turn: turn).insert(made)
            var stored = made
            stored.tokens = try turn.store.tokens()
            stored.devices = try turn.store.tokens(areDevices: true)
            return Account(stored)
        }
    }

    private func user(_ id: UserID, _ name: String) throws(ServiceError) -> Store.User {
        try AccountBook.validate(name)
        return Store.User(id: id, name: name, createdAt: clock())
    }

    /// The user with this name, whatever its case.
    public func user(named name: String) async throws(ServiceError) -> UserID {
        let key = AccountBook.key(name)
        do {
            if let user = try await database.read({ try Store.user($0, key: key) }) { return user }
        } catch { throw ServiceError(any: error) }
        throw ServiceError(.notFound, "There is no user called \(name).")
    }

    /// Every user, by name, with their tokens; first the lifter of a server without accounts, who has no name, where there are
    /// tokens of theirs.
    public func users() async throws(ServiceError) -> [Account] {
        do {
            return try await database.read { connection in
                let named = try Store.users(connection).map { Account($0) }
                guard !named.contains(where: { $0.id == Self.localUser }) else { return named }
                let store = Store(connection, user: Self.localUser)
                let tokens = try store.tokens().map { AccessToken($0) }
                let devices = try store.tokens(areDevices: true).map { Device($0) }
                guard let first = tokens.map(\.createdAt).first ?? devices.map(\.createdAt).first else { return named }
                return [
                    Account(id: Self.localUser, name: "", createdAt: first, tokens: tokens, devices: devices)
                ] + named
            }
        } catch { throw ServiceError(any: error) }
    }

    // MARK: Tokens

    /// The user's tokens, without their secrets.
    public func tokens(_ user: UserID) async throws(ServiceError) -> [AccessToken] {
        try await read(user) { turn in try turn.store.tokens().map { AccessToken($0) } }
    }

    /// Makes a token. A repeat with the same id answers with that token, without its secret: it is not kept.
    ///
    /// - Throws: `nameTaken`.
    public func makeToken(
        _ user: UserID, _ request: MakeToken
    ) async throws(ServiceError) -> (token: AccessToken, created: Bool) {
        let secret = TokenSecret()
        return try await write(user, drawing: 1) { turn in
            if let id = request.id, let existing = try turn.store.tokens().first(where: { $0.id == id }) {
                return (AccessToken(existing), false)
            }
            return (try AccountBook(turn: turn).addToken(request, id: request.id ?? turn.newID(), secret), true)
        }
    }

    /// Ends a token: here at once, in other processes within `SignIns.lifetime`.
    public func revokeToken(_ user: UserID, _ id: TokenID) async throws(ServiceError) {
        try await write(user) { turn in
            guard try turn.store.deleteToken(id) else { throw ServiceError.notFound("token") }
        }
        signIns.forget(id)
    }

    /// Ends the token or the device with a name, or all of the user's, and tells which.
    ///
    /// - Parameter name: `nil` stands for all.
    /// - Throws: `notFound` when none has the name.
    public func revokeTokens(_ user: UserID, named name: String?) async throws(ServiceError) -> [AccessToken] {
        let revoked = try await write(user) { turn in
            let all = try turn.store.tokens() + turn.store.tokens(areDevices: true)
            let tokens = all.filter { name == nil || $0.name == name }
            for token in tokens { _ = try turn.store.deleteToken(token.id, isDevice: token.isDevice) }
            return tokens.map { AccessToken($0) }
        }
        if let name, revoked.isEmpty { throw ServiceError(.notFound, "There is no token called \(name).") }
        for token in revoked { signIns.forget(token.id) }
        return revoked
    }

    // MARK: Sign-in

    /// The user whose token or device this is, or `nil` for a secret that is none, or is no more.
    ///
    /// - Parameter asNamed: takes no token of the lifter of a server without accounts, unless a named user has adopted it.
    ///
    /// Secrets are compared by looking up their hash: who times that learns about hashes, and 256 random bits cannot be
    /// found by the hash of something near them. So nothing here needs constant time.
    public func signIn(_ secret: String, asNamed: Bool = false) async throws(ServiceError) -> SignedIn? {
        let hash = TokenSecret.hash(secret)
        let now = clock()
        if let known = signIns.owner(hash, now: now) { return known.isNamed || !asNamed ? SignedIn(known) : nil }
        let revocations = signIns.revocations
        let owner: Store.TokenOwner?
        do {
            owner = try await database.read { try Store.owner($0, hash: hash) }
        } catch { throw ServiceError(any: error) }
        guard let owner, owner.expiresMilliseconds > now.milliseconds else { return nil }
        signIns.keep(hash, owner, now: now, revocations: revocations)
        let isNew = now.milliseconds - (owner.lastUsedMilliseconds ?? .min / 2) >= 3_600_000
        if isNew {
            // Whoever signs in does not wait for this, and loses nothing when it fails.
            Task { try? await write(owner.user) { turn in try Self.note(owner, turn.store, now) } }
        }
        return owner.isNamed || !asNamed ? SignedIn(owner, livesOn: isNew && owner.isDevice) : nil
    }

    /// Notes that a token or a device was used; a device lives on from now.
    private static func note(_ owner: Store.TokenOwner, _ store: Store, _ now: Instant) throws {
        try store.touchToken(owner.token, now: now)
        if owner.isDevice {
            try store.extendToken(owner.token, until: now.adding(seconds: Int64(deviceDays) * 86_400))
        }
    }
}

/// Who signed in, and how.
public struct SignedIn: Equatable, Sendable {
    public let user: UserID
    /// The device; `nil` for a token.
    public let device: TokenID?
    /// Whether the device has just begun to live longer, and its cookie should.
    public let livesOn: Bool

    init(_ owner: Store.TokenOwner, livesOn: Bool = false) {
        (user, device, self.livesOn) = (owner.user, owner.isDevice ? owner.token : nil, livesOn)
    }
}

/// A user's name and tokens.
struct AccountBook: UseCase {
    let turn: Turn

    func insert(_ user: Store.User) throws {
        guard try !store.isTaken(key: Self.key(user.name)) else {
            throw ServiceError(.nameTaken, "There already is a user called \(user.name).", path: "/name")
        }
        try store.insert(user, key: Self.key(user.name))
    }

    func addToken(_ request: MakeToken, id: TokenID, _ secret: TokenSecret) throws -> AccessToken {
        let taken = try store.credentialNames()
        guard MakeToken.days.contains(request.expiresInDays) else {
            throw ServiceError(
                .validation, "expires_in_days must be a whole number from 1 to 3650.", path: "/expires_in_days")
        }
        var token = Store.Token(
            id: id, name: "", createdAt: now, expiresAt: now.adding(seconds: Int64(request.expiresInDays) * 86_400))
        token.owner = try store.userName()
        if let name = request.name {
            try Self.validate(name)
            guard !taken.contains(name) else {
                throw ServiceError(.nameTaken, "There already is a token called \(name).", path: "/name")
            }
            token.name = name
        } else {
            var number = 1
            while taken.contains("token \(number)") { number += 1 }
            token.name = "token \(number)"
        }
        try store.insert(token, hash: secret.hash)
        var made = AccessToken(token)
        made.secret = secret.text
        return made
    }

    /// By which names are compared: whatever their case.
    static func key(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased()
    }

    /// Names are printed in tables and typed in commands.
    static func validate(_ name: String) throws(ServiceError) {
        let isPlain = name.unicodeScalars.allSatisfy { !CharacterSet.controlCharacters.contains($0) }
        guard MakeToken.nameLength.contains(name.count), isPlain,
            name == name.trimmingCharacters(in: .whitespacesAndNewlines)
        else {
            throw ServiceError(
                .validation, "A name has 1 to 64 characters, with no space before or after and no line breaks.",
                path: "/name")
        }
    }
}

extension Account {
    /// A user as the API tells of them.
    fileprivate init(_ user: Store.User) {
        self.init(
            id: user.id, name: user.name, createdAt: user.createdAt, tokens: user.tokens.map { AccessToken($0) },
            devices: user.devices.map { Device($0) })
    }
}

extension AccessToken {
    /// A token as the API tells of it, without its secret.
    init(_ token: Store.Token) {
        self.init(
            id: token.id, name: token.name, createdAt: token.createdAt, expiresAt: token.expiresAt,
            owner: token.owner, lastUsedAt: token.lastUsedAt)
    }
}
