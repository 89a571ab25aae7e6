import TestSupport
import Testing

@testable import Training

@Suite("Matching exercise names")
struct CatalogMatcherTests {
    static let matcher = ExerciseMatcher(
        BuiltInCatalog.all.map {
            ExerciseMatcher<String>.Candidate(id: $0.slug, name: $0.name, aliases: $0.aliases, equipment: $0.equipment)
        })

    static func custom(_ names: [(String, [Equipment])]) -> ExerciseMatcher<Int> {
        ExerciseMatcher(
            names.enumerated().map { .init(id: $0.offset, name: $0.element.0, aliases: [], equipment: $0.element.1) })
    }

    @Test(arguments: [
        // Short forms
        ("Mil Press (Barbell)", "overhead_press_barbell"),
        ("Seated Mil Press (DB)", "seated_overhead_press_dumbbell"),
        ("Inc Bench Press (BB)", "incline_bench_press_barbell"),
        ("Incl DB Bench Press", "incline_bench_press_dumbbell"),
        ("Lat Raise (DB)", "lateral_raise_dumbbell"),
        ("Lat PD (Cable)", "lat_pulldown_cable"),
        ("Goblet Sq (KB)", "goblet_squat_kettlebell"),
        ("OH Press (BB)", "overhead_press_barbell"),
        // Strong
        ("Bench Press (Barbell)", "bench_press_barbell"),
        ("Bench Press - Close Grip (Barbell)", "bench_press_close_grip_barbell"),
        ("Bent Over One Arm Row (Dumbbell)", "one_arm_row_dumbbell"),
        ("Calf Press on Seated Leg Press", "calf_press_seated_leg_press"),
        ("Chest Dip (Assisted)", "chest_dip_assisted"),
        ("Clean and Jerk (Barbell)", "clean_and_jerk_barbell"),
        ("Flat Leg Raise", "lying_leg_raise"),
        ("Hip Abductor (Machine)", "hip_abduction_machine"),
        ("Knee Raise (Captain's Chair)", "knee_raise_captains_chair"),
        ("Lat Pulldown - Underhand (Cable)", "lat_pulldown_underhand_cable"),
        ("Overhead Press (Barbell)", "overhead_press_barbell"),
        ("Pec Deck (Machine)", "chest_fly_machine"),
        ("Rowing (Machine)", "rowing_machine"),
        ("Running (Treadmill)", "running_treadmill"),
        ("Seated Calf Raise (Plate Loaded)", "seated_calf_raise_plate_loaded"),
        ("Seated Wide-Grip Row (Cable)", "seated_row_wide_grip_cable"),
        ("Squat (Smith Machine)", "squat_smith_machine"),
        ("Step-up", "step_up"),
        ("Strict Military Press (Barbell)", "overhead_press_barbell"),
        ("Triceps Pushdown (Cable - Straight Bar)", "triceps_pushdown"),
        // Hevy
        ("Butterfly (Pec Deck)", "chest_fly_machine"),
        ("Back Extension (Weighted Hyperextension)", "back_extension"),
        ("Cable Fly Crossovers", "cable_crossover"),
        ("Deadlift (Trap bar)", "deadlift_trap_bar"),
        ("EZ Bar Biceps Curl", "bicep_curl_ez_bar"),
        ("Hip Thrust (Barbell)", "hip_thrust_barbell"),
        ("Lat Pulldown (Cable)", "lat_pulldown_cable"),
        ("Leg Press Horizontal (Machine)", "seated_leg_press_machine"),
        ("Low Cable Fly Crossovers", "low_cable_crossover"),
        ("Meadows Rows (Barbell)", "meadows_row_barbell"),
        ("Pull Up (Weighted)", "pull_up"),
        ("Pull Up (Assisted)", "pull_up_assisted"),
        ("Push Up - Close Grip", "push_up_close_grip"),
        ("Rear Delt Reverse Fly (Machine)", "reverse_fly_machine"),
        ("Reverse Fly Single Arm (Cable)", "one_arm_reverse_fly_cable"),
        ("Romanian Deadlift (Dumbbell)", "romanian_deadlift_dumbbell"),
        ("Rowing Machine", "rowing_machine"),
        ("Shoulder Press (Machine Plates)", "shoulder_press_plate_loaded"),
        ("Single Arm Tricep Extension (Dumbbell)", "one_arm_triceps_extension_dumbbell"),
        ("Treadmill", "running_treadmill"),
        ("Triceps Rope Pushdown", "triceps_rope_pushdown"),
        // FitNotes
        ("Ab-Wheel Rollout", "ab_wheel"),
        ("Barbell Squat", "squat_barbell"),
        ("Close Grip Barbell Bench Press", "bench_press_close_grip_barbell"),
        ("Dumbbell Overhead Triceps Extension", "triceps_extension_dumbbell"),
        ("EZ-Bar Skullcrusher", "skullcrusher_ez_bar"),
        ("Flat Barbell Bench Press", "bench_press_barbell"),
        ("Flat Dumbbell Fly", "chest_fly_dumbbell"),
        ("Lateral Machine Raise", "lateral_raise_machine"),
        ("Leg Extension Machine", "leg_extension_machine"),
        ("Parallel Bar Triceps Dip", "triceps_dip"),
        ("Seated Incline Dumbbell Curl", "incline_curl_dumbbell"),
        ("Stiff-Legged Deadlift", "stiff_leg_deadlift_barbell"),
        ("V-Bar Push Down", "triceps_v_bar_pushdown"),
        // StrongLifts, JEFIT, Liftosaur
        ("Squat", "squat_barbell"),
        ("Barbell Row", "bent_over_row_barbell"),
        ("Incline Dumbbell Press", "incline_bench_press_dumbbell"),
        ("Tricep Pushdown", "triceps_pushdown"),
        ("Barbell Skull Crusher", "skullcrusher_barbell"),
        ("Squat, Barbell", "squat_barbell"),
        ("Leg Press, Leverage Machine", "leg_press"),
        // German
        ("Bankdrücken", "bench_press_barbell"),
        ("Bankdruecken", "bench_press_barbell"),
        ("Kniebeugen (Langhantel)", "squat_barbell"),
        ("Kreuzheben", "deadlift_barbell"),
        ("Klimmzüge", "pull_up"),
        ("Schulterdrücken (Kurzhantel)", "overhead_press_dumbbell"),
        ("Latzug", "lat_pulldown_cable"),
        // As lifters write
        ("OHP", "overhead_press_barbell"),
        ("db rdl", "romanian_deadlift_dumbbell"),
        ("Pullups", "pull_up"),
        ("Assisted Pull-Up Machine", "pull_up_assisted"),
        ("PULL-UPS", "pull_up"),
        ("benhc press", "bench_press_barbell"),
        ("legpress", "leg_press"),
        ("Barbell Row (5x5)", "bent_over_row_barbell"),
    ])
    func aNameFromAnotherAppIsRecognised(name: String, slug: String) {
        #expect(Self.matcher.match(name)?.id == slug)
    }

