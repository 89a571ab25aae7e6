import Training

/// How much the coach dares, in words.
extension Strings {
    var coachDares: String { t("Without a rule of a plan, the coach is", "Ohne Regel eines Plans ist der Coach") }

    func name(_ preset: CoachPreset) -> String {
        switch preset {
        case .careful: t("Careful", "Vorsichtig")
        case .standard: t("Balanced", "Ausgewogen")
        case .ambitious: t("Ambitious", "Ehrgeizig")
        }
    }

    /// What it means in figures.
    func meaning(_ preset: CoachPreset) -> String {
        switch preset {
        case .careful:
            t(
                "More weight when it works 4 times in 5, a rep more from 3 in 4.",
                "Mehr Gewicht, wenn es 4 von 5 Mal gelingt, eine Wdh. mehr ab 3 von 4.")
        case .standard:
            t(
                "More weight when it works 7 times in 10, a rep more from 3 in 5.",
                "Mehr Gewicht, wenn es 7 von 10 Mal gelingt, eine Wdh. mehr ab 3 von 5.")
        case .ambitious:
            t(
                "More weight when it works more often than not, a rep more from 1 in 2.",
                "Mehr Gewicht, wenn es öfter gelingt als nicht, eine Wdh. mehr ab 1 von 2.")
        }
    }
}
