extension AccountTable {
    /// Every table with rows of users: all that there are but the server's own.
    public static var ofUsers: [String] {
        exported.map(\.name) + derived.union(staying).union(packed).subtracting(ofServer).sorted()
    }
}

extension Store {
    /// Deletes every row of the account, in every table.
    ///
    /// - Parameter continuing: whether the account goes on, empty. The count of what was written to it goes on then: answers that were
    ///   worked out before are known by it.
    public func erase(continuing: Bool) throws(StorageError) {
        let revision = try revision()
        for table in AccountTable.ofUsers {
            try connection.run("DELETE FROM \(table) WHERE user_id = ?", [userValue])
        }
        guard continuing else { return }
        try connection.run(
            "INSERT INTO revisions (user_id, revision) VALUES (?, ?)", [userValue, .integer(revision + 1)])
    }
}