    @Test(arguments: [
        // Several lifts go by these.
        "Triceps Extension", "Chest Fly", "Bicep Curl", "Shoulder Press", "Lateral Raise", "Preacher Curl", "Leg Curl",
        "Dips", "Skullcrusher", "Upright Row", "Standing Calf Raise",
        // Nobody knows these.
        "", "   ", "?", "Barbell", "Machine", "Leg Press Cellar", "Leg Press Somebrand (Red)", "The Finisher", "深蹲",
    ])
    func anAmbiguousOrUnknownNameIsNoMatch(name: String) {
        #expect(Self.matcher.match(name) == nil)
    }

    @Test(arguments: [
        "Paused Incline Bench Press (Barbell)", "Assisted Squat (Barbell)", "Incline Leg Extension (Machine)",
        "Bench Press (Barbell) (Band)", "Deadlift (Safety Bar)", "High to Low Fly (Cable)", "Elbow to Knee",
    ])
    func aQualifierMakesItAnotherLift(name: String) {
        #expect(Self.matcher.match(name) == nil)
    }

    @Test func everyAliasBelongsToOneLift() {
        for lift in BuiltInCatalog.all {
            for spelling in [lift.name] + lift.aliases {
                #expect(Self.matcher.match(spelling)?.id == lift.slug, "\(spelling)")
                // Not by the letter alone: reordered and in capitals it has no rival either.
                let reordered = spelling.uppercased().split(separator: " (").reversed().joined(separator: " ")
                guard !reordered.contains("TO ") else { continue }
                #expect(Self.matcher.match(reordered)?.id == lift.slug, "\(reordered)")
            }
        }
    }

