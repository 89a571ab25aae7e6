import Storage
import Training
import Wire

/// What a look over everything that is stored found.
public struct VerificationReport: Equatable, Sendable {
    /// Documents that were read.
    public var documents = 0
    /// Workouts whose events were replayed.
    public var workouts = 0
    /// What cannot be read, or is not what its events say.
    public var faults: [String] = []
}

extension TopsetService {
    /// Reads every stored document, and replays the events of every live workout: the outcome must be the stored one, byte for
    /// byte. Changes nothing.
    public func verify() async throws(ServiceError) -> VerificationReport {
        var report = VerificationReport()
        do {
            for document in StoredDocument.all {
                let found = try await database.read { try Store.check(document, $0) }
                report.documents += found.count
                report.faults += found.faults
            }
            for (user, id) in try await database.read({ try Store.workouts($0) }) {
                report.workouts += 1
                if let fault = await replayFault(user, id) { report.faults.append("workout \(id.text): \(fault)") }
            }
        } catch { throw ServiceError(any: error) }
        return report
    }

    private func replayFault(_ user: UserID, _ id: WorkoutID) async -> String? {
        do {
            return try await read(user) { turn in try turn.store.replayFault(id) }
        } catch { return error.inner ?? error.message }
    }
}

extension Store {
    /// What is wrong between a live workout and its events; `nil` where they lead to it byte for byte.
    func replayFault(_ id: WorkoutID) throws -> String? {
        var document = JSONValue.null
        let events = try events(of: id, after: 0, limit: Int(Int32.max))
        for (place, event) in events.enumerated() {
            guard event.seq == place + 1 else { return "event \(place + 1) is missing" }
            document = try document.applying(event.diffOps)
        }
        guard let workout = try workout(id) else { return "it is gone" }
        return JSON.text(document) == JSON.text(workout) ? nil : "its events lead to another state"
    }
}
