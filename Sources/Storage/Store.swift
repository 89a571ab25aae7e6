public import Training

/// One user's data within one transaction. Every statement names the user first.
public struct Store {
    let connection: any SQLConnection
    let user: UserID

    /// The store of `user` on a connection whose schema is up to date.
    public init(_ connection: any SQLConnection, user: UserID) {
        self.connection = connection
        self.user = user
    }

    var userValue: SQLValue { .text(user.text) }
}