    @Test func equipmentIsNeverSwapped() {
        let words = [
            "Barbell", "EZ Bar", "Dumbbell", "Kettlebell", "Cable", "Machine", "Band", "Bodyweight", "Smith Machine",
            "Plate Loaded", "Plate", "Trap Bar", "Safety Bar", "TRX",
        ]
        for lift in BuiltInCatalog.all {
            let named = ExerciseWords(lift.name).equipment
            let taken = named.isEmpty ? StatedEquipment(lift.equipment) : named
            let movements = Set(([lift.name] + lift.aliases).map { Self.withoutBracket($0) })
            for movement in movements {
                for word in words {
                    let name = "\(movement) (\(word))"
                    guard !taken.isSuperset(of: ExerciseWords(name).equipment) else { continue }
                    #expect(Self.matcher.match(name)?.id != lift.slug, "\(name)")
                    #expect(Self.matcher.match("\(word) \(movement)")?.id != lift.slug, "\(name)")
                }
            }
        }
    }

    @Test func noAlternativeHasOtherEquipmentThanStated() {
        for (word, equipment) in [("Barbell", Equipment.barbell), ("Dumbbell", .dumbbell), ("Cable", .cable)] {
            for movement in ["Bench Press", "Row", "Curl", "Squat", "Pull Up", "Lateral Raise", "Triceps Extension"] {
                for match in Self.matcher.ranked("\(movement) (\(word))", limit: 1_000) {
                    let lift = BuiltInCatalog.all.first { $0.slug == match.id }
                    #expect(lift?.equipment.contains(equipment) == true, "\(movement) (\(word)): \(match.id)")
                }
            }
        }
    }

    static func withoutBracket(_ name: String) -> String {
        name.split(separator: " (").first.map { String($0) } ?? name
    }

    @Test func anAddedQualifierNeverLeadsBackToTheLift() {
        for lift in BuiltInCatalog.all {
            let known = Set(([lift.name] + lift.aliases).map { ExerciseWords($0).significant })
            for word in [
                "Incline", "Seated", "Close Grip", "Wide", "One Arm", "Assisted", "Paused", "Deficit", "Reverse",
            ] {
                let name = "\(word) \(lift.name)"
                guard !known.contains(ExerciseWords(name).significant) else { continue }
                #expect(Self.matcher.match(name)?.id != lift.slug, "\(name)")
            }
        }
    }

    @Test(arguments: [
        ("Bench Press (Barbell)", MatchRule.exact, 100),
        ("Flat Bench Press", .synonym, 97),
        ("bench press  (barbell)", .exact, 98),
        ("flat bench press", .synonym, 95),
        ("Barbell Bench-Presses", .prefix, 94),
        ("Leg Press (Machine)", .prefix, 90),
        ("The Bench Press with Barbell", .words, 86),
        ("Presses Bench", .words, 94),
        ("OHP", .synonym, 97),
        ("RDL Barbell", .synonym, 94),
        ("Bench Press Heavy", .contains, 84),
        ("Strict Romanian Deadlift (Barbell)", .contains, 84),
    ])
    func aMatchSaysWhichRuleFoundItAndHowSureItIs(name: String, rule: MatchRule, score: Int) {
        let match = Self.matcher.match(name)
        #expect(match?.rule == rule)
        #expect(match?.score == score)
    }

