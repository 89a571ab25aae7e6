/// Well-known programs by percentages of a training max: their facts, in our own words. The 100 kg stand for the max of the lifter,
/// which is asked for when one is started.
let percentPrograms = """
    = 531
    program: 5/3/1
    description: Four lifts, one on each day, by percentages of a training max: sets of five, of three, and five, three and one, then a light week. After each cycle the max goes up a little.
    category: powerlifting
    difficulty: intermediate
    goal: strength
    split: upper lower
    loops: yes
    per week: 4
    training max: 90%

    plan: Press Day
    minutes: 60
    Overhead Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%); key press
    Chin Up: 3x6-12; rest 2min; key chin_up
    Triceps Dip: 3x8-15; optional; rest 90s
    Face Pull (Cable): 3x12-20; optional; rest 60s

    plan: Deadlift Day
    minutes: 60
    Deadlift (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%, increase: cycle 5kg); key deadlift
    Front Squat (Barbell): 3x8-10; rest 2min; key front_squat
    Back Extension: 3x10-15; optional; rest 90s
    Hanging Leg Raise: 3x8-15; optional; rest 60s

    plan: Bench Day
    minutes: 60
    Bench Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%); key bench
    Bent Over One Arm Row (Dumbbell): 3x8-12; rest 2min; key row
    Incline Bench Press (Dumbbell): 3x8-12; optional; rest 2min
    Bicep Curl (Dumbbell): 3x10-15; optional; rest 60s

    plan: Squat Day
    minutes: 60
    Squat (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%, increase: cycle 5kg); key squat
    Romanian Deadlift (Barbell): 3x8-12; rest 2min; key rdl
    Leg Press: 3x10-15; optional; rest 2min
    Plank: 3x45s; optional; rest 60s

    plan: Light Press Day
    minutes: 30
    Overhead Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%); key press
    Chin Up: 2x6-12; rest 2min; key chin_up

    plan: Light Deadlift Day
    minutes: 30
    Deadlift (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%, increase: cycle 5kg); key deadlift
    Front Squat (Barbell): 2x8-10; rest 2min; key front_squat

    plan: Light Bench Day
    minutes: 30
    Bench Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%); key bench
    Bent Over One Arm Row (Dumbbell): 2x8-12; rest 2min; key row

    plan: Light Squat Day
    minutes: 30
    Squat (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%, increase: cycle 5kg); key squat
    Romanian Deadlift (Barbell): 2x8-12; rest 2min; key rdl

    weeks 1-3: Press Day, Deadlift Day, Bench Day, Squat Day
    week 4: Light Press Day, Light Deadlift Day, Light Bench Day, Light Squat Day
    = 531_bbb
    program: 5/3/1 Boring But Big
    description: 5/3/1 with the same lift once more on each day: five sets of ten at half the training max.
    category: powerlifting
    difficulty: intermediate
    goal: both
    split: upper lower
    loops: yes
    per week: 4
    training max: 90%

    plan: Press Day
    minutes: 70
    Overhead Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%); key press
    Overhead Press (Barbell): 5x10; rest 90s; rule derived_from(of: press, share: 50%)
    Chin Up: 5x5-10; rest 90s; key chin_up
    Face Pull (Cable): 3x12-20; optional; rest 60s

    plan: Deadlift Day
    minutes: 70
    Deadlift (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%, increase: cycle 5kg); key deadlift
    Deadlift (Barbell): 5x10; rest 90s; rule derived_from(of: deadlift, share: 50%)
    Hanging Leg Raise: 5x8-15; optional; rest 60s; key leg_raise

    plan: Bench Day
    minutes: 70
    Bench Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%); key bench
    Bench Press (Barbell): 5x10; rest 90s; rule derived_from(of: bench, share: 50%)
    Bent Over One Arm Row (Dumbbell): 5x10-15; rest 90s; key row
    Bicep Curl (Dumbbell): 3x10-15; optional; rest 60s

    plan: Squat Day
    minutes: 70
    Squat (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%, increase: cycle 5kg); key squat
    Squat (Barbell): 5x10; rest 90s; rule derived_from(of: squat, share: 50%)
    Lying Leg Curl (Machine): 5x10-15; optional; rest 60s; key leg_curl

    plan: Light Press Day
    minutes: 25
    Overhead Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%); key press
    Chin Up: 2x5-10; rest 90s; key chin_up

    plan: Light Deadlift Day
    minutes: 25
    Deadlift (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%, increase: cycle 5kg); key deadlift
    Hanging Leg Raise: 2x8-15; optional; rest 60s; key leg_raise

    plan: Light Bench Day
    minutes: 25
    Bench Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%); key bench
    Bent Over One Arm Row (Dumbbell): 2x10-15; rest 90s; key row

    plan: Light Squat Day
    minutes: 25
    Squat (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90% | 5@75% 3@85% 1+@95% | 5@40% 5@50% 5@60%, increase: cycle 5kg); key squat
    Lying Leg Curl (Machine): 2x10-15; optional; rest 60s; key leg_curl

    weeks 1-3: Press Day, Deadlift Day, Bench Day, Squat Day
    week 4: Light Press Day, Light Deadlift Day, Light Bench Day, Light Squat Day
    = nsuns_5_day
    program: nSuns LP (5 Day)
    description: Nine sets by percentages on each day, and eight of a second lift. The single at 95 % is done for as many as there are, and says how much the training max goes up.
    category: powerlifting
    difficulty: advanced
    goal: strength
    split: upper lower
    loops: yes
    per week: 5
    training max: 90%

    plan: Bench and Press
    minutes: 80
    Bench Press (Barbell): 1x8, 1x6, 3x4, 1x5, 1x6, 1x7, 1x8+; rest 2min; rule percent_of_max(max: 100kg, weeks: 8@65% 6@75% 3x4@85% 5@80% 6@75% 7@70% 8+@65%, increase: amrap); key bench
    Overhead Press (Barbell): 1x6, 1x5, 1x3, 1x5, 1x7, 1x4, 1x6, 1x8; rest 90s; rule percent_of_max(max: 100kg, weeks: 6@50% 5@60% 3@70% 5@70% 7@70% 4@70% 6@70% 8@70%, increase: amrap); key press
    Lat Pulldown (Cable): 3x8-12; optional; rest 90s

    plan: Squat and Sumo
    minutes: 80
    Squat (Barbell): 1x5, 1x3, 1x1+, 3x3, 3x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@75% 3@85% 1+@95% 3@90% 3@85% 3@80% 5@75% 5@70% 5+@65%, increase: amrap 2 2.5kg | 4 5kg | 6 7.5kg); key squat
    Sumo Deadlift (Barbell): 2x5, 1x3, 1x5, 1x7, 1x4, 1x6, 1x8; rest 90s; rule derived_from(of: deadlift, share: 65%)
    Hanging Leg Raise: 3x8-15; optional; rest 60s

    plan: Press and Incline
    minutes: 80
    Overhead Press (Barbell): 1x5, 1x3, 1x1+, 1x3, 1x5, 1x3, 1x5, 1x3, 1x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@75% 3@85% 1+@95% 3@90% 5@85% 3@80% 5@75% 3@70% 5+@65%, increase: amrap 2 2.5kg | 6 5kg); key press
    Incline Bench Press (Barbell): 1x6, 1x5, 1x3, 1x5, 1x7, 1x4, 1x6, 1x8; rest 90s; rule derived_from(of: bench, share: 55%)
    Face Pull (Cable): 3x12-20; optional; rest 60s

    plan: Deadlift and Front Squat
    minutes: 80
    Deadlift (Barbell): 1x5, 1x3, 1x1+, 6x3+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@75% 3@85% 1+@95% 3@90% 3@85% 3@80% 3@75% 3@70% 3+@65%, increase: amrap 2 2.5kg | 4 5kg | 6 7.5kg); key deadlift
    Front Squat (Barbell): 2x5, 1x3, 1x5, 1x7, 1x4, 1x6, 1x8; rest 90s; rule derived_from(of: squat, share: 50%)
    Seated Row (Cable): 3x8-12; optional; rest 90s

    plan: Bench and Close Grip
    minutes: 80
    Bench Press (Barbell): 1x5, 1x3, 1x1+, 1x3, 1x5, 1x3, 1x5, 1x3, 1x5+; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@75% 3@85% 1+@95% 3@90% 5@85% 3@80% 5@75% 3@70% 5+@65%, increase: amrap 2 2.5kg | 6 5kg); key bench
    Bench Press - Close Grip (Barbell): 1x6, 1x5, 1x3, 1x5, 1x7, 1x4, 1x6, 1x8; rest 90s; rule derived_from(of: bench, share: 55%)
    Bicep Curl (Dumbbell): 3x10-15; optional; rest 60s

    days: Bench and Press, Squat and Sumo, Press and Incline, Deadlift and Front Squat, Bench and Close Grip
    = madcow_5x5
    program: Madcow 5x5
    description: A heavy, a light and a medium day. Sets of five climb to one heavy set; what Friday's set of three reaches is what Monday asks for.
    category: powerlifting
    difficulty: intermediate
    goal: strength
    split: full body
    loops: yes
    per week: 3
    training max: 80%

    plan: Heavy Day
    minutes: 70
    Squat (Barbell): 5x5; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@50% 5@62.5% 5@75% 5@87.5% 5@100%, increase: amrap); key squat
    Bench Press (Barbell): 5x5; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@50% 5@62.5% 5@75% 5@87.5% 5@100%, increase: amrap); key bench
    Bent Over Row (Barbell): 5x5; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@50% 5@62.5% 5@75% 5@87.5% 5@100%, increase: amrap); key row

    plan: Light Day
    minutes: 55
    Squat (Barbell): 4x5; rest 2min; rule percent_of_max(max: 100kg, weeks: 5@50% 5@62.5% 2x5@75%, increase: amrap); key squat
    Overhead Press (Barbell): 4x5; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@62.5% 5@75% 5@87.5% 5@100%, increase: week 2.5kg); key press
    Deadlift (Barbell): 4x5; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@62.5% 5@75% 5@87.5% 5@100%, increase: week 5kg); key deadlift
    Hanging Leg Raise: 3x8-15; optional; rest 60s

    plan: Medium Day
    minutes: 70
    Squat (Barbell): 4x5, 1x3, 1x8; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@50% 5@62.5% 5@75% 5@87.5% 3@102.5% 8@75%, increase: week 2.5kg); key squat
    Bench Press (Barbell): 4x5, 1x3, 1x8; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@50% 5@62.5% 5@75% 5@87.5% 3@102.5% 8@75%, increase: week 2.5kg); key bench
    Bent Over Row (Barbell): 4x5, 1x3, 1x8; rest 3min; rule percent_of_max(max: 100kg, weeks: 5@50% 5@62.5% 5@75% 5@87.5% 3@102.5% 8@75%, increase: week 2.5kg); key row

    days: Heavy Day, Light Day, Medium Day

    """
