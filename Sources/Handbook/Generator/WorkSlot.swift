import Training

/// A place in a workout: what is to be trained there.
enum WorkSlot: CaseIterable, Sendable {
    case squat, hinge, lunge
    case horizontalPush, verticalPush, horizontalPull, verticalPull
    case chest, sideDelts, rearDelts, biceps, triceps, quadriceps, hamstrings, glutes, calves, abdominals
    // Only where they are wished for.
    case underhandPull, closePush
    case neck, traps, forearms, lowerBack, adductors, abductors

    /// Whether more than one joint works: such work comes first, and is left out last.
    var isCompound: Bool { pattern != .isolation }

    /// How what is trained there moves.
    var pattern: MovementPattern {
        switch self {
        case .squat: .squat
        case .hinge: .hinge
        case .lunge: .lunge
        case .horizontalPush, .closePush: .horizontalPush
        case .verticalPush: .verticalPush
        case .horizontalPull: .horizontalPull
        case .verticalPull, .underhandPull: .verticalPull
        case .chest, .sideDelts, .rearDelts, .biceps, .triceps, .quadriceps, .hamstrings, .glutes, .calves,
            .abdominals, .neck, .traps, .forearms, .lowerBack, .adductors, .abductors:
            .isolation
        }
    }

    /// What is trained there first.
    var muscles: [Muscle] {
        switch self {
        case .squat, .lunge: [.quadriceps, .glutes]
        case .hinge: [.hamstrings, .glutes]
        case .horizontalPush: [.chest]
        case .verticalPush: [.frontDelts]
        case .horizontalPull: [.middleBack, .lats]
        case .verticalPull: [.lats]
        case .chest: [.chest]
        case .sideDelts: [.sideDelts]
        case .rearDelts: [.rearDelts]
        case .biceps, .underhandPull: [.biceps]
        case .triceps, .closePush: [.triceps]
        case .quadriceps: [.quadriceps]
        case .hamstrings: [.hamstrings]
        case .glutes: [.glutes]
        case .calves: [.calves]
        case .abdominals: [.abdominals]
        case .neck: [.neck]
        case .traps: [.traps]
        case .forearms: [.forearms]
        case .lowerBack: [.lowerBack]
        case .adductors: [.adductors]
        case .abductors: [.abductors]
        }
    }

    /// Whether an exercise that the lifter knows belongs there, though it is none of the usual ones.
    func takes(_ exercise: Exercise) -> Bool {
        guard exercise.measure == .reps, exercise.pattern == pattern, let first = exercise.primaryMuscles.first,
            muscles.contains(first)
        else { return false }
        // What takes the whole body, as cleans and burpees do, is not done for the legs.
        let isLeg = pattern == .squat || pattern == .hinge || pattern == .lunge
        let upper: [Muscle] = [.frontDelts, .traps, .chest]
        return !isLeg || !(exercise.primaryMuscles + exercise.secondaryMuscles).contains { upper.contains($0) }
    }

    /// The slots that train a muscle first, the most worthwhile first.
    static func slots(for muscle: Muscle) -> [WorkSlot] {
        switch muscle {
        case .chest: [.horizontalPush, .chest, .horizontalPush]
        case .lats: [.verticalPull, .horizontalPull, .verticalPull]
        case .middleBack: [.horizontalPull, .horizontalPull]
        case .traps: [.traps, .traps]
        case .lowerBack: [.lowerBack, .lowerBack]
        case .frontDelts: [.verticalPush, .verticalPush]
        case .sideDelts: [.sideDelts, .sideDelts]
        case .rearDelts: [.rearDelts, .rearDelts]
        case .biceps: [.biceps, .underhandPull, .biceps]
        case .forearms: [.forearms, .forearms]
        case .triceps: [.triceps, .closePush, .triceps]
        case .quadriceps: [.squat, .lunge, .quadriceps]
        case .hamstrings: [.hinge, .hamstrings, .hinge]
        case .glutes: [.glutes, .hinge, .lunge]
        case .adductors: [.adductors, .adductors]
        case .abductors: [.abductors, .abductors]
        case .calves: [.calves, .calves]
        case .abdominals: [.abdominals, .abdominals, .abdominals]
        case .neck: [.neck, .neck]
        }
    }

    /// Where a muscle helps at least, for whoever has nothing that trains it first; `nil` where that is not worth it.
    static func helping(_ muscle: Muscle) -> WorkSlot? {
        switch muscle {
        case .biceps: .verticalPull
        case .triceps: .horizontalPush
        case .traps, .rearDelts: .horizontalPull
        case .sideDelts: .verticalPush
        case .forearms: .biceps
        case .lowerBack: .hinge
        case .adductors: .lunge
        case .abductors: .glutes
        case .chest, .lats, .middleBack, .frontDelts, .quadriceps, .hamstrings, .glutes, .calves, .abdominals, .neck:
            nil
        }
    }

