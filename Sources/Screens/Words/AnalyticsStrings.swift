import Training

/// The words of progress: weeks, muscles, lifts, days, and a year on one page.
extension Strings {
    var progressWord: String { t("Progress", "Fortschritt") }
    /// The place of the calendar among the tabs.
    var planWord: String { t("Plan", "Plan") }
    var asTable: String { t("As a table", "Als Tabelle") }
    var nothingYet: String { t("Nothing yet.", "Noch nichts.") }
    var most: String { t("most", "am meisten") }
    /// "Best between 10 sets and 20 sets"
    func between(_ low: String, _ high: String) -> String {
        t("Best between {} and {}", "Am besten zwischen {} und {}", low, high)
    }
    /// "12 weeks".
    func weeks(_ count: Int) -> String {
        plural(count, "{} week", "{} weeks", "{} Woche", "{} Wochen", self.count(count))
    }
    /// "3 Mar".
    func day(_ date: LocalDate, _ now: Instant) -> String {
        voice.dayAndMonth(now.midnight(of: date.day), short: true)
    }

    // MARK: Weeks and muscles

    var whatIsCounted: String { t("What is counted", "Was gezählt wird") }
    func name(_ work: Analytics.Work) -> String {
        switch work {
        case .sets: t("Sets", "Sätze")
        case .reps: t("Reps", "Wdh.")
        case .volume: self[.volume]
        case .time: self[.time]
        }
    }
    /// "12.5 sets".
    func said(_ work: Analytics.Work, _ units: Int64) -> String {
        let (figure, whole) = (figure(work, units), Amount(units: units).whole ?? -1)
        return switch work {
        case .sets: plural(whole, "{} set", "{} sets", "{} Satz", "{} Sätze", figure)
        case .reps: plural(whole, "{} rep", "{} reps", "{} Wdh.", "{} Wdh.", figure)
        case .volume, .time: figure
        }
    }
    /// "12.5" or "1,250" where its name stands beside it.
    func figure(_ work: Analytics.Work, _ units: Int64) -> String {
        switch work {
        case .sets, .reps: Amount(units: units).whole.map { count($0) } ?? number(Amount(units: units))
        case .volume: volume(Mass(units: units))
        case .time: minutes(units)
        }
    }
    var overFourWeeks: String { t("over 4 weeks:", "über 4 Wochen:") }
    func rangeFrom(_ low: Int, _ high: Int, _ source: String) -> String {
        let range = t("{} to {}", "{} bis {}", String(low), String(high))
        return t(
            "Useful for growth: {} sets a week. {}.", "Nützlich zum Wachsen: {} Sätze je Woche. {}.", range, source)
    }
    var balance: String { t("Balance", "Ausgewogenheit") }
    func balanceHint(_ low: Int, _ high: Int) -> String {
        let range = t("{} to {}", "{} bis {}", String(low), String(high))
        return t(
            "Sets a week, over 4 weeks. Filled: within {}. Dashed: fewer. Thick: more.",
            "Sätze je Woche, über 4 Wochen. Gefüllt: innerhalb {}. Gestrichelt: weniger. Dick: mehr.", range)
    }
    func word(_ range: WeeklySetRange, _ sets: Amount) -> String {
        switch range.word(sets) {
        case "none": t("none", "keine")
        case "few": t("below the range", "unter dem Bereich")
        case "many": t("above the range", "über dem Bereich")
        default: t("within the range", "im Bereich")
        }
    }
    var helpingMuscles: String {
        t("How much a set counts for muscles that help", "Wie viel ein Satz für mithelfende Muskeln zählt")
    }
    var helps: String { t("helps", "hilft mit") }
    var setsPerWeek: String { t("Sets a week", "Sätze je Woche") }
    var setsOfMuscles: String { t("Sets a week by muscle", "Sätze je Woche nach Muskel") }

    // MARK: Lifts

