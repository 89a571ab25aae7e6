public import Wire

/// A language of the app.
public enum Language: String, WireEnum, Sendable {
    case english = "en"
    case german = "de"

    /// The language of a tag like `de-AT`; English where there is no catalogue.
    public init(tag: String) { self = tag.lowercased().hasPrefix("de") ? .german : .english }

    /// The decimal separator.
    public var separator: Character { self == .german ? "," : "." }
}

/// How numbers and reasons are said: the language and the unit of the one who reads.
public struct Voice: Equatable, Sendable {
    public var language: Language
    public var unit: MassUnit

    public init(_ language: Language = .english, _ unit: MassUnit = .kg) {
        self.language = language
        self.unit = unit
    }

    /// "82.5".
    public func number(_ mass: Mass) -> String { mass.text(in: unit, separator: language.separator) }

    /// "82.5 kg".
    public func mass(_ mass: Mass) -> String { number(mass) + " " + unit.rawValue }

    /// "5 %" or "2.5 %".
    public func percent(_ percent: Percent) -> String {
        var text = String(percent.thousandths / 1_000)
        var rest = percent.thousandths % 1_000
        if rest > 0 {
            var digits = 3
            while rest % 10 == 0 {
                rest /= 10
                digits -= 1
            }
            let shown = String(rest)
            text.append(language.separator)
            for _ in shown.utf8.count..<digits { text.append("0") }
            text += shown
        }
        return text + (language == .german ? " %" : "%")
    }

    /// "1:30" or "45 s".
    public func duration(_ seconds: Int) -> String {
        seconds < 60 ? String(seconds) + " s" : String(seconds / 60) + ":" + twoDigits(seconds % 60)
    }

    /// "82.5 kg × 10", "10 reps", "45 s", as short as the target allows.
    public func target(_ target: SetTarget, loadKind: LoadKind = .external) -> String {
        var text = ""
        if let weight = target.weight {
            switch loadKind {
            case .external: text = mass(weight)
            case .bodyweight, .bodyweightPlus: text = weight > .zero ? "+" + mass(weight) : ""
            case .assisted: text = weight > .zero ? "−" + mass(weight) : ""
            }
        }
        if let reps = target.reps {
            text +=
                text.isEmpty
                ? String(reps) + (language == .german ? " Wdh." : reps == 1 ? " rep" : " reps") : " × " + String(reps)
        }
        if let seconds = target.durationSeconds { text += (text.isEmpty ? "" : " · ") + duration(seconds) }
        return text.isEmpty ? "–" : text
    }

    /// The sentence of a reason.
    public func sentence(_ reason: Reason) -> String {
        language == .german ? german(reason.code, reason.params) : english(reason.code, reason.params)
    }

    private func english(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .maximumReached:
            (p.sets == 1 ? "The set" : "All " + text(p.sets) + " sets") + " reached " + text(p.reps) + " at "
                + text(p.from)
                + ": +" + text(p.percent) + " in steps of " + text(p.increment) + " is " + text(p.to) + ", back to "
                + text(p.nextReps) + " reps."
        case .targetReached:
            "Every set reached its target: one rep more" + (p.nextReps.map { ", " + String($0) } ?? " each") + "."
        case .belowTarget:
            "A set stopped at " + text(p.reps) + " of " + text(p.targetReps) + ": the same again."
        case .belowMaximum: "The lowest set had " + text(p.reps) + " of " + text(p.targetReps) + ": the same again."
        case .missingSets:
            text(p.sets) + (p.sets == 1 ? " working set was" : " working sets were") + " not done: the same again."
        case .lighterSets:
            "A set was done " + (p.from.map { "at " + mass($0) } ?? "without weight") + ", below " + text(p.to)
                + ": the same again."
        case .noWorkingSets: "No working set was done: the same again."
        case .noWeight: "All sets reached " + text(p.reps) + ", but no weight is on record: choose one."
        case .manualOverride:
            "You trained at " + text(p.to) + " instead of " + text(p.from) + ": that is the new weight."
        case .bodyweightAtMaximum:
            "All sets reached " + text(p.reps) + ": hold it, slow it down, or take a harder variant."
        case .noAssistanceLeft: "All sets reached " + text(p.reps) + " without help: take the unassisted lift."
        case .durationReached: "Held as long as planned: now " + duration(p.seconds ?? 0) + "."
        case .durationAtMaximum: "Held " + duration(p.seconds ?? 0) + ": take a harder variant."
        case .shorterThanTarget: "One hold ended at " + duration(p.seconds ?? 0) + ": the same again."
        case .manualRule: "You set this target yourself."
        case .rampCountedAsWarmup:
            "The first "
                + (p.sets == 1 ? "lighter set counts as a warm-up." : text(p.sets) + " lighter sets count as warm-ups.")
        }
    }

    private func german(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .maximumReached:
            (p.sets == 1 ? "Der Satz erreichte " : "Alle " + text(p.sets) + " Sätze erreichten ") + text(p.reps)
                + " mit "
                + text(p.from) + ": +" + text(p.percent) + " in Schritten von " + text(p.increment) + " sind "
                + text(p.to)
                + ", zurück auf " + text(p.nextReps) + " Wdh."
        case .targetReached:
            "Jeder Satz erreichte sein Ziel: je eine Wiederholung mehr" + (p.nextReps.map { ", " + String($0) } ?? "")
                + "."
        case .belowTarget: "Ein Satz endete bei " + text(p.reps) + " von " + text(p.targetReps) + ": noch einmal so."
        case .belowMaximum:
            "Der schwächste Satz hatte " + text(p.reps) + " von " + text(p.targetReps) + ": noch einmal so."
        case .missingSets:
            text(p.sets) + (p.sets == 1 ? " Arbeitssatz fehlt" : " Arbeitssätze fehlen") + ": noch einmal so."
        case .lighterSets:
            "Ein Satz lief " + (p.from.map { "mit " + mass($0) } ?? "ohne Gewicht") + ", unter " + text(p.to)
                + ": noch einmal so."
        case .noWorkingSets: "Kein Arbeitssatz gemacht: noch einmal so."
        case .noWeight: "Alle Sätze erreichten " + text(p.reps) + ", aber kein Gewicht ist notiert: wähle eines."
        case .manualOverride:
            "Du hast mit " + text(p.to) + " statt " + text(p.from) + " trainiert: das ist das neue Gewicht."
        case .bodyweightAtMaximum:
            "Alle Sätze erreichten " + text(p.reps) + ": halten, langsamer ausführen oder schwerere Variante."
        case .noAssistanceLeft: "Alle Sätze erreichten " + text(p.reps) + " ohne Hilfe: nimm die freie Übung."
        case .durationReached: "So lange gehalten wie geplant: jetzt " + duration(p.seconds ?? 0) + "."
        case .durationAtMaximum: duration(p.seconds ?? 0) + " gehalten: nimm eine schwerere Variante."
        case .shorterThanTarget: "Ein Satz endete nach " + duration(p.seconds ?? 0) + ": noch einmal so."
        case .manualRule: "Dieses Ziel hast du selbst gesetzt."
        case .rampCountedAsWarmup:
            p.sets == 1
                ? "Der erste, leichtere Satz zählt als Aufwärmsatz."
                : "Die ersten " + text(p.sets) + " leichteren Sätze zählen als Aufwärmsätze."
        }
    }

    private func text(_ value: Int?) -> String { value.map { String($0) } ?? "–" }
    private func text(_ value: Mass?) -> String { value.map { mass($0) } ?? "–" }
    private func text(_ value: Percent?) -> String { value.map { percent($0) } ?? "–" }
}
