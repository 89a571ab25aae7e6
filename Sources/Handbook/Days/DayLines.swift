public import Training

/// The line with which a day is begun (seed 002, "Welcome (Daily)"). All of them are the app's own.
public enum DayLines {
    /// The line of a day: each comes once before any comes again, which is longer than two weeks.
    public static func line(of date: LocalDate, in language: Language) -> String {
        let count = Int64(all.count)
        let line = all[Int((date.day % count + count) % count)]
        return language.t(line.english, line.german)
    }

    static let all: [(english: String, german: String)] = [
        ("One set at a time.", "Ein Satz nach dem anderen."),
        ("A light day is still a day.", "Ein leichter Tag ist auch ein Tag."),
        ("What is written down can be built on.", "Was notiert ist, darauf lässt sich bauen."),
        ("Start calm, finish strong.", "Ruhig anfangen, stark aufhören."),
        ("Small plates make big numbers.", "Kleine Scheiben machen große Zahlen."),
        ("Rest is part of the plan.", "Pause gehört zum Plan."),
        ("The warm-up is where it begins.", "Mit dem Aufwärmen fängt es an."),
        ("Good reps first, more reps later.", "Erst saubere Wiederholungen, dann mehr."),
        ("Today only has to be today.", "Heute muss nur heute sein."),
        ("Strength keeps what patience brings.", "Kraft behält, was Geduld bringt."),
        ("The last rep begins with the first.", "Die letzte Wiederholung beginnt mit der ersten."),
        ("Come back often. The rest follows.", "Komm oft wieder. Der Rest folgt."),
        ("There is always a next session.", "Ein nächstes Training gibt es immer."),
        ("Breathe, brace, begin.", "Atmen, anspannen, anfangen."),
        ("The bar is honest. So is the log.", "Die Stange ist ehrlich. Das Protokoll auch."),
        ("Half a workout is more than none.", "Ein halbes Training ist mehr als keins."),
        ("Nobody gets strong in one evening.", "An einem Abend wird niemand stark."),
        ("Leave one rep for next time.", "Heb dir eine Wiederholung fürs nächste Mal auf."),
        ("Technique is strength you already have.", "Technik ist Kraft, die du schon hast."),
        ("Sleep lifts too.", "Auch Schlaf hebt Gewichte."),
        ("Habits carry when moods do not.", "Gewohnheit trägt, wenn die Laune fehlt."),
        ("Add a little, and keep it.", "Ein wenig mehr, und das behalten."),
        ("Begin, then decide how far.", "Fang an, dann schau, wie weit."),
        ("Write it down, let it go, lift again.", "Notieren, loslassen, wieder heben."),
        ("Slow on the way down, quick on the way up.", "Langsam ab, zügig auf."),
        ("Little by little is still a lot.", "Stück für Stück wird viel daraus."),
        ("Steady beats heroic.", "Stetig schlägt heldenhaft."),
        ("Enough today is better than too much.", "Genug ist heute besser als zu viel."),
    ]
}
