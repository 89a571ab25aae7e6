public import Wire

/// How much the coach dares where no rule of a plan decides.
public enum CoachPreset: String, WireEnum, Sendable {
    /// Asks for more when it holds 4 times in 5.
    case careful
    /// Asks for more weight when it holds 7 times in 10.
    case standard = "default"
    /// Asks for more weight when it holds more often than not.
    case ambitious
}
