import Foundation
import Storage
public import Training

/// Users and their tokens.
extension TopsetService {
    // MARK: Users

    /// Makes a user with a first token; its secret is in the answer and nowhere else.
    ///
    /// - Parameters:
    ///   - name: 1 to 64 characters, unique whatever its case.
    ///   - tokenName: as in `MakeToken`.
    /// - Throws: `nameTaken`.
    public func addUser(_ name: String, tokenName: String? = nil) async throws(ServiceError) -> Account {
        try Self.validateAccountName(name, path: "/name")
        var account = Account()
        account.id = newID()
        account.name = name
        account.createdAt = clock()
        let made = account
        var request = MakeToken()
        request.name = tokenName
        let (id, secret, first) = (newID(TokenTag.self), TokenSecret(), request)
        return try await write(account.id) { store in
            guard try !store.isTaken(key: Self.nameKey(name)) else {
                throw ServiceError(.nameTaken, "There already is a user called \(name).", path: "/name")
            }
            try store.insert(made, key: Self.nameKey(name))
            var account = made
            account.tokens = [try Self.addToken(first, id: id, secret, at: made.createdAt, store)]
            return account
        }
    }

    /// The user with this name, whatever its case.
    public func user(named name: String) async throws(ServiceError) -> UserID {
        let key = Self.nameKey(name)
        do {
            if let user = try await database.read({ try Store.user($0, key: key) }) { return user }
        } catch { throw ServiceError(any: error) }
        throw ServiceError(.notFound, "There is no user called \(name).")
    }

    /// Every user, by name, with their tokens.
    public func users() async throws(ServiceError) -> [Account] {
        do {
            return try await database.read { try Store.accounts($0) }
        } catch { throw ServiceError(any: error) }
    }

    // MARK: Tokens

    /// The user's tokens, without their secrets.
    public func tokens(_ user: UserID) async throws(ServiceError) -> [AccessToken] {
        try await read(user) { store in try store.tokens() }
    }

    /// Makes a token. A repeat with the same id answers with that token, without its secret: it is not kept.
    ///
    /// - Throws: `nameTaken`.
    public func makeToken(
        _ user: UserID, _ request: MakeToken
    ) async throws(ServiceError) -> (token: AccessToken, created: Bool) {
        let (fresh, secret, now) = (newID(TokenTag.self), TokenSecret(), clock())
        return try await write(user) { store in
            if let id = request.id, let existing = try store.tokens().first(where: { $0.id == id }) {
                return (existing, false)
            }
            return (try Self.addToken(request, id: request.id ?? fresh, secret, at: now, store), true)
        }
    }

    /// Ends a token: here at once, in other processes within `SignIns.lifetime`.
    public func revokeToken(_ user: UserID, _ id: TokenID) async throws(ServiceError) {
        guard try await write(user, { store in try store.deleteToken(id) }) else {
            throw ServiceError.notFound("token")
        }
        signIns.forget(id)
    }

    /// Ends the token with a name, or all of the user's tokens, and tells which.
    ///
    /// - Parameter name: `nil` stands for all.
    /// - Throws: `notFound` when no token has the name.
    public func revokeTokens(_ user: UserID, named name: String?) async throws(ServiceError) -> [AccessToken] {
        let revoked = try await write(user) { store in
            let tokens = try store.tokens().filter { name == nil || $0.name == name }
            for token in tokens { _ = try store.deleteToken(token.id) }
            return tokens
        }
        if let name, revoked.isEmpty { throw ServiceError(.notFound, "There is no token called \(name).") }
        for token in revoked { signIns.forget(token.id) }
        return revoked
    }

    private static func addToken(
        _ request: MakeToken, id: TokenID, _ secret: TokenSecret, at now: Instant, _ store: Store
    ) throws -> AccessToken {
        let taken = Set(try store.tokens().map(\.name))
        var token = AccessToken()
        token.id = id
        token.createdAt = now
        if let name = request.name {
            try validateAccountName(name, path: "/name")
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
        token.secret = secret.text
        return token
    }

    // MARK: Sign-in

    /// The user whose token this is, or `nil` for a secret that is none, or is no more.
    ///
    /// Secrets are compared by looking up their hash: who times that learns about hashes, and 256 random bits cannot be
    /// found by the hash of something near them. So nothing here needs constant time.
    public func signIn(_ secret: String) async throws(ServiceError) -> UserID? {
        let hash = TokenSecret.hash(secret)
        let now = clock()
        if let known = signIns.user(hash, now: now) { return known }
        let revocations = signIns.revocations
        let owner: Store.TokenOwner?
        do {
            owner = try await database.read { try Store.owner($0, hash: hash) }
        } catch { throw ServiceError(any: error) }
        guard let owner else { return nil }
        signIns.keep(hash, owner, now: now, revocations: revocations)
        if now.milliseconds - (owner.lastUsedMilliseconds ?? .min / 2) >= 3_600_000 {
            // Whoever signs in does not wait for this, and loses nothing when it fails.
            Task { try? await write(owner.user) { store in try store.touchToken(owner.token, now: now) } }
        }
        return owner.user
    }

    // MARK: Names

    private static func nameKey(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased()
    }

    /// Names are printed in tables and typed in commands.
    private static func validateAccountName(_ name: String, path: String) throws(ServiceError) {
        let isPlain = name.unicodeScalars.allSatisfy { !CharacterSet.controlCharacters.contains($0) }
        guard (1...64).contains(name.count), isPlain, name == name.trimmingCharacters(in: .whitespacesAndNewlines)
        else {
            throw ServiceError(
                .validation, "A name has 1 to 64 characters, with no space before or after and no line breaks.",
                path: path)
        }
    }
}
