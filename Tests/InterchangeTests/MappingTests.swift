import Testing
import Training

@testable import Interchange

@Suite struct MappingTests {
    private func read(_ text: String, _ columns: [ColumnMapping.Part: String], _ order: ColumnMapping.DateOrder? = nil)
        throws(ImportError)
        -> ImportedLog
    {
        try readLog(Array(text.utf8), ImportOptions(mapping: ColumnMapping(columns, dateOrder: order)))
    }

    private let table =
        "wann;was;wie oft;wie schwer;wie hart\n03.04.2026;Kniebeuge;5;92,5;8\n05.04.2026;Bankdrücken;8;60 kg;\n"

    @Test func namedColumnsAreRead() throws {
        let log = try read(table, [.date: "wann", .exercise: "Was", .reps: "wie oft", .weight: "#4", .rpe: "wie hart"])
        #expect((log.format, log.delimiter) == (.csv, ";"))
        #expect(log.workouts.map(\.start.dateText) == ["2026-04-03", "2026-04-05"])
        #expect(log.exerciseNames == ["Kniebeuge", "Bankdrücken"])
        #expect(log.sets.map(\.reps) == [5, 8])
        #expect(log.sets.map(\.weight) == [Mass(thousandths: 92_500, of: .kg), .kg(60)])
        #expect(log.sets.dropFirst(0).first?.rir == RIR(2))
    }

    @Test func placesServeWhereThereIsNoHeader() throws {
        let log = try read(
            "2026-04-03,Squat,5,100\n2026-04-03,Squat,4,100\n",
            [.date: "#1", .exercise: "#2", .reps: "#3", .weight: "#4"])
        #expect(log.sets.map(\.line) == [1, 2])
    }

