/// What the status of an answer means for the one who called.
public enum CallOutcome: Equatable, Sendable {
    case success
    /// A definite no: the same call would be refused again.
    case refused
    /// No answer of the server, or one that asks to come again: no signal, a portal's login page, a restart, a full disk.
    /// The same call with the same key may be made until it is answered.
    case again

    /// - Parameter status: of HTTP; 0 when there was no answer.
    public init(status: Int) {
        switch status {
        case 200..<300: self = .success
        // 401: the device must be paired again; nothing is lost meanwhile.
        case 401, 408, 429: self = .again
        case 400..<500: self = .refused
        default: self = .again
        }
    }
}
