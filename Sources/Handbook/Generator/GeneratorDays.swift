import Training

/// What a generated workout is about.
extension WorkoutFocus {
    /// The places of such a workout, what matters most first. The second of a kind goes about it the other way round.
    ///
    /// - Parameter round: 0 for the first workout of its kind in a week.
    func slots(_ round: Int) -> [WorkSlot] {
        switch (self, round) {
        case (.full, 0):
            [.squat, .horizontalPush, .horizontalPull, .hinge, .verticalPush, .biceps, .abdominals, .calves]
        case (.full, 1):
            [.hinge, .verticalPush, .verticalPull, .lunge, .horizontalPush, .triceps, .calves, .abdominals]
        case (.full, _):
            [.squat, .horizontalPush, .verticalPull, .hamstrings, .verticalPush, .sideDelts, .biceps, .calves]
        case (.upper, 0):
            [.horizontalPush, .horizontalPull, .verticalPush, .verticalPull, .triceps, .biceps, .sideDelts, .rearDelts]
        case (.upper, _):
            [.verticalPush, .verticalPull, .horizontalPush, .horizontalPull, .biceps, .triceps, .rearDelts, .sideDelts]
        case (.lower, 0), (.legs, 0):
            [.squat, .hinge, .lunge, .hamstrings, .glutes, .calves, .abdominals, .quadriceps]
        case (.lower, _), (.legs, _):
            [.hinge, .squat, .lunge, .hamstrings, .calves, .glutes, .abdominals, .quadriceps]
        case (.push, 0): [.horizontalPush, .verticalPush, .triceps, .sideDelts, .horizontalPush, .triceps, .chest]
        case (.push, _): [.verticalPush, .horizontalPush, .triceps, .sideDelts, .horizontalPush, .triceps, .chest]
        case (.pull, 0): [.horizontalPull, .verticalPull, .rearDelts, .biceps, .horizontalPull, .biceps]
        case (.pull, _): [.verticalPull, .horizontalPull, .biceps, .rearDelts, .verticalPull, .biceps]
        }
    }

    /// What belongs to it, for what has rested.
    var muscles: [Muscle] {
        switch self {
        case .push: [.chest, .frontDelts, .sideDelts, .triceps]
        case .pull: [.lats, .middleBack, .rearDelts, .biceps]
        case .legs, .lower: [.quadriceps, .hamstrings, .glutes, .calves]
        case .upper: [.chest, .frontDelts, .sideDelts, .triceps, .lats, .middleBack, .rearDelts, .biceps]
        case .full: Muscle.allCases
        }
    }
}

extension Split {
    /// How the body is divided over so many days where nobody has chosen: each muscle comes twice at least.
    static func usual(days: Int) -> Split {
        switch days {
        case ...3: .fullBody
        case 4: .upperLower
        default: .ppl
        }
    }

    /// What a week of so many days is, once the split was made to fit them: the same where it is made of just its own workouts, full
    /// body where nothing of it is left, and else one of its own.
    ///
    ///     days   full body   upper/lower         push, pull, legs
    ///     2      F F         U L                 F F, which is full body
    ///     3      F F F       U L F, own          P P L
    ///     4      F F F F     U L U L             P P L F, own
    ///     5      F F F F F   U L U L F, own      P P L U L, own
    ///     6      six times   U L U L U L         P P L P P L
    func made(days: Int) -> Split {
        let kinds = Set(round(days: days))
        for split in [Split.fullBody, .upperLower, .ppl] where Set(split.kinds) == kinds { return split }
        return .custom
    }

    /// The workouts that follow each other, again and again, where so many days of a week are trained.
    func round(days: Int) -> [WorkoutFocus] {
        switch self {
        case .fullBody: Array(repeating: .full, count: min(days, 3))
        case .upperLower:
            switch days {
            case 2: [.upper, .lower]
            case 3: [.upper, .lower, .full]
            case 5: [.upper, .lower, .upper, .lower, .full]
            default: [.upper, .lower, .upper, .lower]
            }
        case .ppl:
            switch days {
            case 2: [.full, .full]
            case 3: [.push, .pull, .legs]
            case 4: [.push, .pull, .legs, .full]
            case 5: [.push, .pull, .legs, .upper, .lower]
            default: [.push, .pull, .legs, .push, .pull, .legs]
            }
        case .custom: Split.usual(days: days).round(days: days)
        }
    }

    /// The kinds of workouts that it is made of.
    var kinds: [WorkoutFocus] {
        switch self {
        case .ppl: [.push, .pull, .legs]
        case .upperLower: [.upper, .lower]
        case .fullBody, .custom: [.full]
        }
    }
}