    /// Seed 001's six priorities, by name; then what the log shows, and what the lifter says.
    @Test func thePrioritiesOfTheSeedAreThere() {
        #expect(
            MatchRule.allCases.map(\.rawValue) == [
                "exact", "contains", "reverse_contains", "words", "prefix", "synonym", "log", "hand",
            ])
    }

    @Test func aNameThatLeavesTheEquipmentOutIsTheOneExerciseThatHoldsIt() {
        let matcher = Self.custom([("Wall Press (Dumbbell)", [.dumbbell]), ("Wall Row (Cable)", [.cable])])
        #expect(matcher.match("Wall Press") == .init(id: 0, rule: .reverseContains, score: 82))
        #expect(matcher.match("Wall Press (Cable)") == nil, "other equipment is another lift")
        let two = Self.custom([("Wall Press (Dumbbell)", [.dumbbell]), ("Wall Press (Cable)", [.cable])])
        #expect(two.match("Wall Press") == nil)
        #expect(two.variants(of: "Wall Presses") == [0, 1])
        #expect(two.variants(of: "Wall Press (Cable)").isEmpty)
    }

    @Test(arguments: [
        ("Lat Pulldown (Custom)", "Lat Pulldown"), ("Deadlift Old Data", "Deadlift"),
        ("Bench press Backup", "Bench press"), ("Crunch Old #2", "Crunch"), ("Squat (2)", "Squat"),
    ])
    func aMarkOfItsOwnerIsTakenOffAName(name: String, plain: String) {
        #expect(ExerciseName.withoutMark(name) == plain)
        #expect(Self.matcher.match(name) == nil, "it stays an exercise of its own")
    }

    @Test(arguments: ["Leg Press 45", "Squat", "Old", "Custom Press", "Clean and Jerk"])
    func whatIsNoMarkStays(name: String) {
        #expect(ExerciseName.withoutMark(name) == nil)
    }

    @Test func anOwnExerciseGoesBeforeAnotherOnesAlias() {
        let matcher = ExerciseMatcher([
            ExerciseMatcher<Int>.Candidate(id: 1, name: "Squat (Barbell)", aliases: ["Squat"], equipment: [.barbell]),
            ExerciseMatcher<Int>.Candidate(id: 2, name: "squat", aliases: [], equipment: []),
        ])
        #expect(matcher.match("Squat")?.id == 2)
    }

    @Test func twoExercisesOfOneNameAreAmbiguous() {
        #expect(Self.custom([("Belt Press", []), ("Belt Press", [])]).match("Belt Press") == nil)
        #expect(Self.custom([("Belt Press", []), ("belt-press", [])]).match("BELT PRESS") == nil)
        #expect(Self.custom([("Belt Press", []), ("belt-press", [])]).match("Belt Press")?.id == 0)
    }

    @Test func aCustomExerciseIsFoundByTheEquipmentItTakes() {
        let matcher = Self.custom([("Belt Press", [.bench, .cable])])
        #expect(matcher.match("Belt Press (Cable)")?.id == 0)
        #expect(matcher.match("Belt Press (Dumbbell)") == nil)
        #expect(matcher.match("Belt Press (Smith Machine)") == nil)
    }

    @Test func alternativesComeBestFirst() {
        let ranked = Self.matcher.ranked("Bicep Curl", limit: 5)
        #expect(ranked.count == 5)
        #expect(ranked.first?.id == "bicep_curl_dumbbell")
        #expect(ranked.allSatisfy { $0.rule == .words && $0.score < 80 })
        #expect(zip(ranked, ranked.dropFirst()).allSatisfy { $0.score >= $1.score })

        let sure = Self.matcher.ranked("Bench Press (Cable)", limit: 20)
        #expect(sure.first?.id == "bench_press_cable")
    }

    /// Words that say nothing to anybody hide no lift.
    @Test(arguments: [
        ("Deadlift Old Data", "deadlift"), ("Old stuff squat from app", "squat"),
        ("Tuesday Bench Press A1 notes", "bench_press"),
    ])
    func anOddNameHasAlternatives(name: String, slug: String) {
        #expect(Self.matcher.match(name) == nil)
        let ranked = Self.matcher.ranked(name, limit: 5)
        #expect(ranked.first?.id.hasPrefix(slug) == true, "\(ranked)")
        #expect(ranked.allSatisfy { $0.rule == .words && $0.score < 80 })
        #expect(zip(ranked, ranked.dropFirst()).allSatisfy { $0.score >= $1.score })
        #expect(Self.matcher.ranked("Xyzzy Old Data", limit: 5).isEmpty)
    }

    @Test func alternativesKeepTheirOrderFromRunToRun() {
        let again = ExerciseMatcher(
            BuiltInCatalog.all.map {
                ExerciseMatcher<String>.Candidate(
                    id: $0.slug, name: $0.name, aliases: $0.aliases, equipment: $0.equipment)
            })
        for name in ["Curl", "Press", "Row (Cable)", "Leg Curl", "Deadlift"] {
            #expect(again.ranked(name, limit: 50) == Self.matcher.ranked(name, limit: 50))
        }
        #expect(Self.matcher.ranked("Curl", limit: 0).isEmpty)
        #expect(Self.matcher.ranked("Curl", limit: -1).isEmpty)
        #expect(Self.matcher.ranked("", limit: 5).isEmpty)
    }
}

