import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// Exercises, packs and gyms: what is said twice, of another place, or in words that nobody knows.
struct KnowledgeGapTests {
    // MARK: Names

    @Test(arguments: [
        ("Barbell Bench Press - Medium Grip", "bench_press_barbell"),
        ("Barbell Incline Bench Press - Medium Grip", "incline_bench_press_barbell"),
        ("Klimmzüge (mit Zusatzgewicht)", "pull_up"), ("Pull Up (Weighted)", "pull_up"),
        ("T Bar Row (Machine)", "chest_supported_t_bar_row"),
        ("Klimmzüge (mit Gewicht)", "pull_up"), ("Klimmzüge (Gewichtet)", "pull_up"),
        ("Chin-ups (mit Gewicht)", "chin_up"), ("Liegestütze (mit Gewicht)", "push_up"),
        ("Dominadas (con peso)", "pull_up"), ("Dominadas Supinas (con Peso)", "chin_up"),
        ("Fondos de Pecho (con Peso)", "chest_dip"), ("Tractions (avec Poids)", "pull_up"),
        ("Traction (Lesté)", "pull_up"), ("Dips Pectoraux (Lestés)", "chest_dip"),
        ("Trazioni alla Sbarra (con Peso)", "pull_up"), ("Trazioni con Sovraccarico", "pull_up"),
        ("Barra Fixa (com carga)", "pull_up"), ("Flexão de Braço (com Peso)", "push_up"),
        ("Подтягивания (с весом)", "pull_up"), ("Подтягивания с доп. весом", "pull_up"),
        ("Подтягивания обратным хватом (с весом)", "chin_up"), ("引体向上（负重）", "pull_up"),
        ("反手引体向上（加重）", "chin_up"), ("俯卧撑（负重）", "push_up"),
        ("Schulterzucken (Kurzhantel)", "shrug_dumbbell"), ("Beincurl liegend", "lying_leg_curl_machine"),
    ]) func aNameThatSaysNoOtherLiftIsFound(name: String, slug: String) async throws {
        try await Kit.with { kit in
            let answer = try await kit.post("/v1/exercises/match", JSON.text(MatchNames(names: [name])))
            let found = try #require(try answer.value(Page<MatchedName>.self).items.first)
            #expect(found.match?.exerciseID == BuiltInExercises.id(slug: slug), "\(found)")
        }
    }

    /// Also with weight that is added, and with help.
    @Test(arguments: [
        ("Fondos (con Peso)", ["triceps_dip", "chest_dip"]), ("双杠臂屈伸（负重）", ["triceps_dip", "chest_dip"]),
        ("Отжимания на брусьях (с весом)", ["triceps_dip", "chest_dip"]),
        ("Dips (Assistiert)", ["triceps_dip_assisted", "chest_dip_assisted"]),
        ("Fondos Asistidos", ["triceps_dip_assisted", "chest_dip_assisted"]),
        ("Beincurl", ["seated_leg_curl_machine", "lying_leg_curl_machine"]),
        ("Beinbeuger", ["seated_leg_curl_machine", "lying_leg_curl_machine"]),
        ("Umgekehrte Fliegende", ["reverse_fly_dumbbell", "reverse_fly_machine", "reverse_fly_cable"]),
        ("Reverse Flys", ["reverse_fly_dumbbell", "reverse_fly_machine", "reverse_fly_cable"]),
    ]) func aBareNameOffersWhatItMayMean(name: String, slugs: [String]) async throws {
        try await Kit.with { kit in
            let answer = try await kit.post("/v1/exercises/match", JSON.text(MatchNames(names: [name])))
            let found = try #require(try answer.value(Page<MatchedName>.self).items.first)
            #expect(found.match == nil, "\(found)")
            let offered = Set(found.alternatives.map(\.exerciseID))
            #expect(offered.isSuperset(of: slugs.map { BuiltInExercises.id(slug: $0) }), "\(found)")
        }
    }

    @Test func aBareNameIsAsked() async throws {
        try await Kit.with { kit in
            let answer = try await kit.post("/v1/exercises/match", #"{"names":["Fondos"]}"#)
            let found = try #require(try answer.value(Page<MatchedName>.self).items.first)
            #expect(found.match == nil)
            #expect(
                Set(found.alternatives.map(\.exerciseID)).isSuperset(
                    of: ["triceps_dip", "chest_dip", "bench_dip"].map { BuiltInExercises.id(slug: $0) }), "\(found)")
        }
    }

