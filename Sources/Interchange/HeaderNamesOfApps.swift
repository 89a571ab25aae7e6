import Training

/// What a column is by its name among those of an app, with a unit in brackets behind some: `Weight (kgs)`, `Distance(m)`.
func column(named name: String, among names: [String: Field]) -> (Field, MassUnit?, Distance?)? {
    if let field = names[name] { return (field, nil, nil) }
    guard name.hasSuffix(")"), let bracket = name.lastIndex(of: "("),
        let field = names[trimmed(String(name[..<bracket]))]
    else { return nil }
    let unit = trimmed(String(name[name.index(after: bracket)...].dropLast()))
    switch field {
    case .weight: return massUnit(named: unit).map { (field, $0, nil) }
    case .distance: return distanceUnit(named: unit).map { (field, nil, $0) }
    default: return (field, nil, nil)
    }
}

/// FitNotes' columns, of its apps for both kinds of phone.
let fitNotesNames: [String: Field] = [
    "date": .start, "exercise": .exerciseName, "weight": .weight, "weight unit": .weightUnit, "reps": .reps,
    "distance": .distance, "distance unit": .distanceUnit, "time": .seconds, "comment": .setNotes,
    "comments": .setNotes,
    "notes": .setNotes, "kind": .setType, "set type": .setType,
]

/// Columns of the app on the iPhone that is called the same and writes sessions with times.
let fitNotesSessionNames: [String: Field] = [
    "name": .workoutName, "starttime": .start, "endtime": .end, "exercise": .exerciseName, "equipment": .equipment,
    "reps": .reps, "weight": .weight, "time": .seconds, "distance": .distance, "status": .status, "iswarmup": .warmup,
    "rpe": .rpe, "rir": .rir, "note": .setNotes,
]

let fitbodNames: [String: Field] = [
    "date": .start, "exercise": .exerciseName, "reps": .reps, "weight": .weight, "duration": .seconds,
    "distance": .distance, "iswarmup": .warmup, "note": .setNotes,
]

let liftosaurNames: [String: Field] = [
    "workout datetime": .start, "day name": .workoutName, "exercise": .exerciseName, "is warmup set?": .warmup,
    "completed reps": .reps, "is amrap?": .amrap, "completed rpe": .rpe, "completed weight value": .weight,
    "completed weight unit": .weightUnit, "completed reps time": .done, "notes": .setNotes,
]

/// Columns of our own table of sets. Its units are what their names say; the effort is read from `rir`, not twice.
let ownNames: [String: Field] = [
    "workout_id": .workoutNumber, "workout": .workoutName, "started_at": .start, "ended_at": .end,
    "exercise": .exerciseName, "superset": .superset, "exercise_notes": .exerciseNotes, "set_number": .setOrder,
    "set_type": .setType, "status": .status, "weight_kg": .weight, "reps": .reps, "rir": .rir,
    "duration_seconds": .seconds, "distance_m": .distance, "amrap": .amrap, "failure": .failure,
    "completed_at": .done, "set_notes": .setNotes,
    "workout_notes": .workoutNotes,
]

/// Columns that say nothing of a set here and stay in the raw cells alone: nothing is said of them.
let silentColumns: Set<String> = [
    // FitNotes
    "category", "categories", "bodyweight",
    // Fitbod. Its weights are of one dumbbell; the multiplier is for its own sums.
    "incline", "resistance", "multiplier",
    // Ours: what was asked for, what follows from the rest, and what only an account knows
    "exercise_number", "exercise_id", "load_kind", "measure", "set_id", "rpe",
    "target_weight_kg", "target_reps", "target_rir", "target_duration_seconds", "planned_weight_kg", "skip_reason",
    "exercise_prescription_id", "set_prescription_id", "imported_cells",
    // Liftosaur
    "program", "required reps", "required rpe", "log rpe?", "required weight value",
    "required weight unit",
    "ask weight?", "target muscles", "synergist muscles",
]

