public import Training

/// Names that say too little, as other apps have them: several exercises go by each, and their words alone do not tell which.
public enum BareNames {
    /// The exercises that go by a name, the likeliest first.
    public static func choices(_ name: String) -> [ExerciseID] {
        guard let index = matcher.match(name)?.id else { return [] }
        return lists[index].slugs.map { BuiltInExercises.id(slug: $0) }
    }

    /// Every name with the exercises that go by it.
    static let lists: [(names: [String], slugs: [String])] = [
        (["Chest Fly", "Fly", "Chest Flies"], ["chest_fly_machine", "chest_fly_dumbbell", "chest_fly_cable"]),
        (
            ["Shoulder Press"],
            [
                "shoulder_press_machine", "overhead_press_dumbbell", "seated_overhead_press_dumbbell",
                "overhead_press_barbell",
            ]
        ),
        (["Leg Curl", "Hamstring Curl", "Beincurl"], ["seated_leg_curl_machine", "lying_leg_curl_machine"]),
        (
            ["Seated Row", "Remada Sentada", "坐姿划船", "Remo Sentado", "Rematore Seduto", "Rowing Assis", "Тяга Сидя"],
            ["seated_row_cable", "seated_row_machine"]
        ),
        (
            [
                "Curl Pupitre", "Curl au Pupitre", "Curl Predicador", "Curl de Predicador", "Curl en Banco Scott",
                "Panca Scott", "Curl Panca Scott", "Curl alla Panca Scott", "Rosca Scott",
                "Сгибание Рук на Скамье Скотта", "Скамья Скотта", "牧师凳弯举", "牧师椅弯举", "托臂弯举",
            ],
            [
                "preacher_curl_ez_bar", "preacher_curl_barbell", "preacher_curl_machine", "preacher_curl_dumbbell",
                "preacher_curl_cable",
            ]
        ),
        (
            [
                "Scrollate", "Scrollate di Spalle", "耸肩", "Encogimientos", "Encogimiento de Hombros",
                "Haussement d'Épaules", "Encolhimento", "Encolhimento de Ombros", "Шраги",
            ],
            ["shrug_dumbbell", "shrug_barbell", "shrug_smith_machine", "shrug_machine", "shrug_cable"]
        ),
        (
            ["Triceps Extension"],
            [
                "triceps_extension_cable", "triceps_extension_dumbbell", "triceps_extension_machine",
                "triceps_extension_ez_bar",
            ]
        ),
        (
            ["Overhead Triceps Extension"],
            ["triceps_extension_dumbbell", "overhead_triceps_extension_cable", "triceps_extension_ez_bar"]
        ),
        (
            ["Single Overhead Triceps Extension", "Single Arm Triceps Extension"],
            ["one_arm_triceps_extension_dumbbell", "one_arm_triceps_extension_cable"]
        ),
        (
            ["Rear Delt", "Rear Delt Fly", "Rear Delt Raise", "Back Deltoid"],
            ["reverse_fly_machine", "reverse_fly_dumbbell", "reverse_fly_cable"]
        ),
        (
            ["Kickback"],
            ["triceps_kickback_dumbbell", "triceps_kickback_cable", "glute_kickback_cable", "glute_kickback_machine"]
        ),
        (["Wrist Curl", "Seated Wrist Curl"], ["seated_palms_up_wrist_curl_dumbbell", "wrist_curl_barbell"]),
        (
            ["Calf Raise"],
            ["standing_calf_raise_machine", "standing_calf_raise_bodyweight", "seated_calf_raise_machine"]
        ),
        (["Low Row"], ["iso_lateral_low_row_machine", "seated_row_cable", "seated_row_machine"]),
        (["High Row"], ["iso_lateral_high_row_machine", "seated_row_cable"]),
        // A row in Italy, a pulldown in Brazil.
        (["Pulley"], ["seated_row_cable", "lat_pulldown_cable"]),
        (["Front Pulldown"], ["lat_pulldown_cable", "lat_pulldown_machine"]),
        (
            [
                "Dips", "Weighted Dips", "Bodyweight Dips", "Fondos", "Fondos en Paralelas", "Fundos", "Mergulho",
                "Mergulhos", "Paralelas",
                "Отжимания на Брусьях", "Брусья", "双杠臂屈伸", "负重双杠臂屈伸",
            ],
            ["triceps_dip", "chest_dip", "bench_dip"]
        ),
        (
            [
                "Assisted Dip", "Dips (Assistiert)", "Fondos Asistidos", "Dips Assistés", "Dip Assistite",
                "Mergulho Assistido", "Отжимания на Брусьях в Гравитроне", "双杠臂屈伸 (辅助)",
            ],
            ["triceps_dip_assisted", "chest_dip_assisted"]
        ),
    ]

    private static let matcher = ExerciseMatcher(
        lists.enumerated().map { index, entry in
            .init(id: index, name: entry.names[0], aliases: Array(entry.names.dropFirst()), equipment: [])
        }, forgiving: false)
}
