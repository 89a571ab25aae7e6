public import Wire

/// A catalogue entry: built-in or the user's own.
public struct Exercise: WireIdentified, Sendable {
    public var id: ExerciseID
    /// A stable readable name for links; unique within one user's catalogue.
    public var slug: String
    public var name: String
    /// The name in the language of the one who asks, where it is another.
    public var localName: String?
    public var aliases: [String] = []
    public var pattern: MovementPattern?
    public var primaryMuscles: [Muscle] = []
    public var secondaryMuscles: [Muscle] = []
    /// What it takes; the first is what is loaded.
    public var equipment: [Equipment] = []
    public var loadKind = LoadKind.external
    public var measure = Measure.reps
    public var isCompound = false
    public var isUnilateral = false
    /// Whether it prepares for training or follows it: a stretch, or a drill.
    public var isMobility = false
    /// When it is done, of what prepares for training or follows it.
    public var routineType: RoutineType?
    /// How long it is usually done, where it is timed.
    public var durationSeconds: Int?
    /// The part of training that it belongs to.
    public var category = ExerciseCategory.accessory
    /// The step of its load: of the lifter's own exercises what they chose. In full answers, always.
    public var defaultIncrement: Mass?
    public var isCustom = false
    /// How it is done, in the language of the one who asks: set-up, movement, end. With the cues and mistakes in full answers only.
    public var instructions: String?
    /// What to think of in the set, each a few words.
    public var formCues: [String] = []
    /// What often goes wrong, and what to do instead.
    public var commonMistakes: [String] = []
    /// Where the lifter looks at how it is done.
    public var videoURL: String?
    /// Whether it comes first where one is chosen, or is not offered there.
    public var isFavorite = false, isHidden = false
    /// What the lifter wants to remember of it.
    public var note: String?
    /// When the newest session with it began.
    public var lastUsed: Instant?

    public init(
        id: ExerciseID, slug: String, name: String, loadKind: LoadKind = .external, measure: Measure = .reps
    ) {
        (self.id, self.slug, self.name, self.loadKind) = (id, slug, name, loadKind)
        self.measure = measure
    }

    public init(blank: Blank) { (id, slug, name) = (.init(blank: blank), "", "") }

    public var wireIdentity: ExerciseID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("slug", &slug)
        try v.field("name", &name)
        try v.field("local_name", &localName, default: nil)
        try v.field("aliases", &aliases, default: [])
        try v.field("pattern", &pattern, default: nil)
        try v.field("primary_muscles", &primaryMuscles, default: [])
        try v.field("secondary_muscles", &secondaryMuscles, default: [])
        try v.field("equipment", &equipment, default: [])
        try v.field("load_kind", &loadKind, default: .external)
        try v.field("measure", &measure, default: .reps)
        try v.field("is_compound", &isCompound, default: false)
        try v.field("is_unilateral", &isUnilateral, default: false)
        try v.field("is_mobility", &isMobility, default: false)
        try v.field("routine_type", &routineType, default: nil)
        try v.field("duration_seconds", &durationSeconds, default: nil)
        try v.field("category", &category, default: .accessory)
        try v.field("default_increment", &defaultIncrement, default: nil)
        try v.field("is_custom", &isCustom, default: false)
        try v.field("instructions", &instructions, default: nil)
        try v.field("form_cues", &formCues, default: [])
        try v.field("common_mistakes", &commonMistakes, default: [])
        try v.field("video_url", &videoURL, default: nil)
        try v.field("favorite", &isFavorite, default: false)
        try v.field("hidden", &isHidden, default: false)
        try v.field("note", &note, default: nil)
        try v.field("last_used", &lastUsed, default: nil)
    }

    /// What the one who asks calls it.
    public var shownName: String { localName ?? name }

    /// By what else it is found.
    public var otherNames: [String] { localName == nil ? aliases : [name] + aliases }

    /// Whether a search offers it: what is hidden is found by its whole name alone.
    public func isOffered(for query: String) -> Bool {
        !isHidden || ExerciseName.key(query) == ExerciseName.key(shownName)
    }

    /// The facts that a live workout copies, so that the reducer needs no catalogue.
    public var facts: ExerciseFacts { ExerciseFacts(id: id, name: name, loadKind: loadKind, measure: measure) }

    /// The step of a load of this exercise: the lifter's own, else 2.5 kg or 5 lb; dumbbells 2 kg or 5 lb (seed 001).
    public func increment(in unit: MassUnit) -> Mass {
        if isCustom, let defaultIncrement { return defaultIncrement }
        return switch unit {
        case .lb: .lb(5)
        case .kg: equipment.first == .dumbbell ? .kg(2) : Mass(thousandths: 2_500, of: .kg)
        }
    }
}

/// What a live workout needs to know of an exercise.
public struct ExerciseFacts: WireModel, Sendable {
    public var id: ExerciseID
    public var name: String
    public var loadKind = LoadKind.external
    public var measure = Measure.reps

    public init(blank: Blank) { (id, name) = (.init(blank: blank), "") }

    public init(id: ExerciseID, name: String, loadKind: LoadKind = .external, measure: Measure = .reps) {
        self.id = id
        self.name = name
        self.loadKind = loadKind
        self.measure = measure
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
        try v.field("load_kind", &loadKind, default: .external)
        try v.field("measure", &measure, default: .reps)
    }
}
