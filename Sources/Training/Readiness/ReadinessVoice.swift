/// What an override is for, in a plain word.
enum ReadinessWord {
    case sick, low, tired, sore, short, layoff, hard

    func text(_ language: Language) -> String {
        switch (self, language) {
        case (.sick, .english): "Feeling sick"
        case (.low, .english): "Low energy"
        case (.tired, .english): "Tired"
        case (.sore, .english): "Sore"
        case (.short, .english): "Short of time"
        case (.layoff, .english): "After weeks off"
        case (.hard, .english): "A target that may not hold"
        case (.sick, .german): "Krank"
        case (.low, .german): "Wenig Energie"
        case (.tired, .german): "Müde"
        case (.sore, .german): "Muskelkater"
        case (.short, .german): "Wenig Zeit"
        case (.layoff, .german): "Nach einer Pause"
        case (.hard, .german): "Unsicheres Ziel"
        }
    }
}
