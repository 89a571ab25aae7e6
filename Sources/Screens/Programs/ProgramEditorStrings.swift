import Training

/// The editor of programs, in words.
extension Strings {
    var newProgram: String { t("New program", "Neues Programm") }
    var editProgram: String { t("Edit program", "Programm bearbeiten") }
    var saveProgram: String { t("Save program", "Programm speichern") }
    var programSaved: String { t("Program saved", "Programm gespeichert") }
    var programOfPlans: String {
        t(
            "A program is made of plans. Make one first, or take a program from the library.",
            "Ein Programm besteht aus Plänen. Lege zuerst einen an, oder nimm ein Programm aus der Bibliothek.")
    }
    var programNeedsName: String { t("A program needs a name.", "Ein Programm braucht einen Namen.") }
    var programNeedsDay: String {
        t("At least one day needs a plan.", "Mindestens ein Tag braucht einen Plan.")
    }
    var programName: String { t("Name of the program", "Name des Programms") }
    var programAbout: String { t("What it is for", "Wofür es ist") }
    var minutesOfPlan: String { t("Minutes, about", "Minuten, etwa") }
    var notSaid: String { t("Not said", "Nicht angegeben") }
    var fixedDays: String { t("Fixed days of the week", "Feste Wochentage") }
    var anyDayHint: String {
        t("None: a day that you miss waits for you.", "Keine: Ein verpasster Tag wartet auf dich.")
    }
    var fixedDaysHint: String {
        t("What you miss on these days passes.", "Was du an diesen Tagen verpasst, verfällt.")
    }
    var beginsAgain: String { t("Begins again", "Beginnt von vorn") }
    var beginsAgainHint: String {
        t("After the last day comes the first one: a routine.", "Nach dem letzten Tag kommt der erste: eine Routine.")
    }
    var lengthOfProgram: String { t("Length", "Länge") }
    var noWeeks: String { t("Only these days", "Nur diese Tage") }
    var lengthHint: String {
        t(
            "In weeks the days are repeated; each week can be one of deload, peak or test.",
            "In Wochen werden die Tage wiederholt; jede Woche kann Deload, Peak oder Test sein.")
    }
    var weeksChanged: String { t("Weeks changed", "Wochen geändert") }
    var daysOfProgram: String { t("Days", "Tage") }
    var noDaysYet: String { t("No days yet. Add the first one.", "Noch keine Tage. Füge den ersten hinzu.") }
    var addDay: String { t("Add a day", "Tag hinzufügen") }
    var otherPlan: String { t("+ Other plan", "+ Anderer Plan") }
    var planOfDay: String { t("What is trained", "Was trainiert wird") }
    var nameOfDay: String { t("Name of the day", "Name des Tages") }
    var removeDay: String { t("Remove day", "Tag entfernen") }
    var copyWeek: String { t("Copy week", "Woche kopieren") }
    var removeWeek: String { t("Remove week", "Woche entfernen") }
    var likeThisWeek: String { t("All weeks like this", "Alle Wochen so") }
    var weekIsFor: String { t("What the week is for", "Wofür die Woche ist") }
    var regularWeek: String { t("Regular", "Normal") }
    var shareOfWeight: String { t("Weight, percent", "Gewicht, Prozent") }
    var shareOfSets: String { t("Sets, percent", "Sätze, Prozent") }
    func reserveKept(_ reserve: RIR) -> String {
        t("At least {} reps stay in reserve.", "Mindestens {} Wdh. bleiben in Reserve.", rir(reserve))
    }
    func copied(_ name: String) -> String { t("{} copied", "{} kopiert", name) }
}

/// Programs that are handed on, in words.
extension Strings {
    var copyToChange: String { t("Copy it to change it", "Kopieren und ändern") }
    var shareProgram: String { t("Share and export", "Teilen und sichern") }
    var shareHint: String {
        t(
            "Its days and plans, with the targets as they are now. Nothing of your history.",
            "Die Tage und Pläne, mit den Zielen von heute. Nichts aus deinem Verlauf.")
    }
    var asLink: String { t("As a link", "Als Link") }
    var asLinkHint: String {
        t(
            "Whoever opens it looks at the program before it is kept. The program is in the link itself.",
            "Wer ihn öffnet, sieht das Programm, bevor es behalten wird. Das Programm steht im Link selbst.")
    }
    var shareLink: String { t("Share link", "Link teilen") }
    var asFile: String { t("As a file", "Als Datei") }
    var asFileHint: String {
        t("One file in JSON, to keep or to import elsewhere.", "Eine Datei in JSON, zum Aufheben oder für anderswo.")
    }
    var downloadFile: String { t("Download file", "Datei herunterladen") }
    var asText: String { t("As text", "Als Text") }
    var asTextHint: String {
        t("To read, to change and to import again.", "Zum Lesen, Ändern und wieder Importieren.")
    }
    var importProgram: String { t("Import program", "Programm importieren") }
    var importProgramHint: String {
        t(
            "Paste a link, a text or a file of a program. You see it before anything is stored.",
            "Füge einen Link, einen Text oder eine Datei ein. Du siehst es, bevor etwas gespeichert wird.")
    }
    var programText: String { t("Program", "Programm") }
    var lookAtProgram: String { t("Look at it", "Ansehen") }
    var keepProgram: String { t("Only keep it", "Nur behalten") }
    var nothingStored: String { t("Nothing is stored yet.", "Noch ist nichts gespeichert.") }
    var otherText: String { t("Change the text", "Text ändern") }
}
