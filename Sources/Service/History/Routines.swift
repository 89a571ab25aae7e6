public import Contract
import Handbook
public import Training

extension TopsetService {
    /// The routines that come with the app, in the lifter's language.
    public func routines(_ user: UserID) async throws(ServiceError) -> [Routine] {
        let language = try await read(user) { turn in try turn.voice().language }
        return RoutineBook.all.map { Routine($0, in: language) }
    }
}

extension Routine {
    private static let builtIn = Dictionary(
        BuiltInExercises.all.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })

    /// A step of an exercise that is none is left out: a test holds that there is none.
    fileprivate init(_ text: RoutineText, in language: Language) {
        self.init(
            slug: text.slug, name: text.name(in: language), about: text.about(in: language), type: text.type,
            durationSeconds: text.minutes * 60)
        patterns = text.patterns
        for step in text.steps {
            guard let exercise = Self.builtIn[step.exercise] else { continue }
            let name = exercise.named(in: language).shownName
            steps.append(Step(exerciseID: exercise.id, name: name, seconds: step.seconds, reps: step.reps))
        }
    }
}
