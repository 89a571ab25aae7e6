import Contract
import Foundation
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// Which exercises names from elsewhere mean.
struct NameMatchTests {
    private static func match(_ kit: Kit, _ names: [String]) async throws -> [MatchedName] {
        let answer = try await kit.post("/v1/exercises/match", JSON.text(MatchNames(names: names)))
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(Page<MatchedName>.self).items
    }

    private static func id(_ slug: String) -> ExerciseID { BuiltInExercises.id(slug: slug) }

    @Test func namesAreFoundInTheirOrder() async throws {
        try await Kit.with { kit in
            let names = ["Bench Press (Barbell)", "OHP", "Press de Banca (Barra)", "barbell squats", "Kabeldings"]
            let found = try await Self.match(kit, names)
            #expect(found.map(\.name) == names)
            #expect(
                found.map { $0.match?.exerciseID } == [
                    Self.id("bench_press_barbell"), Self.id("overhead_press_barbell"), Self.id("bench_press_barbell"),
                    Self.id("squat_barbell"), nil,
                ])
            #expect(found[0].match?.rule == "exact" && found[0].match?.score == 100)
            #expect(found[2].match?.rule == "synonym")
            #expect(
                found.allSatisfy { item in item.alternatives.allSatisfy { $0.exerciseID != item.match?.exerciseID } })
        }
    }

    /// Two lifts are meant by it: which one is for the lifter to say.
    @Test func aNameThatMeansTwoLiftsIsAsked() async throws {
        try await Kit.with { kit in
            let found = try #require(try await Self.match(kit, ["Leg Curl"]).first)
            #expect(found.match == nil)
            let slugs = Set(found.alternatives.map(\.exerciseID))
            #expect(slugs.isSuperset(of: [Self.id("lying_leg_curl_machine"), Self.id("seated_leg_curl_machine")]))
            #expect(found.alternatives.map(\.score) == found.alternatives.map(\.score).sorted(by: >))
        }
    }

    /// The bare name of a lift in any language is one exercise, or is asked.
    @Test func bareNamesOfOtherLanguagesHaveAMatchOrAlternatives() async throws {
        let matched = [
            ("Zancadas", "lunge_bodyweight"), ("Hüftstoßen", "hip_thrust_barbell"),
            ("Negativ Bankdrücken", "decline_bench_press_barbell"),
            ("Trizepsdrücken über Kopf (Kabel)", "overhead_triceps_extension_cable"),
            ("Kreuzheben gestreckte Beine", "stiff_leg_deadlift_barbell"),
        ]
        let asked = [
            ("Élévations frontales", "front_raise_dumbbell"), ("Tirate al mento", "upright_row_barbell"),
            ("Pulley", "seated_row_cable"), ("Elevação Frontal", "front_raise_cable"), ("推举", "overhead_press_barbell"),
            ("Разгибания рук на блоке", "triceps_pushdown"), ("Французский жим", "skullcrusher_ez_bar"),
            ("Разведение рук", "chest_fly_dumbbell"),
        ]
        try await Kit.with { kit in
            let found = try await Self.match(kit, matched.map(\.0) + asked.map(\.0))
            for (row, item) in zip(matched, found) {
                #expect(item.match?.exerciseID == Self.id(row.1), "\(row.0)")
            }
            for (row, item) in zip(asked, found.dropFirst(matched.count)) {
                #expect(item.match == nil && item.alternatives.map(\.exerciseID).contains(Self.id(row.1)), "\(row.0)")
            }
        }
    }

    /// The search knows the names of other languages, too, also while they are typed.
    @Test(arguments: [
        ("sentadilla", "squat_barbell"), ("Press de Banca", "bench_press_barbell"),
        ("développé cou", "bench_press_barbell"), ("panca inclinata man", "incline_bench_press_dumbbell"),
        ("supino re", "bench_press_barbell"), ("жим лёж", "bench_press_barbell"), ("卧推", "bench_press_barbell"),
        ("杠铃卧推", "bench_press_barbell"), ("Umgekehrte Fliegende", "reverse_fly_dumbbell"),
    ])
    func theSearchKnowsNamesOfOtherLanguages(query: String, slug: String) async throws {
        try await Kit.with { kit in
            let escaped = try #require(query.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            let found = try await kit.get("/v1/exercises?q=\(escaped)&limit=500").value(Page<Exercise>.self).items
            #expect(found.contains { $0.slug == slug }, "\(found.map(\.slug))")
            #expect(Set(found.map(\.id)).count == found.count)
            let muscle = try await kit.get("/v1/exercises?q=\(escaped)&muscle=calves").value(Page<Exercise>.self).items
            #expect(muscle.allSatisfy { $0.primaryMuscles.contains(.calves) || $0.secondaryMuscles.contains(.calves) })
        }
    }

    /// A whole name in another language goes before what only resembles it, and behind one that the lifter gave.
    @Test func aWholeNameOfAnotherLanguageIsFoundFirst() async throws {
        try await Kit.with { kit in
            func first(_ query: String) async throws -> ExerciseID? {
                try await kit.get("/v1/exercises?q=\(query)&limit=1").value(Page<Exercise>.self).items.first?.id
            }
            #expect(try await first("Sentadilla") == Self.id("squat_barbell"))
            let own = try await kit.post("/v1/exercises", #"{"name":"Sentadilla"}"#).value(Exercise.self)
            #expect(try await first("sentadilla") == own.id)
            #expect(try await first("bench%20press") == Self.id("bench_press_barbell"))
        }
    }

    /// Also where nothing is surely meant, and where the lifter calls one of their own so; that has substitutes, too.
    @Test func anOddNameHasAlternativesAndSoHasAnExerciseOfThatName() async throws {
        try await Kit.with { kit in
            let name = "Deadlift Old Data"
            let unmatched = try #require(try await Self.match(kit, [name]).first)
            #expect(unmatched.match == nil && unmatched.alternatives.first?.exerciseID == Self.id("deadlift_barbell"))
            let own = try await kit.post("/v1/exercises", #"{"name":"\#(name)"}"#).value(Exercise.self)
            let matched = try #require(try await Self.match(kit, [name]).first)
            #expect(matched.match?.exerciseID == own.id && !matched.alternatives.isEmpty)
            #expect(matched.alternatives.first == unmatched.alternatives.first)
            let substitutes = try await kit.get("/v1/exercises/\(own.id.text)/substitutes")
                .value(Page<SubstituteOffer>.self).items
            #expect(substitutes.contains { $0.exerciseID == Self.id("deadlift_barbell") })
        }
    }

    @Test func anImportFindsWhatIsFoundHere() async throws {
        try await Kit.with { kit in
            let name = "Puxada Alta na Polia"
            let file = """
                Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
                2026-10-01 18:00:00,"Push",1h,"\(name)",1,60,8,0,0,"","",

                """
            let report = try await kit.send(
                .post, "/v1/import?unit=kg&dry_run=true", file, headers: [.contentType: "text/csv"]
            ).value(ImportReport.self)
            let found = try #require(try await Self.match(kit, [name]).first?.match)
            #expect(report.matched.map(\.exerciseID) == [found.exerciseID])
            #expect(report.matched.map(\.score) == [found.score])
        }
    }

    @Test func whatIsNoNameIsSaidInItsPlaceAndTooManyAreRefused() async throws {
        try await Kit.with { kit in
            let found = try await Self.match(kit, ["Squat", ""])
            #expect(found.map { $0.fault == nil } == [true, false] && found[0].match != nil)
            let many = try await kit.post(
                "/v1/exercises/match", JSON.text(MatchNames(names: Array(repeating: "Squat", count: 5_001))))
            #expect(many.status == 400 && many.text.contains(#""path":"/names""#), "\(many.text)")
            #expect(try await Self.match(kit, []).isEmpty)
        }
    }

    /// Names as other apps and people write them, in ten languages, with what they mean by the judgement of who read them, before
    /// they were asked for here: the exercises that would be right, `none` where there is none, `ask` where it has to be asked.
    @Test func namesOfOtherAppsAreWhatTheyWereJudgedToBe() async throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Names/judged.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let parts = line.split(separator: "\t")
            return (name: String(parts[0]), meant: parts[1].split(separator: "|").map(String.init))
        }
        try await Kit.with { kit in
            let found = try await Self.match(kit, rows.map(\.name))
            var (right, judged) = (0, 0)
            for (row, item) in zip(rows, found) {
                let ids = row.meant.filter { $0 != "none" && $0 != "ask" }.map(Self.id)
                if let match = item.match {
                    #expect(ids.contains(match.exerciseID), "\(row.name) is no \(match.name)")
                }
                let isOpen = row.meant.contains("none")
                if isOpen, item.match == nil { continue }
                judged += 1
                let isAsked = row.meant.contains("ask") && item.alternatives.contains { ids.contains($0.exerciseID) }
                if item.match != nil || isAsked { right += 1 }
            }
            #expect(rows.count > 900 && judged > 700)
            #expect(Double(right) / Double(judged) > 0.98, "\(right) of \(judged)")
        }
    }
}
