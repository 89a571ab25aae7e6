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

extension Lifter {
    /// Says what stands against a day as its preview holds it: what the gym has not, then what hurts.
    func warn(of preview: StartPreview) async throws {
        var lacking = Lacking()
        for exercise in preview.exercises { lacking.add(exercise.name, exercise.missing) }
        try await lacking.tell(service, user, in: preview.gymID)
        for exercise in preview.exercises {
            if let line = exercise.hurt { Terminal.tell(line, .yellow) }
        }
    }
}

extension PreviewExercise {
    /// "Push-Up: Severe pain in the wrist, which this loads: take another exercise. Instead: Cable Fly (same muscles)."; `nil` where
    /// nothing hurts.
    fileprivate var hurt: String? {
        guard let pain else { return nil }
        let line = "\(name): \(pain.text)"
        guard let substitute else { return line }
        let why = substitute.reasons.map(\.text).joined(separator: ", ")
        return line + " Instead: \(substitute.name)" + (why.isEmpty ? "." : " (\(why)).")
    }
}
