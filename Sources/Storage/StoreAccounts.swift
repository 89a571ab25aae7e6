public import Training

extension Store {
    /// A user as stored.
    public struct User: Equatable, Sendable {
        public var id: UserID
        public var name: String
        public var createdAt: Instant
        public var tokens: [Token] = []
        public var devices: [Token] = []

        public init(id: UserID, name: String, createdAt: Instant) {
            self.id = id
            self.name = name
            self.createdAt = createdAt
        }
    }

    /// A token, or a paired device, as stored: without its secret.
    public struct Token: Equatable, Sendable {
        public var id: TokenID
        public var name: String
        public var createdAt: Instant
        public var expiresAt: Instant
        /// The name of its user; `nil` for the one lifter of a server without accounts.
        public var owner: String?
        public var lastUsedAt: Instant?
        public var isDevice: Bool

        public init(id: TokenID, name: String, createdAt: Instant, expiresAt: Instant, isDevice: Bool = false) {
            self.id = id
            self.name = name
            self.createdAt = createdAt
            self.expiresAt = expiresAt
            self.isDevice = isDevice
        }
    }

    // MARK: Users

    /// Stores a user. The store must be that user's own.
    ///
    /// - Parameter key: the name as it is compared.
    public func insert(_ user: User, key: String) throws(StorageError) {
        try connection.run(
            "INSERT INTO users (user_id, name, name_key, created_ms, created_offset) VALUES (?, ?, ?, ?, ?)",
            [
                userValue, .text(user.name), .text(key), .integer(user.createdAt.milliseconds),
                .int(user.createdAt.offsetMinutes),
            ])
        // Tokens name their owner.
        try note(.device, rowsOf: "tokens")
    }

    /// Whether any user has this name, given as it is compared.
    public func isTaken(key: String) throws(StorageError) -> Bool { try Self.user(connection, key: key) != nil }

    /// The user's own name; `nil` for the lifter of a server without accounts.
    public func userName() throws(StorageError) -> String? {
        let rows = try connection.rows("SELECT name FROM users WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.text()
    }

    /// The user with a name, given as it is compared.
    public static func user(_ connection: any SQLConnection, key: String) throws(StorageError) -> UserID? {
        let rows = try connection.rows("SELECT user_id FROM users WHERE name_key = ?", [.text(key)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.id()
    }

    /// Every user with their tokens, by name.
    public static func users(_ connection: any SQLConnection) throws(StorageError) -> [User] {
        let rows = try connection.rows(
            "SELECT user_id, name, created_ms, created_offset FROM users ORDER BY name_key", [])
        var users: [User] = []
        for row in rows {
            var reader = RowReader(row)
            var user = User(
                id: try RowReader.require(reader.id()), name: try RowReader.require(reader.text()),
                createdAt: try RowReader.require(reader.instant()))
            user.tokens = try Store(connection, user: user.id).tokens()
            user.devices = try Store(connection, user: user.id).tokens(areDevices: true)
            users.append(user)
        }
        return users
    }

    // MARK: Tokens

    /// The user's tokens, or devices, oldest first.
    public func tokens(areDevices: Bool = false) throws(StorageError) -> [Token] {
        let rows = try connection.rows(
            """
            SELECT t.id, t.name, t.created_ms, t.created_offset, t.expires_ms, u.name, t.last_used_ms
            FROM tokens t LEFT JOIN users u ON u.user_id = t.user_id
            WHERE t.user_id = ? AND t.is_device = ? ORDER BY t.created_ms, t.id
            """, [userValue, .bool(areDevices)])
        var tokens: [Token] = []
        for row in rows {
            var reader = RowReader(row)
            let (id, name): (TokenID, String) = (
                try RowReader.require(reader.id()), try RowReader.require(reader.text())
            )
            let createdAt: Instant = try RowReader.require(reader.instant())
            let expiresAt = Instant(
                milliseconds: try RowReader.require(reader.int64()), offsetMinutes: createdAt.offsetMinutes)
            var token = Token(
                id: id, name: name, createdAt: createdAt, expiresAt: expiresAt, isDevice: areDevices)
            token.owner = try reader.text()
            token.lastUsedAt = try reader.int64().map { Instant(milliseconds: $0) }
            tokens.append(token)
        }
        return tokens
    }

    /// Stores a token under the hash of its secret.
    public func insert(_ token: Token, hash: String) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO tokens (user_id, id, name, hash, created_ms, created_offset, expires_ms, is_device)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                userValue, .id(token.id), .text(token.name), .text(hash), .integer(token.createdAt.milliseconds),
                .int(token.createdAt.offsetMinutes), .integer(token.expiresAt.milliseconds),
                .bool(token.isDevice),
            ])
        try note(.device, token.id)
    }

    /// Forgets a token, or a device; says whether it was there.
    public func deleteToken(_ id: TokenID, isDevice: Bool = false) throws(StorageError) -> Bool {
        let changed = try connection.run(
            "DELETE FROM tokens WHERE user_id = ? AND id = ? AND is_device = ?",
            [userValue, .id(id), .bool(isDevice)])
        if changed > 0 { try note(.device, id, isDeleted: true) }
        return changed == 1
    }

    /// Notes that a token was used now.
    public func touchToken(_ id: TokenID, now: Instant) throws(StorageError) {
        let changed = try connection.run(
            "UPDATE tokens SET last_used_ms = ? WHERE user_id = ? AND id = ?",
            [.integer(now.milliseconds), userValue, .id(id)])
        if changed > 0 { try note(.device, id) }
    }

    /// A token as it is found when somebody signs in.
    public struct TokenOwner: Equatable, Sendable {
        public var user: UserID
        public var token: TokenID
        /// Whether the user has a name, and is not only the lifter of a server without accounts.
        public var isNamed: Bool
        public var expiresMilliseconds: Int64
        public var lastUsedMilliseconds: Int64?
        public var isDevice: Bool
    }

    /// The owner of the token whose secret has this hash.
    public static func owner(_ connection: any SQLConnection, hash: String) throws(StorageError) -> TokenOwner? {
        let rows = try connection.rows(
            """
            SELECT t.user_id, t.id, u.name, t.expires_ms, t.last_used_ms, t.is_device
            FROM tokens t LEFT JOIN users u ON u.user_id = t.user_id WHERE t.hash = ?
            """, [.text(hash)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return TokenOwner(
            user: try RowReader.require(reader.id()), token: try RowReader.require(reader.id()),
            isNamed: try reader.text() != nil, expiresMilliseconds: try RowReader.require(reader.int64()),
            lastUsedMilliseconds: try reader.int64(), isDevice: try reader.bool())
    }
}
