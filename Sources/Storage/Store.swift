public import Training

/// One user's data within one transaction. Every statement names the user first.
public struct Store {
    let connection: any SQLConnection
    let user: UserID
    /// What the lifter's device speaks, where that is known.
    private let language: Language?
    let memory = StoreMemory()

    /// The store of `user` on a connection whose schema is up to date.
    public init(_ connection: any SQLConnection, user: UserID, language: Language? = nil) {
        self.connection = connection
        self.user = user
        self.language = language
    }

    /// How sentences are said to the lifter: in the language and unit of the settings, else in the device's language.
    public func voice(_ settings: Settings) -> Voice {
        Voice(settings.language.map { Language(tag: $0) } ?? language ?? .english, settings.unit)
    }

    var userValue: SQLValue { .text(user.text) }
}
