public import Training

/// Whether a machine's clock can be right. What is recorded is dated by it: under a wrong one a log would be out of order for
/// good.
public enum ClockCheck {
    /// From 2026-01-01, before which there was no Topset, to the end of the year 9999 wherever it is lived: a later time has no
    /// text. In milliseconds since 1970.
    public static let sensible: ClosedRange<Int64> = 1_767_225_600_000...253_402_300_799_000 - 14 * 3_600_000
    /// By how many milliseconds a clock may lie before the newest time that is recorded.
    private static let mayLag: Int64 = 86_400_000

    /// What is wrong with the clock, for the operator.
    ///
    /// - Parameter newest: the newest time of the server's own that is recorded.
    public static func fault(_ now: Instant, newest: Instant?) -> String? {
        let says = "this machine's clock says \(now.local.dateText)"
        guard sensible.contains(now.milliseconds) else {
            return says + ": set it first, what is recorded is dated by it"
        }
        guard let newest, now.milliseconds < newest.milliseconds - mayLag else { return nil }
        return says + ", but the database was written on \(newest.local.dateText): set the clock first"
    }

    /// A time that has a text, however the clock is set while the program runs.
    public static func clamped(_ milliseconds: Int64) -> Int64 { min(max(milliseconds, 0), sensible.upperBound) }
}
