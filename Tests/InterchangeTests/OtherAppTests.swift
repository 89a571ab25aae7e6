import TestSupport
import Testing
import Training

@testable import Interchange

@Suite struct StrongliftsTests {
    @Test func setsStandSideBySide() throws {
        let log = try log(AppFixture.stronglifts.text)
        #expect((log.weightUnit, log.unitSource, log.rows) == (.kg, .column, 3))
        #expect(log.workouts.map(\.title) == ["Workout A", "Workout B"])
        #expect(log.workouts.map(\.start.text) == ["2026-04-07T18:05:00", "2026-04-09T18:05:00"])
        #expect(log.workouts.map(\.durationSeconds) == [2_700, 1_800])
        #expect(log.workouts.map(\.notes) == ["ruhig", nil])
        #expect(log.exercises.map(\.name) == ["Squat", "Bench Press", "Squat"])
        // None managed is a set, and nothing said is none.
        #expect(log.sets.map(\.reps) == [5, 5, 4, 5, 0, 5, 5, 5])
        #expect(log.sets.dropFirst(2).first?.weight == Mass(thousandths: 62_500, of: .kg))
        #expect(log.sets.dropFirst(2).first?.raw.suffix(2) == ["4", "62.5"])
        #expect(log.sets.map(\.line) == [2, 2, 2, 3, 3, 4, 4, 4])
        #expect(log.skippedRows.isEmpty && log.warnings.isEmpty)
    }

    @Test func aNoteOfOneExerciseIsNotTheWorkouts() throws {
        let head = "Date (yyyy/mm/dd),Workout,Workout Name,Exercise,Notes,Set 1 (Reps),Set 1 (KG)\n"
        let own = try log(
            head + "2026/04/07,1,A,Squat,squat note,5,60\n2026/04/07,1,A,Bench Press,press note,5,45\n"
                + "2026/04/09,2,B,Squat,alone,5,60\n2026/04/11,3,A,Squat,,,\n")
        #expect(own.workouts.map(\.notes) == [nil, "alone"])
        #expect(own.exercises.map(\.notes) == ["squat note", "press note", nil])
        #expect(own.skippedRows == [SkippedRow(line: 5, reason: "no weight, reps, time or distance")])
        let both = try log(
            head + "2026/04/07,1,A,Squat,low back,5,60\n2026/04/07,1,A,Row,tired,5,45\n2026/04/07,1,A,Curl,tired,5,20\n"
        )
        #expect(both.workouts.map(\.notes) == ["tired"])
        #expect(both.exercises.map(\.notes) == ["low back", nil, nil])
    }

    @Test func theOlderLayoutHasAWorkoutInARow() throws {
        let log = try log(AppFixture.strongliftsOld.text)
        #expect((log.format, log.weightUnit) == (.stronglifts, .lb))
        #expect(log.workouts.map(\.start.dateText) == ["2018-04-17", "2018-04-19"])
        #expect(log.workouts.map(\.notes) == [nil, "slept badly"])
        #expect(log.exercises.map(\.name) == ["Squat", "Deadlift", "Squat", "Row"])
        #expect(log.sets.map(\.weight) == [135, 135, 135, 185, 140, 140, 140, 95, 95].map { .lb($0) })
        #expect(log.sets.map(\.reps) == [5, 5, 5, 5, 5, 5, 4, 5, 5])
    }

    @Test func namesBeforeTheColumnsOfAnExerciseAndPoundsAreRead() throws {
        let log = try log(
            "Date,Note,Workout,Body Weight (LB),Exercise 1,Squat Weight (KG),Squat Weight (LB),Squat Set 1,Squat Set 2\n25/03/2015,,A,180,Squat,,135,5,4\n"
        )
        #expect(log.workouts.map(\.start.dateText) == ["2015-03-25"])
        #expect(log.sets.map(\.weight) == [.lb(135), .lb(135)])
    }
}

