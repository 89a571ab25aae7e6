import Testing
import Training

@testable import Interchange

@Suite struct StrongRuleTests {
    @Test func setOrdersSayWhatARowIs() throws {
        let log = try log(
            s4(
                "W,40,8,0,0,,,", "1,100,5,0,0,,,", "2.0,100,5,0,0,,,", "D,80,8,0,0,,,", "F,80,6,0,0,,,",
                "d1,60,9,0,0,,,"), unit: .kg)
        #expect(log.sets.map(\.type) == [.warmup, .working, .working, .dropset, .working, .dropset])
        #expect(log.sets.map(\.isFailure) == [false, false, false, false, true, false])
        #expect(log.warmupCount == 1)
    }

    @Test(arguments: ["Rest Timer", "rest timer", "Minuteur de repos", "Lepotauko"])
    func aRestTimerIsTheRestAfterThePreviousSet(name: String) throws {
        let log = try log(
            s4(
                "\(name),0,0,0,60.0,,,", "1,100,5,0,0,,,", "\(name),0,0.0,0,120.0,,,", "\(name),0,0,0,90,,,",
                "2,100,5,0,0,,,"), unit: .kg)
        #expect(log.setCount == 2)
        #expect(log.rows == 5)
        #expect(log.skippedRows.isEmpty)
        #expect(log.sets.map(\.restSeconds) == [120, nil])
        #expect(log.exercises.count == 1)
    }

    @Test func aRestTimerOfAnotherExerciseIsNotTheRestOfThisOne() throws {
        let text = s4("1,100,5,0,0,,,") + "2024-03-05 18:05:11,Legs,1h 13m,Leg Press,Rest Timer,0,0,0,120,,,\n"
        #expect(try log(text).sets.map(\.restSeconds) == [nil])
    }

    @Test(arguments: ["Note", "Notiz", "Muistiinpano"]) func aNoteRowIsTheNoteOfItsExercise(name: String) throws {
        let log = try log(
            s4("\(name),0,0,0,0,\"belt on\",,", "1,100,5,0,0,,,", "\(name),,,,,\"shoes off\",,", "2,100,5,0,0,,,"),
            unit: .kg)
        #expect(log.setCount == 2)
        #expect(log.skippedRows.isEmpty)
        #expect(log.exercises.map(\.notes) == ["belt on\nshoes off"])
    }

    @Test func anUnknownSetOrderWithWorkIsAWorkingSetAndOneWithNothingIsSkipped() throws {
        let log = try log(s4("Myo,60,15,0,0,,,", "Myo,60,14,0,0,,,", "Myo,0,0,0,0,,,"), unit: .kg)
        #expect(log.sets.map(\.type) == [.working, .working])
        #expect(log.warnings.map(\.line) == [2])
        #expect(log.skippedRows.map(\.line) == [4])
    }

    @Test func zerosStandForBlanksButForRepsThatWereNotManaged() throws {
        let log = try log(
            s4("1,0,12,0,0,,,0", "2,100,0,0,0,,,", "3,0,0,0,60,,,", "4,0,0,2.5,0,,,", "5,0,0,0,0,,,", "6,20,0,0,45,,,"),
            unit: .kg)
        #expect(log.setCount == 6)
        #expect(log.sets.map(\.weight) == [nil, .kg(100), nil, nil, nil, .kg(20)])
        #expect(log.sets.map(\.reps) == [12, 0, nil, nil, 0, nil])
        #expect(log.sets.map(\.durationSeconds) == [nil, nil, 60, nil, nil, 45])
        #expect(log.sets.map { $0.distance == nil } == [true, true, true, false, true, true])
        #expect(log.sets.allSatisfy { $0.rir == nil })
    }

    @Test(arguments: [
        ("10", 0), ("9.5", 1), ("\"8,5\"", 3), ("6", 8), ("5", 10), ("3", 10), ("1", 10), ("", nil), ("0", nil),
        ("11", nil), ("hard", nil),
    ])
    func rpeBecomesRepsInReserve(rpe: String, halves: Int?) throws {
        let log = try log(s4("1,100,5,0,0,,,\(rpe)"), unit: .kg)
        #expect(log.sets.map(\.rir?.halves) == [halves])
        #expect(log.warnings.isEmpty == !["11", "hard"].contains(rpe))
    }

