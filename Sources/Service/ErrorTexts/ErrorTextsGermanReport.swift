import Training

extension ErrorTexts {
    /// Apart from refusals: single words mean something else there.
    static let germanReport = ErrorTexts(germanFindings, body: "Die Anfrage", exercises: .german)

    /// What an import reports of a file and its rows. A quoted cell is words of the lifter's own.
    static let germanFindings: [(english: String, text: String)] = [
        // What stays of an import that is undone
        ("“{}” of {} stays: you changed it since.", "„{1}“ vom {2} bleibt: Du hast es seitdem geändert."),
        ("The workout of {} stays: you changed it since.", "Das Training vom {1} bleibt: Du hast es seitdem geändert."),
        (
            "“{}” of {} stays: another import changed it since.",
            "„{1}“ vom {2} bleibt: Ein anderer Import hat es seitdem geändert."
        ),
        (
            "The workout of {} stays: another import changed it since.",
            "Das Training vom {1} bleibt: Ein anderer Import hat es seitdem geändert."
        ),
        (
            "“{}” of {} stays as the file had it: it was changed again since.",
            "„{1}“ vom {2} bleibt wie in der Datei: Es wurde seitdem noch einmal geändert."
        ),
        (
            "The workout of {} stays as the file had it: it was changed again since.",
            "Das Training vom {1} bleibt wie in der Datei: Es wurde seitdem noch einmal geändert."
        ),
        (
            "“{}” stays: it is still used, or you noted something of it.",
            "„{1}“ bleibt: Es wird noch verwendet, oder du hast etwas dazu notiert."
        ),
        // The whole file
        (
            "The text is not UTF-8; it was read as Windows-1252. Check names with accents.",
            "Der Text ist kein UTF-8; er wurde als Windows-1252 gelesen. Prüfe Namen mit Umlauten und Akzenten."
        ),
        (
            "{}; columns were recognised by what is in them.", "{1}; die Spalten wurden an ihrem Inhalt erkannt."
        ),
        ("The file has no header", "Die Datei hat keine Kopfzeile"),
        ("The header is in an unknown language", "Die Kopfzeile ist in einer unbekannten Sprache"),
        (
            "The text “{}” has {} characters and was cut to {}.",
            "Der Text „{1}“ hat {2} Zeichen und wurde auf {3} gekürzt."
        ),
        ("Column “{}” is not known and was left out.", "Die Spalte „{1}“ ist unbekannt und wurde ausgelassen."),
        (
            "The file is no known app's; its columns were read as “{}”.",
            "Die Datei ist von keiner bekannten App; ihre Spalten wurden so gelesen: „{1}“."
        ),
        (
            "{} sets were planned and not done; they were left out.",
            "{1} Sätze waren geplant und wurden nicht gemacht; sie wurden ausgelassen."
        ),
        (
            "The times of {} sets do not fit their workouts and were left out.",
            "Die Uhrzeiten von {1} Sätzen passen nicht zu ihren Trainings und wurden ausgelassen."
        ),
        (
            "The time of 1 set does not fit its workout and was left out.",
            "Die Uhrzeit von 1 Satz passt nicht zu seinem Training und wurde ausgelassen."
        ),
        (
            "“{}” with a weight below zero is {}: the weight is the help.",
            "„{1}“ mit einem Gewicht unter null ist {2}: Das Gewicht ist die Hilfe."
        ),
        (
            "1 finished workout was not as its events and corrections say, and is now.",
            "1 fertiges Training war nicht so, wie es seine Ereignisse und Korrekturen sagen, und ist es jetzt."
        ),
        (
            "{} finished workouts were not as their events and corrections say, and are now.",
            "{1} fertige Trainings waren nicht so, wie es ihre Ereignisse und Korrekturen sagen, und sind es jetzt."
        ),
        (
            "1 set was planned and not done; it was left out.",
            "1 Satz war geplant und wurde nicht gemacht; er wurde ausgelassen."
        ),
        (
            "{} weights had rounding noise and were set to the nearest 0.25 kg or 0.5 lb.",
            "{1} Gewichte waren vom Umrechnen ungenau und wurden auf die nächsten 0,25 kg oder 0,5 lb gesetzt."
        ),
        (
            "1 weight had rounding noise and was set to the nearest 0.25 kg or 0.5 lb.",
            "1 Gewicht war vom Umrechnen ungenau und wurde auf die nächsten 0,25 kg oder 0,5 lb gesetzt."
        ),
        (
            "Time zones behind dates were passed over: times are read as on the clock.",
            "Zeitzonen hinter den Zeitangaben wurden übergangen: Gelesen wird, was die Uhr zeigte."
        ),
        (
            "Dates can be read in two ways; they were read with the {}.",
            "Die Datumsangaben lassen sich auf zwei Arten lesen; gelesen wurden sie mit dem {1}."
        ),
        (
            "Dates were read with the {}: the file has numbers over 12 that can only be days.",
            "Die Datumsangaben wurden mit dem {1} gelesen: Die Datei hat Zahlen über 12, die nur Tage sein können."
        ),
        ("day before month", "Tag vor dem Monat"),
        ("month before day", "Monat vor dem Tag"),
        // Workouts
        ("“{}” of {} has no sets and was left out", "„{1}“ vom {2} hat keine Sätze und wurde ausgelassen"),
        (
            "the workout of {} has no sets and was left out",
            "das Training vom {1} hat keine Sätze und wurde ausgelassen"
        ),
        (
            "“{}” lasted {} hours: was finishing it forgotten?",
            "„{1}“ dauerte {2} Stunden: Wurde das Beenden vergessen?"
        ),
        ("“{}” ends at “{}”, before it starts", "„{1}“ endet um „{2}“, vor dem Anfang"),
        (
            "the end of a workout says nothing of its length without the time of its start",
            "das Ende eines Trainings sagt ohne die Uhrzeit des Anfangs nichts über seine Dauer"
        ),
        (
            "The lengths of workouts have no unit; they were read as minutes.",
            "Die Dauern der Trainings haben keine Einheit; sie wurden als Minuten gelesen."
        ),
        (
            "The lengths of workouts have no unit; they were read as seconds.",
            "Die Dauern der Trainings haben keine Einheit; sie wurden als Sekunden gelesen."
        ),
        ("“{}” is no length of time", "„{1}“ ist keine Dauer"),
        // Rows and their cells
        ("no date", "kein Datum"),
        ("no date: “{}”", "kein Datum: „{1}“"),
        ("implausible date: “{}”", "unglaubwürdiges Datum: „{1}“"),
        ("No weight speaks for a unit.", "Kein Gewicht spricht für eine Einheit."),
        (
            "Weights such as {} are usual in pounds: {} speak for pounds, {} for kilograms.",
            "Gewichte wie {1} sind in Pfund üblich: {2} sprechen für Pfund, {3} für Kilogramm."
        ),
        (
            "Weights such as {} are usual in kilograms: {} speak for kilograms, {} for pounds.",
            "Gewichte wie {1} sind in Kilogramm üblich: {2} sprechen für Kilogramm, {3} für Pfund."
        ),
        (
            "Plates in kilograms make {}, those in pounds do not. For kilograms: {}, for pounds: {}.",
            "Scheiben in Kilogramm ergeben {1}, solche in Pfund nicht. Für Kilogramm: {2}, für Pfund: {3}."
        ),
        (
            "Weights such as {} are round in pounds, and were converted to kilograms. For kilograms: {}, for pounds: {}.",
            "Gewichte wie {1} sind in Pfund rund und wurden in Kilogramm umgerechnet. Für Kilogramm: {2}, für Pfund: {3}."
        ),
        (
            "Weights such as {} are round in kilograms, and were converted to pounds. For pounds: {}, for kilograms: {}.",
            "Gewichte wie {1} sind in Kilogramm rund und wurden in Pfund umgerechnet. Für Pfund: {2}, für Kilogramm: {3}."
        ),
        (
            "“{}” was taken for {}: what the log shows fits no other exercise of that name.",
            "„{1}“ wurde als {2} gelesen: Was das Protokoll zeigt, passt zu keiner anderen Übung dieses Namens."
        ),
        ("no start time", "keine Anfangszeit"),
        ("“{}” is not known to be done", "Ob „{1}“ gemacht heißt, ist unbekannt"),
        ("“{}” is no weight and reps", "„{1}“ ist nicht Gewicht und Wiederholungen"),
        ("“{}” is no set", "„{1}“ ist kein Satz"),
        ("“{}” is no workout", "„{1}“ ist kein Training"),
        (
            "time and distance of JEFIT cannot be read: “{}”",
            "Zeit und Strecke von JEFIT können nicht gelesen werden: „{1}“"
        ),
        (
            "the mark of a warm-up “{}” is not known; read as a working set",
            "das Kennzeichen für Aufwärmsätze „{1}“ ist unbekannt; als Arbeitssatz gelesen"
        ),
        ("RIR “{}” rounded to the nearest half", "RIR „{1}“ auf das nächste halbe gerundet"),
        ("RIR “{}” is none and was left out", "RIR „{1}“ ist keine Zahl dafür und wurde ausgelassen"),
        ("no exercise name", "kein Name einer Übung"),
        ("{} cells where {} are expected", "{1} Zellen, wo {2} erwartet werden"),
        ("1 cell where {} are expected", "1 Zelle, wo {1} erwartet werden"),
        ("stray quotation mark", "verirrtes Anführungszeichen"),
        (
            "stray quotation mark, {} cells where {} are expected",
            "verirrtes Anführungszeichen, {1} Zellen, wo {2} erwartet werden"
        ),
        (
            "stray quotation mark, 1 cell where {} are expected",
            "verirrtes Anführungszeichen, 1 Zelle, wo {1} erwartet werden"
        ),
        (
            "quotes lost: cells joined to “{}” and “{}”",
            "Anführungszeichen fehlten: Zellen verbunden zu „{1}“ und „{2}“"
        ),
        (
            "quotes lost: cells joined to “{}”", "Anführungszeichen fehlten: Zellen verbunden zu „{1}“"
        ),
        (
            "quotes lost: joined with the next line", "Anführungszeichen fehlten: mit der nächsten Zeile verbunden"
        ),
        (
            "quotes lost: joined with the next {} lines",
            "Anführungszeichen fehlten: mit den nächsten {1} Zeilen verbunden"
        ),
        ("control characters were left out", "Steuerzeichen wurden weggelassen"),
        // Numbers
        ("exercise “{}” has no sets", "Übung „{1}“ hat keine Sätze"),
        ("no weight, reps, time or distance", "weder Gewicht noch Wiederholungen, Zeit oder Strecke"),
        ("{} is no number: “{}”", "{1}: „{2}“ ist keine Zahl"),
        ("{} is too large: “{}”", "{1}: „{2}“ ist zu groß"),
        ("{} is below zero: “{}”", "{1}: „{2}“ ist unter null"),
        ("sets “{}” is none from 1 to 50", "Sätze: „{1}“ ist keine Anzahl von 1 bis 50"),
        ("row without a number of sets read as one set", "Zeile ohne Anzahl der Sätze als ein Satz gelesen"),
        ("sets", "Sätze"),
        ("weight", "Gewicht"), ("reps", "Wiederholungen"), ("seconds", "Sekunden"), ("distance", "Strecke"),
        (
            "weights “{}” and “{}” differ; the first was taken",
            "die Gewichte „{1}“ und „{2}“ unterscheiden sich; genommen wurde das erste"
        ),
        (
            "weight “{}” is help: an assisted lift keeps it, of any other it stays in the raw cells",
            "Gewicht „{1}“ ist Hilfe: eine unterstützte Übung behält es, sonst steht es nur in den Rohdaten"
        ),
        ("{} {} is more than anyone lifts", "{1} {2} sind mehr, als irgendjemand hebt"),
        ("weight without a unit read as {}", "Gewicht ohne Einheit als {1} gelesen"),
        ("“{}” is no known unit of weight", "„{1}“ ist keine bekannte Einheit für Gewichte"),
        ("“{}” is no known unit of distance", "„{1}“ ist keine bekannte Einheit für Strecken"),
        ("reps “{}” read as {}", "Wiederholungen „{1}“ als {2} gelesen"),
        ("seconds “{}” read as {}", "Sekunden „{1}“ als {2} gelesen"),
        ("{} reps look like a typing error", "{1} Wiederholungen sehen nach einem Tippfehler aus"),
        ("RPE “{}” rounded to the nearest half", "RPE „{1}“ auf den nächsten halben Punkt gerundet"),
        (
            "RPE “{}” is none from 1 to 10 and was left out",
            "RPE „{1}“ liegt nicht zwischen 1 und 10 und wurde ausgelassen"
        ),
        // What kind of set
        (
            "set type “{}” is not known; read as a working set",
            "Satzart „{1}“ ist unbekannt; als Arbeitssatz gelesen"
        ),
        ("set type “myo” was read as rest-pause", "Satzart „myo“ wurde als Rest-Pause gelesen"),
        (
            "set order “{}” is not known; read as a working set",
            "Satzfolge „{1}“ ist unbekannt; als Arbeitssatz gelesen"
        ),
        ("set order “{}” is not known; read as a rest timer", "Satzfolge „{1}“ ist unbekannt; als Pause gelesen"),
        ("set order “{}” is not known; read as a note", "Satzfolge „{1}“ ist unbekannt; als Notiz gelesen"),
        (
            "set order “{}” is not known, and the row holds nothing else",
            "Satzfolge „{1}“ ist unbekannt, und sonst steht nichts in der Zeile"
        ),
    ]
}