@Suite struct JefitTests {
    @Test func severalTablesInOneFileAreJoined() throws {
        let log = try log(AppFixture.jefit.text)
        #expect((log.format, log.weightUnit, log.unitSource, log.rows) == (.jefit, .kg, .column, 4))
        #expect(log.workouts.map(\.start.text) == ["2026-04-07T16:05:00", "2026-04-09T05:10:00"])
        #expect(log.workouts.map(\.offsetMinutes) == [0, 0])
        #expect(log.workouts.map(\.durationSeconds) == [3_600, 1_800])
        #expect(log.exercises.map(\.name) == ["Barbell Squat", "Pull Up", "Leg Curl"])
        #expect(log.sets.map(\.reps) == [5, 5, 3, 9, 8, 12, 10])
        #expect(log.sets.dropFirst(2).first?.weight == .kg(95) && log.sets.dropFirst(3).first?.weight == nil)
        #expect(log.sets.dropFirst(2).first?.raw == ["7", "95x3", "1", "2026-04-07", "Barbell Squat", "900"])
        #expect(log.skippedRows.map(\.reason) == ["time and distance of JEFIT cannot be read: “0x0,0x0,0x0,0x12,0x27”"])
        let line = try #require(log.skippedRows.first?.line)
        #expect(
            AppFixture.jefit.text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains(
                "Treadmill"))
    }

    @Test func aSessionThatIsNotListedHasTheDayOfItsRows() throws {
        let log = try log(
            "### EXERCISE LOGS ###\nmydate,ename,logs,belongsession\n2026-04-07,Squat,\"100x5,heavyx5\",12\n2026-04-07,Squat,100x5,13\n",
            unit: .lb)
        #expect(log.workouts.map(\.start.text) == ["2026-04-07T00:00:00", "2026-04-07T00:00:00"])
        #expect(log.sets.map(\.weight) == [.lb(100), .lb(100)])
        #expect(log.skippedRows == [SkippedRow(line: 3, reason: "“heavyx5” is no weight and reps")])
    }

    @Test func aFileWithoutExercisesIsCalledByItsName() {
        #expect(throws: ImportError.notReadYet(.jefit)) { try log("### PROFILE ###\nmydate,weight\n2026-04-07,81\n") }
    }
}

@Suite struct FitbodAndLiftosaurTests {
    @Test func weightsStayThoseOfOneHandAndHelpIsSaid() throws {
        let log = try log(AppFixture.fitbod.text)
        #expect((log.format, log.weightUnit, log.unitSource) == (.fitbod, .kg, .column))
        #expect(log.workouts.map(\.start.text) == ["2026-04-07T16:05:00", "2026-04-09T05:10:00"])
        #expect(log.workouts.map(\.offsetMinutes) == [0, 0])
        #expect(log.sets.map(\.type) == [.warmup, .working, .working, .working, .working])
        #expect(log.sets.map(\.weight) == [.kg(40), Mass(thousandths: 92_500, of: .kg), .lb(50), .kg(15), nil])
        #expect(
            log.sets.dropFirst(4).first?.durationSeconds == 600
                && log.sets.dropFirst(4).first?.distance == Distance(units: Distance.metre.units * 1_500))
        #expect(log.sets.dropFirst(1).first?.note == "ruhig, tief")
        let help = "weight “-15.0” is help: an assisted lift keeps it, of any other it stays in the raw cells"
        #expect(log.repairedRows == [RepairedRow(line: 3, repair: help)])
        #expect(log.sets.map(\.isHelp) == [false, false, false, true, false])
        #expect(log.warnings.isEmpty && log.skippedRows.isEmpty)
    }

    @Test func aFileWithATimeForEachSetHasAWorkoutADay() throws {
        let rows = (0..<12).map { "2026-04-0\($0 / 6 + 1) 18:\(10 + $0):00 +0000,Squat,5,60.0,0.0,0.0,false," }
        let log = try log(
            "Date,Exercise,Reps,Weight(lbs),Duration(s),Distance(m),isWarmup,Note\n" + rows.joined(separator: "\n"))
        #expect(log.workouts.map(\.start.text) == ["2026-04-01T18:10:00", "2026-04-02T18:16:00"])
        #expect((log.weightUnit, log.setCount) == (.lb, 12))
    }

    @Test func whatWasPlannedAndNotDoneIsNoSet() throws {
        let log = try log(AppFixture.liftosaur.text)
        #expect((log.format, log.weightUnit, log.unitSource, log.rows) == (.liftosaur, .kg, .row, 5))
        #expect(log.workouts.map(\.title) == ["Day 1", "Day 2"])
        #expect(log.exercises.map(\.name) == ["Squat, Barbell", "Pull Up", "Deadlift, Barbell"])
        #expect(log.sets.map(\.reps) == [5, 6, 9, 5])
        #expect(log.sets.map(\.type) == [.warmup, .working, .working, .working])
        #expect(log.sets.map(\.weight) == [.kg(40), Mass(thousandths: 92_500, of: .kg), nil, .lb(225)])
        #expect(log.sets.dropFirst(1).first?.rir == RIR(halves: 3) && log.sets.dropFirst(1).first?.note == "ruhig")
        #expect(log.sets.map(\.isAmrap) == [false, true, false, false])
        #expect(log.warnings.map(\.text) == ["1 set was planned and not done; it was left out."])
    }

    @Test func whenSetsWereDoneIsTakenAndEndsTheWorkout() throws {
        let log = try log(AppFixture.liftosaur.text)
        #expect(log.sets.map(\.secondsIn) == [60, 420, 900, 300])
        #expect(log.workouts.map(\.durationSeconds) == [900, 300])
    }

    @Test(arguments: ["2019-04-07T16:12:00.000Z", "2026-04-08T16:12:00.000Z", "soon"])
    func aTimeThatDoesNotFitTheWorkoutStaysInTheRawCells(time: String) throws {
        let log = try log(AppFixture.liftosaur.text.replacing("2026-04-07T16:12:00.000Z", with: time))
        #expect(log.sets.map(\.secondsIn) == [60, nil, 900, 300])
        #expect(log.sets.dropFirst().first?.raw.contains(time) == true)
        #expect(
            log.warnings.map(\.text).contains("The time of 1 set does not fit its workout and was left out."))
        #expect(log.skippedRows.isEmpty)
    }

    @Test func whenSetsWereDoneSurvivesOurOwnFiles() throws {
        var history = MadeHistory(seed: 7)
        let sessions = history.sessions(6)
        let times = sessions.flatMap { session in
            session.exercises.flatMap(\.sets).filter { $0.status == .done && ($0.weight != nil || ($0.reps ?? 0) > 0) }
                .map { $0.completedAt.map { Int($0.seconds(since: session.startedAt)) } }
        }
        #expect(!times.isEmpty)
        for text in [written(SetsCSV(), sessions), written(OpenweightJSON(), sessions)] {
            let lifted = try InterchangeTests.log(text).sets.filter { $0.weight != nil || ($0.reps ?? 0) > 0 }
            #expect(lifted.map(\.secondsIn) == times)
        }
    }
}

