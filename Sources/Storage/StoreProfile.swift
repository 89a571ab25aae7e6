public import Training
import Wire

extension Store {
    /// What the lifter has said of themselves; `nil` when nothing was ever said.
    public func profile() throws(StorageError) -> Profile? {
        let rows = try connection.rows("SELECT document FROM profiles WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.document(Profile.self)
    }

    /// Stores what the lifter says of themselves.
    public func save(_ profile: Profile) throws(StorageError) {
        try connection.run(
            "INSERT INTO profiles (user_id, document) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET document = excluded.document",
            [userValue, .document(profile)])
        try note(.profile, user)
    }
}
