/// What an override is for, in a plain word.
enum ReadinessWord {
    case sick, low, tired, sore, short, layoff, hard

    func text(_ language: Language) -> String {
        switch self {
        case .sick: language.t("Feeling sick", "Krank")
        case .low: language.t("Low energy", "Wenig Energie")
        case .tired: language.t("Tired", "Müde")
        case .sore: language.t("Sore", "Muskelkater")
        case .short: language.t("Short of time", "Wenig Zeit")
        case .layoff: language.t("After weeks off", "Nach einer Pause")
        case .hard: language.t("A target that may not hold", "Unsicheres Ziel")
        }
    }
}
