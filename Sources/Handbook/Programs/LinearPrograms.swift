/// Well-known programs that add weight from session to session: their facts, in our own words.
let linearPrograms = """
    = stronglifts_5x5
    program: StrongLifts 5x5
    description: Two plans in turn, five sets of five: more weight after every session in which all sets are done. Three failures in a row take a tenth off.
    category: strength training
    difficulty: beginner
    goal: strength
    split: full body
    loops: yes
    per week: 3

    plan: Workout A
    minutes: 50
    Squat (Barbell): 5x5; rest 3min; rule straight_sets
    Bench Press (Barbell): 5x5; rest 3min; rule straight_sets
    Bent Over Row (Barbell): 5x5; rest 3min; rule straight_sets

    plan: Workout B
    minutes: 50
    Squat (Barbell): 5x5; rest 3min; rule straight_sets
    Overhead Press (Barbell): 5x5; rest 3min; rule straight_sets
    Deadlift (Barbell): 1x5; rest 3min; rule straight_sets(increment: 5kg)

    days: Workout A, Workout B
    = starting_strength
    program: Starting Strength
    description: The first phase of a novice: three sets of five of the squat and a press, one of the deadlift, with more weight every time.
    category: strength training
    difficulty: beginner
    goal: strength
    split: full body
    loops: yes
    per week: 3

    plan: Workout A
    minutes: 50
    Squat (Barbell): 3x5; rest 4min; rule straight_sets
      > In the first two weeks 5 kg from session to session is usual.
    Bench Press (Barbell): 3x5; rest 4min; rule straight_sets
    Deadlift (Barbell): 1x5; rest 4min; rule straight_sets(increment: 5kg)

    plan: Workout B
    minutes: 50
    Squat (Barbell): 3x5; rest 4min; rule straight_sets
      > In the first two weeks 5 kg from session to session is usual.
    Overhead Press (Barbell): 3x5; rest 4min; rule straight_sets
    Deadlift (Barbell): 1x5; rest 4min; rule straight_sets(increment: 5kg)

    days: Workout A, Workout B
    = greyskull_lp
    program: Greyskull LP (Phrak)
    description: Two sets of five and a third for as many as there are. Ten or more in the last set double the step, fewer than five in any take a tenth off.
    category: strength training
    difficulty: beginner
    goal: strength
    split: full body
    loops: yes
    per week: 3

    plan: Workout A
    minutes: 45
    Overhead Press (Barbell): 3x5+; rest 3min; rule straight_sets(increment: 1.25kg, failures: 1, double at: 10)
    Chin Up: 3x5+; rest 3min; rule straight_sets(increment: 1.25kg, failures: 1, double at: 10)
    Squat (Barbell): 3x5+; rest 3min; rule straight_sets(failures: 1, double at: 10)

    plan: Workout B
    minutes: 45
    Bench Press (Barbell): 3x5+; rest 3min; rule straight_sets(increment: 1.25kg, failures: 1, double at: 10)
    Bent Over Row (Barbell): 3x5+; rest 3min; rule straight_sets(increment: 1.25kg, failures: 1, double at: 10)
    Deadlift (Barbell): 3x5+; rest 3min; rule straight_sets(failures: 1, double at: 10)

    days: Workout A, Workout B
    = gzclp
    program: GZCLP
    description: A heavy lift, a lighter one and one for repetitions on each day. Who misses goes on at the same weight with fewer repetitions, before the weight comes down.
    category: powerlifting
    difficulty: beginner
    goal: strength
    split: full body
    loops: yes
    per week: 4

    plan: A1
    minutes: 55
    Squat (Barbell): 5x3+; rest 4min; rule staged(increment: 5kg); key t1 squat
    Bench Press (Barbell): 3x10; rest 2min; rule staged(stages: 3x10 | 3x8 | 3x6, restart: 100%, restart of: first stage, restart add: 5kg); key t2 bench
    Lat Pulldown (Cable): 3x15+; rest 90s; rule staged(stages: 3x15+, reps needed: 25, restart: 100%); key t3 pulldown

    plan: B1
    minutes: 55
    Overhead Press (Barbell): 5x3+; rest 4min; rule staged; key t1 press
    Deadlift (Barbell): 3x10; rest 2min; rule staged(stages: 3x10 | 3x8 | 3x6, increment: 5kg, restart: 100%, restart of: first stage, restart add: 10kg); key t2 deadlift
    Bent Over One Arm Row (Dumbbell): 3x15+; rest 90s; rule staged(stages: 3x15+, reps needed: 25, restart: 100%); key t3 row

    plan: A2
    minutes: 55
    Bench Press (Barbell): 5x3+; rest 4min; rule staged; key t1 bench
    Squat (Barbell): 3x10; rest 2min; rule staged(stages: 3x10 | 3x8 | 3x6, increment: 5kg, restart: 100%, restart of: first stage, restart add: 10kg); key t2 squat
    Lat Pulldown (Cable): 3x15+; rest 90s; rule staged(stages: 3x15+, reps needed: 25, restart: 100%); key t3 pulldown

    plan: B2
    minutes: 55
    Deadlift (Barbell): 5x3+; rest 4min; rule staged(increment: 5kg); key t1 deadlift
    Overhead Press (Barbell): 3x10; rest 2min; rule staged(stages: 3x10 | 3x8 | 3x6, restart: 100%, restart of: first stage, restart add: 5kg); key t2 press
    Bent Over One Arm Row (Dumbbell): 3x15+; rest 90s; rule staged(stages: 3x15+, reps needed: 25, restart: 100%); key t3 row

    days: A1, B1, A2, B2
    = texas_method
    program: Texas Method
    description: A week of three days: much work on the first, a light day to recover, and one heavy set of five on the last, heavier every week.
    category: powerlifting
    difficulty: intermediate
    goal: strength
    split: full body
    loops: yes
    per week: 3

    plan: Volume Day
    minutes: 75
    Squat (Barbell): 5x5; rest 4min; rule derived_from(of: squat, share: 90%)
    Bench Press (Barbell): 5x5; rest 4min; rule derived_from(of: bench, share: 90%)
    Deadlift (Barbell): 1x5; rest 4min; rule straight_sets

    plan: Recovery Day
    minutes: 45
    Squat (Barbell): 2x5; rest 2min; rule derived_from(of: squat, share: 72%)
    Overhead Press (Barbell): 3x5; rest 3min; rule straight_sets
    Chin Up: 3x5-10; optional; rest 2min
    Back Extension: 3x8-15; optional; rest 90s

    plan: Intensity Day
    minutes: 60
    Squat (Barbell): 1x5; rest 5min; rule straight_sets(failures: 2); key squat
    Bench Press (Barbell): 1x5; rest 5min; rule straight_sets(failures: 2); key bench
    Power Clean (Barbell): 5x3; rest 2min; rule straight_sets

    days: Volume Day, Recovery Day, Intensity Day
    = reddit_ppl
    program: Reddit PPL
    description: Pull, push and legs twice a week: one main lift each day with a last set for as many as there are, then lighter work.
    category: bodybuilding
    difficulty: beginner
    goal: both
    split: ppl
    loops: yes
    per week: 6

    plan: Pull A
    minutes: 60
    Deadlift (Barbell): 1x5+; rest 4min; rule straight_sets(increment: 5kg)
    Lat Pulldown (Cable): 3x8-12; rest 2min
    Seated Row (Cable): 3x8-12; rest 2min
    Face Pull (Cable): 5x15-20; optional; rest 60s
    Hammer Curl (Dumbbell): 4x8-12; optional; rest 60s
    Bicep Curl (Dumbbell): 4x8-12; optional; rest 60s

    plan: Push A
    minutes: 60
    Bench Press (Barbell): 5x5+; rest 3min; rule straight_sets
    Overhead Press (Barbell): 3x8-12; rest 2min
    Incline Bench Press (Dumbbell): 3x8-12; rest 2min
    Triceps Pushdown: 3x8-12; optional; superset A; rest 60s
    Lateral Raise (Dumbbell): 3x15-20; optional; superset A; rest 60s
    Overhead Triceps Extension (Cable): 3x8-12; optional; rest 60s

    plan: Legs
    minutes: 60
    Squat (Barbell): 3x5+; rest 4min; rule straight_sets
    Romanian Deadlift (Barbell): 3x8-12; rest 2min
    Leg Press: 3x8-12; rest 2min
    Lying Leg Curl (Machine): 3x8-12; optional; rest 90s
    Standing Calf Raise (Machine): 5x8-12; optional; rest 60s

    plan: Pull B
    minutes: 60
    Bent Over Row (Barbell): 5x5+; rest 3min; rule straight_sets
    Lat Pulldown (Cable): 3x8-12; rest 2min
    Seated Row (Cable): 3x8-12; rest 2min
    Face Pull (Cable): 5x15-20; optional; rest 60s
    Hammer Curl (Dumbbell): 4x8-12; optional; rest 60s
    Bicep Curl (Dumbbell): 4x8-12; optional; rest 60s

    plan: Push B
    minutes: 60
    Overhead Press (Barbell): 5x5+; rest 3min; rule straight_sets
    Bench Press (Barbell): 3x8-12; rest 2min
    Incline Bench Press (Dumbbell): 3x8-12; rest 2min
    Triceps Pushdown: 3x8-12; optional; superset A; rest 60s
    Lateral Raise (Dumbbell): 3x15-20; optional; superset A; rest 60s
    Overhead Triceps Extension (Cable): 3x8-12; optional; rest 60s

    days: Pull A, Push A, Legs, Pull B, Push B, Legs

    """