    @Test func anEmptyNameKeepsNobodyFromTheOthers() async throws {
        try await Kit.with { kit in
            let answer = try await kit.post("/v1/exercises/match", #"{"names":["","Squat"]}"#)
            let found = try answer.value(Page<MatchedName>.self).items
            #expect(found.map(\.name) == ["", "Squat"])
            #expect(found[0].fault == "names must have 1 to 200 characters." && found[0].match == nil)
            #expect(found[1].fault == nil && found[1].match?.exerciseID == BuiltInExercises.id(slug: "squat_barbell"))
            #expect(!answer.text.contains(#""fault":null"#))
        }
    }

    @Test func noExerciseIsShownAsAnotherOne() async throws {
        try await Kit.with { kit in
            let english = try await kit.post("/v1/exercises", #"{"name":"squat (barbell)"}"#)
            #expect(english.code == "NAME_TAKEN" && english.text.contains("/name"))

            // What another one is also called may be one's own, and is found as that.
            let own = try await kit.post("/v1/exercises", #"{"name":"Kniebeuge"}"#)
            #expect(own.status == 201)
            let found = try await kit.post("/v1/exercises/match", #"{"names":["Kniebeuge"]}"#)
                .value(Page<MatchedName>.self).items
            #expect(found[0].match?.exerciseID == (try own.value(ExerciseDetails.self)).exercise.id)
        }
    }

    // MARK: Packs

    @Test func aPackSaysWhichOfItsWordsNobodyKnows() async throws {
        let pack = #"""
            [{"id":"Hop","name":"Moon Hop","equipment":"trampoline","primaryMuscles":["calves","tail"],"secondaryMuscles":[],
              "category":"plyometrics"},
             {"id":"Ball","name":"Ball Roll About","equipment":"medicine ball","primaryMuscles":["shoulders"],"category":"strength"},
             {"id":"Bench","name":"Barbell Bench Press - Medium Grip","equipment":"barbell","primaryMuscles":["chest"]}]
            """#
        try await Kit.with { kit in
            let report = try await kit.post("/v1/exercises/packs", pack).value(PackReport.self)
            #expect(report.added.map(\.name) == ["Moon Hop", "Ball Roll About"])
            #expect(report.known.map(\.exerciseID) == [BuiltInExercises.id(slug: "bench_press_barbell")])
            #expect(report.warnings?.map(\.name) == ["Moon Hop"] && report.refused.isEmpty)
            #expect(report.warnings?[0].reason == "Not known here, and left out: trampoline, tail.")
        }
    }

    // MARK: The list

    /// A list says of each exercise what the call for it says, in the lifter's language; the short form leaves the long parts out.
    @Test(arguments: Languages().all) func aListSaysOfEachWhatTheExerciseSays(language: Language) async throws {
        try await Kit.with { kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"\#(language.code)"}"#)
            let page = try await kit.get("/v1/exercises?limit=20").value(Page<ExerciseDetails>.self)
            #expect(page.items.count == 20 && page.nextCursor != nil)
            for item in page.items {
                let single = try await kit.get("/v1/exercises/\(item.exercise.id.text)").value(ExerciseDetails.self)
                #expect(item == single, "\(item.exercise.slug)")
                #expect(item.exercise.instructions != nil)
            }
            let short = try await kit.get("/v1/exercises?limit=20&form=short").value(Page<Exercise>.self)
            #expect(short.items.map(\.id) == page.items.map { $0.exercise.id } && short.nextCursor == page.nextCursor)
            #expect(short.items.allSatisfy { $0.instructions == nil && $0.formCues.isEmpty })
            let whole = try await kit.get("/v1/exercises?limit=500").text.utf8.count
            let catalogue = try await kit.get("/v1/exercises?limit=500&form=short").text.utf8.count
            #expect(whole < 1_500_000 && catalogue < whole / 2 + whole / 4, "\(whole) and \(catalogue) bytes")
        }
    }

    @Test func severalKindsOfEquipmentAskForAnyOfThem() async throws {
        try await Kit.with { kit in
            func pieces(_ query: String) async throws -> [Exercise] {
                try await kit.get("/v1/exercises?limit=500&" + query).value(Page<Exercise>.self).items
            }
            let (bars, rings) = (try await pieces("equipment=ez_bar"), try await pieces("equipment=kettlebell"))
            let both = try await pieces("equipment=ez_bar&equipment=kettlebell")
            #expect(!bars.isEmpty && !rings.isEmpty && both.count == bars.count + rings.count)
            let bad = try await kit.get("/v1/exercises?equipment=ez_bar&equipment=spoon")
            #expect(bad.status == 400 && bad.text.contains("/equipment"))
        }
    }

    // MARK: Gyms

    @Test func aGymNamesEachOfItsWeightsOnce() async throws {
        try await Kit.with { kit in
            let plates = try await kit.post(
                "/v1/gyms", #"{"name":"Twice","plates":[{"weight":20,"count":4},{"weight":20,"count":2}]}"#)
            #expect(plates.status == 400 && plates.text.contains("/plates/1/weight"), "\(plates.text)")
            let dumbbells = try await kit.post("/v1/gyms", #"{"name":"Twice","dumbbells":[10,12,10]}"#)
            #expect(dumbbells.status == 400 && dumbbells.text.contains("/dumbbells/2"))
            // One plate alone hangs from a belt.
            let odd = try await kit.post("/v1/gyms", #"{"name":"Odd","plates":[{"weight":20,"count":3}]}"#)
            #expect(odd.status == 201)
        }
    }

    @Test func aGymIsReplacedUnderItsOwnId() async throws {
        try await Kit.with { kit in
            let gym = try await kit.post("/v1/gyms", #"{"name":"Cellar"}"#).value(Gym.self)
            let path = "/v1/gyms/" + gym.id.text
            let other = GymID(high: 1, low: 2).text
            let refused = try await kit.send(.put, path, #"{"id":"\#(other)","name":"Loft"}"#)
            #expect(refused.status == 400 && refused.text.contains(#""/id""#), "\(refused.text)")
            for body in [#"{"name":"Loft"}"#, #"{"id":"\#(gym.id.text)","name":"Loft"}"#] {
                #expect(try await kit.send(.put, path, body).value(Gym.self).name == "Loft")
            }
        }
    }

    /// A stack weighs in one gym what it does not in another: last time and what is next are of the gym in use.
    @Test func lastTimeAndNextAreOfOneGym() async throws {
        try await Kit.with { kit in
            let here = try await kit.post("/v1/gyms", #"{"name":"Here"}"#).value(Gym.self)
            let there = try await kit.post("/v1/gyms", #"{"name":"There"}"#).value(Gym.self)
            let press = BuiltInExercises.id(slug: "leg_press").text
            for (gym, weight, days) in [(here, 120, 5), (there, 45, 2)] {
                let start = kit.clock.now().adding(seconds: Int64(-days) * 86_400)
                let end = start.adding(seconds: 3_600)
                let answer = try await kit.post(
                    "/v1/sessions",
                    #"{"started_at":"\#(start.text)","ended_at":"\#(end.text)","gym_id":"\#(gym.id.text)","exercises":[{"exercise_id":"\#(press)","sets":[{"weight":\#(weight),"reps":10},{"weight":\#(weight),"reps":10}]}]}"#
                )
                #expect(answer.status == 201, "\(answer.text)")
            }
            func last() async throws -> (next: NextItem?, prior: PriorPerformance) {
                let items = try await kit.get("/v1/next").value(Page<NextItem>.self).items
                let prior = try await kit.get("/v1/exercises/\(press)/prior-performance").value(PriorPerformance.self)
                return (items.first { $0.exerciseID.text == press }, prior)
            }
            let atHome = try await last()
            #expect(atHome.next?.trained?.gymID == here.id && atHome.next?.lastSets.first?.weight == .kg(120))
            #expect(atHome.next?.recommendation.targets.first?.weight ?? .zero >= .kg(120))
            #expect(atHome.prior.lastWorkout?.gymID == here.id)
            var settings = try await kit.get("/v1/settings").value(Settings.self)
            settings.gymID = there.id
            #expect(try await kit.send(.put, "/v1/settings", JSON.text(settings)).status == 200)
            let away = try await last()
            #expect(away.next?.trained?.gymID == there.id && away.next?.lastSets.first?.weight == .kg(45))
            #expect(away.next?.recommendation.targets.first?.weight ?? .zero < .kg(60))
            #expect(away.prior.lastWorkout?.gymID == there.id)
        }
    }
}
