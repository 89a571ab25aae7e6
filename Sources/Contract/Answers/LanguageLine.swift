public import Wire

/// A language that the app speaks.
public struct LanguageLine: WireModel, Sendable {
    /// Two or three small letters (ISO 639), as the settings name it.
    public var code: String
    /// What it is called by those who speak it.
    public var name: String

    public init(code: String, name: String) { (self.code, self.name) = (code, name) }

    /// Those that are always there.
    public static var builtIn: [LanguageLine] {
        [LanguageLine(code: "en", name: "English"), LanguageLine(code: "de", name: "Deutsch")]
    }

    public init(blank: Blank) { (code, name) = ("", "") }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("name", &name)
    }
}
