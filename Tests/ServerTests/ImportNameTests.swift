import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// What an import makes of names that say too little, or that their owner has marked.
struct ImportNameTests {
    private static func id(_ slug: String) -> ExerciseID { BuiltInExercises.id(slug: slug) }

    private static func file(_ sets: [(name: String, weight: String)]) -> String {
        var file =
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        for (index, set) in sets.enumerated() {
            file += "2026-10-01 18:00:00,\"Push\",1h,\"\(set.name)\",\(index + 1),\(set.weight),8,0,0,\"\",\"\",\n"
        }
        return file
    }

    private static func send(
        _ kit: Kit, _ sets: [(name: String, weight: String)], dryRun: Bool = true
    ) async throws -> ImportReport {
        let answer = try await kit.send(
            .post, "/v1/import?unit=kg&dry_run=\(dryRun)", file(sets), headers: [.contentType: "text/csv"])
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportReport.self)
    }

    @Test func whatIsTooHeavyForOneHandIsNoDumbbell() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, [("Chest Fly", "60"), ("Chest Fly", "65")])
            #expect(report.matched.map(\.exerciseID) == [Self.id("chest_fly_machine")])
            #expect(report.matched.map(\.rule) == ["log"])
            #expect(
                report.warnings.map(\.text).filter { $0.hasPrefix("“Chest Fly” was taken for Chest Fly (Machine): ") }
                    .count == 1)
            #expect(report.questions.isEmpty)
        }
    }

    /// Who wrote both names may have meant one lift: that is asked, and not concluded.
    @Test func whatHasAnotherNameInTheFileMayBeMeantAllTheSame() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, [("Seated Leg Curl (Machine)", "40"), ("Leg Curl", "35")])
            #expect(report.matched.map(\.exerciseID) == [Self.id("seated_leg_curl_machine")])
            #expect(report.unmatched == ["Leg Curl"] && report.questions.map(\.name) == ["Leg Curl"])
            let choices = report.questions.flatMap(\.choices).map(\.exerciseID)
            #expect(choices.contains(Self.id("seated_leg_curl_machine")))
            #expect(choices.contains(Self.id("lying_leg_curl_machine")))
            let raises = try await Self.send(
                kit, [("Dumbbell Lateral Raise", "10"), ("Cable Lateral Raise", "7.5"), ("Lateral Raise", "12.5")])
            #expect(raises.unmatched == ["Lateral Raise"] && !raises.matched.map(\.rule).contains("log"))
            #expect(raises.questions.flatMap(\.choices).map(\.exerciseID).contains(Self.id("lateral_raise_dumbbell")))
        }
    }

    /// Two names of one file are hardly one exercise: what another name holds is offered last.
    @Test(arguments: [
        ("Shoulder Press", "18", "Shoulder Press (Machine)", "60", "shoulder_press_machine"),
        ("Chest Fly", "10", "Chest Fly (Machine)", "70", "chest_fly_machine"),
        ("Chest Fly", "70", "Chest Fly (Machine)", "70", "chest_fly_machine"),
    ])
    func whatAnotherNameHoldsIsOfferedLast(
        name: String, weight: String, other: String, otherWeight: String, held: String
    ) async throws {
        try await Kit.with { kit in
            // Whichever of them comes first in the file.
            for sets in [[(name, weight), (other, otherWeight)], [(other, otherWeight), (name, weight)]] {
                let report = try await Self.send(kit, sets.map { (name: $0.0, weight: $0.1) })
                #expect(report.matched.map(\.exerciseID) == [Self.id(held)])
                for question in [try #require(report.questions.first), try #require(report.names.first)] {
                    let choices = question.choices.map(\.exerciseID)
                    #expect(question.name == name && choices.count > 1 && choices.first != Self.id(held))
                    #expect(!choices.dropLast().contains(Self.id(held)), "\(choices)")
                }
            }
        }
    }

    @Test func aNameThatIsKeptApartIsNotOfferedTheExerciseOfTheOtherFirst() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, [("Bench Press (Barbell)", "80"), ("Barbell Bench Press", "60")])
            #expect(report.keptApart.map(\.name) == ["Barbell Bench Press"])
            let choices = try #require(report.names.first).choices.map(\.exerciseID)
            #expect(choices.count == 3 && choices.last == Self.id("bench_press_barbell"))
        }
    }

    /// Bare names in other languages are asked once, or are what the log shows.
    @Test(
        arguments: [
            ("Elevaciones frontales", "8", nil, "front_raise_dumbbell"),
            ("Crucifixo Inverso", "12", nil, "reverse_fly_dumbbell"),
            ("Zancadas", "0", "lunge_bodyweight", nil),
            ("Fentes", "20", nil, "lunge_dumbbell"), ("Beinbeuger", "40", nil, "lying_leg_curl_machine"),
            ("Hüftstoßen", "80", "hip_thrust_barbell", nil), ("Croci", "60", "chest_fly_machine", nil),
            ("Тяга к подбородку", "30", nil, "upright_row_barbell"), ("前平举", "8", nil, "front_raise_dumbbell"),
        ] as [(String, String, String?, String?)])
    func aBareNameOfAnotherLanguageIsWhatTheLogShowsOrIsAsked(
        name: String, weight: String, meant: String?, offered: String?
    ) async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, [(name, weight)])
            #expect(report.matched.map(\.exerciseID) == (meant.map { [Self.id($0)] } ?? []))
            #expect(report.questions.map(\.name) == (offered == nil ? [] : [name]))
            if let offered {
                #expect(report.questions.flatMap(\.choices).map(\.exerciseID).contains(Self.id(offered)))
            }
        }
    }

    /// Names of lifts that are done with nothing, with dumbbells or with a bar, beside what was lifted: what it is (`nil`: it is asked),
    /// and what is to choose from.
    @Test(
        arguments: [
            ("Lunges", ["20", "20"], nil, ["lunge_dumbbell", "lunge_barbell", "lunge_bodyweight"]),
            ("Lunges", ["10", "10"], nil, ["lunge_dumbbell", "lunge_bodyweight"]),
            ("Lunges", ["0", "0"], "lunge_bodyweight", []),
            ("Lunges", ["0", "0", "10"], "lunge_bodyweight", []),
            ("Lunge (Bodyweight)", ["10"], "lunge_bodyweight", []),
            ("Squats", ["0", "0"], "squat_bodyweight", []),
            ("Squats", ["60", "0"], "squat_barbell", []),
            ("Squat (Barbell)", ["0"], "squat_barbell", []),
            ("Bulgarian Split Squats", ["0"], "bulgarian_split_squat_bodyweight", []),
            ("Dips", ["0"], nil, ["triceps_dip", "chest_dip", "bench_dip"]),
            ("Dips", ["20"], nil, ["triceps_dip", "chest_dip", "bench_dip"]),
            ("Weighted Dips", ["20"], nil, ["triceps_dip", "chest_dip", "bench_dip"]),
            ("Pull Ups", ["20"], "pull_up", []),
            ("Bench Press", ["0"], "bench_press_barbell", []),
        ] as [(String, [String], String?, [String])])
    func aBareNameIsWhatTheLogShowsOrIsAsked(
        name: String, weights: [String], meant: String?, choices: [String]
    ) async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, weights.map { (name, $0) })
            #expect(report.matched.map(\.exerciseID) == (meant.map { [Self.id($0)] } ?? []))
            #expect(report.questions.flatMap(\.choices).map(\.exerciseID) == choices.map(Self.id))
        }
    }

    @Test func aBareNameIsAskedBesideOthersAndStaysWhatTheLifterCallsIt() async throws {
        try await Kit.with { kit in
            let dips = try await Self.send(kit, [("Chest Dip", "0"), ("Bench Dip", "0"), ("Dips", "10")])
            #expect(dips.matched.map(\.name) == ["Chest Dip", "Bench Dip"])
            #expect(
                dips.questions.flatMap(\.choices).map(\.exerciseID)
                    == ["triceps_dip", "chest_dip", "bench_dip"].map(Self.id))
            let squat = Self.id("squat_barbell").text
            _ = try await kit.send(.patch, "/v1/exercises/\(squat)", #"{"aliases":["Squats"]}"#)
            #expect(try await Self.send(kit, [("Squats", "0")]).matched.map(\.exerciseID.text) == [squat])
        }
    }

    @Test func whatTheLogCannotTellIsAskedOnceAndRemembered() async throws {
        try await Kit.with { kit in
            let sets = [("Seated Row", "50"), ("Seated Row", "55"), ("Chest Fly", "12")].map {
                (name: $0.0, weight: $0.1)
            }
            let asked = try await Self.send(kit, sets)
            #expect(asked.questions.map(\.name) == ["Seated Row", "Chest Fly"])
            #expect(asked.questions[0].sets == 2)
            #expect(
                asked.questions[0].choices.map(\.exerciseID) == [
                    Self.id("seated_row_cable"), Self.id("seated_row_machine"),
                ])
            #expect(asked.unmatched == ["Seated Row", "Chest Fly"], "without an answer they are the lifter's own")
            let machine = Self.id("seated_row_machine")
            let answer = try await kit.send(.patch, "/v1/exercises/\(machine.text)", #"{"aliases":["Seated Row"]}"#)
            #expect(answer.status == 200 && answer.text.contains(#""Seated Row""#), "\(answer.text)")
            let told = try await Self.send(kit, sets)
            #expect(told.questions.map(\.name) == ["Chest Fly"])
            #expect(told.matched.map(\.exerciseID) == [machine])
            // What is imported without an answer is decided, and is not asked again.
            _ = try await Self.send(kit, sets, dryRun: false)
            #expect(try await Self.send(kit, sets).questions.isEmpty)
        }
    }

    /// The newest answer stands: a name is that of one exercise.
    @Test func anAliasBelongsToOneExercise() async throws {
        try await Kit.with { kit in
            for slug in ["seated_row_cable", "seated_row_machine"] {
                _ = try await kit.send(.patch, "/v1/exercises/\(Self.id(slug).text)", #"{"aliases":["My Row"]}"#)
            }
            let found = try await kit.post("/v1/exercises/match", #"{"names":["my row"]}"#).value(
                Page<MatchedName>.self)
            #expect(found.items[0].match?.exerciseID == Self.id("seated_row_machine"))
            let first = try await kit.get("/v1/exercises/\(Self.id("seated_row_cable").text)").value(Exercise.self)
            #expect(!first.aliases.contains("My Row") && first.aliases.contains("Cable Row"))
        }
    }

    @Test func aMarkedNameIsItsOwnExerciseOfTheSameFamily() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(
                kit, [("Lat Pulldown (Custom)", "50"), ("Deadlift Old Data", "100")], dryRun: false)
            #expect(report.unmatched == ["Lat Pulldown (Custom)", "Deadlift Old Data"])
            let own = try await kit.get("/v1/exercises?q=custom&limit=1").value(Page<Exercise>.self).items
            #expect(own.map(\.name) == ["Lat Pulldown (Custom)"])
            #expect(own[0].primaryMuscles == [.lats] && own[0].equipment == [.cable] && own[0].category == .pull)
        }
    }
}
