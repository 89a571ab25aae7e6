import Testing
import Training

@testable import Interchange

@Suite struct HevyTests {
    @Test func aWorkoutIsReadWhole() throws {
        let text = """
            \(Header.hevy)
            "Push 💪","11 Dec 2025, 18:00","11 Dec 2025, 19:10","late","Dip",,"",0,"normal",,12,,,
            "Push 💪","5 Dec 2025, 11:37","5 Dec 2025, 12:50","felt
            fresh","Bench Press (Barbell)",,"elbows
            in",0,"warmup",40,10,,,
            "Push 💪","5 Dec 2025, 11:37","5 Dec 2025, 12:50","felt
            fresh","Bench Press (Barbell)",,"elbows
            in",1,"normal",74.84,5,,0,8.5
            "Push 💪","5 Dec 2025, 11:37","5 Dec 2025, 12:50","felt
            fresh","Running",0,"",0,"normal",,0,2.5,900,

            """
        let log = try log(text, unit: .lb)
        let workout = try #require(log.workouts.first)
        #expect(
            (log.format, log.dialect, log.delimiter, log.weightUnit, log.unitSource) == (
                .hevy, "hevy", ",", .kg, .column
            ))
        #expect(log.workouts.map(\.start.text) == ["2025-12-05T11:37:00", "2025-12-11T18:00:00"])
        #expect(workout.idName == "hevy:2025-12-05T11:37:00 Push 💪")
        #expect(workout.durationSeconds == 4_380)
        #expect(workout.notes == "felt\nfresh")
        #expect(workout.exercises.map(\.notes) == ["elbows\nin", nil])
        #expect(workout.exercises.map(\.supersetGroup) == [nil, "0"])
        #expect(log.sets.map(\.type) == [.warmup, .working, .working, .working])
        #expect(log.sets.map(\.weight) == [.kg(40), Mass(thousandths: 74_840, of: .kg), nil, nil])
        #expect(log.sets.map(\.reps) == [10, 5, nil, 12])
        #expect(log.sets.map(\.rir) == [nil, RIR(halves: 3), nil, nil])
        #expect(log.sets.map(\.durationSeconds) == [nil, nil, 900, nil])
        #expect(log.sets.map(\.distance) == [nil, nil, Distance(units: 25_000_000), nil])
        #expect(log.sets.map(\.line) == [3, 6, 9, 2])
        #expect((log.rows, log.setCount, log.warmupCount) == (4, 4, 1))
        #expect(log.exerciseNames == ["Bench Press (Barbell)", "Running", "Dip"])
    }

    @Test func poundsAndMilesAreNamedInTheHeader() throws {
        let header = Header.hevy.split(separator: "weight_kg").joined(separator: "weight_lbs")
            .split(separator: "distance_km").joined(separator: "distance_miles")
        let log = try log(
            header
                + "\n\"Legs\",\"Jun 11, 2026, 1:01 PM\",\"Jun 11, 2026, 1:31 PM\",\"\",\"Sled\",,\"\",0,\"normal\",135,,1,,\n",
            unit: .kg)
        #expect((log.weightUnit, log.unitSource) == (.lb, .column))
        #expect(log.sets.map(\.weight) == [.lb(135)])
        #expect(log.sets.map(\.distance) == [.mile])
        #expect(log.workouts.map(\.start.text) == ["2026-06-11T13:01:00"])
        #expect(log.workouts.map(\.durationSeconds) == [1_800])
    }

    @Test func olderFilesHaveNoSupersets() throws {
        let header = Header.hevy.split(separator: "\"superset_id\",").joined()
        let log = try log(
            header
                + "\n\"Legs\",\"5 Mai 2026, 07:34\",\"5 Mai 2026, 08:34\",\"\",\"Squat\",\"\",0,\"normal\",100,5,,,\n")
        #expect(log.setCount == 1)
        #expect(log.exercises.map(\.supersetGroup) == [nil])
    }

    @Test func setTypesAreTranslated() throws {
        let log = try log(
            hevy(
                "0,\"warmup\",40,8,,,", "1,\"normal\",100,5,,,", "2,\"failure\",100,4,,,", "3,\"dropset\",80,8,,,",
                "4,\"amrap\",60,20,,,"))
        #expect(log.sets.map(\.type) == [.warmup, .working, .working, .dropset, .working])
        #expect(log.sets.map(\.isFailure) == [false, false, true, false, false])
        #expect(log.warnings.map(\.line) == [6])
    }

    @Test func blocksAreContiguousAndStartAgainWithTheirIndex() throws {
        func row(_ exercise: String, _ index: Int, superset: String = "") -> String {
            "\"Legs\",\"5 Mar 2024, 18:05\",\"5 Mar 2024, 19:15\",\"\",\"\(exercise)\",\(superset),\"\",\(index),\"normal\",100,5,,,\n"
        }
        let log = try log(
            Header.hevy + "\n" + row("Squat", 0) + row("Squat", 1) + row("Squat", 0) + row("Row", 0, superset: "0")
                + row("Dip", 0, superset: "0") + row("Squat", 0, superset: "1") + row("Squat", 1))
        #expect(log.exercises.map(\.name) == ["Squat", "Squat", "Row", "Dip", "Squat", "Squat"])
        #expect(log.exercises.map(\.sets.count) == [2, 1, 1, 1, 1, 1])
        #expect(log.exercises.map(\.supersetGroup) == [nil, nil, "0", "0", "1", nil])
    }

    @Test func aRowWithoutAnyNumberIsNoSetAndOneWithNoRepsIs() throws {
        let log = try log(hevy("0,\"normal\",,,,,", "1,\"normal\",0,0,,0,"))
        #expect(log.sets.map(\.reps) == [0])
        #expect(log.sets.map(\.weight) == [nil])
        #expect(log.skippedRows == [SkippedRow(line: 2, reason: "no weight, reps, time or distance")])
        #expect(log.rows == 2)
    }

    private static let twoUnits =
        #""title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","weight_lbs","reps","distance_km","distance_miles","duration_seconds","rpe""#

    private func twoUnits(_ header: String = twoUnits, _ rows: String...) throws -> ImportedLog {
        try log(
            header + "\n"
                + rows.enumerated().map {
                    "\"Legs\",\"5 Mar 2024, 18:05\",\"5 Mar 2024, 19:15\",\"\",\"Squat\",,\"\",\($0.offset),\"normal\",\($0.element)\n"
                }.joined())
    }

    @Test func aFileWithAColumnForEachUnitKeepsBoth() throws {
        let log = try twoUnits(
            Self.twoUnits, "62.5,,5,,,,8", ",137,5,,,,8", "60,132.277,5,,,,", "0,45,5,,,,", ",,,,1.5,600,", ",,,2,,600,"
        )
        #expect(
            log.sets.map(\.weight) == [
                Mass(thousandths: 62_500, of: .kg), .lb(137), .kg(60), .lb(45), nil, nil,
            ])
        #expect(log.sets.map(\.reps) == [5, 5, 5, 5, nil, nil])
        #expect(log.sets[4].distance == Distance(units: Distance.mile.units * 3 / 2))
        #expect(log.sets[5].distance == Distance(units: Distance.kilometre.units * 2))
        #expect(log.sets[2].raw[9...10] == ["60", "132.277"])
        #expect((log.weightUnit, log.unitSource) == (.kg, .column))
        #expect(log.warnings.isEmpty && log.skippedRows.isEmpty)
    }

    @Test func kilogramsCountWhicheverColumnComesFirst() throws {
        let swapped = Self.twoUnits.split(separator: "\"weight_kg\",\"weight_lbs\"")
            .joined(separator: "\"weight_lbs\",\"weight_kg\"")
        let log = try twoUnits(swapped, "132.277,60,5,,,,", "225,,5,,,,", "45,,5,,,,", "135,,5,,,,")
        #expect(log.sets.map(\.weight) == [.kg(60), .lb(225), .lb(45), .lb(135)])
        // Most rows are in pounds, so that is what the lifter's unit will be.
        #expect((log.weightUnit, log.unitSource) == (.lb, .column))
    }

    @Test func twoLoadsInOneRowAreSaid() throws {
        let log = try twoUnits(Self.twoUnits, "60,225,5,,,,")
        #expect(log.sets.map(\.weight) == [.kg(60)])
        #expect(log.warnings == [ImportWarning(line: 2, text: "weights “60” and “225” differ; the first was taken")])
    }

    @Test func anEndBeforeTheStartIsNoDuration() throws {
        let log = try log(
            Header.hevy
                + "\n\"Legs\",\"5 Mar 2024, 18:05\",\"5 Mar 2024, 17:05\",\"\",\"Squat\",,\"\",0,\"normal\",100,5,,,\n")
        #expect(log.workouts.map(\.durationSeconds) == [nil])
        #expect(log.warnings.map(\.line) == [2])
    }

    @Test(arguments: ["5 Mär 2024", "5 mars 2024", "5 mar. 2024", "5 Mar 2024", "5 marzo 2024", "5 de mar. de 2024"])
    func monthsInOtherLanguagesAreTheSameWorkout(date: String) throws {
        let text = hevy("0,\"normal\",100,5,,,").split(separator: "5 Mar 2024").joined(separator: date)
        #expect(try log(text).workouts.map(\.idName) == ["hevy:2024-03-05T18:05:00 Legs"])
    }
}
