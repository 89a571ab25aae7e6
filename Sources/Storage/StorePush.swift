public import Training

/// Browsers that show notifications, what the server is known by to those that bring them, and who was reminded.
extension Store {
    // MARK: The server's key

    /// The private key, as it was kept; `nil` before it was made.
    public static func pushKey(_ connection: any SQLConnection) throws(StorageError) -> String? {
        let rows = try connection.rows("SELECT private_key FROM push_keys WHERE id = 1", [])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.text()
    }

    /// Keeps a private key, unless there is one.
    ///
    /// - Returns: the one that holds.
    public static func keepPushKey(
        _ connection: any SQLConnection, _ key: String, now: Instant
    ) throws(StorageError) -> String {
        try connection.run(
            "INSERT INTO push_keys (id, private_key, created_ms) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING",
            [.text(key), .integer(now.milliseconds)])
        return try pushKey(connection) ?? key
    }

    // MARK: Subscriptions

    /// A browser that shows notifications.
    public struct PushTarget: Equatable, Sendable {
        public var id: PushSubscriptionID
        public var endpoint: String
        /// Its public key and its secret, as the browser says them: base64url.
        public var publicKey: String
        public var secret: String
        /// The paired device that it belongs to.
        public var deviceID: TokenID?
        /// What it speaks, for those who chose no language.
        public var language: Language
        public var createdAt: Instant
        public var lastSentAt: Instant?

        public init(
            id: PushSubscriptionID, endpoint: String, publicKey: String, secret: String, deviceID: TokenID?,
            language: Language, createdAt: Instant
        ) {
            (self.id, self.endpoint, self.publicKey, self.secret) = (id, endpoint, publicKey, secret)
            (self.deviceID, self.language, self.createdAt) = (deviceID, language, createdAt)
        }
    }

    /// All of the user's, the oldest first.
    public func pushTargets() throws(StorageError) -> [PushTarget] {
        let rows = try connection.rows(
            """
            SELECT id, endpoint, public_key, secret, device_id, language, created_ms, created_offset, last_sent_ms
            FROM push_subscriptions WHERE user_id = ? ORDER BY created_ms, id
            """, [userValue])
        var targets: [PushTarget] = []
        for row in rows {
            var reader = RowReader(row)
            let id: PushSubscriptionID = try RowReader.require(reader.id())
            let endpoint = try RowReader.require(reader.text())
            let (publicKey, secret) = (try RowReader.require(reader.text()), try RowReader.require(reader.text()))
            let device: TokenID? = try reader.id()
            let language = languages[try RowReader.require(reader.text())] ?? .english
            var target = PushTarget(
                id: id, endpoint: endpoint, publicKey: publicKey, secret: secret, deviceID: device,
                language: language, createdAt: try RowReader.require(reader.instant()))
            target.lastSentAt = try reader.int64().map { Instant(milliseconds: $0) }
            targets.append(target)
        }
        return targets
    }

    /// Keeps a subscription, new or with other keys. A browser is one lifter's: whoever had it before has it no more.
    public func save(_ target: PushTarget) throws(StorageError) {
        try connection.run(
            "DELETE FROM push_subscriptions WHERE endpoint = ? AND user_id <> ?", [.text(target.endpoint), userValue])
        try connection.run(
            """
            INSERT INTO push_subscriptions
              (user_id, id, endpoint, public_key, secret, device_id, language, created_ms, created_offset)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (user_id, id) DO UPDATE SET public_key = excluded.public_key, secret = excluded.secret,
              device_id = excluded.device_id, language = excluded.language
            """,
            [
                userValue, .id(target.id), .text(target.endpoint), .text(target.publicKey), .text(target.secret),
                .id(target.deviceID), .text(target.language.code), .integer(target.createdAt.milliseconds),
                .int(target.createdAt.offsetMinutes),
            ])
    }

    /// Forgets a subscription; says whether it was there.
    public func deletePushTarget(_ id: PushSubscriptionID) throws(StorageError) -> Bool {
        try connection.run("DELETE FROM push_subscriptions WHERE user_id = ? AND id = ?", [userValue, .id(id)]) == 1
    }

    /// Forgets those of a device that is no longer signed in.
    public func deletePushTargets(of device: TokenID) throws(StorageError) {
        try connection.run(
            "DELETE FROM push_subscriptions WHERE user_id = ? AND device_id = ?", [userValue, .id(device)])
    }

    /// Notes that something was brought to a browser.
    public func touchPushTarget(_ id: PushSubscriptionID, now: Instant) throws(StorageError) {
        try connection.run(
            "UPDATE push_subscriptions SET last_sent_ms = ? WHERE user_id = ? AND id = ?",
            [.integer(now.milliseconds), userValue, .id(id)])
    }

    /// Every user with a browser that shows notifications. There are few.
    public static func usersWithPush(_ connection: any SQLConnection) throws(StorageError) -> [UserID] {
        var users: [UserID] = []
        for row in try connection.rows("SELECT DISTINCT user_id FROM push_subscriptions ORDER BY user_id", []) {
            var reader = RowReader(row)
            users.append(try RowReader.require(reader.id()))
        }
        return users
    }

    // MARK: Reminders

    /// The last day of which the user was reminded, or was not because there was no need.
    public func remindedDay() throws(StorageError) -> LocalDate? {
        let rows = try connection.rows("SELECT day FROM reminded_days WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.int64().map { LocalDate(day: $0) }
    }

    /// Notes that a day is done with.
    public func saveRemindedDay(_ day: LocalDate) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO reminded_days (user_id, day) VALUES (?, ?)
            ON CONFLICT (user_id) DO UPDATE SET day = excluded.day
            """, [userValue, .integer(day.day)])
    }
}
