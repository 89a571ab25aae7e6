import Training

/// What is said of what hurts.
extension Strings {
    /// Why what was said before a start changes nothing.
    var fittingNeedsServer: String {
        t(
            "Fitting the workout to how you feel and to your time needs the server, which is not reached.",
            "Das Training an Befinden und Zeit anzupassen braucht den Server, der nicht erreicht wird.")
    }
    var aches: String { t("Aches", "Beschwerden") }
    var savePain: String { t("Note it", "Notieren") }

    var achesHint: String {
        t(
            "Tap where it hurts. Mild is noted, moderate holds your targets, severe proposes another exercise. No advice of a doctor.",
            "Tippe an, wo es wehtut. Leichtes wird notiert, Mäßiges hält die Ziele, bei Starkem wird eine andere Übung vorgeschlagen. Kein ärztlicher Rat."
        )
    }

    var keepPain: String { t("Save", "Speichern") }
    var itHurts: String { t("It hurts", "Es tut weh") }
    var itHurtsHint: String { t("note where, and how much", "notiere, wo und wie sehr") }
    var whatHurts: String { t("What hurts", "Was wehtut") }
    var nothingHurts: String { t("Nothing hurts.", "Nichts tut weh.") }
    var pastAches: String { t("Past", "Früher") }
    var front: String { t("Front", "Vorne") }
    var behind: String { t("Back", "Hinten") }
    var where_: String { t("Where", "Wo") }
    var sideWord: String { t("Side", "Seite") }
    var howMuch: String { t("How much", "Wie sehr") }
    var inWhich: String { t("When", "Wobei") }
    var wheneverLoaded: String { t("whatever loads it", "bei allem, was die Stelle belastet") }
    var painNote: String { t("Note", "Notiz") }
    var isBetter: String { t("It is better", "Es ist besser") }
    var betterNow: String { t("Noted as better", "Als besser notiert") }
    var hurtsAgain: String { t("It hurts again", "Es tut wieder weh") }
    var noMorePain: String { t("Pain deleted", "Schmerz gelöscht") }
    var painNoted: String { t("Pain noted", "Schmerz notiert") }
    var deletePain: String { t("Noted by mistake: delete", "Irrtümlich notiert: löschen") }
    var asList: String { t("As a list", "Als Liste") }
    var hurtThen: String { t("Hurt then", "Tat damals weh") }
    var leaveOut: String {
        t(
            "Nothing like it is free of pain: better leave it out today.",
            "Nichts Ähnliches ist schmerzfrei: lass es heute besser weg.")
    }

    var leaveOutToday: String { t("Leave it out today", "Heute weglassen") }
    /// "a poor match", as the coach says it.
    var poorMatch: String { voice.sentence(Reason(.poorMatch)) }
    var others: String { t("Others", "Andere") }

    /// "mild pain".
    func pain(_ severity: PainSeverity) -> String {
        switch severity {
        case .mild: t("mild pain", "leichter Schmerz")
        case .moderate: t("pain", "Schmerz")
        case .severe: t("severe pain", "starker Schmerz")
        }
    }

    func takeInstead(_ name: String) -> String { t("Take {}", "{} nehmen", name) }

    func word(_ severity: PainSeverity) -> String {
        switch severity {
        case .mild: t("Mild", "Leicht")
        case .moderate: t("Moderate", "Mäßig")
        case .severe: t("Severe", "Stark")
        }
    }

    func word(_ side: BodySide?) -> String {
        switch side {
        case .left: t("Left", "Links")
        case .right: t("Right", "Rechts")
        case .both: t("Both", "Beide")
        case nil: t("Middle", "Mitte")
        }
    }

    func word(_ pattern: MovementPattern) -> String {
        switch pattern {
        case .horizontalPush: t("pushing forward", "beim Drücken nach vorn")
        case .verticalPush: t("pushing overhead", "beim Drücken über Kopf")
        case .horizontalPull: t("rowing", "beim Rudern")
        case .verticalPull: t("pulling down or up", "beim Ziehen von oben")
        case .squat: t("squatting", "beim Beugen der Knie")
        case .hinge: t("bending at the hip", "beim Heben aus der Hüfte")
        case .lunge: t("lunging", "bei Ausfallschritten")
        case .carry: t("carrying", "beim Tragen")
        case .isolation: t("moving one joint", "bei Übungen für ein Gelenk")
        }
    }

    /// "Left shoulder", with a capital letter.
    func place(_ part: BodyPart, _ side: BodySide?) -> String {
        var bytes = Array(voice.name(part, side).utf8)
        if let first = bytes.first, (97...122).contains(first) { bytes[0] = first - 32 }
        return String(decoding: bytes, as: UTF8.self)
    }

    func name(_ flag: PainFlag) -> String { place(flag.bodyPart, flag.side) }

    /// What it leads to.
    func meaning(_ severity: PainSeverity) -> String {
        switch severity {
        case .mild: t("It is noted beside what it concerns.", "Es steht bei allem, was es betrifft.")
        case .moderate: t("What it concerns is not raised.", "Was es betrifft, wird nicht gesteigert.")
        case .severe: t("Another exercise is proposed.", "Eine andere Übung wird vorgeschlagen.")
        }
    }

    func felt(in exercise: String) -> String { t("Felt in {}", "Gespürt bei {}", exercise) }

    /// "Left shoulder, moderate".
    func short(_ flag: PainFlag) -> String { name(flag) + ", " + word(flag.severity) }

    /// "Moderate · since Sat 14 Nov · Bench Press", or until when.
    func life(of flag: PainFlag, now: Instant) -> String {
        var text = word(flag.severity) + " · "
        if let end = flag.resolvedAt {
            text += date(flag.createdAt, now: now) + " – " + date(end, now: now)
        } else {
            text += t("since {}", "seit {}", date(flag.createdAt, now: now))
        }
        if let pattern = flag.pattern { text += " · " + word(pattern) }
        return text
    }
}
