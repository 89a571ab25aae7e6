/// How long the texts of a request may be, in characters (Unicode scalars): what is stored or answered later has an end.
enum TextLimit {
    /// Names, keys and everything else.
    static let short = 200
    /// What a lifter writes down.
    static let long = 2_000
    /// What seals a backup.
    static let passphrase = 1_000
    /// What a program is for.
    static let description = 4_000
    /// A whole program.
    static let document = 400_000

    /// The limit of a field, by its name.
    static func of(_ name: StaticString) -> Int {
        let name = name.description
        if name == "description" { return description }
        if name == "passphrase" { return passphrase }
        if name == "notation" || name == "pasted" { return document }
        if name == "instructions" || name == "form_cues" || name == "common_mistakes" { return long }
        // A patch sets notes by their name and a value.
        return name == "notes" || name == "note" || name == "reason" || name == "value" ? long : short
    }
}
