import Training

/// What a column of Strong's is by its name in the header. Strong translates its headers; tables of French and Chinese
/// are from real files, the other languages are likely guesses, and `Layout` falls back on the shape of the rows.
func strongColumn(named name: String) -> (Field, MassUnit?, Distance?)? {
    if let field = strongNames[name] { return (field, nil, nil) }
    switch name {
    // S1 names the column after its unit.
    case "kg", "kgs": return (.weight, .kg, nil)
    case "lb", "lbs": return (.weight, .lb, nil)
    case "km", "kms": return (.distance, nil, .kilometre)
    case "mi", "mi.", "miles": return (.distance, nil, .mile)
    default: break
    }
    // S6 puts the unit in brackets.
    return column(named: name, among: strongNames)
}

/// What a column of Hevy's is by its name in the header, which Hevy does not translate.
func hevyColumn(named name: String) -> (Field, MassUnit?, Distance?)? {
    switch name {
    case "title": (.workoutName, nil, nil)
    case "start_time": (.start, nil, nil)
    case "end_time": (.end, nil, nil)
    case "description": (.workoutNotes, nil, nil)
    case "exercise_title": (.exerciseName, nil, nil)
    case "superset_id": (.superset, nil, nil)
    case "exercise_notes": (.exerciseNotes, nil, nil)
    case "set_index": (.setOrder, nil, nil)
    case "set_type": (.setType, nil, nil)
    case "weight_kg": (.weight, .kg, nil)
    case "weight_lbs", "weight_lb": (.weight, .lb, nil)
    case "reps": (.reps, nil, nil)
    case "distance_km": (.distance, nil, .kilometre)
    case "distance_miles", "distance_mi": (.distance, nil, .mile)
    case "distance_meters", "distance_m": (.distance, nil, .metre)
    case "duration_seconds": (.seconds, nil, nil)
    case "rpe": (.rpe, nil, nil)
    default: nil
    }
}

/// A unit of mass as exports write it.
func massUnit(named name: String) -> MassUnit? {
    switch name {
    case "kg", "kgs", "kg.", "kilo", "kilos", "kilogram", "kilograms", "kilogramm", "kilogrammes", "kilogramos", "公斤",
        "кг":
        .kg
    case "lb", "lbs", "lb.", "lbs.", "pound", "pounds", "pfund", "livres", "libras", "磅": .lb
    default: nil
    }
}

/// A unit of distance as exports write it.
func distanceUnit(named name: String) -> Distance? {
    switch name {
    case "m", "m.", "meter", "meters", "metre", "metres", "metern", "mètres", "metros": .metre
    case "km", "km.", "kms", "kilometer", "kilometers", "kilometres", "kilometern", "kilomètres", "kilómetros":
        .kilometre
    case "mi", "mi.", "mile", "miles", "meilen", "millas": .mile
    case "yd", "yd.", "yds", "yard", "yards": Distance(units: 9_144)
    case "ft", "ft.", "foot", "feet": Distance(units: 3_048)
    default: nil
    }
}

private let strongNames: [String: Field] = {
    let names: [(Field, [String])] = [
        (.workoutNumber, ["workout #", "workout no.", "workout number"]),
        (.start, ["date", "datum", "fecha", "data", "日期", "日付", "дата"]),
        (
            .workoutName,
            [
                "workout name", "nom de l'entraînement", "锻炼名称", "鍛鍊名稱", "workout-name", "workoutname", "trainingsname",
                "name des workouts", "name des trainings", "nombre del entrenamiento", "nombre de entrenamiento",
                "nombre del entreno", "nome allenamento", "nome dell'allenamento", "nome do treino",
                "nome do treinamento",
                "ワークアウト名", "название тренировки",
            ]
        ),
        (
            .workoutDuration,
            [
                "duration", "workout duration", "durée", "时长", "時長", "dauer", "duración", "durata", "duração", "所要時間",
                "длительность", "продолжительность",
            ]
        ),
        (
            .exerciseName,
            [
                "exercise name", "nom de l'exercice", "运动名称", "運動名稱", "übungsname", "name der übung", "übung",
                "nombre del ejercicio", "nombre de ejercicio", "ejercicio", "nome esercizio", "nome dell'esercizio",
                "nome do exercício", "エクササイズ名", "название упражнения",
            ]
        ),
        (
            .setOrder,
            [
                "set order", "ordre de la série", "设置顺序", "設置順序", "satzreihenfolge", "reihenfolge der sätze",
                "satz-reihenfolge", "satznummer", "reihenfolge", "orden de la serie", "orden de serie",
                "orden de las series",
                "ordine serie", "ordine delle serie", "ordine della serie", "ordem da série", "ordem das séries",
                "セット順",
                "порядок подходов",
            ]
        ),
        (.weight, ["weight", "poids", "重量", "gewicht", "peso", "вес"]),
        (
            .weightUnit,
            ["weight unit", "unité de poids", "gewichtseinheit", "unidad de peso", "unità di peso", "unidade de peso"]
        ),
        (
            .reps,
            [
                "reps", "réps", "répétitions", "次", "次数", "次數", "wiederholungen", "wdh", "wdh.", "repeticiones",
                "repetizioni",
                "ripetizioni", "rip.", "repetições", "回数", "повторения", "повторы",
            ]
        ),
        (
            .distance,
            [
                "distance", "距离", "距離", "distanz", "entfernung", "strecke", "distancia", "distanza", "distância",
                "расстояние",
            ]
        ),
        (
            .distanceUnit,
            [
                "distance unit", "unité de distance", "distanzeinheit", "unidad de distancia", "unità di distanza",
                "unidade de distância",
            ]
        ),
        (.seconds, ["seconds", "secondes", "秒", "秒数", "sekunden", "segundos", "secondi", "секунды"]),
        (
            .exerciseNotes,
            ["notes", "备注", "備註", "notizen", "anmerkungen", "notas", "note", "メモ", "заметки", "примечания"]
        ),
        (
            .workoutNotes,
            [
                "workout notes", "notes d'entraînement", "notes de l'entraînement", "锻炼备注", "鍛鍊備註", "workout-notizen",
                "trainingsnotizen", "notizen zum workout", "notizen zum training", "notas del entrenamiento",
                "notas de entrenamiento", "notas del entreno", "note allenamento", "note dell'allenamento",
                "note sull'allenamento",
                "notas do treino", "notas do treinamento", "ワークアウトメモ", "заметки о тренировке",
            ]
        ),
        (.rpe, ["rpe"]),
    ]
    var table: [String: Field] = [:]
    for (field, words) in names {
        for word in words { table[word] = field }
    }
    return table
}()
