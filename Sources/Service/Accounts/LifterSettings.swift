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
        let language = try await settings(user).language.map { spoken[$0] ?? .english }
        languages.keep(language, of: user)
        return language
    }

    /// Stores the lifter's settings. The unit is not changed in the middle of a workout.
    public func save(_ user: UserID, _ settings: Settings) async throws(ServiceError) -> Settings {
        guard SetLimits.rest.contains(settings.restSeconds) else {
            throw ServiceError(.validation, "rest_seconds must be between 30 and 600.", path: "/rest_seconds")
        }
        if let percent = settings.secondaryPercent, !Settings.secondaryShares.contains(percent) {
            throw ServiceError(
                .validation, "secondary_percent must be between 0 and 100.", path: "/secondary_percent")
        }
        if let tag = settings.language, spoken[tag] == nil {
            let known = spoken.all.map(\.code).joined(separator: ", ")
            throw ServiceError(.validation, "language must be one of \(known).", path: "/language")
        }
        if let faults = settings.exerciseDefaults?.faults(), !faults.isEmpty { throw ServiceError(faults) }
        _ = try Self.zone(settings.timezone)
        let saved = try await write(user) { turn in
            try LifterSettings(turn: turn).save(settings)
            return settings
        }
        languages.keep(saved.language.map { spoken[$0] ?? .english }, of: user)
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
        let known = try turn.settings()
        try check(settings.exerciseDefaults, before: known.exerciseDefaults)
        let before = known.unit
        if before != settings.unit, try store.runningWorkout() != nil {
            throw ServiceError(.workoutInProgress, "The unit cannot change while a workout is running.", path: "/unit")
        }
        try turn.save(settings)
        if before != settings.unit { try UnitSwitch(turn: turn).convert(from: before, to: settings.unit) }
    }

    /// What has settings of its own is an exercise that the lifter has, or had when that was said.
    private func check(_ defaults: ExerciseDefaultsList?, before: ExerciseDefaultsList?) throws {
        guard let defaults, !defaults.all.isEmpty else { return }
        let library = try turn.library()
        for (index, own) in defaults.all.enumerated()
        where library[own.exerciseID] == nil && before?[own.exerciseID] == nil {
            throw ServiceError.notFound("exercise", path: "/exercise_defaults/\(index)/exercise_id")
        }
    }
}
