/// The timed routines, one after the other: see ``RoutineBook``. A step is an exercise with seconds, both sides together, or with
/// repetitions (`10x`), for each side where it has two.
let routineTexts = """
    = pre_squat
    type pre-workout
    minutes 6
    for squat lunge
    name.en Before squats
    name.de Vor dem Kniebeugen
    about.en About six minutes for ankles, hips and upper back, ending with easy squats before the empty bar.
    about.de Rund sechs Minuten für Sprunggelenke, Hüfte und oberen Rücken, am Ende lockere Kniebeugen vor der leeren Stange.
    step jumping_jack 20x
    step ankle_rock 10x
    step leg_swing 10x
    step adductor_rock_back 8x
    step hip_switch_90_90 10x
    step deep_squat_hold 45
    step glute_bridge 12x
    step squat_bodyweight 10x

    = pre_bench_press
    type pre-workout
    minutes 5
    for horizontal_push vertical_push
    name.en Before bench and overhead press
    name.de Vor Bankdrücken und Schulterdrücken
    about.en About five minutes that warm the shoulders, free the upper back and wake up the shoulder blades before you press.
    about.de Rund fünf Minuten, die vor dem Drücken die Schultern aufwärmen, den oberen Rücken lösen und die Schulterblätter wecken.
    step arm_circle 20x
    step cat_cow 8x
    step thoracic_extension_foam_roller 8x
    step shoulder_pass_through_band 10x
    step wall_slide 10x
    step pull_apart_band 15x
    step scapular_push_up 10x
    step wrist_rock 10x

    = pre_deadlift
    type pre-workout
    minutes 5
    for hinge horizontal_pull vertical_pull carry
    name.en Before deadlifts and pulling
    name.de Vor Kreuzheben und Zugübungen
    about.en About five minutes for the back of the legs, the hinge of the hips and a steady trunk before you pull.
    about.de Rund fünf Minuten für die Beinrückseite, das Beugen aus der Hüfte und einen festen Rumpf vor dem Ziehen.
    step inchworm 5x
    step cat_cow 8x
    step leg_swing 10x
    step worlds_greatest_stretch 4x
    step bird_dog 6x
    step dead_bug 8x
    step glute_bridge 12x
    step dead_hang 20

    = pre_whole_body_5
    type pre-workout
    minutes 5
    name.en Whole body in 5 minutes
    name.de Ganzer Körper in 5 Minuten
    about.en The short way from cold to ready when time is scarce; it fits every training day.
    about.de Der kurze Weg von kalt zu bereit, wenn die Zeit knapp ist; passt zu jedem Trainingstag.
    step jumping_jack 30x
    step arm_circle 20x
    step cat_cow 8x
    step worlds_greatest_stretch 4x
    step deep_squat_hold 30
    step glute_bridge 12x
    step scapular_push_up 10x
    step squat_bodyweight 12x

    = pre_whole_body_10
    type pre-workout
    minutes 10
    name.en Whole body in 10 minutes
    name.de Ganzer Körper in 10 Minuten
    about.en A calm, complete warm-up from ankles to wrists for long sessions and cold mornings.
    about.de Ein ruhiges, vollständiges Aufwärmen von den Sprunggelenken bis zu den Handgelenken, für lange Einheiten und kalte Morgen.
    step high_knees 30
    step arm_circle 20x
    step inchworm 5x
    step ankle_rock 8x
    step leg_swing 10x
    step hip_switch_90_90 10x
    step worlds_greatest_stretch 4x
    step thread_the_needle 6x
    step wall_slide 10x
    step pull_apart_band 15x
    step bird_dog 6x
    step glute_bridge 12x
    step deep_squat_hold 45
    step squat_bodyweight 12x
    step wrist_rock 10x

    = post_lower_body
    type post-workout
    minutes 8
    for squat lunge hinge
    name.en After leg training
    name.de Nach dem Beintraining
    about.en About eight minutes of calm stretches for hips, thighs and calves; both sides get half of the time each.
    about.de Rund acht Minuten ruhiges Dehnen für Hüfte, Oberschenkel und Waden; jede Seite bekommt die halbe Zeit.
    step hip_flexor_stretch 80
    step standing_quad_stretch 60
    step hamstring_stretch_band 80
    step figure_four_stretch 80
    step butterfly_stretch 45
    step calf_stretch_wall 60
    step childs_pose 45

    = post_upper_body
    type post-workout
    minutes 7
    for horizontal_push vertical_push horizontal_pull vertical_pull
    name.en After upper-body training
    name.de Nach dem Oberkörpertraining
    about.en About seven minutes for chest, lats, shoulders and arms; both sides get half of the time each.
    about.de Rund sieben Minuten für Brust, Lat, Schultern und Arme; jede Seite bekommt die halbe Zeit.
    step doorway_chest_stretch 80
    step lat_stretch_bench 45
    step cross_body_shoulder_stretch 60
    step overhead_triceps_stretch 60
    step open_book 6x
    step wrist_rock 10x
    step childs_pose 45

    = post_whole_body
    type post-workout
    minutes 9
    for squat lunge hinge horizontal_push vertical_push horizontal_pull vertical_pull carry
    name.en After whole-body training
    name.de Nach dem Ganzkörpertraining
    about.en About nine minutes from the legs up to the shoulders to end the session calmly; both sides get half of the time each.
    about.de Rund neun Minuten von den Beinen bis zu den Schultern als ruhiger Abschluss; jede Seite bekommt die halbe Zeit.
    step couch_stretch 80
    step pigeon_stretch 80
    step seated_forward_fold 45
    step calf_stretch_wall 60
    step doorway_chest_stretch 60
    step lat_stretch_bench 45
    step thread_the_needle 6x
    step cobra_stretch 30
    step childs_pose 60
    """
