/// What lifters call muscles and equipment where they look for exercises, in English and German.
extension Muscle {
    var words: String {
        switch self {
        case .chest: "chest pecs brust"
        case .lats: "lats back latissimus rücken"
        case .middleBack: "middle back rhomboids oberer rücken"
        case .lowerBack: "lower back erectors unterer rücken rückenstrecker"
        case .traps: "traps trapezius nacken"
        case .neck: "neck hals"
        case .frontDelts: "front delts shoulders vordere schulter"
        case .sideDelts: "side delts shoulders seitliche schulter"
        case .rearDelts: "rear delts shoulders hintere schulter"
        case .biceps: "biceps arms bizeps arme"
        case .triceps: "triceps arms trizeps arme"
        case .forearms: "forearms grip unterarme griff"
        case .abdominals: "abs abdominals core bauch rumpf"
        case .quadriceps: "quads quadriceps legs thighs oberschenkel beine"
        case .hamstrings: "hamstrings legs beinbeuger beine"
        case .glutes: "glutes butt gesäß po"
        case .adductors: "adductors inner thighs adduktoren"
        case .abductors: "abductors hips abduktoren"
        case .calves: "calves waden"
        }
    }
}

extension Equipment {
    var words: String {
        switch self {
        case .barbell: "barbell langhantel"
        case .ezBar: "ez bar sz stange"
        case .dumbbell: "dumbbells kurzhanteln"
        case .kettlebell: "kettlebells kugelhantel"
        case .cable: "cables kabelzug seilzug"
        case .machine: "machines maschine gerät"
        case .pullUpBar: "pull up bar klimmzugstange"
        case .bands: "bands widerstandsband"
        case .bodyweight: "bodyweight eigengewicht"
        case .bench: "bench bank"
        case .rack: "rack"
        case .other: ""
        }
    }
}

extension Exercise {
    /// By what it is found beside its names: what it trains and what it takes.
    var searchWords: String {
        var words = muscleWords
        for piece in equipment where piece != .bench && piece != .rack { words += piece.words + " " }
        return words
    }

    /// What it trains.
    var muscleWords: String {
        var words = ""
        for muscle in primaryMuscles { words += muscle.words + " " }
        return words
    }
}
