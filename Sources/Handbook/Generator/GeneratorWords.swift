import Training

/// What the generator says, in English and German.
struct GeneratorWords {
    let voice: Voice

    private func t(_ english: String, _ german: String) -> String { voice.language.t(english, german) }

    private func t(_ english: String, _ german: String, _ values: String...) -> String {
        switch values.count {
        case 1: voice.language.t(english, german, values[0])
        case 2: voice.language.t(english, german, values[0], values[1])
        default: voice.language.t(english, german, values[0], values[1], values[2])
        }
    }

    // MARK: Names

    func name(_ focus: WorkoutFocus) -> String {
        switch focus {
        case .full: t("Full Body", "Ganzkörper")
        case .upper: t("Upper", "Oberkörper")
        case .lower: t("Lower", "Unterkörper")
        case .push: t("Push", "Drücken")
        case .pull: t("Pull", "Ziehen")
        case .legs: t("Legs", "Beine")
        }
    }

    func name(_ split: Split) -> String {
        switch split {
        case .upperLower: t("Upper/Lower", "Ober-/Unterkörper")
        case .ppl: t("Push, Pull, Legs", "Drücken, Ziehen, Beine")
        case .fullBody, .custom: t("Full Body", "Ganzkörper")
        }
    }

    /// Of the split that a week is, or of the workouts that it is made of.
    func week(_ split: Split, _ round: [WorkoutFocus], _ days: Int) -> String {
        var text = ""
        if split == .custom {
            var named: Set<WorkoutFocus> = []
            for focus in round where named.insert(focus).inserted { text += (text.isEmpty ? "" : ", ") + name(focus) }
        } else {
            text = name(split)
        }
        return t("{}, {}× a week", "{}, {}× pro Woche", text, String(days))
    }