    @Test func everyPartHasItsPlaceInASet() throws {
        let text = """
            day,clock,title,lift,n,kilos,u,r,left,far,fu,secs,said,about,w
            2026-04-03,18:05,Beine,Squat,1,225,lb,5,2,,,,deep,tired,no
            2026-04-03,18:05,Beine,Squat,W,45,lb,10,,,,,,tired,
            2026-04-03,18:05,Beine,Squat,2,100,kg,5,,,,,,tired,yes
            2026-04-03,18:05,Beine,Sled,1,,,,,40,m,0:30,,tired,

            """
        let log = try read(
            text,
            [
                .date: "day", .time: "clock", .workout: "title", .exercise: "lift", .setOrder: "n", .weight: "kilos",
                .weightUnit: "u", .reps: "r", .rir: "left", .distance: "far", .distanceUnit: "fu", .seconds: "secs",
                .notes: "said", .workoutNotes: "about", .warmup: "w",
            ])
        #expect(log.workouts.map(\.start.text) == ["2026-04-03T18:05:00"])
        #expect(log.workouts.map(\.title) == ["Beine"] && log.workouts.map(\.notes) == ["tired"])
        #expect(log.sets.map(\.type) == [.working, .warmup, .warmup, .working])
        #expect(log.sets.map(\.weight) == [.lb(225), .lb(45), .kg(100), nil])
        #expect(log.sets.map(\.rir) == [RIR(2), nil, nil, nil] && log.sets.dropFirst(0).first?.note == "deep")
        #expect(
            log.sets.dropFirst(3).first?.durationSeconds == 30
                && log.sets.dropFirst(3).first?.distance == Distance(units: Distance.metre.units * 40))
    }

    @Test(arguments: [
        ("Dauer", "1h 5m", 3_900), ("Dauer", "1:05", 3_900), ("Dauer", "65:00", 3_900), ("Dauer", "1:05:00", 3_900),
        ("Dauer", "65", 3_900), ("Dauer", "3900", 3_900), ("Dauer (h)", "1,25", 4_500), ("Dauer in min", "700", 42_000),
        ("Dauer (s)", "90", 90), ("Dauer", "1.5h", 5_400), ("Dauer", "1,5 h", 5_400),
    ])
    func aColumnMaySayHowLongTheWorkoutWas(name: String, cell: String, seconds: Int) throws {
        let log = try read(
            "Tag;Was;Wdh;\(name)\n03.04.2026;Kniebeuge;5;\(cell)\n03.04.2026;Rudern;8;\(cell)\n",
            [.date: "Tag", .exercise: "Was", .reps: "Wdh", .duration: name])
        #expect(log.workouts.map(\.durationSeconds) == [seconds])
        #expect(log.sets.map(\.durationSeconds) == [nil, nil])
        // Nothing but a bare number under a name without a unit is an assumption.
        let unit = ["65": "minutes", "3900": "seconds"][cell]
        #expect(
            log.warnings.map(\.text)
                == (unit.map { ["The lengths of workouts have no unit; they were read as \($0)."] } ?? []))
    }

    @Test(arguments: [
        ("19:10", 3_900), ("2026-04-03 19:10", 3_900), ("03.04.2026 19:10", 3_900), ("7:10 PM", 3_900),
        ("00:15", 22_200), ("", nil),
    ])
    func aColumnMaySayWhenTheWorkoutEnded(cell: String, seconds: Int?) throws {
        let log = try read(
            "Tag;Uhr;Bis;Was;Wdh\n2026-04-03;18:05;\(cell);Kniebeuge;5\n",
            [.date: "Tag", .time: "Uhr", .exercise: "Was", .reps: "Wdh", .end: "Bis"])
        #expect(log.workouts.map(\.durationSeconds) == [seconds] && log.warnings.isEmpty)
    }

    @Test func wordsForTheEndAndTheLengthOfAWorkoutAreKnown() throws {
        let german = try guessMapping(
            Array("Datum;Uhrzeit;Ende;Trainingsdauer;Übung;Wdh.\n03.04.2026;18:05;19:10;65 min;Rudern;5\n".utf8))
        #expect(german.mapping.columns[.end] == "Ende" && german.mapping.columns[.duration] == "Trainingsdauer")
        #expect(throws: ImportError.columnCannotBe(.end, name: "Was", cell: "Rudern", line: 2)) {
            try read("Tag;Was;Wdh\n2026-04-03;Rudern;5\n", [.date: "Tag", .exercise: "Was", .reps: "Wdh", .end: "Was"])
        }
    }

    @Test func theOrderThatIsSaidHolds() throws {
        let text = "d,e,r\n03/04/2026,Squat,5\n"
        let columns: [ColumnMapping.Part: String] = [.date: "d", .exercise: "e", .reps: "r"]
        #expect(try read(text, columns, .dayFirst).workouts.map(\.start.dateText) == ["2026-04-03"])
        #expect(try read(text, columns, .monthFirst).workouts.map(\.start.dateText) == ["2026-03-04"])
        let proven = try read("d,e,r\n03/25/2026,Squat,5\n", columns, .dayFirst)
        #expect(proven.workouts.map(\.start.dateText) == ["2026-03-25"] && proven.readOrder == .monthFirst)
        #expect(try read("d,e,r\n2026-03-25,Squat,5\n", columns, nil).readOrder == nil)
    }

    @Test func aColumnThatCannotBeIsNamed() {
        #expect(throws: ImportError.columnMissing(.exercise)) { try read(table, [.date: "wann", .reps: "wie oft"]) }
        #expect(throws: ImportError.columnMissing(.reps)) { try read(table, [.date: "wann", .exercise: "was"]) }
        #expect(throws: ImportError.noSuchColumn(.reps, name: "reps")) {
            try read(table, [.date: "wann", .exercise: "was", .reps: "reps"])
        }
        #expect(throws: ImportError.noSuchColumn(.reps, name: "#6")) {
            try read(table, [.date: "wann", .exercise: "was", .reps: "#6"])
        }
        #expect(throws: ImportError.columnCannotBe(.date, name: "was", cell: "Kniebeuge", line: 2)) {
            try read(table, [.date: "was", .exercise: "wann", .reps: "wie oft"])
        }
        #expect(throws: ImportError.columnCannotBe(.exercise, name: "wie oft", cell: "5", line: 2)) {
            try read(table, [.date: "wann", .exercise: "wie oft", .reps: "wie oft"])
        }
        #expect(
            ImportError.columnCannotBe(.date, name: "was", cell: "Kniebeuge", line: 2).message
                == "Column “was” cannot be the date of the set: line 2 says “Kniebeuge”.")
    }

    @Test func wordsOfTheHeaderAreEvidenceEnough() throws {
        let guess = try guessMapping(Array(AppFixture.csv.text.utf8))
        #expect(
            guess.mapping.columns == [
                .date: "Datum", .time: "Uhrzeit", .workout: "Training", .exercise: "Übung", .setOrder: "Satz",
                .reps: "Wdh.",
                .weight: "Gewicht (kg)", .notes: "Notiz",
            ])
        #expect(guess.isByHeader)
        let log = try log(AppFixture.csv.text)
        #expect((log.format, log.weightUnit, log.unitSource) == (.csv, .kg, .column))
        #expect(log.workouts.map(\.start.text) == ["2026-04-07T18:05:00", "2026-04-09T07:10:00"])
        #expect(log.sets.map(\.reps) == [5, 5, 10, 9] && log.sets.dropFirst(0).first?.note == "tief")
        #expect(log.warnings.count == 1 && (log.warnings.first?.text ?? "").contains("exercise = Übung"))
    }

    @Test func cellsAreEvidenceWhereTheLifterSaysThatItIsATable() throws {
        let text = "Wann,Was,A,B\n2026-04-03,Kniebeuge,5,92.5\n2026-04-03,Kniebeuge,5,95\n2026-04-05,Bankdrücken,8,60\n"
        #expect { try log(text) } throws: { error in
            if case .unknownFormat = error as? ImportError { true } else { false }
        }
        let guess = try guessMapping(Array(text.utf8))
        #expect(guess.evidence == [.date: .cells, .exercise: .cells, .reps: .cells, .weight: .cells])
        #expect(guess.mapping.columns == [.date: "Wann", .exercise: "Was", .reps: "A", .weight: "B"])
        #expect(try log(text, format: .csv).sets.map(\.reps) == [5, 5, 8])
    }

    @Test(arguments: ["[]", "[1, 2]", "{\"a\": 1, \"b\": 2}", "Squat\n100\n"])
    func whatIsNoTableHasNoColumns(text: String) {
        #expect { try guessMapping(Array(text.utf8)) } throws: { error in
            if case .unknownFormat = error as? ImportError { true } else { false }
        }
    }

    @Test func aTimeIsAClockOrALength() throws {
        let clock = try guessMapping(Array("Date,Time,Exercise,Reps\n2026-04-03,18:05,Squat,5\n".utf8))
        #expect(clock.mapping.columns[.time] == "Time" && clock.mapping.columns[.seconds] == nil)
        let length = try guessMapping(Array("Date,Time,Exercise,Reps\n2026-04-03,0:45,Plank,\n".utf8))
        #expect(length.mapping.columns[.seconds] == "Time" && length.mapping.columns[.time] == nil)
        let unit = try guessMapping(Array("Date,Exercise,Distance,Unit\n2026-04-03,Run,5,km\n".utf8))
        #expect(unit.mapping.columns[.distanceUnit] == "Unit")
    }

    /// A header that says what a column is goes before cells that cannot be: those are faults of their rows.
    @Test func someCellsThatAreNoNumberDoNotCostAColumn() throws {
        var text = "Date,Exercise,Weight (kg),Reps\n"
        for day in 10...21 { text += "2026-04-\(day),Dip,\(day),8\n" }
        for word in ["BW", "bodyweight", "Body Weight", "Körpergewicht", "-", "—"] {
            text += "2026-04-25,Dip,\(word),9\n"
        }
        let many = try log(
            text + "2026-04-26,Dip,abc,9\n2026-04-26,Dip,BW+10,9\n")
        let weights: [Mass?] = (10...21).map { Mass.kg(Int64($0)) }
        #expect(many.sets.map(\.weight) == weights + [Mass?](repeating: nil, count: 6))
        #expect(many.weightUnit == .kg && many.unitSource == .column)
        #expect(many.skippedRows.map(\.line) == [20, 21])
        #expect(many.skippedRows.first?.reason == "weight is no number: “abc”")
        #expect(many.warnings.map(\.text).allSatisfy { !$0.contains("is not known") })
        let few = try log(
            "Datum;Übung;Gewicht (kg);Wdh\n3.4.2026;Dip;abc;8\n4.4.2026;Dip;10;8\n5.4.2026;Dip;12,5;8\n")
        #expect(few.sets.map(\.weight) == [.kg(10), Mass(thousandths: 12_500, of: .kg)])
        #expect(few.skippedRows.map(\.line) == [2])
    }

    /// A column that its cells belie is none of that name.
    @Test func aHeaderThatMostCellsBelieIsNotBelieved() throws {
        let guess = try guessMapping(
            Array("Date,Exercise,Load,Reps\n2026-04-03,Dip,easy,8\n2026-04-04,Dip,hard,8\n".utf8))
        #expect(guess.mapping.columns[.weight] == nil && guess.isByHeader)
    }

    @Test(arguments: [
        "Date;Exercice;Poids (kg);Répétitions;Série;Durée;Distance;Notes\n2026-04-03;Squat;92,5;5;1;;;lourd\n",
        "Fecha;Ejercicio;Peso (kg);Repeticiones;Serie;Notas\n2026-04-03;Squat;92,5;5;1;lourd\n",
    ])
    func tablesInFrenchAndSpanishAreKnown(text: String) throws {
        let guess = try guessMapping(Array(text.utf8))
        #expect(guess.isByHeader && guess.mapping.columns[.setOrder] != nil)
        let log = try log(text)
        #expect((log.format, log.weightUnit, log.unitSource) == (.csv, .kg, .column))
        #expect(log.sets.map(\.weight) == [Mass(thousandths: 92_500, of: .kg)] && log.sets.map(\.reps) == [5])
        #expect(log.sets.dropFirst(0).first?.note == "lourd")
        #expect(log.skippedRows.isEmpty && log.warnings.count == 1)
    }

    /// Dates that can be read in two ways: a header in a language whose dates begin with the day speaks for that, and the lifter may
    /// say it of any app's file.
    @Test func datesThatCanBeReadInTwoWaysAreReadAsTheHeaderOrTheLifterSays() throws {
        let english = "Date,Exercise,Weight (kg),Reps\n03/04/2026,Dip,10,8\n"
        #expect(try log(english).workouts.map(\.start.dateText) == ["2026-03-04"])
        #expect(try log(english).dateOrder == .monthFirst)
        let german = try log("Datum,Übung,Gewicht (kg),Wdh\n03/04/2026,Dip,10,8\n")
        #expect(german.workouts.map(\.start.dateText) == ["2026-04-03"] && german.dateOrder == .dayFirst)
        #expect(german.warnings.contains { $0.text.hasPrefix("Dates can be read in two ways") })
        let strong = Header.s2 + "\n03/04/2026,Legs,Squat (Barbell),1,100,5,0,0,,\n"
        let said = try readLog(
            Array(strong.utf8), ImportOptions(unit: .kg, mapping: ColumnMapping(dateOrder: .dayFirst)))
        #expect((said.format, said.dateOrder) == (.strong, .dayFirst))
        #expect(said.workouts.map(\.start.dateText) == ["2026-04-03"])
        #expect(said.warnings.allSatisfy { !$0.text.hasPrefix("Dates can") })
        #expect(try log(Header.s2 + "\n2026-04-03,Legs,Squat (Barbell),1,100,5,0,0,,\n").dateOrder == nil)
        // A proof goes before what was said, and that is told.
        let proven = strong + "03/25/2026,Legs,Squat (Barbell),1,100,5,0,0,,\n"
        for (order, warnings) in [(ColumnMapping.DateOrder.dayFirst, 1), (.monthFirst, 0)] {
            let log = try readLog(
                Array(proven.utf8), ImportOptions(unit: .kg, mapping: ColumnMapping(dateOrder: order)))
            #expect(log.workouts.map(\.start.dateText) == ["2026-03-04", "2026-03-25"] && log.dateOrder == nil)
            #expect(log.warnings.count { $0.text.contains("can only be days") } == warnings)
        }
    }

    @Test(arguments: [
        ("Gewicht in kg", MassUnit.kg), ("weight in lbs", .lb), ("Weight (kg)", .kg), ("Peso en kg", .kg),
        ("Poids en kg", .kg), ("Gewicht in Pfund", .lb), ("Weight_kg", .kg), ("Weight lbs", .lb), ("Load [kg]", .kg),
        ("Gewicht/kg", .kg), ("Peso en libras", .lb), ("Poids en kilogrammes", .kg),
    ])
    func aWeightMayHaveItsUnitInWords(name: String, unit: MassUnit) throws {
        let text = "Tag;Was;\(name);Wdh;Bemerkung\n03.04.2026;Kniebeuge;100;5;tief\n05.04.2026;Bankdrücken;60;8;\n"
        let guess = try guessMapping(Array(text.utf8))
        #expect(guess.mapping.columns[.weight] == name && guess.evidence[.weight] == .header)
        #expect(guess.parts(guess.mapping) == [.date, .exercise, .weight, .reps, .notes])
        let log = try readLog(Array(text.utf8), ImportOptions(format: .csv))
        #expect((log.weightUnit, log.unitSource) == (unit, .column) && log.unitEvidence == nil)
        #expect(log.sets.map(\.weight) == (unit == .kg ? [.kg(100), .kg(60)] : [.lb(100), .lb(60)]))
        let mapped = try readLog(Array(text.utf8), ImportOptions(mapping: guess.mapping))
        #expect((mapped.weightUnit, mapped.unitSource) == (unit, .column))
    }

    @Test func distancesAndTimesMayHaveTheirUnitsInWords() throws {
        let text = "Datum;Übung;Distanz in km;Zeit in Sekunden\n03.04.2026;Laufen;2,5;900\n"
        let guess = try guessMapping(Array(text.utf8))
        #expect(guess.parts(guess.mapping) == [.date, .exercise, .distance, .seconds])
        let log = try log(text)
        #expect(log.sets.map(\.distance) == [Distance(units: Distance.metre.units * 2_500)])
        #expect(log.sets.map(\.durationSeconds) == [900])
        let minutes = try guessMapping(Array("Datum;Übung;Zeit in m;Wdh\n03.04.2026;Laufen;15;1\n".utf8))
        #expect(minutes.mapping.columns[.seconds] == nil, "minutes are no seconds")
    }

    @Test func barsBetweenColumnsAreKnown() throws {
        let text = "Date|Exercise|Weight (kg)|Reps\n2026-04-03|Dip, weighted|10|8\n"
        #expect(try guessMapping(Array(text.utf8)).names == ["Date", "Exercise", "Weight (kg)", "Reps"])
        let table = try log(text)
        #expect((table.delimiter, table.exerciseNames) == ("|", ["Dip, weighted"]))
    }

    /// Where no column has the repetitions, that of the sets may have them.
    @Test func setsByRepetitionsAreBoth() throws {
        let text = """
            Date,Exercise,Sets,Weight (kg)
            2026-04-03,Squat,3x5,100
            2026-04-03,Dip,2 × 8,
            2026-04-03,Curl,3,20
            2026-04-03,Row,60x5,40
            2026-04-03,Press,5+5,40

            """
        let log = try readLog(Array(text.utf8))
        #expect(log.format == .csv && log.sets.map(\.reps) == [5, 5, 5, 8, 8, nil, nil, nil])
        #expect(log.sets.prefix(3).map(\.weight) == [.kg(100), .kg(100), .kg(100)])
        #expect(log.skippedRows.map(\.line) == [5, 6])
        let said: [ColumnMapping.Part: String] = [.date: "#1", .exercise: "#2", .sets: "#3", .weight: "#4"]
        #expect(try read(text, said).sets.map(\.reps) == log.sets.map(\.reps))
        #expect(throws: ImportError.columnMissing(.reps)) {
            try read(text.replacing("x", with: "/").replacing("×", with: "/"), said)
        }
    }
}
