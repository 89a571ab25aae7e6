public import Wire

/// What a pain is to one exercise.
public struct PainTouch: Equatable, Sendable {
    /// By what the exercise meets the pain; the first says most.
    public enum Link: String, WireEnum, Sendable {
        /// It was felt in this very exercise.
        case exercise
        /// It hurts in this movement.
        case movement
        /// A muscle that lies there is trained first, or the joint is loaded.
        case muscle, joint
        /// A muscle that lies there only helps.
        case helper
    }

    public var flag: PainFlag
    public var link: Link
    /// How much it counts here: as severe as it is, and one step less where the place only helps.
    public var severity: PainSeverity

    public init(flag: PainFlag, link: Link, severity: PainSeverity) {
        (self.flag, self.link, self.severity) = (flag, link, severity)
    }
}

extension PainFlag {
    /// What it is to an exercise; `nil` where the exercise does not concern it, and once it is resolved.
    ///
    /// Where one movement is named, it hurts in that one alone, and in the exercise in which it was felt: what else trains or loads the
    /// place is only noted.
    public func touch(_ exercise: Exercise) -> PainTouch? { isOpen ? concern(exercise) : nil }

    /// The same for a pain that may be over, for what was done while it hurt.
    public func concern(_ exercise: Exercise) -> PainTouch? {
        if exerciseID == exercise.id { return PainTouch(flag: self, link: .exercise, severity: severity) }
        if let pattern {
            if exercise.pattern == pattern { return PainTouch(flag: self, link: .movement, severity: severity) }
            return link(to: exercise).map { PainTouch(flag: self, link: $0, severity: .mild) }
        }
        if let link = link(to: exercise) { return PainTouch(flag: self, link: link, severity: severity) }
        guard let less = severity.lower, exercise.secondaryMuscles.contains(where: { bodyPart.holds($0) }) else {
            return nil
        }
        return PainTouch(flag: self, link: .helper, severity: less)
    }

    /// Whether it trains the place first, or loads it.
    private func link(to exercise: Exercise) -> PainTouch.Link? {
        if exercise.primaryMuscles.contains(where: { bodyPart.holds($0) }) { return .muscle }
        return bodyPart.isLoaded(by: exercise) ? .joint : nil
    }
}

/// What hurts, beside what is trained.
public enum Pains {
    /// The worst of open pains to an exercise; of two alike the one that says more, then the newer.
    public static func worst(on exercise: Exercise, of flags: [PainFlag]) -> PainTouch? {
        var worst: PainTouch?
        for flag in flags {
            guard let touch = flag.touch(exercise) else { continue }
            if let known = worst, !touch.isWorse(than: known) { continue }
            worst = touch
        }
        return worst
    }

    /// The places that an exercise loads as joints, then those that it trains.
    public static func parts(of exercise: Exercise) -> [BodyPart] {
        var (joints, muscles): ([BodyPart], [BodyPart]) = ([], [])
        for part in BodyPart.allCases {
            if part.isLoaded(by: exercise) {
                joints.append(part)
            } else if exercise.primaryMuscles.contains(where: { part.holds($0) }) {
                muscles.append(part)
            }
        }
        return joints + muscles
    }

    /// The worst of open pains to each exercise that they concern.
    public static func touches(_ exercises: [Exercise], by flags: [PainFlag]) -> [ExerciseID: PainTouch] {
        var touches: [ExerciseID: PainTouch] = [:]
        if flags.isEmpty { return touches }
        for exercise in exercises { touches[exercise.id] = worst(on: exercise, of: flags) }
        return touches
    }
}

extension PainTouch {
    fileprivate func isWorse(than other: PainTouch) -> Bool {
        if severity != other.severity { return severity > other.severity }
        if link != other.link { return link.rank < other.link.rank }
        if flag.createdAt != other.flag.createdAt { return flag.createdAt > other.flag.createdAt }
        return flag.id < other.flag.id
    }
}

extension PainTouch.Link {
    fileprivate var rank: Int {
        switch self {
        case .exercise: 0
        case .movement: 1
        case .muscle: 2
        case .joint: 3
        case .helper: 4
        }
    }
}
