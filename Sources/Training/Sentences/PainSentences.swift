// What is said of pain and of substitutes. Doors of their own: the first screen needs none of them (decision 19).
extension Voice {
    @inline(never) func pain(_ code: Reason.Code, _ p: Reason.Params) -> String {
        if code == .painLeaveOut {
            return t(
                "Nothing like it is free of pain: leave it out until it is better.",
                "Nichts Ähnliches ist schmerzfrei: lass es weg, bis es besser ist.")
        }
        guard let part = p.bodyPart else {
            return switch code {
            case .gatePain:
                t("Pain: no increase until it is better.", "Schmerz: keine Steigerung, bis es besser ist.")
            case .gatePainSevere: t("Severe pain: take another exercise.", "Starker Schmerz: nimm eine andere Übung.")
            default: t("Slight pain: stop if it gets worse.", "Leichter Schmerz: hör auf, wenn es schlimmer wird.")
            }
        }
        let link =
            switch p.link {
            case .exercise: t(" here", " bei dieser Übung")
            case .movement: t(" in this movement", " bei dieser Bewegung")
            case .muscle: t(", which this trains", ", hier trainiert")
            case .joint: t(", which this loads", ", hier belastet")
            case .helper: t(", which helps here", ", hilft hier mit")
            case nil: ""
            }
        let place = language == .english ? part.english(p.side, "the ") : name(part, p.side)
        return switch code {
        case .gatePain:
            language.t(
                "Pain in {}{}: no increase until it is better.",
                "Schmerz ({}){}: keine Steigerung, bis es besser ist.", place, link)
        case .gatePainSevere:
            language.t(
                "Severe pain in {}{}: take another exercise.", "Starker Schmerz ({}){}: nimm eine andere Übung.", place,
                link)
        default:
            language.t(
                "Slight pain in {}{}: stop if it gets worse.",
                "Leichter Schmerz ({}){}: hör auf, wenn es schlimmer wird.", place, link)
        }
    }

    @inline(never) func likeness(_ code: Reason.Code) -> String {
        switch code {
        case .sameMovement: t("same movement", "gleiche Bewegung")
        case .sameMuscles: t("same muscles", "gleiche Muskeln")
        case .someMuscles: t("some of the same muscles", "zum Teil gleiche Muskeln")
        case .helpingMuscles: language.t("what only helps there: {}", "was dort nur hilft: {}", poorness(code))
        case .oppositeMuscles: language.t("the opposite muscles: {}", "die Gegenspieler: {}", poorness(code))
        case .poorMatch: poorness(code)
        case .sameEquipment: t("same equipment", "gleiches Gerät")
        default: t("done before", "schon trainiert")
        }
    }

    /// How badly something stands for what hurts.
    func poorness(_ code: Reason.Code) -> String {
        switch code {
        case .oppositeMuscles:
            t(
                "a poor match, for today only, since nothing like it is free of pain",
                "ein schwacher Ersatz, nur für heute, weil nichts Ähnliches schmerzfrei ist")
        case .helpingMuscles:
            t(
                "a poor match, since nothing like it is free of pain",
                "ein schwacher Ersatz, weil nichts Ähnliches schmerzfrei ist")
        default: t("a poor match", "ein schwacher Ersatz")
        }
    }

    /// "left shoulder", "Schulter links": what hurts, as a name.
    @inline(never) public func name(_ part: BodyPart, _ side: BodySide?) -> String {
        switch language {
        case .english: return part.english(side)
        case .german: return part.german(side)
        case .other:
            let name = t(part.english, part.german)
            return switch side {
            case .left: language.t("{}, left", "{} links", name)
            case .right: language.t("{}, right", "{} rechts", name)
            case .both where part.isPaired: language.t("{}, both", "{} beidseits", name)
            case .both, nil: name
            }
        }
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

    fileprivate var english: String {
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

    fileprivate var german: String {
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
