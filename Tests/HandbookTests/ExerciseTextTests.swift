import Testing
import Training

@testable import Handbook

/// What is written about the exercises that come with the app.
struct ExerciseTextTests {
    private static func texts(_ exercise: Exercise) -> [ExerciseText] {
        [Language.english, .german].compactMap { ExerciseTexts.text(exercise.slug, in: $0) }
    }

    @Test func everyLineIsRead() { #expect(ExerciseTexts.faults.isEmpty) }

    @Test func everyExerciseIsDescribed() {
        let missing = BuiltInExercises.all.filter { Self.texts($0).count < 2 }.map(\.slug)
        #expect(missing.isEmpty)
        #expect(Set(ExerciseTexts.slugs) == Set(BuiltInExercises.all.map(\.slug)), "no text is about nothing")
    }

    @Test func everyTextIsWhole() {
        for exercise in BuiltInExercises.all {
            let texts = Self.texts(exercise)
            for text in texts {
                #expect((40...420).contains(text.instructions.count), "\(exercise.slug)")
                #expect((2...4).contains(text.formCues.count) && (2...3).contains(text.commonMistakes.count))
                #expect(text.formCues.allSatisfy { $0.count <= 70 && !$0.hasSuffix(".") }, "\(exercise.slug)")
                #expect(text.commonMistakes.allSatisfy { $0.contains(": ") && $0.count <= 100 }, "\(exercise.slug)")
            }
            #expect(Set(texts.map { $0.formCues.count }).count == 1, "\(exercise.slug) says as much in both languages")
            #expect(Set(texts.map { $0.commonMistakes.count }).count == 1, "\(exercise.slug)")
        }
    }

    /// Of two German words that make one name the first is joined to the other.
    @Test func musclesAreJoinedToWhatIsDoneWithThem() {
        let muscles = ["Brust", "Trizeps", "Bizeps", "Schulter", "Waden", "Nacken", "Rücken", "Bein", "Bauch"]
        for exercise in BuiltInExercises.all {
            let name = ExerciseTexts.text(exercise.slug, in: .german)?.name ?? ""
            #expect(!muscles.contains { name.hasPrefix($0 + " ") }, "\(name)")
        }
        #expect(ExerciseTexts.text("chest_dip", in: .german)?.name == "Brust-Dip")
    }

    /// A name shown belongs to one exercise, and is found.
    @Test func germanNamesAreNamesOfTheirExerciseAlone() {
        let all = BuiltInExercises.all
        var owners: [String: String] = [:]
        for exercise in all {
            for name in [exercise.name] + exercise.aliases { owners[ExerciseName.key(name)] = exercise.slug }
        }
        for exercise in all {
            guard let name = ExerciseTexts.text(exercise.slug, in: .german)?.name else {
                Issue.record("\(exercise.slug) has no German name")
                continue
            }
            let owner = owners.updateValue(exercise.slug, forKey: ExerciseName.key(name))
            #expect(owner == nil || owner == exercise.slug, "\(name) is \(owner ?? "")")
        }
    }
}
