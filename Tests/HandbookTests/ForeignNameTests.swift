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
        ("深蹲 (杠铃)", "squat_barbell"),
        ("Lat Machine (Cavo)", "lat_pulldown_cable"), ("Kniebeuge (Multipresse)", "squat_smith_machine"),
    ])
    func namesOfOtherAppsAreKnown(name: String, slug: String) {
        #expect(ForeignNames.exercise(name) == BuiltInExercises.id(slug: slug), "\(name)")
    }

    @Test func whatNobodyCallsAnythingIsNothing() {
        for name in ["", "Fondos", "Vertikales Kabeldings", "Press"] {
            #expect(ForeignNames.exercise(name) == nil, "\(name)")
        }
    }

    // MARK: Names that are in no list

    private static let matcher = ExerciseMatcher(
        BuiltInExercises.all.map { .init(id: $0.id, name: $0.name, aliases: $0.aliases, equipment: $0.equipment) })

    /// As an import looks a name up.
    private static func found(_ name: String) -> ExerciseID? {
        let match = matcher.match(name)
        if match?.score ?? 0 < 95, let known = ForeignNames.exercise(name) { return known }
        return match?.id ?? ForeignNames.alike(name)
    }

    @Test func namesInAnyOrderFormAndEquipmentAreKnown() {
        for line in plausibleNames.split(separator: "\n") {
            let parts = line.split(separator: "|").map(String.init)
            let slug = Self.found(parts[0]).flatMap { id in BuiltInExercises.all.first { $0.id == id }?.slug }
            #expect(slug == parts[1], "\(parts[0])")
        }
    }

    /// Whatever equipment stands behind a movement, it is that which is loaded, or the name is unknown.
    @Test func noNameGetsOtherEquipmentThanItSays() {
        let said: [(String, ForeignWords.Gear)] = [
            ("Mancuernas", .dumbbell), ("Polea", .cable), ("Máquina", .machine), ("Kettlebell", .kettlebell),
            ("Штанга", .barbell),
            ("哑铃", .dumbbell),
        ]
        for (number, name) in ForeignNames.names.enumerated() where number % 7 == 0 && !name.name.contains("(") {
            let (text, gear) = said[number / 7 % said.count]
            guard ForeignWords(name.name).gear.isEmpty, let id = ForeignNames.alike(name.name + " (" + text + ")"),
                let exercise = BuiltInExercises.all.first(where: { $0.id == id })
            else { continue }
            #expect(ForeignWords.Gear(of: exercise) == gear, "\(name.name) (\(text)): \(exercise.slug)")
        }
    }

    /// What is loaded is not what one hangs from.
    @Test(arguments: ["Muscle Up", "Dead Hang", "Toes to Bar", "Knees to Elbows"])
    func aBarbellIsNoPullUpBar(name: String) {
        for said in ["\(name) (Barbell)", "Barbell \(name)", "\(name) (Langhantel)", "\(name) (Штанга)"] {
            #expect(Self.found(said) == nil, "\(said)")
        }
    }

    /// Whatever the lift, in English and in German.
    @Test func noLiftOfTheCatalogueGetsOtherEquipmentThanStandsInBrackets() {
        let said: [(String, ForeignWords.Gear, Equipment)] = [
            ("Langhantel", .barbell, .barbell), ("Dumbbell", .dumbbell, .dumbbell), ("Kabelzug", .cable, .cable),
            ("Machine", .machine, .machine), ("Kettlebell", .kettlebell, .kettlebell),
            ("Multipresse", .smithMachine, .machine), ("EZ Bar", .ezBar, .ezBar), ("Kurzhantel", .dumbbell, .dumbbell),
            ("Barbell", .barbell, .barbell),
        ]
        for (place, lift) in BuiltInExercises.all.enumerated() {
            // "Over the bar" says a barbell that is not loaded.
            if lift.slug == "burpee_over_the_bar" { continue }
            let german = ExerciseTexts.text(lift.slug, in: .german)?.name ?? lift.name
            for (number, name) in [lift.name, german].enumerated() {
                let (text, gear, piece) = said[(place * 2 + number) % said.count]
                let movement = name.split(separator: " (").first.map(String.init) ?? name
                guard let id = Self.found(movement + " (" + text + ")"),
                    let found = BuiltInExercises.all.first(where: { $0.id == id })
                else { continue }
                // A Smith machine and one that is loaded with plates are no plain machine.
                let isPlain =
                    gear != .smithMachine && Gear(of: found) != .smithMachine && Gear(of: found) != .plateLoaded
                #expect(
                    Gear(of: found) == gear || isPlain && found.equipment.contains(piece),
                    "\(movement) (\(text)): \(found.slug)")
            }
        }
    }

    private typealias Gear = ForeignWords.Gear

    // MARK: Search

    @Test(arguments: [
        ("sentadilla b", "squat_barbell"), ("banca press", "bench_press_barbell"),
        ("ELEVACAO LAT", "lateral_raise_dumbbell"),
        ("жим лежа шт", "bench_press_barbell"), ("深蹲", "squat_barbell"),
    ])
    func namesAreFoundWhileTheyAreTyped(typed: String, slug: String) {
        #expect(ForeignNames.search(typed).contains(BuiltInExercises.id(slug: slug)))
    }

    @Test func tooLittleFindsNothing() {
        for typed in ["", "  ", "se", "蹲", "Wandkratzen"] { #expect(ForeignNames.search(typed).isEmpty, "\(typed)") }
    }

    // MARK: Bare names

    /// A name that leaves the equipment out is what the catalogue means by the lift's bare name.
    @Test(arguments: [
        ("Zancadas", "lunge_bodyweight"), ("Fentes", "lunge_bodyweight"), ("Affondi", "lunge_bodyweight"),
        ("Выпады", "lunge_bodyweight"), ("箭步蹲", "lunge_bodyweight"), ("Hüftstoßen", "hip_thrust_barbell"),
        ("Болгарский сплит-присед", "bulgarian_split_squat_dumbbell"),
        ("Sentadillas búlgaras", "bulgarian_split_squat_dumbbell"),
        ("Negativ Bankdrücken", "decline_bench_press_barbell"), ("Schräg Bankdrücken", "incline_bench_press_barbell"),
        ("Trizepsdrücken über Kopf (Kabel)", "overhead_triceps_extension_cable"),
        ("Kreuzheben gestreckte Beine", "stiff_leg_deadlift_barbell"),
    ])
    func aBareNameIsWhatTheCatalogueMeansByIt(name: String, slug: String) {
        #expect(Self.found(name) == BuiltInExercises.id(slug: slug), "\(name)")
    }

    /// Where the catalogue means none, the forms are there to choose from, the likeliest first.
    @Test func aBareNameThatMeansSeveralHasItsFormsToChooseFrom() {
        for line in bareNames.split(separator: "\n") {
            let parts = line.split(separator: "|").map(String.init)
            for name in parts[0].split(separator: ";").map(String.init) {
                #expect(Self.found(name) == nil, "\(name)")
                let choices = ForeignNames.choices(name)
                for slug in parts[1].split(separator: " ") {
                    #expect(choices.contains(BuiltInExercises.id(slug: String(slug))), "\(name): \(slug)")
                }
            }
        }
    }

    @Test func onlyWhatIsDoneWithTheEquipmentThatANameSaysIsToChooseFrom() {
        let cables = ["triceps_pushdown", "triceps_extension_cable"].map { BuiltInExercises.id(slug: $0) }
        #expect(ForeignNames.choices("Разгибания рук на блоке") == cables)
        #expect(ForeignNames.choices("Zancadas (Barra)") == [BuiltInExercises.id(slug: "lunge_barbell")])
        #expect(ForeignNames.forms("Zancadas (Barra)").isEmpty && ForeignNames.forms("Zancadas").count == 4)
        #expect(ForeignNames.choices("Wandkratzen").isEmpty && ForeignNames.choices("").isEmpty)
    }

    /// A name of which only some words are known has what shares them.
    @Test func nearNamesShareWords() {
        let near = ForeignNames.near("Zancada búlgara", limit: 5)
        #expect(near.first?.id == BuiltInExercises.id(slug: "lunge_dumbbell"))
        #expect(
            near.map(\.score) == near.map(\.score).sorted(by: >) && near.allSatisfy { (40...75).contains($0.score) })
        #expect(ForeignNames.near("Wandkratzen", limit: 5).isEmpty)
    }

    @Test(arguments: [
        "Press", "Fondos", "Extensión", "Curl de Tríceps de Piernas", "Жим", "拉伸 (哑铃)", "Press (Máquina)",
    ])
    func whatSaysTooLittleIsNothing(name: String) {
        #expect(ForeignNames.alike(name) == nil)
    }
}

