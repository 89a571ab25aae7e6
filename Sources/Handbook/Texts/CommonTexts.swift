/// What is said of the most trained lifts: see ``ExerciseTexts``.
let commonTexts = """
    = squat_barbell
    name.de Kniebeuge (Langhantel)
    how.en Set the bar on your upper back, step out of the rack and stand about shoulder width, toes slightly out. Breathe in, brace, and sit down between your heels until your hips are at least level with your knees. Drive up through the whole foot and stand tall.
    how.de Leg die Stange auf den oberen Rücken, geh aus dem Rack und stell dich etwa schulterbreit hin, Zehen leicht nach außen. Einatmen, Rumpf fest machen und zwischen die Fersen absetzen, bis die Hüfte mindestens auf Kniehöhe ist. Über den ganzen Fuß hochdrücken, bis du aufrecht stehst.
    cue.en Big breath, belly tight before you go down
    cue.en Knees follow your toes
    cue.en Push your back up into the bar
    cue.de Tief einatmen, Bauch fest, dann runter
    cue.de Knie in Richtung der Zehen schieben
    cue.de Drück den Rücken gegen die Stange
    err.en Hips shoot up first: keep your chest and hips rising together
    err.en Heels lift off: keep your weight over mid-foot and only go as deep as that allows
    err.en Knees cave in: push them out over your toes
    err.de Hüfte schießt zuerst hoch: Brust und Hüfte gleichzeitig anheben
    err.de Fersen heben ab: Gewicht über dem Mittelfuß halten und nur so tief gehen, wie das klappt
    err.de Knie fallen nach innen: nach außen über die Zehen drücken

    = bench_press_barbell
    name.de Bankdrücken (Langhantel)
    how.en Lie with your eyes under the bar, feet flat, shoulder blades pulled together and down. Unrack, lower the bar to the lower chest with upright forearms, and touch. Press up and slightly back until your arms are straight over the shoulders. Set the safeties or ask for a spotter.
    how.de Leg dich mit den Augen unter die Stange, Füße fest am Boden, Schulterblätter zusammen und nach unten. Stange ausheben, mit senkrechten Unterarmen zur unteren Brust führen und berühren. Hoch und leicht nach hinten drücken, bis die Arme über den Schultern gestreckt sind. Mit Ablagen oder Spotter trainieren.
    cue.en Squeeze your shoulder blades into the bench
    cue.en Drive your feet into the floor
    cue.en Bend the bar apart
    cue.de Schulterblätter in die Bank ziehen
    cue.de Füße fest in den Boden drücken
    cue.de Stange auseinanderbiegen
    err.en Elbows flared straight out: tuck them to about 60 degrees
    err.en Bouncing off the chest: touch under control, then press
    err.en Backside leaves the bench: keep it down and use less weight
    err.de Ellenbogen ganz außen: auf etwa 60 Grad zum Körper ziehen
    err.de Stange prallt von der Brust ab: kontrolliert berühren, dann drücken
    err.de Po hebt von der Bank ab: unten lassen und weniger Gewicht nehmen

    = deadlift_barbell
    name.de Kreuzheben (Langhantel)
    how.en Stand with the bar over mid-foot, feet about hip width. Hinge down, grip just outside your legs, bring your shins to the bar and flatten your back. Brace, push the floor away and keep the bar against your legs until you stand tall. Send your hips back and lower the bar the same way.
    how.de Stell dich etwa hüftbreit hin, die Stange über dem Mittelfuß. Beug dich vor, greif knapp außerhalb der Beine, Schienbeine an die Stange, Rücken gerade. Rumpf anspannen, den Boden wegdrücken und die Stange eng an den Beinen führen, bis du aufrecht stehst. Hüfte nach hinten schieben und auf demselben Weg absenken.
    cue.en Pull the slack out of the bar first
    cue.en Push the floor away
    cue.en Keep the bar on your legs
    cue.de Erst Spannung auf die Stange bringen
    cue.de Boden wegdrücken
    cue.de Stange bleibt an den Beinen
    err.en Rounding the lower back: brace harder and lower the weight until it stays flat
    err.en Jerking the bar off the floor: build tension, then lift
    err.en Leaning back at the top: just stand tall and squeeze your glutes
    err.de Runder unterer Rücken: mehr Spannung und so viel Gewicht, dass er gerade bleibt
    err.de Stange vom Boden reißen: erst Spannung aufbauen, dann heben
    err.de Oben nach hinten lehnen: nur aufrecht stehen und den Po anspannen

    = overhead_press_barbell
    name.de Schulterdrücken (Langhantel)
    how.en Stand with the bar on your front shoulders, hands just outside them, forearms upright. Brace your belly and glutes, move your head slightly back and press the bar straight up past your face. Bring your head through and lock out over mid-foot, then lower to the collarbone under control.
    how.de Steh mit der Stange auf der vorderen Schulter, Hände knapp außerhalb, Unterarme senkrecht. Bauch und Po anspannen, Kopf leicht zurück und die Stange gerade am Gesicht vorbei nach oben drücken. Kopf nach vorn durchschieben, über dem Mittelfuß strecken und kontrolliert zum Schlüsselbein ablassen.
    cue.en Squeeze your glutes hard
    cue.en Head back, then head through
    cue.en Press in a straight line
    cue.de Po fest anspannen
    cue.de Kopf zurück, dann durchschieben
    cue.de In gerader Linie nach oben drücken
    err.en Leaning back into an arch: keep your ribs down and use less weight
    err.en Bar swings around the face: move your head out of the way instead
    err.en Dipping the knees for help: keep your legs straight and still
    err.de Ausweichen ins Hohlkreuz: Rippen unten halten und weniger Gewicht nehmen
    err.de Stange macht einen Bogen ums Gesicht: stattdessen den Kopf zurücknehmen
    err.de Schwung aus den Knien: Beine gestreckt und ruhig halten

    = bent_over_row_barbell
    name.de Vorgebeugtes Rudern (Langhantel)
    how.en Hold the bar overhand a little wider than your shoulders, bend your knees slightly and hinge forward with a flat back. Let the bar hang, then pull it to your lower ribs with the elbows going back. Lower it until your arms are straight, without your torso coming up.
    how.de Greif die Stange im Obergriff etwas breiter als schulterbreit, Knie leicht gebeugt, Oberkörper mit geradem Rücken nach vorn. Stange hängen lassen, dann zu den unteren Rippen ziehen, Ellenbogen gehen nach hinten. Absenken, bis die Arme gestreckt sind, ohne den Oberkörper aufzurichten.
    cue.en Pull with your elbows, not your hands
    cue.en Keep your torso still
    cue.en Squeeze the shoulder blades at the top
    cue.de Mit den Ellenbogen ziehen, nicht mit den Händen
    cue.de Oberkörper bleibt ruhig
    cue.de Oben Schulterblätter zusammenziehen
    err.en Standing up a bit with every rep: take less weight and hold the angle
    err.en Rounded back: push your hips back and lift your chest
    err.de Oberkörper richtet sich jedes Mal auf: weniger Gewicht, Winkel halten
    err.de Runder Rücken: Hüfte nach hinten schieben, Brust raus

    = pull_up
    name.de Klimmzug
    how.en Hang from the bar with an overhand grip a little wider than your shoulders, body tight. Pull your shoulder blades down and drive your elbows towards your ribs until your chin is over the bar. Lower yourself slowly to straight arms.
    how.de Häng dich im Obergriff etwas breiter als schulterbreit an die Stange, Körper auf Spannung. Schulterblätter nach unten ziehen und die Ellenbogen Richtung Rippen führen, bis das Kinn über der Stange ist. Langsam ablassen, bis die Arme gestreckt sind.
    cue.en Shoulders down first, then pull
    cue.en Elbows into your back pockets
    cue.en Chest to the bar
    cue.de Erst Schultern runter, dann ziehen
    cue.de Ellenbogen in die Hosentaschen ziehen
    cue.de Brust zur Stange
    err.en Kicking for momentum: cross your feet, tighten your abs and pull strictly
    err.en Half reps: start from straight arms and finish with the chin over the bar
    err.de Schwung aus den Beinen: Füße kreuzen, Bauch anspannen, sauber ziehen
    err.de Halbe Wiederholungen: unten Arme strecken, oben Kinn über die Stange

    = chin_up
    name.de Klimmzug Untergriff
    how.en Hang from the bar with palms facing you, hands about shoulder width. Pull your shoulder blades down and bring your elbows to your sides until your chin clears the bar. Lower yourself under control to straight arms.
    how.de Häng dich etwa schulterbreit an die Stange, Handflächen zu dir. Schulterblätter nach unten ziehen und die Ellenbogen an die Seiten führen, bis das Kinn über der Stange ist. Kontrolliert ablassen, bis die Arme gestreckt sind.
    cue.en Elbows down to your ribs
    cue.en Chest up to the bar
    cue.en Slow on the way down
    cue.de Ellenbogen zu den Rippen ziehen
    cue.de Brust hoch zur Stange
    cue.de Langsam ablassen
    err.en Shoulders creep up to the ears: pull them down before you bend the arms
    err.en Stopping halfway down: straighten your arms before the next rep
    err.de Schultern wandern zu den Ohren: erst runterziehen, dann Arme beugen
    err.de Nur halb ablassen: vor der nächsten Wiederholung Arme strecken

    = bench_press_dumbbell
    name.de Bankdrücken (Kurzhantel)
    how.en Sit down with the dumbbells on your thighs, lie back and bring them beside your chest, feet flat, shoulder blades together. Press both up until your arms are straight over the shoulders. Lower them with upright forearms until you feel a stretch in the chest.
    how.de Setz dich mit den Kurzhanteln auf den Oberschenkeln hin, leg dich zurück und nimm sie neben die Brust, Füße fest, Schulterblätter zusammen. Beide hochdrücken, bis die Arme über den Schultern gestreckt sind. Mit senkrechten Unterarmen absenken, bis die Brust gedehnt ist.
    cue.en Wrists straight over your elbows
    cue.en Shoulder blades pinned to the bench
    cue.en Press up and slightly in
    cue.de Handgelenke über den Ellenbogen
    cue.de Schulterblätter in die Bank
    cue.de Nach oben und leicht zusammen drücken
    err.en Elbows straight out to the sides: bring them a bit closer to the body
    err.en Banging the dumbbells together: stop just before they touch
    err.de Ellenbogen ganz außen: etwas näher an den Körper nehmen
    err.de Hanteln oben zusammenschlagen: kurz vor dem Berühren stoppen

    = incline_bench_press_barbell
    name.de Schrägbankdrücken (Langhantel)
    how.en Set the bench to roughly 30 degrees and lie with your shoulder blades pulled back, feet flat. Unrack and lower the bar to the upper chest, just below the collarbone. Press it straight up until your arms are locked over the shoulders. Use safeties or a spotter.
    how.de Stell die Bank auf etwa 30 Grad und leg dich mit zurückgezogenen Schulterblättern hin, Füße fest am Boden. Stange ausheben und zur oberen Brust absenken, knapp unter das Schlüsselbein. Gerade nach oben drücken, bis die Arme über den Schultern gestreckt sind. Mit Ablagen oder Spotter trainieren.
    cue.en Touch high on the chest
    cue.en Elbows under the bar
    cue.en Keep your shoulder blades back
    cue.de Oben auf der Brust berühren
    cue.de Ellenbogen unter der Stange
    cue.de Schulterblätter hinten lassen
    err.en Bench too steep: lower it so the chest works more than the shoulders
    err.en Pressing the bar forward: push it straight up over the shoulders
    err.de Bank zu steil: flacher stellen, damit mehr die Brust arbeitet
    err.de Stange nach vorn drücken: gerade nach oben über die Schultern

    = incline_bench_press_dumbbell
    name.de Schrägbankdrücken (Kurzhantel)
    how.en Set the bench to roughly 30 degrees, lift the dumbbells to your shoulders with help from your thighs and pull your shoulder blades back. Press up until your arms are straight over the shoulders. Lower slowly to the sides of the upper chest.
    how.de Stell die Bank auf etwa 30 Grad, bring die Kurzhanteln mit Hilfe der Oberschenkel zu den Schultern und zieh die Schulterblätter zurück. Hochdrücken, bis die Arme über den Schultern gestreckt sind. Langsam seitlich neben die obere Brust absenken.
    cue.en Chest up, shoulders back
    cue.en Forearms stay upright
    cue.en Push your upper arms together at the top
    cue.de Brust raus, Schultern zurück
    cue.de Unterarme bleiben senkrecht
    cue.de Oben die Oberarme zusammendrücken
    err.en Lower back arches off the pad: plant your feet and tighten your belly
    err.en Cutting the depth: lower until the dumbbells are beside the chest
    err.de Starkes Hohlkreuz: Füße fest aufstellen und Bauch anspannen
    err.de Zu kurzer Weg: absenken, bis die Hanteln neben der Brust sind

    = front_squat_barbell
    name.de Frontkniebeuge (Langhantel)
    how.en Rest the bar on your front shoulders close to the throat, elbows high, fingers or crossed arms holding it in place. Step back, feet about shoulder width, and brace. Squat straight down with an upright torso, then drive up with the elbows leading.
    how.de Leg die Stange nah am Hals auf die vordere Schulter, Ellenbogen hoch, mit den Fingern oder gekreuzten Armen halten. Zurücktreten, Füße etwa schulterbreit, Rumpf anspannen. Mit aufrechtem Oberkörper gerade nach unten gehen und hochdrücken, die Ellenbogen führen.
    cue.en Elbows up, all the way
    cue.en Sit straight down
    cue.en Stay tall out of the bottom
    cue.de Ellenbogen oben lassen
    cue.de Gerade nach unten setzen
    cue.de Unten aufrecht bleiben
    err.en Elbows drop and the bar rolls: lead the way up with the elbows
    err.en Carrying the bar in the hands: let it rest on the shoulders
    err.de Ellenbogen sinken, Stange rollt: beim Hochgehen mit den Ellenbogen führen
    err.de Stange mit den Händen tragen: auf den Schultern ablegen

    = romanian_deadlift_barbell
    name.de Rumänisches Kreuzheben (Langhantel)
    how.en Stand tall holding the bar at your thighs, feet hip width, knees slightly bent. Push your hips back and slide the bar down your legs with a flat back until your hamstrings are stretched. Bring your hips forward and stand up without setting the bar down.
    how.de Steh aufrecht mit der Stange an den Oberschenkeln, Füße hüftbreit, Knie leicht gebeugt. Hüfte nach hinten schieben und die Stange mit geradem Rücken an den Beinen entlang absenken, bis die Beinrückseite gedehnt ist. Hüfte nach vorn bringen und aufrichten, ohne die Stange abzulegen.
    cue.en Push your hips to the wall behind you
    cue.en Shave your legs with the bar
    cue.en Stop when your hips stop moving
    cue.de Hüfte zur Wand hinter dir schieben
    cue.de Stange streift an den Beinen
    cue.de Stopp, wenn die Hüfte nicht weiter geht
    err.en Bending the knees more and more: keep their angle and move the hips
    err.en Rounding the back for depth: end the rep where the back stays flat
    err.de Knie beugen immer weiter: Kniewinkel halten, die Hüfte bewegt sich
    err.de Runder Rücken für mehr Tiefe: nur so tief, wie der Rücken gerade bleibt

    = hip_thrust_barbell
    name.de Hip Thrust (Langhantel)
    how.en Sit with your upper back against a bench and a padded bar over your hips, feet flat about hip width. Drive through your heels and lift your hips until your body is level from shoulders to knees, shins upright. Squeeze your glutes, then lower under control.
    how.de Setz dich mit dem oberen Rücken an die Bank, die gepolsterte Stange über der Hüfte, Füße etwa hüftbreit aufgestellt. Über die Fersen drücken und die Hüfte heben, bis Schultern bis Knie eine Linie bilden, Schienbeine senkrecht. Po anspannen, dann kontrolliert absenken.
    cue.en Chin down, ribs down
    cue.en Drive through your heels
    cue.en Squeeze your glutes at the top
    cue.de Kinn zur Brust, Rippen runter
    cue.de Über die Fersen drücken
    cue.de Oben Po zusammenkneifen
    err.en Arching the lower back at the top: finish with the glutes and keep the ribs down
    err.en Feet too far away: move them so the shins are upright at the top
    err.de Oben ins Hohlkreuz gehen: mit dem Po strecken, Rippen unten lassen
    err.de Füße zu weit weg: so stellen, dass die Schienbeine oben senkrecht sind

    = leg_press
    name.de Beinpresse
    how.en Sit with your back and hips flat on the pad, feet about shoulder width in the middle of the plate. Release the stops and lower the sled until your knees are well bent and your hips still stay down. Press back up without slamming the knees straight.
    how.de Setz dich mit Rücken und Becken fest ins Polster, Füße etwa schulterbreit mittig auf die Platte. Sicherung lösen und den Schlitten absenken, bis die Knie gut gebeugt sind und das Becken noch unten bleibt. Hochdrücken, ohne die Knie hart durchzustrecken.
    cue.en Push with the whole foot
    cue.en Keep your hips in the seat
    cue.en Knees over your toes
    cue.de Mit dem ganzen Fuß drücken
    cue.de Becken bleibt im Sitz
    cue.de Knie über die Zehen
    err.en Hips roll off the pad: stop the descent a little earlier
    err.en Snapping the knees straight: stop just short of locking out
    err.de Becken rollt vom Polster: etwas früher umkehren
    err.de Knie hart durchstrecken: kurz vor der vollen Streckung stoppen

    = lat_pulldown_cable
    name.de Latzug (Kabelzug)
    how.en Sit with your thighs under the pads and grip the bar overhand, wider than your shoulders. Lean back slightly, pull your shoulders down and bring the bar to your upper chest with the elbows moving down. Let it rise slowly until your arms are straight.
    how.de Setz dich mit den Oberschenkeln unter die Polster und greif die Stange im Obergriff breiter als schulterbreit. Leicht zurücklehnen, Schultern nach unten ziehen und die Stange zur oberen Brust führen, Ellenbogen nach unten. Langsam hochlassen, bis die Arme gestreckt sind.
    cue.en Chest up to the bar
    cue.en Drive your elbows down
    cue.en Shoulders away from your ears
    cue.de Brust zur Stange
    cue.de Ellenbogen nach unten ziehen
    cue.de Schultern weg von den Ohren
    err.en Swinging the torso: keep one slight lean and use less weight
    err.en Pulling behind the neck: bring the bar down to the upper chest
    err.de Schwung aus dem Oberkörper: Neigung halten und weniger Gewicht nehmen
    err.de In den Nacken ziehen: Stange zur oberen Brust führen

    = seated_row_cable
    name.de Rudern sitzend (Kabelzug)
    how.en Sit at the low pulley with your feet on the plates, knees slightly bent, and hold the bar with straight arms. Sit tall and pull the bar to your belly, elbows going back past your body. Let the weight draw your arms and shoulder blades forward again under control.
    how.de Setz dich an den tiefen Kabelzug, Füße auf die Platten, Knie leicht gebeugt, und halt die Stange mit gestreckten Armen. Aufrecht bleiben und die Stange zum Bauch ziehen, Ellenbogen am Körper vorbei nach hinten. Arme und Schulterblätter kontrolliert wieder nach vorn ziehen lassen.
    cue.en Chest out, sit tall
    cue.en Elbows straight back
    cue.en Squeeze, then reach
    cue.de Brust raus, aufrecht sitzen
    cue.de Ellenbogen gerade nach hinten
    cue.de Zusammenziehen, dann lang machen
    err.en Rocking back and forth: keep the torso upright and still
    err.en Shrugging at the end: pull the shoulders back and down
    err.de Vor- und zurückschaukeln: Oberkörper aufrecht und ruhig halten
    err.de Schultern am Ende hochziehen: nach hinten und unten ziehen

    = one_arm_row_dumbbell
    name.de Rudern einarmig (Kurzhantel)
    how.en Put one hand and the same-side knee on a bench, the other foot on the floor, back flat. Let the dumbbell hang, then pull it towards your hip with the elbow close to your body. Lower it until the arm is long. Finish the set and change sides.
    how.de Stütz eine Hand und das Knie derselben Seite auf die Bank, der andere Fuß steht am Boden, Rücken gerade. Kurzhantel hängen lassen, dann mit dem Ellenbogen eng am Körper zur Hüfte ziehen. Absenken, bis der Arm lang ist. Nach dem Satz die Seite wechseln.
    cue.en Pull to your hip
    cue.en Keep your shoulders square to the floor
    cue.en Long arm at the bottom
    cue.de Zur Hüfte ziehen
    cue.de Schultern parallel zum Boden
    cue.de Unten Arm ganz lang
    err.en Twisting the torso to lift: keep the chest facing the floor
    err.en Curling the weight up: lead with the elbow and relax the hand
    err.de Oberkörper dreht mit: Brust zeigt zum Boden
    err.de Mit dem Bizeps hochziehen: Ellenbogen führt, Hand bleibt locker

    = overhead_press_dumbbell
    name.de Schulterdrücken (Kurzhantel)
    how.en Stand with the dumbbells at shoulder height, forearms upright, feet about hip width. Brace your belly and glutes and press both up until your arms are straight over your shoulders. Lower them to the shoulders under control.
    how.de Steh etwa hüftbreit, die Kurzhanteln auf Schulterhöhe, Unterarme senkrecht. Bauch und Po anspannen und beide hochdrücken, bis die Arme über den Schultern gestreckt sind. Kontrolliert bis auf Schulterhöhe absenken.
    cue.en Ribs down, glutes tight
    cue.en Elbows slightly in front of you
    cue.en Finish with your biceps by your ears
    cue.de Rippen runter, Po fest
    cue.de Ellenbogen leicht vor dem Körper
    cue.de Oben Oberarme neben die Ohren
    err.en Leaning back: tighten your glutes and choose lighter dumbbells
    err.en Pushing off with the legs: keep your knees still
    err.de Nach hinten lehnen: Po anspannen und leichtere Hanteln nehmen
    err.de Schwung aus den Beinen: Knie ruhig halten

    = lateral_raise_dumbbell
    name.de Seitheben (Kurzhantel)
    how.en Stand with the dumbbells at your sides, elbows slightly bent, chest up. Raise your arms out to the side, a touch in front of the body, until your hands are about shoulder height. Lower slowly until the arms hang again.
    how.de Steh aufrecht mit den Kurzhanteln neben dem Körper, Ellenbogen leicht gebeugt. Arme seitlich und minimal vor dem Körper heben, bis die Hände etwa auf Schulterhöhe sind. Langsam absenken, bis die Arme wieder hängen.
    cue.en Reach out, not up
    cue.en Lead with your elbows
    cue.en Slow on the way down
    cue.de Nach außen ziehen, nicht nach oben
    cue.de Ellenbogen führen
    cue.de Langsam ablassen
    err.en Swinging from the hips: stand still and take less weight
    err.en Shrugging the weight up: keep your neck long and shoulders low
    err.de Schwung aus der Hüfte: ruhig stehen und leichter werden
    err.de Schultern hochziehen: Nacken lang, Schultern tief

    = bicep_curl_dumbbell
    name.de Bizepscurl (Kurzhantel)
    how.en Stand with the dumbbells at your sides, palms forward or turning forward as you lift. Curl them up, together or in turn, with your elbows staying beside your ribs. Lower slowly to straight arms.
    how.de Steh aufrecht mit den Kurzhanteln neben dem Körper, Handflächen nach vorn oder beim Heben nach vorn drehen. Gleichzeitig oder abwechselnd nach oben curlen, die Ellenbogen bleiben an den Rippen. Langsam absenken, bis die Arme gestreckt sind.
    cue.en Pin your elbows to your sides
    cue.en Turn your little finger up
    cue.en Fight it all the way down
    cue.de Ellenbogen an die Seite
    cue.de Kleinen Finger nach oben drehen
    cue.de Beim Ablassen bremsen
    err.en Swinging with the back: stand tall and use less weight
    err.en Elbows drift forward: keep the upper arms hanging straight down
    err.de Schwung aus dem Rücken: aufrecht stehen, weniger Gewicht nehmen
    err.de Ellenbogen wandern nach vorn: Oberarme senkrecht lassen

    = bicep_curl_barbell
    name.de Bizepscurl (Langhantel)
    how.en Stand tall with an underhand grip about shoulder width, bar at your thighs, elbows beside your ribs. Curl the bar in an arc to chest height without moving the upper arms much. Lower it slowly until your arms are straight.
    how.de Steh aufrecht, Untergriff etwa schulterbreit, Stange an den Oberschenkeln, Ellenbogen an den Rippen. Die Stange im Bogen bis auf Brusthöhe curlen, die Oberarme bleiben fast ruhig. Langsam absenken, bis die Arme gestreckt sind.
    cue.en Elbows stay at your sides
    cue.en Squeeze the bar
    cue.en No swing, belly tight
    cue.de Ellenbogen bleiben an der Seite
    cue.de Stange fest greifen
    cue.de Kein Schwung, Bauch fest
    err.en Hips push the bar up: brace and take weight off
    err.en Dropping the bar: lower it slower than you lifted it
    err.de Hüfte gibt Schwung: Rumpf anspannen und Gewicht runter
    err.de Stange fallen lassen: langsamer absenken als heben

    = triceps_pushdown
    name.de Trizepsdrücken (Kabelzug)
    how.en Face the high pulley and take the straight bar overhand, elbows at your sides, leaning forward slightly. Push the bar down until your arms are straight. Let it come up slowly to about chest height while your upper arms stay still.
    how.de Stell dich vor den hohen Kabelzug und greif die gerade Stange im Obergriff, Ellenbogen am Körper, leicht vorgebeugt. Nach unten drücken, bis die Arme gestreckt sind. Langsam etwa bis Brusthöhe hochlassen, die Oberarme bleiben ruhig.
    cue.en Glue your elbows to your ribs
    cue.en Straighten all the way
    cue.en Shoulders down
    cue.de Ellenbogen an die Rippen kleben
    cue.de Ganz durchstrecken
    cue.de Schultern tief
    err.en Elbows move forward and back: freeze the upper arms
    err.en Leaning your body onto the bar: lighten the stack and stay put
    err.de Ellenbogen wandern vor und zurück: Oberarme stillhalten
    err.de Mit dem Körpergewicht drücken: leichter werden und ruhig stehen

    = leg_extension_machine
    name.de Beinstrecker (Maschine)
    how.en Adjust the seat so your knees line up with the machine's pivot and the pad sits just above your feet. Hold the handles and straighten your legs until the thighs are fully tight. Lower slowly without letting the stack touch down.
    how.de Stell den Sitz so ein, dass die Knie auf Höhe der Drehachse sind und das Polster knapp über den Füßen liegt. An den Griffen festhalten und die Beine strecken, bis die Oberschenkel voll angespannt sind. Langsam absenken, ohne das Gewicht abzusetzen.
    cue.en Pull yourself into the seat
    cue.en Squeeze the thighs at the top
    cue.en Take your time going down
    cue.de In den Sitz ziehen
    cue.de Oben Oberschenkel anspannen
    cue.de Langsam ablassen
    err.en Kicking the weight up: start smoothly and build speed from the thigh
    err.en Hips lift off the seat: hold the handles and reduce the weight
    err.de Gewicht hochkicken: gleichmäßig aus dem Oberschenkel strecken
    err.de Po hebt vom Sitz ab: an den Griffen festhalten und leichter werden

    = lying_leg_curl_machine
    name.de Beinbeuger liegend (Maschine)
    how.en Lie face down with your knees just past the edge of the bench, in line with the pivot, the roller above your heels. Press your hips into the pad and curl your heels towards your backside. Lower slowly until your legs are almost straight.
    how.de Leg dich auf den Bauch, die Knie knapp hinter der Polsterkante auf Höhe der Drehachse, die Rolle über den Fersen. Becken ins Polster drücken und die Fersen Richtung Po ziehen. Langsam absenken, bis die Beine fast gestreckt sind.
    cue.en Hips stay on the pad
    cue.en Heels to your backside
    cue.en Control the way back
    cue.de Becken bleibt unten
    cue.de Fersen zum Po
    cue.de Rückweg kontrollieren
    err.en Hips rise as you curl: push them down and use less weight
    err.en Letting the weight drop: lower it slowly to the stretch
    err.de Hüfte hebt beim Beugen ab: runterdrücken und weniger Gewicht nehmen
    err.de Gewicht fallen lassen: langsam bis in die Dehnung absenken

    = seated_leg_curl_machine
    name.de Beinbeuger sitzend (Maschine)
    how.en Sit with your back against the pad, knees in line with the pivot, lower legs on the roller and the thigh pad closed firmly. Pull your heels down and back under the seat as far as you can. Let your legs straighten again slowly.
    how.de Setz dich mit dem Rücken ans Polster, Knie auf Höhe der Drehachse, Unterschenkel auf der Rolle, das Oberschenkelpolster fest geschlossen. Fersen so weit wie möglich nach unten und hinten unter den Sitz ziehen. Die Beine langsam wieder strecken lassen.
    cue.en Back flat against the pad
    cue.en Pull your heels under you
    cue.en Stretch slowly
    cue.de Rücken ans Polster
    cue.de Fersen unter den Sitz ziehen
    cue.de Langsam in die Dehnung
    err.en Thigh pad too loose: tighten it so your thighs cannot lift
    err.en Cutting the rep short: let the legs almost straighten each time
    err.de Oberschenkelpolster zu locker: so fest, dass die Beine nicht abheben
    err.de Zu kurzer Weg: die Beine jedes Mal fast ganz strecken

    = standing_calf_raise_machine
    name.de Wadenheben stehend (Maschine)
    how.en Stand under the shoulder pads with the balls of your feet on the edge of the step, legs straight but not locked. Sink your heels until the calves are stretched, pause, then rise as high as you can onto your toes. Lower slowly.
    how.de Stell dich unter die Schulterpolster, Fußballen auf der Kante, Beine gestreckt, aber nicht durchgedrückt. Fersen absenken, bis die Waden gedehnt sind, kurz halten, dann so hoch wie möglich auf die Zehen. Langsam absenken.
    cue.en Pause in the stretch
    cue.en Push through the big toe
    cue.en As high as you can
    cue.de Unten in der Dehnung halten
    cue.de Über den großen Zeh drücken
    cue.de So hoch wie möglich
    err.en Bouncing at the bottom: stop for a moment in the stretch
    err.en Bending the knees to help: keep them almost straight throughout
    err.de Unten federn: kurz in der Dehnung anhalten
    err.de Schwung aus den Knien: die Beine fast gestreckt lassen

    = face_pull_cable
    name.de Face Pull (Kabelzug)
    how.en Fix a rope at about face height, hold the ends and step back until your arms are straight. Pull the rope towards your face with high elbows and spread the ends beside your ears. Return slowly without letting your shoulders roll forward.
    how.de Häng das Seil etwa auf Gesichtshöhe ein, greif die Enden und geh zurück, bis die Arme gestreckt sind. Mit hohen Ellenbogen zum Gesicht ziehen und die Enden neben den Ohren auseinanderführen. Langsam zurück, ohne dass die Schultern nach vorn fallen.
    cue.en Pull the rope apart
    cue.en Elbows high and wide
    cue.en Show your biceps at the end
    cue.de Seil auseinanderziehen
    cue.de Ellenbogen hoch und weit
    cue.de Am Ende Doppelbizeps zeigen
    err.en Leaning back with heavy weight: lighten it and stand still
    err.en Elbows drop and it becomes a row: keep them at shoulder height
    err.de Zu schwer und nach hinten lehnen: leichter werden und ruhig stehen
    err.de Ellenbogen sinken, es wird ein Rudern: auf Schulterhöhe halten

    = chest_dip
    name.de Brust-Dip
    how.en Support yourself on parallel bars with straight arms, lean your torso forward and bend your knees. Lower yourself with the elbows slightly out until your upper arms are about level with the floor. Press back up and keep the forward lean.
    how.de Stütz dich mit gestreckten Armen auf die Holme, neig den Oberkörper nach vorn und beug die Knie. Mit leicht nach außen zeigenden Ellenbogen absenken, bis die Oberarme etwa waagerecht sind. Hochdrücken und die Vorlage halten.
    cue.en Lean forward the whole time
    cue.en Shoulders away from your ears
    cue.en Feel the stretch, then press
    cue.de Die ganze Zeit vorgeneigt bleiben
    cue.de Schultern weg von den Ohren
    cue.de Dehnung spüren, dann drücken
    err.en Sinking too deep: turn around before the shoulders roll forward
    err.en Swinging legs: cross your feet and tighten your belly
    err.de Zu tief absacken: umkehren, bevor die Schultern nach vorn kippen
    err.de Beine pendeln: Füße kreuzen und Bauch anspannen

    = push_up
    name.de Liegestütz
    how.en Place your hands a little wider than your shoulders, body in one line from head to heels. Lower your chest to just above the floor with the elbows at an angle of about 45 degrees. Push the floor away until your arms are straight.
    how.de Hände etwas breiter als schulterbreit aufsetzen, Körper vom Kopf bis zu den Fersen in einer Linie. Die Brust bis knapp über den Boden absenken, Ellenbogen etwa im 45-Grad-Winkel. Den Boden wegdrücken, bis die Arme gestreckt sind.
    cue.en Body stiff as a board
    cue.en Push the floor away
    cue.en Chest leads, not the chin
    cue.de Körper steif wie ein Brett
    cue.de Boden wegdrücken
    cue.de Brust zuerst, nicht das Kinn
    err.en Hips sag: tighten your belly and glutes before you lower
    err.en Elbows straight out to the sides: point them back at an angle
    err.de Hüfte hängt durch: vor dem Absenken Bauch und Po anspannen
    err.de Ellenbogen ganz außen: schräg nach hinten führen

    = plank
    name.de Unterarmstütz
    how.en Rest on your forearms with the elbows under your shoulders, legs straight, toes on the floor. Tighten belly, glutes and thighs so your body is one straight line. Hold it and keep breathing calmly; stop when the line breaks.
    how.de Stütz dich auf die Unterarme, Ellenbogen unter den Schultern, Beine gestreckt, Zehen am Boden. Bauch, Po und Oberschenkel anspannen, sodass der Körper eine gerade Linie bildet. Halten und ruhig weiteratmen; aufhören, wenn die Linie bricht.
    cue.en Squeeze your glutes
    cue.en Pull your elbows towards your toes
    cue.en Keep breathing
    cue.de Po anspannen
    cue.de Ellenbogen Richtung Zehen ziehen
    cue.de Weiteratmen
    err.en Lower back sags: tuck the pelvis slightly and tighten the belly
    err.en Hips too high: lower them into line with shoulders and heels
    err.de Hohlkreuz: Becken leicht einrollen und Bauch anspannen
    err.de Po zu hoch: in eine Linie mit Schultern und Fersen bringen
    """