@Suite struct OpenweightTests {
    private func sets(_ sets: String...) -> String {
        "[{\"date\": \"2026-04-07T18:05:00Z\", \"exercises\": [{\"exercise\": {\"name\": \"Dip\"}, \"sets\": [\n"
            + sets.joined(separator: ",\n") + "]}]}]"
    }

    @Test func asManyAsPossibleIsKeptOfEverySet() throws {
        let log = try log(
            sets(
                #"{"reps": 9, "weight": 100, "unit": "kg", "type": "amrap"}"#, #"{"reps": 5, "type": "AMRAP"}"#,
                #"{"reps": 5, "type": "top", "topset:amrap": true}"#, #"{"reps": 5, "type": "working"}"#))
        #expect(log.sets.map(\.isAmrap) == [true, true, true, false])
        #expect(log.sets.map(\.type) == [.working, .working, .top, .working])
        #expect(log.warnings.isEmpty && log.repairedRows.isEmpty && log.skippedRows.isEmpty)
    }

    @Test func whatIsExportedAsManyAsPossibleComesBackSo() throws {
        var session = WorkoutSession(
            id: id(1), title: nil, origin: .freeform, startedAt: evening, endedAt: evening.adding(seconds: 60))
        var exercise = ExercisePerformance(id: id(2), exerciseID: id(3), name: "Dip")
        let kinds = SetType.allCases.flatMap { type in [false, true].map { (type, $0) } }
        exercise.sets = kinds.enumerated().map { place, kind in
            var set = SetPerformance(id: id(10 + place), setType: kind.0)
            (set.reps, set.amrap) = (8, kind.1)
            return set
        }
        session.exercises = [exercise]
        let log = try log(written(OpenweightJSON(), [session]))
        #expect(log.sets.map(\.type) == kinds.map { $0.0 } && log.sets.map(\.isAmrap) == kinds.map { $0.1 })
        #expect(log.warnings.isEmpty)
    }

    @Test func aKindOfSetThatIsCalledOtherwiseHereIsSaidOnce() throws {
        let log = try log(sets(#"{"reps": 9, "type": "myo"}"#, #"{"reps": 4, "type": "myo"}"#))
        #expect(log.sets.map(\.type) == [.restPause, .restPause])
        #expect(log.warnings == [ImportWarning(line: 2, text: "set type “myo” was read as rest-pause")])
        #expect(try InterchangeTests.log(sets(#"{"reps": 9, "type": "rest-pause"}"#)).warnings.isEmpty)
    }

    @Test func everythingOfASetIsRead() throws {
        let log = try log(AppFixture.openweight.text)
        #expect((log.format, log.weightUnit, log.unitSource, log.rows) == (.openweight, .kg, .row, 5))
        #expect(log.workouts.map(\.start.text) == ["2026-04-07T18:05:00", "2026-04-09T05:10:00"])
        #expect(log.workouts.map(\.offsetMinutes) == [120, 0])
        #expect(
            log.workouts.dropFirst(0).first?.notes == "ruhig"
                && log.workouts.dropFirst(0).first?.durationSeconds == 3_600)
        #expect(log.exercises.map(\.name) == ["Squat (Barbell)", "Plank", "Running"])
        #expect(log.exercises.map(\.supersetGroup) == [nil, "1", nil])
        #expect(log.exercises.dropFirst(0).first?.notes == "tief")
        #expect(log.sets.map(\.type) == [.warmup, .working, .working, .working, .working])
        #expect(log.sets.map(\.rir) == [nil, RIR(halves: 3), RIR(0), nil, nil])
        #expect(
            log.sets.dropFirst(1).first?.restSeconds == 150 && log.sets.dropFirst(2).first?.isFailure == true
                && log.sets.dropFirst(2).first?.note == "grip")
        #expect(log.sets.map(\.line) == [4, 5, 6, 8, 11])
        #expect(log.sets.dropFirst(1).first?.raw.first?.contains("\"tempo\": \"3-1-1-0\"") == true)
        #expect(log.sets.dropFirst(4).first?.distance == Distance(units: Distance.kilometre.units * 48 / 10))
    }

    @Test func oneWorkoutAndAListUnderANameAreRead() throws {
        let one =
            "{\"date\": \"2026-04-07T18:05:00Z\", \"exercises\": [{\"exercise\": {\"name\": \"Dip\"}, \"sets\": [{\"reps\": 9}]}]}"
        #expect(try log(one).setCount == 1)
        #expect(try log("{\"workouts\": [\(one), \(one)]}").workouts.count == 2)
        #expect(try log("{\"workoutLogs\": [\(one)]}").sets.map(\.reps) == [9])
    }

    @Test func whatIsMissingInAWorkoutCostsThatWorkoutAlone() throws {
        let log = try log(
            "[{\"exercises\": [{\"exercise\": {\"name\": \"Dip\"}, \"sets\": [{\"reps\": 9}]}]},\n{\"date\": \"2026-04-07\", \"exercises\": [{\"exercise\": {\"name\": \"Dip\"}, \"sets\": [{\"reps\": 8}, 7]}]}]"
        )
        #expect(log.sets.map(\.reps) == [8])
        #expect(
            log.skippedRows == [SkippedRow(line: 1, reason: "no date"), SkippedRow(line: 2, reason: "“7” is no set")])
    }

    @Test func whatIsNoWorkoutInAListIsReportedWithItsLine() throws {
        let log = try log(
            "[{\"date\": \"2026-04-07\", \"exercises\": [{\"exercise\": {\"name\": \"Dip\"}, \"sets\": [{\"reps\": 8}]}]},\n{\"nope\":1},\n5]"
        )
        #expect(log.sets.map(\.reps) == [8])
        #expect(
            log.skippedRows == [
                SkippedRow(line: 2, reason: "“{\"nope\":1}” is no workout"),
                SkippedRow(line: 3, reason: "“5” is no workout"),
            ])
    }

