/// Routines that go round for as long as one likes: the default plans of each split (seed 001), double progression, and what can be
/// done with little equipment.
let routinePrograms = """
    = upper_lower
    program: Upper/Lower
    description: Four plans in turn: heavy presses, pulls, squats and hinges with a top set, and more repetitions behind them.
    category: strength training
    difficulty: intermediate
    goal: both
    split: upper lower
    loops: yes
    per week: 4

    plan: Upper A
    minutes: 60
    Bench Press (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Bent Over Row (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Overhead Press (Dumbbell): 3x8-12 @8.5; rest 2min
    Lat Pulldown (Cable): 3x8-12 @8.5; rest 2min
    Lateral Raise (Dumbbell): 3x12-20; optional; rest 60s
    Bicep Curl (Dumbbell): 2x10-15; optional; rest 60s
    Triceps Pushdown: 2x10-15; optional; rest 60s

    plan: Lower A
    minutes: 60
    Squat (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Romanian Deadlift (Barbell): 3x8-12 @8.5; rest 2min
    Leg Press: 3x10-15; rest 2min
    Lying Leg Curl (Machine): 3x10-15; optional; rest 90s
    Standing Calf Raise (Machine): 3x10-15; optional; rest 60s
    Plank: 3x30s; optional; rest 60s

    plan: Upper B
    minutes: 60
    Overhead Press (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Pull Up: 3x5-10; rest 3min
    Incline Bench Press (Dumbbell): 3x8-12 @8.5; rest 2min
    Seated Row (Cable): 3x8-12 @8.5; rest 2min
    Face Pull (Cable): 3x12-20; optional; rest 60s
    Hammer Curl (Dumbbell): 2x10-15; optional; rest 60s
    Overhead Triceps Extension (Cable): 2x10-15; optional; rest 60s

    plan: Lower B
    minutes: 60
    Deadlift (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Front Squat (Barbell): 3x6-10 @8.5; rest 3min
    Bulgarian Split Squat (Dumbbell): 3x8-12; rest 2min
    Leg Extension (Machine): 3x10-15; optional; rest 90s
    Seated Calf Raise (Machine): 3x10-15; optional; rest 60s
    Hanging Leg Raise: 3x8-15; optional; rest 60s

    days: Upper A, Lower A, Upper B, Lower B
    = push_pull_legs
    program: Push, Pull, Legs
    description: What presses, what pulls, and legs, in turn: three days a week, or six.
    category: bodybuilding
    difficulty: intermediate
    goal: both
    split: ppl
    loops: yes
    per week: 3

    plan: Push
    minutes: 60
    Bench Press (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Overhead Press (Dumbbell): 3x8-12 @8.5; rest 2min
    Incline Bench Press (Dumbbell): 3x8-12 @8.5; rest 2min
    Lateral Raise (Dumbbell): 3x12-20; rest 60s
    Triceps Pushdown: 3x10-15; optional; rest 60s
    Overhead Triceps Extension (Cable): 2x10-15; optional; rest 60s

    plan: Pull
    minutes: 60
    Bent Over Row (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Lat Pulldown (Cable): 3x8-12 @8.5; rest 2min
    Seated Row (Cable): 3x8-12 @8.5; rest 2min
    Face Pull (Cable): 3x12-20; rest 60s
    Bicep Curl (Barbell): 3x8-12; optional; rest 90s
    Hammer Curl (Dumbbell): 2x10-15; optional; rest 60s

    plan: Legs
    minutes: 60
    Squat (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Romanian Deadlift (Barbell): 3x8-12 @8.5; rest 2min
    Leg Press: 3x10-15; rest 2min
    Lying Leg Curl (Machine): 3x10-15; optional; rest 90s
    Standing Calf Raise (Machine): 4x10-15; rest 60s
    Plank: 3x30s; optional; rest 60s

    days: Push, Pull, Legs
    = full_body
    program: Full Body
    description: Three plans in turn, each for the whole body: much progress for three days a week.
    category: strength training
    difficulty: beginner
    goal: both
    split: full body
    loops: yes
    per week: 3

    plan: Full Body A
    minutes: 60
    Squat (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Bench Press (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Seated Row (Cable): 3x8-12 @8.5; rest 2min
    Lateral Raise (Dumbbell): 2x12-20; optional; rest 60s
    Plank: 3x30s; optional; rest 60s

    plan: Full Body B
    minutes: 60
    Deadlift (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Overhead Press (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Lat Pulldown (Cable): 3x8-12 @8.5; rest 2min
    Leg Press: 3x10-15; rest 2min
    Bicep Curl (Dumbbell): 2x10-15; optional; rest 60s

    plan: Full Body C
    minutes: 60
    Front Squat (Barbell): 3x6-10 @8.5; rest 3min
    Incline Bench Press (Dumbbell): 3x8-12 @8.5; rest 2min
    Bent Over Row (Barbell): top 1x4 @8, backoff 3x6; rest 3min; rule top_set_backoff
    Romanian Deadlift (Barbell): 3x8-12 @8.5; rest 2min
    Triceps Pushdown: 2x10-15; optional; rest 60s

    days: Full Body A, Full Body B, Full Body C
    = double_progression
    program: Double Progression
    description: The same weight until every set has reached the top of its range, then a step more and back to the bottom. A first program for the whole body.
    category: general fitness
    difficulty: beginner
    goal: both
    split: full body
    loops: yes
    per week: 3

    plan: Day A
    minutes: 50
    Goblet Squat (Dumbbell): 3x8-12; rest 2min; rule double_progression(increment: 2kg)
    Bench Press (Dumbbell): 3x8-12; rest 2min; rule double_progression(increment: 2kg)
    Seated Row (Cable): 3x8-12; rest 2min; rule double_progression
    Romanian Deadlift (Dumbbell): 3x8-12; rest 2min; rule double_progression(increment: 2kg)
    Plank: 3x30s; optional; rest 60s; rule duration_only

    plan: Day B
    minutes: 50
    Leg Press: 3x8-12; rest 2min; rule double_progression
    Overhead Press (Dumbbell): 3x8-12; rest 2min; rule double_progression(increment: 2kg)
    Lat Pulldown (Cable): 3x8-12; rest 2min; rule double_progression
    Lying Leg Curl (Machine): 3x8-12; rest 90s; rule double_progression
    Bicep Curl (Dumbbell): 2x8-12; optional; rest 60s; rule double_progression(increment: 2kg)

    days: Day A, Day B
    = dumbbells_only
    program: Dumbbells Only
    description: Everything with a pair of dumbbells, and a floor to lie on: for home, or a small gym.
    category: general fitness
    difficulty: beginner
    goal: both
    split: full body
    loops: yes
    per week: 3

    plan: Dumbbells A
    minutes: 45
    Goblet Squat (Dumbbell): 3x8-15; rest 2min
    Floor Press (Dumbbell): 3x8-12; rest 2min
    Bent Over Row (Dumbbell): 3x8-12; rest 2min
    Romanian Deadlift (Dumbbell): 3x8-12; rest 2min
    Lateral Raise (Dumbbell): 2x12-20; optional; rest 60s
    Plank: 3x30s; optional; rest 60s

    plan: Dumbbells B
    minutes: 45
    Reverse Lunge (Dumbbell): 3x8-12; rest 2min
    Overhead Press (Dumbbell): 3x8-12; rest 2min
    Bent Over Row (Dumbbell): 3x8-12; rest 2min
    Single Leg Romanian Deadlift (Dumbbell): 3x8-12; rest 2min
    Bicep Curl (Dumbbell): 2x10-15; optional; superset A; rest 60s
    Triceps Extension (Dumbbell): 2x10-15; optional; superset A; rest 60s

    days: Dumbbells A, Dumbbells B
    = hotel_bodyweight
    program: Hotel Room
    description: No equipment at all: floor and bodyweight, half an hour, with repetitions that climb.
    category: general fitness
    difficulty: beginner
    goal: general
    split: full body
    loops: yes
    per week: 3

    plan: Room A
    minutes: 30
    Squat (Bodyweight): 3x12-25; rest 60s
    Push Up: 3x8-20; rest 90s
    Single Leg Glute Bridge: 3x10-20; rest 60s
    Superman: 3x10-20; rest 60s
    Plank: 3x30s; rest 60s
    Reverse Crunch: 2x10-20; optional; rest 60s

    plan: Room B
    minutes: 30
    Reverse Lunge: 3x8-20; rest 90s
    Pike Push Up: 3x6-15; rest 90s
    Glute Bridge: 3x12-25; rest 60s
    Push Up - Close Grip: 3x6-15; rest 90s
    Side Plank: 2x20s; rest 60s
    Dead Bug: 2x8-16; optional; rest 60s

    days: Room A, Room B

    """