/// Names that leave the equipment out or how the lifter is placed, language by language: `name;name…|slug slug…`.
private let bareNames = """
    Elevaciones frontales;Élévations frontales;Alzate frontali;Elevação Frontal;前平举;Frontheben|front_raise_dumbbell front_raise_cable
    Tirate al mento;Remo al mentón;Rowing menton;Remada alta;Тяга к подбородку;直立划船;Aufrechtes Rudern|upright_row_barbell upright_row_cable
    Crucifixo Inverso;Обратные разведения;反向飞鸟|reverse_fly_dumbbell reverse_fly_machine
    推举;肩推;Schulterdrücken;Press de hombros;Développé épaules;Desenvolvimento de ombros|overhead_press_barbell overhead_press_dumbbell
    Французский жим;French press|skullcrusher_barbell skullcrusher_ez_bar
    Bizepscurls;Curl de bíceps;Curl biceps;Curl bicipiti;Подъем на бицепс;弯举;二头弯举|bicep_curl_dumbbell bicep_curl_barbell
    Fliegende;Aperturas;Écarté;Croci;Crucifixo;飞鸟;Разводка|chest_fly_dumbbell chest_fly_cable
    Extensiones de tríceps;Extension triceps;Estensioni tricipiti;Разгибание на трицепс|triceps_extension_cable triceps_extension_dumbbell
    Beinbeuger;Curl femoral;Сгибание ног;腿弯举|lying_leg_curl_machine seated_leg_curl_machine
    Wadenheben;Elevación de talones;Gemelos;Mollets;Polpacci;Panturrilha;Подъем на носки;提踵|standing_calf_raise_dumbbell seated_calf_raise_machine
    Remo;Rowing;Rudern;Remada;划船|bent_over_row_barbell seated_row_cable
    Scottcurls|preacher_curl_ez_bar preacher_curl_barbell
    Rosca inversa|reverse_curl_barbell reverse_curl_ez_bar
    Жим сидя|seated_overhead_press_barbell seated_overhead_press_dumbbell
    Patada de glúteo;Coice de glúteo|glute_kickback_machine glute_kickback_cable
    """

