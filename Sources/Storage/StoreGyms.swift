public import Training
import Wire

extension Store {
    /// The lifter's gyms, oldest first.
    public func gyms() throws(StorageError) -> [Gym] { try gyms(where: "", []) }

    /// One gym.
    public func gym(_ id: GymID) throws(StorageError) -> Gym? { try gyms(where: "AND id = ?", [.id(id)]).first }

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
            ON CONFLICT (user_id, id) DO UPDATE SET document = excluded.document
            """, [userValue, .id(gym.id), .integer(now.milliseconds), .document(gym)])
    }

    /// Forgets a gym. Sessions keep its id.
    public func deleteGym(_ id: GymID) throws(StorageError) {
        try connection.run("DELETE FROM gyms WHERE user_id = ? AND id = ?", [userValue, .id(id)])
    }
}
