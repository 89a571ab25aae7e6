import Testing
import Training

@testable import Handbook

/// Names in the languages in which other apps write logs.
struct ForeignNameTests {
    @Test func aNameMeansOneExercise() {
        var owners: [String: String] = [:]
        for exercise in BuiltInExercises.all {
            for name in [exercise.name] + exercise.aliases { owners[ExerciseName.key(name)] = exercise.slug }
        }
        for (name, slug) in ForeignNames.names {
            let owner = owners.updateValue(slug, forKey: ExerciseName.key(name))
            #expect(owner == nil || owner == slug, "\(name) is \(owner ?? "") and \(slug)")
        }
    }

    @Test func everyNameIsOfAnExerciseThatThereIs() {
        let slugs = Set(BuiltInExercises.all.map(\.slug))
        #expect(ForeignNames.names.allSatisfy { slugs.contains($0.slug) })
        #expect(Set(ForeignNames.names.map(\.slug)).count >= 250)
    }

    @Test(arguments: [
        ("Press de Banca (Barra)", "bench_press_barbell"), ("sentadilla", "squat_barbell"),
        ("Développé Couché (Barre)", "bench_press_barbell"), ("Panca Piana (Bilanciere)", "bench_press_barbell"),
        ("Puxada Alta na Polia", "lat_pulldown_cable"), ("ELEVAÇÃO LATERAL", "lateral_raise_dumbbell"),
        ("Agachamento no Smith", "squat_smith_machine"), ("Жим лёжа (штанга)", "bench_press_barbell"),
        ("深蹲 (杠铃)", "squat_barbell"), ("Kniebeuge (Multipresse)", "squat_smith_machine"),
    ])
    func namesOfOtherAppsAreKnown(name: String, slug: String) {
        #expect(ForeignNames.exercise(name) == BuiltInExercises.id(slug: slug), "\(name)")
    }

    @Test func whatNobodyCallsAnythingIsNothing() {
        for name in ["", "Fondos", "Vertikales Kabeldings", "Press"] {
            #expect(ForeignNames.exercise(name) == nil, "\(name)")
        }
    }
}
