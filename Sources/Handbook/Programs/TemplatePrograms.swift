/// The five templates of seed 001: weeks with a plan for each day, some of them for recovery, for a peak or for a test.
let templatePrograms = """
    = beginner_strength
    program: Beginner Strength
    description: Eight weeks for the first steps with the barbell: two plans in turn, three days a week, a little more each time.
    category: strength training
    difficulty: beginner
    goal: strength
    split: full body
    per week: 3

    plan: Full Body A
    minutes: 60
    notes: The day of the squat.
    Squat (Barbell): 3x5 @7; rest 3min; rule straight_sets
    Bench Press (Barbell): 3x5 @7; rest 3min; rule straight_sets
    Bent Over Row (Barbell): 3x5-8 @7; rest 2min
    Overhead Press (Dumbbell): 2x8-10 @7; rest 2min
    Plank: 3x30s @6; optional; rest 60s

    plan: Full Body B
    minutes: 60
    notes: The day of the deadlift.
    Deadlift (Barbell): 3x5 @7; rest 3min; rule straight_sets(increment: 5kg)
    Overhead Press (Barbell): 3x5 @7; rest 3min; rule straight_sets
    Lat Pulldown (Cable): 3x8-10 @7; rest 2min
    Leg Press: 3x8-10 @7; rest 2min
    Bicep Curl (Dumbbell): 2x10-12 @7; optional; rest 60s

    week 1 regular: Full Body A, Full Body B, Full Body A
    week 2 regular: Full Body B, Full Body A, Full Body B
    week 3 regular: Full Body A, Full Body B, Full Body A
    week 4 deload: Full Body B, Full Body A, Full Body B
    week 5 regular: Full Body A, Full Body B, Full Body A
    week 6 regular: Full Body B, Full Body A, Full Body B
    week 7 regular: Full Body A, Full Body B, Full Body A
    week 8 test: Full Body B, Full Body A, Full Body B
    = hypertrophy_block
    program: Hypertrophy Block
    description: Six weeks of volume, four days a week: repetitions climb within their range, then the weight goes up. The last week is for recovery.
    category: bodybuilding
    difficulty: intermediate
    goal: hypertrophy
    split: upper lower
    per week: 4

    plan: Upper A
    minutes: 65
    Bench Press (Barbell): 4x6-8 @8; rest 2min; rule double_progression(reps: 6-8, cap: 8.5)
    Bent Over Row (Barbell): 4x8-10 @8; rest 2min; rule double_progression(reps: 8-10, cap: 8.5)
    Overhead Press (Dumbbell): 3x8-12 @8.5; rest 2min; rule double_progression(increment: 2kg, cap: 8.5)
    Lat Pulldown (Cable): 3x8-12 @8.5; rest 90s; rule double_progression(cap: 8.5)
    Lateral Raise (Dumbbell): 3x12-15 @9; optional; rest 60s
    Bicep Curl (Dumbbell): 3x10-12 @9; optional; superset A; rest 60s
    Triceps Pushdown: 3x10-12 @9; optional; superset A; rest 60s

    plan: Lower A
    minutes: 65
    Squat (Barbell): 4x6-8 @8; rest 3min; rule double_progression(reps: 6-8, cap: 8.5)
    Romanian Deadlift (Barbell): 3x8-10 @8; rest 2min; rule double_progression(reps: 8-10, cap: 8.5)
    Leg Press: 3x10-12 @8.5; rest 2min; rule double_progression(reps: 10-12, cap: 9)
    Lying Leg Curl (Machine): 3x10-12 @9; rest 90s
    Standing Calf Raise (Machine): 4x10-15 @9; optional; rest 60s

    plan: Upper B
    minutes: 65
    Incline Bench Press (Dumbbell): 4x8-10 @8; rest 2min; rule double_progression(reps: 8-10, increment: 2kg, cap: 8.5)
    Seated Row (Cable): 4x8-12 @8; rest 2min; rule double_progression(cap: 8.5)
    Overhead Press (Barbell): 3x6-8 @8; rest 2min; rule double_progression(reps: 6-8, cap: 8.5)
    Pull Up: 3x6-10 @8.5; rest 2min
    Face Pull (Cable): 3x12-15 @9; optional; rest 60s
    Hammer Curl (Dumbbell): 3x10-12 @9; optional; superset A; rest 60s
    Overhead Triceps Extension (Cable): 3x10-12 @9; optional; superset A; rest 60s

    plan: Lower B
    minutes: 65
    Deadlift (Barbell): 3x5-6 @8; rest 3min; rule double_progression(reps: 5-6, cap: 8.5)
    Front Squat (Barbell): 3x8-10 @8; rest 2min; rule double_progression(reps: 8-10, cap: 8.5)
    Bulgarian Split Squat (Dumbbell): 3x8-12 @8.5; rest 2min; rule double_progression(increment: 2kg, cap: 9)
    Leg Extension (Machine): 3x12-15 @9; optional; rest 60s
    Seated Calf Raise (Machine): 4x12-15 @9; optional; rest 60s

    weeks 1-5 regular: Upper A, Lower A, Upper B, Lower B
    week 6 deload: Upper A, Lower A, Upper B, Lower B
    = ppl_power_builder
    program: PPL Power Builder
    description: Eight weeks of push, pull and legs, each once heavy and once with more repetitions: six days a week for size and strength.
    category: powerlifting
    difficulty: advanced
    goal: both
    split: ppl
    per week: 6

    plan: Push Heavy
    minutes: 70
    Bench Press (Barbell): top 1x3 @8, backoff 3x5; rest 3min; rule top_set_backoff(top: 3-5, backoff: 5-8, drop: 12%)
    Overhead Press (Barbell): 3x5-8 @8; rest 3min
    Incline Bench Press (Dumbbell): 3x8-10 @8.5; rest 2min
    Lateral Raise (Dumbbell): 3x12-15; optional; rest 60s
    Triceps Pushdown: 3x10-12; optional; rest 60s

    plan: Pull Heavy
    minutes: 70
    Deadlift (Barbell): top 1x3 @8, backoff 2x5; rest 4min; rule top_set_backoff(top: 3-5, backoff sets: 2, backoff: 5-8, drop: 12%)
    Bent Over Row (Barbell): 4x6-8 @8; rest 2min
    Pull Up: 3x5-8 @8; rest 2min
    Face Pull (Cable): 3x12-15; optional; rest 60s
    Bicep Curl (Barbell): 3x8-10; optional; rest 90s

    plan: Legs Heavy
    minutes: 70
    Squat (Barbell): top 1x3 @8, backoff 3x5; rest 4min; rule top_set_backoff(top: 3-5, backoff: 5-8, drop: 12%)
    Romanian Deadlift (Barbell): 3x6-8 @8; rest 2min
    Leg Press: 3x8-10 @8.5; rest 2min
    Standing Calf Raise (Machine): 4x8-12; optional; rest 60s

    plan: Push Volume
    minutes: 65
    Overhead Press (Dumbbell): 4x8-12 @8.5; rest 2min; rule double_progression(increment: 2kg, cap: 8.5)
    Bench Press (Dumbbell): 3x8-12 @8.5; rest 2min; rule double_progression(increment: 2kg, cap: 8.5)
    Chest Fly (Cable): 3x12-15; optional; rest 60s
    Lateral Raise (Cable): 3x12-15; optional; rest 60s
    Overhead Triceps Extension (Cable): 3x10-15; rest 60s

    plan: Pull Volume
    minutes: 65
    Lat Pulldown (Cable): 4x8-12 @8.5; rest 2min; rule double_progression(cap: 8.5)
    Seated Row (Cable): 3x8-12 @8.5; rest 2min; rule double_progression(cap: 8.5)
    Reverse Fly (Machine): 3x12-15; optional; rest 60s
    Shrug (Dumbbell): 3x10-15; optional; rest 60s
    Hammer Curl (Dumbbell): 3x10-15; rest 60s

    plan: Legs Volume
    minutes: 65
    Front Squat (Barbell): 3x8-10 @8.5; rest 2min; rule double_progression(reps: 8-10, cap: 8.5)
    Bulgarian Split Squat (Dumbbell): 3x8-12 @8.5; rest 2min; rule double_progression(increment: 2kg, cap: 8.5)
    Seated Leg Curl (Machine): 3x10-15; rest 90s
    Leg Extension (Machine): 3x12-15; optional; rest 60s
    Seated Calf Raise (Machine): 4x12-15; optional; rest 60s

    weeks 1-3 regular: Push Heavy, Pull Heavy, Legs Heavy, Push Volume, Pull Volume, Legs Volume
    week 4 deload: Push Heavy, Pull Heavy, Legs Heavy, Push Volume, Pull Volume, Legs Volume
    weeks 5-6 regular: Push Heavy, Pull Heavy, Legs Heavy, Push Volume, Pull Volume, Legs Volume
    week 7 peak: Push Heavy, Pull Heavy, Legs Heavy, Push Volume, Pull Volume, Legs Volume
    week 8 deload: Push Heavy, Pull Heavy, Legs Heavy, Push Volume, Pull Volume, Legs Volume
    = strength_peaking
    program: Strength Peaking
    description: Four weeks towards a new best: two weeks of heavy work, a week of the heaviest, and a week to test it.
    category: powerlifting
    difficulty: advanced
    goal: strength
    split: upper lower
    per week: 4

    plan: Upper A
    minutes: 65
    notes: The day of the bench press.
    Bench Press (Barbell): top 1x3 @8, backoff 3x5; rest 4min; rule top_set_backoff(top: 3-5, backoff: 5-8, drop: 12%)
    Bent Over Row (Barbell): 3x5-8 @8; rest 2min
    Bench Press - Close Grip (Barbell): 3x5-8 @8; rest 2min
    Lat Pulldown (Cable): 3x8-10; optional; rest 90s

    plan: Lower A
    minutes: 65
    notes: The day of the squat.
    Squat (Barbell): top 1x3 @8, backoff 3x5; rest 4min; rule top_set_backoff(top: 3-5, backoff: 5-8, drop: 12%)
    Romanian Deadlift (Barbell): 3x5-8 @8; rest 2min
    Leg Press: 2x8-10; optional; rest 2min
    Plank: 3x45s; optional; rest 60s

    plan: Upper B
    minutes: 60
    notes: The day of the overhead press.
    Overhead Press (Barbell): top 1x3 @8, backoff 3x5; rest 3min; rule top_set_backoff(top: 3-5, backoff: 5-8, drop: 12%)
    Paused Bench Press (Barbell): 3x3-5 @8; rest 3min
    Pull Up: 3x5-8 @8; rest 2min
    Face Pull (Cable): 3x12-15; optional; rest 60s

    plan: Lower B
    minutes: 65
    notes: The day of the deadlift.
    Deadlift (Barbell): top 1x3 @8, backoff 2x5; rest 4min; rule top_set_backoff(top: 3-5, backoff sets: 2, backoff: 5-8, drop: 12%)
    Front Squat (Barbell): 3x5-8 @8; rest 3min
    Lying Leg Curl (Machine): 3x8-10; optional; rest 90s
    Hanging Leg Raise: 3x8-12; optional; rest 60s

    weeks 1-2 regular: Upper A, Lower A, Upper B, Lower B
    week 3 peak: Upper A, Lower A, Upper B, Lower B
    week 4 test: Upper A, Lower A, Upper B, Lower B
    = twelve_week_transform
    program: 12-Week Transform
    description: Twelve weeks, four days each: blocks of work with a light week between them, a peak, and a test at the end.
    category: strength training
    difficulty: intermediate
    goal: both
    split: upper lower
    per week: 4

    plan: Upper Strength
    minutes: 65
    Bench Press (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Bent Over Row (Barbell): 4x6-8 @8; rest 2min
    Overhead Press (Barbell): 3x6-8 @8; rest 2min
    Chin Up: 3x6-10 @8; rest 2min
    Triceps Pushdown: 3x10-12; optional; rest 60s

    plan: Lower Strength
    minutes: 65
    Squat (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Romanian Deadlift (Barbell): 3x6-8 @8; rest 2min
    Leg Press: 3x8-10 @8; rest 2min
    Standing Calf Raise (Machine): 3x10-15; optional; rest 60s
    Plank: 3x45s; optional; rest 60s

    plan: Upper Size
    minutes: 65
    Incline Bench Press (Dumbbell): 4x8-12 @8.5; rest 2min; rule double_progression(increment: 2kg, cap: 8.5)
    Seated Row (Cable): 4x8-12 @8.5; rest 2min; rule double_progression(cap: 8.5)
    Overhead Press (Dumbbell): 3x8-12 @8.5; rest 2min; rule double_progression(increment: 2kg, cap: 8.5)
    Lat Pulldown (Cable): 3x8-12 @8.5; rest 90s; rule double_progression(cap: 8.5)
    Lateral Raise (Dumbbell): 3x12-15; optional; rest 60s
    Bicep Curl (Dumbbell): 3x10-12; optional; rest 60s

    plan: Lower Size
    minutes: 65
    Deadlift (Barbell): 3x5-6 @8; rest 3min
    Bulgarian Split Squat (Dumbbell): 3x8-12 @8.5; rest 2min; rule double_progression(increment: 2kg, cap: 8.5)
    Leg Extension (Machine): 3x10-15 @9; rest 60s
    Lying Leg Curl (Machine): 3x10-15 @9; rest 60s
    Seated Calf Raise (Machine): 3x12-15; optional; rest 60s

    weeks 1-3 regular: Upper Strength, Lower Strength, Upper Size, Lower Size
    week 4 deload: Upper Strength, Lower Strength, Upper Size, Lower Size
    weeks 5-7 regular: Upper Strength, Lower Strength, Upper Size, Lower Size
    week 8 deload: Upper Strength, Lower Strength, Upper Size, Lower Size
    weeks 9-10 regular: Upper Strength, Lower Strength, Upper Size, Lower Size
    week 11 peak: Upper Strength, Lower Strength, Upper Size, Lower Size
    week 12 test: Upper Strength, Lower Strength, Upper Size, Lower Size

    """
