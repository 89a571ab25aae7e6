/// The catalogue, one lift a line:
/// `slug|name|aliases|primary muscles|secondary muscles|equipment|pattern|load kind|measure|flags`.
///
/// The most trained lifts come first, then body part by body part: lists and searches keep this order among equals.
/// Equipment variants are lifts of their own. A name without equipment is an alias of the variant that lifters mean by
/// it, and of none where they mean different ones ("Bicep Curl", "Shoulder Press", "Chest Fly").
let builtInExerciseTable = """
    squat_barbell|Squat (Barbell)|Squat;Back Squat;Back Squat (Barbell);Full Squat;Full Squat (Barbell);High Bar Squat;High Bar Squat (Barbell);Kniebeuge;Kniebeugen;Kniebeuge (Langhantel)|quadriceps,glutes|hamstrings,adductors,lower_back|barbell,rack|squat|external|reps|compound
    bench_press_barbell|Bench Press (Barbell)|Bench Press;Flat Bench Press;Flat Bench Press (Barbell);Flat Bench;Bankdrücken;Bankdrücken (Langhantel);Flachbankdrücken (Langhantel);Bench;Chest Press (Barbell);Barbell Flat Press|chest|front_delts,triceps|barbell,bench,rack|horizontal_push|external|reps|compound
    deadlift_barbell|Deadlift (Barbell)|Deadlift;Conventional Deadlift;Conventional Deadlift (Barbell);Kreuzheben;Kreuzheben (Langhantel)|glutes,hamstrings,lower_back|quadriceps,traps,forearms|barbell|hinge|external|reps|compound
    overhead_press_barbell|Overhead Press (Barbell)|Overhead Press;Military Press;Military Press (Barbell);Standing Military Press;Standing Military Press (Barbell);Strict Military Press;Strict Military Press (Barbell);Strict Press;Standing Overhead Press (Barbell);Shoulder Press (Barbell);Standing Shoulder Press (Barbell);Schulterdrücken (Langhantel);Überkopfdrücken;Überkopfdrücken (Langhantel);OHP;Standing Barbell Press;Schulterdrücken stehend (Langhantel)|front_delts|side_delts,triceps,traps|barbell,rack|vertical_push|external|reps|compound
    bent_over_row_barbell|Bent Over Row (Barbell)|Barbell Row;Bent Over Row;Overhand Row (Barbell);Langhantelrudern;Rudern (Langhantel);Vorgebeugtes Rudern;Vorgebeugtes Rudern (Langhantel);Vorgebeugtes Langhantelrudern|middle_back,lats|biceps,rear_delts,lower_back|barbell|horizontal_pull|external|reps|compound
    pull_up|Pull Up|Weighted Pull Up;Strict Pull Up;Overhand Pull Up;Klimmzug;Klimmzüge;Klimmzug Obergriff|lats|biceps,middle_back,forearms|bodyweight,pull_up_bar|vertical_pull|bodyweight_plus|reps|compound
    chin_up|Chin Up|Weighted Chin Up;Underhand Pull Up;Klimmzug Untergriff|lats,biceps|middle_back,forearms|bodyweight,pull_up_bar|vertical_pull|bodyweight_plus|reps|compound
    bench_press_dumbbell|Bench Press (Dumbbell)|Flat Bench Press (Dumbbell);Flat Press (Dumbbell);Bankdrücken (Kurzhantel);Flachbankdrücken (Kurzhantel);Chest Press (Dumbbell);Dumbbell Bench;Flat Bench (Dumbbell)|chest|front_delts,triceps|dumbbell,bench|horizontal_push|external|reps|compound
    incline_bench_press_barbell|Incline Bench Press (Barbell)|Incline Bench Press;Incline Press (Barbell);Incline Bench;Schrägbankdrücken;Schrägbankdrücken (Langhantel)|chest|front_delts,triceps|barbell,bench,rack|horizontal_push|external|reps|compound
    incline_bench_press_dumbbell|Incline Bench Press (Dumbbell)|Incline Press (Dumbbell);Schrägbankdrücken (Kurzhantel);Incline Bench (Dumbbell);Incline Chest Press (Dumbbell)|chest|front_delts,triceps|dumbbell,bench|horizontal_push|external|reps|compound
    front_squat_barbell|Front Squat (Barbell)|Front Squat;Frontkniebeuge;Frontkniebeuge (Langhantel)|quadriceps|glutes,adductors,abdominals|barbell,rack|squat|external|reps|compound
    romanian_deadlift_barbell|Romanian Deadlift (Barbell)|Romanian Deadlift;Rumänisches Kreuzheben;Rumänisches Kreuzheben (Langhantel);RDL;RDLs|hamstrings,glutes|lower_back,forearms|barbell|hinge|external|reps|compound
    hip_thrust_barbell|Hip Thrust (Barbell)|Hip Thrust;Hüftheben (Langhantel);Hüftstoß (Langhantel)|glutes|hamstrings,quadriceps|barbell,bench|hinge|external|reps|compound
    leg_press|Leg Press|45 Degree Leg Press;45 Degree Leg Press (Machine);Incline Leg Press;Sled Leg Press;Beinpresse;Beinpresse 45 Grad;Leg Press 45|quadriceps,glutes|hamstrings,adductors|machine|squat|external|reps|compound
    lat_pulldown_cable|Lat Pulldown (Cable)|Lat Pulldown;Cable Pulldown;Latzug;Latziehen;Latzug (Kabelzug);Lat Pull;Lat Pulldown Front (Cable);Front Lat Pulldown;Front Pulldown (Cable)|lats|biceps,middle_back,rear_delts|cable|vertical_pull|external|reps|compound
    seated_row_cable|Seated Row (Cable)|Cable Row;Seated Cable Row - Bar Grip;Seated Cable Row - Bar Grip (Cable);Rudern sitzend (Kabelzug);Kabelrudern;Rudern am Kabelzug;Kabelrudern sitzend|middle_back,lats|biceps,rear_delts|cable|horizontal_pull|external|reps|compound
    one_arm_row_dumbbell|Bent Over One Arm Row (Dumbbell)|One Arm Row (Dumbbell);Dumbbell Row;One Arm Bent Over Row (Dumbbell);Kroc Row;Kurzhantelrudern;Kurzhantelrudern einarmig;Rudern einarmig (Kurzhantel);Einarmiges Rudern;Einarmiges Kurzhantelrudern|lats,middle_back|biceps,rear_delts|dumbbell,bench|horizontal_pull|external|reps|compound,unilateral
    overhead_press_dumbbell|Overhead Press (Dumbbell)|Shoulder Press (Dumbbell);Standing Overhead Press (Dumbbell);Standing Shoulder Press (Dumbbell);Military Press (Dumbbell);Schulterdrücken (Kurzhantel);Überkopfdrücken (Kurzhantel);Standing Press (Dumbbell);Schulterdrücken stehend (Kurzhantel)|front_delts|side_delts,triceps|dumbbell|vertical_push|external|reps|compound
    lateral_raise_dumbbell|Lateral Raise (Dumbbell)|Side Lateral Raise (Dumbbell);Side Raise (Dumbbell);Standing Lateral Raise (Dumbbell);Seitheben (Kurzhantel);Side Lateral (Dumbbell);Lat Raise (Dumbbell)|side_delts|traps|dumbbell|isolation|external|reps|
    bicep_curl_dumbbell|Bicep Curl (Dumbbell)|Curl (Dumbbell);Standing Curl (Dumbbell);Standing Bicep Curl (Dumbbell);Alternating Curl (Dumbbell);Alternating Bicep Curl (Dumbbell);Bizepscurl (Kurzhantel);Kurzhantelcurl;Bizeps Curl (Kurzhantel)|biceps|forearms|dumbbell|isolation|external|reps|
    bicep_curl_barbell|Bicep Curl (Barbell)|Curl (Barbell);Standing Curl (Barbell);Standing Bicep Curl (Barbell);Bizepscurl (Langhantel);Langhantelcurl;Bizeps Curl (Langhantel)|biceps|forearms|barbell|isolation|external|reps|
    triceps_pushdown|Triceps Pushdown|Triceps Pushdown (Cable);Triceps Pushdown (Cable - Straight Bar);Straight Bar Triceps Pushdown;Triceps Pressdown;Bar Push Down;Trizepsdrücken;Trizepsdrücken (Kabelzug);Pushdown;Pushdown (Cable);Triceps Pulldown;Triceps Pulldown (Cable);Trizeps Pushdown|triceps||cable|isolation|external|reps|
    leg_extension_machine|Leg Extension (Machine)|Leg Extension;Beinstrecker;Beinstrecker (Maschine);Quad Extension;Knee Extension;Quad Extension (Machine)|quadriceps||machine|isolation|external|reps|
    lying_leg_curl_machine|Lying Leg Curl (Machine)|Lying Leg Curl;Prone Leg Curl;Beinbeuger liegend;Beinbeuger liegend (Maschine);Lying Hamstring Curl;Lying Hamstring Curl (Machine);Hamstring Curl (Machine);Prone Hamstring Curl;Lying Ham Curl;Lying Ham Curl (Machine)|hamstrings|calves|machine|isolation|external|reps|
    seated_leg_curl_machine|Seated Leg Curl (Machine)|Seated Leg Curl;Beinbeuger sitzend;Beinbeuger sitzend (Maschine);Seated Hamstring Curl;Seated Hamstring Curl (Machine);Seated Ham Curl;Seated Ham Curl (Machine)|hamstrings|calves|machine|isolation|external|reps|
    standing_calf_raise_machine|Standing Calf Raise (Machine)|Wadenheben stehend (Maschine);Wadenheben stehend|calves||machine|isolation|external|reps|
    face_pull_cable|Face Pull (Cable)|Face Pull;Rope Face Pull;Rope Face Pull (Cable)|rear_delts|middle_back,traps|cable|horizontal_pull|external|reps|compound
    chest_dip|Chest Dip|Weighted Chest Dip;Dip - Chest Version;Barrenstütz Brust;Dips (Brust)|chest|triceps,front_delts|bodyweight,other|vertical_push|bodyweight_plus|reps|compound
    push_up|Push Up|Weighted Push Up;Standard Push Up;Liegestütze;Liegestütz|chest|triceps,front_delts,abdominals|bodyweight|horizontal_push|bodyweight_plus|reps|compound
    plank|Plank|Front Plank;Unterarmstütz;Planke;Forearm Plank;Elbow Plank|abdominals|lower_back,front_delts|bodyweight|isolation|bodyweight|time|

    bench_press_smith_machine|Bench Press (Smith Machine)|Flat Bench Press (Smith Machine);Bankdrücken (Multipresse);Bench (Smith Machine);Flat Bench (Smith Machine)|chest|front_delts,triceps|machine,bench|horizontal_push|external|reps|compound
    bench_press_cable|Bench Press (Cable)|Flat Bench Press (Cable)|chest|front_delts,triceps|cable,bench|horizontal_push|external|reps|compound
    bench_press_close_grip_barbell|Bench Press - Close Grip (Barbell)|Close Grip Bench Press;Close Grip Bench;Enges Bankdrücken;Enges Bankdrücken (Langhantel);CGBP;Close Grip Press (Barbell);Close Grip Flat Bench Press|triceps|chest,front_delts|barbell,bench,rack|horizontal_push|external|reps|compound
    bench_press_close_grip_smith_machine|Bench Press - Close Grip (Smith Machine)||triceps|chest,front_delts|machine,bench|horizontal_push|external|reps|compound
    bench_press_wide_grip_barbell|Bench Press - Wide Grip (Barbell)|Wide Grip Bench Press|chest|front_delts,triceps|barbell,bench,rack|horizontal_push|external|reps|compound
    paused_bench_press_barbell|Paused Bench Press (Barbell)|Paused Bench Press;Pause Bench Press;Pause Bench Press (Barbell);Paused Bench|chest|front_delts,triceps|barbell,bench,rack|horizontal_push|external|reps|compound
    feet_up_bench_press_barbell|Feet Up Bench Press (Barbell)|Feet Up Bench Press;Larsen Press|chest|front_delts,triceps|barbell,bench,rack|horizontal_push|external|reps|compound
    spoto_press_barbell|Spoto Press (Barbell)|Spoto Press|chest|front_delts,triceps|barbell,bench,rack|horizontal_push|external|reps|compound
    incline_bench_press_smith_machine|Incline Bench Press (Smith Machine)|Incline Press (Smith Machine);Schrägbankdrücken (Multipresse);Incline Bench (Smith Machine)|chest|front_delts,triceps|machine,bench|horizontal_push|external|reps|compound
    incline_bench_press_cable|Incline Bench Press (Cable)|Incline Press (Cable);Incline Chest Press (Cable)|chest|front_delts,triceps|cable,bench|horizontal_push|external|reps|compound
    decline_bench_press_barbell|Decline Bench Press (Barbell)|Decline Bench Press;Decline Press (Barbell);Negativbankdrücken;Negativbankdrücken (Langhantel);Decline Bench|chest|front_delts,triceps|barbell,bench,rack|horizontal_push|external|reps|compound
    decline_bench_press_dumbbell|Decline Bench Press (Dumbbell)|Decline Press (Dumbbell);Negativbankdrücken (Kurzhantel);Decline Bench (Dumbbell);Decline Chest Press (Dumbbell)|chest|front_delts,triceps|dumbbell,bench|horizontal_push|external|reps|compound
    decline_bench_press_smith_machine|Decline Bench Press (Smith Machine)|Decline Press (Smith Machine)|chest|front_delts,triceps|machine,bench|horizontal_push|external|reps|compound
    floor_press_barbell|Floor Press (Barbell)|Floor Press|triceps,chest|front_delts|barbell,rack|horizontal_push|external|reps|compound
    floor_press_dumbbell|Floor Press (Dumbbell)||triceps,chest|front_delts|dumbbell|horizontal_push|external|reps|compound
    squeeze_press_dumbbell|Squeeze Press (Dumbbell)|Squeeze Press;Hex Press;Hex Press (Dumbbell);Crush Press (Dumbbell)|chest|triceps,front_delts|dumbbell,bench|horizontal_push|external|reps|compound
    svend_press_plate|Svend Press (Plate)|Svend Press;Plate Squeeze;Plate Squeeze (Svend Press)|chest|front_delts|other|isolation|external|reps|
    chest_press_machine|Chest Press (Machine)|Chest Press;Bench Press (Machine);Seated Chest Press (Machine);Seated Chest Press;Brustpresse;Brustpresse (Maschine);Bankdrücken (Maschine);Brustdrücken (Maschine)|chest|front_delts,triceps|machine|horizontal_push|external|reps|compound
    chest_press_plate_loaded|Chest Press (Plate Loaded)|Hammer Strength Chest Press;Bench Press (Plate Loaded);Hammer Strength Press;Hammer Strength Bench Press|chest|front_delts,triceps|machine|horizontal_push|external|reps|compound
    chest_press_band|Chest Press (Band)|Bench Press (Band)|chest|front_delts,triceps|bands|horizontal_push|external|reps|compound
    chest_press_cable|Chest Press (Cable)|Standing Chest Press (Cable)|chest|front_delts,triceps|cable|horizontal_push|external|reps|compound
    iso_lateral_chest_press_machine|Iso-Lateral Chest Press (Machine)|Iso-Lateral Chest Press;Iso-Lateral Bench Press (Machine)|chest|front_delts,triceps|machine|horizontal_push|external|reps|compound,unilateral
    incline_chest_press_machine|Incline Chest Press (Machine)|Incline Chest Press;Incline Bench Press (Machine);Incline Press (Machine);Schrägbankpresse (Maschine);Schrägbankdrücken (Maschine)|chest|front_delts,triceps|machine|horizontal_push|external|reps|compound
    incline_chest_press_plate_loaded|Incline Chest Press (Plate Loaded)|Incline Hammer Strength Chest Press;Hammer Strength Incline Press;Incline Bench Press (Plate Loaded)|chest|front_delts,triceps|machine|horizontal_push|external|reps|compound
    decline_chest_press_machine|Decline Chest Press (Machine)|Decline Chest Press;Decline Bench Press (Machine);Decline Press (Machine)|chest|front_delts,triceps|machine|horizontal_push|external|reps|compound
    decline_chest_press_plate_loaded|Decline Chest Press (Plate Loaded)|Decline Hammer Strength Chest Press;Hammer Strength Decline Press;Decline Bench Press (Plate Loaded)|chest|front_delts,triceps|machine|horizontal_push|external|reps|compound
    chest_fly_dumbbell|Chest Fly (Dumbbell)|Fly (Dumbbell);Flat Fly (Dumbbell);Flat Chest Fly (Dumbbell);Fliegende (Kurzhantel);Pec Fly (Dumbbell)|chest|front_delts|dumbbell,bench|isolation|external|reps|
    chest_fly_cable|Chest Fly (Cable)|Fly (Cable);Standing Chest Fly (Cable);Fliegende (Kabelzug);Pec Fly (Cable);Standing Fly (Cable);Butterfly (Cable)|chest|front_delts|cable|isolation|external|reps|
    chest_fly_machine|Chest Fly (Machine)|Butterfly (Pec Deck);Butterfly (Machine);Pec Deck;Pec Deck (Machine);Pec Fly (Machine);Fly (Machine);Seated Fly (Machine);Pec Deck Fly;Butterfly;Pec Fly;Seated Pec Fly;Pectoral Fly (Machine);Brust Butterfly;Fliegende (Maschine)|chest|front_delts|machine|isolation|external|reps|
    chest_fly_band|Chest Fly (Band)|Fly (Band)|chest|front_delts|bands|isolation|external|reps|
    seated_chest_fly_cable|Seated Chest Fly (Cable)|Seated Fly (Cable)|chest|front_delts|cable,bench|isolation|external|reps|
    incline_chest_fly_dumbbell|Incline Chest Fly (Dumbbell)|Incline Fly (Dumbbell);Schrägbank Fliegende (Kurzhantel);Incline Fly;Incline Chest Fly;Incline Pec Fly (Dumbbell)|chest|front_delts|dumbbell,bench|isolation|external|reps|
    incline_chest_fly_cable|Incline Chest Fly (Cable)|Incline Fly (Cable)|chest|front_delts|cable,bench|isolation|external|reps|
    decline_chest_fly_dumbbell|Decline Chest Fly (Dumbbell)|Decline Fly (Dumbbell)|chest|front_delts|dumbbell,bench|isolation|external|reps|
    cable_crossover|Cable Crossover|Cable Fly Crossover;Cable Crossover Fly;High Cable Crossover;Kabelzug über Kreuz|chest|front_delts|cable|isolation|external|reps|
    low_cable_crossover|Low Cable Crossover|Low Cable Fly Crossover;Low Fly (Cable);Low to High Fly (Cable);Low to High Chest Fly (Cable);Low Chest Fly (Cable)|chest|front_delts|cable|isolation|external|reps|
    single_arm_cable_crossover|Single Arm Cable Crossover|One Arm Fly (Cable)|chest|front_delts|cable|isolation|external|reps|unilateral
    around_the_world_dumbbell|Around the World (Dumbbell)|Around the World|chest|front_delts|dumbbell,bench|isolation|external|reps|
    pullover_dumbbell|Pullover (Dumbbell)|Überzüge (Kurzhantel);Pullover;Überzüge|lats,chest|triceps|dumbbell,bench|isolation|external|reps|
    pullover_barbell|Pullover (Barbell)||lats,chest|triceps|barbell,bench|isolation|external|reps|
    pullover_machine|Pullover (Machine)|Überzüge (Maschine)|lats|chest,triceps|machine|isolation|external|reps|
    pullover_cable|Pullover (Cable)|Lat Pullover (Cable);Überzüge (Kabelzug)|lats|triceps,chest|cable|isolation|external|reps|
    push_up_knees|Push Up (Knees)|Knee Push Up;Kneeling Push Up|chest|triceps,front_delts|bodyweight|horizontal_push|bodyweight|reps|compound
    push_up_close_grip|Push Up - Close Grip|Close Push Up|triceps|chest,front_delts|bodyweight|horizontal_push|bodyweight_plus|reps|compound
    diamond_push_up|Diamond Push Up||triceps|chest,front_delts|bodyweight|horizontal_push|bodyweight_plus|reps|compound
    incline_push_up|Incline Push Up||chest|triceps,front_delts|bodyweight,bench|horizontal_push|bodyweight_plus|reps|compound
    decline_push_up|Decline Push Up|Feet Elevated Push Up;Decline Push Up (Weighted)|chest|triceps,front_delts|bodyweight,bench|horizontal_push|bodyweight_plus|reps|compound
    push_up_band|Push Up (Band)||chest|triceps,front_delts|bands|horizontal_push|external|reps|compound
    clap_push_up|Clap Push Up|Clapping Push Up;Plyo Push Up|chest|triceps,front_delts|bodyweight|horizontal_push|bodyweight|reps|compound
    one_arm_push_up|One Arm Push Up||chest|triceps,front_delts,abdominals|bodyweight|horizontal_push|bodyweight|reps|compound,unilateral
    plank_push_up|Plank Push Up|Up Down Plank|triceps,abdominals|chest,front_delts|bodyweight|horizontal_push|bodyweight|reps|compound
    ring_push_up|Ring Push Up|Push Up (Rings)|chest|triceps,front_delts,abdominals|bodyweight,other|horizontal_push|bodyweight_plus|reps|compound
    pike_push_up|Pike Push Up||front_delts|triceps,side_delts|bodyweight|vertical_push|bodyweight|reps|compound
    handstand_push_up|Handstand Push Up|HSPU|front_delts|triceps,side_delts,traps|bodyweight|vertical_push|bodyweight_plus|reps|compound
    chest_dip_assisted|Chest Dip (Assisted)|Dips Brust (unterstützt)|chest|triceps,front_delts|machine|vertical_push|assisted|reps|compound
    ring_dip|Ring Dip|Dip (Rings)|chest,triceps|front_delts|bodyweight,other|vertical_push|bodyweight_plus|reps|compound
    triceps_dip|Triceps Dip|Weighted Triceps Dip;Parallel Bar Triceps Dip;Dip - Triceps Version;Trizeps Dip|triceps|chest,front_delts|bodyweight,other|vertical_push|bodyweight_plus|reps|compound
    triceps_dip_assisted|Triceps Dip (Assisted)|Trizeps Dip (Assisted);Trizeps Dip (unterstützt)|triceps|chest,front_delts|machine|vertical_push|assisted|reps|compound
    seated_dip_machine|Seated Dip (Machine)|Seated Dip;Dip (Machine);Seated Triceps Dip (Machine);Triceps Dip (Machine)|triceps|chest,front_delts|machine|vertical_push|external|reps|compound
    bench_dip|Bench Dip|Weighted Bench Dip;Bench Triceps Dip;Trizeps Dips an der Bank;Bankdips|triceps|chest,front_delts|bodyweight,bench|vertical_push|bodyweight_plus|reps|compound
    floor_triceps_dip|Floor Triceps Dip|Floor Dip|triceps|front_delts|bodyweight|vertical_push|bodyweight|reps|compound
    one_arm_bench_press_dumbbell|Single Arm Bench Press (Dumbbell)|Single Arm Chest Press (Dumbbell);Bankdrücken einarmig (Kurzhantel)|chest|front_delts,triceps,abdominals|dumbbell,bench|horizontal_push|external|reps|compound,unilateral
    neutral_grip_bench_press_dumbbell|Neutral Grip Bench Press (Dumbbell)|Hammer Grip Bench Press (Dumbbell);Neutral Grip Chest Press (Dumbbell);Bankdrücken Hammergriff (Kurzhantel)|chest|triceps,front_delts|dumbbell,bench|horizontal_push|external|reps|compound
    reverse_grip_bench_press_barbell|Reverse Grip Bench Press (Barbell)|Reverse Grip Bench Press;Underhand Bench Press (Barbell);Bankdrücken Untergriff (Langhantel)|chest|triceps,front_delts|barbell,bench,rack|horizontal_push|external|reps|compound
    pin_press_barbell|Pin Press (Barbell)|Pin Press;Pin Bench Press;Pin Bench Press (Barbell);Dead Bench Press (Barbell)|chest,triceps|front_delts|barbell,bench,rack|horizontal_push|external|reps|compound
    archer_push_up|Archer Push Up|Bogenschützen Liegestütz|chest|triceps,front_delts,abdominals|bodyweight|horizontal_push|bodyweight|reps|compound,unilateral

    overhead_press_smith_machine|Overhead Press (Smith Machine)|Shoulder Press (Smith Machine);Military Press (Smith Machine);Schulterdrücken (Multipresse)|front_delts|side_delts,triceps|machine|vertical_push|external|reps|compound
    overhead_press_cable|Overhead Press (Cable)|Shoulder Press (Cable)|front_delts|side_delts,triceps|cable|vertical_push|external|reps|compound
    overhead_press_band|Overhead Press (Band)|Shoulder Press (Band)|front_delts|side_delts,triceps|bands|vertical_push|external|reps|compound
    overhead_press_kettlebell|Overhead Press (Kettlebell)|Shoulder Press (Kettlebell);Press (Kettlebell)|front_delts|side_delts,triceps|kettlebell|vertical_push|external|reps|compound
    seated_overhead_press_barbell|Seated Overhead Press (Barbell)|Seated Overhead Press;Seated Military Press;Seated Military Press (Barbell);Seated Shoulder Press (Barbell);Seated Press (Barbell);Schulterdrücken sitzend (Langhantel)|front_delts|side_delts,triceps|barbell,bench,rack|vertical_push|external|reps|compound
    seated_overhead_press_dumbbell|Seated Overhead Press (Dumbbell)|Seated Shoulder Press (Dumbbell);Seated Press (Dumbbell);Seated Military Press (Dumbbell);Schulterdrücken sitzend (Kurzhantel)|front_delts|side_delts,triceps|dumbbell,bench|vertical_push|external|reps|compound
    seated_overhead_press_smith_machine|Seated Overhead Press (Smith Machine)|Seated Shoulder Press (Smith Machine);Seated Military Press (Smith Machine);Seated Overhead (Smith Machine);Schulterdrücken sitzend (Multipresse)|front_delts|side_delts,triceps|machine,bench|vertical_push|external|reps|compound
    one_arm_overhead_press_dumbbell|One Arm Overhead Press (Dumbbell)|One Arm Shoulder Press (Dumbbell);One Arm Standing Press (Dumbbell)|front_delts|side_delts,triceps,abdominals|dumbbell|vertical_push|external|reps|compound,unilateral
    shoulder_press_machine|Shoulder Press (Machine)|Seated Shoulder Press (Machine);Overhead Press (Machine);Military Press (Machine);Schulterpresse;Schulterpresse (Maschine);Schulterdrücken (Maschine);Schulterdrücken sitzend (Maschine)|front_delts|side_delts,triceps|machine|vertical_push|external|reps|compound
    shoulder_press_plate_loaded|Shoulder Press (Plate Loaded)|Seated Shoulder Press (Plate Loaded);Hammer Strength Shoulder Press;Overhead Press (Plate Loaded)|front_delts|side_delts,triceps|machine|vertical_push|external|reps|compound
    arnold_press_dumbbell|Arnold Press (Dumbbell)|Arnold Press;Seated Arnold Press;Seated Arnold Press (Dumbbell)|front_delts|side_delts,triceps|dumbbell,bench|vertical_push|external|reps|compound
    push_press_barbell|Push Press (Barbell)|Push Press;Schwungdrücken|front_delts|triceps,side_delts,quadriceps|barbell,rack|vertical_push|external|reps|compound
    push_press_dumbbell|Push Press (Dumbbell)||front_delts|triceps,side_delts,quadriceps|dumbbell|vertical_push|external|reps|compound
    behind_the_neck_press_barbell|Behind the Neck Press (Barbell)|Behind the Neck Press;Nackendrücken;Nackendrücken (Langhantel)|front_delts,side_delts|triceps,traps|barbell,rack|vertical_push|external|reps|compound
    z_press_barbell|Z Press (Barbell)|Z Press|front_delts|side_delts,triceps,abdominals|barbell,rack|vertical_push|external|reps|compound
    log_press|Log Press||front_delts|triceps,side_delts,traps|other|vertical_push|external|reps|compound
    landmine_press|Landmine Press|Landmine Shoulder Press;Landmine Shoulder Push;Standing Landmine Press|front_delts|chest,triceps|barbell|vertical_push|external|reps|compound
    one_arm_landmine_press|Single Arm Landmine Press|One Arm Landmine Shoulder Press|front_delts|chest,triceps,abdominals|barbell|vertical_push|external|reps|compound,unilateral
    lateral_raise_cable|Lateral Raise (Cable)|Side Lateral Raise (Cable);Side Raise (Cable);Seitheben (Kabelzug);Side Lateral (Cable);Lat Raise (Cable)|side_delts|traps|cable|isolation|external|reps|
    lateral_raise_machine|Lateral Raise (Machine)|Side Lateral Raise (Machine);Side Raise (Machine);Seitheben (Maschine);Side Lateral (Machine);Lat Raise (Machine)|side_delts|traps|machine|isolation|external|reps|
    lateral_raise_band|Lateral Raise (Band)|Side Lateral Raise (Band)|side_delts|traps|bands|isolation|external|reps|
    one_arm_lateral_raise_cable|Single Arm Lateral Raise (Cable)|Single Arm Side Lateral Raise (Cable);Seitheben einarmig (Kabelzug);Lateral Raise - Each Side (Cable);Single Arm Side Raise (Cable);One Arm Side Lateral (Cable)|side_delts|traps|cable|isolation|external|reps|unilateral
    one_arm_lateral_raise_dumbbell|Single Arm Lateral Raise (Dumbbell)||side_delts|traps|dumbbell|isolation|external|reps|unilateral
    seated_lateral_raise_dumbbell|Seated Lateral Raise (Dumbbell)|Seated Side Lateral Raise (Dumbbell)|side_delts|traps|dumbbell,bench|isolation|external|reps|
    front_raise_dumbbell|Front Raise (Dumbbell)|Frontheben (Kurzhantel)|front_delts|side_delts,chest|dumbbell|isolation|external|reps|
    front_raise_barbell|Front Raise (Barbell)|Frontheben (Langhantel)|front_delts|side_delts,chest|barbell|isolation|external|reps|
    front_raise_cable|Front Raise (Cable)|Frontheben (Kabelzug);Front Raise Rope (Cable)|front_delts|side_delts,chest|cable|isolation|external|reps|
    front_raise_plate|Front Raise (Plate)||front_delts|side_delts,chest|other|isolation|external|reps|
    front_raise_band|Front Raise (Band)||front_delts|side_delts,chest|bands|isolation|external|reps|
    overhead_plate_raise|Overhead Plate Raise||front_delts|side_delts,traps|other|isolation|external|reps|
    reverse_fly_dumbbell|Reverse Fly (Dumbbell)|Rear Delt Fly (Dumbbell);Rear Delt Reverse Fly (Dumbbell);Rear Delt Raise (Dumbbell);Bent Over Reverse Fly (Dumbbell);Bent Over Lateral Raise (Dumbbell);Bent Over Rear Delt Fly (Dumbbell);Rear Lateral Raise (Dumbbell);Vorgebeugtes Seitheben;Vorgebeugtes Seitheben (Kurzhantel);Reverse Fliegende (Kurzhantel)|rear_delts|middle_back,traps|dumbbell|isolation|external|reps|
    reverse_fly_machine|Reverse Fly (Machine)|Rear Delt Fly (Machine);Rear Delt Reverse Fly (Machine);Rear Delt (Machine);Reverse Pec Deck;Reverse Butterfly;Reverse Butterfly (Machine);Reverse Pec Deck (Machine);Reverse Chest Fly (Machine);Butterfly Reverse (Pec Deck);Seated Reverse Fly (Machine)|rear_delts|middle_back,traps|machine|isolation|external|reps|
    reverse_fly_cable|Reverse Fly (Cable)|Rear Delt Fly (Cable);Rear Delt Reverse Fly (Cable);Rear Delt Crossover (Cable);Reverse Fliegende (Kabelzug)|rear_delts|middle_back,traps|cable|isolation|external|reps|
    reverse_fly_band|Reverse Fly (Band)|Rear Delt Fly (Band)|rear_delts|middle_back,traps|bands|isolation|external|reps|
    one_arm_reverse_fly_cable|Single Arm Reverse Fly (Cable)|Single Arm Rear Delt Fly (Cable)|rear_delts|middle_back,traps|cable|isolation|external|reps|unilateral
    chest_supported_reverse_fly_dumbbell|Chest Supported Reverse Fly (Dumbbell)|Incline Reverse Fly (Dumbbell);Incline Rear Delt Fly (Dumbbell);Chest Supported Rear Delt Fly (Dumbbell)|rear_delts|middle_back,traps|dumbbell,bench|isolation|external|reps|
    chest_supported_y_raise_dumbbell|Chest Supported Y Raise (Dumbbell)|Incline Y Raise (Dumbbell)|traps,side_delts|rear_delts|dumbbell,bench|isolation|external|reps|
    face_pull_band|Face Pull (Band)||rear_delts|middle_back,traps|bands|horizontal_pull|external|reps|compound
    pull_apart_band|Pull Apart (Band)||rear_delts|middle_back,traps|bands|isolation|external|reps|
    rear_delt_row_dumbbell|Rear Delt Row (Dumbbell)||rear_delts|middle_back,biceps|dumbbell|horizontal_pull|external|reps|compound
    upright_row_barbell|Upright Row (Barbell)|Aufrechtes Rudern (Langhantel)|side_delts,traps|front_delts,biceps|barbell|vertical_pull|external|reps|compound
    upright_row_dumbbell|Upright Row (Dumbbell)|Aufrechtes Rudern (Kurzhantel)|side_delts,traps|front_delts,biceps|dumbbell|vertical_pull|external|reps|compound
    upright_row_cable|Upright Row (Cable)|Aufrechtes Rudern (Kabelzug)|side_delts,traps|front_delts,biceps|cable|vertical_pull|external|reps|compound
    upright_row_ez_bar|Upright Row (EZ Bar)||side_delts,traps|front_delts,biceps|ez_bar|vertical_pull|external|reps|compound
    shrug_barbell|Shrug (Barbell)|Shoulder Shrug (Barbell);Schulterheben (Langhantel);Nackenheben (Langhantel)|traps|forearms|barbell|isolation|external|reps|
    shrug_dumbbell|Shrug (Dumbbell)|Shoulder Shrug (Dumbbell);Schulterheben (Kurzhantel);Nackenheben (Kurzhantel)|traps|forearms|dumbbell|isolation|external|reps|
    shrug_machine|Shrug (Machine)|Shoulder Shrug (Machine)|traps|forearms|machine|isolation|external|reps|
    shrug_smith_machine|Shrug (Smith Machine)|Shoulder Shrug (Smith Machine)|traps|forearms|machine|isolation|external|reps|
    shrug_cable|Shrug (Cable)|Shoulder Shrug (Cable)|traps|forearms|cable|isolation|external|reps|
    shrug_trap_bar|Shrug (Trap Bar)|Shoulder Shrug (Trap Bar)|traps|forearms|barbell|isolation|external|reps|
    external_rotation_cable|External Rotation (Cable)|Shoulder External Rotation (Cable);Außenrotation (Kabelzug)|rear_delts||cable|isolation|external|reps|unilateral
    internal_rotation_cable|Internal Rotation (Cable)|Shoulder Internal Rotation (Cable);Innenrotation (Kabelzug)|front_delts|chest|cable|isolation|external|reps|unilateral
    external_rotation_band|External Rotation (Band)|Shoulder External Rotation (Band)|rear_delts||bands|isolation|external|reps|unilateral
    full_can_raise_dumbbell|Full Can Raise (Dumbbell)|Full Can;Full Can (Dumbbell);Scaption;Scaption (Dumbbell);Scaption Raise (Dumbbell);Seitheben schräg vorn (Kurzhantel)|side_delts,front_delts|traps|dumbbell|isolation|external|reps|
    seated_reverse_fly_dumbbell|Seated Reverse Fly (Dumbbell)|Seated Reverse Fly;Seated Rear Delt Fly (Dumbbell);Seated Rear Delt Raise (Dumbbell);Seated Bent Over Reverse Fly (Dumbbell);Seated Bent Over Lateral Raise (Dumbbell);Vorgebeugtes Seitheben sitzend (Kurzhantel)|rear_delts|middle_back,traps|dumbbell,bench|isolation|external|reps|

    pull_up_assisted|Pull Up (Assisted)|Klimmzug (Assisted);Klimmzug (unterstützt);Pull Up (Machine)|lats|biceps,middle_back|machine|vertical_pull|assisted|reps|compound
    pull_up_band|Pull Up (Band)|Assisted Pull Up (Band)|lats|biceps,middle_back|bands,pull_up_bar|vertical_pull|assisted|reps|compound
    wide_pull_up|Wide Pull Up|Weighted Wide Pull Up;Klimmzug breit|lats|middle_back,biceps|bodyweight,pull_up_bar|vertical_pull|bodyweight_plus|reps|compound
    neutral_grip_pull_up|Neutral Grip Pull Up|Weighted Neutral Grip Pull Up;Hammer Grip Pull Up;Neutral Chin Up;Klimmzug neutral|lats|biceps,middle_back,forearms|bodyweight,pull_up_bar|vertical_pull|bodyweight_plus|reps|compound
    negative_pull_up|Negative Pull Up|Eccentric Pull Up|lats|biceps,middle_back|bodyweight,pull_up_bar|vertical_pull|bodyweight|reps|compound
    scapular_pull_up|Scapular Pull Up|Scap Pull Up|traps,lats|middle_back|bodyweight,pull_up_bar|vertical_pull|bodyweight|reps|
    kipping_pull_up|Kipping Pull Up||lats|biceps,abdominals|bodyweight,pull_up_bar|vertical_pull|bodyweight|reps|compound
    ring_pull_up|Ring Pull Up|Pull Up (Rings)|lats|biceps,middle_back|bodyweight,other|vertical_pull|bodyweight_plus|reps|compound
    chin_up_assisted|Chin Up (Assisted)|Chin Up (Machine)|lats,biceps|middle_back|machine|vertical_pull|assisted|reps|compound
    muscle_up|Muscle Up|Bar Muscle Up|lats,chest|triceps,biceps,front_delts|bodyweight,pull_up_bar|vertical_pull|bodyweight_plus|reps|compound
    ring_muscle_up|Ring Muscle Up|Muscle Up (Rings)|lats,chest|triceps,biceps,front_delts|bodyweight,other|vertical_pull|bodyweight_plus|reps|compound
    inverted_row|Inverted Row (Bodyweight)|Inverted Row;Australian Pull Up;Bodyweight Row|middle_back,lats|biceps,rear_delts|bodyweight,rack|horizontal_pull|bodyweight_plus|reps|compound
    lat_pulldown_machine|Lat Pulldown (Machine)|Vertical Traction (Machine);Latzug (Maschine)|lats|biceps,middle_back,rear_delts|machine|vertical_pull|external|reps|compound
    lat_pulldown_plate_loaded|Lat Pulldown (Plate Loaded)|Hammer Strength Lat Pulldown|lats|biceps,middle_back,rear_delts|machine|vertical_pull|external|reps|compound
    lat_pulldown_wide_grip_cable|Lat Pulldown - Wide Grip (Cable)|Wide Grip Lat Pulldown;Wide Grip Pulldown;Latzug breit|lats|biceps,middle_back,rear_delts|cable|vertical_pull|external|reps|compound
    lat_pulldown_close_grip_cable|Lat Pulldown - Close Grip (Cable)|Close Grip Lat Pulldown;Close Grip Pulldown;Latzug eng|lats|biceps,middle_back|cable|vertical_pull|external|reps|compound
    lat_pulldown_underhand_cable|Lat Pulldown - Underhand (Cable)|Reverse Grip Lat Pulldown;Underhand Lat Pulldown;Underhand Pulldown;Latzug Untergriff|lats,biceps|middle_back|cable|vertical_pull|external|reps|compound
    lat_pulldown_neutral_grip_cable|Lat Pulldown - Neutral Grip (Cable)|Neutral Grip Lat Pulldown;Neutral Grip Pulldown|lats|biceps,middle_back|cable|vertical_pull|external|reps|compound
    lat_pulldown_v_grip_cable|Lat Pulldown - V Grip (Cable)|V Grip Lat Pulldown;V Bar Pulldown;V Bar Lat Pull|lats|biceps,middle_back|cable|vertical_pull|external|reps|compound
    lat_pulldown_band|Lat Pulldown (Band)||lats|biceps,middle_back|bands|vertical_pull|external|reps|compound
    lat_pulldown_underhand_band|Lat Pulldown - Underhand (Band)||lats,biceps|middle_back|bands|vertical_pull|external|reps|compound
    kneeling_pulldown_band|Kneeling Pulldown (Band)|Kneeling Lat Pulldown (Band)|lats|biceps,middle_back|bands|vertical_pull|external|reps|compound
    one_arm_lat_pulldown_cable|Single Arm Lat Pulldown (Cable)|Single Arm Lat Pulldown;Lat Pulldown (Single Arm);Latzug einarmig|lats|biceps,middle_back|cable|vertical_pull|external|reps|compound,unilateral
    straight_arm_pulldown_cable|Straight Arm Lat Pulldown (Cable)|Straight Arm Lat Pulldown;Straight Arm Pulldown;Straight Arm Pulldown (Cable);Straight Arm Pushdown;Straight Arm Pushdown (Cable);Lat Prayer;Lat Prayer (Cable);Straight Arm Lat Pushdown (Cable);Stiff Arm Pulldown|lats|triceps,rear_delts|cable|isolation|external|reps|
    straight_arm_pulldown_rope|Rope Straight Arm Pulldown|Rope Straight Arm Pulldown (Cable);Rope Straight Arm Lat Pulldown|lats|triceps,rear_delts|cable|isolation|external|reps|
    bent_over_row_underhand_barbell|Bent Over Row - Underhand (Barbell)|Underhand Row (Barbell);Yates Row;Yates Row (Barbell);Underhand Bent Over Row;Reverse Grip Row;Vorgebeugtes Rudern Untergriff;Vorgebeugtes Rudern Untergriff (Langhantel)|middle_back,lats|biceps,rear_delts,lower_back|barbell|horizontal_pull|external|reps|compound
    bent_over_row_dumbbell|Bent Over Row (Dumbbell)|Bent Over Two Arm Row (Dumbbell);Vorgebeugtes Rudern (Kurzhantel)|middle_back,lats|biceps,rear_delts,lower_back|dumbbell|horizontal_pull|external|reps|compound
    bent_over_row_smith_machine|Bent Over Row (Smith Machine)|Row (Smith Machine)|middle_back,lats|biceps,rear_delts,lower_back|machine|horizontal_pull|external|reps|compound
    bent_over_row_band|Bent Over Row (Band)|Row (Band)|middle_back,lats|biceps,rear_delts,lower_back|bands|horizontal_pull|external|reps|compound
    bent_over_row_cable|Bent Over Row (Cable)||middle_back,lats|biceps,rear_delts,lower_back|cable|horizontal_pull|external|reps|compound
    one_arm_row_kettlebell|One Arm Row (Kettlebell)|Bent Over One Arm Row (Kettlebell);Kettlebell Row|lats,middle_back|biceps,rear_delts|kettlebell|horizontal_pull|external|reps|compound,unilateral
    gorilla_row_kettlebell|Gorilla Row (Kettlebell)|Gorilla Row|middle_back,lats|biceps,rear_delts,lower_back|kettlebell|horizontal_pull|external|reps|compound
    renegade_row_dumbbell|Renegade Row (Dumbbell)|Renegade Row|middle_back,abdominals|lats,biceps|dumbbell|horizontal_pull|external|reps|compound,unilateral
    pendlay_row_barbell|Pendlay Row (Barbell)|Pendlay Row;Pendlay Rudern|middle_back,lats|biceps,rear_delts,lower_back|barbell|horizontal_pull|external|reps|compound
    seal_row_barbell|Seal Row (Barbell)|Seal Row|middle_back,lats|biceps,rear_delts|barbell,bench|horizontal_pull|external|reps|compound
    seal_row_dumbbell|Seal Row (Dumbbell)||middle_back,lats|biceps,rear_delts|dumbbell,bench|horizontal_pull|external|reps|compound
    meadows_row_barbell|Meadows Row (Barbell)|Meadows Row|lats,middle_back|biceps,rear_delts,lower_back|barbell|horizontal_pull|external|reps|compound,unilateral
    landmine_row|Landmine Row||middle_back,lats|biceps,lower_back|barbell|horizontal_pull|external|reps|compound
    t_bar_row|T Bar Row|T-Bar Rudern|middle_back,lats|biceps,rear_delts,lower_back|barbell|horizontal_pull|external|reps|compound
    chest_supported_t_bar_row|Chest Supported T Bar Row (Machine)|Chest Supported T Bar Row;Lying T Bar Row;T Bar Row (Machine)|middle_back,lats|biceps,rear_delts|machine|horizontal_pull|external|reps|compound
    chest_supported_row_dumbbell|Chest Supported Row (Dumbbell)|Incline Row (Dumbbell);Chest Supported Incline Row (Dumbbell);Incline Bench Row (Dumbbell)|middle_back,lats|biceps,rear_delts|dumbbell,bench|horizontal_pull|external|reps|compound
    chest_supported_row_machine|Chest Supported Row (Machine)||middle_back,lats|biceps,rear_delts|machine|horizontal_pull|external|reps|compound
    seated_row_machine|Seated Row (Machine)|Row (Machine);Machine Row;Rudern (Maschine);Rudern sitzend (Maschine)|middle_back,lats|biceps,rear_delts|machine|horizontal_pull|external|reps|compound
    seated_row_v_grip_cable|Seated Cable Row - V Grip (Cable)|Seated Row - V Grip (Cable);V Grip Row (Cable);Seated Row - Close Grip (Cable);V Grip Row;Close Grip Cable Row;Close Grip Seated Row|middle_back,lats|biceps,rear_delts|cable|horizontal_pull|external|reps|compound
    seated_row_wide_grip_cable|Seated Wide-Grip Row (Cable)|Row - Wide Grip (Cable);Seated Cable Row - Bar Wide Grip;Seated Cable Row - Bar Wide Grip (Cable);Wide Grip Seated Row|middle_back|lats,rear_delts,biceps|cable|horizontal_pull|external|reps|compound
    one_arm_row_cable|Single Arm Row (Cable)|Single Arm Seated Row (Cable);Rudern einarmig (Kabelzug)|middle_back,lats|biceps,rear_delts|cable|horizontal_pull|external|reps|compound,unilateral
    iso_lateral_row_machine|Iso-Lateral Row (Machine)|Iso-Lateral Row;Hammer Strength Row;Iso Row;Iso Row (Machine)|middle_back,lats|biceps,rear_delts|machine|horizontal_pull|external|reps|compound,unilateral
    iso_lateral_low_row_machine|Iso-Lateral Low Row (Machine)|Iso-Lateral Low Row;Iso Low Row;Hammer Strength Low Row;Iso Low Row (Machine)|lats,middle_back|biceps,rear_delts|machine|horizontal_pull|external|reps|compound,unilateral
    iso_lateral_high_row_machine|Iso-Lateral High Row (Machine)|Iso-Lateral High Row;Iso High Row;Hammer Strength High Row;Iso High Row (Machine)|lats,middle_back|biceps,rear_delts|machine|vertical_pull|external|reps|compound,unilateral
    back_extension|Back Extension|Hyperextension;Back Extension (Hyperextension);Weighted Back Extension;Weighted Hyperextension;Back Extension (Weighted Hyperextension);45 Degree Back Extension;Rückenstrecker;45 Degree Hyperextension;Roman Chair Back Extension;Roman Chair Hyperextension;45 Degree Hip Extension|lower_back|glutes,hamstrings|bodyweight,bench|hinge|bodyweight_plus|reps|
    back_extension_machine|Back Extension (Machine)|Lower Back Extension (Machine);Rückenstrecker (Maschine)|lower_back|glutes,hamstrings|machine|hinge|external|reps|
    reverse_hyperextension|Reverse Hyperextension|Reverse Hyper;Reverse Hyper (Machine)|glutes,hamstrings|lower_back|machine|hinge|bodyweight_plus|reps|
    superman|Superman||lower_back|glutes,hamstrings|bodyweight|isolation|bodyweight|reps|
    kneeling_row_dumbbell|Kneeling Row (Dumbbell)|Half Kneeling Row (Dumbbell);Kneeling One Arm Row (Dumbbell);Rudern kniend (Kurzhantel)|lats,middle_back|biceps,rear_delts|dumbbell,bench|horizontal_pull|external|reps|compound,unilateral
    front_lever_hold|Front Lever Hold|Front Lever;Tuck Front Lever|lats,abdominals|middle_back,triceps,forearms|bodyweight,pull_up_bar|vertical_pull|bodyweight|time|compound
    seated_row_underhand_cable|Seated Row - Underhand (Cable)|Underhand Row (Cable);Reverse Grip Seated Row;Kabelrudern Untergriff|middle_back,lats|biceps,rear_delts|cable|horizontal_pull|external|reps|compound
    bent_over_row_ez_bar|Bent Over Row (EZ Bar)|Row (EZ Bar);Vorgebeugtes Rudern (SZ-Stange)|middle_back,lats|biceps,rear_delts,lower_back|ez_bar|horizontal_pull|external|reps|compound

    squat_low_bar_barbell|Low Bar Squat (Barbell)|Low Bar Squat;Low Bar Back Squat;Low Bar Back Squat (Barbell)|quadriceps,glutes|hamstrings,adductors,lower_back|barbell,rack|squat|external|reps|compound
    squat_bodyweight|Squat (Bodyweight)|Air Squat;Kniebeuge (Eigengewicht)|quadriceps,glutes|hamstrings,adductors|bodyweight|squat|bodyweight|reps|compound
    squat_dumbbell|Squat (Dumbbell)|Kniebeuge (Kurzhantel)|quadriceps,glutes|hamstrings,adductors|dumbbell|squat|external|reps|compound
    squat_smith_machine|Squat (Smith Machine)|Back Squat (Smith Machine);Kniebeuge (Multipresse);Full Squat (Smith Machine)|quadriceps,glutes|hamstrings,adductors|machine|squat|external|reps|compound
    squat_machine|Squat (Machine)||quadriceps,glutes|hamstrings,adductors|machine|squat|external|reps|compound
    squat_band|Squat (Band)||quadriceps,glutes|hamstrings,adductors|bands|squat|external|reps|compound
    squat_suspension|Squat (Suspension)||quadriceps,glutes|hamstrings,adductors|other|squat|bodyweight|reps|compound
    squat_safety_bar|Squat (Safety Bar)|Back Squat (Safety Bar);Safety Squat|quadriceps,glutes|hamstrings,adductors,lower_back|barbell,rack|squat|external|reps|compound
    front_squat_smith_machine|Front Squat (Smith Machine)||quadriceps|glutes,adductors|machine|squat|external|reps|compound
    front_squat_dumbbell|Front Squat (Dumbbell)||quadriceps|glutes,adductors|dumbbell|squat|external|reps|compound
    front_squat_kettlebell|Front Squat (Kettlebell)|Double Front Squat (Kettlebell);Front Rack Squat (Kettlebell)|quadriceps|glutes,adductors|kettlebell|squat|external|reps|compound
    overhead_squat_barbell|Overhead Squat (Barbell)|Overhead Squat|quadriceps|glutes,front_delts,abdominals|barbell,rack|squat|external|reps|compound
    pause_squat_barbell|Pause Squat (Barbell)|Pause Squat;Paused Squat;Paused Squat (Barbell)|quadriceps,glutes|hamstrings,adductors,lower_back|barbell,rack|squat|external|reps|compound
    box_squat_barbell|Box Squat (Barbell)|Box Squat|quadriceps,glutes|hamstrings,lower_back|barbell,rack|squat|external|reps|compound
    box_squat_dumbbell|Box Squat (Dumbbell)||quadriceps,glutes|hamstrings|dumbbell,bench|squat|external|reps|compound
    zercher_squat_barbell|Zercher Squat (Barbell)|Zercher Squat|quadriceps,glutes|hamstrings,abdominals,biceps|barbell,rack|squat|external|reps|compound
    goblet_squat_dumbbell|Goblet Squat (Dumbbell)|Goblet Squat;Goblet Kniebeuge;Goblet Kniebeuge (Kurzhantel)|quadriceps,glutes|adductors,abdominals|dumbbell|squat|external|reps|compound
    goblet_squat_kettlebell|Goblet Squat (Kettlebell)||quadriceps,glutes|adductors,abdominals|kettlebell|squat|external|reps|compound
    sumo_squat_barbell|Sumo Squat (Barbell)||quadriceps,adductors|glutes,hamstrings|barbell,rack|squat|external|reps|compound
    sumo_squat_dumbbell|Sumo Squat (Dumbbell)||quadriceps,adductors|glutes,hamstrings|dumbbell|squat|external|reps|compound
    sumo_squat_kettlebell|Sumo Squat (Kettlebell)||quadriceps,adductors|glutes,hamstrings|kettlebell|squat|external|reps|compound
    sumo_squat_bodyweight|Sumo Squat (Bodyweight)||quadriceps,adductors|glutes,hamstrings|bodyweight|squat|bodyweight|reps|compound
    hack_squat_machine|Hack Squat (Machine)|Hack Squat;Hackenschmidt;Hackenschmidt Kniebeuge;Sled Hack Squat|quadriceps|glutes,hamstrings|machine|squat|external|reps|compound
    hack_squat_barbell|Hack Squat (Barbell)||quadriceps|glutes,hamstrings|barbell|squat|external|reps|compound
    pendulum_squat_machine|Pendulum Squat (Machine)|Pendulum Squat|quadriceps|glutes|machine|squat|external|reps|compound
    belt_squat_machine|Belt Squat (Machine)|Belt Squat|quadriceps,glutes|adductors,hamstrings|machine|squat|external|reps|compound
    landmine_squat|Landmine Squat||quadriceps,glutes|adductors|barbell|squat|external|reps|compound
    landmine_squat_and_press|Landmine Squat and Press|Landmine Thruster|quadriceps,front_delts|glutes,triceps|barbell|squat|external|reps|compound
    seated_leg_press_machine|Seated Leg Press (Machine)|Seated Leg Press;Leg Press Horizontal (Machine);Horizontal Leg Press;Beinpresse sitzend;Beinpresse horizontal|quadriceps,glutes|hamstrings,adductors|machine|squat|external|reps|compound
    single_leg_press_machine|Single Leg Press (Machine)|Single Leg Press;Single Leg Leg Press;Single Leg Leg Press (Machine);Beinpresse einbeinig|quadriceps,glutes|hamstrings,adductors|machine|squat|external|reps|compound,unilateral
    vertical_leg_press_machine|Vertical Leg Press (Machine)|Vertical Leg Press|quadriceps,glutes|hamstrings|machine|squat|external|reps|compound
    jump_squat|Jump Squat|Squat Jump;Weighted Jump Squat|quadriceps,glutes|calves,hamstrings|bodyweight|squat|bodyweight_plus|reps|compound
    pistol_squat|Pistol Squat|Weighted Pistol Squat;Single Leg Squat (Bodyweight)|quadriceps,glutes|hamstrings,abdominals|bodyweight|squat|bodyweight_plus|reps|compound,unilateral
    pistol_squat_assisted|Pistol Squat (Assisted)||quadriceps,glutes|hamstrings|bodyweight,other|squat|bodyweight|reps|compound,unilateral
    sissy_squat|Sissy Squat|Weighted Sissy Squat|quadriceps||bodyweight|squat|bodyweight_plus|reps|
    wall_sit|Wall Sit|Wandsitzen;Wandsitz|quadriceps|glutes|bodyweight|squat|bodyweight|time|
    bulgarian_split_squat_dumbbell|Bulgarian Split Squat (Dumbbell)|Bulgarian Split Squat;Rear Foot Elevated Split Squat;Rear Foot Elevated Split Squat (Dumbbell);RFESS;Bulgarische Kniebeuge;BSS;Bulgarische Split Kniebeuge;Bulgarische Split Kniebeuge (Kurzhantel);Bulgarische Split Squats|quadriceps,glutes|hamstrings,adductors|dumbbell,bench|lunge|external|reps|compound,unilateral
    bulgarian_split_squat_barbell|Bulgarian Split Squat (Barbell)|Rear Foot Elevated Split Squat (Barbell);Bulgarische Split Kniebeuge (Langhantel)|quadriceps,glutes|hamstrings,adductors|barbell,bench|lunge|external|reps|compound,unilateral
    bulgarian_split_squat_smith_machine|Bulgarian Split Squat (Smith Machine)|Rear Foot Elevated Split Squat (Smith Machine)|quadriceps,glutes|hamstrings,adductors|machine,bench|lunge|external|reps|compound,unilateral
    bulgarian_split_squat_bodyweight|Bulgarian Split Squat (Bodyweight)||quadriceps,glutes|hamstrings,adductors|bodyweight,bench|lunge|bodyweight|reps|compound,unilateral
    split_squat_dumbbell|Split Squat (Dumbbell)||quadriceps,glutes|hamstrings,adductors|dumbbell|lunge|external|reps|compound,unilateral
    split_squat_barbell|Split Squat (Barbell)||quadriceps,glutes|hamstrings,adductors|barbell,rack|lunge|external|reps|compound,unilateral
    lunge_dumbbell|Lunge (Dumbbell)|Forward Lunge (Dumbbell);Ausfallschritt (Kurzhantel)|quadriceps,glutes|hamstrings,adductors|dumbbell|lunge|external|reps|compound,unilateral
    lunge_barbell|Lunge (Barbell)|Forward Lunge (Barbell);Ausfallschritt (Langhantel)|quadriceps,glutes|hamstrings,adductors|barbell|lunge|external|reps|compound,unilateral
    lunge_bodyweight|Lunge (Bodyweight)|Lunge;Forward Lunge;Ausfallschritt;Ausfallschritt (Eigengewicht)|quadriceps,glutes|hamstrings,adductors|bodyweight|lunge|bodyweight_plus|reps|compound,unilateral
    lunge_smith_machine|Lunge (Smith Machine)||quadriceps,glutes|hamstrings,adductors|machine|lunge|external|reps|compound,unilateral
    walking_lunge|Walking Lunge|Walking Lunge (Bodyweight);Gehende Ausfallschritte|quadriceps,glutes|hamstrings,adductors|bodyweight|lunge|bodyweight_plus|reps|compound,unilateral
    walking_lunge_dumbbell|Walking Lunge (Dumbbell)||quadriceps,glutes|hamstrings,adductors|dumbbell|lunge|external|reps|compound,unilateral
    walking_lunge_barbell|Walking Lunge (Barbell)||quadriceps,glutes|hamstrings,adductors|barbell|lunge|external|reps|compound,unilateral
    reverse_lunge|Reverse Lunge|Reverse Lunge (Bodyweight);Ausfallschritt rückwärts|quadriceps,glutes|hamstrings,adductors|bodyweight|lunge|bodyweight_plus|reps|compound,unilateral
    reverse_lunge_dumbbell|Reverse Lunge (Dumbbell)|Ausfallschritt rückwärts (Kurzhantel)|quadriceps,glutes|hamstrings,adductors|dumbbell|lunge|external|reps|compound,unilateral
    reverse_lunge_barbell|Reverse Lunge (Barbell)||quadriceps,glutes|hamstrings,adductors|barbell|lunge|external|reps|compound,unilateral
    lateral_lunge|Lateral Lunge|Side Lunge|quadriceps,adductors|glutes,hamstrings|bodyweight|lunge|bodyweight_plus|reps|compound,unilateral
    curtsy_lunge_dumbbell|Curtsy Lunge (Dumbbell)|Curtsy Lunge|glutes,quadriceps|adductors,hamstrings|dumbbell|lunge|external|reps|compound,unilateral
    step_up|Step Up|Weighted Step Up;Step Up (Bodyweight)|quadriceps,glutes|hamstrings|bodyweight,bench|lunge|bodyweight_plus|reps|compound,unilateral
    step_up_dumbbell|Step Up (Dumbbell)||quadriceps,glutes|hamstrings|dumbbell,bench|lunge|external|reps|compound,unilateral
    step_up_barbell|Step Up (Barbell)||quadriceps,glutes|hamstrings|barbell,bench|lunge|external|reps|compound,unilateral
    box_jump|Box Jump||quadriceps,glutes|calves,hamstrings|bodyweight,other|squat|bodyweight|reps|compound
    lateral_box_jump|Lateral Box Jump||quadriceps,glutes|calves,abductors|bodyweight,other|squat|bodyweight|reps|compound
    single_leg_extension_machine|Single Leg Extension (Machine)|Single Leg Extension;Single Leg Leg Extension;Single Leg Leg Extension (Machine)|quadriceps||machine|isolation|external|reps|unilateral
    standing_leg_curl_machine|Standing Leg Curl (Machine)|Standing Leg Curl;Beinbeuger stehend|hamstrings|calves|machine|isolation|external|reps|unilateral
    nordic_hamstring_curl|Nordic Hamstring Curl|Nordic Curl;Nordic Ham Curl;Nordic Hamstring Curls (Bodyweight);Nordics;Nordic Hamstring Lower|hamstrings|glutes,calves|bodyweight|isolation|bodyweight_plus|reps|
    glute_ham_raise|Glute Ham Raise|Glute Ham Raise (Machine);GHR|hamstrings|glutes,lower_back|bodyweight,machine|hinge|bodyweight_plus|reps|
    stability_ball_leg_curl|Stability Ball Leg Curl|Swiss Ball Leg Curl;Stability Ball Hamstring Curl|hamstrings|glutes|bodyweight,other|isolation|bodyweight|reps|
    hip_adduction_machine|Hip Adduction (Machine)|Hip Adductor (Machine);Adductor (Machine);Hip Adductor;Adduktoren (Maschine);Adduktoren;Hip Adduction;Adductor;Seated Hip Adduction;Thigh Adductor (Machine);Adduktion (Maschine);Inner Thigh (Machine);Inner Thigh;Adduction (Machine)|adductors||machine|isolation|external|reps|
    hip_abduction_machine|Hip Abduction (Machine)|Hip Abductor (Machine);Abductor (Machine);Hip Abductor;Abduktoren (Maschine);Abduktoren;Hip Abduction;Abductor;Seated Hip Abduction;Thigh Abductor (Machine);Abduktion (Maschine);Outer Thigh (Machine);Outer Thigh;Abduction (Machine)|abductors|glutes|machine|isolation|external|reps|
    hip_abduction_cable|Hip Abduction (Cable)|Standing Hip Abduction (Cable)|abductors|glutes|cable|isolation|external|reps|unilateral
    hip_adduction_cable|Hip Adduction (Cable)|Standing Hip Adduction (Cable)|adductors||cable|isolation|external|reps|unilateral
    lateral_walk_band|Lateral Walk (Band)|Lateral Band Walk;Monster Walk (Band);Monster Walk|abductors|glutes|bands|isolation|external|reps|
    clamshell|Clamshell|Clam Shell|abductors|glutes|bodyweight|isolation|bodyweight|reps|unilateral
    fire_hydrant|Fire Hydrant||abductors,glutes||bodyweight|isolation|bodyweight|reps|unilateral
    lateral_leg_raise|Lateral Leg Raise|Side Leg Raise;Side Lying Leg Raise|abductors|glutes|bodyweight|isolation|bodyweight|reps|unilateral
    standing_calf_raise_barbell|Standing Calf Raise (Barbell)|Calf Raise (Barbell);Wadenheben stehend (Langhantel)|calves||barbell,rack|isolation|external|reps|
    standing_calf_raise_dumbbell|Standing Calf Raise (Dumbbell)|Calf Raise (Dumbbell);Wadenheben stehend (Kurzhantel)|calves||dumbbell|isolation|external|reps|
    standing_calf_raise_smith_machine|Standing Calf Raise (Smith Machine)|Calf Raise (Smith Machine);Wadenheben (Multipresse)|calves||machine|isolation|external|reps|
    standing_calf_raise_bodyweight|Standing Calf Raise (Bodyweight)|Calf Raise (Bodyweight);Wadenheben (Eigengewicht)|calves||bodyweight|isolation|bodyweight|reps|
    single_leg_calf_raise|Single Leg Standing Calf Raise|Single Leg Calf Raise;Single Leg Calf Raise (Bodyweight)|calves||bodyweight|isolation|bodyweight_plus|reps|unilateral
    single_leg_calf_raise_dumbbell|Single Leg Standing Calf Raise (Dumbbell)|Single Leg Calf Raise (Dumbbell)|calves||dumbbell|isolation|external|reps|unilateral
    seated_calf_raise_machine|Seated Calf Raise (Machine)|Seated Calf Raise;Wadenheben sitzend;Wadenheben sitzend (Maschine)|calves||machine|isolation|external|reps|
    seated_calf_raise_plate_loaded|Seated Calf Raise (Plate Loaded)||calves||machine|isolation|external|reps|
    seated_calf_raise_dumbbell|Seated Calf Raise (Dumbbell)||calves||dumbbell,bench|isolation|external|reps|
    calf_press_leg_press|Calf Press on Leg Press|Calf Press (Machine);Leg Press Calf Raise;Calf Raise on Leg Press;Calf Press;Wadendrücken an der Beinpresse;Wadenheben an der Beinpresse;Toe Press|calves||machine|isolation|external|reps|
    calf_press_seated_leg_press|Calf Press on Seated Leg Press|Seated Calf Press;Seated Calf Press (Machine)|calves||machine|isolation|external|reps|
    calf_extension_machine|Calf Extension (Machine)|Calf Extension;Seated Calf Extension (Machine)|calves||machine|isolation|external|reps|
    donkey_calf_raise|Donkey Calf Raise|Donkey Calf Raise (Machine)|calves||machine|isolation|bodyweight_plus|reps|
    tibialis_raise|Tibialis Raise|Tib Raise|calves||bodyweight|isolation|bodyweight_plus|reps|
    jump_split_squat|Jump Split Squat|Weighted Jump Split Squat;Split Squat Jump;Jumping Split Squat;Split Squat Sprung|quadriceps,glutes|hamstrings,calves|bodyweight|lunge|bodyweight_plus|reps|compound,unilateral
    single_leg_lying_leg_curl_machine|Single Leg Lying Leg Curl (Machine)|Single Leg Lying Leg Curl;Single Leg Lying Hamstring Curl (Machine);Beinbeuger liegend einbeinig (Maschine)|hamstrings|calves|machine|isolation|external|reps|unilateral
    single_leg_seated_leg_curl_machine|Single Leg Seated Leg Curl (Machine)|Single Leg Seated Leg Curl;Single Leg Seated Hamstring Curl (Machine);Beinbeuger sitzend einbeinig (Maschine)|hamstrings|calves|machine|isolation|external|reps|unilateral
    reverse_hack_squat_machine|Reverse Hack Squat (Machine)|Reverse Hack Squat|quadriceps,glutes|hamstrings,adductors|machine|squat|external|reps|compound
    reverse_lunge_smith_machine|Reverse Lunge (Smith Machine)|Rückwärtiger Ausfallschritt (Multipresse)|quadriceps,glutes|hamstrings,adductors|machine|lunge|external|reps|compound,unilateral
    pin_squat_barbell|Pin Squat (Barbell)|Pin Squat;Anderson Squat;Anderson Squat (Barbell)|quadriceps,glutes|hamstrings,adductors,lower_back|barbell,rack|squat|external|reps|compound
    copenhagen_plank|Copenhagen Plank|Copenhagen Side Plank;Copenhagen Adductor Hold|adductors|abdominals|bodyweight,bench|isolation|bodyweight|time|unilateral
    cossack_squat|Cossack Squat|Weighted Cossack Squat;Cossack Squat (Bodyweight);Kosakenkniebeuge|quadriceps,adductors|glutes,hamstrings|bodyweight|lunge|bodyweight_plus|reps|compound,unilateral
    front_foot_elevated_split_squat_dumbbell|Front Foot Elevated Split Squat (Dumbbell)|Front Foot Elevated Split Squat;FFESS|quadriceps,glutes|hamstrings,adductors|dumbbell,other|lunge|external|reps|compound,unilateral
    reverse_nordic_curl|Reverse Nordic Curl|Weighted Reverse Nordic Curl;Reverse Nordic|quadriceps|abdominals|bodyweight|isolation|bodyweight_plus|reps|

    deadlift_dumbbell|Deadlift (Dumbbell)|Kreuzheben (Kurzhantel)|glutes,hamstrings,lower_back|quadriceps,traps,forearms|dumbbell|hinge|external|reps|compound
    deadlift_trap_bar|Trap Bar Deadlift|Kreuzheben (Trap Bar)|glutes,quadriceps|hamstrings,lower_back,traps,forearms|barbell|hinge|external|reps|compound
    deadlift_smith_machine|Deadlift (Smith Machine)|Kreuzheben (Multipresse)|glutes,hamstrings,lower_back|quadriceps,traps|machine|hinge|external|reps|compound
    deadlift_kettlebell|Deadlift (Kettlebell)|Kreuzheben (Kettlebell)|glutes,hamstrings|lower_back,quadriceps|kettlebell|hinge|external|reps|compound
    deadlift_band|Deadlift (Band)||glutes,hamstrings|lower_back,quadriceps|bands|hinge|external|reps|compound
    sumo_deadlift_barbell|Sumo Deadlift (Barbell)|Sumo Deadlift;Sumo Kreuzheben|glutes,adductors,hamstrings|quadriceps,lower_back,traps|barbell|hinge|external|reps|compound
    sumo_deadlift_dumbbell|Sumo Deadlift (Dumbbell)||glutes,adductors,hamstrings|quadriceps,lower_back|dumbbell|hinge|external|reps|compound
    sumo_deadlift_kettlebell|Sumo Deadlift (Kettlebell)||glutes,adductors,hamstrings|quadriceps,lower_back|kettlebell|hinge|external|reps|compound
    romanian_deadlift_dumbbell|Romanian Deadlift (Dumbbell)|Rumänisches Kreuzheben (Kurzhantel)|hamstrings,glutes|lower_back,forearms|dumbbell|hinge|external|reps|compound
    romanian_deadlift_smith_machine|Romanian Deadlift (Smith Machine)|Rumänisches Kreuzheben (Multipresse)|hamstrings,glutes|lower_back|machine|hinge|external|reps|compound
    romanian_deadlift_kettlebell|Romanian Deadlift (Kettlebell)||hamstrings,glutes|lower_back,forearms|kettlebell|hinge|external|reps|compound
    romanian_deadlift_cable|Romanian Deadlift (Cable)||hamstrings,glutes|lower_back|cable|hinge|external|reps|compound
    single_leg_romanian_deadlift_dumbbell|Single Leg Romanian Deadlift (Dumbbell)|Single Leg Deadlift (Dumbbell);Single Leg Romanian Deadlift;Single Leg Deadlift;Einbeiniges Kreuzheben (Kurzhantel)|hamstrings,glutes|lower_back|dumbbell|hinge|external|reps|compound,unilateral
    single_leg_romanian_deadlift_barbell|Single Leg Romanian Deadlift (Barbell)|Single Leg Deadlift (Barbell)|hamstrings,glutes|lower_back|barbell|hinge|external|reps|compound,unilateral
    single_leg_romanian_deadlift_kettlebell|Single Leg Romanian Deadlift (Kettlebell)|Single Leg Deadlift (Kettlebell)|hamstrings,glutes|lower_back|kettlebell|hinge|external|reps|compound,unilateral
    stiff_leg_deadlift_barbell|Stiff Leg Deadlift (Barbell)|Stiff Leg Deadlift;Straight Leg Deadlift;Straight Leg Deadlift (Barbell);Kreuzheben gestreckt;Kreuzheben mit gestreckten Beinen;SLDL|hamstrings|glutes,lower_back|barbell|hinge|external|reps|compound
    stiff_leg_deadlift_dumbbell|Stiff Leg Deadlift (Dumbbell)|Straight Leg Deadlift (Dumbbell)|hamstrings|glutes,lower_back|dumbbell|hinge|external|reps|compound
    stiff_leg_deadlift_band|Stiff Leg Deadlift (Band)|Straight Leg Deadlift (Band)|hamstrings|glutes,lower_back|bands|hinge|external|reps|compound
    deficit_deadlift_barbell|Deficit Deadlift (Barbell)|Deficit Deadlift|glutes,hamstrings,lower_back|quadriceps,traps,forearms|barbell|hinge|external|reps|compound
    pause_deadlift_barbell|Paused Deadlift (Barbell)|Paused Deadlift;Pause Deadlift;Pause Deadlift (Barbell)|glutes,hamstrings,lower_back|quadriceps,traps,forearms|barbell|hinge|external|reps|compound
    snatch_grip_deadlift_barbell|Snatch Grip Deadlift (Barbell)|Snatch Grip Deadlift|glutes,hamstrings,lower_back|traps,quadriceps,forearms|barbell|hinge|external|reps|compound
    block_pull_barbell|Block Pull (Barbell)|Block Pull|glutes,lower_back|hamstrings,traps,forearms|barbell|hinge|external|reps|compound
    rack_pull_barbell|Rack Pull (Barbell)|Rack Pull|glutes,lower_back|hamstrings,traps,forearms|barbell,rack|hinge|external|reps|compound
    good_morning_barbell|Good Morning (Barbell)|Good Morning|hamstrings,lower_back|glutes|barbell,rack|hinge|external|reps|compound
    cable_pull_through|Cable Pull Through|Pull Through|glutes|hamstrings,lower_back|cable|hinge|external|reps|compound
    kettlebell_swing|Kettlebell Swing|Swing (Kettlebell);Russian Kettlebell Swing;Two Arm Kettlebell Swing|glutes,hamstrings|lower_back,front_delts|kettlebell|hinge|external|reps|compound
    hip_thrust_machine|Hip Thrust (Machine)|Glute Drive (Machine)|glutes|hamstrings,quadriceps|machine|hinge|external|reps|compound
    hip_thrust_smith_machine|Hip Thrust (Smith Machine)||glutes|hamstrings,quadriceps|machine,bench|hinge|external|reps|compound
    hip_thrust_dumbbell|Hip Thrust (Dumbbell)||glutes|hamstrings,quadriceps|dumbbell,bench|hinge|external|reps|compound
    hip_thrust_bodyweight|Hip Thrust (Bodyweight)||glutes|hamstrings|bodyweight,bench|hinge|bodyweight|reps|compound
    single_leg_hip_thrust|Single Leg Hip Thrust|Single Leg Hip Thrust (Bodyweight)|glutes|hamstrings|bodyweight,bench|hinge|bodyweight_plus|reps|compound,unilateral
    glute_bridge|Glute Bridge|Glute Bridge (Bodyweight);Weighted Glute Bridge;Beckenheben;Hüftbrücke|glutes|hamstrings|bodyweight|hinge|bodyweight_plus|reps|
    glute_bridge_barbell|Glute Bridge (Barbell)||glutes|hamstrings|barbell|hinge|external|reps|
    single_leg_glute_bridge|Single Leg Glute Bridge|Single Leg Bridge|glutes|hamstrings|bodyweight|hinge|bodyweight|reps|unilateral
    glute_kickback_machine|Glute Kickback (Machine)|Glute (Machine);Hip Extension (Machine);Rear Kick (Machine)|glutes|hamstrings|machine|isolation|external|reps|unilateral
    glute_kickback_cable|Glute Kickback (Cable)|Standing Glute Kickback (Cable);Hip Extension (Cable)|glutes|hamstrings|cable|isolation|external|reps|unilateral
    glute_kickback_floor|Glute Kickback on Floor|Donkey Kick|glutes|hamstrings|bodyweight|isolation|bodyweight|reps|unilateral
    b_stance_romanian_deadlift_dumbbell|B Stance Romanian Deadlift (Dumbbell)|B Stance Romanian Deadlift;Kickstand Romanian Deadlift;Kickstand Romanian Deadlift (Dumbbell)|hamstrings,glutes|lower_back,forearms|dumbbell|hinge|external|reps|compound,unilateral
    frog_pump|Frog Pump|Weighted Frog Pump;Frog Pump (Dumbbell);Frog Pump (Bodyweight)|glutes|abductors|bodyweight,dumbbell|hinge|bodyweight_plus|reps|

    bicep_curl_ez_bar|Bicep Curl (EZ Bar)|Curl (EZ Bar);Standing Curl (EZ Bar);Bizepscurl (SZ-Stange);Bizeps Curl (SZ-Stange)|biceps|forearms|ez_bar|isolation|external|reps|
    bicep_curl_cable|Bicep Curl (Cable)|Curl (Cable);Standing Bicep Curl (Cable);Bizepscurl (Kabelzug);Bizeps Curl (Kabelzug)|biceps|forearms|cable|isolation|external|reps|
    bicep_curl_machine|Bicep Curl (Machine)|Curl (Machine);Seated Curl (Machine);Seated Bicep Curl (Machine);Bizepscurl (Maschine);Bizepsmaschine;Bizeps Curl (Maschine)|biceps|forearms|machine|isolation|external|reps|
    bicep_curl_band|Bicep Curl (Band)|Curl (Band)|biceps|forearms|bands|isolation|external|reps|
    one_arm_curl_cable|Single Arm Curl (Cable)|Single Arm Bicep Curl (Cable)|biceps|forearms|cable|isolation|external|reps|unilateral
    hammer_curl_cable|Hammer Curl (Cable)|Rope Cable Curl;Rope Hammer Curl (Cable);Rope Bicep Curl (Cable);Rope Hammer Curl;Hammercurl (Kabelzug);Hammercurl mit Seil|biceps|forearms|cable|isolation|external|reps|
    behind_the_back_curl_cable|Behind the Back Curl (Cable)|Bayesian Curl;Bayesian Curl (Cable);Face Away Bayesian Curl;Face Away Curl (Cable);Face Away Bayesian Curl (Cable)|biceps|forearms|cable|isolation|external|reps|unilateral
    overhead_curl_cable|Overhead Curl (Cable)|High Curl (Cable);Overhead Bicep Curl (Cable)|biceps|forearms|cable|isolation|external|reps|
    twenty_one_curl_barbell|21s Bicep Curl (Barbell)|21s Bicep Curl;21s Curl (Barbell);21s Curl;21s;21s (Barbell)|biceps|forearms|barbell|isolation|external|reps|
    hammer_curl_dumbbell|Hammer Curl (Dumbbell)|Hammer Curl;Standing Hammer Curl;Alternating Hammer Curl;Hammercurl;Hammercurl (Kurzhantel)|biceps|forearms|dumbbell|isolation|external|reps|
    hammer_curl_band|Hammer Curl (Band)||biceps|forearms|bands|isolation|external|reps|
    cross_body_hammer_curl_dumbbell|Cross Body Hammer Curl (Dumbbell)|Cross Body Hammer Curl;Pinwheel Curl (Dumbbell);Pinwheel Curl|biceps|forearms|dumbbell|isolation|external|reps|unilateral
    incline_curl_dumbbell|Incline Curl (Dumbbell)|Seated Incline Curl (Dumbbell);Incline Bicep Curl (Dumbbell);Seated Incline Bicep Curl (Dumbbell);Schrägbankcurl (Kurzhantel)|biceps|forearms|dumbbell,bench|isolation|external|reps|
    seated_curl_dumbbell|Seated Bicep Curl (Dumbbell)|Seated Curl (Dumbbell)|biceps|forearms|dumbbell,bench|isolation|external|reps|
    preacher_curl_barbell|Preacher Curl (Barbell)|Scottcurl (Langhantel);Scott Curl (Langhantel)|biceps|forearms|barbell,bench|isolation|external|reps|
    preacher_curl_ez_bar|Preacher Curl (EZ Bar)|Scottcurl (SZ-Stange);Scott Curl (SZ-Stange)|biceps|forearms|ez_bar,bench|isolation|external|reps|
    preacher_curl_dumbbell|Preacher Curl (Dumbbell)|Scottcurl (Kurzhantel);Scott Curl (Kurzhantel)|biceps|forearms|dumbbell,bench|isolation|external|reps|
    preacher_curl_machine|Preacher Curl (Machine)|Scottcurl (Maschine);Scott Curl (Maschine)|biceps|forearms|machine|isolation|external|reps|
    preacher_curl_cable|Preacher Curl (Cable)||biceps|forearms|cable,bench|isolation|external|reps|
    concentration_curl_dumbbell|Concentration Curl (Dumbbell)|Concentration Curl;Konzentrationscurl;Konzentrationscurl (Kurzhantel)|biceps|forearms|dumbbell,bench|isolation|external|reps|unilateral
    reverse_grip_concentration_curl_dumbbell|Reverse Grip Concentration Curl (Dumbbell)|Reverse Grip Concentration Curl|forearms|biceps|dumbbell,bench|isolation|external|reps|unilateral
    spider_curl_barbell|Spider Curl (Barbell)||biceps|forearms|barbell,bench|isolation|external|reps|
    spider_curl_dumbbell|Spider Curl (Dumbbell)||biceps|forearms|dumbbell,bench|isolation|external|reps|
    spider_curl_ez_bar|Spider Curl (EZ Bar)||biceps|forearms|ez_bar,bench|isolation|external|reps|
    drag_curl_barbell|Drag Curl (Barbell)|Drag Curl|biceps|forearms|barbell|isolation|external|reps|
    zottman_curl_dumbbell|Zottman Curl (Dumbbell)|Zottman Curl|biceps,forearms||dumbbell|isolation|external|reps|
    waiter_curl_dumbbell|Waiter Curl (Dumbbell)|Waiter Curl|biceps|forearms|dumbbell|isolation|external|reps|
    reverse_curl_barbell|Reverse Curl (Barbell)|Reverse Grip Curl (Barbell);Reverse Bicep Curl (Barbell);Reverse Grip Bicep Curl (Barbell)|forearms,biceps||barbell|isolation|external|reps|
    reverse_curl_ez_bar|Reverse Curl (EZ Bar)|Reverse Grip Curl (EZ Bar);Reverse Bicep Curl (EZ Bar)|forearms,biceps||ez_bar|isolation|external|reps|
    reverse_curl_dumbbell|Reverse Curl (Dumbbell)|Reverse Grip Curl (Dumbbell);Reverse Bicep Curl (Dumbbell)|forearms,biceps||dumbbell|isolation|external|reps|
    reverse_curl_cable|Reverse Curl (Cable)|Reverse Grip Curl (Cable);Reverse Bicep Curl (Cable)|forearms,biceps||cable|isolation|external|reps|
    reverse_curl_band|Reverse Curl (Band)||forearms,biceps||bands|isolation|external|reps|
    plate_curl|Plate Curl|Bicep Curl (Plate)|biceps|forearms|other|isolation|external|reps|
    seated_palms_up_wrist_curl_dumbbell|Seated Palms Up Wrist Curl (Dumbbell)|Seated Palms Up Wrist Curl;Wrist Curl (Dumbbell);Seated Wrist Curl (Dumbbell);Palms Up Wrist Curl (Dumbbell);Unterarmcurl (Kurzhantel)|forearms||dumbbell,bench|isolation|external|reps|
    wrist_curl_barbell|Wrist Curl (Barbell)|Seated Wrist Curl (Barbell);Seated Palms Up Wrist Curl (Barbell);Palms Up Wrist Curl (Barbell);Unterarmcurl (Langhantel)|forearms||barbell,bench|isolation|external|reps|
    behind_the_back_wrist_curl_barbell|Behind the Back Wrist Curl (Barbell)|Behind the Back Bicep Wrist Curl (Barbell);Behind the Back Wrist Curl|forearms||barbell|isolation|external|reps|
    wrist_extension_barbell|Seated Wrist Extension (Barbell)|Wrist Extension (Barbell);Reverse Wrist Curl (Barbell);Seated Palms Down Wrist Curl (Barbell);Reverse Wrist Curl;Palms Down Wrist Curl (Barbell)|forearms||barbell,bench|isolation|external|reps|
    wrist_extension_dumbbell|Wrist Extension (Dumbbell)|Seated Wrist Extension (Dumbbell);Reverse Wrist Curl (Dumbbell);Seated Palms Down Wrist Curl (Dumbbell);Palms Down Wrist Curl (Dumbbell)|forearms||dumbbell,bench|isolation|external|reps|
    wrist_roller|Wrist Roller||forearms||other|isolation|external|reps|
    plate_pinch|Plate Pinch||forearms||other|isolation|external|time|
    dead_hang|Dead Hang|Bar Hang|forearms|lats|bodyweight,pull_up_bar|isolation|bodyweight|time|
    incline_hammer_curl_dumbbell|Incline Hammer Curl (Dumbbell)|Incline Hammer Curl;Seated Incline Hammer Curl (Dumbbell);Schrägbank Hammercurl (Kurzhantel)|biceps|forearms|dumbbell,bench|isolation|external|reps|
    seated_hammer_curl_dumbbell|Seated Hammer Curl (Dumbbell)|Seated Hammer Curl;Seated Alternating Hammer Curl (Dumbbell);Hammercurl sitzend (Kurzhantel)|biceps|forearms|dumbbell,bench|isolation|external|reps|
    hammer_preacher_curl_dumbbell|Hammer Preacher Curl (Dumbbell)|Hammer Preacher Curl;Hammer Scottcurl (Kurzhantel)|biceps|forearms|dumbbell,bench|isolation|external|reps|
    one_arm_preacher_curl_dumbbell|Single Arm Preacher Curl (Dumbbell)|Single Arm Preacher Curl;Scottcurl einarmig (Kurzhantel)|biceps|forearms|dumbbell,bench|isolation|external|reps|unilateral
    hand_gripper|Hand Gripper|Gripper;Grip Trainer;Hand Grip;Handtrainer|forearms||other|isolation|external|reps|unilateral

    triceps_rope_pushdown|Triceps Rope Pushdown|Triceps Rope Pushdown (Cable);Rope Push Down;Rope Push Down (Cable);Trizepsdrücken mit Seil;Trizepsdrücken am Seil;Rope Triceps Pulldown|triceps||cable|isolation|external|reps|
    triceps_v_bar_pushdown|Triceps V Bar Pushdown|Triceps V Bar Pushdown (Cable);V Bar Push Down|triceps||cable|isolation|external|reps|
    reverse_grip_triceps_pushdown|Reverse Grip Triceps Pushdown|Reverse Grip Triceps Pushdown (Cable);Underhand Triceps Pushdown|triceps||cable|isolation|external|reps|
    one_arm_triceps_pushdown_cable|Single Arm Triceps Pushdown (Cable)|Single Arm Triceps Pushdown|triceps||cable|isolation|external|reps|unilateral
    triceps_pushdown_band|Triceps Pushdown (Band)||triceps||bands|isolation|external|reps|
    triceps_extension_cable|Triceps Extension (Cable)|Trizepsstrecken (Kabelzug)|triceps||cable|isolation|external|reps|
    triceps_extension_dumbbell|Triceps Extension (Dumbbell)|Overhead Triceps Extension (Dumbbell);Overhead Extension (Dumbbell);Trizepsstrecken über Kopf (Kurzhantel);Two Arm Triceps Extension (Dumbbell);Two Arm Overhead Triceps Extension (Dumbbell);Trizepsstrecken (Kurzhantel);Trizepsdrücken über Kopf (Kurzhantel)|triceps||dumbbell|isolation|external|reps|
    triceps_extension_barbell|Triceps Extension (Barbell)|Overhead Triceps Extension (Barbell);Trizepsstrecken (Langhantel);Standing French Press (Barbell)|triceps||barbell|isolation|external|reps|
    triceps_extension_ez_bar|Triceps Extension (EZ Bar)|Overhead Triceps Extension (EZ Bar);Standing French Press (EZ Bar)|triceps||ez_bar|isolation|external|reps|
    triceps_extension_machine|Triceps Extension (Machine)|Seated Triceps Extension (Machine);Trizepsmaschine;Trizepsstrecken (Maschine)|triceps||machine|isolation|external|reps|
    triceps_press_machine|Triceps Press (Machine)|Seated Triceps Press (Machine)|triceps|chest,front_delts|machine|vertical_push|external|reps|compound
    overhead_triceps_extension_cable|Overhead Triceps Extension (Cable)|Overhead Extension (Cable);Rope Overhead Triceps Extension;Rope Overhead Triceps Extension (Cable);Trizepsstrecken über Kopf (Kabelzug);Overhead Triceps (Cable);Overhead Rope Extension;Rope Overhead Extension;Overhead Rope Extension (Cable)|triceps||cable|isolation|external|reps|
    one_arm_triceps_extension_dumbbell|Single Arm Triceps Extension (Dumbbell)|Single Arm Overhead Triceps Extension (Dumbbell)|triceps||dumbbell|isolation|external|reps|unilateral
    one_arm_triceps_extension_cable|Single Arm Triceps Extension (Cable)||triceps||cable|isolation|external|reps|unilateral
    triceps_extension_suspension|Triceps Extension (Suspension)||triceps|abdominals|other|isolation|bodyweight|reps|
    seated_triceps_press_dumbbell|Seated Triceps Press (Dumbbell)|Seated Triceps Extension (Dumbbell);Seated Overhead Triceps Extension (Dumbbell);Seated Triceps Press|triceps||dumbbell,bench|isolation|external|reps|
    skullcrusher_barbell|Skullcrusher (Barbell)|Lying Triceps Extension (Barbell);Stirndrücken (Langhantel);French Press liegend (Langhantel)|triceps||barbell,bench|isolation|external|reps|
    skullcrusher_ez_bar|Skullcrusher (EZ Bar)|Lying Triceps Extension (EZ Bar);Stirndrücken (SZ-Stange);Stirndrücken;EZ Skulls|triceps||ez_bar,bench|isolation|external|reps|
    skullcrusher_dumbbell|Skullcrusher (Dumbbell)|Lying Triceps Extension (Dumbbell);Stirndrücken (Kurzhantel)|triceps||dumbbell,bench|isolation|external|reps|
    skullcrusher_cable|Skullcrusher (Cable)|Lying Triceps Extension (Cable)|triceps||cable,bench|isolation|external|reps|
    jm_press_barbell|JM Press (Barbell)|JM Press|triceps|chest,front_delts|barbell,bench,rack|horizontal_push|external|reps|compound
    jm_press_smith_machine|JM Press (Smith Machine)||triceps|chest,front_delts|machine,bench|horizontal_push|external|reps|compound
    tate_press_dumbbell|Tate Press (Dumbbell)|Tate Press|triceps|chest|dumbbell,bench|isolation|external|reps|
    triceps_kickback_dumbbell|Triceps Kickback (Dumbbell)|Kickback (Dumbbell);Triceps Kickback;Trizeps Kickback;Trizeps Kickback (Kurzhantel)|triceps||dumbbell|isolation|external|reps|
    triceps_kickback_cable|Triceps Kickback (Cable)|Trizeps Kickback (Kabelzug)|triceps||cable|isolation|external|reps|

    side_plank|Side Plank|Seitstütz;Seitlicher Unterarmstütz;Seitliche Planke|abdominals|abductors|bodyweight|isolation|bodyweight|time|unilateral
    reverse_plank|Reverse Plank||lower_back,glutes|hamstrings,abdominals|bodyweight|isolation|bodyweight|time|
    hollow_hold|Hollow Hold|Hollow Body Hold|abdominals|quadriceps|bodyweight|isolation|bodyweight|time|
    hollow_rock|Hollow Rock||abdominals|quadriceps|bodyweight|isolation|bodyweight|reps|
    l_sit_hold|L-Sit Hold|L Sit|abdominals|quadriceps,triceps|bodyweight|isolation|bodyweight|time|
    handstand_hold|Handstand Hold|Handstand;Wall Handstand|front_delts|triceps,traps,abdominals|bodyweight|vertical_push|bodyweight|time|
    crunch|Crunch|Weighted Crunch;Ab Crunch;Bauchpresse|abdominals||bodyweight|isolation|bodyweight_plus|reps|
    crunch_machine|Crunch (Machine)|Ab Crunch (Machine);Abdominal (Machine);Bauchmaschine;Bauchpresse (Maschine);Seated Ab Crunch (Machine)|abdominals||machine|isolation|external|reps|
    crunch_stability_ball|Crunch (Stability Ball)|Crunch (Swiss Ball);Crunch (Exercise Ball)|abdominals||bodyweight,other|isolation|bodyweight_plus|reps|
    cable_crunch|Cable Crunch|Kneeling Cable Crunch;Rope Crunch;Rope Crunch (Cable);Crunch am Kabelzug|abdominals||cable|isolation|external|reps|
    decline_crunch|Decline Crunch|Weighted Decline Crunch|abdominals||bodyweight,bench|isolation|bodyweight_plus|reps|
    reverse_crunch|Reverse Crunch||abdominals||bodyweight|isolation|bodyweight|reps|
    bicycle_crunch|Bicycle Crunch||abdominals||bodyweight|isolation|bodyweight|reps|
    bicycle_crunch_raised_legs|Bicycle Crunch Raised Legs||abdominals|quadriceps|bodyweight|isolation|bodyweight|reps|
    cross_body_crunch|Cross Body Crunch||abdominals||bodyweight|isolation|bodyweight|reps|
    oblique_crunch|Oblique Crunch|Side Crunch|abdominals||bodyweight|isolation|bodyweight|reps|unilateral
    sit_up|Sit Up|Weighted Sit Up|abdominals|quadriceps|bodyweight|isolation|bodyweight_plus|reps|
    decline_sit_up|Decline Sit Up|Weighted Decline Sit Up|abdominals|quadriceps|bodyweight,bench|isolation|bodyweight_plus|reps|
    jackknife_sit_up|Jackknife Sit Up|Jackknife;Jackknife Crunch|abdominals|quadriceps|bodyweight|isolation|bodyweight|reps|
    v_up|V Up||abdominals|quadriceps|bodyweight|isolation|bodyweight|reps|
    toe_touch|Toe Touch|Lying Toe Touch|abdominals||bodyweight|isolation|bodyweight|reps|
    heel_taps|Heel Taps|Heel Touches;Alternating Heel Touch|abdominals||bodyweight|isolation|bodyweight|reps|
    flutter_kicks|Flutter Kicks|Ab Scissors;Scissor Kicks|abdominals|quadriceps|bodyweight|isolation|bodyweight|reps|
    dead_bug|Dead Bug|Deadbug|abdominals|lower_back|bodyweight|isolation|bodyweight|reps|
    bird_dog|Bird Dog||lower_back,abdominals|glutes|bodyweight|isolation|bodyweight|reps|unilateral
    hanging_leg_raise|Hanging Leg Raise|Weighted Hanging Leg Raise;Straight Leg Hanging Leg Raise;Beinheben hängend;Hängendes Beinheben|abdominals|forearms,quadriceps|bodyweight,pull_up_bar|isolation|bodyweight_plus|reps|
    hanging_knee_raise|Hanging Knee Raise|Weighted Hanging Knee Raise;Knieheben hängend|abdominals|forearms,quadriceps|bodyweight,pull_up_bar|isolation|bodyweight_plus|reps|
    knee_raise_captains_chair|Knee Raise (Captain's Chair)|Knee Raise Parallel Bars;Captain's Chair Knee Raise;Vertical Knee Raise|abdominals|quadriceps|bodyweight,other|isolation|bodyweight|reps|
    leg_raise_captains_chair|Leg Raise (Captain's Chair)|Leg Raise Parallel Bars;Captain's Chair Leg Raise|abdominals|quadriceps|bodyweight,other|isolation|bodyweight|reps|
    lying_leg_raise|Lying Leg Raise|Flat Leg Raise;Flat Bench Leg Raise;Beinheben liegend;Leg Lift;Lying Leg Lift|abdominals|quadriceps|bodyweight|isolation|bodyweight_plus|reps|
    lying_knee_raise|Lying Knee Raise|Flat Knee Raise|abdominals|quadriceps|bodyweight|isolation|bodyweight|reps|
    toes_to_bar|Toes to Bar|TTB|abdominals|lats,forearms,quadriceps|bodyweight,pull_up_bar|isolation|bodyweight|reps|
    knees_to_elbows|Knees to Elbows||abdominals|lats,forearms|bodyweight,pull_up_bar|isolation|bodyweight|reps|
    dragon_flag|Dragon Flag||abdominals|lower_back|bodyweight,bench|isolation|bodyweight|reps|
    ab_wheel|Ab Wheel|Ab Wheel Rollout;Ab Roller;Ab Rollout;Bauchroller;Ab Roller Rollout|abdominals|lats,lower_back|bodyweight,other|isolation|bodyweight|reps|
    russian_twist|Russian Twist|Weighted Russian Twist|abdominals||bodyweight|isolation|bodyweight_plus|reps|
    cable_twist|Cable Twist|Standing Cable Twist|abdominals||cable|isolation|external|reps|unilateral
    cable_woodchop|Cable Woodchop|Woodchop;High to Low Cable Woodchop;Cable Twist (Up to Down)|abdominals|front_delts|cable|isolation|external|reps|unilateral
    low_to_high_cable_woodchop|Reverse Cable Woodchop|Lift (Cable);Cable Twist (Down to Up)|abdominals|front_delts|cable|isolation|external|reps|unilateral
    pallof_press_cable|Pallof Press (Cable)|Pallof Press;Cable Core Pallof Press;Cable Core Palloff Press|abdominals||cable|isolation|external|reps|unilateral
    pallof_press_band|Pallof Press (Band)||abdominals||bands|isolation|external|reps|unilateral
    landmine_180|Landmine 180|Landmine Twist;Landmine Rotation|abdominals|front_delts|barbell|isolation|external|reps|
    torso_rotation_machine|Torso Rotation (Machine)|Torso Rotation;Rotary Torso (Machine);Rotary Torso|abdominals||machine|isolation|external|reps|
    side_bend|Side Bend|Side Bend (Bodyweight);Oblique Side Bend|abdominals|lower_back|bodyweight|isolation|bodyweight_plus|reps|unilateral
    side_bend_dumbbell|Side Bend (Dumbbell)|Oblique Side Bend (Dumbbell)|abdominals|lower_back|dumbbell|isolation|external|reps|unilateral
    side_bend_cable|Side Bend (Cable)||abdominals|lower_back|cable|isolation|external|reps|unilateral
    side_bend_band|Side Bend (Band)||abdominals|lower_back|bands|isolation|external|reps|unilateral
    mountain_climber|Mountain Climber|Bergsteiger|abdominals|quadriceps,front_delts|bodyweight|isolation|bodyweight|reps|
    lying_neck_curl|Lying Neck Curl|Weighted Lying Neck Curl;Neck Flexion|neck||bodyweight,bench|isolation|bodyweight_plus|reps|
    lying_neck_extension|Lying Neck Extension|Weighted Lying Neck Extension;Neck Extension|neck|traps|bodyweight,bench|isolation|bodyweight_plus|reps|
    plank_knee_raise|Plank Knee Raise|Plank Knee Tuck;Plank Knee Drive;Plank mit Knieheben|abdominals|quadriceps,front_delts|bodyweight|isolation|bodyweight|reps|

    clean_barbell|Clean (Barbell)|Clean;Squat Clean;Squat Clean (Barbell);Umsetzen|quadriceps,glutes|hamstrings,traps,front_delts|barbell|hinge|external|reps|compound
    power_clean_barbell|Power Clean (Barbell)|Power Clean;Standumsetzen|glutes,hamstrings|quadriceps,traps,lower_back|barbell|hinge|external|reps|compound
    hang_clean_barbell|Hang Clean (Barbell)|Hang Clean|glutes,hamstrings|quadriceps,traps|barbell|hinge|external|reps|compound
    hang_power_clean_barbell|Hang Power Clean (Barbell)|Hang Power Clean|glutes,hamstrings|quadriceps,traps|barbell|hinge|external|reps|compound
    clean_and_jerk_barbell|Clean and Jerk (Barbell)|Clean and Jerk;Clean & Jerk;Stoßen;C&J|quadriceps,glutes|hamstrings,traps,front_delts,triceps|barbell|hinge|external|reps|compound
    clean_and_press_barbell|Clean and Press (Barbell)|Clean and Press|glutes,front_delts|hamstrings,quadriceps,traps,triceps|barbell|hinge|external|reps|compound
    clean_and_press_dumbbell|Clean and Press (Dumbbell)||glutes,front_delts|hamstrings,quadriceps,traps,triceps|dumbbell|hinge|external|reps|compound
    clean_and_press_kettlebell|Clean and Press (Kettlebell)||glutes,front_delts|hamstrings,quadriceps,traps,triceps|kettlebell|hinge|external|reps|compound
    clean_kettlebell|Clean (Kettlebell)||glutes,hamstrings|traps,biceps|kettlebell|hinge|external|reps|compound
    clean_pull_barbell|Clean Pull (Barbell)|Clean Pull|glutes,hamstrings|traps,quadriceps,lower_back|barbell|hinge|external|reps|compound
    snatch_barbell|Snatch (Barbell)|Snatch;Squat Snatch;Squat Snatch (Barbell);Reißen|glutes,quadriceps|hamstrings,traps,front_delts|barbell|hinge|external|reps|compound
    power_snatch_barbell|Power Snatch (Barbell)|Power Snatch|glutes,hamstrings|traps,quadriceps,front_delts|barbell|hinge|external|reps|compound
    hang_snatch_barbell|Hang Snatch (Barbell)|Hang Snatch|glutes,hamstrings|traps,quadriceps,front_delts|barbell|hinge|external|reps|compound
    snatch_pull_barbell|Snatch Pull (Barbell)|Snatch Pull|glutes,hamstrings|traps,quadriceps,lower_back|barbell|hinge|external|reps|compound
    snatch_dumbbell|Snatch (Dumbbell)|One Arm Snatch (Dumbbell)|glutes,hamstrings|traps,front_delts|dumbbell|hinge|external|reps|compound,unilateral
    snatch_kettlebell|Snatch (Kettlebell)|One Arm Snatch (Kettlebell)|glutes,hamstrings|traps,front_delts|kettlebell|hinge|external|reps|compound,unilateral
    split_jerk_barbell|Split Jerk (Barbell)|Split Jerk|front_delts,quadriceps|triceps,glutes|barbell,rack|vertical_push|external|reps|compound
    push_jerk_barbell|Push Jerk (Barbell)|Push Jerk|front_delts,quadriceps|triceps,glutes|barbell,rack|vertical_push|external|reps|compound
    press_under_barbell|Press Under (Barbell)|Press Under|front_delts|triceps,quadriceps|barbell|vertical_push|external|reps|compound
    jump_shrug_barbell|Jump Shrug (Barbell)|Jump Shrug|traps|glutes,hamstrings,calves|barbell|hinge|external|reps|compound
    deadlift_high_pull_barbell|Deadlift High Pull (Barbell)|Deadlift High Pull|traps,glutes|hamstrings,side_delts|barbell|hinge|external|reps|compound
    sumo_deadlift_high_pull_barbell|Sumo Deadlift High Pull (Barbell)|Sumo Deadlift High Pull|traps,glutes|adductors,hamstrings,side_delts|barbell|hinge|external|reps|compound
    high_pull_kettlebell|High Pull (Kettlebell)||traps,glutes|hamstrings,side_delts|kettlebell|hinge|external|reps|compound
    thruster_barbell|Thruster (Barbell)|Thruster|quadriceps,front_delts|glutes,triceps|barbell,rack|squat|external|reps|compound
    thruster_dumbbell|Thruster (Dumbbell)||quadriceps,front_delts|glutes,triceps|dumbbell|squat|external|reps|compound
    thruster_kettlebell|Thruster (Kettlebell)||quadriceps,front_delts|glutes,triceps|kettlebell|squat|external|reps|compound
    wall_ball|Wall Ball|Wall Ball Shot|quadriceps,front_delts|glutes,triceps|other|squat|external|reps|compound
    ball_slam|Ball Slam|Medicine Ball Slam|abdominals,lats|triceps,front_delts|other|isolation|external|reps|
    turkish_get_up_kettlebell|Kettlebell Turkish Get Up|Turkish Get Up;TGU|front_delts,abdominals|glutes,triceps|kettlebell|carry|external|reps|compound,unilateral
    kettlebell_halo|Kettlebell Halo|Halo|front_delts,side_delts|abdominals,traps|kettlebell|isolation|external|reps|
    burpee|Burpee||chest,quadriceps|triceps,glutes,abdominals|bodyweight|squat|bodyweight|reps|compound
    burpee_over_the_bar|Burpee Over the Bar|Bar Facing Burpee|chest,quadriceps|triceps,glutes,abdominals|bodyweight,other|squat|bodyweight|reps|compound
    jumping_jack|Jumping Jack|Hampelmann|calves,side_delts|quadriceps,abductors|bodyweight|isolation|bodyweight|reps|
    high_knees|High Knees||quadriceps,abdominals|calves|bodyweight|lunge|bodyweight|time|compound
    jumping_lunge|Jumping Lunge|Jump Lunge;Split Jump|quadriceps,glutes|hamstrings,calves|bodyweight|lunge|bodyweight|reps|compound,unilateral
    farmers_walk|Farmers Walk|Farmers Carry;Farmer Walk (Dumbbell);Farmer Carry (Dumbbell)|forearms,traps|abdominals,glutes|dumbbell,kettlebell|carry|external|distance|compound
    suitcase_carry|Suitcase Carry|Suitcase Walk|abdominals,forearms|traps|dumbbell,kettlebell|carry|external|distance|compound,unilateral
    overhead_carry|Overhead Carry|Overhead Walk|front_delts,traps|abdominals,triceps|dumbbell,kettlebell|carry|external|distance|compound
    sandbag_carry|Sandbag Carry|Sandbag Walk|abdominals,glutes|biceps,traps,quadriceps|other|carry|external|distance|compound
    yoke_walk|Yoke Walk|Yoke Carry|quadriceps,traps|glutes,abdominals|other|carry|external|distance|compound
    sled_push|Sled Push|Prowler Push|quadriceps,glutes|calves,hamstrings|other|carry|external|distance|compound
    sled_pull|Sled Pull|Sled Drag|quadriceps,hamstrings|glutes,calves|other|carry|external|distance|compound
    tire_flip|Tire Flip|Tyre Flip|glutes,hamstrings|quadriceps,chest,lower_back|other|hinge|external|reps|compound
    battle_ropes|Battle Ropes||front_delts,forearms|abdominals|other|isolation|bodyweight|time|
    jump_rope|Jump Rope|Rope Skipping;Skipping Rope;Seilspringen;Skipping|calves|quadriceps,forearms|other|isolation|bodyweight|time|
    hang_power_snatch_barbell|Hang Power Snatch (Barbell)|Hang Power Snatch|glutes,hamstrings|traps,quadriceps,front_delts|barbell|hinge|external|reps|compound
    snatch_balance_barbell|Snatch Balance (Barbell)|Snatch Balance|quadriceps,front_delts|glutes,triceps,abdominals|barbell,rack|squat|external|reps|compound
    devil_press_dumbbell|Devil Press (Dumbbell)|Devil Press;Devils Press;Devils Press (Dumbbell)|glutes,front_delts|chest,triceps,hamstrings,quadriceps|dumbbell|hinge|external|reps|compound
    one_arm_swing_kettlebell|Single Arm Kettlebell Swing|Single Arm Swing (Kettlebell);Kettlebell Swing einarmig|glutes,hamstrings|lower_back,front_delts,abdominals|kettlebell|hinge|external|reps|compound,unilateral
    windmill_kettlebell|Kettlebell Windmill|Windmill;Windmühle (Kettlebell)|abdominals|front_delts,hamstrings,glutes|kettlebell|hinge|external|reps|compound,unilateral
    bear_crawl|Bear Crawl|Bear Walk;Bärengang|abdominals,front_delts|quadriceps,triceps|bodyweight|carry|bodyweight|distance|compound
    rope_climb|Rope Climb|Climbing Rope;Seilklettern|lats,forearms|biceps,middle_back,abdominals|bodyweight,other|vertical_pull|bodyweight|reps|compound

    running|Running|Running (Outdoor);Run;Jogging;Laufen;Joggen;Jog|quadriceps,calves|hamstrings,glutes|bodyweight|lunge|bodyweight|distance|compound
    running_treadmill|Running (Treadmill)|Treadmill;Treadmill Running;Treadmill Run;Laufband|quadriceps,calves|hamstrings,glutes|machine|lunge|bodyweight|distance|compound
    walking|Walking|Walk;Walking (Outdoor);Gehen;Spazieren|quadriceps,calves|glutes,hamstrings|bodyweight|lunge|bodyweight|distance|compound
    walking_treadmill|Walking (Treadmill)|Treadmill Walking;Treadmill Walk;Incline Treadmill Walk;Incline Walk;Incline Walking (Treadmill)|quadriceps,calves|glutes,hamstrings|machine|lunge|bodyweight|distance|compound
    hiking|Hiking|Wandern|quadriceps,glutes|calves,hamstrings|bodyweight|lunge|bodyweight|distance|compound
    cycling|Cycling|Cycling (Outdoor);Bike Ride;Radfahren;Fahrrad;Fahrradfahren|quadriceps|glutes,hamstrings,calves|other|squat|bodyweight|distance|compound
    cycling_indoor|Cycling (Indoor)|Indoor Cycling;Stationary Bike;Exercise Bike;Spinning;Ergometer;Fahrradergometer;Spin Bike;Recumbent Bike;Upright Bike;Bike Erg|quadriceps|glutes,hamstrings,calves|machine|squat|bodyweight|distance|compound
    air_bike|Air Bike|Assault Bike;Echo Bike;Fan Bike|quadriceps|glutes,hamstrings,front_delts|machine|squat|bodyweight|distance|compound
    rowing_machine|Rowing (Machine)|Indoor Rowing;Rowing Ergometer;Ruderergometer;Rudergerät;Rower;Rowing Erg;Row Erg;Concept 2 Rower;Indoor Rower;Rudern (Ergometer);C2 Rower|middle_back,quadriceps|lats,hamstrings,biceps|machine|horizontal_pull|bodyweight|distance|compound
    ski_erg|Ski Erg|SkiErg;Ski Ergometer|lats,abdominals|triceps,hamstrings|machine|vertical_pull|bodyweight|distance|compound
    elliptical|Elliptical (Machine)|Elliptical Trainer;Elliptical;Cross Trainer;Crosstrainer|quadriceps|glutes,hamstrings,calves|machine|lunge|bodyweight|distance|compound
    stair_machine|Stair Machine|Stairmaster;Stair Climber;Stair Stepper;Stepmill;Stair Machine (Steps);Stair Machine (Floors);Treppensteiger|quadriceps,glutes|calves,hamstrings|machine|lunge|bodyweight|time|compound
    swimming|Swimming|Swim;Schwimmen|lats|front_delts,triceps,quadriceps|bodyweight|vertical_pull|bodyweight|distance|compound
    climbing|Climbing|Bouldering;Rock Climbing;Klettern;Bouldern|lats,forearms|biceps,middle_back,abdominals|bodyweight|vertical_pull|bodyweight|time|compound
    stretching|Stretching|Stretch;Full Body Stretch;Full Body Stretching;Dehnen|hamstrings|adductors,chest|bodyweight|isolation|bodyweight|time|mobility
    yoga|Yoga|Power Yoga;Vinyasa Yoga|hamstrings,abdominals|adductors,middle_back|bodyweight|isolation|bodyweight|time|mobility
    pilates|Pilates|Mat Pilates|abdominals|glutes,lower_back|bodyweight|isolation|bodyweight|time|mobility
    boxing|Boxing|Shadow Boxing;Heavy Bag;Boxen;Boxsack|front_delts,abdominals|triceps,calves|bodyweight,other|horizontal_push|bodyweight|time|compound

    cat_cow|Cat Cow|Cat Cow Stretch;Cat Camel;Katze Kuh|lower_back|abdominals,middle_back|bodyweight|isolation|bodyweight|reps|mobility
    worlds_greatest_stretch|World's Greatest Stretch|Spiderman Lunge with Rotation;Lunge with Rotation|glutes,adductors|hamstrings,middle_back|bodyweight|isolation|bodyweight|reps|unilateral,mobility
    hip_switch_90_90|90/90 Hip Switch|90/90 Hip Rotation;90 90 Switch|glutes|adductors|bodyweight|isolation|bodyweight|reps|mobility
    deep_squat_hold|Deep Squat Hold|Squat Hold;Resting Squat;Tiefe Hocke|adductors,glutes|calves,lower_back|bodyweight|isolation|bodyweight|time|mobility
    hip_flexor_stretch|Hip Flexor Stretch|Half Kneeling Hip Flexor Stretch;Kneeling Hip Flexor Stretch;Hüftbeuger dehnen|quadriceps|abdominals|bodyweight|isolation|bodyweight|time|unilateral,mobility
    couch_stretch|Couch Stretch|Rear Foot Elevated Quad Stretch|quadriceps|abdominals|bodyweight,bench|isolation|bodyweight|time|unilateral,mobility
    pigeon_stretch|Pigeon Stretch|Pigeon Pose;Taube|glutes|adductors|bodyweight|isolation|bodyweight|time|unilateral,mobility
    figure_four_stretch|Figure Four Stretch|Lying Glute Stretch;Figure 4 Stretch;Gesäß dehnen|glutes|abductors|bodyweight|isolation|bodyweight|time|unilateral,mobility
    hamstring_stretch_band|Lying Hamstring Stretch (Band)|Hamstring Stretch (Band)|hamstrings|calves|bands|isolation|bodyweight|time|unilateral,mobility
    seated_forward_fold|Seated Forward Fold|Seated Hamstring Stretch;Seated Toe Touch|hamstrings|lower_back,calves|bodyweight|isolation|bodyweight|time|mobility
    butterfly_stretch|Butterfly Stretch|Seated Adductor Stretch;Seated Groin Stretch|adductors||bodyweight|isolation|bodyweight|time|mobility
    adductor_rock_back|Adductor Rock Back|Adductor Rock|adductors|glutes|bodyweight|isolation|bodyweight|reps|unilateral,mobility
    ankle_rock|Ankle Rock|Knee to Wall;Knee to Wall Ankle Rock;Ankle Dorsiflexion Rock|calves||bodyweight|isolation|bodyweight|reps|unilateral,mobility
    calf_stretch_wall|Calf Stretch|Wall Calf Stretch;Standing Calf Stretch;Waden dehnen|calves||bodyweight|isolation|bodyweight|time|unilateral,mobility
    leg_swing|Leg Swing|Front to Back Leg Swing;Beinpendel|hamstrings|quadriceps,glutes|bodyweight|isolation|bodyweight|reps|unilateral,mobility
    standing_quad_stretch|Standing Quad Stretch|Quad Stretch;Quadriceps Stretch;Quadrizeps dehnen|quadriceps||bodyweight|isolation|bodyweight|time|unilateral,mobility
    arm_circle|Arm Circle|Armkreisen|side_delts,front_delts|rear_delts|bodyweight|isolation|bodyweight|reps|mobility
    shoulder_pass_through_band|Shoulder Pass Through (Band)|Shoulder Dislocate (Band);Shoulder Dislocate|front_delts,chest|rear_delts,traps|bands|isolation|bodyweight|reps|mobility
    thoracic_extension_foam_roller|Thoracic Extension (Foam Roller)|Thoracic Extension;Foam Roller Upper Back Extension|middle_back|chest,abdominals|other|isolation|bodyweight|reps|mobility
    open_book|Open Book|Open Book Stretch;Side Lying Thoracic Rotation|middle_back|chest|bodyweight|isolation|bodyweight|reps|unilateral,mobility
    thread_the_needle|Thread the Needle|Quadruped Thoracic Rotation|middle_back|rear_delts,lats|bodyweight|isolation|bodyweight|reps|unilateral,mobility
    wall_slide|Wall Slide|Wall Angel;Wandgleiten|traps|rear_delts,middle_back|bodyweight|isolation|bodyweight|reps|mobility
    scapular_push_up|Scapular Push Up|Scap Push Up;Push Up Plus|traps|chest,front_delts|bodyweight|isolation|bodyweight|reps|mobility
    doorway_chest_stretch|Doorway Chest Stretch|Chest Stretch;Pec Stretch;Doorway Pec Stretch;Brust dehnen|chest|front_delts,biceps|bodyweight,other|isolation|bodyweight|time|unilateral,mobility
    childs_pose|Child's Pose|Child Pose;Kindhaltung;Kindspose|lats,lower_back|glutes|bodyweight|isolation|bodyweight|time|mobility
    cobra_stretch|Cobra Stretch|Cobra Pose;Cobra|abdominals|quadriceps|bodyweight|isolation|bodyweight|time|mobility
    lat_stretch_bench|Bench Lat Stretch|Lat Stretch;Bench Prayer Stretch;Kneeling Lat Stretch;Lat dehnen|lats|triceps,middle_back|bodyweight,bench|isolation|bodyweight|time|mobility
    overhead_triceps_stretch|Overhead Triceps Stretch|Triceps Stretch;Trizeps dehnen|triceps|lats|bodyweight|isolation|bodyweight|time|unilateral,mobility
    cross_body_shoulder_stretch|Cross Body Shoulder Stretch|Rear Delt Stretch;Shoulder Stretch|rear_delts|middle_back|bodyweight|isolation|bodyweight|time|unilateral,mobility
    wrist_rock|Wrist Rock|Wrist Mobility;Wrist Stretch|forearms||bodyweight|isolation|bodyweight|reps|mobility
    inchworm|Inchworm|Walkout;Inchworm Walkout|hamstrings,abdominals|front_delts,chest|bodyweight|isolation|bodyweight|reps|mobility
    """
