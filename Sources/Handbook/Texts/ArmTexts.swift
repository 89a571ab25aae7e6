/// What is said of the biceps and forearms: see ``ExerciseTexts``.
let armTexts = """
    = bicep_curl_ez_bar
    name.de Bizepscurl (SZ-Stange)
    how.en Stand tall with the EZ bar held underhand on its angled grips, elbows at the sides. Curl the bar up to the chest without moving the upper arms. Lower slowly until the arms are almost straight.
    how.de Stell dich aufrecht hin, SZ-Stange im Untergriff an den schrägen Griffen, Ellbogen am Körper. Curl die Stange zur Brust, ohne die Oberarme zu bewegen. Langsam ablassen, bis die Arme fast gestreckt sind.
    cue.en Elbows stay at the ribs
    cue.en Wrists firm, bar close
    cue.en Slow on the way down
    cue.de Ellbogen bleiben an den Rippen
    cue.de Handgelenke fest, Stange nah
    cue.de Langsam ablassen
    err.en Swinging from the hips: stand against a wall or go lighter
    err.en Elbows moving forward: stop the rep when the forearms are upright
    err.de Schwung aus der Hüfte: an die Wand stellen oder leichter werden
    err.de Ellbogen wandern nach vorn: stoppen, wenn die Unterarme senkrecht sind

    = bicep_curl_cable
    name.de Bizepscurl (Kabelzug)
    how.en Stand a step from a low pulley and hold a straight bar underhand at shoulder width. Curl it towards the shoulders with the upper arms still at the sides. Lower slowly until the arms are almost straight and the cable is still tight.
    how.de Stell dich einen Schritt vor die tiefe Rolle und fass die Stange schulterbreit im Untergriff. Curl sie Richtung Schultern, die Oberarme bleiben ruhig am Körper. Langsam ablassen, bis die Arme fast gestreckt sind und das Kabel noch Zug hat.
    cue.en Elbows like hinges
    cue.en Squeeze at the top, then brake
    cue.en Stand tall, knees soft
    cue.de Ellbogen wie Scharniere
    cue.de Oben anspannen, dann bremsen
    cue.de Aufrecht stehen, Knie weich
    err.en Leaning back against the cable: step closer and lower the weight
    err.en Stack touching down between reps: stop a little above it
    err.de Gegen das Kabel zurücklehnen: näher ran, Gewicht runter
    err.de Gewicht setzt zwischendurch ab: kurz davor stoppen

    = bicep_curl_machine
    name.de Bizepscurl (Maschine)
    how.en Adjust the seat so the upper arms lie flat on the pad and the elbows line up with the pivot. Curl the handles up until the forearms are nearly upright or further. Lower slowly until the arms are almost straight.
    how.de Sitz so einstellen, dass die Oberarme flach auf dem Polster liegen und die Ellbogen auf Höhe des Drehpunkts sind. Curl die Griffe nach oben, bis die Unterarme mindestens fast senkrecht sind. Langsam ablassen, bis die Arme fast gestreckt sind.
    cue.en Armpits close to the pad
    cue.en Upper arms stay down
    cue.en Controlled stretch at the bottom
    cue.de Achseln nah ans Polster
    cue.de Oberarme bleiben unten
    cue.de Unten kontrolliert dehnen
    err.en Lifting the elbows off the pad: lighter load, full contact
    err.en Dropping into straight elbows: brake the last part
    err.de Ellbogen heben vom Polster ab: leichter werden, Kontakt halten
    err.de In die Streckung fallen lassen: das letzte Stück bremsen

    = bicep_curl_band
    name.de Bizepscurl (Band)
    how.en Stand on the band and hold the ends with the palms forward, arms long. Curl the hands to the shoulders with the elbows at the sides. Lower slowly until the band still has light tension.
    how.de Stell dich aufs Band und halte die Enden mit den Handflächen nach vorn, Arme lang. Curl die Hände zu den Schultern, Ellbogen am Körper. Langsam ablassen, bis das Band noch leichten Zug hat.
    cue.en Widen the stance for more pull
    cue.en Squeeze at the top
    cue.en Knuckles stay in line with the forearms
    cue.de Breiter stehen für mehr Zug
    cue.de Oben anspannen
    cue.de Knöchel in Linie mit den Unterarmen
    err.en Band slack at the bottom: shorten it so it is tight at the start
    err.en Shoulders rolling forward: chest open, elbows beside the body
    err.de Band unten locker: kürzer fassen, damit am Start Zug drauf ist
    err.de Schultern rollen vor: Brust offen, Ellbogen neben dem Körper

    = one_arm_curl_cable
    name.de Bizepscurl einarmig (Kabelzug)
    how.en Stand facing a low pulley with a single handle in one hand, palm forward and elbow at the side. Curl the handle to the shoulder. Lower slowly until the arm is almost straight, finish the reps and change sides.
    how.de Stell dich vor die tiefe Rolle, Einzelgriff in einer Hand, Handfläche nach vorn, Ellbogen am Körper. Curl den Griff zur Schulter. Langsam ablassen, bis der Arm fast gestreckt ist, alle Wiederholungen machen, dann die Seite wechseln.
    cue.en Little finger turns up at the top
    cue.en Elbow pinned
    cue.en Free hand on the hip
    cue.de Oben den kleinen Finger eindrehen
    cue.de Ellbogen fest
    cue.de Freie Hand an die Hüfte
    err.en Twisting the trunk to lift: stand square and go lighter
    err.en Shoulder hiking up: keep it low and let the elbow bend
    err.de Oberkörper dreht mit: gerade stehen und leichter werden
    err.de Schulter zieht hoch: tief lassen, nur der Ellbogen beugt

    = hammer_curl_cable
    name.de Hammercurl (Kabelzug)
    how.en Fix a rope to the low pulley, stand close and hold it with the palms facing each other. Curl the hands to the shoulders with the elbows at the sides. Lower slowly until the arms are almost straight.
    how.de Häng ein Seil an die tiefe Rolle, stell dich nah davor und halte es mit den Handflächen zueinander. Curl die Hände zu den Schultern, Ellbogen am Körper. Langsam ablassen, bis die Arme fast gestreckt sind.
    cue.en Thumbs to the shoulders
    cue.en Wrists straight, like holding hammers
    cue.en Spread the rope slightly on top
    cue.de Daumen zu den Schultern
    cue.de Handgelenke gerade wie am Hammer
    cue.de Oben das Seil leicht auseinander
    err.en Elbows sliding forward: keep them at the ribs
    err.en Turning the palms up: thumbs stay on top for the whole rep
    err.de Ellbogen rutschen vor: an den Rippen halten
    err.de Handflächen drehen hoch: Daumen bleiben die ganze Zeit oben

    = behind_the_back_curl_cable
    name.de Bayesian Curl (Kabelzug)
    how.en Stand with your back to a low pulley, a handle in one hand, and step forward so the arm is pulled behind the body. Curl the handle forward and up while the elbow stays behind or beside the body. Lower slowly into the stretch, then change sides after the set.
    how.de Stell dich mit dem Rücken zur tiefen Rolle, Griff in einer Hand, und geh vor, bis der Arm hinter den Körper gezogen wird. Curl den Griff nach vorn oben, der Ellbogen bleibt hinter oder neben dem Körper. Langsam in die Dehnung ablassen, nach dem Satz die Seite wechseln.
    cue.en Step out far enough to feel the stretch
    cue.en Only the elbow bends
    cue.en Chest up, hips still
    cue.de Weit genug vor, bis es dehnt
    cue.de Nur der Ellbogen beugt sich
    cue.de Brust raus, Hüfte ruhig
    err.en Elbow travelling forward to help: hold it in its place
    err.en Back arching from the pull: staggered stance, abs on
    err.de Ellbogen wandert vor: auf seinem Platz halten
    err.de Zug biegt dich ins Hohlkreuz: Schrittstellung, Bauch fest

    = overhead_curl_cable
    name.de Überkopf-Curl (Kabelzug)
    how.en Set both pulleys above shoulder height, stand in the middle and hold a handle in each hand, arms out to the sides, palms up. Curl both hands towards the ears with the upper arms still. Let them return slowly until the arms are almost straight.
    how.de Beide Rollen über Schulterhöhe, stell dich in die Mitte, in jeder Hand ein Griff, Arme zur Seite, Handflächen nach oben. Curl beide Hände zu den Ohren, die Oberarme bleiben ruhig. Langsam zurück, bis die Arme fast gestreckt sind.
    cue.en Like a double biceps pose
    cue.en Elbows level with the shoulders
    cue.en Slow on the way out
    cue.de Wie in der Doppelbizeps-Pose
    cue.de Ellbogen auf Schulterhöhe
    cue.de Nach außen langsam
    err.en Elbows dropping: keep them level the whole set
    err.en Rounding forward as the weight pulls: stand tall and brace
    err.de Ellbogen sinken ab: den ganzen Satz auf Höhe halten
    err.de Nach vorn rund werden: aufrecht stehen, Bauch fest

    = twenty_one_curl_barbell
    name.de 21er-Curl (Langhantel)
    how.en Hold the bar underhand at shoulder width, elbows at the sides. Do seven reps from the bottom to halfway, seven from halfway to the top and seven over the full range, without a rest. Choose a clearly lighter bar than for normal curls.
    how.de Fass die Stange schulterbreit im Untergriff, Ellbogen am Körper. Mach sieben Wiederholungen von unten bis zur Mitte, sieben von der Mitte bis oben und sieben über den ganzen Weg, ohne Pause. Nimm deutlich weniger Gewicht als beim normalen Curl.
    cue.en Stop exactly at forearm parallel
    cue.en Same tempo in all three parts
    cue.en Elbows do not move
    cue.de Genau bei waagerechten Unterarmen umkehren
    cue.de In allen drei Teilen gleiches Tempo
    cue.de Ellbogen bewegen sich nicht
    err.en Swinging the last seven: use a lighter bar
    err.en Halves blending together: pause a moment at the turning point
    err.de Bei den letzten sieben schwingen: leichtere Stange nehmen
    err.de Hälften verschwimmen: am Umkehrpunkt kurz anhalten

    = hammer_curl_dumbbell
    name.de Hammercurl (Kurzhantel)
    how.en Stand tall with the dumbbells at your sides, palms facing in. Curl one or both up to the shoulder with the thumbs on top and the elbows at the ribs. Lower slowly to long arms.
    how.de Stell dich aufrecht hin, Kurzhanteln an den Seiten, Handflächen nach innen. Curl eine oder beide mit den Daumen oben zur Schulter, Ellbogen an den Rippen. Langsam ablassen, bis die Arme lang sind.
    cue.en Thumbs up all the way
    cue.en Elbows stay under the shoulders
    cue.en No help from the hips
    cue.de Daumen die ganze Zeit oben
    cue.de Ellbogen bleiben unter den Schultern
    cue.de Keine Hilfe aus der Hüfte
    err.en Throwing the dumbbells up: lift slower and lower slower
    err.en Elbows lifting: stop when the forearm is close to the upper arm
    err.de Hanteln hochwerfen: langsamer heben, langsamer ablassen
    err.de Ellbogen heben sich: stoppen, wenn der Unterarm fast am Oberarm ist

    = hammer_curl_band
    name.de Hammercurl (Band)
    how.en Stand on the band and hold the ends with the palms facing each other, arms long. Curl the hands to the shoulders with the thumbs on top. Lower slowly against the pull until the band has only light tension.
    how.de Stell dich aufs Band und halte die Enden mit den Handflächen zueinander, Arme lang. Curl die Hände mit den Daumen oben zu den Schultern. Langsam gegen den Zug ablassen, bis nur noch leichte Spannung da ist.
    cue.en Fists as if holding hammers
    cue.en Elbows at the ribs
    cue.en Even pull on both sides
    cue.de Fäuste wie beim Hammerhalten
    cue.de Ellbogen an den Rippen
    cue.de Beide Seiten gleich ziehen
    err.en Letting the band snap back: resist on the way down
    err.en Uneven lengths: check that both hands hold the band at the same height
    err.de Band zurückschnellen lassen: auf dem Weg nach unten bremsen
    err.de Ungleich lang: prüfen, ob beide Hände das Band auf gleicher Höhe halten

    = cross_body_hammer_curl_dumbbell
    name.de Hammercurl über Kreuz (Kurzhantel)
    how.en Stand with the dumbbells at your sides, palms facing in. Curl one dumbbell across the body towards the opposite shoulder with the thumb on top. Lower slowly and alternate sides.
    how.de Stell dich hin, Kurzhanteln an den Seiten, Handflächen nach innen. Curl eine Hantel mit dem Daumen oben quer vor dem Körper Richtung Gegenschulter. Langsam ablassen und die Seite wechseln.
    cue.en Travel close to the chest
    cue.en Elbow stays at the side
    cue.en Stand still, trunk quiet
    cue.de Nah an der Brust entlang
    cue.de Ellbogen bleibt an der Seite
    cue.de Ruhig stehen, Rumpf still
    err.en Turning the body with the arm: only the forearm crosses
    err.en Rushing the change: finish the way down before the next arm starts
    err.de Körper dreht mit: nur der Unterarm kreuzt
    err.de Hektischer Wechsel: erst ganz ablassen, dann der andere Arm

    = incline_curl_dumbbell
    name.de Schrägbankcurl (Kurzhantel)
    how.en Lie back on a bench set to about 45 to 60 degrees with the dumbbells hanging straight down. Curl them up with the palms turning upward and the upper arms still. Lower slowly until the arms hang behind the body.
    how.de Lehn dich auf eine Bank mit etwa 45 bis 60 Grad, die Hanteln hängen senkrecht nach unten. Curl sie hoch, die Handflächen drehen nach oben, die Oberarme bleiben ruhig. Langsam ablassen, bis die Arme hinter dem Körper hängen.
    cue.en Shoulders back on the pad
    cue.en Elbows stay behind the body
    cue.en Long stretch at the bottom
    cue.de Schultern hinten am Polster
    cue.de Ellbogen bleiben hinter dem Körper
    cue.de Unten lang dehnen
    err.en Elbows swinging forward: keep the upper arms pointing down
    err.en Bench too flat for the shoulders: raise it if the front of the shoulder pulls
    err.de Ellbogen schwingen vor: Oberarme zeigen senkrecht nach unten
    err.de Bank zu flach für die Schulter: steiler stellen, wenn es vorn zieht

    = seated_curl_dumbbell
    name.de Bizepscurl sitzend (Kurzhantel)
    how.en Sit upright on a bench with the dumbbells hanging at your sides. Curl them to the shoulders together or one after the other, turning the palms up. Lower slowly until the arms are long.
    how.de Setz dich aufrecht auf eine Bank, die Kurzhanteln hängen an den Seiten. Curl sie zusammen oder abwechselnd zu den Schultern und dreh dabei die Handflächen nach oben. Langsam ablassen, bis die Arme lang sind.
    cue.en Feet flat, back straight
    cue.en Turn the little finger up
    cue.en Let the arms hang long
    cue.de Füße flach, Rücken gerade
    cue.de Kleinen Finger nach oben drehen
    cue.de Arme lang aushängen
    err.en Leaning back to lift: sit against an upright backrest
    err.en Resting the dumbbells on the thighs: keep tension at the bottom
    err.de Zum Heben zurücklehnen: an eine steile Lehne setzen
    err.de Hanteln auf den Oberschenkeln ablegen: unten Spannung halten

    = preacher_curl_barbell
    name.de Scottcurl (Langhantel)
    how.en Lay the upper arms on the preacher pad, armpits at its top edge, and hold the bar underhand at shoulder width. Lower it slowly until the elbows are almost straight. Curl it up until the forearms are nearly upright, without lifting the arms.
    how.de Leg die Oberarme aufs Scottpolster, Achseln an der Oberkante, und fass die Stange schulterbreit im Untergriff. Langsam ablassen, bis die Ellbogen fast gestreckt sind. Hochcurlen, bis die Unterarme fast senkrecht sind, ohne die Arme abzuheben.
    cue.en Upper arms glued to the pad
    cue.en Brake the last part downwards
    cue.en Elbows a shoulder width apart
    cue.de Oberarme kleben am Polster
    cue.de Unten das letzte Stück bremsen
    cue.de Ellbogen schulterbreit
    err.en Dropping into full extension: stop just short and keep the tension
    err.en Hips lifting to help: sit down and go lighter
    err.de In die volle Streckung fallen: kurz davor stoppen, Spannung halten
    err.de Po hebt ab, um zu helfen: sitzen bleiben, leichter werden

    = preacher_curl_ez_bar
    name.de Scottcurl (SZ-Stange)
    how.en Sit at the preacher bench with the upper arms flat on the pad and the EZ bar held underhand on its angled grips. Lower slowly until the elbows are almost straight. Curl up until the forearms are nearly upright.
    how.de Setz dich an die Scottbank, Oberarme flach auf dem Polster, SZ-Stange im Untergriff an den schrägen Griffen. Langsam ablassen, bis die Ellbogen fast gestreckt sind. Hochcurlen, bis die Unterarme fast senkrecht sind.
    cue.en Set the seat so the arms lie without shrugging
    cue.en Slow down, firm up
    cue.en Wrists stay straight
    cue.de Sitz so, dass die Arme ohne Schulterhochziehen liegen
    cue.de Langsam ab, fest hoch
    cue.de Handgelenke bleiben gerade
    err.en Elbows sliding apart: keep them in line with the hands
    err.en Resting at the top: turn before the forearms are fully upright
    err.de Ellbogen rutschen auseinander: auf Linie mit den Händen halten
    err.de Oben ausruhen: umkehren, bevor die Unterarme ganz senkrecht sind

    = preacher_curl_dumbbell
    name.de Scottcurl (Kurzhantel)
    how.en Lay one upper arm on the preacher pad or an incline bench, dumbbell in that hand, palm up. Lower slowly until the elbow is almost straight. Curl the dumbbell up until the forearm is nearly upright, then change sides after the set.
    how.de Leg einen Oberarm aufs Scottpolster oder auf die Schrägbank, Kurzhantel in dieser Hand, Handfläche nach oben. Langsam ablassen, bis der Ellbogen fast gestreckt ist. Hochcurlen, bis der Unterarm fast senkrecht ist, nach dem Satz die Seite wechseln.
    cue.en Whole upper arm on the pad
    cue.en Shoulders level
    cue.en Hold back the last part of the drop
    cue.de Ganzer Oberarm auf dem Polster
    cue.de Schultern auf einer Höhe
    cue.de Das letzte Stück nach unten bremsen
    err.en Turning the trunk to lift: face straight ahead and go lighter
    err.en Letting the arm drop straight: keep the muscle tight at the bottom
    err.de Oberkörper dreht, um zu helfen: gerade bleiben, leichter werden
    err.de Arm in die Streckung fallen lassen: unten Spannung halten

    = preacher_curl_machine
    name.de Scottcurl (Maschine)
    how.en Adjust the seat so the upper arms lie fully on the pad and the elbows are in line with the axis. Curl the handles up until you cannot bend further without lifting the arms. Lower slowly until the elbows are almost straight.
    how.de Sitz so einstellen, dass die Oberarme ganz auf dem Polster liegen und die Ellbogen auf Höhe der Achse sind. Curl die Griffe hoch, soweit es geht, ohne die Arme abzuheben. Langsam ablassen, bis die Ellbogen fast gestreckt sind.
    cue.en Elbow on the axis
    cue.en Squeeze for a second
    cue.en Wrists neutral
    cue.de Ellbogen auf der Achse
    cue.de Eine Sekunde anspannen
    cue.de Handgelenke neutral
    err.en Seat too high, arms hanging over the pad: lower it until they lie flat
    err.en Jerky start: begin each rep slowly from the bottom
    err.de Sitz zu hoch, Arme liegen nicht auf: tiefer stellen, bis sie flach liegen
    err.de Ruckartiger Start: jede Wiederholung unten langsam beginnen

    = preacher_curl_cable
    name.de Scottcurl (Kabelzug)
    how.en Place a preacher bench in front of a low pulley, upper arms on the pad, and hold the bar underhand. Curl it up until the forearms are nearly upright. Lower slowly against the cable until the elbows are almost straight.
    how.de Stell eine Scottbank vor die tiefe Rolle, Oberarme aufs Polster, Stange im Untergriff. Curl sie hoch, bis die Unterarme fast senkrecht sind. Langsam gegen das Kabel ablassen, bis die Ellbogen fast gestreckt sind.
    cue.en Cable in line with the arms
    cue.en Upper arms stay flat
    cue.en Even tension top to bottom
    cue.de Kabel in Linie mit den Armen
    cue.de Oberarme bleiben flach liegen
    cue.de Gleichmäßiger Zug von oben bis unten
    err.en Bench crooked to the pulley: line it up before you load
    err.en Shoulders rolling over the pad: keep the chest against it and the blades back
    err.de Bank schief zur Rolle: vor dem Satz ausrichten
    err.de Schultern rollen über das Polster: Brust anlegen, Schulterblätter zurück

    = concentration_curl_dumbbell
    name.de Konzentrationscurl (Kurzhantel)
    how.en Sit on a bench with the legs wide and brace the back of the upper arm against the inner thigh, dumbbell hanging. Curl it up to the shoulder without moving the upper arm. Lower slowly until the arm is almost straight, then change sides after the set.
    how.de Setz dich breitbeinig auf eine Bank und stütz den Oberarm hinten an der Innenseite des Oberschenkels ab, die Hantel hängt. Curl sie zur Schulter, ohne den Oberarm zu bewegen. Langsam ablassen, bis der Arm fast gestreckt ist, nach dem Satz die Seite wechseln.
    cue.en Upper arm pressed to the thigh
    cue.en Watch the biceps work
    cue.en Squeeze at the top
    cue.de Oberarm an den Oberschenkel gedrückt
    cue.de Dem Bizeps beim Arbeiten zusehen
    cue.de Oben fest anspannen
    err.en Leaning back to lift: hold the trunk still and use a lighter dumbbell
    err.en Pushing with the leg: the thigh is only a support
    err.de Zurücklehnen, um zu heben: Oberkörper ruhig, leichtere Hantel
    err.de Mit dem Bein nachhelfen: der Oberschenkel ist nur Stütze

    = reverse_grip_concentration_curl_dumbbell
    name.de Konzentrationscurl Obergriff (Kurzhantel)
    how.en Sit with the legs wide, upper arm braced against the inner thigh, and hold a light dumbbell with the back of the hand facing up. Curl it towards the shoulder with a straight wrist. Lower slowly until the arm is almost straight, then change sides.
    how.de Setz dich breitbeinig hin, Oberarm an der Innenseite des Oberschenkels abgestützt, und halte eine leichte Kurzhantel mit dem Handrücken nach oben. Curl sie mit geradem Handgelenk Richtung Schulter. Langsam ablassen, bis der Arm fast gestreckt ist, dann Seite wechseln.
    cue.en Knuckles lead the way up
    cue.en Wrist straight and firm
    cue.en Lighter than the normal version
    cue.de Die Knöchel führen nach oben
    cue.de Handgelenk gerade und fest
    cue.de Leichter als die normale Variante
    err.en Wrist dropping: tighten the grip or take less weight
    err.en Palm turning up: keep the back of the hand on top
    err.de Handgelenk knickt ab: fester greifen oder weniger Gewicht
    err.de Hand dreht auf: der Handrücken bleibt oben

    = spider_curl_barbell
    name.de Spider Curl (Langhantel)
    how.en Lie chest down on an incline bench so that the arms hang straight to the floor, bar held underhand. Curl it up until the forearms touch the upper arms or nearly do, elbows still. Lower slowly until the arms hang.
    how.de Leg dich mit der Brust auf eine Schrägbank, sodass die Arme senkrecht hängen, Stange im Untergriff. Curl sie hoch, bis die Unterarme fast am Oberarm sind, die Ellbogen bleiben ruhig. Langsam ablassen, bis die Arme hängen.
    cue.en Upper arms vertical
    cue.en Squeeze hard at the top
    cue.en Chest stays on the pad
    cue.de Oberarme senkrecht
    cue.de Oben fest anspannen
    cue.de Brust bleibt am Polster
    err.en Elbows moving back: keep them under the shoulders
    err.en Bar swinging from the bottom: pause in the hang
    err.de Ellbogen gehen nach hinten: unter den Schultern halten
    err.de Stange pendelt unten: im Hang kurz anhalten

    = spider_curl_dumbbell
    name.de Spider Curl (Kurzhantel)
    how.en Lie chest down on an incline bench with a dumbbell in each hand, arms hanging, palms forward. Curl both dumbbells up with the upper arms vertical and still. Lower slowly until the arms are long.
    how.de Leg dich mit der Brust auf eine Schrägbank, in jeder Hand eine Kurzhantel, Arme hängen, Handflächen nach vorn. Curl beide Hanteln hoch, die Oberarme bleiben senkrecht und ruhig. Langsam ablassen, bis die Arme lang sind.
    cue.en Elbows point to the floor
    cue.en Palms face you on top
    cue.en Neck relaxed
    cue.de Ellbogen zeigen zum Boden
    cue.de Oben zeigen die Handflächen zu dir
    cue.de Nacken locker
    err.en Drawing the elbows up: only the forearms move
    err.en Dropping fast: take two counts on the way down
    err.de Ellbogen ziehen hoch: nur die Unterarme bewegen sich
    err.de Schnell fallen lassen: beim Ablassen bis zwei zählen

    = spider_curl_ez_bar
    name.de Spider Curl (SZ-Stange)
    how.en Lie chest down on an incline bench and hold the EZ bar underhand on its angled grips with hanging arms. Curl it up until the forearms are close to the upper arms. Lower slowly without moving the elbows.
    how.de Leg dich mit der Brust auf eine Schrägbank und fass die SZ-Stange im Untergriff an den schrägen Griffen, die Arme hängen. Curl sie hoch, bis die Unterarme nah am Oberarm sind. Langsam ablassen, ohne die Ellbogen zu bewegen.
    cue.en Bar towards the forehead
    cue.en Upper arms hang straight down
    cue.en Slow, quiet descent
    cue.de Stange Richtung Stirn
    cue.de Oberarme hängen senkrecht
    cue.de Langsam und ruhig ablassen
    err.en Lifting the chest to finish: use less weight
    err.en Grip slipping to the centre: set the hands before you start
    err.de Zum Ende die Brust heben: weniger Gewicht
    err.de Griff rutscht zur Mitte: Hände vorher sauber setzen

    = drag_curl_barbell
    name.de Drag Curl (Langhantel)
    how.en Stand tall with the bar at the thighs, underhand grip at shoulder width. Pull the elbows back while the bar slides up along the body to the lower chest. Lower it the same way, close to the body.
    how.de Stell dich aufrecht hin, Stange an den Oberschenkeln, schulterbreiter Untergriff. Zieh die Ellbogen nach hinten, während die Stange am Körper entlang bis zur unteren Brust gleitet. Auf demselben Weg eng am Körper ablassen.
    cue.en Elbows travel back
    cue.en Bar touches the shirt all the way
    cue.en Shoulders stay low
    cue.de Ellbogen wandern nach hinten
    cue.de Stange streift die ganze Zeit das Shirt
    cue.de Schultern bleiben tief
    err.en Turning it into a normal curl: let the elbows move behind the body
    err.en Shrugging to get higher: stop at the lower chest
    err.de Wird zum normalen Curl: die Ellbogen gehen hinter den Körper
    err.de Schultern ziehen hoch, um höher zu kommen: an der unteren Brust stoppen

    = zottman_curl_dumbbell
    name.de Zottman Curl (Kurzhantel)
    how.en Curl the dumbbells up with the palms facing up. At the top turn the hands so the palms face down, then lower slowly with the wrists straight. At the bottom turn the palms up again for the next rep.
    how.de Curl die Kurzhanteln mit den Handflächen nach oben hoch. Oben die Hände drehen, sodass die Handflächen nach unten zeigen, und mit geraden Handgelenken langsam ablassen. Unten wieder eindrehen für die nächste Wiederholung.
    cue.en Up with palms up, down with palms down
    cue.en Take your time turning
    cue.en Choose the weight for the way down
    cue.de Hoch Handfläche oben, runter Handfläche unten
    cue.de Zum Drehen Zeit lassen
    cue.de Gewicht nach dem Ablassen wählen
    err.en Wrists bending on the way down: keep them firm or go lighter
    err.en Turning halfway down: finish the turn at the top
    err.de Handgelenke knicken beim Ablassen: fest halten oder leichter
    err.de Drehung erst auf halber Höhe: oben fertig drehen

    = waiter_curl_dumbbell
    name.de Waiter Curl (Kurzhantel)
    how.en Hold one dumbbell upright in front of you, both palms flat under its upper head, elbows at the sides. Curl it up to chest height while the palms keep pointing to the ceiling. Lower slowly until the arms are almost straight.
    how.de Halte eine Kurzhantel aufrecht vor dir, beide Handflächen flach unter dem oberen Kopf, Ellbogen am Körper. Curl sie bis auf Brusthöhe, die Handflächen zeigen zur Decke. Langsam ablassen, bis die Arme fast gestreckt sind.
    cue.en Palms flat like carrying a tray
    cue.en Elbows close
    cue.en Squeeze at the top
    cue.de Handflächen flach wie beim Tablett
    cue.de Ellbogen eng
    cue.de Oben anspannen
    err.en Dumbbell tipping: keep both hands level under the head
    err.en Wrists folding back: go lighter and keep the forearms firm
    err.de Hantel kippt: beide Hände gleich hoch unter dem Kopf halten
    err.de Handgelenke klappen nach hinten: leichter werden, Unterarme fest

    = reverse_curl_barbell
    name.de Reverse Curl (Langhantel)
    how.en Stand with the bar at the thighs, overhand grip at shoulder width. Curl it up with straight wrists until the forearms are nearly upright. Lower slowly to long arms.
    how.de Stell dich hin, Stange an den Oberschenkeln, schulterbreiter Obergriff. Curl sie mit geraden Handgelenken hoch, bis die Unterarme fast senkrecht sind. Langsam ablassen, bis die Arme lang sind.
    cue.en Knuckles to the ceiling
    cue.en Elbows at the ribs
    cue.en Grip tight, wrist straight
    cue.de Knöchel zur Decke
    cue.de Ellbogen an den Rippen
    cue.de Fest greifen, Handgelenk gerade
    err.en Wrists bending down: use a lighter bar
    err.en Elbows flaring out: keep them close to the body
    err.de Handgelenke knicken ab: leichtere Stange
    err.de Ellbogen gehen nach außen: nah am Körper lassen

    = reverse_curl_ez_bar
    name.de Reverse Curl (SZ-Stange)
    how.en Hold the EZ bar overhand on its angled grips, arms long at the thighs. Curl it up with the wrists straight and the elbows at the sides. Lower slowly until the arms are long.
    how.de Fass die SZ-Stange im Obergriff an den schrägen Griffen, Arme lang an den Oberschenkeln. Curl sie mit geraden Handgelenken hoch, Ellbogen am Körper. Langsam ablassen, bis die Arme lang sind.
    cue.en Use the angle your wrists like
    cue.en Knuckles lead
    cue.en Slow way down
    cue.de Griffwinkel passend zum Handgelenk wählen
    cue.de Die Knöchel führen
    cue.de Langsam ablassen
    err.en Swinging the bar up: stand still and take weight off
    err.en Thumb side dropping: keep the bar level
    err.de Stange hochschwingen: ruhig stehen, Gewicht runter
    err.de Daumenseite sinkt ab: Stange waagerecht halten

    = reverse_curl_dumbbell
    name.de Reverse Curl (Kurzhantel)
    how.en Stand with the dumbbells in front of the thighs, backs of the hands facing forward. Curl them up to the shoulders with straight wrists. Lower slowly to long arms.
    how.de Stell dich hin, Kurzhanteln vor den Oberschenkeln, Handrücken nach vorn. Curl sie mit geraden Handgelenken zu den Schultern. Langsam ablassen, bis die Arme lang sind.
    cue.en Backs of the hands up
    cue.en Elbows still
    cue.en Light and clean
    cue.de Handrücken nach oben
    cue.de Ellbogen ruhig
    cue.de Leicht und sauber
    err.en Turning into a hammer grip: keep the backs of the hands up
    err.en Bending the wrists: hold hand and forearm in one line
    err.de Hände drehen in den Hammergriff: Handrücken bleibt oben
    err.de Handgelenke beugen: Hand und Unterarm in einer Linie

    = reverse_curl_cable
    name.de Reverse Curl (Kabelzug)
    how.en Stand in front of a low pulley with a straight bar, overhand grip at shoulder width. Curl it up with the elbows at the sides and straight wrists. Lower slowly without letting the stack touch down.
    how.de Stell dich vor die tiefe Rolle mit einer geraden Stange, schulterbreiter Obergriff. Curl sie mit Ellbogen am Körper und geraden Handgelenken hoch. Langsam ablassen, ohne das Gewicht abzusetzen.
    cue.en Wrists like splints
    cue.en Elbows do not move
    cue.en Brake on the way down
    cue.de Handgelenke wie geschient
    cue.de Ellbogen bewegen sich nicht
    cue.de Beim Ablassen bremsen
    err.en Leaning back from the cable: step closer and brace
    err.en Gripping too narrow, wrists twist: hands at shoulder width
    err.de Vom Kabel zurücklehnen: näher ran, Bauch fest
    err.de Zu eng gegriffen, Handgelenke verdrehen: schulterbreit fassen

    = reverse_curl_band
    name.de Reverse Curl (Band)
    how.en Stand on the band and hold the ends with the backs of the hands facing forward, arms long. Curl the hands towards the shoulders with straight wrists. Lower slowly against the band.
    how.de Stell dich aufs Band und halte die Enden mit den Handrücken nach vorn, Arme lang. Curl die Hände mit geraden Handgelenken Richtung Schultern. Langsam gegen das Band ablassen.
    cue.en Knuckles lead to the ceiling
    cue.en Elbows at the sides
    cue.en Light band first
    cue.de Die Knöchel führen zur Decke
    cue.de Ellbogen an den Seiten
    cue.de Erst ein leichtes Band
    err.en Wrists giving way at the top: take a lighter band
    err.en Elbows rising forward: keep them beside the ribs
    err.de Handgelenke geben oben nach: leichteres Band
    err.de Ellbogen wandern nach vorn: neben den Rippen halten

    = plate_curl
    name.de Scheibencurl
    how.en Hold a plate by its sides with both hands, arms long in front of the thighs. Curl it up to the chest with the elbows at the sides. Lower slowly until the arms are almost straight.
    how.de Halte eine Scheibe mit beiden Händen seitlich, Arme lang vor den Oberschenkeln. Curl sie zur Brust, Ellbogen am Körper. Langsam ablassen, bis die Arme fast gestreckt sind.
    cue.en Press the palms into the plate
    cue.en Elbows beside the body
    cue.en Stand tall, no swing
    cue.de Handflächen in die Scheibe drücken
    cue.de Ellbogen neben dem Körper
    cue.de Aufrecht, kein Schwung
    err.en Leaning back as it rises: brace and choose a smaller plate
    err.en Plate sliding in sweaty hands: dry them or hold a plate with grips
    err.de Beim Heben zurücklehnen: Bauch fest, kleinere Scheibe
    err.de Scheibe rutscht in feuchten Händen: abtrocknen oder Scheibe mit Griffen nehmen

    = seated_palms_up_wrist_curl_dumbbell
    name.de Handgelenkcurl sitzend (Kurzhantel)
    how.en Sit on a bench with the forearms on the thighs, hands over the knees, palms up, a dumbbell in each hand. Let the hands sink until the wrists are stretched, then curl them up as far as they go. Lower slowly; the forearms stay down.
    how.de Setz dich auf eine Bank, Unterarme auf den Oberschenkeln, Hände über den Knien, Handflächen oben, in jeder Hand eine Kurzhantel. Lass die Hände sinken, bis die Handgelenke gedehnt sind, dann so weit wie möglich hochcurlen. Langsam ablassen, die Unterarme bleiben liegen.
    cue.en Only the wrists move
    cue.en Roll the dumbbell to the fingers and back
    cue.en Short stop on top
    cue.de Nur die Handgelenke bewegen sich
    cue.de Hantel zu den Fingern rollen und zurück
    cue.de Oben kurz halten
    err.en Forearms lifting: press them into the thighs
    err.en Bouncing in the stretch: lower slowly and go lighter
    err.de Unterarme heben ab: auf die Oberschenkel drücken
    err.de In der Dehnung federn: langsam ablassen, leichter werden

    = wrist_curl_barbell
    name.de Handgelenkcurl sitzend (Langhantel)
    how.en Sit with the forearms on the thighs or a bench, palms up, and hold the bar in both hands about hip width apart. Let the hands sink into the stretch, then curl the bar up with the wrists. Lower slowly and keep the forearms on the support.
    how.de Setz dich hin, Unterarme auf den Oberschenkeln oder einer Bank, Handflächen oben, und halte die Stange etwa hüftbreit. Lass die Hände in die Dehnung sinken, dann die Stange aus den Handgelenken hochcurlen. Langsam ablassen, die Unterarme bleiben aufliegen.
    cue.en Let it roll to the fingertips, then close
    cue.en Forearms heavy on the support
    cue.en Even on both sides
    cue.de Zu den Fingern rollen lassen, dann schließen
    cue.de Unterarme schwer auflegen
    cue.de Beide Seiten gleich
    err.en Helping with the elbows: only the wrists bend
    err.en Bar rolling off the fingers: keep the thumbs around it if you lose control
    err.de Mit den Ellbogen helfen: nur die Handgelenke beugen sich
    err.de Stange rollt von den Fingern: bei Kontrollverlust die Daumen darumlegen

    = behind_the_back_wrist_curl_barbell
    name.de Handgelenkcurl hinter dem Rücken (Langhantel)
    how.en Stand tall and hold the bar behind the thighs with straight arms, palms facing back. Let it roll towards the fingers, close the hands and curl the wrists back and up. Lower slowly into the stretch.
    how.de Stell dich aufrecht hin und halte die Stange mit gestreckten Armen hinter den Oberschenkeln, Handflächen nach hinten. Lass sie Richtung Finger rollen, schließ die Hände und curl die Handgelenke nach hinten oben. Langsam in die Dehnung ablassen.
    cue.en Arms stay straight
    cue.en Open the fingers, then squeeze
    cue.en Take the bar from supports at hand height
    cue.de Arme bleiben gestreckt
    cue.de Finger öffnen, dann fest schließen
    cue.de Stange von Ablagen auf Handhöhe nehmen
    err.en Bending the elbows: keep them locked and use less weight
    err.en Hips pushing the bar: leave a little space between bar and body
    err.de Ellbogen beugen: gestreckt lassen, Gewicht runter
    err.de Hüfte schiebt die Stange: etwas Abstand zum Körper lassen

    = wrist_extension_barbell
    name.de Handgelenkstrecken sitzend (Langhantel)
    how.en Sit with the forearms on the thighs or a bench, palms down, hands over the edge holding a light bar. Lift the backs of the hands as high as they go. Lower slowly until the wrists are bent down.
    how.de Setz dich hin, Unterarme auf den Oberschenkeln oder einer Bank, Handflächen unten, Hände über der Kante an einer leichten Stange. Heb die Handrücken so hoch wie möglich. Langsam ablassen, bis die Handgelenke nach unten gebeugt sind.
    cue.en Very light, many clean reps
    cue.en Knuckles to the ceiling
    cue.en Forearms stay on the support
    cue.de Sehr leicht, viele saubere Wiederholungen
    cue.de Knöchel zur Decke
    cue.de Unterarme bleiben aufliegen
    err.en Too heavy, half the range: choose a bar you can lift all the way
    err.en Lifting the elbows: keep the arms down
    err.de Zu schwer, halber Weg: eine Stange, die ganz hochgeht
    err.de Ellbogen heben ab: Arme unten lassen

    = wrist_extension_dumbbell
    name.de Handgelenkstrecken sitzend (Kurzhantel)
    how.en Sit with the forearms on the thighs or a bench, palms down, hands over the edge, a light dumbbell in each hand. Lift the backs of the hands as high as they go. Lower slowly until the wrists are bent down.
    how.de Setz dich hin, Unterarme auf den Oberschenkeln oder einer Bank, Handflächen unten, Hände über der Kante, in jeder Hand eine leichte Kurzhantel. Heb die Handrücken so hoch wie möglich. Langsam ablassen, bis die Handgelenke nach unten gebeugt sind.
    cue.en Lift with the wrist, not the arm
    cue.en Hold the dumbbell level
    cue.en Slow on the way down
    cue.de Aus dem Handgelenk heben, nicht aus dem Arm
    cue.de Hantel waagerecht halten
    cue.de Langsam ablassen
    err.en Dumbbell tilting to one side: grip it in the middle and keep it level
    err.en Rushing: pause at the top of each rep
    err.de Hantel kippt zur Seite: mittig greifen und waagerecht halten
    err.de Zu hastig: bei jeder Wiederholung oben kurz halten

    = wrist_roller
    name.de Wrist Roller
    how.en Stand tall and hold the roller in front of you with both hands, the weight hanging from the cord. Roll the cord up hand over hand until the weight is at the roller. Unroll it slowly with the same control.
    how.de Stell dich aufrecht hin und halte die Rolle mit beiden Händen vor dir, das Gewicht hängt an der Schnur. Roll die Schnur mit wechselnden Händen auf, bis das Gewicht oben ist. Genauso kontrolliert langsam wieder abrollen.
    cue.en Big turns from the wrists
    cue.en Roll it down, do not let it run
    cue.en Shoulders low, elbows soft
    cue.de Weite Drehungen aus den Handgelenken
    cue.de Abrollen, nicht laufen lassen
    cue.de Schultern tief, Ellbogen weich
    err.en Shoulders tiring first: bend the elbows or rest the forearms on a support
    err.en Weight swinging: turn slower and stand still
    err.de Schultern ermüden zuerst: Ellbogen beugen oder Unterarme auflegen
    err.de Gewicht pendelt: langsamer drehen und ruhig stehen

    = plate_pinch
    name.de Plate Pinch
    how.en Pinch one or two smooth plates between the thumb and the straight fingers, lift them with a flat back and stand tall. Hold them beside or in front of the body and breathe calmly. Put them down before the grip opens, away from your feet.
    how.de Klemm eine oder zwei glatte Scheiben zwischen Daumen und gestreckten Fingern ein, heb sie mit geradem Rücken an und steh aufrecht. Halte sie neben oder vor dem Körper und atme ruhig. Absetzen, bevor der Griff aufgeht, nicht über den Füßen.
    cue.en Thumb against fingers, squeeze hard
    cue.en Shoulders down, stand tall
    cue.en Breathe, do not hold your breath
    cue.de Daumen gegen Finger, fest drücken
    cue.de Schultern tief, aufrecht stehen
    cue.de Ruhig atmen, Luft nicht anhalten
    err.en Hooking the fingers under the rim: hold by pressure only
    err.en Plates over the toes: hold them beside the feet and end the set in time
    err.de Finger unter den Rand haken: nur durch Druck halten
    err.de Scheiben über den Zehen: neben den Füßen halten, rechtzeitig absetzen

    = dead_hang
    name.de Dead Hang
    how.en Take the bar overhand at about shoulder width, thumbs around it, and step off a box into the hang. Keep the arms straight, the legs quiet and the ribs down, and breathe calmly. Step back onto the box before the grip gives way.
    how.de Fass die Stange etwa schulterbreit im Obergriff, Daumen herum, und steig von einer Box in den Hang. Arme gestreckt, Beine ruhig, Rippen unten, ruhig weiteratmen. Steig zurück auf die Box, bevor der Griff nachgibt.
    cue.en Long arms, long neck
    cue.en Breathe slowly through the nose
    cue.en Squeeze the bar, relax the face
    cue.de Lange Arme, langer Nacken
    cue.de Langsam durch die Nase atmen
    cue.de Stange fest, Gesicht locker
    err.en Jumping into a loose shoulder: step in gently and take up the load slowly
    err.en Swinging: start from a quiet hang, legs slightly in front
    err.de In die lockere Schulter springen: sanft einsteigen, langsam belasten
    err.de Pendeln: ruhig starten, Beine leicht vor dem Körper

    = incline_hammer_curl_dumbbell
    name.de Schrägbank-Hammercurl (Kurzhantel)
    how.en Sit back on an incline bench with the arms hanging straight down, palms facing each other. Curl the dumbbells without turning the hands and without letting the elbows drift forward. Lower until the arms are long.
    how.de Auf der Schrägbank anlehnen, die Arme hängen senkrecht, die Handflächen zeigen zueinander. Die Kurzhanteln beugen, ohne die Hände zu drehen und ohne die Ellbogen nach vorn zu schieben. Ablassen, bis die Arme lang sind.
    cue.en Upper arms hang still
    cue.en Thumbs lead the way
    cue.en Head and back stay on the pad
    cue.de Oberarme hängen ruhig
    cue.de Die Daumen gehen voran
    cue.de Kopf und Rücken bleiben am Polster
    err.en Elbows swinging forward: let them point at the floor
    err.en Stopping halfway down: straighten the arms each rep
    err.de Die Ellbogen schwingen vor: sie zeigen zum Boden
    err.de Auf halbem Weg umkehren: jedes Mal ganz strecken

    = seated_hammer_curl_dumbbell
    name.de Hammercurl sitzend (Kurzhantel)
    how.en Sit upright on a bench, dumbbells beside the thighs, palms facing in. Curl with the thumbs on top until the forearms are nearly upright, then lower with control. Both arms together or in turn.
    how.de Aufrecht auf der Bank sitzen, die Kurzhanteln neben den Oberschenkeln, Handflächen nach innen. Mit dem Daumen oben beugen, bis die Unterarme fast senkrecht stehen, dann kontrolliert senken. Beide Arme zusammen oder im Wechsel.
    cue.en Elbows close to the ribs
    cue.en Firm wrists, thumbs up
    cue.en Sit tall, no rocking
    cue.de Ellbogen an den Rippen
    cue.de Feste Handgelenke, Daumen oben
    cue.de Groß sitzen, nicht wippen
    err.en Leaning back to lift: brace the belly and take less weight
    err.en Dropping the weight: lower it slower than you lifted it
    err.de Zum Heben zurücklehnen: Bauch fest, weniger Gewicht
    err.de Gewicht fallen lassen: langsamer senken als heben

    = hammer_preacher_curl_dumbbell
    name.de Hammer-Scottcurl (Kurzhantel)
    how.en Rest the upper arms on the preacher pad, armpits at its top edge, palms facing each other. Lower the dumbbells until the arms are almost straight, then curl up without turning the hands.
    how.de Die Oberarme liegen auf dem Scottpult, die Achseln an der Oberkante, die Handflächen zeigen zueinander. Die Kurzhanteln senken, bis die Arme fast gestreckt sind, dann hochbeugen, ohne die Hände zu drehen.
    cue.en Upper arms glued to the pad
    cue.en Thumbs stay on top
    cue.en Slow at the bottom
    cue.de Oberarme kleben am Polster
    cue.de Daumen bleiben oben
    cue.de Unten langsam werden
    err.en Dropping into the bottom: brake before the arm is straight
    err.en Rising off the seat: stay down and use less weight
    err.de Unten hineinfallen: vor der Streckung abbremsen
    err.de Vom Sitz abheben: sitzen bleiben, weniger Gewicht

    = one_arm_preacher_curl_dumbbell
    name.de Scottcurl einarmig (Kurzhantel)
    how.en Lay one upper arm flat on the preacher pad, palm up, the other hand on the bench for support. Lower the dumbbell until the arm is almost straight, then curl it until the forearm is nearly upright. Change arms after the set.
    how.de Einen Oberarm flach auf das Scottpult legen, Handfläche nach oben, die andere Hand stützt. Die Kurzhantel senken, bis der Arm fast gestreckt ist, dann beugen, bis der Unterarm beinahe senkrecht steht. Nach dem Satz den Arm wechseln.
    cue.en Upper arm flat on the pad
    cue.en Wrist straight, palm up
    cue.en Stop before the tension is gone
    cue.de Oberarm flach auf dem Polster
    cue.de Handgelenk gerade, Handfläche oben
    cue.de Stoppen, bevor die Spannung weg ist
    err.en Turning the shoulder in: keep both shoulders level
    err.en Jerking out of the bottom: start slowly
    err.de Die Schulter dreht ein: beide Schultern auf einer Höhe
    err.de Unten losreißen: langsam starten

    = hand_gripper
    name.de Handtrainer
    how.en Set the gripper deep in the palm with all fingers on the free handle. Close it until the handles meet or as far as you can, hold briefly and open it slowly. Do the other hand as well.
    how.de Den Handtrainer tief in die Handfläche legen, alle Finger am freien Griff. Schließen, bis sich die Griffe treffen oder so weit es geht, kurz halten und langsam öffnen. Mit der anderen Hand genauso.
    cue.en Little finger works too
    cue.en Hold the squeeze
    cue.en Open slowly
    cue.de Der kleine Finger arbeitet mit
    cue.de Zudrücken und halten
    cue.de Langsam öffnen
    err.en Snapping it open: brake with the fingers
    err.en Using the other hand to cheat: take a lighter gripper
    err.de Aufschnappen lassen: mit den Fingern bremsen
    err.de Mit der anderen Hand nachhelfen: leichteren Trainer nehmen
    """
