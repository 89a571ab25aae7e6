import Testing
import Training

@testable import Interchange

@Suite struct StrongDialectTests {
    @Test(arguments: [
        ("kg,Reps,km", MassUnit.kg, Mass.kg(60), Distance.kilometre), ("lb,Reps,mi", .lb, Mass.lb(60), .mile),
    ])
    func s1NamesItsUnitsInTheHeader(columns: String, unit: MassUnit, weight: Mass, distance: Distance) throws {
        let text = """
            Date,Workout Name,Exercise Name,Set Order,\(columns),Seconds,Notes\r
            2016-03-05 18:05:11,Legs,Squat,0,60,5,0,0,\r
            2016-03-05 18:05:11,Legs,Running,0,0,0,1,600,slow\r

            """
        let log = try log(text, unit: unit == .kg ? .lb : .kg)
        #expect(log.dialect == "S1")
        #expect(log.weightUnit == unit)
        #expect(log.unitSource == .column)
        #expect(log.sets.map(\.weight) == [weight, nil])
        #expect(log.sets.map(\.distance) == [nil, distance])
        #expect(log.exercises.map(\.notes) == [nil, "slow"])
    }

    @Test func s2AndS3SayNoUnit() throws {
        let rows = "2018-03-05 18:05:11,Legs,Squat (Barbell),1,100.0,5,0,0,\"\",\"\""
        let s2 = try log(Header.s2 + "\n" + rows + "\n")
        #expect((s2.dialect, s2.weightUnit, s2.unitSource) == ("S2", .kg, .guess))
        let s3 = try log(Header.s2 + ",RPE\n" + rows + ",8\n", unit: .lb)
        #expect((s3.dialect, s3.weightUnit, s3.unitSource) == ("S3", .lb, .user))
        #expect(s3.sets.first?.weight == .lb(100))
        #expect(s3.sets.first?.rir == RIR(2))
    }

    @Test func s4IsReadWhole() throws {
        let text = """
            \(Header.s4)
            2024-03-05 18:05:11,"Legs, heavy ",1h 13m,"Squat (Barbell)",W,20.0,8.0,0,0.0,"deep \"\"pause\"\"","slept
            badly",
            2024-03-05 18:05:11,"Legs, heavy ",1h 13m,"Squat (Barbell)",1,100.0,5.0,0,0.0,,,8.5
            2024-03-05 18:05:11,"Legs, heavy ",1h 13m,"Running (Treadmill)",1,0,0.0,2.4,900.0,,,

            """
        let log = try log(text, unit: .kg)
        let workout = try #require(log.workouts.first)
        #expect((log.format, log.dialect, log.delimiter, log.rows) == (.strong, "S4", ",", 3))
        #expect(workout.title == "Legs, heavy")
        #expect(workout.start == LocalDateTime("2024-03-05T18:05:11"))
        #expect(workout.durationSeconds == 4_380)
        #expect(workout.notes == "slept\nbadly")
        #expect(workout.key == "2024-03-05T18:05:11 Legs, heavy")
        #expect(workout.idName == "strong:2024-03-05T18:05:11 Legs, heavy")
        #expect(workout.exercises.map(\.name) == ["Squat (Barbell)", "Running (Treadmill)"])
        #expect(workout.exercises[0].notes == "deep \"pause\"")
        #expect(log.sets.map(\.line) == [2, 4, 5])
        #expect(log.sets.map(\.type) == [.warmup, .working, .working])
        #expect(log.sets.map(\.weight) == [.kg(20), .kg(100), nil])
        #expect(log.sets.map(\.reps) == [8, 5, nil])
        #expect(log.sets.map(\.rir) == [nil, RIR(halves: 3), nil])
        #expect(log.sets.map(\.durationSeconds) == [nil, nil, 900])
        #expect(log.sets.map(\.distance) == [nil, nil, Distance(units: 24_000_000)])
        #expect(log.sets[1].raw[5...6] == ["100.0", "5.0"])
        #expect((log.setCount, log.warmupCount) == (3, 1))
        #expect(log.exerciseNames == ["Squat (Barbell)", "Running (Treadmill)"])
        #expect(log.firstDate == workout.start && log.lastDate == workout.start)
        #expect(log.skippedRows.isEmpty && log.repairedRows.isEmpty && log.warnings.isEmpty)
    }

