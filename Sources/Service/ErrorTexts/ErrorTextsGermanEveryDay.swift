extension ErrorTexts {
    /// What is refused of measurements, goals, the schedule and figures.
    static let germanEveryDay: [(english: String, text: String)] = [
        ("There is no such measurement.", "Diese Messung gibt es nicht."),
        ("There is no such goal.", "Dieses Ziel gibt es nicht."),
        ("There is no such entry in the schedule.", "Diesen Eintrag gibt es im Kalender nicht."),
        ("There is no such calendar.", "Diesen Kalender gibt es nicht."),
        ("There is no such subscription.", "Dieses Abonnement gibt es nicht."),
        (
            "must be the HTTPS address of a push service on the internet",
            "muss die HTTPS-Adresse eines Push-Dienstes im Internet sein"
        ),
        ("must be {} bytes in base64url", "muss aus {1} Bytes in base64url bestehen"),
        ("must be a point of P-256 in base64url", "muss ein Punkt von P-256 in base64url sein"),
        ("There are already {} goals.", "Es gibt schon {1} Ziele."),
        ("There are already {} entries in the schedule.", "Im Kalender stehen schon {1} Einträge."),
        ("The file holds more than {} measurements.", "Die Datei enthält mehr als {1} Messungen."),
        (
            "This is no table of measurements: no column is a date and a measure beside it. Its header: {}",
            "Das ist keine Tabelle von Messungen: Es fehlt eine Spalte mit dem Datum und eine mit einem Maß. Ihre Kopfzeile: {1}"
        ),
        ("must be a day like {}", "muss ein Tag wie {1} sein"),
        ("must be a time of day like {}", "muss eine Uhrzeit wie {1} sein"),
        ("must be at most {} days away", "darf höchstens {1} Tage entfernt sein"),
        ("must be 0 to {} days after from", "muss 0 bis {1} Tage nach from liegen"),
        ("must not be before the first day", "darf nicht vor dem ersten Tag liegen"),
        (
            "must not be before the day on which it was set",
            "darf nicht vor dem Tag liegen, an dem das Ziel gesetzt wurde"
        ),
        ("must come after the one before", "muss nach dem davor kommen"),
        ("is no day of it", "ist kein Tag davon"),
        ("is only of a plan", "gibt es nur bei einem Plan"),
        ("is only of a program day", "gibt es nur bei einem Programmtag"),
        ("is only of repeats", "gibt es nur bei Wiederholungen"),
        ("is not of this kind of goal", "gehört nicht zu dieser Art von Ziel"),
        ("is no unit of {}", "ist keine Einheit von {1}"),
        ("must not be after to", "darf nicht nach to liegen"),
        ("At most {} weeks at once.", "Höchstens {1} Wochen auf einmal."),
    ]
}
