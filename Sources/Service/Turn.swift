import Storage
import Training

/// What one request does within one transaction: what it may look at and write, when it came, and the ids of what it makes.
final class Turn {
    let store: Store
    let user: UserID
    /// The moment at which the request came, by the clock of the one who asks or where the lifter lives: which day it is goes by it.
    let now: Instant
    private let tripwire: Tripwire
    private var freshIDs: [TurnID]
    private var knownLibrary: Library?
    private var knownSettings: Settings?

    /// - Parameter freshIDs: new ids, in the order in which they are given out.
    init(_ store: Store, user: UserID, now: Instant, freshIDs: [TurnID], tripwire: @escaping Tripwire) {
        (self.store, self.user, self.now) = (store, user, now)
        (self.freshIDs, self.tripwire) = (freshIDs, tripwire)
    }

    /// One of the ids that the request asked for.
    func newID<T>(_ type: T.Type = T.self) -> ID<T> { freshIDs.removeFirst().retyped() }

    /// Tells that a step of a write is done.
    func pass(_ step: WriteStep) throws { try tripwire(step) }

    // MARK: What is known

    /// The catalogue, read once.
    func library() throws -> Library {
        if let knownLibrary { return knownLibrary }
        let library = Library(custom: try store.customExercises(), merges: try store.merges())
        knownLibrary = library
        return library
    }

    /// Takes exercises for the lifter's own from here on, without storing them.
    func assume(_ exercises: [Exercise]) throws {
        if exercises.isEmpty { return }
        let library = try library()
        knownLibrary = Library(custom: library.custom + exercises, merges: library.merges)
    }

    /// The exercise that is shown for one: of a merged one the other.
    ///
    /// - Throws: `notFound`.
    func shown(_ id: ExerciseID) throws -> ExerciseID {
        guard let exercise = try library().shown(id) else { throw ServiceError.notFound("exercise") }
        return exercise.id
    }

    /// Adds an exercise of the lifter's own.
    func add(_ exercise: Exercise) throws {
        try store.insert(exercise)
        knownLibrary = nil
    }

    /// Stores an exercise of the lifter's own as it is now.
    func change(_ exercise: Exercise) throws {
        try store.update(exercise)
        knownLibrary = nil
    }

    /// Deletes an exercise of the lifter's own.
    func removeExercise(_ id: ExerciseID) throws {
        try store.deleteExercise(id)
        knownLibrary = nil
    }

    /// Shows an exercise of the lifter's own as another, or with `nil` as itself again.
    func merge(_ id: ExerciseID, into target: ExerciseID?) throws {
        try store.merge(id, into: target)
        knownLibrary = nil
    }

    /// The lifter's settings, read once.
    func settings() throws -> Settings {
        if let knownSettings { return knownSettings }
        let settings = try store.settings() ?? Settings()
        knownSettings = settings
        return settings
    }

    /// Stores the lifter's settings.
    func save(_ settings: Settings) throws {
        try store.save(settings)
        knownSettings = settings
    }

    /// How sentences are said to the lifter.
    func voice() throws -> Voice {
        var voice = store.voice(try settings())
        voice.exercises = CatalogueNames.all(in: voice.language)
        return voice
    }

    /// The step of each exercise's load, in the lifter's unit.
    func increment() throws -> @Sendable (ExerciseID) -> Mass {
        let (settings, usual) = (try settings(), try library().increment(settings().unit))
        return { id in settings.exerciseDefaults?[id]?.increment ?? usual(id) }
    }
}

/// An id before it is known of what.
typealias TurnID = ID<Turn>

/// What is done within one turn, by subject.
protocol UseCase {
    var turn: Turn { get }
}

extension UseCase {
    var store: Store { turn.store }
    var now: Instant { turn.now }
}