/// Names as the apps and those who use them would write them: `name|slug`.
private let plausibleNames = """
    Puxada (Cabo)|lat_pulldown_cable
    Pushdown Tricipiti|triceps_pushdown
    Curl de Piernas Tumbado (Máquina)|lying_leg_curl_machine
    Сгибание на бицепс (гантели)|bicep_curl_dumbbell
    Kniebeuge (Kurzhantel)|squat_dumbbell
    Bankdrücken (Kabelzug)|bench_press_cable
    Schrägbankdrücken (Maschine)|incline_chest_press_machine
    Beinstrecker (Maschine)|leg_extension_machine
    Beinbeuger (Sitzend)|seated_leg_curl_machine
    Latziehen (Kabelzug)|lat_pulldown_cable
    Latzug eng (Kabelzug)|lat_pulldown_close_grip_cable
    Seitheben (Kurzhantel)|lateral_raise_dumbbell
    Wadenheben (Kurzhantel)|standing_calf_raise_dumbbell
    Trizepsdrücken (Seil)|triceps_rope_pushdown
    Hammercurls (Kurzhantel)|hammer_curl_dumbbell
    Rudern sitzend (Kabel)|seated_row_cable
    Hip Thrust (Langhantel)|hip_thrust_barbell
    Kreuzheben rumänisch (Langhantel)|romanian_deadlift_barbell
    Scott Curl (SZ-Stange)|preacher_curl_ez_bar
    Ausfallschritte (Kurzhanteln)|lunge_dumbbell
    Klimmzüge (Assistiert)|pull_up_assisted
    Liegestütze|push_up
    Schulterdrücken (Maschine)|shoulder_press_machine
    Bulgarische Kniebeugen (Kurzhantel)|bulgarian_split_squat_dumbbell
    Face Pulls (Kabel)|face_pull_cable
    Press de Banca (Mancuernas)|bench_press_dumbbell
    Press Inclinado con Mancuernas|incline_bench_press_dumbbell
    Press Militar Sentado (Mancuernas)|seated_overhead_press_dumbbell
    Sentadilla Búlgara (Mancuernas)|bulgarian_split_squat_dumbbell
    Sentadilla Hack (Máquina)|hack_squat_machine
    Sentadilla Goblet con Kettlebell|goblet_squat_kettlebell
    Peso Muerto Rumano con Mancuernas|romanian_deadlift_dumbbell
    Peso Muerto (Mancuernas)|deadlift_dumbbell
    Peso Muerto Sumo|sumo_deadlift_barbell
    Extensiones de Cuádriceps en Máquina|leg_extension_machine
    Curl Femoral Sentado en Máquina|seated_leg_curl_machine
    Elevaciones Laterales con Mancuernas|lateral_raise_dumbbell
    Elevaciones Laterales en Polea|lateral_raise_cable
    Elevaciones Frontales (Mancuerna)|front_raise_dumbbell
    Aperturas en Máquina|chest_fly_machine
    Aperturas con Mancuernas|chest_fly_dumbbell
    Cruce de Poleas|cable_crossover
    Remo con Barra Inclinado|bent_over_row_barbell
    Remo Sentado (Máquina)|seated_row_machine
    Jalón al Pecho Agarre Cerrado (Polea)|lat_pulldown_close_grip_cable
    Jalón al Pecho (Máquina)|lat_pulldown_machine
    Curl Martillo con Mancuernas|hammer_curl_dumbbell
    Curl Martillo (Cable)|hammer_curl_cable
    Curl de Bíceps en Polea|bicep_curl_cable
    Curl Predicador (Barra Z)|preacher_curl_ez_bar
    Extensión de Tríceps por Encima de la Cabeza (Polea)|overhead_triceps_extension_cable
    Press Francés (Barra Z)|skullcrusher_ez_bar
    Patada de Tríceps (Mancuerna)|triceps_kickback_dumbbell
    Elevación de Talones Sentado (Máquina)|seated_calf_raise_machine
    Elevación de Talones de Pie (Máquina)|standing_calf_raise_machine
    Zancadas con Mancuernas|lunge_dumbbell
    Hip Thrust con Barra|hip_thrust_barbell
    Abducción de Cadera (Máquina)|hip_abduction_machine
    Aducción de Cadera (Máquina)|hip_adduction_machine
    Encogimientos con Mancuernas|shrug_dumbbell
    Face Pull en Polea|face_pull_cable
    Fondos en Banco|bench_dip
    Crunch en Polea|cable_crunch
    Plancha|plank
    Squat à la Smith Machine|squat_smith_machine
    Développé Couché (Haltères)|bench_press_dumbbell
    Développé Couché Haltères|bench_press_dumbbell
    Développé Couché à la Machine|chest_press_machine
    Développé Incliné (Smith Machine)|incline_bench_press_smith_machine
    Développé Épaules Assis (Haltères)|seated_overhead_press_dumbbell
    Soulevé de Terre Jambes Tendues (Barre)|stiff_leg_deadlift_barbell
    Soulevé de Terre Roumain (Haltères)|romanian_deadlift_dumbbell
    Soulevé de Terre Sumo (Barre)|sumo_deadlift_barbell
    Élévations Latérales (Haltères)|lateral_raise_dumbbell
    Élévations Latérales à la Poulie|lateral_raise_cable
    Élévations Frontales (Haltère)|front_raise_dumbbell
    Tirage Vertical Prise Serrée (Poulie)|lat_pulldown_close_grip_cable
    Tirage Vertical (Machine)|lat_pulldown_machine
    Rowing Haltère à un Bras|one_arm_row_dumbbell
    Rowing Assis à la Poulie|seated_row_cable
    Curl Marteau (Haltères)|hammer_curl_dumbbell
    Curl Biceps à la Poulie|bicep_curl_cable
    Curl Biceps (Barre)|bicep_curl_barbell
    Curl Pupitre (Barre EZ)|preacher_curl_ez_bar
    Extension Triceps à la Corde|triceps_rope_pushdown
    Barre au Front (Barre EZ)|skullcrusher_ez_bar
    Presse à Cuisses|leg_press
    Leg Extension (Machine)|leg_extension_machine
    Leg Curl Assis (Machine)|seated_leg_curl_machine
    Fentes avec Haltères|lunge_dumbbell
    Fentes Bulgares (Haltères)|bulgarian_split_squat_dumbbell
    Mollets Debout (Machine)|standing_calf_raise_machine
    Mollets Assis (Machine)|seated_calf_raise_machine
    Écarté Couché (Haltères)|chest_fly_dumbbell
    Écarté à la Poulie|chest_fly_cable
    Oiseau (Haltères)|reverse_fly_dumbbell
    Tractions Assistées|pull_up_assisted
    Gainage|plank
    Pompes|push_up
    Panca Piana (Manubri)|bench_press_dumbbell
    Panca Inclinata (Multipower)|incline_bench_press_smith_machine
    Panca Piana al Multipower|bench_press_smith_machine
    Chest Press (Macchina)|chest_press_machine
    Squat Bulgaro (Manubri)|bulgarian_split_squat_dumbbell
    Stacco Rumeno con Manubri|romanian_deadlift_dumbbell
    Stacco Sumo (Bilanciere)|sumo_deadlift_barbell
    Alzate Laterali (Manubri)|lateral_raise_dumbbell
    Alzate Laterali ai Cavi|lateral_raise_cable
    Alzate Frontali (Manubri)|front_raise_dumbbell
    Alzate Posteriori (Manubri)|reverse_fly_dumbbell
    Lat Machine Presa Stretta|lat_pulldown_close_grip_cable
    Rematore con Manubrio|one_arm_row_dumbbell
    Rematore Bilanciere|bent_over_row_barbell
    Curl con Bilanciere|bicep_curl_barbell
    Curl a Martello (Manubri)|hammer_curl_dumbbell
    Curl Bicipiti ai Cavi|bicep_curl_cable
    Panca Scott (Bilanciere EZ)|preacher_curl_ez_bar
    French Press (Bilanciere EZ)|skullcrusher_ez_bar
    Push Down con Corda|triceps_rope_pushdown
    Estensioni Tricipiti sopra la Testa (Cavi)|overhead_triceps_extension_cable
    Leg Press 45°|leg_press
    Leg Curl Sdraiato|lying_leg_curl_machine
    Leg Extension|leg_extension_machine
    Calf in Piedi (Macchina)|standing_calf_raise_machine
    Calf Seduto|seated_calf_raise_machine
    Affondi con Manubri|lunge_dumbbell
    Affondi in Camminata (Manubri)|walking_lunge_dumbbell
    Croci ai Cavi|chest_fly_cable
    Croci con Manubri|chest_fly_dumbbell
    Pectoral Machine|chest_fly_machine
    Military Press (Manubri)|overhead_press_dumbbell
    Shoulder Press (Macchina)|shoulder_press_machine
    Scrollate (Manubri)|shrug_dumbbell
    Crunch ai Cavi|cable_crunch
    Supino Inclinado com Halteres|incline_bench_press_dumbbell
    Supino Reto (Máquina)|chest_press_machine
    Supino Reto no Smith|bench_press_smith_machine
    Agachamento Búlgaro (Halteres)|bulgarian_split_squat_dumbbell
    Agachamento Hack (Máquina)|hack_squat_machine
    Agachamento Goblet (Halter)|goblet_squat_dumbbell
    Levantamento Terra Romeno (Halteres)|romanian_deadlift_dumbbell
    Levantamento Terra Sumô (Barra)|sumo_deadlift_barbell
    Stiff (Barra)|stiff_leg_deadlift_barbell
    Stiff com Halteres|stiff_leg_deadlift_dumbbell
    Cadeira Extensora|leg_extension_machine
    Mesa Flexora|lying_leg_curl_machine
    Cadeira Abdutora|hip_abduction_machine
    Cadeira Adutora|hip_adduction_machine
    Elevação Lateral na Polia|lateral_raise_cable
    Elevação Lateral (Halteres)|lateral_raise_dumbbell
    Elevação Frontal com Halteres|front_raise_dumbbell
    Crucifixo (Halteres)|chest_fly_dumbbell
    Crucifixo na Máquina|chest_fly_machine
    Crucifixo Inverso (Máquina)|reverse_fly_machine
    Puxada Alta (Máquina)|lat_pulldown_machine
    Remada Baixa (Cabo)|seated_row_cable
    Remada Curvada com Halteres|bent_over_row_dumbbell
    Remada Unilateral com Halter|one_arm_row_dumbbell
    Rosca Martelo com Halteres|hammer_curl_dumbbell
    Rosca Direta com Barra|bicep_curl_barbell
    Rosca Direta na Polia|bicep_curl_cable
    Rosca Scott (Barra W)|preacher_curl_ez_bar
    Rosca Scott (Máquina)|preacher_curl_machine
    Tríceps Corda|triceps_rope_pushdown
    Tríceps Corda (Polia)|triceps_rope_pushdown
    Tríceps Testa (Barra W)|skullcrusher_ez_bar
    Tríceps Francês (Halter)|triceps_extension_dumbbell
    Panturrilha em Pé (Máquina)|standing_calf_raise_machine
    Panturrilha Sentado (Máquina)|seated_calf_raise_machine
    Afundo com Halteres|lunge_dumbbell
    Elevação Pélvica com Barra|hip_thrust_barbell
    Desenvolvimento com Halteres Sentado|seated_overhead_press_dumbbell
    Desenvolvimento (Máquina)|shoulder_press_machine
    Desenvolvimento Arnold|arnold_press_dumbbell
    Encolhimento com Halteres|shrug_dumbbell
    Flexão de Braço|push_up
    Prancha|plank
    Жим гантелей сидя|seated_overhead_press_dumbbell
    Жим штанги лёжа|bench_press_barbell
    Жим лёжа в тренажёре|chest_press_machine
    Жим лёжа узким хватом (штанга)|bench_press_close_grip_barbell
    Жим в тренажёре Смита лёжа|bench_press_smith_machine
    Жим гантелей на наклонной скамье|incline_bench_press_dumbbell
    Жим ногами (тренажёр)|leg_press
    Приседания с гантелями|squat_dumbbell
    Приседания в Смите|squat_smith_machine
    Болгарские приседания (гантели)|bulgarian_split_squat_dumbbell
    Гоблет-приседания (гиря)|goblet_squat_kettlebell
    Румынская тяга (гантели)|romanian_deadlift_dumbbell
    Тяга сумо (штанга)|sumo_deadlift_barbell
    Разгибание ног (тренажёр)|leg_extension_machine
    Сгибания ног сидя в тренажёре|seated_leg_curl_machine
    Сгибание ног лёжа|lying_leg_curl_machine
    Тяга верхнего блока узким хватом|lat_pulldown_close_grip_cable
    Тяга горизонтального блока|seated_row_cable
    Тяга гантели в наклоне одной рукой|one_arm_row_dumbbell
    Тяга гантелей в наклоне|bent_over_row_dumbbell
    Подъём штанги на бицепс|bicep_curl_barbell
    Сгибание рук со штангой|bicep_curl_barbell
    Молотковые сгибания (гантели)|hammer_curl_dumbbell
    Сгибание рук на блоке|bicep_curl_cable
    Французский жим (EZ-штанга)|skullcrusher_ez_bar
    Разгибание рук с канатом|triceps_rope_pushdown
    Махи гантелями в стороны|lateral_raise_dumbbell
    Разведение гантелей в стороны|lateral_raise_dumbbell
    Разведение гантелей лёжа|chest_fly_dumbbell
    Сведение рук в тренажёре|chest_fly_machine
    Подъём на носки стоя (тренажёр)|standing_calf_raise_machine
    Подъём на носки сидя|seated_calf_raise_machine
    Выпады с гантелями|lunge_dumbbell
    Шраги с гантелями|shrug_dumbbell
    Отжимания|push_up
    Планка|plank
    Скручивания на блоке|cable_crunch
    哑铃卧推|bench_press_dumbbell
    史密斯卧推|bench_press_smith_machine
    坐姿哑铃推肩|seated_overhead_press_dumbbell
    器械推胸|chest_press_machine
    上斜哑铃卧推|incline_bench_press_dumbbell
    哑铃侧平举|lateral_raise_dumbbell
    绳索侧平举|lateral_raise_cable
    哑铃前平举|front_raise_dumbbell
    绳索夹胸|cable_crossover
    蝴蝶机夹胸|chest_fly_machine
    高位下拉 (器械)|lat_pulldown_machine
    窄握高位下拉|lat_pulldown_close_grip_cable
    坐姿绳索划船|seated_row_cable
    单臂哑铃划船|one_arm_row_dumbbell
    杠铃弯举|bicep_curl_barbell
    绳索弯举|bicep_curl_cable
    哑铃锤式弯举|hammer_curl_dumbbell
    哑铃颈后臂屈伸|triceps_extension_dumbbell
    罗马尼亚硬拉 (哑铃)|romanian_deadlift_dumbbell
    相扑硬拉|sumo_deadlift_barbell
    保加利亚深蹲 (哑铃)|bulgarian_split_squat_dumbbell
    哑铃箭步蹲|lunge_dumbbell
    坐姿腿弯举|seated_leg_curl_machine
    腿屈伸 (器械)|leg_extension_machine
    坐姿提踵 (器械)|seated_calf_raise_machine
    杠铃臀推|hip_thrust_barbell
    哑铃耸肩|shrug_dumbbell
    Remo con Mancuerna a una Mano|one_arm_row_dumbbell
    Elevación Lateral Unilateral (Polea)|one_arm_lateral_raise_cable
    Press de Hombros Sentado en Máquina|shoulder_press_machine
    Press de Pecho en Máquina|chest_press_machine
    Extensión de Tríceps con Mancuerna|triceps_extension_dumbbell
    Curl Alterno de Bíceps con Mancuernas|bicep_curl_dumbbell
    Sentadilla con Mancuernas|squat_dumbbell
    Peso Muerto con Kettlebell|deadlift_kettlebell
    Press de Hombros (Kettlebell)|overhead_press_kettlebell
    Elevación Lateral (Banda)|lateral_raise_band
    Développé Militaire (Haltères)|overhead_press_dumbbell
    Hip Thrust à la Machine|hip_thrust_machine
    Squat Goblet (Kettlebell)|goblet_squat_kettlebell
    Rowing Buste Penché (Haltères)|bent_over_row_dumbbell
    Shoulder Press Manubri da Seduto|seated_overhead_press_dumbbell
    Hip Thrust (Macchina)|hip_thrust_machine
    Elevação Pélvica (Máquina)|hip_thrust_machine
    Remada Sentada (Máquina)|seated_row_machine
    Rosca Bíceps (Máquina)|bicep_curl_machine
    Rosca Inversa (Barra)|reverse_curl_barbell
    Hack machine|hack_squat_machine
    Тяга штанги в наклоне|bent_over_row_barbell
    Обратная бабочка (тренажёр)|reverse_fly_machine
    坐姿划船 (器械)|seated_row_machine
    哑铃俯身划船|bent_over_row_dumbbell
    史密斯深蹲|squat_smith_machine
    器械腿举|leg_press
    Umgekehrte Fliegende (Kurzhantel)|reverse_fly_dumbbell
    Umgekehrte Fliegende (Maschine)|reverse_fly_machine
    Umgekehrte Flys am Kabel|reverse_fly_cable
    Beincurl liegend (Maschine)|lying_leg_curl_machine
    Sitzender Beincurl|seated_leg_curl_machine
    Stehender Beincurl|standing_leg_curl_machine
    Latziehen enger Griff|lat_pulldown_close_grip_cable
    Schulterzucken (Kurzhantel)|shrug_dumbbell
    Bankdrücken - Enger Griff (Langhantel)|bench_press_close_grip_barbell
    Hüftabduktion (Maschine)|hip_abduction_machine
    Klimmzüge mit Unterstützung|pull_up_assisted
    Jalón al Pecho Agarre Estrecho|lat_pulldown_close_grip_cable
    Deltoides Posterior (Máquina)|reverse_fly_machine
    Presse Épaules (Machine)|shoulder_press_machine
    Tirage Vertical Prise Supination|lat_pulldown_underhand_cable
    Alzate 90°|reverse_fly_dumbbell
    Calf su Leg Press|calf_press_leg_press
    Agachamento Taça (Halter)|goblet_squat_dumbbell
    Passada Andando|walking_lunge
    Задняя дельта (тренажёр)|reverse_fly_machine
    Отжимания от скамьи|bench_dip
    Подъём ног в висе на перекладине|hanging_leg_raise
    二头弯举（曲杆）|bicep_curl_ez_bar
    EZ杠弯举|bicep_curl_ez_bar
    反向弓步蹲（哑铃）|reverse_lunge_dumbbell
    腿举提踵|calf_press_leg_press
    """
