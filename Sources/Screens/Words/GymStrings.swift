import Training

extension Strings {
    // MARK: Gyms

    var gyms: String { t("Gyms", "Studios") }
    var newGym: String { t("New gym", "Neues Studio") }
    var addGym: String { t("Add a gym", "Studio hinzufügen") }
    var saveGym: String { t("Save gym", "Studio speichern") }
    var copyGym: String { t("Copy", "Kopieren") }
    func gymSaved(_ name: String) -> String { t("Saved: {}", "Gespeichert: {}", name) }
    var gymName: String { t("Name", "Name") }
    var inUse: String { t("In use", "Hier") }
    var trainHere: String { t("Train here", "Hier trainieren") }
    var noGyms: String {
        t(
            "Say where you train and what is there. Targets are then weights that you can load.",
            "Sag, wo du trainierst und was da ist. Dann sind Ziele Gewichte, die du auflegen kannst.")
    }
    var gymsHint: String {
        t("Targets round to what the gym in use can load.", "Ziele werden auf das gerundet, was es dort gibt.")
    }
    var setUpGym: String { t("Set up your gym", "Studio einrichten") }
    var whereYouTrain: String { t("Where you train", "Wo du trainierst") }
    var whereToday: String { t("Where today?", "Wo heute?") }
    var presetHint: String {
        t("Begin with what comes nearest; put it right afterwards.", "Beginne mit dem Ähnlichsten und passe es an.")
    }

    func name(_ preset: GymPreset) -> String {
        switch preset {
        case .commercial: t("Commercial gym", "Fitnessstudio")
        case .garage: t("Garage rack", "Garage mit Rack")
        case .dumbbells: t("Dumbbells only", "Nur Kurzhanteln")
        case .hotel: t("Hotel gym", "Hotel")
        case .empty: t("Empty", "Leer")
        }
    }

    func meaning(_ preset: GymPreset) -> String {
        switch preset {
        case .commercial:
            t(
                "Bars, plates, dumbbells, machines, cables, everything",
                "Stangen, Scheiben, Kurzhanteln, Maschinen, Kabel")
        case .garage:
            t(
                "One bar, some plates, a rack with a pull-up bar and a bench",
                "Eine Stange, Scheiben, ein Rack mit Klimmzugstange und eine Bank")
        case .dumbbells: t("One adjustable pair", "Ein verstellbares Paar")
        case .hotel: t("Light dumbbells, a bench and a cable", "Leichte Kurzhanteln, eine Bank und ein Kabelzug")
        case .empty: t("Say everything yourself", "Alles selbst angeben")
        }
    }

    // MARK: What is there

    var whereItIs: String { t("Where it is", "Wo es ist") }
    var atGym: String { t("Gym", "Studio") }
    var atHome: String { t("Home", "Zuhause") }
    var weightsMarked: String { t("Weights are marked in", "Gewichte sind beschriftet in") }
    var weightsKept: String {
        t(
            "What is no usual set stays as heavy as it was. Enter it anew if it is another.",
            "Was kein üblicher Satz ist, bleibt so schwer, wie es war. Gib es neu ein, wenn es ein anderer ist.")
    }
    var whatIsThere: String { t("What is there", "Was da ist") }

    func name(_ feature: Gym.Feature) -> String {
        switch feature {
        case .rack: t("Rack", "Rack")
        case .bench: t("Bench", "Bank")
        case .bands: t("Bands", "Bänder")
        case .machines: t("Machines", "Maschinen")
        case .cables: t("Cables", "Kabelzüge")
        case .kettlebells: t("Kettlebells", "Kettlebells")
        case .pullUpBar: t("Pull-up bar", "Klimmzugstange")
        }
    }

    func name(_ equipment: Equipment) -> String {
        switch equipment {
        case .barbell: t("barbell", "Langhantel")
        case .ezBar: t("EZ bar", "SZ-Stange")
        case .dumbbell: t("dumbbells", "Kurzhanteln")
        case .kettlebell: t("kettlebell", "Kettlebell")
        case .cable: t("cable", "Kabelzug")
        case .machine: t("machine", "Maschine")
        case .pullUpBar: t("pull-up bar", "Klimmzugstange")
        case .bands: t("bands", "Bänder")
        case .bodyweight: t("bodyweight", "Körpergewicht")
        case .bench: t("bench", "Bank")
        case .rack: t("rack", "Rack")
        case .other: t("other equipment", "anderes Gerät")
        }
    }

    /// "No barbell, no bench at Home."
    func notThere(_ missing: [Equipment], _ gym: Gym) -> String {
        var line = ""
        for one in missing {
            line = line.isEmpty ? t("No {}", "Hier fehlt: {}", name(one)) : t("{}, no {}", "{}, {}", line, name(one))
        }
        return t("{} at {}.", "{} ({}).", line, gym.name)
    }

