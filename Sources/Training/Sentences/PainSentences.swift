// What is said of pain and of substitutes. Doors of their own: the first screen needs none of them (decision 19).
extension Voice {
    @inline(never) static func englishPain(_ code: Reason.Code, _ p: Reason.Params) -> String {
        if code == .painLeaveOut { return "Nothing like it is free of pain: leave it out until it is better." }
        let (head, tail) =
            switch code {
            case .gatePain: ("Pain", ": no increase until it is better.")
            case .gatePainSevere: ("Severe pain", ": take another exercise.")
            default: ("Slight pain", ": stop if it gets worse.")
            }
        guard let part = p.bodyPart else { return head + tail }
        let link =
            switch p.link {
            case .exercise: " here"
            case .movement: " in this movement"
            case .muscle: ", which this trains"
            case .joint: ", which this loads"
            case .helper: ", which helps here"
            case nil: ""
            }
        return head + " in " + part.english(p.side, "the ") + link + tail
    }

    @inline(never) static func germanPain(_ code: Reason.Code, _ p: Reason.Params) -> String {
        if code == .painLeaveOut { return "Nichts Ähnliches ist schmerzfrei: lass es weg, bis es besser ist." }
        let (head, tail) =
            switch code {
            case .gatePain: ("Schmerz", ": keine Steigerung, bis es besser ist.")
            case .gatePainSevere: ("Starker Schmerz", ": nimm eine andere Übung.")
            default: ("Leichter Schmerz", ": hör auf, wenn es schlimmer wird.")
            }
        guard let part = p.bodyPart else { return head + tail }
        let link =
            switch p.link {
            case .exercise: " bei dieser Übung"
            case .movement: " bei dieser Bewegung"
            case .muscle: ", hier trainiert"
            case .joint: ", hier belastet"
            case .helper: ", hilft hier mit"
            case nil: ""
            }
        return head + " (" + part.german(p.side) + ")" + link + tail
    }

    @inline(never) static func englishLikeness(_ code: Reason.Code) -> String {
        switch code {
        case .sameMovement: "same movement"
        case .sameMuscles: "same muscles"
        case .someMuscles: "some of the same muscles"
        case .helpingMuscles: "what only helps there: a poor match, since nothing like it is free of pain"
        case .oppositeMuscles:
            "the opposite muscles: a poor match, for today only, since nothing like it is free of pain"
        case .poorMatch: "a poor match"
        case .sameEquipment: "same equipment"
        default: "done before"
        }
    }

    @inline(never) static func germanLikeness(_ code: Reason.Code) -> String {
        switch code {
        case .sameMovement: "gleiche Bewegung"
        case .sameMuscles: "gleiche Muskeln"
        case .someMuscles: "zum Teil gleiche Muskeln"
        case .helpingMuscles: "was dort nur hilft: ein schwacher Ersatz, weil nichts Ähnliches schmerzfrei ist"
        case .oppositeMuscles:
            "die Gegenspieler: ein schwacher Ersatz, nur für heute, weil nichts Ähnliches schmerzfrei ist"
        case .poorMatch: "ein schwacher Ersatz"
        case .sameEquipment: "gleiches Gerät"
        default: "schon trainiert"
        }
    }

    /// "left shoulder", "Schulter links": what hurts, as a name.
    @inline(never) public func name(_ part: BodyPart, _ side: BodySide?) -> String {
        language == .german ? part.german(side) : part.english(side)
    }
}

extension BodyPart {
    /// "left shoulder", "both knees", "lower back".
    fileprivate func english(_ side: BodySide?, _ article: String = "") -> String {
        switch side {
        case .left: article + "left " + english
        case .right: article + "right " + english
        case .both: isPaired ? "both " + englishPlural : article + english
        case nil: article + english
        }
    }

    private var english: String {
        switch self {
        case .neck: "neck"
        case .shoulder: "shoulder"
        case .upperArm: "upper arm"
        case .elbow: "elbow"
        case .forearm: "forearm"
        case .wrist: "wrist"
        case .chest: "chest"
        case .upperBack: "upper back"
        case .abdomen: "abdomen"
        case .lowerBack: "lower back"
        case .hip: "hip"
        case .groin: "groin"
        case .glute: "glute"
        case .quadriceps: "front thigh"
        case .hamstring: "hamstring"
        case .knee: "knee"
        case .shin: "shin"
        case .calf: "calf"
        case .ankle: "ankle"
        case .foot: "foot"
        }
    }

    private var englishPlural: String {
        switch self {
        case .calf: "calves"
        case .foot: "feet"
        default: english + "s"
        }
    }

    /// "Schulter links", "Knie beidseits", "Unterer Rücken".
    fileprivate func german(_ side: BodySide?) -> String {
        switch side {
        case .left: german + " links"
        case .right: german + " rechts"
        case .both: isPaired ? german + " beidseits" : german
        case nil: german
        }
    }

    private var german: String {
        switch self {
        case .neck: "Nacken"
        case .shoulder: "Schulter"
        case .upperArm: "Oberarm"
        case .elbow: "Ellbogen"
        case .forearm: "Unterarm"
        case .wrist: "Handgelenk"
        case .chest: "Brust"
        case .upperBack: "Oberer Rücken"
        case .abdomen: "Bauch"
        case .lowerBack: "Unterer Rücken"
        case .hip: "Hüfte"
        case .groin: "Leiste"
        case .glute: "Gesäß"
        case .quadriceps: "Oberschenkel vorn"
        case .hamstring: "Oberschenkel hinten"
        case .knee: "Knie"
        case .shin: "Schienbein"
        case .calf: "Wade"
        case .ankle: "Knöchel"
        case .foot: "Fuß"
        }
    }
}
