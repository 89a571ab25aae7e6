@testable import Interchange

/// Made-up files of every app and layout, each with what it must be taken for.
enum AppFixture: String, CaseIterable {
    case strong, strongUnits, hevy, f1, f2, f3, f4, f5, stronglifts, strongliftsOld, jefit, fitbod, liftosaur,
        openweight, csv

    var format: ImportFormat {
        switch self {
        case .strong, .strongUnits: .strong
        case .hevy: .hevy
        case .f1, .f2, .f3, .f4, .f5: .fitnotes
        case .stronglifts, .strongliftsOld: .stronglifts
        case .jefit: .jefit
        case .fitbod: .fitbod
        case .liftosaur: .liftosaur
        case .openweight: .openweight
        case .csv: .csv
        }
    }

    /// Workouts and sets in it.
    var counts: (workouts: Int, sets: Int) {
        switch self {
        case .strong: (2, 4)
        case .strongUnits: (1, 3)
        case .hevy: (2, 4)
        case .f1: (2, 5)
        case .f2: (2, 4)
        case .f3: (1, 3)
        case .f4: (2, 3)
        case .f5: (2, 4)
        case .stronglifts: (2, 8)
        case .strongliftsOld: (2, 9)
        case .jefit: (2, 7)
        case .fitbod: (2, 5)
        case .liftosaur: (2, 4)
        case .openweight: (2, 5)
        case .csv: (2, 4)
        }
    }

