/// The equipment that a spelling of a name states.
///
/// Finer than `Equipment`: a Smith machine, a plate-loaded machine and a trap bar are loads of their own, so a name
/// that says one of them never means the plain machine or barbell.
struct StatedEquipment: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let barbell = StatedEquipment(rawValue: 1 << 0)
    static let ezBar = StatedEquipment(rawValue: 1 << 1)
    static let dumbbell = StatedEquipment(rawValue: 1 << 2)
    static let kettlebell = StatedEquipment(rawValue: 1 << 3)
    static let cable = StatedEquipment(rawValue: 1 << 4)
    static let machine = StatedEquipment(rawValue: 1 << 5)
    static let bands = StatedEquipment(rawValue: 1 << 6)
    static let bodyweight = StatedEquipment(rawValue: 1 << 7)
    static let smithMachine = StatedEquipment(rawValue: 1 << 8)
    static let plateLoaded = StatedEquipment(rawValue: 1 << 9)
    static let plate = StatedEquipment(rawValue: 1 << 10)
    static let trapBar = StatedEquipment(rawValue: 1 << 11)
    static let safetyBar = StatedEquipment(rawValue: 1 << 12)
    static let suspension = StatedEquipment(rawValue: 1 << 13)

    /// What may be said of a lift beyond its name, given what the catalogue says it takes.
    init(_ equipment: [Equipment]) {
        self = []
        for piece in equipment {
            switch piece {
            case .barbell: insert(.barbell)
            case .ezBar: insert(.ezBar)
            case .dumbbell: insert(.dumbbell)
            case .kettlebell: insert(.kettlebell)
            case .cable: insert(.cable)
            case .machine: insert(.machine)
            case .bands: insert(.bands)
            case .bodyweight: insert(.bodyweight)
            case .pullUpBar, .bench, .rack, .other: break
            }
        }
    }

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A name taken apart: which movement it says, and which equipment.
struct ExerciseWords: Sendable {
    /// The words of the movement in a spelling-blind form, sorted, repetitions kept.
    var words: [String] = []
    /// The words that carry meaning, sorted, each once.
    var significant: [String] = []
    /// The equipment named anywhere in the spelling.
    var equipment: StatedEquipment = []
    /// Whether the spelling abbreviates.
    var isAbbreviated = false
    /// Whether it says of a lift that bands are put to it: "banded", "with bands".
    var saysBanded = false

    init(_ name: String) {
        isAbbreviated = ExerciseName.foldedWords(name).contains { ExerciseWords.shortened.contains($0) }
        saysBanded = ExerciseWords.saysBanded(name)
        let raw = ExerciseWords.directed(ExerciseWords.spelledOut(name).map { ExerciseWords.stem($0) })
        var index = 0
        while index < raw.count {
            let (meaning, length) = ExerciseWords.meaning(of: raw, at: index)
            index += length
            switch meaning {
            case .words(let text):
                for word in text.utf8.split(separator: UInt8(ascii: " ")) { words.append(String(Substring(word))) }
            case .equipment(let stated):
                equipment.formUnion(stated)
            }
        }
        words.sort()
        for word in words where word != significant.last && !ExerciseWords.fillers.contains(word) {
            significant.append(word)
        }
    }

    enum Meaning {
        case words(String)
        case equipment(StatedEquipment)
    }

    /// The folded words of a name, abbreviations written in full.
    static func spelledOut(_ name: String) -> [String] {
        ExerciseName.foldedWords(name).flatMap { abbreviations[$0]?.split(separator: " ").map { String($0) } ?? [$0] }
    }

    private static func saysBanded(_ name: String) -> Bool {
        let words = ExerciseName.foldedWords(name)
        if words.contains("banded") { return true }
        guard let last = words.last, last == "bands" || last == "band", words.count > 2 else { return false }
        return ["with", "w", "against", "mit"].contains(words[words.count - 2])
    }

