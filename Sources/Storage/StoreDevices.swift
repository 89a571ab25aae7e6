public import Training

/// Paired devices, which are tokens of another kind, and the codes that make them.
extension Store {
    // MARK: Codes

    /// A pairing code that may still be live.
    public struct PairingCode: Equatable, Sendable {
        public var user: UserID
        public var hash: String
        public var expiresMilliseconds: Int64

        public init(user: UserID, hash: String, expiresMilliseconds: Int64) {
            (self.user, self.hash, self.expiresMilliseconds) = (user, hash, expiresMilliseconds)
        }
    }

    /// Every code of every user that is not over, the newest last. There are few.
    public static func pairingCodes(_ connection: any SQLConnection, now: Instant) throws(StorageError) -> [PairingCode]
    {
        let rows = try connection.rows(
            "SELECT user_id, hash, expires_ms FROM pairing_codes WHERE expires_ms > ? ORDER BY expires_ms, hash",
            [.integer(now.milliseconds)])
        var codes: [PairingCode] = []
        for row in rows {
            var reader = RowReader(row)
            codes.append(
                PairingCode(
                    user: try RowReader.require(reader.id()), hash: try RowReader.require(reader.text()),
                    expiresMilliseconds: try RowReader.require(reader.int64())))
        }
        return codes
    }

    /// Keeps a code of this user, and of the earlier ones the newest.
    ///
    /// - Parameter most: how many there may be then.
    public func insertPairingCode(hash: String, until end: Instant, now: Instant, most: Int) throws(StorageError) {
        try connection.run(
            "INSERT INTO pairing_codes (user_id, hash, expires_ms) VALUES (?, ?, ?)",
            [userValue, .text(hash), .integer(end.milliseconds)])
        try connection.run(
            "DELETE FROM pairing_codes WHERE user_id = ? AND expires_ms <= ?",
            [userValue, .integer(now.milliseconds)])
        let rows = try connection.rows(
            "SELECT hash FROM pairing_codes WHERE user_id = ? ORDER BY expires_ms DESC, hash", [userValue])
        for row in rows.dropFirst(most) {
            var reader = RowReader(row)
            _ = try deletePairingCode(hash: try RowReader.require(reader.text()))
        }
    }

    /// Uses a code up; says whether it was there.
    public func deletePairingCode(hash: String) throws(StorageError) -> Bool {
        try connection.run(
            "DELETE FROM pairing_codes WHERE user_id = ? AND hash = ?", [userValue, .text(hash)]) == 1
    }

    // MARK: Devices

    /// The names of the user's tokens and devices: none is given twice.
    public func credentialNames() throws(StorageError) -> Set<String> {
        var names: Set<String> = []
        for row in try connection.rows("SELECT name FROM tokens WHERE user_id = ?", [userValue]) {
            var reader = RowReader(row)
            names.insert(try RowReader.require(reader.text()))
        }
        return names
    }

    /// Lets a device in until then: it was used.
    public func extendToken(_ id: TokenID, until end: Instant) throws(StorageError) {
        try connection.run(
            "UPDATE tokens SET expires_ms = ? WHERE user_id = ? AND id = ?",
            [.integer(end.milliseconds), userValue, .id(id)])
    }
}
