extension ErrorTexts {
    /// Refusals that are about exercises of the lifter's own.
    static let germanExercises: [(english: String, text: String)] = [
        (
            "id is that of an exercise that comes with the app.",
            "id ist die einer Übung, die mit der App kommt."
        ),
        ("Not known here, and left out: {}.", "Hier unbekannt und weggelassen: {1}."),
        ("There already are 2000 exercises of your own.", "Du hast schon 2000 eigene Übungen."),
        (
            "Of an exercise that comes with the app only favorite, hidden, video_url, note and aliases can change.",
            "Bei einer Übung, die mit der App kommt, lassen sich nur favorite, hidden, video_url, note und aliases ändern."
        ),
        ("stays as it is once the exercise is in use", "bleibt, wie es ist, sobald die Übung benutzt wird"),
        ("There already is an exercise called {}.", "Es gibt schon eine Übung namens {1}."),
        (
            "What comes with the app cannot be deleted; it can be hidden.",
            "Was mit der App kommt, lässt sich nicht löschen, aber ausblenden."
        ),
        (
            "This exercise is part of your workouts or plans. It cannot be deleted; hide it instead.",
            "Diese Übung gehört zu deinen Trainings oder Plänen. Sie lässt sich nicht löschen; blende sie stattdessen aus."
        ),
        (
            "What comes with the app cannot be merged into another; merge your own exercise into it.",
            "Was mit der App kommt, lässt sich nicht mit einer anderen zusammenlegen; lege deine eigene Übung damit zusammen."
        ),
        (
            "This exercise is merged into another; part it first.",
            "Diese Übung ist mit einer anderen zusammengelegt; trenne sie zuerst."
        ),
        (
            "An exercise cannot be merged into itself.",
            "Eine Übung lässt sich nicht mit sich selbst zusammenlegen."
        ),
        (
            "That exercise is itself merged into another.",
            "Die andere Übung ist selbst mit einer zusammengelegt."
        ),
        (
            "The two are counted differently: their sets cannot stand in one history.",
            "Die beiden werden verschieden gezählt: Ihre Sätze passen nicht in einen Verlauf."
        ),
        (
            "This exercise is part of the workout that is running. Finish that first.",
            "Diese Übung gehört zum laufenden Training. Beende das zuerst."
        ),
        ("must name none of the primary ones", "darf keinen der primären nennen"),
        ("must be a link that begins with https://", "muss ein Link sein, der mit https:// beginnt"),
        ("The body must hold at most 2000.", "Die Anfrage darf höchstens 2000 enthalten."),
        ("must name each one once", "darf jeden nur einmal nennen"),
        ("The workout that is running", "Das laufende Training"),
    ]

    /// Refusals of calls that come again, and of gyms and programs that must stay.
    static let germanRepeats: [(english: String, text: String)] = [
        (
            "This id was used to make something else.",
            "Mit dieser id wurde schon etwas anderes angelegt."
        ),
        (
            "idempotency_key must be a text of {} to {} bytes.",
            "idempotency_key muss ein Text von {1} bis {2} Bytes sein."
        ),
        ("There already is a gym called {}.", "Es gibt schon ein Studio namens {1}."),
        (
            "The workout that is running is done in this gym. Finish that first.",
            "Das laufende Training findet in diesem Studio statt. Beende das zuerst."
        ),
        (
            "The programs of the library stay as they are: make one of your own of it, and follow that.",
            "Programme der Bibliothek bleiben, wie sie sind: Mach ein eigenes daraus und folge dem."
        ),
        (
            "must be between 1 (Monday) and 7 (Sunday), not {}",
            "muss zwischen 1 (Montag) und 7 (Sonntag) liegen, nicht {1}"
        ),
    ]
}
