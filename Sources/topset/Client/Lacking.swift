import Service
import Training

/// What lifts take and the gym where they are trained has not, as the app warns of it before a start.
struct Lacking {
    /// The lifts that need the same things.
    private var groups: [(missing: [Equipment], lifts: [String])] = []

    /// - Parameter missing: of the lift; `nil` and nothing say that all is there.
    mutating func add(_ lift: String, _ missing: [Equipment]?) {
        guard let missing, !missing.isEmpty else { return }
        guard let place = groups.firstIndex(where: { $0.missing == missing }) else {
            return groups.append((missing, [lift]))
        }
        // A lift stands in several plans.
        if !groups[place].lifts.contains(lift) { groups[place].lifts.append(lift) }
    }

    /// "No barbell, no rack at Hotel: Bench Press (Barbell)."
    private func lines(at gym: String) -> [String] {
        groups.map { group in
            let missing = group.missing.map { "no " + $0.rawValue.replacing("_", with: " ") }.joined(separator: ", ")
            return "N\(missing.dropFirst()) at \(gym): \(group.lifts.joined(separator: ", "))."
        }
    }

    /// Prints what is missing in a gym; nothing where nobody said where it is, or all is there.
    func tell(_ service: TopsetService, _ user: UserID, in gym: GymID?) async throws {
        guard !groups.isEmpty, let gym else { return }
        let name = try await service.gym(user, gym).name
        for line in lines(at: name) { Terminal.tell(line, .yellow) }
    }
}
