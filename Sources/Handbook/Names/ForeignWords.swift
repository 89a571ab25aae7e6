import Training

/// What a name in a language that the app does not speak says: which movement, and with what.
///
/// The words of a language differ in number, gender and case, stand in another order, are joined otherwise, and the equipment goes by
/// several names; none of that makes another exercise.
struct ForeignWords: Hashable {
    /// The words of the movement in one form, sorted, each once.
    var movement: [String] = []
    /// What is said to be loaded.
    var gear: Set<Gear> = []

    init(_ name: String) {
        var words: [String] = []
        for word in ExerciseName.foldedWords(name) {
            if word.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) {
                words += Self.apart(word)
            } else if !Self.joints.contains(word) {
                words.append(Self.stem(word))
            }
        }
        var found: Set<String> = []
        var start = 0
        while start < words.count {
            var length = Self.phraseStarts.contains(words[start]) ? min(3, words.count - start) : 1
            while length > 0 {
                let phrase = words[start..<start + length].joined(separator: " ")
                if let own = Self.gearPhrases[phrase] {
                    gear.insert(own)
                    break
                }
                if let word = Self.oneForm[phrase] {
                    found.insert(word)
                    break
                }
                length -= 1
            }
            if length == 0 { found.insert(words[start]) }
            start += max(length, 1)
        }
        for (one, other, meant) in Self.pairs where found.contains(one) && found.contains(other) {
            found.subtract([one, other])
            found.insert(meant)
        }
        movement = found.sorted()
    }

    /// Whether an exercise is done with what is said, where anything is.
    func takes(_ exercise: Exercise) -> Bool {
        gear.isEmpty || gear == Gear(of: exercise).map { [$0] }
    }

    /// The same movement with a word less; `nil` where it does not say that word, or no other.
    func without(_ word: String) -> ForeignWords? {
        guard movement.count > 1, movement.contains(word) else { return nil }
        var less = self
        less.movement.removeAll { $0 == word }
        return less
    }

    // MARK: Words

    /// The root of a word: without what number, gender and case put behind it.
    static func stem(_ word: String) -> String {
        var letters = Array(word.unicodeScalars)
        if letters.contains(where: { (0x430...0x44F).contains($0.value) }) {
            for ending in russianEndings
            where letters.count - ending.count >= 3 && letters.last == ending.last
                && letters.suffix(ending.count) == ending[...]
            {
                letters.removeLast(ending.count)
                break
            }
            return text(letters)
        }
        // "Gestreckten Beinen" are "gestreckte Beine".
        if letters.count > 5, letters.suffix(2) == ["e", "n"] { letters.removeLast(2) }
        if letters.count >= 3, letters[letters.count - 3] == "o", letters[letters.count - 2] == "e", letters.last == "s"
        {
            letters.replaceSubrange((letters.count - 3)..., with: "ao".unicodeScalars)
        }
        if letters.count > 3, letters.last == "s", letters[letters.count - 2] != "s" { letters.removeLast() }
        // "Presse" and "pressa" are no press.
        while letters.count > 3, let last = letters.last, ["a", "e", "i", "o"].contains(last) {
            if letters.dropLast().suffix(2) == ["s", "s"] { break }
            letters.removeLast()
        }
        return text(letters)
    }

    private static func text(_ letters: [Unicode.Scalar]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: letters)
        return String(view)
    }

    private static let russianEndings: [[Unicode.Scalar]] = [
        "иями", "ями", "ами", "иям", "иях", "ого", "его", "ому", "ему", "ыми", "ими", "ием", "ях", "ах", "ям", "ам",
        "ов", "ев",
        "еи", "ои", "ии", "ыи", "ая", "яя", "ое", "ее", "ые", "ие", "ия", "ию", "ью", "ым", "им", "ом", "ем", "ую",
        "юю", "а",
        "я", "о", "е", "ы", "и", "у", "ю", "ь",
    ].map { Array($0.unicodeScalars) }

    /// A Chinese name is written without spaces: what it is done with and how the lifter sits stand anywhere in it.
    private static func apart(_ word: String) -> [String] {
        var (parts, rest) = ([String](), [Unicode.Scalar]())
        var letters = Array(word.unicodeScalars)[...]
        while let letter = letters.first {
            let known = chinese.first { letters.starts(with: $0) }
            if let known { parts.append(text(known)) } else { rest.append(letter) }
            letters = letters.dropFirst(known?.count ?? 1)
        }
        return rest.isEmpty ? parts : parts + [text(rest)]
    }

    private static let chinese = [
        "史密斯机", "史密斯", "弹力带", "阻力带", "龙门架", "拉力器", "哑铃", "杠铃", "绳索", "器械", "壶铃", "曲杠", "曲杆", "ez杠", "自重", "徒手", "坐姿",
        "站姿",
        "仰卧", "俯卧", "上斜", "下斜", "单臂", "单手", "单腿",
    ].map { Array($0.unicodeScalars) }

    /// Words that only join others.
    private static let joints: Set<String> = [
        "a", "ai", "al", "alla", "alle", "allo", "au", "aux", "avec", "com", "con", "da", "dal", "dalla", "de", "del",
        "dei", "des",
        "di", "do", "dos", "das", "du", "d", "e", "el", "en", "et", "il", "in", "l", "la", "las", "le", "les", "los",
        "na", "no", "nos",
        "o", "os", "para", "per", "por", "pour", "sul", "su", "sur", "the", "with", "y", "в", "во", "для", "за", "из",
        "к", "ко",
        "на", "о", "от", "по", "под", "с", "со", "и", "у",
        "am", "an", "auf", "beim", "dem", "den", "der", "die", "fur", "im", "mit", "und", "von", "zum", "zur",
    ]

    // MARK: Equipment

    /// What is loaded, in whatever language.
    enum Gear: Hashable {
        case barbell, ezBar, dumbbell, kettlebell, cable, machine, smithMachine, bands, bodyweight, plate, plateLoaded,
            suspension

        /// What an exercise says that it takes, in its name or else in the catalogue.
        init?(of exercise: Exercise) {
            let name = exercise.name
            if let start = name.lastIndex(of: "("),
                let known = Self.named[String(name[name.index(after: start)...].dropLast())]
            {
                self = known
                return
            }
            switch exercise.equipment.first {
            case .barbell: self = .barbell
            case .ezBar: self = .ezBar
            case .dumbbell: self = .dumbbell
            case .kettlebell: self = .kettlebell
            case .cable: self = .cable
            case .machine: self = .machine
            case .bands: self = .bands
            case .bodyweight: self = .bodyweight
            case .pullUpBar, .bench, .rack, .other, nil: return nil
            }
        }

        private static let named: [String: Gear] = [
            "Barbell": .barbell, "EZ Bar": .ezBar, "Dumbbell": .dumbbell, "Kettlebell": .kettlebell, "Cable": .cable,
            "Machine": .machine, "Smith Machine": .smithMachine, "Band": .bands, "Bodyweight": .bodyweight,
            "Plate": .plate,
            "Plate Loaded": .plateLoaded, "Suspension": .suspension,
        ]
    }

    private static let gearPhrases: [String: Gear] = {
        let lists: [(Gear, String)] = [
            (.barbell, "barra;barre;bilanciere;штанга;гриф;杠铃;langhantel;langhanteln;barbell"),
            (
                .ezBar,
                "barra z;barra ez;barra w;barre ez;barre z;bilanciere ez;bilanciere z;曲杠;曲杆;ez штанга;ez гриф;ez;ez杠;sz;sz stange"
            ),
            (
                .dumbbell,
                "mancuerna;mancuernas;haltere;halteres;halter;manubrio;manubri;гантель;гантели;哑铃;kurzhantel;kurzhanteln;dumbbell"
            ),
            (.kettlebell, "kettlebell;kettlebells;pesa rusa;гиря;гирей;壶铃"),
            (
                .cable,
                "polea;cable;cavo;cavi;polia;cabo;poulie;блок;кроссовер;тросовый тренажер;绳索;龙门架;拉力器;kabelzug;kabel;seilzug;crossover maquina"
            ),
            (.machine, "maquina;machine;macchina;aparelho;тренажер;器械;maschine;gerat"),
            (
                .smithMachine,
                "maquina smith;smith;smith machine;machine smith;multipower;multipresse;смит;машина смита;тренажер смита;史密斯;史密斯机;guiado;barre guidee"
            ),
            (
                .bands,
                "banda;banda elastica;bandas;elastico;elastici;elastique;bande elastique;fascia elastica;резинка;лента;эспандер;弹力带;阻力带"
            ),
            (
                .bodyweight,
                "peso corporal;peso do corpo;poids du corps;corpo libero;собственный вес;вес тела;自重;徒手;eigengewicht;korpergewicht"
            ),
            (.plate, "disco;disque;anilha;блин;диск"),
            (.suspension, "trx;suspension"),
        ]
        return table(lists)
    }()

    private static func table<Meaning>(_ lists: [(Meaning, String)]) -> [String: Meaning] {
        var table: [String: Meaning] = [:]
        for (meaning, names) in lists {
            for name in names.split(separator: ";") {
                let words = ExerciseName.foldedWords(String(name)).filter { !joints.contains($0) }.map { stem($0) }
                table[words.joined(separator: " ")] = meaning
            }
        }
        return table
    }

    /// The first words of all that is said in more than one.
    private static let phraseStarts: Set<String> = {
        var starts: Set<String> = []
        for phrase in Array(gearPhrases.keys) + Array(oneForm.keys) {
            let words = phrase.split(separator: " ")
            if words.count > 1 { starts.insert(String(words[0])) }
        }
        return starts
    }()

    // MARK: One form

    /// Words that say the same of an exercise, in each language by themselves or in several.
    private static let oneForm: [String: String] = {
        let groups = [
            "tumbado;acostado;tendido", "sdraiato;disteso", "allonge;couche", "deitado",
            "piernas;femoral;isquiotibiales;isquios;jambes;ischios;ischio;gambe;pernas;leg;legs;нога;腿部",
            "curl;curls;rosca;roscas", "push down;pushdown;pressdown;press down",
            "sentado;sentada;assis;assise;seduto;seduta;сидя;坐姿",
            "de pie;pie;parado;debout;in piedi;piedi;em pe;pe;стоя;站姿;stehend;stehender;stehendes",
            "sitzend;sitzender;sitzendes",
            "liegend;liegender;liegendes", "assistiert;unterstutzt",
            "inclinado;inclinada;incline;inclinee;inclinata;inclinato;上斜",
            "declinado;declinada;decline;declinee;declinata;declinato;下斜", "cuadriceps;quadriceps;quadricipiti",
            "biceps;bicipiti;bicipite;бицепс", "triceps;tricipiti;tricipite;трицепс",
            "inversa;inverso;invertida;invertido;inverse;inversee;reverso;reversa;umgekehrte;umgekehrter;umgekehrt",
            "beincurl;beincurls;beinbeuger;beinbeugen", "fliegende;fliegend;flys",
            "hombro;hombros;ombro;ombros;spalle;spalla;epaules;epaule",
            "pecho;peito;petto;pettorali;pectoral;pectorales;pectoraux;грудь",
            "gemelos;gemelo;pantorrilla;pantorrillas;talones;talon", "panturrilha;panturrilhas",
            "polpacci;polpaccio;calf",
            "mollets;mollet", "frontal;frontale;frontales;frontali;avant",
            "lateral;laterale;laterales;laterali;laterais;laterales",
            "elevacion;elevaciones", "zancada;zancadas;estocada;estocadas", "afundo;avanco;passada", "fente;fentes",
            "affondi;affondo",
            "dominada;dominadas", "stacco;stacchi", "encogimiento;encogimientos", "присед;приседание;приседания",
            "rumano;rumana;roumain;rumeno;romeno", "bulgara;bulgaro;bulgare", "bulgarische;bulgarischer;bulgarisches",
            "rematore;rowing italiano",
            "unilateral;unilaterale;una mano;um braco;un braccio;un bras;одной рукой",
            "alterno;alternado;alternada;alternos;alternato;alternati;alterne;alternes;попеременно",
            "press de banca;press banca", "puxada;puxador", "мостик;мост", "distensioni;distensione;spinte",
            "aperturas;apertura;vuelos",
        ]
        return table(
            groups.map { group in
                let first = String(group.split(separator: ";")[0])
                return (stem(ExerciseName.foldedWords(first).last ?? first) + "*", group)
            })
    }()

    /// Two words that say together what one says elsewhere.
    private static let pairs: [(String, String, String)] = [
        ("подъем", "bicep*", "curl*"), ("сгибан", "bicep*", "curl*"), ("сгибан", "рук", "curl*"),
        ("разгибан", "рук", "разгибан3"), ("разгибан", "tricep*", "разгибан3"), ("curl*", "bicep*", "curl*"),
        ("болгарск", "сплит", "болгарск"), ("trizepsdruck", "kopf", "uberkopf"), ("trizepsstreck", "kopf", "uberkopf"),
    ]

    /// What stands in a name though the exercise is for it anyway.
    static let muscles: [(word: String, muscles: [Muscle])] = [
        ("tricep*", [.triceps]), ("bicep*", [.biceps]), ("pech*", [.chest]), ("cuadricep*", [.quadriceps]),
        ("hombr*", [.frontDelts, .sideDelts, .rearDelts]), ("dorsal", [.lats, .middleBack]),
        ("espald", [.lats, .middleBack]),
        ("piern*", [.quadriceps, .hamstrings]), ("glut", [.glutes]), ("gemel*", [.calves]), ("panturrilh*", [.calves]),
        ("polpacc*", [.calves]), ("mollet*", [.calves]),
    ]

    /// What is so where nothing else is said.
    static let usual = ["pie*", "altern*"]
    /// How the lifter is placed: a name that leaves it open may mean each.
    static let places: Set<String> = [
        "sentad*", "pie*", "tumbad*", "sdraiat*", "allong*", "deitad*", "леж", "liegend*", "sitzend*", "hangend", "仰卧",
        "俯卧",
    ]
    /// How one sits at a machine anyway.
    static let seated = "sentad*"
}
