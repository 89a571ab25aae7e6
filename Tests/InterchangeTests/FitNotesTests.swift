import Testing
import Training

@testable import Interchange

@Suite struct FitNotesTests {
    @Test func theUnitInTheHeaderHoldsAndADayIsAWorkout() throws {
        let log = try log(AppFixture.f1.text, unit: .kg)
        #expect((log.format, log.dialect, log.weightUnit, log.unitSource) == (.fitnotes, "F1", .lb, .column))
        #expect(log.workouts.map(\.start.text) == ["2026-04-07T00:00:00", "2026-04-09T00:00:00"])
        #expect(log.workouts.map(\.title) == ["", ""])
        // Two equal rows are two sets, and bodyweight is written as 0.
        #expect(log.sets.map(\.weight) == [.lb(205), .lb(205), nil, nil, nil])
        #expect(log.sets.map(\.reps) == [5, 5, 9, nil, nil])
        #expect(log.sets.map(\.durationSeconds) == [nil, nil, nil, 500, 75])
        #expect(log.sets.dropFirst(3).first?.distance == Distance(units: Distance.metre.units * 2_000))
        #expect(log.sets.dropFirst(0).first?.raw == ["2026-04-07", "Barbell Squat", "Legs", "205.0", "5", "", "", ""])
        #expect(log.warnings.isEmpty && log.skippedRows.isEmpty && log.repairedRows.isEmpty)
    }

    @Test(arguments: [("kgs", MassUnit.kg), ("kg", .kg), ("lbs", .lb)]) func unitsInBrackets(
        name: String, unit: MassUnit
    ) throws {
        let log = try log(
            "Date,Exercise,Category,Weight (\(name)),Reps\n2026-04-07,Squat,Legs,60,5\n")
        #expect((log.dialect, log.weightUnit, log.unitSource) == ("F1", unit, .column))
    }

    @Test func aNameWithACommaThatWasNotQuotedIsPutTogether() throws {
        let log = try log(AppFixture.f2.text)
        #expect((log.dialect, log.weightUnit, log.unitSource) == ("F2", .kg, .row))
        #expect(log.exercises.map(\.name) == ["Barbell Squat", "Leg Press, Narrow", "Pause Squat 2\"", "Treadmill"])
        #expect(log.sets.map(\.weight) == [Mass(thousandths: 92_500, of: .kg), .kg(180), .kg(80), nil])
        #expect(log.repairedRows.map(\.line) == [3])
        #expect(log.sets.last?.distance == Distance(units: Distance.mile.units * 31 / 10))
        #expect(log.skippedRows.isEmpty)
    }

    @Test func commentsWithoutAColumnAreNotesOfTheirSetsAndSayNothingOfUnits() throws {
        let log = try log(AppFixture.f3.text)
        #expect((log.dialect, log.weightUnit, log.unitSource) == ("F3", .lb, .row))
        #expect(log.sets.map(\.weight) == [.lb(205), .lb(205), .lb(360)])
        #expect(log.sets.map(\.note) == ["next time 95 kgs", nil, nil])
        #expect(log.exercises.map(\.name) == ["Barbell Squat", "Leg Press, Narrow"])
        #expect(log.skippedRows.isEmpty)
    }

    /// Also where every comment has a comma, so that no row has just one cell more than the header.
    @Test func commentsWithCommasAreWhole() throws {
        let header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time"
        let rows = [
            "2026-04-07,Squat,Legs,60.0,kgs,8,,,,easy, next time 65, or more",
            "2026-04-07,Squat,Legs,60.0,kgs,8,,,,",
            "2026-04-07,Leg Press, Narrow,Legs,180.0,kgs,8,,,,slow, deep",
            "2026-04-07,Leg Press, Narrow,Legs,180.0,kgs,7,,,,",
        ]
        for named in [false, true] {
            let lines = [header + (named ? ",Comment" : "")] + rows
            let log = try log(lines.joined(separator: "\n") + "\n")
            #expect(log.dialect == "F3" && log.skippedRows.isEmpty, "\(log.skippedRows)")
            #expect(log.exercises.map(\.name) == ["Squat", "Leg Press, Narrow"])
            #expect(log.sets.map(\.note) == ["easy, next time 65, or more", nil, "slow, deep", nil])
            #expect(log.sets.map(\.reps) == [8, 8, 8, 7])
            #expect(log.repairedRows.map(\.line) == [2, 4, 5])
            #expect(log.repairedRows[1].repair == "quotes lost: cells joined to “Leg Press, Narrow” and “slow, deep”")
        }
    }