/// Words of headers of tables that lifters keep themselves, in English, German, French and Spanish.
let tableWords: [(field: Field, words: [String])] = [
    (
        .start,
        [
            "date", "datum", "day", "tag", "workout date", "trainingstag", "start", "date and time", "beginn",
            "timestamp", "jour", "fecha", "día", "dia",
        ]
    ),
    (.time, ["start time", "time of day", "uhrzeit", "startzeit", "heure", "hora"]),
    (
        .workoutName,
        [
            "workout", "workout name", "training", "trainingsname", "session", "session name", "routine",
            "workout title",
            "title", "einheit", "séance", "seance", "entraînement", "entrainement", "sesión", "sesion", "entrenamiento",
            "entreno", "rutina",
        ]
    ),
    (
        .exerciseName,
        [
            "exercise", "exercise name", "übung", "uebung", "übungsname", "movement", "lift", "exercise title",
            "exercice", "nom de l'exercice", "mouvement", "ejercicio", "nombre del ejercicio",
        ]
    ),
    (
        .setOrder,
        [
            "set", "set order", "set #", "set number", "set no", "set no.", "satz", "satz nr", "satz nr.", "satznummer",
            "série", "serie", "n° de série", "numéro de série", "nº de serie", "número de serie",
        ]
    ),
    (
        .sets,
        [
            "sets", "no. of sets", "# of sets", "# sets", "number of sets", "set count", "sätze", "saetze",
            "anzahl sätze",
            "anzahl der sätze", "satzanzahl", "satzzahl", "séries", "series", "nombre de séries", "nb de séries",
            "número de series", "nº de series",
        ]
    ),
    (
        .weight,
        [
            "weight", "gewicht", "load", "last", "kg", "lb", "lbs", "weight kg", "weight lb", "weight lbs",
            "gewicht kg",
            "poids", "charge", "poids kg", "peso", "carga", "peso kg",
        ]
    ),
    (
        .weightUnit,
        ["weight unit", "unit", "gewichtseinheit", "unité", "unité de poids", "unidad", "unidad de peso"]
    ),
    (
        .reps,
        [
            "reps", "rep", "repetitions", "wdh", "wdh.", "wiederholungen", "whg", "reps done", "répétitions", "réps",
            "rép.", "repeticiones", "reps.", "rep.",
        ]
    ),
    (.rpe, ["rpe"]), (.rir, ["rir", "reps in reserve"]),
    (
        .distance,
        ["distance", "distanz", "strecke", "km", "distance km", "distance m", "entfernung", "distancia"]
    ),
    (.distanceUnit, ["distance unit", "streckeneinheit", "unité de distance", "unidad de distancia"]),
    (
        .seconds,
        [
            "seconds", "sekunden", "secs", "sec", "duration", "dauer", "hold", "time", "zeit", "duration seconds",
            "durée", "secondes", "temps", "duración", "segundos", "tiempo",
        ]
    ),
    (
        .setNotes,
        [
            "note", "notes", "notiz", "notizen", "comment", "comments", "kommentar", "bemerkung", "anmerkung",
            "commentaire", "commentaires", "remarque", "remarques", "nota", "notas", "comentario", "comentarios",
        ]
    ),
    (
        .workoutNotes,
        [
            "workout notes", "workout note", "trainingsnotiz", "trainingsnotizen", "notes de séance",
            "notes de l'entraînement", "notas del entrenamiento",
        ]
    ),
    (
        .end,
        [
            "end", "end time", "ended at", "end date", "finish", "finished", "ende", "endzeit", "trainingsende", "fin",
            "heure de fin", "hora de fin",
        ]
    ),
    (
        .workoutDuration,
        [
            "workout duration", "workout length", "workout time", "session duration", "session length",
            "trainingsdauer", "durée de la séance", "durée de l'entraînement", "duración del entrenamiento",
            "duración de la sesión",
        ]
    ),
    (
        .warmup,
        [
            "warmup", "warm-up", "warm up", "is warmup", "aufwärmen", "aufwärmsatz", "échauffement", "calentamiento",
        ]
    ),
]

/// Words of headers in languages whose dates begin with the day.
let dayFirstWords: Set<String> = [
    "datum", "tag", "trainingstag", "jour", "fecha", "data", "дата", "übung", "übungsname", "exercice",
    "nom de l'exercice", "ejercicio", "nombre del ejercicio", "gewicht", "poids", "peso", "wdh", "wdh.",
    "wiederholungen",
    "répétitions", "repeticiones",
]