    /// What is usually done there, the best known first, by its slug; what takes some practice has a mark of exclamation. One of them
    /// there is for every kind of equipment that the movement can be done with.
    var staples: String {
        switch self {
        case .squat:
            """
            squat_barbell leg_press hack_squat_machine front_squat_barbell! goblet_squat_dumbbell squat_smith_machine squat_machine \
            goblet_squat_kettlebell squat_dumbbell landmine_squat! squat_band squat_bodyweight
            """
        case .hinge:
            """
            romanian_deadlift_barbell deadlift_barbell romanian_deadlift_dumbbell hip_thrust_barbell hip_thrust_machine \
            romanian_deadlift_smith_machine romanian_deadlift_cable romanian_deadlift_kettlebell deadlift_kettlebell \
            hip_thrust_dumbbell deadlift_band glute_bridge single_leg_glute_bridge
            """
        case .lunge:
            """
            bulgarian_split_squat_dumbbell walking_lunge_dumbbell reverse_lunge_dumbbell step_up_dumbbell split_squat_dumbbell \
            single_leg_press_machine reverse_lunge_barbell! lunge_barbell! reverse_lunge_smith_machine \
            bulgarian_split_squat_bodyweight reverse_lunge walking_lunge step_up
            """
        case .horizontalPush:
            """
            bench_press_barbell incline_bench_press_dumbbell bench_press_dumbbell chest_press_machine incline_bench_press_barbell \
            incline_chest_press_machine bench_press_smith_machine chest_press_cable floor_press_dumbbell push_up \
            chest_press_band decline_push_up! push_up_knees
            """
        case .verticalPush:
            """
            overhead_press_barbell overhead_press_dumbbell seated_overhead_press_dumbbell shoulder_press_machine \
            arnold_press_dumbbell! landmine_press seated_overhead_press_smith_machine overhead_press_kettlebell \
            overhead_press_cable overhead_press_band pike_push_up!
            """
        case .horizontalPull:
            """
            bent_over_row_barbell seated_row_cable one_arm_row_dumbbell chest_supported_row_dumbbell seated_row_machine \
            chest_supported_t_bar_row bent_over_row_dumbbell one_arm_row_kettlebell inverted_row bent_over_row_band
            """
        case .verticalPull:
            """
            lat_pulldown_cable pull_up! lat_pulldown_machine chin_up! lat_pulldown_neutral_grip_cable pull_up_assisted \
            pull_up_band neutral_grip_pull_up! lat_pulldown_band
            """
        case .underhandPull: "lat_pulldown_underhand_cable chin_up! chin_up_assisted lat_pulldown_underhand_band"
        case .closePush:
            """
            bench_press_close_grip_barbell seated_dip_machine bench_press_close_grip_smith_machine triceps_dip_assisted \
            push_up_close_grip floor_press_dumbbell diamond_push_up! bench_dip
            """
        default: accessories
        }
    }

    private var accessories: String {
        switch self {
        case .chest:
            "chest_fly_cable chest_fly_machine chest_fly_dumbbell cable_crossover! incline_chest_fly_dumbbell chest_fly_band"
        case .sideDelts:
            "lateral_raise_dumbbell lateral_raise_cable lateral_raise_machine one_arm_lateral_raise_cable lateral_raise_band"
        case .rearDelts:
            """
            face_pull_cable reverse_fly_machine reverse_fly_dumbbell reverse_fly_cable rear_delt_row_dumbbell \
            face_pull_band pull_apart_band
            """
        case .biceps:
            """
            bicep_curl_dumbbell bicep_curl_cable hammer_curl_dumbbell bicep_curl_barbell bicep_curl_ez_bar \
            incline_curl_dumbbell! preacher_curl_machine bicep_curl_machine bicep_curl_band hammer_curl_band
            """
        case .triceps:
            """
            triceps_pushdown overhead_triceps_extension_cable triceps_extension_dumbbell triceps_rope_pushdown \
            skullcrusher_dumbbell! skullcrusher_ez_bar! triceps_extension_machine triceps_extension_barbell \
            triceps_pushdown_band push_up_close_grip bench_dip
            """
        case .quadriceps:
            "leg_extension_machine single_leg_extension_machine goblet_squat_dumbbell squat_band squat_bodyweight"
        case .hamstrings:
            """
            seated_leg_curl_machine lying_leg_curl_machine standing_leg_curl_machine stiff_leg_deadlift_dumbbell \
            stiff_leg_deadlift_barbell stiff_leg_deadlift_band nordic_hamstring_curl! single_leg_glute_bridge
            """
        case .glutes:
            """
            hip_thrust_barbell hip_thrust_machine hip_thrust_dumbbell glute_kickback_cable cable_pull_through \
            glute_bridge_barbell hip_thrust_bodyweight glute_bridge glute_kickback_floor
            """
        case .calves:
            """
            standing_calf_raise_machine seated_calf_raise_machine calf_press_leg_press standing_calf_raise_dumbbell \
            standing_calf_raise_barbell seated_calf_raise_dumbbell single_leg_calf_raise standing_calf_raise_bodyweight
            """
        case .abdominals:
            """
            plank cable_crunch hanging_knee_raise! crunch reverse_crunch dead_bug crunch_machine pallof_press_cable \
            lying_leg_raise russian_twist
            """
        case .neck: "lying_neck_curl lying_neck_extension"
        case .traps: "shrug_dumbbell shrug_barbell shrug_cable shrug_machine shrug_smith_machine shrug_trap_bar"
        case .forearms:
            """
            seated_palms_up_wrist_curl_dumbbell wrist_curl_barbell reverse_curl_dumbbell reverse_curl_barbell \
            reverse_curl_cable wrist_extension_dumbbell reverse_curl_band dead_hang
            """
        case .lowerBack: "back_extension back_extension_machine good_morning_barbell! superman"
        case .adductors: "hip_adduction_machine hip_adduction_cable copenhagen_plank! lateral_lunge cossack_squat!"
        case .abductors:
            "hip_abduction_machine hip_abduction_cable lateral_walk_band lateral_leg_raise clamshell fire_hydrant"
        default: ""
        }
    }
}