    func list(_ muscles: [Muscle]) -> String {
        var text = ""
        for muscle in muscles { text += (text.isEmpty ? "" : ", ") + name(muscle) }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private func name(_ muscle: Muscle) -> String {
        switch muscle {
        case .chest: t("chest", "Brust")
        case .lats: t("lats", "Latissimus")
        case .middleBack: t("upper back", "oberer Rücken")
        case .lowerBack: t("lower back", "unterer Rücken")
        case .traps: t("traps", "Trapez")
        case .neck: t("neck", "Hals")
        case .frontDelts: t("shoulders", "Schultern")
        case .sideDelts: t("side of the shoulders", "seitliche Schulter")
        case .rearDelts: t("rear of the shoulders", "hintere Schulter")
        case .biceps: t("biceps", "Bizeps")
        case .triceps: t("triceps", "Trizeps")
        case .forearms: t("forearms", "Unterarme")
        case .abdominals: t("trunk", "Rumpf")
        case .quadriceps: t("thighs", "Oberschenkel")
        case .hamstrings: t("hamstrings", "Beinbeuger")
        case .glutes: t("glutes", "Gesäß")
        case .adductors: t("inner thighs", "Adduktoren")
        case .abductors: t("outer hips", "Abduktoren")
        case .calves: t("calves", "Waden")
        }
    }

    // MARK: Of an exercise

    func movement(_ slot: WorkSlot) -> GeneratedReason { GeneratedReason(.movement, purpose(slot)) }

    private func purpose(_ slot: WorkSlot) -> String {
        switch slot {
        case .squat: t("Squat: thighs and glutes.", "Kniebeuge: Oberschenkel und Gesäß.")
        case .hinge: t("Hip hinge: hamstrings and glutes.", "Hüftbeuge: Beinbeuger und Gesäß.")
        case .lunge: t("One leg at a time: thighs and glutes.", "Ein Bein nach dem anderen: Oberschenkel und Gesäß.")
        case .horizontalPush: t("Push forward: chest and triceps.", "Nach vorn drücken: Brust und Trizeps.")
        case .verticalPush: t("Push up: shoulders and triceps.", "Nach oben drücken: Schultern und Trizeps.")
        case .horizontalPull: t("Pull back: upper back and biceps.", "Nach hinten ziehen: oberer Rücken und Bizeps.")
        case .verticalPull: t("Pull down: lats and biceps.", "Nach unten ziehen: Latissimus und Bizeps.")
        case .underhandPull: t("Pull underhand: biceps and lats.", "Im Untergriff ziehen: Bizeps und Latissimus.")
        case .closePush: t("Push with a close grip: triceps.", "Eng drücken: Trizeps.")
        case .chest, .sideDelts, .rearDelts, .biceps, .triceps, .quadriceps, .hamstrings, .glutes, .calves,
            .abdominals, .neck, .traps, .forearms, .lowerBack, .adductors, .abductors:
            t("Just for it: {}.", "Eigens dafür: {}.", name(slot.muscles[0]))
        }
    }

    var trainedBefore: GeneratedReason {
        GeneratedReason(.trainedBefore, t("You have done it before.", "Du hast es schon trainiert."))
    }

    var favorite: GeneratedReason {
        GeneratedReason(.favorite, t("One of your favourites.", "Einer deiner Favoriten."))
    }

    func instead(_ obstacle: ExerciseRanking.Obstacle) -> GeneratedReason {
        switch obstacle {
        case .pain(let exercise, let touch):
            GeneratedReason(
                .insteadOfPain, t("Instead of {}. {}.", "Statt {}. {}.", exercise.shownName, what(touch)))
        case .missing(let exercise, _):
            GeneratedReason(
                .insteadOfMissing,
                t("Instead of {}, which cannot be done there.", "Statt {}, das dort nicht geht.", exercise.shownName))
        }
    }

    /// What hurts in what is there all the same, and what follows from it.
    func pain(_ touch: PainTouch) -> GeneratedReason {
        GeneratedReason(touch.holds ? .moderatePain : .mildPain, voice.sentence(Reason(touch)))
    }

    /// "Severe pain: left shoulder, which it loads".
    private func what(_ touch: PainTouch) -> String {
        let pain =
            switch touch.severity {
            case .mild: t("Slight pain: ", "Leichter Schmerz: ")
            case .moderate: t("Pain: ", "Schmerz: ")
            case .severe: t("Severe pain: ", "Starker Schmerz: ")
            }
        let link =
            switch touch.link {
            case .exercise: t(", felt in just that", ", gespürt bei eben dieser")
            case .movement: t(", in that movement", ", bei dieser Bewegung")
            case .muscle: t(", which it trains", ", dort trainiert")
            case .joint: t(", which it loads", ", dort belastet")
            case .helper: t(", which helps there", ", hilft dort mit")
            }
        return pain + voice.name(touch.flag.bodyPart, touch.flag.side) + link
    }

    func weight(isKnown: Bool) -> GeneratedReason {
        isKnown
            ? GeneratedReason(
                .weightFromLog, t("Weight by your best of 90 days.", "Gewicht nach deiner besten Leistung in 90 Tagen.")
            )
            : GeneratedReason(
                .weightOpen,
                t("The first set finds the weight.", "Das Gewicht findet der erste Satz."))
    }

    // MARK: Of what is left out

    func noTime(_ exercise: String) -> GeneratedReason {
        GeneratedReason(.noTime, t("{}: no time for it.", "{}: dafür reicht die Zeit nicht.", exercise))
    }

    func nothing(for slot: WorkSlot, _ obstacle: ExerciseRanking.Obstacle?) -> GeneratedReason {
        if case .pain(_, let touch) = obstacle {
            return GeneratedReason(
                .hurts,
                t("{} Left out. {}.", "{} Weggelassen. {}.", purpose(slot), what(touch)))
        }
        return GeneratedReason(
            .missing, t("{} There is nothing for it there.", "{} Dafür ist dort nichts vorhanden.", purpose(slot)))
    }

    // MARK: Of all of it

    /// What hurts so that something is left out, each place once; `nil` where nothing does.
    func leftOut(for pains: [PainFlag]) -> GeneratedReason? {
        var names: [String] = []
        for flag in pains {
            let name = voice.name(flag.bodyPart, flag.side)
            if !names.contains(name) { names.append(name) }
        }
        if names.isEmpty { return nil }
        return GeneratedReason(
            .hurts,
            t(
                "Some of it is left out, because it hurts: {}.", "Einiges ist weggelassen, weil es schmerzt: {}.",
                names.joined(separator: ", ")))
    }

    /// That a workout of the whole body stands in the place of one.
    func nothingPainFree(_ name: String) -> GeneratedReason {
        GeneratedReason(
            .insteadOfPain,
            t(
                "{}: all of it hurts. Here is what does not.",
                "{}: alles davon schmerzt. Hier ist, was nicht schmerzt.", name))
    }

    /// That what there is time for besides is work for the whole body.
    func littlePainFree(_ name: String) -> GeneratedReason {
        GeneratedReason(
            .insteadOfPain,
            t(
                "{}: most of it hurts. What does not hurt elsewhere fills the time.",
                "{}: das meiste davon schmerzt. Was anderswo nicht schmerzt, füllt die Zeit.", name))
    }

    /// What a goal of the lifter's makes of an exercise.
    func goal(_ emphasis: GoalEmphasis) -> GeneratedReason {
        GeneratedReason(.goal, voice.sentence(emphasis.reason(isAdvice: true)))
    }

    func goal(_ goal: Goal) -> GeneratedReason {
        let text =
            switch goal {
            case .strength:
                t("For strength: heavy first, with long rests.", "Für Kraft: Schweres zuerst, mit langen Pausen.")
            case .hypertrophy:
                t("For muscle: 8 to 12 reps, close to failure.", "Für Muskeln: 8 bis 12 Wdh., nah am Versagen.")
            case .both:
                t(
                    "For strength and muscle: one heavy lift, then 8 to 12 reps.",
                    "Für Kraft und Muskeln: eine schwere Übung, dann 8 bis 12 Wdh.")
            case .endurance:
                t("For endurance: 15 to 20 reps, short rests.", "Für Ausdauer: 15 bis 20 Wdh., kurze Pausen.")
            case .fatLoss:
                t(
                    "To lose fat and keep muscle: 10 to 15 reps, short rests.",
                    "Fett verlieren, Muskeln behalten: 10 bis 15 Wdh., kurze Pausen.")
            case .general:
                t("For fitness: 8 to 12 reps with some to spare.", "Für Fitness: 8 bis 12 Wdh. mit etwas Reserve.")
            }
        return GeneratedReason(.goal, text)
    }

    /// What was made of a split that does not fit the days.
    func fitted(_ split: Split, _ week: String) -> GeneratedReason {
        let days =
            switch split {
            case .ppl: t("3 or 6", "3 oder 6")
            case .upperLower: t("2, 4 or 6", "2, 4 oder 6")
            case .fullBody, .custom: t("any number of", "beliebig viele")
            }
        return GeneratedReason(
            .splitFitted,
            t("{} takes {} days. Made of it: {}.", "{} braucht {} Tage. Daraus wurde: {}.", name(split), days, week))
    }

    /// - Parameter times: how often a week the muscle comes that comes least; below two nothing is said of it here.
    func split(_ week: String, isChosen: Bool, times: Int) -> GeneratedReason {
        let why =
            switch times {
            case _ where isChosen: t(": as you chose.", ": wie du es gewählt hast.")
            case ..<2: "."
            case 2: t(": so each muscle comes twice.", ": so kommt jeder Muskel zweimal dran.")
            case 3: t(": so each muscle comes three times.", ": so kommt jeder Muskel dreimal dran.")
            default: t(": so each muscle comes {} times.", ": so kommt jeder Muskel {}-mal dran.", String(times))
            }
        return GeneratedReason(.split, week + why)
    }

    func gym(_ gym: Gym?) -> GeneratedReason {
        guard let gym else {
            return GeneratedReason(
                .noGym, t("No gym is chosen: anything may be there.", "Kein Studio gewählt: es darf alles da sein."))
        }
        return GeneratedReason(.gym, t("Only what is there: {}.", "Nur, was da ist: {}.", gym.name))
    }

    func rested(_ focus: WorkoutFocus) -> GeneratedReason {
        GeneratedReason(.rested, t("{} has rested longest.", "{} hat am längsten geruht.", name(focus)))
    }

    func fewerSets(_ minutes: Int) -> GeneratedReason {
        GeneratedReason(
            .fewerSets, t("Fewer sets, to fit into {} min.", "Weniger Sätze, damit es passt: {} min.", String(minutes)))
    }

    func enough(_ minutes: Int) -> GeneratedReason {
        GeneratedReason(
            .enough,
            t(
                "About {} min is enough: more sets would hardly help.",
                "Etwa {} min genügen: mehr Sätze brächten kaum etwas.", String(minutes)))
    }

    func noMore(_ minutes: Int) -> GeneratedReason {
        GeneratedReason(
            .enough,
            t(
                "About {} min: there is nothing else here for the time that is left.",
                "Etwa {} min: für die übrige Zeit gibt es hier nichts weiter.", String(minutes)))
    }

    func notTrained(_ muscles: [Muscle]) -> GeneratedReason {
        GeneratedReason(.notTrained, t("Not trained: {}.", "Nicht trainiert: {}.", list(muscles)))
    }

    func onceAWeek(_ muscles: [Muscle]) -> GeneratedReason {
        GeneratedReason(.onceAWeek, t("Only once a week: {}.", "Nur einmal pro Woche: {}.", list(muscles)))
    }
}