    /// Also where the only comment stands behind a name with commas, and where nobody ever wrote one.
    @Test func namesWithCommasAreWholeWithoutAColumnOfComments() throws {
        let header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n"
        for comment in ["felt ok", ""] {
            let log = try log(
                header + "2024-02-01,Bench Press,Chest,60,kgs,8,,,,\n"
                    + "2024-02-01,Clean, Jerk, and Press,Olympic,40,lbs,3,,,,\(comment)\n"
                    + "2024-02-01,Leg Press, Narrow,Legs,180,kgs,7,,,,\n2024-02-01,Dip, Ring,Chest,0.0,kgs,7,,,\n")
            #expect(
                log.exercises.map(\.name) == [
                    "Bench Press", "Clean, Jerk, and Press", "Leg Press, Narrow", "Dip, Ring",
                ])
            #expect(log.sets.map(\.weight) == [.kg(60), .lb(40), .kg(180), nil] && log.skippedRows.isEmpty)
            #expect(log.sets.map(\.reps) == [8, 3, 7, 7])
            #expect(log.sets.map(\.note) == [nil, comment.isEmpty ? nil : comment, nil, nil])
            #expect(log.repairedRows.map(\.line) == [3, 4, 5])
            #expect(log.repairedRows.first?.repair == "quotes lost: cells joined to “Clean, Jerk, and Press”")
        }
    }

    /// Where the unit is in the header, numbers behind the name could be others.
    @Test func aNameTakesNoMoreCellsThanItNeeds() throws {
        let log = try log(
            "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n"
                + "2024-02-01,Leg Press, Narrow,Legs,180,8,,,,\n2024-02-01,Bench Press,Chest,60,8,,,,\n")
        #expect(log.exercises.map(\.name) == ["Leg Press, Narrow", "Bench Press"])
        #expect(log.sets.map(\.weight) == [.kg(180), .kg(60)] && log.sets.map(\.reps) == [8, 8])
    }

    @Test func aColumnOfCommentsIsRead() throws {
        let log = try log(
            "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"
                + "2026-04-07,Squat,Legs,60.0,kgs,8,,,,\"easy, next 65 lbs\"\n2026-04-07,Squat,Legs,135.0,lbs,8,,,,\n")
        #expect(log.dialect == "F3")
        #expect(log.sets.map(\.note) == ["easy, next 65 lbs", nil])
        #expect(log.sets.map(\.weight) == [.kg(60), .lb(135)])
    }

    @Test func aColumnForEachUnitSaysOneLoad() throws {
        let log = try log(AppFixture.f4.text)
        #expect((log.dialect, log.weightUnit, log.unitSource) == ("F4", .kg, .column))
        #expect(log.sets.map(\.weight) == [Mass(thousandths: 92_500, of: .kg), nil, nil])
        #expect(log.sets.map(\.durationSeconds) == [nil, 75, 1_620])
        #expect(log.sets.map(\.note) == ["deep", nil, nil])
        #expect(log.warnings.isEmpty)
    }

    @Test func theKindOfARowIsItsSetType() throws {
        let header = "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind\n"
        let kinds = ["Warmup", "wr", "Drop Set", "Failure", ""]
        let log = try log(
            header + kinds.map { "2026-04-07,Barbell Squat,Legs,90,198.4,5,,,,,\($0)\n" }.joined())
        #expect(log.sets.map(\.type) == [.warmup, .working, .dropset, .working, .working])
        #expect(log.sets.map(\.isFailure) == [false, false, false, true, false])
        #expect(log.warnings.isEmpty && log.skippedRows.isEmpty)
    }

    @Test func sessionsWithTimesAreMomentsAndWhatWasNotDoneIsNoSet() throws {
        let log = try log(AppFixture.f5.text, unit: .kg)
        #expect((log.dialect, log.weightUnit, log.unitSource) == ("F5", .kg, .user))
        #expect(log.workouts.map(\.title) == ["Beine", "Rumpf"])
        #expect(log.workouts.map(\.start.text) == ["2026-04-07T16:05:00", "2026-04-09T05:10:00"])
        #expect(log.workouts.map(\.offsetMinutes) == [0, 0])
        #expect(log.workouts.map(\.durationSeconds) == [3_630, nil])
        #expect(log.exercises.map(\.name) == ["Squat (Barbell)", "Plank"])
        #expect(log.sets.map(\.type) == [.warmup, .working, .working, .working])
        #expect(log.sets.map(\.isFailure) == [false, false, true, false])
        #expect(log.sets.map(\.rir) == [nil, RIR(halves: 3), RIR(0), RIR(2)])
        #expect(log.sets.map(\.weight) == [.kg(40), Mass(thousandths: 92_500, of: .kg), .kg(100), nil])
        #expect(log.sets.dropFirst(1).first?.note == "ruhig")
        #expect(log.rows == 5 && log.skippedRows.isEmpty)
        #expect(log.warnings.map(\.text) == ["1 set was planned and not done; it was left out."])
    }

    @Test func anUnknownStatusIsNotTakenForDone() throws {
        let log = try log(
            "Name,StartTime,EndTime,Exercise,Reps,Weight,Status,IsWarmup\nA,2026-04-07T16:05:00Z,,Squat,5,60,Perhaps,false\n"
        )
        #expect(log.skippedRows == [SkippedRow(line: 2, reason: "“Perhaps” is not known to be done")])
    }

    @Test func rowsThatCannotBeReadAreReportedWithTheirLines() throws {
        let log = try log(
            AppFixture.f1.text
                + "someday,Squat,Legs,100,5,,,\n2026-04-10,Squat,Legs,heavy,5,,,\n2026-04-10,,Legs,100,5,,,\n2026-04-10,Sled,Legs,,,40,parsecs,\n"
        )
        #expect(
            log.skippedRows == [
                SkippedRow(line: 7, reason: "no date: “someday”"),
                SkippedRow(line: 8, reason: "weight is no number: “heavy”"),
                SkippedRow(line: 9, reason: "no exercise name"),
                SkippedRow(line: 10, reason: "“parsecs” is no known unit of distance"),
            ])
        #expect(log.setCount == 5)
    }
}
