extension Store {
    /// The fingerprint of the command that made the thing with this id; `nil` where none is known.
    public func creation(of kind: String, _ id: String) throws(StorageError) -> String? {
        let rows = try connection.rows(
            "SELECT fingerprint FROM creations WHERE user_id = ? AND kind = ? AND id = ?",
            [userValue, .text(kind), .text(id)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.text()
    }

    /// Notes by which command the thing with this id was made, last where it was made again after it was deleted.
    public func noteCreation(of kind: String, _ id: String, by fingerprint: String) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO creations (user_id, kind, id, fingerprint) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, kind, id) DO UPDATE SET fingerprint = excluded.fingerprint
            """, [userValue, .text(kind), .text(id), .text(fingerprint)])
    }
}
