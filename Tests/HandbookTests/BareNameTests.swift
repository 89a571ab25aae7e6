import Testing
import Training

@testable import Handbook

/// Names that say too little to be one exercise.
struct BareNameTests {
    @Test func everyNameLeavesAChoiceOfExercisesThatThereAre() {
        let matcher = ExerciseMatcher(
            BuiltInExercises.all.map { .init(id: $0.slug, name: $0.name, aliases: $0.aliases, equipment: $0.equipment) }
        )
        let slugs = Set(BuiltInExercises.all.map(\.slug))
        for list in BareNames.lists {
            #expect(list.slugs.count > 1 && Set(list.slugs).count == list.slugs.count)
            #expect(list.slugs.allSatisfy { slugs.contains($0) }, "\(list.slugs)")
            for name in list.names {
                let known = matcher.match(name)
                #expect(known == nil || known?.rule == .reverseContains, "\(name) is known")
            }
        }
    }

    @Test(arguments: [
        ("Leg Curl", "lying_leg_curl_machine"), ("Hamstring Curls", "seated_leg_curl_machine"),
        ("chest flys", "chest_fly_machine"), ("Shoulder Press", "overhead_press_dumbbell"),
        ("Rear Deltoid", "reverse_fly_machine"), ("Kickbacks", "triceps_kickback_dumbbell"),
        ("отжимания на брусьях", "triceps_dip"), ("双杠臂屈伸", "chest_dip"),
        ("Curl pupitre", "preacher_curl_ez_bar"), ("curl predicador", "preacher_curl_barbell"),
        ("Panca Scott", "preacher_curl_machine"), ("Rosca Scott", "preacher_curl_dumbbell"),
        ("Scrollate", "shrug_barbell"), ("耸肩", "shrug_dumbbell"), ("Haussement d’épaules", "shrug_machine"),
        ("Remada sentada", "seated_row_machine"), ("坐姿划船", "seated_row_cable"),
    ])
    func aNameIsFoundInAnyForm(name: String, slug: String) {
        #expect(BareNames.choices(name).contains(BuiltInExercises.id(slug: slug)))
    }

    @Test func aNameThatSaysItsEquipmentIsNotBare() {
        let names = [
            "Leg Curl (Machine)", "Dumbbell Shoulder Press", "Scrollate (Manubri)", "坐姿划船 (器械)", "", "Wall Thing",
        ]
        for name in names {
            #expect(BareNames.choices(name).isEmpty, "\(name)")
        }
    }
}