    /// Makes one word of "low to high", the only place where the order of words makes another lift.
    private static func directed(_ words: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        while index < words.count {
            if words[index] == "to", let from = result.last, index + 1 < words.count {
                result[result.count - 1] = from + "to" + words[index + 1]
                index += 2
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    private static let longestPhrase = 3

    private static func meaning(of words: [String], at start: Int) -> (Meaning, Int) {
        var length = min(longestPhrase, words.count - start)
        while length > 0 {
            let phrase = words[start..<start + length].joined(separator: " ")
            if let stated = equipmentPhrases[phrase] { return (.equipment(stated), length) }
            if let text = phrases[phrase] { return (.words(text), length) }
            length -= 1
        }
        return (.words(words[start]), 1)
    }

    /// The singular of a word, with `ae`, `oe`, `ue` read as umlauts, so that "Bankdruecken" is "Bankdrücken".
    ///
    /// Rough on purpose: both sides of a comparison go through it, so it only has to keep different words different.
    static func stem(_ word: String) -> String {
        var bytes = Array(word.utf8)
        if bytes.count > 4 { bytes = withoutUmlautDigraphs(bytes) }
        let count = bytes.count
        guard count > 2, bytes[count - 1] == UInt8(ascii: "s") else { return String(decoding: bytes, as: UTF8.self) }
        switch bytes[count - 2] {
        case UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i"):
            break
        case UInt8(ascii: "e") where count > 4 && bytes[count - 3] == UInt8(ascii: "i"):
            bytes.removeLast(3)
            bytes.append(UInt8(ascii: "y"))
        case UInt8(ascii: "e") where count > 4 && takesES(bytes[count - 4], bytes[count - 3]):
            bytes.removeLast(2)
        default:
            bytes.removeLast()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func takesES(_ before: UInt8, _ last: UInt8) -> Bool {
        switch last {
        case UInt8(ascii: "x"): true
        case UInt8(ascii: "h"): before == UInt8(ascii: "c") || before == UInt8(ascii: "s")
        case UInt8(ascii: "s"): before == UInt8(ascii: "s")
        default: false
        }
    }

    static func withoutUmlautDigraphs(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            if byte == UInt8(ascii: "e"), let last = result.last,
                last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u")
            {
                continue
            }
            result.append(byte)
        }
        return result
    }
}

extension ExerciseWords {
    /// Abbreviations that lifters write into names.
    private static let abbreviations: [String: String] = [
        "bb": "barbell",
        "bi": "biceps",
        "bp": "bench press",
        "bs": "back squat",
        "bss": "bulgarian split squat",
        "cg": "close grip",
        "cgbp": "close grip bench press",
        "db": "dumbbell",
        "decl": "decline",
        "dl": "deadlift",
        "ext": "extension",
        "fs": "front squat",
        "ghr": "glute ham raise",
        "ham": "hamstring",
        "hbbs": "high bar squat",
        "hyperext": "hyperextension",
        "ibp": "incline bench press",
        "inc": "incline",
        "incl": "incline",
        "kb": "kettlebell",
        "kh": "dumbbell",
        "lbbs": "low bar squat",
        "lh": "barbell",
        "lpd": "lat pulldown",
        "mil": "military",
        "mp": "military press",
        "oh": "overhead",
        "ohp": "overhead press",
        "rdl": "romanian deadlift",
        "rev": "reverse",
        "sdl": "sumo deadlift",
        "shldr": "shoulder",
        "sl": "single leg",
        "sldl": "stiff leg deadlift",
        "sm": "smith machine",
        "sq": "squat",
        "tbdl": "trap bar deadlift",
        "tri": "triceps",
        "ttb": "toes to bar",
        "t2b": "toes to bar",
        "wtd": "weighted",
    ]

    /// The abbreviations of lifts, beside those of equipment.
    private static let shortened: Set<String> = [
        "bp", "bs", "bss", "cgbp", "dl", "fs", "ghr", "hbbs", "ibp", "lbbs", "lpd", "mp", "ohp", "rdl", "sdl", "sldl",
        "tbdl",
        "t2b", "ttb",
    ]

    /// Whether lifters add a word to a name that says nothing of the lift: "heavy", "5x5".
    static func isHarmless(_ word: String) -> Bool {
        if harmless.contains(word) { return true }
        let parts = word.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.count < 3 && part.allSatisfy { (48...57).contains($0) }
            }
    }

    private static let harmless: Set<String> = [
        "basic", "classic", "heavy", "light", "normal", "regular", "standard", "strict", "traditional",
    ]

    /// Words that change nothing about the lift.
    private static let fillers: Set<String> = [
        "a", "an", "and", "at", "attachment", "by", "exercise", "for", "from", "in", "of", "on", "the", "using",
        "w", "with", "am", "auf", "der", "die", "das", "im", "mit", "und", "avec", "au", "aux", "con", "com", "ai",
        "al",
    ]

    /// Every way in which equipment is written, after stemming.
    private static let equipmentPhrases: [String: StatedEquipment] = [
        "bar bell": .barbell, "barbel": .barbell, "barbell": .barbell, "bilanciere": .barbell,
        "langhantel": .barbell,

        "e z bar": .ezBar, "e z curl bar": .ezBar, "ez": .ezBar, "ez bar": .ezBar, "ez barbell": .ezBar,
        "ez curl bar": .ezBar, "ezbar": .ezBar, "sz": .ezBar, "sz bar": .ezBar, "sz hantel": .ezBar,
        "sz stange": .ezBar,

        "dumb bell": .dumbbell, "dumbbel": .dumbbell, "dumbbell": .dumbbell, "dumbel": .dumbbell, "dumbell": .dumbbell,
        "haltere": .dumbbell, "kurzhantel": .dumbbell, "kurzhanteln": .dumbbell, "mancuerna": .dumbbell,
        "manubri": .dumbbell, "manubrio": .dumbbell,

        "kettle bell": .kettlebell, "kettlebel": .kettlebell, "kettlebell": .kettlebell,

        "cable": .cable, "cable machine": .cable, "cable pulley": .cable, "cavi": .cable, "cavo": .cable,
        "kabel": .cable,
        "kabelzug": .cable, "polea": .cable, "poulie": .cable, "seilzug": .cable,

        "gerat": .machine, "macchina": .machine, "maquina": .machine, "lever machine": .machine,
        "leverage machine": .machine, "machine": .machine,
        "maschine": .machine,

        "machine plate": .plateLoaded, "plate loaded": .plateLoaded, "plate loaded machine": .plateLoaded,
        "plateloaded": .plateLoaded,

        "multipresse": .smithMachine, "smith": .smithMachine, "smith machine": .smithMachine,
        "smithmachine": .smithMachine,

        "band": .bands, "banded": .bands, "resistance band": .bands, "widerstandsband": .bands,

        "body weight": .bodyweight, "bodyweight": .bodyweight, "eigengewicht": .bodyweight,
        "korpergewicht": .bodyweight,

        "plate": .plate, "weight plate": .plate,

        "hex bar": .trapBar, "hexbar": .trapBar, "trap bar": .trapBar, "trapbar": .trapBar,

        "safety bar": .safetyBar, "safety squat bar": .safetyBar, "ssb": .safetyBar,

        "suspension": .suspension, "suspension trainer": .suspension, "trx": .suspension,
    ]

    /// One form for each thing that is written in several: compounds, abbreviations, variants of a grip.
    private static let phrases: [String: String] = [
        "back hyperextension": "hyperextension",
        "bent over": "bentover",
        "chin up": "chinup",
        "cross body": "crossbody",
        "cross over": "crossover",
        "dead lift": "deadlift",
        "face pull": "facepull",
        "get up": "getup",
        "hand stand": "handstand",
        "hyper extension": "hyperextension",
        "iso lateral": "isolateral",
        "jack knife": "jackknife",
        "kick back": "kickback",
        "lat pd": "lat pulldown",
        "lat raise": "lateral raise",
        "muscle up": "muscleup",
        "over head": "overhead",
        "peck deck": "pecdeck",
        "pec dec": "pecdeck",
        "pec deck": "pecdeck",
        "press down": "pushdown",
        "press up": "pushup",
        "pressdown": "pushdown",
        "pressup": "pushup",
        "pull apart": "pullapart",
        "pull down": "pulldown",
        "pull over": "pullover",
        "pull through": "pullthrough",
        "pull up": "pullup",
        "push down": "pushdown",
        "push up": "pushup",
        "roll out": "rollout",
        "sit up": "situp",
        "skull crusher": "skullcrusher",
        "step up": "stepup",
        "t bar": "tbar",
        "v up": "vup",
        "wood chop": "woodchop",
        "wood chopper": "woodchop",
        "woodchopper": "woodchop",

        "1 arm": "onearm",
        "1 armed": "onearm",
        "einarmig": "onearm",
        "one arm": "onearm",
        "one armed": "onearm",
        "single arm": "onearm",
        "single armed": "onearm",
        "1 leg": "oneleg",
        "1 legged": "oneleg",
        "einbeinig": "oneleg",
        "one leg": "oneleg",
        "one legged": "oneleg",
        "single leg": "oneleg",
        "single legged": "oneleg",
        "stiff leg": "stiffleg",
        "stiff legged": "stiffleg",
        "straight legged": "straight leg",

        "close grip": "close",
        "narrow": "close",
        "narrow grip": "close",
        // The usual one: it tells no lift from another.
        "medium grip": "regular",
        "neutral grip": "neutral",
        "reverse grip": "underhand",
        "supinated grip": "underhand",
        "underhand grip": "underhand",
        "v bar": "vgrip",
        "v grip": "vgrip",
        "v handle": "vgrip",
        "wide grip": "wide",

        "abdominal": "ab",
        "alternate": "alternating",
        "calve": "calf",
        "deltoid": "delt",
        "ext": "extension",
        "flye": "fly",
        "laying": "lying",
        "pause": "paused",

        "ausfallschritte": "ausfallschritt",
        "klimmzuge": "klimmzug",
        "kniebeugen": "kniebeuge",
        "liegestutz": "liegestutze",
        "liegestutzen": "liegestutze",
    ]
}
