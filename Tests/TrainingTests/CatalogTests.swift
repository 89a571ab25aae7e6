import Testing

@testable import Training

@Suite("The built-in catalogue")
struct CatalogTests {
    @Test func everyLineParses() {
        for line in BuiltInCatalog.lines {
            #expect(BuiltInCatalog.parse(line) != nil, "\(line)")
        }
        #expect(BuiltInCatalog.all.count == BuiltInCatalog.lines.count)
        #expect(BuiltInCatalog.all.count >= 170)
    }

    @Test(arguments: [
        "",
        "bench|Bench|",
        "Bench Press|Bench||chest||barbell|horizontal_push|external|reps|",
        "bench|||chest||barbell|horizontal_push|external|reps|",
        "bench|Bench||||barbell|horizontal_push|external|reps|",
        "bench|Bench||breast||barbell|horizontal_push|external|reps|",
        "bench|Bench||chest|chest|barbell|horizontal_push|external|reps|",
        "bench|Bench||chest,chest||barbell|horizontal_push|external|reps|",
        "bench|Bench||chest|||horizontal_push|external|reps|",
        "bench|Bench||chest||barbell|sideways|external|reps|",
        "bench|Bench||chest||barbell|horizontal_push|heavy|reps|",
        "bench|Bench||chest||barbell|horizontal_push|external|hours|",
        "bench|Bench||chest||barbell|horizontal_push|external|reps|hard",
        "bench|Bench||chest||barbell|horizontal_push|external|reps||",
    ])
    func aFaultyLineIsRefused(line: String) {
        #expect(BuiltInCatalog.parse(line) == nil)
    }

