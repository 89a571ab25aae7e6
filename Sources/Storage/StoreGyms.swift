public import Training
import Wire

extension Store {
    /// The lifter's gyms, oldest first.
    public func gyms() throws(StorageError) -> [Gym] { try gyms(where: "AND deleted_ms IS NULL", []) }

    /// One gym.
    public func gym(_ id: GymID) throws(StorageError) -> Gym? {
        try gyms(where: "AND id = ? AND deleted_ms IS NULL", [.id(id)]).first
    }

    /// Whether a gym is there or was: a workout may name it.
    public func knowsGym(_ id: GymID) throws(StorageError) -> Bool { try !gyms(where: "AND id = ?", [.id(id)]).isEmpty }

    private func gyms(where condition: String, _ arguments: [SQLValue]) throws(StorageError) -> [Gym] {
        let rows = try connection.rows(
            "SELECT document FROM gyms WHERE user_id = ? \(condition) ORDER BY created_ms, id", [userValue] + arguments)
        var gyms: [Gym] = []
        for row in rows {
            var reader = RowReader(row)
            gyms.append(try RowReader.require(reader.document(Gym.self)))
        }
        return gyms
    }

    /// Stores a gym, new or changed.
    public func save(_ gym: Gym, now: Instant) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO gyms (user_id, id, created_ms, document) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, id) DO UPDATE SET document = excluded.document, deleted_ms = NULL
            """, [userValue, .id(gym.id), .integer(now.milliseconds), .document(gym)])
        try note(.gym, gym.id)
    }

    /// Deletes a gym. Sessions keep its id.
    public func deleteGym(_ id: GymID, now: Instant) throws(StorageError) {
        let changed = try connection.run(
            "UPDATE gyms SET deleted_ms = ? WHERE user_id = ? AND id = ?",
            [.integer(now.milliseconds), userValue, .id(id)])
        if changed > 0 { try note(.gym, id, isDeleted: true) }
    }
}
