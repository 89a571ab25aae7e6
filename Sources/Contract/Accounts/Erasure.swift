public import Wire

/// A request to erase an account.
public struct EraseAccount: WireModel, Sendable {
    /// The account's name; of the lifter of a server without accounts, who has none, the word "erase".
    public var confirm: String

    /// What confirms where there is no name.
    public static let word = "erase"

    public init(confirm: String) { self.confirm = confirm }

    public init(blank: Blank) { confirm = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("confirm", &confirm)
    }
}

/// What became of an account that was erased.
public struct ErasedAccount: WireModel, Sendable {
    public var success = true
    /// Whether nothing of it stands in the database's files; otherwise somebody reads them, and it is done within an hour.
    public var settled = true
    /// Backups of the server's schedule that held the account and were removed; a new one was made before.
    public var backupsRemoved = 0
    /// Backups that somebody made by hand, and databases that were put aside, which may hold the account still: the server does not
    /// touch them.
    public var backupsLeft = 0

    public init() {}

    public init(blank: Blank) {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("settled", &settled)
        try v.field("backups_removed", &backupsRemoved)
        try v.field("backups_left", &backupsLeft)
    }
}
