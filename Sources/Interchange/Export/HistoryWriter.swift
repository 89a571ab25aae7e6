public import Training

/// Finished workouts as text of some form, written one after another, oldest first: what was written is given away, so that memory does
/// not grow with the history.
public protocol HistoryWriter: Sendable {
    /// What stands before the first workout.
    mutating func begin(_ text: inout String)
    mutating func write(_ session: WorkoutSession, _ text: inout String)
    /// What stands behind the last one.
    mutating func end(_ text: inout String)
}

extension HistoryWriter {
    public mutating func end(_ text: inout String) {}
}

/// What spreadsheets know a UTF-8 file by.
let byteOrderMark = "\u{FEFF}"
