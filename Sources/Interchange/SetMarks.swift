import Training

/// What a word for the kind of a set says; `nil` for one that is not known. Hevy's, openweight's and
/// FitNotes'.
func setType(named cell: String) -> (type: SetType, isFailure: Bool)? {
    switch trimmed(cell).lowercased() {
    case "normal", "working", "work", "": (.working, false)
    case "warmup", "warm_up", "warm-up", "warm up": (.warmup, false)
    case "dropset", "drop_set", "drop-set", "drop set", "drop": (.dropset, false)
    case "top": (.top, false)
    case "backoff", "back-off", "back_off", "back off": (.backoff, false)
    case "rest-pause", "rest_pause", "rest pause", "myo": (.restPause, false)
    case "cluster": (.cluster, false)
    case "failure": (.working, true)
    default: nil
    }
}

/// What a cell says that is a mark or none; `nil` for a word that is neither.
func isMarked(_ cell: String) -> Bool? {
    switch trimmed(cell).lowercased() {
    case "", "0", "0.0", "false", "no", "nein", "n", "-", "falsch", "non", "working", "normal": false
    case "1", "1.0", "true", "yes", "ja", "y", "j", "x", "✓", "w", "wahr", "oui", "warmup", "warm-up", "warm up",
        "aufwärmen",
        "aufwärmsatz":
        true
    default: nil
    }
}

/// What became of a set that an app lists whether it was done or not.
enum SetStatus {
    case done, failed, planned

    /// `nil` for a word that is not known.
    init?(_ cell: String) {
        switch trimmed(cell).lowercased() {
        case "", "done", "completed": self = .done
        case "failed": self = .failed
        case "notstarted", "not started", "skipped", "planned": self = .planned
        default: return nil
        }
    }
}