    @Test func distancesOfS4AreMilesForThoseWhoLiftInPounds() throws {
        #expect(
            try log(s4("1,0,0,2,900,,,"), unit: .lb).sets.first?.distance == Distance(units: 2 * Distance.mile.units))
    }

    @Test(arguments: [
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Workout Notes,RPE",
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,RPE",
    ])
    func eitherNotesColumnOfS4MayBeMissing(header: String) throws {
        let log = try log(header + "\n2024-03-05 18:05:11,Legs,1h,Squat,1,100,5,0,0,a note,9\n", unit: .kg)
        #expect(log.dialect == "S4")
        #expect(log.sets.first?.rir == RIR(1))
        let isOfWorkout = header.contains("Workout Notes")
        #expect(log.workouts[0].notes == (isOfWorkout ? "a note" : nil))
        #expect(log.exercises[0].notes == (isOfWorkout ? nil : "a note"))
    }

    @Test(arguments: [
        "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE",
        "日期,锻炼名称,时长,运动名称,设置顺序,重量,次,距离,秒,备注,锻炼备注,RPE",
        "Datum,Trainingsname,Dauer,Übungsname,Satzreihenfolge,Gewicht,Wiederholungen,Entfernung,Sekunden,Notizen,Trainingsnotizen,RPE",
        "Fecha,Nombre del entrenamiento,Duración,Nombre del ejercicio,Orden de la serie,Peso,Repeticiones,Distancia,Segundos,Notas,Notas del entrenamiento,RPE",
        "Data,Nome allenamento,Durata,Nome esercizio,Ordine serie,Peso,Ripetizioni,Distanza,Secondi,Note,Note allenamento,RPE",
        "Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Repetições,Distância,Segundos,Notas,Notas do treino,RPE",
        // Some names known and some not, and none known at all.
        "Datum,Trainingsname,Dauer,Übungsname,Satzreihenfolge,Gewicht,Wiederholungen,Weite,Zeit in s,Bemerkung,Bemerkung zum Ganzen,RPE",
        "Päivä,Harjoitus,Kesto,Liike,Sarja,Paino,Toistot,Matka,Sekunnit,Muistiinpanot,Treenin muistiinpanot,RPE",
    ])
    func headersInOtherLanguagesAreTheSameLog(header: String) throws {
        let rows = """

            2024-03-05 18:05:11,"Legs",35min,"Squat (Barbell)",1,100.0,5,0,0,"deep","slept badly",8
            2024-03-05 18:05:11,"Legs",35min,"Squat (Barbell)",2,102.5,4,0,0,,,
            2024-03-05 18:05:11,"Legs",35min,"Plank",1,0,0,0,60,,,

            """
        let (translated, english) = (try log(header + rows), try log(Header.s4 + rows))
        #expect(translated.workouts == english.workouts)
        #expect(translated.dialect == "S4")
        #expect(translated.rows == 3)
    }

    @Test func s5MixesUnitsRowByRow() throws {
        let text = """
            \(Header.s5);Workout Duration
            2024-02-01 18:05:00;"Push";"Bench Press (Barbell)";1;60;kg;8;7;;;0;"";"";55m
            2024-02-01 18:05:00;"Push";"Bench Press (Barbell)";2;135;lbs;6;8,5;;;0;;;55m
            2024-02-01 18:05:00;"Push";"Bench Press (Barbell)";3;62,5;kg;5;;;;;;;55m
            2024-02-01 18:05:00;"Push";"Running";1;;;;;2;mi.;900;"";;55m
            2024-02-01 18:05:00;"Push";"Rowing";1;;;;;500;m;120;"";;55m

            """
        let log = try log(text, unit: .lb)
        #expect((log.dialect, log.delimiter, log.weightUnit, log.unitSource) == ("S5", ";", .kg, .row))
        #expect(log.sets.map(\.weight) == [.kg(60), .lb(135), Mass(thousandths: 62_500, of: .kg), nil, nil])
        #expect(log.sets.map(\.rir) == [RIR(3), RIR(halves: 3), nil, nil, nil])
        #expect(log.sets.map(\.reps) == [8, 6, 5, nil, nil])
        #expect(
            log.sets.map(\.distance) == [
                nil, nil, nil, Distance(units: 2 * Distance.mile.units), Distance(units: 5_000_000),
            ])
        #expect(log.workouts.first?.durationSeconds == 3_300)
    }

    @Test func aRowOfS5WithoutItsUnitIsReadInTheFilesAndOneInAnUnknownUnitIsSkipped() throws {
        let row = "2024-02-01 18:05:00;Push;Bench Press;1;60;"
        let log = try log(Header.s5 + "\n\(row)lbs;8;;;;0;;\n\(row);8;;;;0;;\n\(row)stone;8;;;;0;;\n")
        #expect(log.sets.map(\.weight) == [.lb(60), .lb(60)])
        #expect(log.repairedRows.map(\.line) == [3])
        #expect(log.skippedRows == [SkippedRow(line: 4, reason: "“stone” is no known unit of weight")])
    }

    @Test func headerlessFilesAreRecognisedByTheShapeOfTheirRows() throws {
        let text = """
            2024-02-01 18:05:00;"Push";"Bench Press (Barbell)";1;60;kg;8;7;;;0;"";""
            2024-02-01 18:05:00;"Push";"Bench Press (Barbell)";2;135;lbs;6;8.5;;;0;;

            """
        let s5 = try log(text)
        #expect((s5.dialect, s5.rows, s5.setCount) == ("S5", 2, 2))
        #expect(s5.sets.map(\.weight) == [.kg(60), .lb(135)])
        let s4 = try log(
            s4("1,100,5,0,0,,,", "2,100,5,0,0,,,").split(separator: "\n").dropFirst().joined(separator: "\n"))
        #expect((s4.dialect, s4.setCount, s4.sets.first?.line) == ("S4", 2, 1))
        #expect(s4.warnings.contains { $0.text.contains("no header") })
    }

    @Test(arguments: [";", ","]) func s6IsKilogramsAndMetresAndHasBlanksAndZeros(delimiter: String) throws {
        let text = """
            \(Header.s6)
            "1";"2024-03-05 18:05:11";"Legs";"4195";"Squat (Barbell)";"W";"40.0";"8";"";"";"";"";"good day"
            "1";"2024-03-05 18:05:11";"Legs";"4195";"Squat (Barbell)";"Note";"";"";"";"";"";"deep";""
            "1";"2024-03-05 18:05:11";"Legs";"4195";"Squat (Barbell)";"1";"52.163122550000004";"5";"9";"0";"0";"";""
            "1";"2024-03-05 18:05:11";"Legs";"4195";"Squat (Barbell)";"Rest Timer";"";"";"";"";"120.0";"";""
            "1";"2024-03-05 18:05:11";"Legs";"4195";"Running";"1";"";"";"";"5200";"1800";"";""

            """
        let log = try log(text.split(separator: ";").joined(separator: delimiter), unit: .lb)
        #expect((log.dialect, log.weightUnit, log.unitSource, log.rows) == ("S6", .kg, .column, 5))
        #expect(log.sets.map(\.weight) == [.kg(40), .lb(115), nil])
        #expect(log.sets.map(\.restSeconds) == [nil, 120, nil])
        #expect(log.sets.map(\.distance) == [nil, nil, Distance(units: 52_000_000)])
        #expect(log.exercises[0].notes == "deep")
        #expect(log.workouts.map(\.durationSeconds) == [4_195])
        #expect(log.workouts.map(\.notes) == ["good day"])
        #expect(log.skippedRows.isEmpty)
    }

    @Test func s6ReadsTheUnitInItsBrackets() throws {
        let header = Header.s6.split(separator: "(kg)").joined(separator: "(lbs)").split(separator: "(meters)").joined(
            separator: "(miles)")
        let log = try log(header + "\n1;2024-03-05 18:05:11;Legs;60;Squat;1;225;5;;2;;;\n")
        #expect(log.sets.first?.weight == .lb(225))
        #expect(log.sets.first?.distance == Distance(units: 2 * Distance.mile.units))
    }

    @Test func s6TellsWorkoutsOfOneTimeAndNameApartByTheirNumbers() throws {
        let row = #"2024-03-05 18:05:11;Legs;60;Squat;1;100;5;;;;;"#
        let log = try log(
            Header.s6 + "\n1;\(row)\n2;\(row)\n1;\(row)\n3;\(row.split(separator: "Legs").joined(separator: "Push"))\n")
        #expect(
            log.workouts.map(\.key) == [
                "2024-03-05T18:05:11 Legs", "2024-03-05T18:05:11 Legs #2", "2024-03-05T18:05:11 Push",
            ])
        #expect(log.workouts.map { $0.exercises[0].sets.count } == [2, 1, 1])
    }

    @Test func keysStayUniqueWhateverTheTitles() throws {
        let rows = ["1;2024-03-05 18:05:11;A", "2;2024-03-05 18:05:11;A", "3;2024-03-05 18:05:11;A #2"]
        let log = try log(Header.s6 + "\n" + rows.map { $0 + ";60;Squat;1;100;5;;;;;\n" }.joined())
        #expect(log.workouts.count == 3)
        #expect(Set(log.workouts.map(\.key)).count == 3)
    }

    @Test func aWorkoutHasOneKeyInEveryDialect() throws {
        let keys = [
            try log(s4("1,100,5,0,0,,,")),
            try log(Header.s2 + "\n2024-03-05 18:05:11,Legs,Squat,1,100,5,0,0,,\n"),
            try log(Header.s5 + "\n2024-03-05 18:05:11;Legs;Squat;1;100;kg;5;;;;0;;\n"),
            try log(Header.s6 + "\n77;2024-03-05 18:05:11;Legs;60;Squat;1;100;5;;;;;\n"),
        ].map { $0.workouts.map(\.idName) }
        #expect(Set(keys) == [["strong:2024-03-05T18:05:11 Legs"]])
    }

    @Test func semicolonsAndDecimalCommasOfSpreadsheetsAreRead() throws {
        let text = """
            sep=;
            \(Header.s4.split(separator: ",").joined(separator: ";"));;
            10.02.2021 16:46;Legs;1h 13m;Squat (Barbell);1;62,5;5,0;0;0;"gut; tief";;7,5;;
            10.02.2021 16:46;Legs;1h 13m;Squat (Barbell);2;65;5;0;0;;;;;
            ;;;;;;;;;;;;;

            """
        let log = try log(text, unit: .kg)
        #expect((log.rows, log.setCount, log.skippedRows.count) == (2, 2, 0))
        #expect(log.sets.first?.weight == Mass(thousandths: 62_500, of: .kg))
        #expect(log.sets.first?.rir == RIR(halves: 5))
        #expect(log.exercises.first?.notes == "gut; tief")
        #expect(log.workouts.first?.start == LocalDateTime("2021-02-10T16:46:00"))
    }
}
