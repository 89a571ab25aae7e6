import Contract
import Storage
public import Training

extension TopsetService {
    /// The lifter's settings.
    public func settings(_ user: UserID) async throws(ServiceError) -> Settings {
        try await read(user) { turn in try turn.settings() }
    }

    /// The language that the lifter chose; `nil` follows the device.
    public func language(_ user: UserID) async throws(ServiceError) -> Language? {
        if let known = languages[user] { return known }
        let language = try await settings(user).language.map { Language(tag: $0) }
        languages.keep(language, of: user)
        return language
    }

    /// Stores the lifter's settings. The unit is not changed in the middle of a workout.
    public func save(_ user: UserID, _ settings: Settings) async throws(ServiceError) -> Settings {
        guard SetLimits.rest.contains(settings.restSeconds) else {
            throw ServiceError(.validation, "rest_seconds must be between 30 and 600.", path: "/rest_seconds")
        }
        if let tag = settings.language, Language(known: tag) == nil {
            let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
            throw ServiceError(.validation, "language must be one of \(known).", path: "/language")
        }
        let saved = try await write(user) { turn in
            try LifterSettings(turn: turn).save(settings)
            return settings
        }
        languages.keep(saved.language.map { Language(tag: $0) }, of: user)
        return saved
    }
}

/// What a lifter has set.
struct LifterSettings: UseCase {
    let turn: Turn

    /// The unit is not changed in the middle of a workout.
    func save(_ settings: Settings) throws {
        if let gym = settings.gymID, try store.gym(gym) == nil {
            throw ServiceError.notFound("gym", path: "/gym_id")
        }
        let before = try turn.settings().unit
        if before != settings.unit, try store.runningWorkout() != nil {
            throw ServiceError(.workoutInProgress, "The unit cannot change while a workout is running.", path: "/unit")
        }
        try turn.save(settings)
        if before != settings.unit { try UnitSwitch(turn: turn).convert(from: before, to: settings.unit) }
    }
}
