/// What is said of the triceps: see ``ExerciseTexts``.
let tricepsTexts = """
    = triceps_rope_pushdown
    name.de Trizepsdrücken am Seil
    how.en Face the high pulley and hold the rope with palms facing each other, elbows at your sides. Push down and spread the ends beside your thighs until your arms are straight. Let the rope rise slowly to about chest height.
    how.de Vor den hohen Kabelzug stellen, Seil mit den Handflächen zueinander greifen, Ellenbogen am Körper. Nach unten drücken und die Enden neben den Oberschenkeln auseinanderziehen, bis die Arme gestreckt sind. Langsam bis etwa Brusthöhe hochlassen.
    cue.en Spread the rope at the bottom
    cue.en Elbows at your ribs
    cue.en Hold the squeeze briefly
    cue.de Unten das Seil auseinanderziehen
    cue.de Ellenbogen an den Rippen
    cue.de Unten kurz anspannen
    err.en Elbows come forward at the top: stop when the forearms pass level
    err.en Bending over the rope: stand taller and take less weight
    err.de Ellenbogen wandern oben vor: kurz über der Waagerechten umkehren
    err.de Über das Seil beugen: aufrechter stehen und leichter werden

    = triceps_v_bar_pushdown
    name.de Trizepsdrücken am V-Griff
    how.en Face the high pulley and take the V-shaped bar with thumbs on top, elbows at your sides, slight forward lean. Push down until your arms are straight. Let it rise slowly to about chest height without moving the upper arms.
    how.de Vor den hohen Kabelzug stellen, V-Griff mit den Daumen oben greifen, Ellenbogen am Körper, leicht vorgeneigt. Nach unten drücken, bis die Arme gestreckt sind. Langsam bis etwa Brusthöhe hochlassen, die Oberarme bleiben ruhig.
    cue.en Elbows fixed
    cue.en Wrists straight
    cue.en Push all the way down
    cue.de Ellenbogen fest
    cue.de Handgelenke gerade
    cue.de Bis ganz unten drücken
    err.en Wrists bend: hold them in line with the forearms
    err.en Shoulders push down the weight: keep them low and still
    err.de Handgelenke knicken ab: in Linie mit dem Unterarm halten
    err.de Schultern drücken mit: tief und ruhig lassen

    = reverse_grip_triceps_pushdown
    name.de Trizepsdrücken Untergriff
    how.en Face the high pulley and hold a straight bar with palms up, about shoulder width, elbows at your sides. Pull the bar down to your thighs by straightening your arms. Let it rise slowly to chest height with quiet upper arms.
    how.de Vor den hohen Kabelzug stellen, gerade Stange mit den Handflächen nach oben greifen, etwa schulterbreit, Ellenbogen am Körper. Die Arme strecken und die Stange zu den Oberschenkeln führen. Langsam bis Brusthöhe hochlassen, die Oberarme bleiben ruhig.
    cue.en Light weight, clean reps
    cue.en Firm grip, straight wrists
    cue.en Elbows at your sides
    cue.de Wenig Gewicht, saubere Wiederholungen
    cue.de Fester Griff, gerade Handgelenke
    cue.de Ellenbogen am Körper
    err.en Wrists roll back under the load: take weight off
    err.en Elbows swing: pin them to your ribs
    err.de Handgelenke klappen nach hinten: Gewicht runter
    err.de Ellenbogen pendeln: an die Rippen klemmen

    = one_arm_triceps_pushdown_cable
    name.de Trizepsdrücken einarmig (Kabelzug)
    how.en Face the high pulley and take the handle in one hand, elbow at your side, other hand on your hip. Push down until the arm is straight beside your thigh. Let it rise slowly to chest height, finish the set and change arms.
    how.de Vor den hohen Kabelzug stellen, Griff in eine Hand, Ellenbogen am Körper, andere Hand an die Hüfte. Nach unten drücken, bis der Arm neben dem Oberschenkel gestreckt ist. Langsam bis Brusthöhe hochlassen, nach dem Satz den Arm wechseln.
    cue.en Elbow stays where it is
    cue.en Shoulders level
    cue.en Full stretch, full squeeze
    cue.de Ellenbogen bleibt, wo er ist
    cue.de Schultern auf einer Höhe
    cue.de Ganz dehnen, ganz strecken
    err.en Leaning to the side: stand square and use less weight
    err.en Elbow drifts behind or in front: keep it beside the ribs
    err.de Zur Seite lehnen: gerade stehen und leichter werden
    err.de Ellenbogen wandert vor oder zurück: neben den Rippen halten

    = triceps_pushdown_band
    name.de Trizepsdrücken (Band)
    how.en Loop the band over something firm above your head and hold both ends, elbows at your sides. Push down until your arms are straight and spread the hands slightly. Let it pull your hands up slowly to chest height.
    how.de Das Band über Kopf an etwas Festem einhängen und beide Enden greifen, Ellenbogen am Körper. Nach unten drücken, bis die Arme gestreckt sind, und die Hände leicht auseinanderziehen. Langsam bis Brusthöhe hochziehen lassen.
    cue.en Elbows pinned
    cue.en Squeeze at the bottom
    cue.en Brake on the way up
    cue.de Ellenbogen fest an der Seite
    cue.de Unten anspannen
    cue.de Nach oben bremsen
    err.en Weak anchor: pull the band hard once before you start
    err.en Too little tension at the top: step further away or grip shorter
    err.de Wackelige Befestigung: vor dem Start einmal kräftig dran ziehen
    err.de Oben kaum Spannung: weiter weg stellen oder kürzer greifen

    = triceps_extension_cable
    name.de Trizepsstrecken (Kabelzug)
    how.en Stand with your back to a pulley at about head height or above, bar or rope behind your head, in a stride and leaning forward. Keep your upper arms beside your ears and straighten your arms forward. Let the hands come back slowly behind your head.
    how.de Mit dem Rücken zum Kabelzug, Rolle etwa auf Kopfhöhe oder höher, Stange oder Seil hinter dem Kopf, in Schrittstellung leicht vorgeneigt. Oberarme neben den Ohren lassen und die Arme nach vorn strecken. Die Hände langsam hinter den Kopf zurücklassen.
    cue.en Upper arms stay still
    cue.en Elbows point forward
    cue.en Stretch behind your head
    cue.de Oberarme bleiben ruhig
    cue.de Ellenbogen zeigen nach vorn
    cue.de Hinter dem Kopf dehnen
    err.en Pushing with the body: widen the stride and fix the torso
    err.en Elbows open wide: keep them about shoulder width
    err.de Mit dem Körper drücken: größerer Schritt, Oberkörper fest
    err.de Ellenbogen gehen weit auf: etwa schulterbreit halten

    = triceps_extension_dumbbell
    name.de Trizepsstrecken über Kopf (Kurzhantel)
    how.en Stand tall holding one dumbbell with both hands under its upper plate, arms straight overhead. Bend the elbows and lower it behind your head until the triceps are stretched. Straighten the arms again with the elbows pointing forward and up.
    how.de Aufrecht stehen, eine Kurzhantel mit beiden Händen unter der oberen Scheibe greifen, Arme über Kopf gestreckt. Ellenbogen beugen und hinter den Kopf absenken, bis der Trizeps gedehnt ist. Arme wieder strecken, die Ellenbogen zeigen nach vorn oben.
    cue.en Elbows close to your head
    cue.en Ribs down
    cue.en Deep stretch, full lockout
    cue.de Ellenbogen nah am Kopf
    cue.de Rippen unten
    cue.de Tief dehnen, ganz strecken
    err.en Arching the back: tighten glutes and belly or go lighter
    err.en Loose plates or a wet grip: check the dumbbell before it goes overhead
    err.de Hohlkreuz: Po und Bauch anspannen oder leichter werden
    err.de Lockere Scheiben, nasse Hände: Hantel prüfen, bevor sie über Kopf geht

    = triceps_extension_barbell
    name.de Trizepsstrecken über Kopf (Langhantel)
    how.en Stand or sit upright with a light barbell overhead, hands inside shoulder width, arms straight. Bend only the elbows and lower the bar behind your head until the triceps are stretched. Straighten your arms again without moving the upper arms.
    how.de Aufrecht stehen oder sitzen, eine leichte Langhantel über Kopf, Griff enger als schulterbreit, Arme gestreckt. Nur die Ellenbogen beugen und die Stange hinter den Kopf absenken, bis der Trizeps gedehnt ist. Wieder strecken, die Oberarme bleiben ruhig.
    cue.en Upper arms upright
    cue.en Only the elbows move
    cue.en Belly and glutes tight
    cue.de Oberarme senkrecht
    cue.de Nur die Ellenbogen bewegen sich
    cue.de Bauch und Po fest
    err.en Elbows drift out: bring them in, or use an EZ bar
    err.en Pressing instead of extending: hold the upper arms where they are
    err.de Ellenbogen wandern raus: reinholen oder SZ-Stange nehmen
    err.de Drücken statt strecken: die Oberarme an Ort und Stelle lassen

    = triceps_extension_ez_bar
    name.de Trizepsstrecken über Kopf (SZ-Stange)
    how.en Stand or sit upright and hold the EZ bar overhead by the inner bends, arms straight. Bend the elbows and lower it behind your head until the triceps are stretched. Straighten your arms again, the upper arms staying upright.
    how.de Aufrecht stehen oder sitzen, die SZ-Stange an den inneren Knicken über Kopf halten, Arme gestreckt. Ellenbogen beugen und hinter den Kopf absenken, bis der Trizeps gedehnt ist. Wieder strecken, die Oberarme bleiben senkrecht.
    cue.en Elbows point up
    cue.en Slow behind the head
    cue.en Ribs down
    cue.de Ellenbogen zeigen nach oben
    cue.de Hinter dem Kopf langsam
    cue.de Rippen unten
    err.en Lower back arches: sit down or brace the belly
    err.en Half reps at the top: lower until you feel the stretch
    err.de Hohlkreuz: hinsetzen oder Bauch anspannen
    err.de Nur oben halbe Wiederholungen: bis in die Dehnung absenken

    = triceps_extension_machine
    name.de Trizepsstrecken (Maschine)
    how.en Set the seat so your upper arms rest on the pad and your elbows line up with the pivot. Take the handles and straighten your arms. Return slowly until the triceps are stretched, without the elbows lifting off.
    how.de Stell den Sitz so, dass die Oberarme auf dem Polster liegen und die Ellenbogen auf Höhe der Drehachse sind. Griffe nehmen und die Arme strecken. Langsam zurück, bis der Trizeps gedehnt ist, die Ellenbogen bleiben auf dem Polster.
    cue.en Elbows on the pad
    cue.en Straighten fully
    cue.en Slow on the way back
    cue.de Ellenbogen auf dem Polster
    cue.de Ganz durchstrecken
    cue.de Langsam zurück
    err.en Elbows slide off the pivot line: adjust the seat
    err.en Throwing the shoulders in: sit tall and lower the weight
    err.de Ellenbogen nicht auf Höhe der Achse: den Sitz anpassen
    err.de Schultern schieben mit: aufrecht sitzen, Gewicht runter

    = triceps_press_machine
    name.de Trizepspresse (Maschine)
    how.en Sit with your back on the pad and the handles beside your body, hands close, elbows pointing back. Press down until your arms are straight. Let the handles rise slowly until the elbows are at about a right angle or a little further.
    how.de Mit dem Rücken am Polster sitzen, Griffe neben dem Körper, Hände eng, Ellenbogen nach hinten. Nach unten drücken, bis die Arme gestreckt sind. Langsam hochlassen, bis die Ellenbogen etwa im rechten Winkel oder etwas weiter gebeugt sind.
    cue.en Elbows back, not out
    cue.en Shoulders down
    cue.en Squeeze at the bottom
    cue.de Ellenbogen nach hinten, nicht raus
    cue.de Schultern tief
    cue.de Unten anspannen
    err.en Leaning over the handles: keep your back on the pad
    err.en Handles shoot up: brake the way back
    err.de Über die Griffe beugen: Rücken am Polster lassen
    err.de Griffe schnellen hoch: den Rückweg bremsen

    = overhead_triceps_extension_cable
    name.de Trizepsstrecken über Kopf (Kabelzug)
    how.en Fix a rope to a low pulley, turn your back to it and bring the ends behind your head, elbows pointing up. In a small stride, straighten your arms overhead and spread the ends slightly. Lower slowly behind your head into the stretch.
    how.de Seil am tiefen Kabelzug einhängen, mit dem Rücken dazu stellen, Enden hinter den Kopf, Ellenbogen zeigen nach oben. In leichter Schrittstellung die Arme über Kopf strecken und die Enden leicht auseinanderziehen. Langsam hinter dem Kopf in die Dehnung absenken.
    cue.en Elbows up, beside your ears
    cue.en Ribs down, belly tight
    cue.en Stretch deep, then lock out
    cue.de Ellenbogen oben, neben den Ohren
    cue.de Rippen runter, Bauch fest
    cue.de Tief dehnen, dann strecken
    err.en Cable pulls you into an arch: brace and take a stride
    err.en Upper arms swing: keep them upright and move the forearms
    err.de Kabel zieht ins Hohlkreuz: Bauch anspannen, Schrittstellung
    err.de Oberarme pendeln: senkrecht lassen, nur die Unterarme bewegen

    = one_arm_triceps_extension_dumbbell
    name.de Trizepsstrecken einarmig (Kurzhantel)
    how.en Stand or sit upright with one dumbbell overhead, arm straight. Bend the elbow and lower the weight behind your head while the upper arm stays beside your ear. Straighten it again. Finish the set and change arms.
    how.de Aufrecht stehen oder sitzen, eine Kurzhantel über Kopf, Arm gestreckt. Ellenbogen beugen und das Gewicht hinter den Kopf absenken, der Oberarm bleibt neben dem Ohr. Wieder strecken. Nach dem Satz den Arm wechseln.
    cue.en Elbow to the ceiling
    cue.en Steady the upper arm with the free hand
    cue.en Slow stretch
    cue.de Ellenbogen zur Decke
    cue.de Freie Hand stützt den Oberarm
    cue.de Langsam dehnen
    err.en Bending sideways: stand straight and choose a lighter dumbbell
    err.en Elbow drops forward: keep it pointing up
    err.de Zur Seite kippen: gerade stehen und leichtere Hantel nehmen
    err.de Ellenbogen kippt nach vorn: nach oben zeigen lassen

    = one_arm_triceps_extension_cable
    name.de Trizepsstrecken einarmig (Kabelzug)
    how.en Hold the handle of a low pulley in one hand, turn your back to it and bring the hand behind your head, elbow pointing up. Straighten the arm overhead. Lower slowly behind your head, finish the set and change arms.
    how.de Griff am tiefen Kabelzug in eine Hand, mit dem Rücken dazu stellen, die Hand hinter den Kopf, Ellenbogen zeigt nach oben. Den Arm über Kopf strecken. Langsam hinter den Kopf absenken, nach dem Satz den Arm wechseln.
    cue.en Elbow stays high
    cue.en Body square, belly tight
    cue.en Full stretch every rep
    cue.de Ellenbogen bleibt oben
    cue.de Gerade stehen, Bauch fest
    cue.de Jedes Mal ganz dehnen
    err.en Turning towards the cable: stand in a stride and stay square
    err.en Upper arm moves: hold it still with the other hand
    err.de Zum Kabel drehen: Schrittstellung, Schultern gerade
    err.de Oberarm bewegt sich: mit der anderen Hand ruhig halten

    = triceps_extension_suspension
    name.de Trizepsstrecken (Schlingentrainer)
    how.en Face away from the anchor, hold the handles in front of your forehead with straight arms and lean forward, body in one line. Bend only the elbows and let your head come between or below your hands. Push back by straightening your arms. A steeper lean is harder.
    how.de Mit dem Rücken zur Aufhängung, Griffe mit gestreckten Armen vor der Stirn halten und nach vorn lehnen, Körper in einer Linie. Nur die Ellenbogen beugen, der Kopf kommt zwischen oder unter die Hände. Durch Strecken der Arme zurückdrücken. Je schräger, desto schwerer.
    cue.en Body like a plank
    cue.en Elbows narrow
    cue.en Only the elbows bend
    cue.de Körper wie beim Unterarmstütz
    cue.de Ellenbogen eng
    cue.de Nur die Ellenbogen beugen
    err.en Hips sag or pike: tighten belly and glutes
    err.en Too steep a lean: step forward until you can control it
    err.de Hüfte hängt durch oder knickt ein: Bauch und Po anspannen
    err.de Zu starke Schräglage: aufrechter hinstellen, bis es sauber geht

    = seated_triceps_press_dumbbell
    name.de Trizepsstrecken über Kopf sitzend (Kurzhantel)
    how.en Sit on a bench with a short or upright back and hold one dumbbell with both hands overhead. Bend the elbows and lower it behind your head until the triceps are stretched. Press it up again to straight arms with quiet upper arms.
    how.de Auf eine Bank mit kurzer oder aufrechter Lehne setzen, eine Kurzhantel mit beiden Händen über Kopf. Ellenbogen beugen und hinter den Kopf absenken, bis der Trizeps gedehnt ist. Wieder hochdrücken, bis die Arme gestreckt sind, die Oberarme bleiben ruhig.
    cue.en Sit tall
    cue.en Elbows in
    cue.en Slow down, strong up
    cue.de Aufrecht sitzen
    cue.de Ellenbogen eng
    cue.de Langsam runter, kräftig hoch
    err.en Sliding into an arch: press your back into the pad
    err.en Elbows wide open: bring them closer to the head
    err.de Ins Hohlkreuz rutschen: den Rücken in die Lehne drücken
    err.de Ellenbogen weit offen: näher an den Kopf nehmen

    = skullcrusher_barbell
    name.de Stirndrücken (Langhantel)
    how.en Lie on a bench with a light barbell over your shoulders, hands inside shoulder width. Bend the elbows and lower the bar to just above the forehead or slightly behind the head. Straighten your arms again. Keep the thumbs around the bar and stop before you tire out.
    how.de Auf die Bank legen, eine leichte Langhantel über den Schultern, Griff enger als schulterbreit. Ellenbogen beugen und die Stange bis knapp über die Stirn oder leicht hinter den Kopf absenken. Wieder strecken. Daumen um die Stange und rechtzeitig aufhören.
    cue.en Elbows point to the ceiling
    cue.en Lower it slowly past the forehead
    cue.en Thumbs around the bar
    cue.de Ellenbogen zur Decke
    cue.de Langsam Richtung Stirn
    cue.de Daumen um die Stange
    err.en Elbows fall apart: keep them about shoulder width
    err.en Dropping the bar fast: control every centimetre above your face
    err.de Ellenbogen fallen auseinander: etwa schulterbreit halten
    err.de Stange zu schnell: über dem Gesicht jeden Zentimeter kontrollieren

    = skullcrusher_ez_bar
    name.de Stirndrücken (SZ-Stange)
    how.en Lie on a bench and hold the EZ bar by the inner bends over your shoulders, arms straight. Bend the elbows and lower it to just above the forehead or slightly behind the head. Straighten your arms again with the upper arms staying still.
    how.de Auf die Bank legen, die SZ-Stange an den inneren Knicken über den Schultern, Arme gestreckt. Ellenbogen beugen und bis knapp über die Stirn oder leicht hinter den Kopf absenken. Wieder strecken, die Oberarme bleiben ruhig.
    cue.en Upper arms slightly tilted back
    cue.en Elbows narrow
    cue.en Stretch, then extend
    cue.de Oberarme leicht nach hinten geneigt
    cue.de Ellenbogen eng
    cue.de Dehnen, dann strecken
    err.en Turning it into a press: move the forearms only
    err.en Wrists bend back: keep them straight and lighten the bar
    err.de Wird zum Drücken: nur die Unterarme bewegen
    err.de Handgelenke knicken ab: gerade halten und leichter werden

    = skullcrusher_dumbbell
    name.de Stirndrücken (Kurzhantel)
    how.en Lie on a bench with two dumbbells over your shoulders, palms facing each other. Bend the elbows and lower the weights beside your head. Straighten your arms again while the upper arms stay upright.
    how.de Auf die Bank legen, zwei Kurzhanteln über den Schultern, Handflächen zueinander. Ellenbogen beugen und die Gewichte neben den Kopf absenken. Wieder strecken, die Oberarme bleiben senkrecht.
    cue.en Lower beside your ears
    cue.en Elbows to the ceiling
    cue.en Both arms the same speed
    cue.de Neben die Ohren absenken
    cue.de Ellenbogen zur Decke
    cue.de Beide Arme gleich schnell
    err.en Elbows open out: hold them over the shoulders
    err.en Dumbbells too close to the face: guide them past the ears
    err.de Ellenbogen gehen auf: über den Schultern halten
    err.de Hanteln zu nah am Gesicht: an den Ohren vorbei führen

    = skullcrusher_cable
    name.de Stirndrücken (Kabelzug)
    how.en Put a bench in front of a low pulley with your head towards it and hold the bar over your shoulders, arms straight. Bend the elbows and let the bar come to just above or behind your forehead. Straighten your arms again against the cable.
    how.de Die Bank vor den tiefen Kabelzug stellen, Kopf zum Kabel, die Stange über den Schultern, Arme gestreckt. Ellenbogen beugen und die Stange bis knapp über oder hinter die Stirn kommen lassen. Gegen das Kabel wieder strecken.
    cue.en Upper arms still
    cue.en Tension the whole way
    cue.en Elbows narrow
    cue.de Oberarme ruhig
    cue.de Durchgehend Spannung
    cue.de Ellenbogen eng
    err.en Cable pulls the elbows back: choose a weight you can hold
    err.en Picking up the bar from the floor alone: get it handed to you or sit up with it
    err.de Kabel zieht die Ellenbogen zurück: Gewicht wählen, das sich halten lässt
    err.de Griff im Liegen vom Boden angeln: anreichen lassen oder im Sitzen nehmen

    = jm_press_barbell
    name.de JM Press (Langhantel)
    how.en Lie as for a close-grip bench press, bar over the upper chest, with safeties set. Let the elbows come forward and down so the bar sinks towards your upper chest and neck line while the forearms tilt back. Stop about halfway and press up to straight arms.
    how.de Leg dich hin wie beim engen Bankdrücken, Stange über der oberen Brust, Ablagen eingestellt. Die Ellenbogen nach vorn unten führen, sodass die Stange Richtung oberer Brust und Hals sinkt und die Unterarme zurückkippen. Etwa auf halbem Weg stoppen und hochdrücken.
    cue.en Elbows forward and in
    cue.en Straight line up and down
    cue.en Start light
    cue.de Ellenbogen nach vorn und eng
    cue.de Gerade runter, gerade hoch
    cue.de Leicht anfangen
    err.en Sinking too low towards the throat: stop halfway and use safeties
    err.en Elbows flare into a bench press: keep them in front of the bar
    err.de Zu tief Richtung Hals: auf halbem Weg stoppen, Ablagen nutzen
    err.de Ellenbogen gehen raus wie beim Bankdrücken: vor der Stange halten

    = jm_press_smith_machine
    name.de JM Press (Multipresse)
    how.en Place the bench so the guided bar comes down over your upper chest and set the stops well above your neck. Grip about shoulder width and unhook. Let the elbows move forward as the forearms tilt back, stop about halfway and press up. Hook in after the set.
    how.de Stell die Bank so, dass die geführte Stange über der oberen Brust ist, Anschläge deutlich über dem Hals. Etwa schulterbreit greifen und aushaken. Die Ellenbogen nach vorn führen, die Unterarme kippen zurück, auf halbem Weg stoppen und hochdrücken. Danach einhaken.
    cue.en Elbows ahead of the bar
    cue.en Forearms tilt back
    cue.en Stop halfway
    cue.de Ellenbogen vor die Stange
    cue.de Unterarme kippen zurück
    cue.de Auf halbem Weg stoppen
    err.en No stops over the neck: set them before the first rep
    err.en Bench too far forward or back: try the path with the empty bar
    err.de Keine Anschläge über dem Hals: vor der ersten Wiederholung stellen
    err.de Bank steht falsch: die Bahn mit leerer Stange testen

    = tate_press_dumbbell
    name.de Tate Press (Kurzhantel)
    how.en Lie on a bench with two dumbbells over your chest, palms facing your feet, elbows pointing out. Bend the elbows and lower the dumbbells, inner ends first, until they nearly touch your chest. Straighten your arms again with the elbows staying in place.
    how.de Auf die Bank legen, zwei Kurzhanteln über der Brust, Handflächen zu den Füßen, Ellenbogen nach außen. Ellenbogen beugen und die Hanteln mit den inneren Enden voran absenken, bis sie fast die Brust berühren. Wieder strecken, die Ellenbogen bleiben, wo sie sind.
    cue.en Elbows out and still
    cue.en Dumbbells close together
    cue.en Light and controlled
    cue.de Ellenbogen außen und ruhig
    cue.de Hanteln nah zusammen
    cue.de Leicht und kontrolliert
    err.en Pressing with the chest: only bend and straighten the elbows
    err.en Dumbbells drop onto the chest: lower them slowly and stop just above
    err.de Mit der Brust drücken: nur die Ellenbogen beugen und strecken
    err.de Hanteln fallen auf die Brust: langsam absenken, knapp darüber stoppen

    = triceps_kickback_dumbbell
    name.de Trizeps-Kickback (Kurzhantel)
    how.en Hinge forward with a flat back, upper arm or arms level beside your body, elbows bent. Straighten the arm backwards until it is one line. Bring the weight back slowly without dropping the upper arm.
    how.de Mit geradem Rücken vorbeugen, Oberarm oder Oberarme waagerecht neben dem Körper, Ellenbogen gebeugt. Den Arm nach hinten strecken, bis er eine Linie bildet. Das Gewicht langsam zurück, ohne den Oberarm zu senken.
    cue.en Upper arm level and still
    cue.en Straighten and hold a moment
    cue.en Light weight, clean reps
    cue.de Oberarm waagerecht und ruhig
    cue.de Strecken und kurz halten
    cue.de Wenig Gewicht, sauber
    err.en Swinging the weight: use a lighter dumbbell and pause at the top
    err.en Elbow drops: keep it at the height of your body
    err.de Schwung holen: leichtere Hantel nehmen und oben anhalten
    err.de Ellenbogen sinkt: auf Körperhöhe halten

    = triceps_kickback_cable
    name.de Trizeps-Kickback (Kabelzug)
    how.en Face a low pulley, hinge forward with a flat back and hold the handle or the cable end in one hand, upper arm level beside your body. Straighten the arm back. Return slowly with the elbow in place, finish the set and change arms.
    how.de Vor den tiefen Kabelzug stellen, mit geradem Rücken vorbeugen, Griff oder Kabelende in eine Hand, Oberarm waagerecht neben dem Körper. Den Arm nach hinten strecken. Langsam zurück, der Ellenbogen bleibt am Platz, nach dem Satz den Arm wechseln.
    cue.en Elbow high and fixed
    cue.en Straighten fully
    cue.en Back flat
    cue.de Ellenbogen oben und fest
    cue.de Ganz strecken
    cue.de Rücken gerade
    err.en Pulling with the shoulder: keep the upper arm still
    err.en Standing up during the set: hold the forward lean
    err.de Mit der Schulter ziehen: den Oberarm ruhig lassen
    err.de Während des Satzes aufrichten: die Vorlage halten
    """
