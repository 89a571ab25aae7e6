import Storage
import Training

extension TopsetService {
    /// Events are packed when nothing has happened in their workout for so many days.
    private static let packingDays: Int64 = 365

    /// Packs the events of workouts that are over for more than a year. Each workout is a write of its own: others come between, and a
    /// kill leaves each packed or not.
    ///
    /// - Returns: how many workouts were packed.
    @discardableResult
    public func packEvents() async throws(ServiceError) -> Int {
        let moment = now.adding(seconds: -Self.packingDays * 86_400)
        var (last, packed): (Store.WorkoutPlace?, Int) = (nil, 0)
        do {
            repeat {
                let from = last
                let found = try await database.read { connection in
                    try Store.unpackedWorkouts(connection, after: from, untouchedSince: moment)
                }
                for place in found.old {
                    try Task.checkCancellation()
                    if try await database.write({ try Store.pack($0, place) }) { packed += 1 }
                }
                last = found.last
            } while last != nil
        } catch { throw ServiceError(any: error) }
        return packed
    }
}