@Suite("Searching while typing")
struct CatalogSearchTests {
    static let search = ExerciseSearch(BuiltInCatalog.all.map { (name: $0.name, aliases: $0.aliases) })

    @Test(arguments: [
        ("bench", "bench_press_barbell"),
        ("squ", "squat_barbell"),
        ("row", "bent_over_row_barbell"),
        ("pullup", "pull_up"),
        ("pull-up", "pull_up"),
        ("ohp", "overhead_press_barbell"),
        ("db bench", "bench_press_dumbbell"),
        ("dumb curl", "bicep_curl_dumbbell"),
        ("Bankdrü", "bench_press_barbell"),
        ("bankdrue", "bench_press_barbell"),
        ("bankdru", "bench_press_barbell"),
        ("heben", "deadlift_barbell"),
        ("latz", "lat_pulldown_cable"),
        ("barbell incline", "incline_bench_press_barbell"),
    ])
    func theLiftMeantComesFirst(query: String, slug: String) throws {
        let first = try #require(Self.search.rank(query).first)
        #expect(BuiltInCatalog.all[first].slug == slug)
    }

    @Test func nothingTypedAnswersWithEverythingInOrder() {
        #expect(Self.search.rank("") == Array(BuiltInCatalog.all.indices))
        #expect(Self.search.rank(" - ", limit: 3) == [0, 1, 2])
        #expect(Self.search.rank("bench", limit: 2).count == 2)
        #expect(Self.search.rank("bench", limit: -1).isEmpty)
    }

    @Test func whatFitsNothingFindsNothing() {
        #expect(Self.search.rank("qqq").isEmpty)
        #expect(Self.search.rank("bench qqq").isEmpty)
        #expect(ExerciseSearch([]).rank("bench").isEmpty)
    }

    @Test func equalsKeepTheOrderOfTheListAndNamesGoBeforeAliases() {
        let search = ExerciseSearch([
            (name: "Thing", aliases: ["Curl"]), (name: "Curl B", aliases: []), (name: "Curl A", aliases: []),
            (name: "Long Curl", aliases: []), (name: "Curling", aliases: []), (name: "Curl", aliases: []),
        ])
        #expect(search.rank("curl") == [5, 0, 1, 2, 3, 4])
    }

    @Test func wordsMayBeSpreadOverNameAndAliases() {
        let search = ExerciseSearch([(name: "Skullcrusher", aliases: ["Lying Extension"])])
        #expect(search.rank("skull ext") == [0])
    }

    @Test func typingANameNeverLosesIt() {
        for (index, lift) in BuiltInCatalog.all.enumerated() where index % 97 == 0 {
            for length in 1...lift.name.count where lift.name.prefix(length).contains(where: { $0.isLetter }) {
                let typed = String(lift.name.prefix(length))
                #expect(Self.search.rank(typed).contains(index), "\(typed)")
            }
        }
    }

    private static let whole = ExerciseSearch(of: BuiltInExercises.all)

    @Test(arguments: [
        ("benhc", "bench_press_barbell"), ("sqaut", "squat_barbell"), ("deadlfit", "deadlift_barbell"),
        ("dumbell benhc", "bench_press_dumbbell"), ("kniebeueg", "squat_barbell"),
        ("romanain deadlift", "romanian_deadlift_barbell"),
        // Written together or apart otherwise, and a slip.
        ("dead lfit", "deadlift_barbell"), ("romanian dead lfit", "romanian_deadlift_barbell"), ("pulup", "pull_up"),
    ])
    func aSlipOfTheFingerIsForgiven(query: String, slug: String) throws {
        let first = try #require(Self.whole.rank(query).first)
        #expect(BuiltInExercises.all[first].slug == slug)
    }

    /// Whoever looks for a muscle looks for what trains it; by its name a stretch is found as before.
    @Test(arguments: ["waden", "quads", "brust", "calves", "chest", "wad"])
    func whatTrainsAMuscleGoesBeforeWhatStretchesIt(query: String) {
        let found = Self.whole.rank(query).map { BuiltInExercises.all[$0] }
        let lifts = found.prefix { !$0.isMobility }
        #expect(lifts.count > 3)
        #expect(found.dropFirst(lifts.count).allSatisfy { $0.isMobility }, "\(found.map { $0.name })")
        for stretch in found where stretch.isMobility {
            #expect(Self.whole.rank(stretch.name).first.map { BuiltInExercises.all[$0].id } == stretch.id)
        }
    }