    @Test func anExerciseWithoutANameOrSetsIsReportedWithItsLine() throws {
        let log = try log(
            """
            [{"date": "2026-04-07", "name": "Push", "exercises": [
            {"exercise": {"name": "Dip"}, "sets": [{"reps": 8}]},
            {"exercise": {"name": "Plank"}, "sets": []},
            {"exercise": {"name": "Squat"}},
            {"notes": "what?"},
            7,
            {"sets": [{"reps": 5}]},
            {"exercise": {"equipment": "barbell"}, "sets": [{"reps": 4}]}]},
            {"date": "2026-04-09T18:00:00Z", "name": "Rest", "exercises": []},
            {"date": "2026-04-10", "exercises": []}]
            """)
        #expect(log.sets.map(\.reps) == [8])
        #expect(
            log.skippedRows == [
                SkippedRow(line: 3, reason: "exercise “Plank” has no sets"),
                SkippedRow(line: 4, reason: "exercise “Squat” has no sets"),
                SkippedRow(line: 5, reason: "exercise “{\"notes\": \"what?\"}” has no sets"),
                SkippedRow(line: 6, reason: "exercise “7” has no sets"),
                SkippedRow(line: 7, reason: "no exercise name"), SkippedRow(line: 8, reason: "no exercise name"),
            ])
        #expect(
            log.warnings == [
                ImportWarning(line: 9, text: "“Rest” of 2026-04-09 has no sets and was left out"),
                ImportWarning(line: 10, text: "the workout of 2026-04-10 has no sets and was left out"),
            ])
    }

    @Test func aTextThatBreaksOffIsRefusedWithItsLine() {
        let text = String(AppFixture.openweight.text.dropLast(20))
        #expect(throws: ImportError.damaged(line: 11)) { try log(text) }
    }
}