    var text: String {
        switch self {
        case .strong:
            """
            \(Header.s4)
            2026-04-07 18:05:00,"Beine",1h 2m,"Squat (Barbell)",W,40.0,5,0,0,,,
            2026-04-07 18:05:00,"Beine",1h 2m,"Squat (Barbell)",1,92.5,5,0,0,"tief, ruhig",,8
            2026-04-07 18:05:00,"Beine",1h 2m,"Squat (Barbell)",Rest Timer,0,0,0,150,,,
            2026-04-07 18:05:00,"Beine",1h 2m,"Plank",1,0,0,0,75,,,
            2026-04-09 07:10:00,"Lauf",28m,"Running",1,0,0,4.8,1620,,,

            """
        case .strongUnits:
            """
            \(Header.s5)
            2026-04-07 18:05:00;Beine;Squat (Barbell);1;92.5;kg;5;8;;;0;;
            2026-04-07 18:05:00;Beine;Squat (Barbell);2;92.5;kg;5;;;;0;;
            2026-04-07 18:05:00;Beine;Running;1;;;;;4.8;km;1620;;

            """
        case .hevy:
            """
            \(Header.hevy)
            "Zug","9 Apr 2026, 07:10","9 Apr 2026, 08:00","","Pull Up",,"",0,"normal",,9,,,
            "Zug","9 Apr 2026, 07:10","9 Apr 2026, 08:00","","Pull Up",,"",1,"failure",,7,,,
            "Beine","7 Apr 2026, 18:05","7 Apr 2026, 19:05","","Squat (Barbell)",0,"knees out",0,"normal",92.5,5,,,8
            "Beine","7 Apr 2026, 18:05","7 Apr 2026, 19:05","","Leg Curl (Machine)",0,"",0,"normal",35,12,,,

            """
        case .f1:
            """
            Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time
            2026-04-07,Barbell Squat,Legs,205.0,5,,,
            2026-04-07,Barbell Squat,Legs,205.0,5,,,
            2026-04-07,Pull Up,Back,0.0,9,,,
            2026-04-09,Rowing Machine,Cardio,,,2000,m,0:08:20
            2026-04-09,Plank,Abs,,,,,1:15

            """
        case .f2:
            """
            Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time
            2026-04-07,Barbell Squat,Legs,92.5,kgs,5,,,
            2026-04-07,Leg Press, Narrow,Legs,180.0,kgs,10,,,
            2026-04-07,Pause Squat 2",Legs,80.0,kgs,3,,,
            2026-04-09,Treadmill,Cardio,0.0,kgs,,3.1,mi,0:27:05

            """
        case .f3:
            """
            Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time
            2026-04-07,Barbell Squat,Legs,205.0,lbs,5,,,,next time 95 kgs
            2026-04-07,Barbell Squat,Legs,205.0,lbs,5,,,
            2026-04-07,Leg Press, Narrow,Legs,360.0,lbs,10,,,

            """
        case .f4:
            """
            Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind
            2026-04-07,Barbell Squat,Legs,92.5,203.93,5,,,,deep,wr
            2026-04-07,Plank,Core,,,,,,75,,d
            2026-04-09,Running,Cardio,,,,4800,m,1620,,wd

            """
        case .f5:
            """
            Name,StartTime,EndTime,BodyWeight,Exercise,Equipment,Reps,Weight,Time,Distance,Status,IsWarmup,RPE,RIR,Categories,Note
            Beine,2026-04-07T16:05:00Z,2026-04-07T17:05:30Z,"81,4",Squat,Barbell,5,"40,0",,,Done,true,,,"Quads,Glutes",
            Beine,2026-04-07T16:05:00Z,2026-04-07T17:05:30Z,"81,4",Squat,Barbell,5,"92,5",,,Done,false,"8,5",,"Quads,Glutes",ruhig
            Beine,2026-04-07T16:05:00Z,2026-04-07T17:05:30Z,"81,4",Squat,Barbell,3,"100,0",,,Failed,false,,0,"Quads,Glutes",
            Beine,2026-04-07T16:05:00Z,2026-04-07T17:05:30Z,"81,4",Squat,Barbell,5,"92,5",,,NotStarted,false,,,"Quads,Glutes",
            Rumpf,2026-04-09T05:10:00Z,,,Plank,Bodyweight,,"0,0",00:01:15,,Done,false,,2,Core,

            """
        case .stronglifts:
            """
            \u{FEFF}Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG),Set 3 (Reps),Set 3 (KG)
            2026/04/07,1,Workout A,5×5,81,Squat,3×5,0.75,6:05 PM,6:50 PM,ruhig,5,60,5,60,4,62.5
            2026/04/07,1,Workout A,5×5,81,Bench Press,2×5,0.75,6:05 PM,6:50 PM,ruhig,5,45,0,45,,
            2026/04/09,2,Workout B,5×5,81,Squat,3×5,0.5,6:05 PM,6:35 PM,,5,62.5,5,62.5,5,62.5

            """
        case .strongliftsOld:
            """
            Date,Note,Workout,Body Weight (KG),Body Weight (LB),Exercise 1,Weight (KG),Weight (LB),Set 1,Set 2,Set 3,Exercise 2,Weight (KG),Weight (LB),Set 1,Set 2,Set 3
            04/17/18,,A,,178,Squat,,135,5,5,5,Deadlift,,185,5,,
            04/19/18,slept badly,B,,178,Squat,,140,5,5,4,Row,,95,5,5,

            """
        case .jefit:
            """
            ### SETTING ##########################################

            row_id,USERID,mass,length
            1,7, kg, cm

            ######################################################

            ### ROUTINES ###

            _id,name,description
            3,"Plan","two

            lines, and a comma"

            ### WORKOUT SESSIONS ###

            _id,mydate,starttime,starttimie,total_time
            900,2026-04-07,1775577900,,3600
            901,2026-04-09,,1775711400,1800

            ######################################################

            ### EXERCISE LOGS ####################################

            USERID,logs,_id,mydate,ename,belongsession
            7,"92.5x5,92.5x5,95x3",1,2026-04-07,"Barbell Squat",900
            7,"0x9,0x8",2,2026-04-07,"Pull Up",900
            7,"0x0,0x0,0x0,0x12,0x27",3,2026-04-09,"Treadmill",901
            7,"35x12,37.5x10",4,2026-04-09,"Leg Curl",901

            ######################################################

            """
        case .fitbod:
            """
            Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
            2026-04-09 05:10:00 +0000,Dumbbell Bench Press, 10,22.6796185,0.0,0.0,0.0,0.0,false,, 2.0
            2026-04-09 05:10:00 +0000,Assisted Pull Up, 8,-15.0,0.0,0.0,0.0,0.0,false,,1.0
            2026-04-09 05:10:00 +0000,Elliptical, 0,0.0,600.0,1500.0,0.0,6.0,false,, 0.0
            2026-04-07 16:05:00 +0000,Back Squat, 5,40.0,0.0,0.0,0.0,0.0,true,,1.0
            2026-04-07 16:05:00 +0000,Back Squat, 5,92.5,0.0,0.0,0.0,0.0,false,"ruhig, tief",1.0

            """
        case .liftosaur:
            """
            Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,Target Muscles,Synergist Muscles,Notes
            2026-04-07T16:05:00.000Z,Mine,Day 1,"Squat, Barbell",1,5,5,0,,,0,40,kg,40,kg,0,2026-04-07T16:06:00.000Z,"Quads,Glutes",,
            2026-04-07T16:05:00.000Z,Mine,Day 1,"Squat, Barbell",0,5,6,1,8,8.5,1,90,kg,92.5,kg,0,2026-04-07T16:12:00.000Z,"Quads,Glutes",,ruhig
            2026-04-07T16:05:00.000Z,Mine,Day 1,"Squat, Barbell",0,5,,0,8,,1,90,kg,,,0,,"Quads,Glutes",,
            2026-04-07T16:05:00.000Z,Mine,Day 1,Pull Up,0,8,9,0,,,0,0,kg,0,kg,0,2026-04-07T16:20:00.000Z,Lats,,
            2026-04-09T05:10:00.000Z,Mine,Day 2,"Deadlift, Barbell",0,5,5,0,,,0,225,lb,225,lb,0,2026-04-09T05:15:00.000Z,Back,,

            """
        case .openweight:
            """
            [
              {"date": "2026-04-07T18:05:00+02:00", "name": "Beine", "durationSeconds": 3600, "notes": "ruhig", "exercises": [
                {"exercise": {"name": "Squat", "equipment": "barbell"}, "notes": "tief", "sets": [
                  {"reps": 5, "weight": 40, "unit": "kg", "type": "warmup"},
                  {"reps": 5, "weight": 92.5, "unit": "kg", "rpe": 8.5, "restSeconds": 150, "tempo": "3-1-1-0"},
                  {"reps": 4, "weight": 92.5, "unit": "kg", "rir": 0, "toFailure": true, "notes": "grip"}
                ]},
                {"exercise": {"name": "Plank"}, "supersetId": 1, "sets": [{"durationSeconds": 75}]}
              ]},
              {"date": "2026-04-09T05:10:00Z", "exercises": [
                {"exercise": {"name": "Running"}, "sets": [{"distance": 4.8, "distanceUnit": "km", "durationSeconds": 1620}]}
              ]}
            ]

            """
        case .csv:
            """
            Datum;Uhrzeit;Training;Übung;Satz;Wdh.;Gewicht (kg);Notiz
            07.04.2026;18:05;Beine;Kniebeuge;1;5;92,5;tief
            07.04.2026;18:05;Beine;Kniebeuge;2;5;92,5;
            07.04.2026;18:05;Beine;Beinpresse;1;10;180;
            09.04.2026;07:10;Zug;Klimmzug;1;9;;

            """
        }
    }
}
