/// How long the texts of a request may be, in characters (Unicode scalars): what is stored or answered later has an end. Whoever refuses
/// a text, and says how long it may be, goes by these.
public enum TextLimit {
    /// Names, keys and everything else.
    public static let name = 200
    /// What a lifter writes down.
    public static let note = 2_000
    /// Why something is decided, or proposed.
    public static let reason = 1_000
    /// A cue, or a mistake.
    public static let line = 300
    /// A link to elsewhere.
    public static let link = 500
    /// What seals a backup.
    public static let passphrase = 1_000
    /// What a program is for, and how an exercise is done.
    public static let description = 4_000
    /// A whole program.
    static let document = 400_000

    /// The limit of a field, by its name.
    static func of(_ name: StaticString) -> Int {
        let name = name.description
        switch name {
        case "description", "instructions": return description
        case "passphrase": return passphrase
        case "notation", "pasted": return document
        case "form_cues", "common_mistakes": return line
        case "video_url": return link
        case "reason", "text": return reason
        // A patch sets notes by their name and a value.
        case "notes", "note", "skip_reason", "value": return note
        default: return self.name
        }
    }

    /// "must have 1 to 200 characters", with what a range ends in.
    public static func fault(_ range: ClosedRange<Int>) -> String {
        range.lowerBound == 0
            ? "must have at most " + String(range.upperBound) + " characters"
            : "must have " + String(range.lowerBound) + " to " + String(range.upperBound) + " characters"
    }
}
