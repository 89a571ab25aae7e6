public import Wire

/// A request for the sealed backup of an account.
public struct BackUpAccount: WireModel, Sendable {
    /// How many characters (Unicode scalars) a passphrase has.
    public static let passphraseLength = 8...TextLimit.passphrase

    /// Of `passphraseLength`. It is kept nowhere: without it the backup is lost.
    public var passphrase: String

    public init(passphrase: String) { self.passphrase = passphrase }

    public init(blank: Blank) { passphrase = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("passphrase", &passphrase)
        v.range(Self.passphraseLength)
    }
}
