/// How numbers and reasons are said: the language and the unit of the one who reads.
public struct Voice: Equatable, Sendable {
    public var language: Language
    public var unit: MassUnit
    /// What exercises of the catalogue are called in the language, by their English names.
    public var exercises: [String: String] = [:]

    public init(_ language: Language = .english, _ unit: MassUnit = .kg) {
        self.language = language
        self.unit = unit
    }

    /// What a sentence calls an exercise; the lifter's own are called what they are called.
    func called(_ name: String) -> String { exercises[name] ?? name }

    /// A text of the app.
    func t(_ english: String, _ german: String) -> String { language.t(english, german) }

    /// "82.5".
    public func number(_ mass: Mass) -> String { mass.text(in: unit, separator: language.separator) }

    /// "82.5 kg".
    public func mass(_ mass: Mass) -> String { number(mass) + " " + unit.rawValue }

    /// "4,250 kg" with the fraction cut and thousands set apart, for sums.
    public func volume(_ mass: Mass) -> String {
        language.grouped(mass.text(in: unit, places: 0)) + " " + unit.rawValue
    }

    /// "5 %" or "2.5 %".
    public func percent(_ percent: Percent) -> String {
        let size = percent.thousandths.magnitude
        var text = (percent.thousandths < 0 ? "−" : "") + String(size / 1_000)
        var rest = size % 1_000
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
        return language.percent(text)
    }

    /// "1:30" or "45 s".
    public func duration(_ seconds: Int) -> String {
        seconds < 60 ? String(seconds) + " s" : String(seconds / 60) + ":" + twoDigits(seconds % 60)
    }

    /// "40 m" below a kilometre, "42.195 km" from there on: to the metre.
    public func distance(_ distance: Distance) -> String {
        let metres = distance.metres
        if metres < 1_000 { return String(metres) + " m" }
        return Mass(thousandths: metres, of: .kg).text(in: .kg, separator: language.separator) + " km"
    }

    /// "82.5 kg × 10", "10 reps", "45 s", "2.5 km · 12:30", as short as the target allows.
    ///
    /// - Parameter plus: behind the reps: "10+ reps", where they are the least.
    public func target(_ target: SetTarget, loadKind: LoadKind = .external, plus: String = "") -> String {
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
                ? language.plural(reps, "{} rep", "{} reps", "{} Wdh.", "{} Wdh.", String(reps) + plus)
                : " × " + String(reps) + plus
        }
        if let way = target.distance { text += (text.isEmpty ? "" : " · ") + distance(way) }
        if let seconds = target.durationSeconds { text += (text.isEmpty ? "" : " · ") + duration(seconds) }
        return text.isEmpty ? "–" : text
    }

    /// "8" or "8.5".
    func rpe(_ rpe: SessionRPE?) -> String { rpe.map { halves($0.halves) } ?? "–" }

    /// "2" or "2.5".
    func rir(_ rir: RIR?) -> String { rir.map { halves($0.halves) } ?? "–" }

    private func halves(_ halves: Int) -> String {
        String(halves / 2) + (halves % 2 == 1 ? String(language.separator) + "5" : "")
    }
}
