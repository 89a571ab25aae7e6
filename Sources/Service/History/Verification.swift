import Storage
import Training
import Wire

/// What a look over everything that is stored found.
public struct VerificationReport: Equatable, Sendable {
    /// Documents that were read, and measurements.
    public var documents = 0
    /// Workouts whose events were replayed.
    public var workouts = 0
    /// Archived sessions that were compared with what was recorded of them: the events of their workouts, and what was corrected,
    /// deleted and brought back since.
    public var compared = 0
    /// Sessions of which nothing but their rows is kept, so that there is nothing to compare them with: told afterwards or imported, and
    /// as they were then.
    public var uncompared = 0
    /// What cannot be read, or is not what its events say.
    public var faults: [String] = []
    /// What archived sessions say otherwise than was recorded; `rebuild` puts it right.
    public var differences: [String] = []
}

extension TopsetService {
    /// Reads every stored document, and replays the events of every live workout: the outcome must be the stored one, byte for
    /// byte, and an archived session what the events and its corrections come to. Changes nothing.
    public func verify() async throws(ServiceError) -> VerificationReport {
        var report = VerificationReport()
        do {
            for document in StoredDocument.all {
                let found = try await database.read { try Store.check(document, $0) }
                report.documents += found.count
                report.faults += found.faults
            }
            let measured = try await database.read { try Store.checkBodyEntries($0) }
            report.documents += measured.count
            report.faults += measured.faults
            for (user, id) in try await database.read({ try Store.workouts($0) }) {
                report.workouts += 1
                if let fault = await replayFault(user, id) { report.faults.append("workout \(id.text): \(fault)") }
            }
            for (user, id) in try await database.read({ try Store.recordedSessions($0) }) {
                try await compare(user, id, into: &report)
            }
            report.uncompared = try await database.read { try Store.unrecordedSessions($0) }
            report.differences += try await database.read { try Store.misdatedSessions($0) }.map {
                "session \($0.text): an exercise is found at another moment than its start"
            }
        } catch { throw ServiceError(any: error) }
        return report
    }

    private func replayFault(_ user: UserID, _ id: WorkoutID) async -> String? {
        do {
            return try await read(user) { turn in try turn.store.replayFault(id) }
        } catch { return error.inner ?? error.message }
    }

    /// What an archived session says otherwise than was recorded. That events cannot be replayed is told of their workout.
    private func compare(
        _ user: UserID, _ id: WorkoutID, into report: inout VerificationReport
    ) async throws(ServiceError) {
        let found = try await read(user) { turn in
            let check = ArchiveCheck(turn: turn)
            do {
                return (try check.archivedFaults(id), try check.difference(id)?.lines ?? [])
            } catch is ReplayFault { return ([], []) } catch StorageError.corrupt(let fault) { return ([fault], []) }
        }
        report.compared += 1
        report.faults += found.0.map { "session \(id.text): \($0)" }
        report.differences += found.1.map { "session \(id.text): \($0)" }
    }
}

/// Why events lead nowhere.
struct ReplayFault: Error {
    var message: String
}

extension Store {
    /// What is wrong between a live workout and its events; `nil` where they lead to it byte for byte.
    func replayFault(_ id: WorkoutID) throws -> String? {
        var document = JSONValue.null
        for (place, event) in try events(of: id, after: 0, limit: Int(Int32.max)).enumerated() {
            guard event.seq == place + 1 else { return "event \(place + 1) is missing" }
            document = try document.applying(event.diffOps)
        }
        guard let workout = try workout(id) else { return "it is gone" }
        return JSON.text(document) == JSON.text(workout) ? nil : "its events lead to another state"
    }
}