    @Test func rpeBetweenHalvesIsRoundedAndSaidToBe() throws {
        let log = try log(s4("1,100,5,0,0,,,8.3"), unit: .kg)
        #expect(log.sets.first?.rir == RIR(halves: 3))
        #expect(log.repairedRows.map(\.line) == [2])
    }

    @Test func absurdValuesAreKeptAndFlagged() throws {
        let log = try log(
            s4("1,100,877777,0,0,,,", "2,4500,5,0,0,,,", "3,100,\"877,777\",0,0,,,", "4,100,5,0,0,,,"), unit: .kg)
        #expect(log.sets.map(\.reps) == [877_777, 5, 877_777, 5])
        #expect(log.sets[1].weight == .kg(4_500))
        #expect(log.warnings.map(\.line) == [2, 3, 4])
        #expect(log.skippedRows.isEmpty)
    }

    @Test func numbersThatDoNotFitSkipTheirRowWithAReason() throws {
        let log = try log(
            s4(
                "1,100,99999999999,0,0,,,", "2,9999999999999,5,0,0,,,", "3,10kg,5,0,0,,,", "4,100,5,0,soon,,,",
                "5,100,-5,0,0,,,", "6,100,5,0,0,,,"),
            unit: .kg)
        #expect(log.setCount == 1)
        #expect(log.rows == 6)
        #expect(log.skippedRows.map(\.line) == [2, 3, 4, 5, 6])
        #expect(
            log.skippedRows.map(\.reason) == [
                "reps is too large: “99999999999”", "weight is too large: “9999999999999”",
                "weight is no number: “10kg”",
                "seconds is no number: “soon”", "reps is below zero: “-5”",
            ])
    }

    @Test func halfRepsAndHelpAreRepaired() throws {
        let log = try log(s4("1,-20,8.5,0,0,,,"), unit: .kg)
        #expect(log.sets.first?.weight == .kg(20))
        #expect(log.sets.first?.reps == 8)
        #expect(log.repairedRows.count == 2)
    }

    @Test func noiseOfWeightsIsOneWarningForTheFile() throws {
        let log = try log(
            s4("1,74.999999,5,0,0,,,", "2,52.163122550000004,5,0,0,,,", "3,75.01,5,0,0,,,"),
            unit: .kg)
        #expect(log.sets.map(\.weight) == [.kg(75), .lb(115), .kg(75)])
        #expect(
            log.warnings == [
                ImportWarning(
                    line: nil, text: "2 weights had rounding noise and were set to the nearest 0.25 kg or 0.5 lb.")
            ])
        #expect(log.sets[0].raw[5] == "74.999999")
    }

    /// In every dialect, and exactly: what was converted and rounded is what it was before.
    @Test func convertedWeightsAreExactAgain() throws {
        let s6 = try log(
            Header.s6 + "\n"
                + ["61.2349", "61.23", "74.84", "61.5", "61.4", "12.34", "11.34"].enumerated().map {
                    "1;2024-03-05 18:05:11;Legs;60;Squat;\($0.offset + 1);\($0.element);5;;;;;\n"
                }.joined())
        #expect(
            s6.sets.map(\.weight) == [
                .lb(135), .lb(135), .lb(165), Mass(thousandths: 61_500, of: .kg), Mass(thousandths: 61_400, of: .kg),
                Mass(thousandths: 12_340, of: .kg), .lb(25),
            ])
        #expect(
            s6.warnings.map(\.text) == [
                "4 weights had rounding noise and were set to the nearest 0.25 kg or 0.5 lb."
            ])
        #expect(s6.sets.first?.raw[6] == "61.2349")
        #expect(try log(s4("1,61.2349,5,0,0,,,"), unit: .kg).sets.map(\.weight) == [.lb(135)])
        #expect(try log(s4("1,132.2774,5,0,0,,,"), unit: .lb).sets.map(\.weight) == [.kg(60)])
        // Hevy's and FitNotes' stay as they stand there.
        #expect(try log(hevy("0,\"normal\",61.2349,5,,,")).sets.map(\.weight) == [Mass(units: 612_349_000_000)])
    }

    @Test func rowsWithoutDateOrExerciseAreSkippedWithLineAndReason() throws {
        let text =
            s4("1,100,5,0,0,,,")
            + "yesterday,Legs,1h,Squat,2,100,5,0,0,,,\n,Legs,1h,Squat,2,100,5,0,0,,,\n2024-03-05 18:05:11,Legs,1h, ,3,100,5,0,0,,,\n"
        let log = try log(text)
        #expect(
            log.skippedRows == [
                SkippedRow(line: 3, reason: "no date: “yesterday”"), SkippedRow(line: 4, reason: "no date"),
                SkippedRow(line: 5, reason: "no exercise name"),
            ])
        #expect((log.rows, log.setCount) == (4, 1))
    }

    @Test func aForgottenFinishIsKeptAndFlagged() throws {
        let log = try log(
            Header.s4
                + "\n2024-03-05 18:05:11,Legs,264h 1m,Squat,1,100,5,0,0,,,\n2024-03-06 18:05:11,Legs,soon,Squat,1,100,5,0,0,,,\n"
        )
        #expect(log.workouts.map(\.durationSeconds) == [950_460, nil])
        #expect(log.warnings.map(\.line) == [2, 3])
    }

    @Test func rowsOfAWorkoutBelongTogetherWhereverTheyStand() throws {
        func row(_ day: Int, _ name: String, _ exercise: String, _ order: Int) -> String {
            "2024-03-0\(day) 18:05:11,\(name),1h,\(exercise),\(order),100,5,0,0,,,\n"
        }
        let text =
            Header.s4 + "\n" + row(7, "Legs", "Squat", 1) + row(5, "Push", "Dip", 1) + row(7, "Legs", "Squat", 2)
            + row(5, "Pull", "Row", 1) + row(5, "Push", "Dip", 2)
        let log = try log(text)
        #expect(log.workouts.map(\.title) == ["Push", "Pull", "Legs"])
        #expect(log.workouts.map { $0.exercises.map(\.sets.count) } == [[2], [1], [2]])
        #expect(log.workouts[2].exercises[0].sets.map(\.line) == [2, 4])
        #expect(Set(log.workouts.map(\.key)).count == 3)
    }

    @Test func anExerciseMayComeTwiceInAWorkout() throws {
        func row(_ exercise: String, _ order: Int) -> String {
            "2024-03-05 18:05:11,Legs,1h,\(exercise),\(order),100,5,0,0,,,\n"
        }
        let log = try log(Header.s4 + "\n" + row("Squat", 1) + row("Squat ", 2) + row("Leg Press", 1) + row("Squat", 1))
        #expect(log.exercises.map(\.name) == ["Squat", "Leg Press", "Squat"])
        #expect(log.exercises.map(\.sets.count) == [2, 1, 1])
        #expect(log.exerciseNames == ["Squat", "Leg Press"])
    }

    @Test func equalRowsStayDistinct() throws {
        #expect(try log(s4("1,100,5,0,0,,,", "1,100,5,0,0,,,", "1,100,5,0,0,,,")).setCount == 3)
    }

    @Test func theFirstNoteIsTheExercisesAndAnotherOneTheSets() throws {
        let log = try log(s4("1,100,5,0,0,\"belt\",\"tired\",", "2,100,5,0,0,\"belt\",,", "3,100,5,0,0,\"slipped\",,"))
        #expect(log.exercises.map(\.notes) == ["belt"])
        #expect(log.sets.map(\.note) == [nil, nil, "slipped"])
        #expect(log.workouts.map(\.notes) == ["tired"])
    }

    @Test func aWorkoutWithoutSetsIsLeftOutAndSaidToBe() throws {
        let log = try log(s4("Note,0,0,0,0,only a note,,"))
        #expect(log.workouts.isEmpty)
        #expect(log.rows == 1)
        #expect(log.warnings.map(\.line) == [2])
    }

    @Test func aHeaderAloneIsAnEmptyLog() throws {
        let log = try log(Header.s4 + "\n")
        #expect((log.rows, log.workouts.count) == (0, 0))
        #expect(log.firstDate == nil && log.lastDate == nil)
    }

    @Test func zonesArePassedOverAndSaidToBe() throws {
        let log = try log(Header.s4 + "\n2024-03-05T18:05:11Z,Legs,1h,Squat,1,100,5,0,0,,,\n")
        #expect(log.workouts.first?.start == LocalDateTime("2024-03-05T18:05:11"))
        #expect(log.warnings.contains { $0.text.contains("zones") })
    }
}