    /// Where no words of the list fit as they were typed, they are taken together; what fits as it was typed is not.
    @Test func wordsApartWithASlipNeverHideWhatFitsAsTyped() {
        let search = ExerciseSearch([
            (name: "Deadlift", aliases: []), (name: "Dead Lift Machine", aliases: []), (name: "Pull Up", aliases: []),
        ])
        #expect(search.rank("dead lfit") == [1])
        #expect(search.rank("deadlfit") == [0])
        #expect(search.rank("deda lfit machine") == [1])
        #expect(search.rank("pulup") == [2])
        #expect(search.rank("pu lup") == [2])
        #expect(search.rank("dead qqqq").isEmpty)
    }

    @Test(arguments: ["dumbel", "dumbbel p", "dumbell pr", "babrell"])
    func aSlipIsForgivenWhileTheWordIsStillBeingTyped(query: String) {
        let piece: Equipment = query.hasPrefix("b") ? .barbell : .dumbbell
        let found = Self.whole.rank(query, limit: 10).map { BuiltInExercises.all[$0] }
        #expect(found.count == 10)
        #expect(found.allSatisfy { $0.equipment.contains(piece) })
    }

    /// Two letters that changed places, one left out, one twice, another one.
    @Test(arguments: 0..<4)
    func everyNameIsFoundWithASlipInAnyLongWord(kind: Int) {
        var random = SeededGenerator(UInt64(kind + 1))
        let known = Set(BuiltInExercises.all.flatMap { ExerciseName.foldedWords($0.name) })
        for (index, exercise) in BuiltInExercises.all.enumerated() where index % 4 == kind {
            let words = ExerciseName.foldedWords(exercise.name).map { Array($0.utf8) }
            let long = words.indices.filter { words[$0].count >= 5 }
            guard let place = long.randomElement(using: &random) else { continue }
            var slipped = words
            let letter = Int.random(in: 0..<words[place].count - 1, using: &random)
            switch kind {
            case 0: slipped[place].swapAt(letter, letter + 1)
            case 1: slipped[place].remove(at: letter)
            case 2: slipped[place].insert(words[place][letter], at: letter)
            default: slipped[place][letter] = words[place][letter] == UInt8(ascii: "y") ? 120 : 121
            }
            // What is the beginning of another word is taken for that: "sing" is "single", and no "swing".
            let slip = String(decoding: slipped[place], as: UTF8.self)
            if known.contains(where: { $0.hasPrefix(slip) }) { continue }
            let typed = slipped.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
            #expect(Self.whole.rank(typed, limit: 5).contains(index), "\(typed)")
        }
    }

    /// A keystroke must not be felt: 600 exercises, the slow way where nothing fits as it is typed.
    @Test func aKeystrokeIsInstant() {
        let time = processorTime {
            for _ in 0..<8 { _ = Self.whole.rank("dumbel benhc prses", limit: 30) }
            // Nothing is found but by taking words together.
            for _ in 0..<2 { _ = Self.whole.rank("romanian dead lfit", limit: 30) }
        }
        // Unoptimised: a fiftieth of it where it runs.
        #expect(time < .seconds(5), "\(BuiltInExercises.all.count) exercises, \(time / 10) each")
    }

    @Test func itIsFoundByWhatItTrainsAndTakes() {
        let found = Self.whole.rank("hamstrings kettlebell").map { BuiltInExercises.all[$0] }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.primaryMuscles.contains(.hamstrings) && $0.equipment.contains(.kettlebell) })
        #expect(Self.whole.rank("waden").count >= BuiltInExercises.all.filter { $0.primaryMuscles == [.calves] }.count)
        #expect(Self.whole.rank("qqqqq").isEmpty)
        // Names go before what is trained.
        #expect(BuiltInExercises.all[Self.whole.rank("back squat")[0]].slug == "squat_barbell")
    }

    @Test(arguments: [
        ("bench", "bench", 0), ("benhc", "bench", 1), ("bnch", "bench", 1), ("bennch", "bench", 1),
        ("bemch", "bench", 1),
        ("squat", "press", 5),
    ])
    func slipsAreCounted(one: String, other: String, slips: Int) {
        #expect(Typo.slips(Array(one.utf8), Array(other.utf8)) == slips)
    }
}