    var liftWord: String { t("Lift", "Übung") }
    /// "80 kg × 8".
    func set(_ weight: Mass, _ reps: Int) -> String { voice.mass(weight) + " × " + String(reps) }
    /// "+20 kg × 5" where the body is lifted, too.
    func set(_ point: MaxSeries.Point) -> String {
        point.weight > .zero
            ? (point.bodyWeight == nil ? "" : "+") + set(point.weight, point.reps) : reps(point.reps)
    }
    /// "83.9 kg of 16 Nov".
    func withBody(_ weight: String, _ day: String) -> String {
        t("Your body weight is counted in: {} of {}.", "Dein Körpergewicht zählt mit: {} vom {}.", weight, day)
    }
    var bodyWeightDraws: String {
        t(
            "A body weight noted under Body counts in this lift from its day on.",
            "Ein unter „Körper“ notiertes Körpergewicht zählt bei dieser Übung ab seinem Tag mit.")
    }
    var howUncertain: String {
        t(
            "An estimate from one set: the more reps it had, the less certain, as the band shows.",
            "Eine Schätzung aus einem Satz: je mehr Wiederholungen, desto unsicherer, wie das Band zeigt.")
    }
    var relativeStrength: String { t("Relative strength", "Relative Kraft") }
    var noPowerLifts: String {
        t(
            "Here stand squat, bench press and deadlift with the barbell, once done within these weeks.",
            "Hier stehen Kniebeuge, Bankdrücken und Kreuzheben mit der Langhantel, sobald du sie in diesen Wochen gemacht hast."
        )
    }
    var total: String { t("Total", "Summe") }
    func atBodyWeight(_ weight: String) -> String {
        t("At {} body weight", "Bei {} Körpergewicht", weight)
    }
    var noteBodyWeight: String { t("Note your body weight", "Körpergewicht notieren") }
    var coefficients: String { t("Coefficients", "Koeffizienten") }
    func name(_ sex: ScoringSex) -> String { sex == .men ? t("For men", "Für Männer") : t("For women", "Für Frauen") }
    var pointsHint: String {
        t(
            "From estimated maxima of the last year, so the points are estimates too.",
            "Aus geschätzten Maxima des letzten Jahres, die Punkte sind also auch geschätzt.")
    }

    // MARK: Days

    var regularity: String { t("Regularity", "Regelmäßigkeit") }
    var streak: String { t("In a row", "In Folge") }
    var longest: String { t("Longest", "Längste") }
    var sessionLength: String { t("Usual length", "Übliche Dauer") }
    func lengths(_ mean: String) -> String { t("On average {}.", "Im Mittel {}.", mean) }
    var timeOfDay: String { t("Time of day", "Tageszeit") }
    var daysOfWeek: String { t("Days of the week", "Wochentage") }
    var trainingDays: String { t("Training days", "Trainingstage") }
    func trainedDays(_ count: Int) -> String {
        plural(
            count, "{} day with training", "{} days with training", "{} Tag mit Training", "{} Tage mit Training",
            self.count(count))
    }
    var notHereYet: String {
        t(
            "This is not on this device yet. It comes when the server is reached.",
            "Das ist noch nicht auf diesem Gerät. Es kommt, wenn der Server erreicht wird.")
    }
    var notOnDevice: String {
        t("These workouts are not on this device yet.", "Diese Trainings sind noch nicht auf diesem Gerät.")
    }

    // MARK: Two stretches, a year

    var twoStretches: String { t("Compare", "Vergleichen") }
    var untilWord: String { t("To", "Bis") }
    var yearOnAPage: String { t("The year on one page", "Das Jahr auf einer Seite") }
    func yearOf(_ year: Int) -> String { t("The year {}", "Das Jahr {}", String(year)) }
    var printHint: String {
        t(
            "It fits on one page: print it with your browser. Only days of this year count.",
            "Es passt auf eine Seite: druck es mit dem Browser. Nur Tage dieses Jahres zählen.")
    }
}

extension Amount {
    /// Its number where it is a whole one.
    fileprivate var whole: Int? {
        units % Amount.one.units == 0 ? Int(clamping: units / Amount.one.units) : nil
    }
}
