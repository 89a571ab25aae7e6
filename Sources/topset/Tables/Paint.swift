/// Colours and weights of a terminal's letters (ECMA-48, SGR).
enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"

    /// The text in this paint, where there are colours.
    func callAsFunction(_ text: String, if isColoured: Bool) -> String {
        isColoured ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}
