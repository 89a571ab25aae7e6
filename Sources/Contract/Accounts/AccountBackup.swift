public import Wire

/// A request for the sealed backup of an account.
public struct BackUpAccount: WireModel, Sendable {
    /// At least 8 characters. It is kept nowhere: without it the backup is lost.
    public var passphrase: String

    public init(passphrase: String) { self.passphrase = passphrase }

    public init(blank: Blank) { passphrase = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("passphrase", &passphrase)
    }
}
