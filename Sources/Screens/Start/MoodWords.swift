import Training

// How the lifter feels before a start, in words.

extension PreMood.Feeling {
    var phrase: Phrase {
        switch self {
        case .great: .feelingGreat
        case .good: .feelingGood
        case .okay: .feelingOkay
        case .tired: .feelingTired
        case .sick: .feelingSick
        }
    }
}

extension PreMood.Soreness {
    var phrase: Phrase {
        switch self {
        case .none: .soreNone
        case .mild: .soreMild
        case .high: .soreHigh
        }
    }
}
