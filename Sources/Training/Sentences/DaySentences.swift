extension Voice {
    /// Why a plan is foreseen, or what is worth a word today.
    ///
    /// - Parameter category: of the plan: "push".
    public func sentence(_ reason: DayReason, category: String? = nil) -> String {
        let (times, of) = (String(reason.times ?? 0), String(reason.of ?? 0))
        switch reason.code {
        case .weekday:
            let day = language.weekday((reason.weekday ?? 0) % 7)
            guard let kind = category.flatMap({ kindOfDay($0) }) else {
                return language.t(
                    "Your usual {}: {} of the last {} weeks.", "Wie sonst am {}: in {} der letzten {} Wochen.", day,
                    times, of)
            }
            return language.t(
                "{} is {} day: {} of the last {} weeks.", "{} ist {}-Tag: in {} der letzten {} Wochen.", day, kind,
                times, of)
        case .rotation:
            return language.plural(
                reason.times ?? 0, "Your usual order: it came next {} times lately.",
                "Your usual order: it came next {} times lately.",
                "Deine übliche Reihenfolge: kam zuletzt {} Mal als Nächstes.",
                "Deine übliche Reihenfolge: kam zuletzt {} Mal als Nächstes.", times)
        case .favorite: return t("Your favourite.", "Dein Favorit.")
        case .recent:
            if reason.date == nil { return t("Trained last.", "Zuletzt trainiert.") }
            return language.t("Last done {}.", "Zuletzt am {}.", day(reason.date))
        case .untrained: return t("Not trained yet.", "Noch nicht trainiert.")
        case .scheduled: return t("On your calendar.", "Steht in deinem Kalender.")
        case .program: return t("The next day of your program.", "Der nächste Tag deines Programms.")
        case .streak:
            return language.plural(
                reason.weeks ?? 0, "{} weeks in a row so far. There is still time today.",
                "{} weeks in a row so far. There is still time today.",
                "{} Wochen in Folge bisher. Heute ist noch Zeit.", "{} Wochen in Folge bisher. Heute ist noch Zeit.",
                String(reason.weeks ?? 0))
        case .recovery:
            return language.plural(
                reason.days ?? 0, "{} days in a row at RPE {}. A day of rest may do more than a workout.",
                "{} days in a row at RPE {}. A day of rest may do more than a workout.",
                "{} Tage in Folge mit RPE {}. Ein Ruhetag bringt vielleicht mehr als ein Training.",
                "{} Tage in Folge mit RPE {}. Ein Ruhetag bringt vielleicht mehr als ein Training.",
                String(reason.days ?? 0), tenths(reason.rpe))
        }
    }

    /// What stands before "day": "push" of "Push" and of "Push Day"; in German joined and a noun, "Push" of "push", and "Bein" of "Beintag".
    /// What is usual has its name in each language. `nil` for nothing.
    private func kindOfDay(_ category: String) -> String? {
        let isGerman = language == .german
        var (kind, english) = ("", "")
        for word in category.split(separator: " ") {
            let small = word.lowercased()
            if small == "day" { continue }
            if !kind.isEmpty { kind += isGerman ? "-" : " " }
            english += (english.isEmpty ? "" : " ") + small
            // "PPL" stays as it is.
            let isShort = !word.utf8.contains { $0 > 96 }
            kind += isGerman || isShort ? String(word) : small
        }
        if isGerman, kind.hasSuffix("tag") || kind.hasSuffix("Tag") {
            kind.removeLast(3)
            if kind.utf8.last == UInt8(ascii: "-") { kind.removeLast() }
        }
        if language != .english, let usual = usual(english) { return isGerman ? usual : usual.lowercased() }
        if isGerman { kind = kind.prefix(1).uppercased() + kind.dropFirst() }
        return kind.isEmpty ? nil : kind
    }

    private func usual(_ kind: String) -> String? {
        switch kind {
        case "push": t("Push", "Push")
        case "pull": t("Pull", "Pull")
        case "legs": t("Legs", "Bein")
        case "upper", "upper body": t("Upper", "Oberkörper")
        case "lower", "lower body": t("Lower", "Unterkörper")
        case "full body": t("Full Body", "Ganzkörper")
        default: nil
        }
    }

    /// "8.5".
    private func tenths(_ amount: Amount?) -> String {
        let tenths = ((amount ?? .zero).units * 10 + Amount.one.units / 2) / Amount.one.units
        return String(tenths / 10) + (tenths % 10 == 0 ? "" : String(language.separator) + String(tenths % 10))
    }
}
