public import Training

/// Remembers versions of plans as they were read, beyond one transaction: their documents never change.
public protocol VersionMemory: Sendable {
    /// The version that was read from a document; `nil` where it was none, or not that one.
    func find(_ id: SnapshotID, of user: UserID, _ document: String) -> PlanSnapshot?
    func keep(_ snapshot: PlanSnapshot, _ document: String, of user: UserID)
}

/// One user's data within one transaction. Every statement names the user first.
public struct Store {
    let connection: any SQLConnection
    let user: UserID
    /// The user as a parameter.
    let userValue: SQLValue
    /// What the lifter's device speaks, where that is known.
    private let language: Language?
    /// Those that settings may name.
    public let languages: Languages
    /// What was read of plans before, where that is kept.
    let versions: (any VersionMemory)?
    let memory = StoreMemory()

    /// The store of `user` on a connection whose schema is up to date.
    public init(
        _ connection: any SQLConnection, user: UserID, language: Language? = nil, versions: (any VersionMemory)? = nil,
        languages: Languages = Languages()
    ) {
        self.connection = connection
        self.user = user
        userValue = .text(user.text)
        self.language = language
        self.versions = versions
        self.languages = languages
    }

    /// How sentences are said to the lifter: in the language and unit of the settings, else in the device's language.
    public func voice(_ settings: Settings) -> Voice {
        Voice(settings.language.map { languages[$0] ?? .english } ?? language ?? .english, settings.unit)
    }
}
