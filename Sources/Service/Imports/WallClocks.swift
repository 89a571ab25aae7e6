public import Foundation
import Interchange
import Training

extension TimeZone {
    /// The moment at which the wall clocks of this zone showed `local`. Where a clock change skips or repeats the hour,
    /// the offset before the change holds.
    func instant(of local: LocalDateTime) -> Instant {
        let wall = Double(local.millisecondsOnTheWall) / 1_000
        var offset = secondsFromGMT(for: Date(timeIntervalSince1970: wall))
        offset = secondsFromGMT(for: Date(timeIntervalSince1970: wall - Double(offset)))
        return Instant(local, offsetMinutes: offset / 60)
    }

    /// When a workout began. A time without an offset is this zone's; one in UTC is a moment, which is shown here as this zone's
    /// clocks had it; any other was lived with the offset that it states.
    func start(of workout: ImportedWorkout) -> Instant {
        guard let stated = workout.offsetMinutes else { return instant(of: workout.start) }
        let start = Instant(workout.start, offsetMinutes: stated)
        // We write where it was lived.
        guard stated == 0, workout.format != .topset else { return start }
        return Instant(
            milliseconds: start.milliseconds, offsetMinutes: offsetMinutes(atMilliseconds: start.milliseconds))
    }

    /// The offset of this zone at a moment, in minutes east of UTC.
    public func offsetMinutes(atMilliseconds milliseconds: Int64) -> Int {
        secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1_000)) / 60
    }
}
