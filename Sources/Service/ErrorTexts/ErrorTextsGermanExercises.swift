extension ErrorTexts {
    /// Refusals that are about exercises of the lifter's own.
    static let germanExercises: [(english: String, text: String)] = [
        (
            "id is that of an exercise that comes with the app.",
            "id ist die einer Übung, die mit der App kommt."
        ),
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
        ("must name none of the primary ones", "darf keinen der primären nennen"),
        ("must be a link that begins with https://", "muss ein Link sein, der mit https:// beginnt"),
        ("The body must hold at most 2000.", "Die Anfrage darf höchstens 2000 enthalten."),
        ("must name each one once", "darf jeden nur einmal nennen"),
    ]
}