    @Test func aLineSaysEverythingAboutALift() throws {
        let lift = try #require(
            BuiltInCatalog.parse(
                "one_arm_thing|One Arm Thing|A;B|chest|triceps,lats|dumbbell,bench|vertical_push|assisted|time|unilateral"
            ))
        #expect(lift.slug == "one_arm_thing")
        #expect(lift.name == "One Arm Thing")
        #expect(lift.aliases == ["A", "B"])
        #expect(lift.primaryMuscles == [.chest])
        #expect(lift.secondaryMuscles == [.triceps, .lats])
        #expect(lift.equipment == [.dumbbell, .bench])
        #expect(lift.pattern == .verticalPush)
        #expect(lift.loadKind == .assisted)
        #expect(lift.measure == .time)
        #expect(!lift.isCompound)
        #expect(lift.isUnilateral)
    }

    @Test func slugsAreUnique() {
        var seen: Set<String> = []
        for lift in BuiltInCatalog.all {
            #expect(seen.insert(lift.slug).inserted, "\(lift.slug)")
        }
    }

    @Test func namesAndAliasesAreUniqueWhateverTheirCaseAndPunctuation() {
        var owners: [String: String] = [:]
        for lift in BuiltInCatalog.all {
            for spelling in [lift.name] + lift.aliases {
                let owner = owners.updateValue(lift.slug, forKey: ExerciseName.key(spelling))
                #expect(owner == nil, "\(spelling): \(lift.slug) and \(owner ?? "")")
            }
        }
    }

    @Test(arguments: [
        ("Pull Up (Weighted)", "pull up"), ("Klimmzüge (mit Gewicht)", "klimmzuge"),
        ("Klimmzug mit Zusatzgewicht", "klimmzug"), ("Dominadas (con peso)", "dominadas"),
        ("Barra fixa (com carga)", "barra fixa"), ("Tractions à la barre (lesté)", "tractions a la barre"),
        ("Dips avec charge", "dips"), ("Trazioni con sovraccarico", "trazioni"),
        ("Подтягивания (с доп. весом)", "подтягивания"), ("引体向上（负重）", "引体向上"),
    ])
    func addedWeightIsSaidInSevenLanguages(name: String, without: String) {
        #expect(ExerciseName.saysAddedWeight(name))
        #expect(ExerciseName.withoutAddedWeight(name) == without)
    }

    /// The weight of the body is none that is added, and a "peso muerto" is no pull-up.
    @Test(arguments: [
        "Sentadilla con peso corporal", "Agachamento com peso do corpo", "Squat avec poids du corps", "Peso muerto",
        "Подтягивания с собственным весом", "Gewicht heben", "Weighted",
    ])
    func whatSaysNoAddedWeightIsAsItIs(name: String) { #expect(ExerciseName.withoutAddedWeight(name) == nil) }

    /// Who counts as a lift of several joints is planned and exchanged by how it moves.
    @Test func everyCompoundLiftHasAMovementPattern() {
        for lift in BuiltInCatalog.all where lift.isCompound { #expect(lift.pattern != .isolation, "\(lift.slug)") }
    }

    @Test func everyLiftTrainsAMuscleAndNoneTwice() {
        for lift in BuiltInCatalog.all {
            #expect(!lift.primaryMuscles.isEmpty, "\(lift.slug)")
            #expect(Set(lift.primaryMuscles).isDisjoint(with: lift.secondaryMuscles), "\(lift.slug)")
            #expect(!lift.equipment.isEmpty, "\(lift.slug)")
        }
    }

    @Test func everyFacetOccurs() {
        let lifts = BuiltInCatalog.all
        for muscle in Muscle.allCases {
            #expect(lifts.contains { $0.primaryMuscles.contains(muscle) }, "\(muscle.rawValue)")
        }
        for equipment in Equipment.allCases {
            #expect(lifts.contains { $0.equipment.contains(equipment) }, "\(equipment.rawValue)")
        }
        for pattern in MovementPattern.allCases {
            #expect(lifts.contains { $0.pattern == pattern }, "\(pattern.rawValue)")
        }
        for kind in LoadKind.allCases {
            #expect(lifts.contains { $0.loadKind == kind }, "\(kind.rawValue)")
        }
        for measure in Measure.allCases {
            #expect(lifts.contains { $0.measure == measure }, "\(measure.rawValue)")
        }
    }

    @Test func theBracketedEquipmentIsTheLoad() {
        let loads: [String: Equipment] = [
            "Barbell": .barbell, "EZ Bar": .ezBar, "Dumbbell": .dumbbell, "Kettlebell": .kettlebell, "Cable": .cable,
            "Machine": .machine, "Smith Machine": .machine, "Plate Loaded": .machine, "Band": .bands,
            "Bodyweight": .bodyweight, "Trap Bar": .barbell, "Plate": .other,
        ]
        for lift in BuiltInCatalog.all {
            guard let bracket = lift.name.split(separator: "(").dropFirst().first?.dropLast(),
                let load = loads[String(bracket)]
            else { continue }
            #expect(lift.equipment.first == load, "\(lift.name)")
        }
    }

    @Test func everySpellingOfASmithMachineLiftSaysSo() {
        for lift in BuiltInCatalog.all where ExerciseWords(lift.name).equipment == .smithMachine {
            for alias in lift.aliases {
                #expect(ExerciseWords(alias).equipment == .smithMachine, "\(alias)")
            }
        }
    }

    @Test func assistedLiftsSayThatTheyAreHelped() {
        for lift in BuiltInCatalog.all where lift.loadKind == .assisted {
            #expect(lift.name.contains("Assisted") || lift.equipment.contains(.bands), "\(lift.name)")
        }
    }

    @Test(arguments: [
        ("  Bench-Press  (BARBELL)", "bench press barbell"),
        ("Farmer's Walk", "farmers walk"),
        ("Bankdrücken", "bankdrucken"),
        ("Bankdru\u{308}cken", "bankdrucken"),
        ("Stoßen", "stossen"),
        ("Press A+", "press a+"),
        ("深蹲（杠铃）", "深蹲 杠铃"),
        (" ??? ", "???"),
        ("", ""),
    ])
    func aKeyIsBlindToCaseSpacingPunctuationAndAccents(name: String, key: String) {
        #expect(ExerciseName.key(name) == key)
        #expect(ExerciseName.key(key) == key)
    }
}