    var barsAndPlates: String { t("Bars and plates", "Stangen und Scheiben") }
    var bar: String { t("Bar", "Stange") }
    var addBar: String { t("Add a bar", "Stange hinzufügen") }
    var otherPlate: String { t("Another plate", "Andere Scheibe") }
    var add: String { t("Add", "Hinzufügen") }
    func add(_ name: String) -> String { t("Add: {}", "Hinzufügen: {}", name) }
    func pairs(_ count: Int) -> String {
        plural(count, "{} pair", "{} pairs", "{} Paar", "{} Paare")
    }
    func pairMore(_ name: String) -> String { t("One pair more of {}", "Ein Paar mehr: {}", name) }
    func pairLess(_ name: String) -> String { t("One pair less of {}", "Ein Paar weniger: {}", name) }
    var dumbbells: String { t("Dumbbells", "Kurzhanteln") }
    var addDumbbells: String { t("Add dumbbells", "Kurzhanteln hinzufügen") }
    var from: String { t("From", "Von") }
    var upTo: String { t("Up to", "Bis") }
    var adjustable: String { t("Adjustable dumbbells", "Verstellbare Kurzhanteln") }
    var adjustableHint: String { t("Set to a weight by dial or pin", "Mit Rad oder Stift eingestellt") }
    var machineStack: String { t("Weights of machines", "Gewichte der Maschinen") }
    var cableStack: String { t("Weights of cables", "Gewichte der Kabelzüge") }
    var stackHint: String { t("As most of them are", "So wie die meisten") }
    var lightest: String { t("Lightest", "Leichtestes") }
    var heaviest: String { t("Heaviest", "Schwerstes") }
    var addOns: String { t("Small weights on top, such as 1.25 2.5", "Kleine Gewichte dazu, etwa 1,25 2,5") }
    var ownWeights: String { t("Weights of one exercise", "Gewichte einer Übung") }
    var ownWeightsHint: String {
        t(
            "A machine with steps of its own. Today's target here rounds to them.",
            "Eine Maschine mit eigenen Stufen. Das Ziel hier wird auf sie gerundet.")
    }

    /// "20 – 120 kg, in steps of 2.5".
    func reach(from: Mass, to: Mass, step: Mass?, in unit: MassUnit) -> String {
        let separator = voice.language.separator
        var line = from.text(in: unit, separator: separator)
        if to > from { line += " – " + to.text(in: unit, separator: separator) }
        line += " " + unit.rawValue
        if let step { line += t(", in steps of {}", ", in Stufen von {}", step.text(in: unit, separator: separator)) }
        return line
    }

    /// "7.5 · 12.5 · 17.5 … 80 kg".
    func first(of stack: WeightStack, in unit: MassUnit) -> String {
        let separator = voice.language.separator
        guard let loads = try? Loads(stack) else { return "–" }
        var line = ""
        var next: Mass? = loads.atLeast(.zero)
        for _ in 0..<5 {
            guard let weight = next else { break }
            line += (line.isEmpty ? "" : " · ") + weight.text(in: unit, separator: separator)
            next = loads.above(weight)
        }
        if next != nil { line += " …" }
        if let most = stack.maximum, next != nil { line += " " + most.text(in: unit, separator: separator) }
        return line + " " + unit.rawValue
    }

    /// "Home · 20 – 120 kg · Dumbbells 2 – 24 kg".
    func summary(_ gym: Gym) -> String {
        var line = gym.location == .home ? atHome : atGym
        if let bar = gym.bars.first {
            var most = bar.weight
            for plate in gym.plates { most = most + plate.weight * (plate.count / 2 * 2) }
            line += " · " + self.bar + " " + reach(from: bar.weight, to: most, step: nil, in: gym.unit)
        }
        if let first = gym.dumbbells.first, let last = gym.dumbbells.last {
            line += " · " + dumbbells + " " + reach(from: first, to: last, step: nil, in: gym.unit)
        } else if let set = gym.adjustableDumbbells {
            line +=
                " · " + dumbbells + " "
                + reach(from: set.first ?? set.step, to: set.maximum ?? set.step, step: nil, in: gym.unit)
        }
        return line
    }

    // MARK: Another gym than last time, or than planned

    /// "at Home", behind when it was.
    func atGym(_ name: String) -> String { t("at {}", "in {}", name) }
    func gymNameTaken(_ name: String) -> String {
        t("There already is a gym called {}.", "Es gibt schon ein Studio namens {}.", name)
    }
    var gymIsWrong: String { t("It is there", "Ist doch da") }
    var doItAnyway: String { t("Do it anyway", "Trotzdem machen") }
    func swapFor(_ name: String) -> String { t("Instead of {}", "Statt {}", name) }
    func movedTo(_ name: String) -> String { t("Now at {}", "Jetzt in {}", name) }
    var changeGym: String { t("Change gym", "Studio wechseln") }
    var moveHint: String {
        t(
            "What is still planned rounds to what is there.",
            "Was noch geplant ist, wird auf das gerundet, was dort ist.")
    }
}
