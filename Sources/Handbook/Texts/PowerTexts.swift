/// What is said of Olympic lifts, kettlebells and carries: see ``ExerciseTexts``.
let powerTexts = """
    = clean_barbell
    name.de Umsetzen (Langhantel)
    how.en Stand with the bar over the middle of the feet, grip just outside the legs, back flat. Push it past the knees, then jump tall and shrug. Pull yourself under the bar, whip the elbows round and catch it on the shoulders in a full front squat, then stand up.
    how.de Stange über der Fußmitte, Griff knapp außerhalb der Beine, Rücken gerade. Mit den Beinen an den Knien vorbei drücken, dann explosiv strecken und Schultern hochziehen. Unter die Stange ziehen, Ellbogen schnell nach vorn, in der tiefen Frontkniebeuge auffangen, aufstehen.
    cue.en Bar close, brushing the thighs
    cue.en Finish tall before you pull under
    cue.en Fast elbows, high in the catch
    cue.de Stange eng am Körper
    cue.de Erst ganz strecken, dann drunter
    cue.de Schnelle Ellbogen, hoch in der Hocke
    err.en Pulling with the arms early: keep them long until hips and knees are straight
    err.en Catching with low elbows: punch them forward and rest the bar on the shoulders
    err.de Zu früh mit den Armen ziehen: lang lassen, bis Hüfte und Knie gestreckt sind
    err.de Ellbogen tief beim Auffangen: nach vorn stoßen, Stange liegt auf den Schultern

    = power_clean_barbell
    name.de Standumsetzen (Langhantel)
    how.en Stand with the bar over the middle of the feet, grip just outside the legs, back flat. Push it past the knees, then extend hips, knees and ankles explosively and shrug. Turn the elbows round and catch the bar on the shoulders in a shallow squat; stand tall.
    how.de Stange über der Fußmitte, Griff knapp außerhalb der Beine, Rücken gerade. An den Knien vorbei heben, dann Hüfte, Knie und Füße explosiv strecken und Schultern hochziehen. Ellbogen nach vorn und die Stange in flacher Beuge auf den Schultern fangen, aufrichten.
    cue.en Push the floor, then jump
    cue.en Long arms until the jump is done
    cue.en Catch it, soft knees, elbows up
    cue.de Boden wegdrücken, dann springen
    cue.de Arme lang, bis der Sprung fertig ist
    cue.de Weich fangen, Ellbogen hoch
    err.en Bar swinging away from the body: keep it close and use the lats
    err.en Jumping the feet very wide to get under: catch lower or lower the weight
    err.de Stange fliegt weg vom Körper: eng führen, Lat anspannen
    err.de Füße springen sehr breit: tiefer fangen oder Gewicht reduzieren

    = hang_clean_barbell
    name.de Umsetzen aus dem Hang (Langhantel)
    how.en Stand up with the bar, then push the hips back until it hangs at the lower thighs, back flat. Extend explosively and shrug, pull under and catch the bar on the shoulders in a full front squat. Stand up, then lower it to the hang under control.
    how.de Mit der Stange aufrecht stehen, dann die Hüfte zurückschieben, bis sie am unteren Oberschenkel hängt, Rücken gerade. Explosiv strecken, Schultern hoch, unter die Stange ziehen und in der tiefen Frontkniebeuge fangen. Aufstehen und kontrolliert in den Hang ablassen.
    cue.en Hips back, shoulders over the bar
    cue.en Jump, shrug, get under
    cue.en Elbows up in the bottom
    cue.de Hüfte zurück, Schultern über die Stange
    cue.de Springen, Schultern hoch, drunter
    cue.de Ellbogen hoch in der Hocke
    err.en Dipping with the knees only: push the hips back so the bar stays on the thighs
    err.en Reverse curling the bar up: use the hips and keep the arms loose
    err.de Nur in die Knie gehen: Hüfte zurück, die Stange bleibt am Oberschenkel
    err.de Stange mit den Armen hochcurlen: aus der Hüfte arbeiten, Arme locker

    = hang_power_clean_barbell
    name.de Standumsetzen aus dem Hang (Langhantel)
    how.en Stand up with the bar and push the hips back until it hangs at the lower thighs. Extend hips, knees and ankles explosively, shrug, and whip the elbows round. Catch the bar on the shoulders in a shallow squat, stand tall and lower it to the hang.
    how.de Mit der Stange aufrecht stehen und die Hüfte zurückschieben, bis sie am unteren Oberschenkel hängt. Hüfte, Knie und Füße explosiv strecken, Schultern hoch, Ellbogen schnell nach vorn. In flacher Beuge auf den Schultern fangen, aufrichten, in den Hang ablassen.
    cue.en Load the hips, then jump
    cue.en Bar up along the shirt
    cue.en Catch high with fast elbows
    cue.de Hüfte laden, dann springen
    cue.de Stange am Shirt entlang hoch
    cue.de Hoch fangen, schnelle Ellbogen
    err.en Leaning back in the catch: brace and stand over the middle of the feet
    err.en Rounding the back when lowering: guide the bar to the thighs with the hips back
    err.de Beim Fangen zurücklehnen: Bauch fest, über der Fußmitte stehen
    err.de Runder Rücken beim Ablassen: Hüfte zurück und an den Oberschenkel führen

    = clean_and_jerk_barbell
    name.de Stoßen (Langhantel)
    how.en Clean the bar from the floor to the shoulders, catching it in a front squat, and stand up. Set your feet, take a breath, dip straight down, drive up and drop under the bar with locked arms, usually in a split. Bring the feet together before you lower it.
    how.de Stange vom Boden auf die Schultern umsetzen, in der Hocke fangen und aufstehen. Stand sortieren, einatmen, gerade eintauchen, explosiv hochdrücken und mit gestreckten Armen unter die Stange gehen, meist im Ausfallschritt. Füße zusammenführen, dann ablassen.
    cue.en Clean, breathe, settle, then jerk
    cue.en Dip straight down, heels on the floor
    cue.en Punch up and lock out fast
    cue.de Umsetzen, atmen, sortieren, dann stoßen
    cue.de Gerade eintauchen, Fersen am Boden
    cue.de Hochstoßen und schnell strecken
    err.en Dipping forward onto the toes: dip shorter with an upright chest
    err.en Rushing into the jerk after a hard clean: settle the bar and breathe first
    err.de Nach vorn auf die Zehen eintauchen: kürzer, mit aufrechter Brust
    err.de Nach schwerem Umsetzen hetzen: erst Stange sortieren und atmen

    = clean_and_press_barbell
    name.de Umsetzen und Drücken (Langhantel)
    how.en Pull the bar from the floor close to the body, extend explosively and catch it on the shoulders with soft knees. Stand tall, brace, and press it overhead without leg drive until the arms are straight. Lower it to the shoulders, then to the floor.
    how.de Stange eng am Körper vom Boden ziehen, explosiv strecken und mit weichen Knien auf den Schultern fangen. Aufrecht stehen, Rumpf fest, und ohne Beinschwung über den Kopf drücken, bis die Arme gestreckt sind. Auf die Schultern, dann zum Boden ablassen.
    cue.en Stand still before you press
    cue.en Glutes tight, ribs down
    cue.en Head through when the bar has passed
    cue.de Vor dem Drücken ruhig stehen
    cue.de Po fest, Rippen runter
    cue.de Kopf durch, wenn die Stange vorbei ist
    err.en Leaning back in the press: squeeze the glutes or take less weight
    err.en Pulling the bar up with bent arms: let the hips throw it
    err.de Beim Drücken zurücklehnen: Po anspannen oder weniger Gewicht
    err.de Stange mit gebeugten Armen hochziehen: den Schwung aus der Hüfte holen

    = clean_and_press_dumbbell
    name.de Umsetzen und Drücken (Kurzhantel)
    how.en Stand with a dumbbell in each hand, push the hips back and lower them beside or in front of the shins with a flat back. Extend explosively and catch them at the shoulders with soft knees. Stand tall, press both overhead, then lower step by step.
    how.de Mit je einer Kurzhantel stehen, Hüfte zurückschieben und sie mit geradem Rücken neben oder vor den Schienbeinen absenken. Explosiv strecken und mit weichen Knien an den Schultern fangen. Aufrecht stehen, beide über den Kopf drücken, dann Schritt für Schritt absenken.
    cue.en Snap the hips, keep the dumbbells close
    cue.en Catch softly at the shoulders
    cue.en Press up beside the ears
    cue.de Hüfte schnell strecken, Hanteln nah führen
    cue.de Weich an den Schultern fangen
    cue.de Neben den Ohren hochdrücken
    err.en Curling the dumbbells up: let them float from the hip drive
    err.en Rounding the back to reach the floor: bend the knees or start at the shins
    err.de Kurzhanteln hochcurlen: sie kommen aus dem Hüftschwung
    err.de Rund werden, um zum Boden zu kommen: Knie beugen oder am Schienbein starten

    = clean_and_press_kettlebell
    name.de Umsetzen und Drücken (Kettlebell)
    how.en Swing or pull one or two kettlebells from between the legs, drive the hips and guide them close to the body into the rack: handle in the palm, bell on the forearm. Stand tall and press overhead until the arm is straight. Return to the rack, then swing down.
    how.de Eine oder zwei Kettlebells zwischen den Beinen holen, Hüfte strecken und nah am Körper in die Rack-Position führen: Griff in der Handfläche, Kugel am Unterarm. Aufrecht stehen und bis zur Streckung über den Kopf drücken. Zurück ins Rack, dann runter.
    cue.en Zip the bell up your body
    cue.en Tight rack, elbow at the ribs
    cue.en Forearm upright as you press
    cue.de Nah hoch, wie einen Reißverschluss zuziehen
    cue.de Enges Rack, Ellbogen an den Rippen
    cue.de Unterarm senkrecht beim Drücken
    err.en Bell banging on the forearm: keep it close and turn the hand round it early
    err.en Wrist bent back: hold the handle low in the palm with a straight wrist
    err.de Kugel knallt auf den Unterarm: nah führen und Hand früh herumdrehen
    err.de Handgelenk knickt ab: Griff tief in der Hand, Handgelenk gerade

    = clean_kettlebell
    name.de Umsetzen (Kettlebell)
    how.en Stand over the kettlebell, hinge with a flat back and hike it between the legs. Drive the hips forward and keep the elbow close, so the bell rolls softly round the hand into the rack at the chest. Let it fall close to you into the next hinge.
    how.de Über der Kettlebell stehen, mit geradem Rücken in der Hüfte beugen und sie zwischen die Beine ziehen. Hüfte nach vorn strecken, Ellbogen eng, sodass die Kugel weich um die Hand ins Rack vor der Brust rollt. Nah am Körper in die nächste Hüftbeuge fallen lassen.
    cue.en The hips throw, the hand guides
    cue.en Elbow stays at the ribs
    cue.en Loose grip as it turns
    cue.de Die Hüfte wirft, die Hand führt
    cue.de Ellbogen bleibt an den Rippen
    cue.de Griff locker beim Drehen
    err.en Swinging it in a wide arc: pull it up close to the body
    err.en Lifting with the biceps: use the snap of the hips
    err.de In weitem Bogen schwingen: nah am Körper hochführen
    err.de Mit dem Bizeps heben: den Hüftschwung nutzen

    = clean_pull_barbell
    name.de Clean Pull (Langhantel)
    how.en Set up as for the clean: bar over the middle of the feet, grip just outside the legs, back flat. Push past the knees, then extend hips, knees and ankles fast and shrug with long arms. Lower the bar under control along the thighs.
    how.de Aufstellung wie beim Umsetzen: Stange über der Fußmitte, Griff knapp außerhalb der Beine, Rücken gerade. An den Knien vorbei drücken, dann Hüfte, Knie und Füße schnell strecken und mit langen Armen die Schultern hochziehen. An den Oberschenkeln entlang ablassen.
    cue.en Patient off the floor, fast at the top
    cue.en Arms stay long
    cue.en Stay over the bar until it passes the knees
    cue.de Geduldig vom Boden, schnell oben
    cue.de Arme bleiben lang
    cue.de Über der Stange bleiben bis übers Knie
    err.en Hips shooting up first: hips and shoulders rise together off the floor
    err.en Bending the arms: finish with the shrug only
    err.de Hüfte schießt zuerst hoch: Hüfte und Schultern steigen gemeinsam
    err.de Arme beugen: nur mit den Schultern abschließen

    = snatch_barbell
    name.de Reißen (Langhantel)
    how.en Take a wide grip, bar over the middle of the feet, back flat. Push it past the knees, extend explosively at the hip and pull yourself under with the bar close. Catch it overhead with locked arms in a deep squat, find your balance and stand up.
    how.de Breiter Griff, Stange über der Fußmitte, Rücken gerade. An den Knien vorbei drücken, an der Hüfte explosiv strecken und dich eng an der Stange darunterziehen. Mit gestreckten Armen in der tiefen Hocke über dem Kopf fangen, Balance finden, aufstehen.
    cue.en Bar meets the hip crease
    cue.en Pull under, then punch up
    cue.en Push up against the bar in the squat
    cue.de Stange trifft die Hüftbeuge
    cue.de Drunterziehen, dann hochdrücken
    cue.de In der Hocke aktiv gegen die Stange drücken
    err.en Bar looping out in front: keep it close and finish the hip extension
    err.en Soft elbows in the catch: lock out at once, or lower the weight
    err.de Stange fliegt im Bogen nach vorn: eng führen und Hüfte ganz strecken
    err.de Weiche Ellbogen beim Fangen: sofort strecken oder Gewicht reduzieren

    = power_snatch_barbell
    name.de Standreißen (Langhantel)
    how.en Take a wide grip, bar over the middle of the feet, back flat. Push it past the knees, extend hips, knees and ankles explosively and pull it up close to the body. Catch it overhead with locked arms in a shallow squat and stand tall.
    how.de Breiter Griff, Stange über der Fußmitte, Rücken gerade. An den Knien vorbei drücken, Hüfte, Knie und Füße explosiv strecken und die Stange eng am Körper hochziehen. Mit gestreckten Armen in flacher Beuge über dem Kopf fangen und aufrichten.
    cue.en Jump with the bar at the hips
    cue.en Elbows high and outside
    cue.en Lock out as the feet land
    cue.de Springen, wenn die Stange an der Hüfte ist
    cue.de Ellbogen hoch und außen
    cue.de Strecken, wenn die Füße landen
    err.en Pressing out at the end: pull higher and turn the arms over faster
    err.en Bar swinging away from the hips: keep it brushing the body
    err.de Am Ende nachdrücken: höher ziehen und die Arme schneller strecken
    err.de Stange schwingt von der Hüfte weg: am Körper entlang führen

    = hang_snatch_barbell
    name.de Reißen aus dem Hang (Langhantel)
    how.en Stand up with a wide grip and push the hips back until the bar hangs at the lower thighs. Extend explosively, pull yourself under with the bar close and catch it overhead with locked arms in a squat. Stand up, then lower it to the hang under control.
    how.de Mit breitem Griff aufrecht stehen und die Hüfte zurückschieben, bis die Stange am unteren Oberschenkel hängt. Explosiv strecken, eng unter die Stange ziehen und mit gestreckten Armen in der Hocke über dem Kopf fangen. Aufstehen, kontrolliert in den Hang ablassen.
    cue.en Shoulders over the bar, lats tight
    cue.en Hips through, then under
    cue.en Strong arms overhead
    cue.de Schultern über der Stange, Lat fest
    cue.de Hüfte durch, dann drunter
    cue.de Starke Arme über dem Kopf
    err.en Starting with the arms: wait until hips and knees have extended
    err.en Bumping the bar away with the hips: let it brush upward, not forward
    err.de Mit den Armen starten: warten, bis Hüfte und Knie gestreckt sind
    err.de Stange mit der Hüfte wegstoßen: nach oben streifen, nicht nach vorn

    = snatch_pull_barbell
    name.de Snatch Pull (Langhantel)
    how.en Take a wide snatch grip, bar over the middle of the feet, hips low enough for a flat back. Push past the knees, then extend hips, knees and ankles fast and shrug with long arms. Guide the bar back down along the body.
    how.de Breiter Reißgriff, Stange über der Fußmitte, Hüfte so tief, dass der Rücken gerade ist. An den Knien vorbei drücken, dann Hüfte, Knie und Füße schnell strecken und mit langen Armen die Schultern hochziehen. Die Stange am Körper entlang zurückführen.
    cue.en Chest up, lats pull the bar in
    cue.en Full extension, then shrug
    cue.en Balance over the middle of the foot
    cue.de Brust raus, Lat zieht die Stange ran
    cue.de Ganz strecken, dann Schultern hoch
    cue.de Balance über der Fußmitte
    err.en Rounding the back from the wide grip: sit lower and set the chest first
    err.en Going onto the toes early: keep the heels down until the bar is at the hips
    err.de Runder Rücken durch den breiten Griff: tiefer setzen, erst Brust aufrichten
    err.de Zu früh auf die Zehen: Fersen unten, bis die Stange an der Hüfte ist

    = snatch_dumbbell
    name.de Reißen (Kurzhantel)
    how.en Stand over one dumbbell, feet a little wider than the hips, and grip it with a flat back. Extend hips and knees explosively, pull it up close to the body and punch it overhead with a straight arm. Stand still, lower it under control and change sides after the set.
    how.de Über einer Kurzhantel stehen, Füße etwas breiter als hüftbreit, mit geradem Rücken greifen. Hüfte und Knie explosiv strecken, die Hantel nah am Körper hochziehen und mit gestrecktem Arm nach oben stoßen. Ruhig stehen, kontrolliert absenken, nach dem Satz wechseln.
    cue.en Jump with the legs, guide with the arm
    cue.en Keep it close to the shirt
    cue.en Punch through to a straight arm
    cue.de Mit den Beinen springen, mit dem Arm führen
    cue.de Nah am Shirt entlang
    cue.de Bis zum geraden Arm durchstoßen
    err.en Swinging the dumbbell in a wide arc: pull it up in a straight line
    err.en Rounding down to the floor: bend the knees and keep the chest up
    err.de Kurzhantel im weiten Bogen schwingen: in gerader Linie hochziehen
    err.de Rund zum Boden beugen: Knie beugen und Brust oben lassen

    = snatch_kettlebell
    name.de Reißen (Kettlebell)
    how.en Hike one kettlebell between the legs with a flat back, then snap the hips forward. Keep it close, loosen the grip and punch the hand up through the handle until the arm is straight overhead. Let it fall close to you into the next swing; change sides later.
    how.de Eine Kettlebell mit geradem Rücken zwischen die Beine schwingen, dann die Hüfte schnell strecken. Nah führen, Griff lockern und die Hand durch den Griff nach oben stoßen, bis der Arm gestreckt ist. Nah am Körper in den nächsten Schwung fallen lassen, später wechseln.
    cue.en Hips drive, arm stays relaxed
    cue.en Punch up through the handle
    cue.en Lock out and stand tall
    cue.de Die Hüfte treibt, der Arm ist locker
    cue.de Hand durch den Griff nach oben stoßen
    cue.de Arm strecken und aufrecht stehen
    err.en Bell slamming on the forearm: punch through earlier and keep it close
    err.en Lifting with a bent back: hinge deeper at the hips
    err.de Kugel knallt auf den Unterarm: früher durchstoßen und nah führen
    err.de Mit rundem Rücken heben: mehr aus der Hüfte beugen

    = split_jerk_barbell
    name.de Split Jerk (Langhantel)
    how.en Take the bar from the rack onto the shoulders, feet hip-width apart. Dip straight down, drive up hard and drop under the bar, one foot forward and one back, arms locked. Bring the front foot back first, then the rear one, before you lower it.
    how.de Stange aus dem Rack auf die Schultern nehmen, Füße hüftbreit. Gerade eintauchen, kräftig hochdrücken und unter die Stange gehen, ein Fuß vor, einer zurück, Arme gestreckt. Erst den vorderen, dann den hinteren Fuß zur Mitte holen, danach ablassen.
    cue.en Dip and drive straight up
    cue.en Front shin upright, back knee bent
    cue.en Punch yourself under the bar
    cue.de Gerade eintauchen, gerade hoch
    cue.de Vorderes Schienbein senkrecht, hinten weich
    cue.de Dich unter die Stange stoßen
    err.en Feet landing on one line: keep them hip-width apart for balance
    err.en Pressing the bar out: drive harder with the legs and go lower
    err.de Füße landen auf einer Linie: hüftbreit lassen für die Balance
    err.de Stange nachdrücken: mehr aus den Beinen und tiefer gehen

    = push_jerk_barbell
    name.de Push Jerk (Langhantel)
    how.en Take the bar from the rack onto the shoulders, feet hip-width apart. Dip straight down and drive up explosively, then push yourself under the bar into a shallow squat with locked arms. Stand tall, bring it back to the shoulders and soften the knees.
    how.de Stange aus dem Rack auf die Schultern nehmen, Füße hüftbreit. Gerade eintauchen und explosiv hochdrücken, dann mit gestreckten Armen in eine flache Beuge unter die Stange gehen. Aufrichten, auf die Schultern zurückführen und mit den Knien abfedern.
    cue.en Heels down in the dip
    cue.en Drive up, drop under
    cue.en Lock out before you stand up
    cue.de Fersen bleiben beim Eintauchen unten
    cue.de Hochdrücken, druntergehen
    cue.de Erst strecken, dann aufstehen
    err.en No second dip, ending in a push press: bend the knees again under the bar
    err.en Pushing the bar forward round the face: move the head back, bar goes straight
    err.de Kein zweites Eintauchen: die Knie unter der Stange noch einmal beugen
    err.de Stange im Bogen ums Gesicht: Kopf zurück, die Stange geht gerade hoch

    = press_under_barbell
    name.de Press Under (Langhantel)
    how.en Stand with the bar on the upper back and a wide snatch grip, feet in squat position. Without a dip, press yourself down under the bar into an overhead squat, so the arms lock as you reach the bottom. Stand up with it overhead. Practise with light loads.
    how.de Stange auf dem oberen Rücken, breiter Reißgriff, Füße im Kniebeugenstand. Ohne Schwung dich unter die Stange in die Überkopfkniebeuge drücken, sodass die Arme gestreckt sind, wenn du unten ankommst. Mit der Stange über dem Kopf aufstehen. Leicht üben.
    cue.en Push yourself down, not the bar up
    cue.en Arms and legs move together
    cue.en Keep pushing up at the bottom
    cue.de Dich nach unten drücken, nicht die Stange hoch
    cue.de Arme und Beine gleichzeitig
    cue.de Unten weiter gegen die Stange drücken
    err.en Pressing first and squatting after: start both at the same time
    err.en Falling forward at the bottom: bar over the middle of the feet, lighter load
    err.de Erst drücken, dann beugen: beides gleichzeitig starten
    err.de Unten nach vorn fallen: Stange über die Fußmitte, leichter werden

    = jump_shrug_barbell
    name.de Jump Shrug (Langhantel)
    how.en Stand with the bar at the thighs, hands just outside the legs. Push the hips back a little with a flat back, then jump up explosively and shrug hard with long arms. Land softly with bent knees, stand still and set up again.
    how.de Mit der Stange an den Oberschenkeln stehen, Hände knapp außerhalb der Beine. Die Hüfte mit geradem Rücken etwas zurückschieben, dann explosiv springen und mit langen Armen die Schultern hochziehen. Weich mit gebeugten Knien landen, ruhig stehen, neu ansetzen.
    cue.en Load the hips, then explode
    cue.en Long arms, big shrug
    cue.en Land softly
    cue.de Hüfte laden, dann explodieren
    cue.de Lange Arme, Schultern ganz hoch
    cue.de Weich landen
    err.en Bending the arms: leave them straight, only the shoulders rise
    err.en Landing on stiff legs: bend hips and knees to absorb it
    err.de Arme beugen: gerade lassen, nur die Schultern steigen
    err.de Mit steifen Beinen landen: mit Hüfte und Knien abfedern

    = deadlift_high_pull_barbell
    name.de Kreuzheben mit High Pull (Langhantel)
    how.en Stand with the bar over the middle of the feet, hands just outside the legs, back flat. Lift it past the knees, extend the hips hard and use the momentum to pull it up to the lower chest, elbows leading. Let it down to the thighs, then to the floor.
    how.de Stange über der Fußmitte, Hände knapp außerhalb der Beine, Rücken gerade. An den Knien vorbei heben, Hüfte kräftig strecken und mit dem Schwung bis zur unteren Brust ziehen, die Ellbogen führen. Zu den Oberschenkeln, dann zum Boden ablassen.
    cue.en Legs and hips first, arms last
    cue.en Elbows up and out
    cue.en Bar close to the body
    cue.de Erst Beine und Hüfte, zuletzt die Arme
    cue.de Ellbogen hoch und nach außen
    cue.de Stange eng am Körper
    err.en Rowing it up with the arms: extend the hips harder or take less weight
    err.en Forcing the elbows up although the shoulders pinch: pull less high, grip wider
    err.de Mit den Armen hochreißen: mehr aus der Hüfte oder weniger Gewicht
    err.de Ellbogen trotz Zwicken hochzwingen: weniger hoch ziehen, breiter greifen

    = sumo_deadlift_high_pull_barbell
    name.de Sumo-Kreuzheben mit High Pull (Langhantel)
    how.en Take a wide stance with the toes out and grip the bar inside the knees, back flat. Drive up through the legs, extend the hips hard, then pull the bar up to the upper chest with the elbows leading. Lower it to the thighs and then to the floor.
    how.de Breiter Stand, Zehen nach außen, die Stange innerhalb der Knie greifen, Rücken gerade. Aus den Beinen hochdrücken, Hüfte kräftig strecken, dann zur oberen Brust ziehen, die Ellbogen führen. Zu den Oberschenkeln und dann zum Boden ablassen.
    cue.en Knees out over the toes
    cue.en Stand up hard, then pull
    cue.en Elbows stay above the hands
    cue.de Knie nach außen über die Zehen
    cue.de Kräftig aufstehen, dann ziehen
    cue.de Ellbogen bleiben über den Händen
    err.en Pulling before the hips are straight: finish standing up first
    err.en Knees falling in: push them out towards the little toes
    err.de Ziehen, bevor die Hüfte gestreckt ist: erst fertig aufstehen
    err.de Knie fallen nach innen: Richtung kleine Zehen drücken

    = high_pull_kettlebell
    name.de High Pull (Kettlebell)
    how.en Stand over the kettlebell with the feet wider than the hips and grip it with both hands, back flat. Stand up explosively and pull it close to the body up to the chest, elbows leading. Lower it along the same way and hinge into the next rep.
    how.de Über der Kettlebell stehen, Füße breiter als hüftbreit, mit beiden Händen greifen, Rücken gerade. Explosiv aufstehen und sie eng am Körper bis zur Brust ziehen, die Ellbogen führen. Auf demselben Weg absenken und mit der Hüfte in die nächste Wiederholung gehen.
    cue.en Hips start, elbows finish
    cue.en Bell close to the body
    cue.en Stand tall at the top
    cue.de Die Hüfte startet, die Ellbogen beenden
    cue.de Kugel nah am Körper
    cue.de Oben groß stehen
    err.en Lifting only with the shoulders: use the legs and hips to start it
    err.en Rounding the back when lowering: hips back, chest up
    err.de Nur aus den Schultern heben: mit Beinen und Hüfte starten
    err.de Runder Rücken beim Absenken: Hüfte zurück, Brust raus

    = thruster_barbell
    name.de Thruster (Langhantel)
    how.en Hold the bar on the front of the shoulders, elbows forward, feet shoulder-width apart. Squat down with the heels planted, drive up hard and use the momentum to press the bar overhead in one movement. Bring it back to the shoulders and go straight into the next squat.
    how.de Stange vorn auf den Schultern, Ellbogen nach vorn, Füße schulterbreit. Mit festen Fersen tief beugen, kräftig hochdrücken und mit dem Schwung in einer Bewegung über den Kopf drücken. Zurück auf die Schultern und direkt in die nächste Kniebeuge.
    cue.en Elbows up in the squat
    cue.en Legs throw, arms finish
    cue.en Breathe at the top
    cue.de Ellbogen hoch in der Beuge
    cue.de Beine werfen, Arme beenden
    cue.de Oben atmen
    err.en Pressing before the legs are straight: drive up fully, then press
    err.en Chest falling forward in the squat: keep the elbows up and heels down
    err.de Drücken, bevor die Beine gestreckt sind: erst ganz hoch, dann drücken
    err.de Brust kippt nach vorn: Ellbogen hoch, Fersen unten

    = thruster_dumbbell
    name.de Thruster (Kurzhantel)
    how.en Hold a dumbbell at each shoulder, elbows slightly forward, feet shoulder-width apart. Squat down with the heels planted, drive up hard and let the momentum carry the dumbbells into the press overhead. Lower them to the shoulders and squat again.
    how.de Je eine Kurzhantel an den Schultern, Ellbogen leicht nach vorn, Füße schulterbreit. Mit festen Fersen tief beugen, kräftig hochdrücken und mit dem Schwung beide Hanteln über den Kopf drücken. An die Schultern absenken und wieder beugen.
    cue.en Dumbbells rest on the shoulders
    cue.en Stand up fast, then press
    cue.en Arms finish beside the ears
    cue.de Hanteln liegen an den Schultern
    cue.de Schnell aufstehen, dann drücken
    cue.de Arme enden neben den Ohren
    err.en Dumbbells drifting forward: keep them over the middle of the feet
    err.en Arching to lock out: ribs down, glutes tight
    err.de Hanteln wandern nach vorn: über der Fußmitte halten
    err.de Hohlkreuz beim Strecken: Rippen runter, Po fest

    = thruster_kettlebell
    name.de Thruster (Kettlebell)
    how.en Hold one or two kettlebells in the rack at the chest, wrists straight, elbows close. Squat down with the heels planted, drive up hard and press overhead in one flow until the arms are straight. Bring the weight back to the rack and squat again.
    how.de Eine oder zwei Kettlebells im Rack vor der Brust halten, Handgelenke gerade, Ellbogen eng. Mit festen Fersen tief beugen, kräftig hochdrücken und in einem Fluss über den Kopf drücken, bis die Arme gestreckt sind. Zurück ins Rack und wieder beugen.
    cue.en Strong rack, straight wrists
    cue.en Squat and press flow together
    cue.en Forearm upright overhead
    cue.de Stabiles Rack, Handgelenke gerade
    cue.de Beuge und Drücken gehen ineinander über
    cue.de Oben Unterarm senkrecht
    err.en Pausing between squat and press: use the drive of the legs at once
    err.en Being pulled forward by the bells: elbows close and chest up
    err.de Pause zwischen Beuge und Drücken: den Schwung der Beine sofort nutzen
    err.de Von der Kugel nach vorn gezogen: Ellbogen eng, Brust raus

    = wall_ball
    name.de Wall Ball
    how.en Stand about an arm's length from a wall and hold the ball in front of the chest. Squat down, drive up hard and throw the ball at the target above you. Catch it in front of the face and go down into the next squat with it.
    how.de Etwa eine Armlänge vor der Wand stehen, den Ball vor der Brust halten. Tief beugen, kräftig hochdrücken und den Ball an das Ziel über dir werfen. Vor dem Gesicht fangen und mit ihm in die nächste Kniebeuge gehen.
    cue.en Ball high at the chest
    cue.en Legs throw, hands only guide
    cue.en Hands up and ready for the catch
    cue.de Ball hoch vor der Brust
    cue.de Die Beine werfen, die Hände führen
    cue.de Hände oben, bereit zum Fangen
    err.en Throwing with the arms only: squat deeper and stand up faster
    err.en Standing too far away and chasing the ball: move closer to the wall
    err.de Nur mit den Armen werfen: tiefer beugen und schneller aufstehen
    err.de Zu weit weg und dem Ball hinterher: näher an die Wand

    = ball_slam
    name.de Ball Slam
    how.en Stand hip-width apart with the ball at your feet. Lift it overhead with a flat back, rising tall, then throw it down hard in front of you, pulling with abs and lats while hips and knees bend. Pick it up with bent knees and go again.
    how.de Hüftbreit stehen, der Ball vor den Füßen. Mit geradem Rücken über den Kopf heben und groß machen, dann mit Bauch und Lat kräftig vor dir auf den Boden werfen, Hüfte und Knie beugen sich mit. Mit gebeugten Knien aufheben und weiter.
    cue.en Reach tall, then slam
    cue.en Pull down with the whole body
    cue.en Breathe out on the throw
    cue.de Groß machen, dann slammen
    cue.de Mit dem ganzen Körper runterziehen
    cue.de Beim Wurf ausatmen
    err.en Picking it up with a round back and straight legs: squat down to the ball
    err.en Using a ball that bounces back: take a slam ball and keep the face out of line
    err.de Mit rundem Rücken aufheben: zum Ball in die Knie gehen
    err.de Ball, der zurückspringt: Slamball nehmen und Gesicht aus der Linie

    = turkish_get_up_kettlebell
    name.de Turkish Get-up (Kettlebell)
    how.en Lie on your back with the kettlebell pressed up in one hand, the knee on that side bent. Roll onto the elbow, then the hand, lift the hips, sweep the leg back to kneel, and stand up. Go back the same way step by step, arm straight all along.
    how.de Auf dem Rücken die Kettlebell mit einem Arm nach oben drücken, Knie dieser Seite gebeugt. Auf den Ellbogen, dann auf die Hand rollen, Hüfte heben, Bein nach hinten in den Kniestand führen und aufstehen. Schritt für Schritt zurück, der Arm bleibt gestreckt.
    cue.en Eyes on the bell until you kneel
    cue.en Arm straight, shoulder packed
    cue.en Stop for a moment in every position
    cue.de Blick zur Kugel bis in den Kniestand
    cue.de Arm gestreckt, Schulter stabil
    cue.de In jeder Position kurz anhalten
    err.en Rushing through the steps: own each position before the next
    err.en Bending the elbow under load: take a lighter bell, or first none at all
    err.de Durch die Schritte hetzen: jede Position erst sicher halten
    err.de Ellbogen beugt sich unter Last: leichter werden oder erst ganz ohne Gewicht

    = kettlebell_halo
    name.de Kettlebell Halo
    how.en Stand or kneel tall and hold the kettlebell by the horns in front of the chest. Guide it close around the head, past one ear, behind the neck and past the other ear back to the front. Alternate directions; only the arms move.
    how.de Aufrecht stehen oder knien und die Kettlebell an den Hörnern vor der Brust halten. Eng um den Kopf führen, an einem Ohr vorbei, hinter den Nacken und am anderen Ohr zurück nach vorn. Richtung wechseln, es bewegen sich nur die Arme.
    cue.en Close circles round the head
    cue.en Ribs down, glutes tight
    cue.en Elbows stay near the head
    cue.de Enge Kreise um den Kopf
    cue.de Rippen runter, Po fest
    cue.de Ellbogen nah am Kopf
    err.en Moving the head out of the way: keep it still and make space with the elbows
    err.en Arching the back when the bell is behind you: brace and use less weight
    err.de Mit dem Kopf ausweichen: stillhalten und mit den Ellbogen Platz machen
    err.de Hohlkreuz, wenn die Kugel hinten ist: Bauch fest und leichter werden

    = burpee
    name.de Burpee
    how.en From standing, put the hands on the floor, jump or step the feet back and lower the chest to the floor. Push up, bring the feet back under the hips and jump up with the arms overhead. Land softly and keep an even rhythm.
    how.de Aus dem Stand die Hände aufsetzen, Füße nach hinten springen oder steigen und die Brust zum Boden absenken. Hochdrücken, Füße wieder unter die Hüfte holen und mit den Armen über dem Kopf abspringen. Weich landen und gleichmäßigen Rhythmus halten.
    cue.en Find a pace you can keep
    cue.en Belly tight as the feet go back
    cue.en Land softly
    cue.de Ein Tempo, das du halten kannst
    cue.de Bauch fest, wenn die Füße zurückgehen
    cue.de Weich landen
    err.en Hips sagging in the push-up position: brace, or step back one foot at a time
    err.en Feet landing far behind the hands: bring them close to the hands, heels down
    err.de Hüfte hängt in der Stützposition: Bauch fest oder einzeln zurücksteigen
    err.de Füße landen weit hinter den Händen: nah heranholen, Fersen runter

    = burpee_over_the_bar
    name.de Burpee über die Langhantel
    how.en Stand facing or beside a barbell on the floor. Drop the chest to the floor, push up, bring the feet in and jump or step over the bar with both feet. Turn round or stay side-on and start the next rep on the other side, at an even pace.
    how.de Vor oder neben einer am Boden liegenden Langhantel stehen. Brust zum Boden, hochdrücken, Füße heranholen und beidbeinig über die Stange springen oder darüber steigen. Umdrehen oder seitlich bleiben und auf der anderen Seite im gleichen Tempo weitermachen.
    cue.en Lift the knees over the bar
    cue.en Same distance to the bar every rep
    cue.en Breathe out on the jump
    cue.de Knie über die Stange heben
    cue.de Immer gleicher Abstand zur Stange
    cue.de Beim Sprung ausatmen
    err.en Clipping the bar with the toes: jump higher or step over when tired
    err.en Starting too fast: choose a rhythm you can hold to the end
    err.de Mit den Zehen hängen bleiben: höher springen oder müde drübersteigen
    err.de Zu schnell anfangen: ein Tempo wählen, das bis zum Ende hält

    = jumping_jack
    name.de Hampelmann
    how.en Stand with the feet together and the arms at your sides. Jump the feet apart while the arms swing out and up overhead, then jump back to the start. Stay light on the balls of the feet and breathe evenly.
    how.de Füße zusammen, Arme seitlich am Körper. Die Füße auseinander springen und die Arme seitlich über den Kopf führen, dann zurück in die Ausgangsposition springen. Leicht auf den Fußballen bleiben und gleichmäßig atmen.
    cue.en Light feet, soft knees
    cue.en Arms all the way up
    cue.en Even breathing
    cue.de Leichte Füße, weiche Knie
    cue.de Arme ganz nach oben
    cue.de Gleichmäßig atmen
    err.en Landing hard on stiff legs: bend the knees and land on the balls of the feet
    err.en Knees falling in on landing: keep them in line with the toes
    err.de Hart mit steifen Beinen landen: Knie beugen, auf den Fußballen landen
    err.de Knie knicken nach innen: in Linie mit den Zehen halten

    = high_knees
    name.de Kniehebelauf
    how.en Stand tall and run on the spot, lifting the knees to about hip height. Land on the balls of the feet and let the arms swing in opposition. Keep the trunk upright and the breathing regular until the time is over.
    how.de Aufrecht stehen und auf der Stelle laufen, die Knie etwa bis auf Hüfthöhe heben. Auf den Fußballen landen, die Arme schwingen gegengleich mit. Oberkörper aufrecht und Atmung gleichmäßig, bis die Zeit um ist.
    cue.en Knees up, chest up
    cue.en Quick, quiet feet
    cue.en Drive with the arms
    cue.de Knie hoch, Brust raus
    cue.de Schnelle, leise Füße
    cue.de Mit den Armen treiben
    err.en Leaning back to lift the knees: stay upright and tighten the belly
    err.en Stamping on the heels: land lightly on the balls of the feet
    err.de Zurücklehnen, um die Knie zu heben: aufrecht bleiben, Bauch fest
    err.de Auf die Fersen stampfen: leicht auf den Fußballen landen

    = jumping_lunge
    name.de Ausfallschritt-Sprünge
    how.en Start in a lunge, both knees bent, trunk upright. Push off with both legs, switch them in the air and land softly in a lunge with the other leg in front. Find your balance briefly before you jump again.
    how.de Im Ausfallschritt starten, beide Knie gebeugt, Oberkörper aufrecht. Mit beiden Beinen abdrücken, in der Luft wechseln und weich mit dem anderen Bein vorn landen. Kurz Balance finden, dann der nächste Sprung.
    cue.en Land quietly
    cue.en Front knee over the foot
    cue.en Feet hip-width, as if on rails
    cue.de Leise landen
    cue.de Vorderes Knie über dem Fuß
    cue.de Füße hüftbreit, wie auf Schienen
    err.en Back knee hitting the floor: stay higher and brake the landing
    err.en Wobbling on a narrow line: keep the feet hip-width apart
    err.de Hinteres Knie schlägt auf: weniger tief und die Landung abbremsen
    err.de Auf einer Linie wackeln: Füße hüftbreit lassen

    = farmers_walk
    name.de Farmers Walk
    how.en Stand between two equally heavy weights, lift them with a flat back and stand tall. Walk with short, quick steps, shoulders back and down, belly tight, and breathe on. At the end stop fully and set the weights down with bent knees.
    how.de Zwischen zwei gleich schwere Gewichte stellen, mit geradem Rücken anheben und groß stehen. Mit kurzen, zügigen Schritten gehen, Schultern hinten unten, Bauch fest, weiteratmen. Am Ende ganz stehen bleiben und mit gebeugten Knien absetzen.
    cue.en Walk tall, eyes ahead
    cue.en Crush the handles
    cue.en Short, quick steps
    cue.de Groß gehen, Blick nach vorn
    cue.de Griffe zerquetschen
    cue.de Kurze, schnelle Schritte
    err.en Shoulders pulled down and forward: chest up, or use less weight
    err.en Bending with a round back to set down: lower with hips and knees
    err.de Schultern hängen nach vorn: Brust raus oder weniger Gewicht
    err.de Mit rundem Rücken absetzen: über Hüfte und Knie runtergehen

    = suitcase_carry
    name.de Suitcase Carry
    how.en Lift one weight beside you with a flat back and stand tall, the other arm loose. Walk slowly and straight ahead without leaning to either side, breathing on. Set it down with bent knees and walk the same way with the other hand.
    how.de Ein Gewicht neben dir mit geradem Rücken anheben und groß stehen, der andere Arm ist locker. Langsam geradeaus gehen, ohne dich zu einer Seite zu neigen, weiteratmen. Mit gebeugten Knien absetzen und die gleiche Strecke mit der anderen Hand gehen.
    cue.en Walk as if you carried nothing
    cue.en Shoulders level
    cue.en Belly tight, breathe on
    cue.de Geh, als würdest du nichts tragen
    cue.de Schultern auf gleicher Höhe
    cue.de Bauch fest, weiteratmen
    err.en Leaning away from the weight: stay upright and use less if needed
    err.en Weight resting on the thigh: hold it slightly away from the leg
    err.de Vom Gewicht weglehnen: aufrecht bleiben, wenn nötig leichter
    err.de Gewicht liegt am Oberschenkel an: etwas vom Bein weghalten

    = overhead_carry
    name.de Overhead Carry
    how.en Bring the weight overhead safely and lock the arms, ribs down, glutes tight. Walk with short, calm steps, the weight over the middle of the feet, and breathe on. Stop and lower it under control before the shoulders get tired.
    how.de Das Gewicht sicher über den Kopf bringen, Arme strecken, Rippen runter, Po fest. Mit kurzen, ruhigen Schritten gehen, das Gewicht über der Fußmitte, weiteratmen. Stehen bleiben und kontrolliert absenken, bevor die Schultern müde werden.
    cue.en Push up all the time
    cue.en Ribs down, no arch
    cue.en Short steps, eyes ahead
    cue.de Die ganze Zeit nach oben drücken
    cue.de Rippen runter, kein Hohlkreuz
    cue.de Kurze Schritte, Blick nach vorn
    err.en Arching the lower back: brace, or use a lighter weight
    err.en Elbows bending on the way: stop, lower it and rest
    err.de Hohlkreuz: Bauch fest oder weniger Gewicht
    err.de Ellbogen knicken unterwegs ein: stehen bleiben, ablassen, Pause

    = sandbag_carry
    name.de Sandsack tragen
    how.en Squat down to the sandbag, wrap your arms round it and lift it to the chest or over one shoulder, back firm. Walk tall with short steps and breathe against the load. Put it down by bending hips and knees; change shoulders if you carry it there.
    how.de Zum Sandsack in die Hocke, Arme darum legen und mit festem Rücken vor die Brust oder auf eine Schulter heben. Aufrecht mit kurzen Schritten gehen und gegen die Last weiteratmen. Über Hüfte und Knie absetzen, auf der Schulter getragen auch mal wechseln.
    cue.en Hug the bag tight
    cue.en Stand tall behind it
    cue.en Short steps, keep breathing
    cue.de Den Sack fest umarmen
    cue.de Dahinter groß stehen
    cue.de Kurze Schritte, weiteratmen
    err.en Leaning far back under the bag: hold it higher and tighten the belly
    err.en Lifting it with a round back: get close and drive up with the legs
    err.de Weit zurücklehnen: Sack höher halten und Bauch anspannen
    err.de Mit rundem Rücken anheben: nah ran und aus den Beinen hoch

    = yoke_walk
    name.de Yoke Walk
    how.en Step under the yoke so the crossbar lies on the upper back, grip the uprights, brace and stand up with the legs. Walk with short, quick steps, eyes ahead, and keep the frame quiet. At the end stop fully and bend the knees to set it down.
    how.de Unter das Joch treten, die Querstange auf dem oberen Rücken, seitlich greifen, Bauch fest und mit den Beinen aufstehen. Mit kurzen, schnellen Schritten gehen, Blick nach vorn, das Gestell ruhig halten. Am Ende ganz stoppen und mit gebeugten Knien absetzen.
    cue.en Big breath, belly hard, then stand
    cue.en Short, quick steps
    cue.en Elbows down, hold the frame still
    cue.de Tief einatmen, Bauch fest, aufstehen
    cue.de Kurze, schnelle Schritte
    cue.de Ellbogen runter, Gestell ruhig halten
    err.en Long steps that make the yoke swing: shorten them and slow down
    err.en Standing up off centre: check the bar lies evenly before you lift
    err.de Lange Schritte, das Joch pendelt: kürzer treten und langsamer werden
    err.de Schief aufstehen: vor dem Heben prüfen, ob die Stange mittig liegt

    = sled_push
    name.de Schlitten schieben
    how.en Hold the posts of the sled, arms straight or bent, and lean in so head, back and hips form a line. Push with powerful steps from the balls of the feet, one leg after the other. Keep the pace even and breathe with the steps.
    how.de Die Holme des Schlittens greifen, Arme gestreckt oder gebeugt, und nach vorn lehnen, sodass Kopf, Rücken und Hüfte eine Linie bilden. Mit kräftigen Schritten vom Fußballen schieben, ein Bein nach dem anderen. Tempo gleichmäßig, im Schritt mitatmen.
    cue.en Lean in, back flat
    cue.en Push the floor behind you
    cue.en Full steps, no tripping
    cue.de Reinlehnen, Rücken gerade
    cue.de Den Boden nach hinten wegdrücken
    cue.de Volle Schritte, kein Trippeln
    err.en Hips higher than the shoulders with a round back: lower them and brace
    err.en Standing too upright: lean in until you push forward, not down
    err.de Hüfte hoch und Rücken rund: tiefer gehen und Bauch fest
    err.de Zu aufrecht: reinlehnen, bis du nach vorn statt nach unten schiebst

    = sled_pull
    name.de Schlitten ziehen
    how.en Hold the straps of the sled facing it, or wear a harness and face away, and take up the slack. Walking backwards, stay low with straight arms and step from the balls of the feet; walking forwards, lean in and take long, strong steps. Breathe evenly.
    how.de Die Gurte mit Blick zum Schlitten halten oder ein Geschirr tragen und wegschauen, Gurte auf Zug bringen. Rückwärts tief mit gestreckten Armen über die Fußballen gehen, vorwärts reinlehnen und kräftige, lange Schritte machen. Gleichmäßig atmen.
    cue.en Straps tight before you start
    cue.en Steady steps, no jerks
    cue.en Belly tight, chest up
    cue.de Gurte auf Zug, dann los
    cue.de Gleichmäßige Schritte ohne Ruck
    cue.de Bauch fest, Brust raus
    err.en Jerking the sled with the back: keep the trunk still and step it along
    err.en Walking backwards without looking: check that the way is clear first
    err.de Schlitten mit dem Rücken anreißen: Rumpf ruhig, mit Schritten ziehen
    err.de Blind rückwärts gehen: vorher prüfen, ob die Bahn frei ist

    = tire_flip
    name.de Tire Flip
    how.en Squat close to the tyre, chest against it, hands under the edge, back firm. Drive forward and up with the legs at an angle, step in, put a knee or the hands against it and push it over. Walk up and set up again for each flip.
    how.de Nah am Reifen in die Hocke, Brust daran, Hände unter der Kante, Rücken fest. Mit den Beinen schräg nach vorn oben drücken, nachsetzen, mit Knie oder Händen dagegen und umwerfen. Hinterhergehen und für jeden Flip neu aufstellen.
    cue.en Chest into the tyre
    cue.en Drive forward, not straight up
    cue.en Change your hands fast to push
    cue.de Brust an den Reifen
    cue.de Nach vorn drücken, nicht gerade hoch
    cue.de Hände schnell umsetzen und drücken
    err.en Lifting with bent arms: keep them long and push with legs and chest
    err.en Lifting like a deadlift with a round back: drop the hips and lean in
    err.de Mit gebeugten Armen heben: lang lassen, mit Beinen und Brust drücken
    err.de Mit rundem Rücken hochziehen: Hüfte runter und in den Reifen lehnen

    = battle_ropes
    name.de Battle Ropes
    how.en Stand in a quarter squat, feet hip-width apart, one rope end in each hand, ropes slightly slack. Raise and lower the arms alternately or together so the waves run to the anchor. Keep the trunk quiet and breathe in rhythm for the whole time.
    how.de Leicht in die Knie, Füße hüftbreit, je ein Seilende in der Hand, Seile etwas durchhängend. Die Arme abwechselnd oder gemeinsam heben und senken, sodass die Wellen bis zum Anker laufen. Rumpf ruhig, über die ganze Zeit im Rhythmus atmen.
    cue.en Waves all the way to the anchor
    cue.en Soft knees, belly tight
    cue.en Shoulders down, away from the ears
    cue.de Wellen bis zum Anker
    cue.de Knie weich, Bauch fest
    cue.de Schultern weg von den Ohren
    err.en Standing stiff and upright: bend hips and knees a little
    err.en Waves dying after a few seconds: start slower and keep the pace
    err.de Steif und aufrecht stehen: Hüfte und Knie leicht beugen
    err.de Wellen sterben nach kurzer Zeit: langsamer anfangen und Tempo halten

    = jump_rope
    name.de Seilspringen
    how.en Stand tall with the handles beside the hips, elbows close to the body. Turn the rope from the wrists and jump just high enough for it to pass, landing on the balls of the feet. Keep a steady rhythm and breathe evenly.
    how.de Aufrecht stehen, Griffe neben der Hüfte, Ellbogen nah am Körper. Das Seil aus den Handgelenken drehen und nur so hoch springen, dass es durchpasst, Landung auf den Fußballen. Gleichmäßiger Rhythmus, gleichmäßig atmen.
    cue.en Small jumps, quiet landing
    cue.en Wrists turn, elbows stay in
    cue.en Eyes ahead
    cue.de Kleine Sprünge, leise landen
    cue.de Handgelenke drehen, Ellbogen bleiben dran
    cue.de Blick nach vorn
    err.en Jumping too high: leave just enough room for the rope
    err.en Turning with the whole arm: keep the elbows in and use the wrists
    err.de Zu hoch springen: nur so hoch, dass das Seil durchpasst
    err.de Mit dem ganzen Arm drehen: Ellbogen ran, aus den Handgelenken

    = hang_power_snatch_barbell
    name.de Standreißen aus dem Hang (Langhantel)
    how.en Hold the bar with a wide grip, standing tall. Push the hips back until the bar is above the knees, then extend hips and knees hard, pull yourself under and catch it overhead in a partial squat. Stand up and lower it with care.
    how.de Die Stange breit fassen und aufrecht stehen. Die Hüfte zurückschieben, bis die Stange über den Knien ist, dann Hüfte und Knie kräftig strecken, darunterziehen und sie in einer Viertelkniebeuge über Kopf fangen. Aufstehen, sorgsam ablassen.
    cue.en Bar brushes the hips
    cue.en Arms stay long until the hips finish
    cue.en Punch up into the bar
    cue.de Stange streift die Hüfte
    cue.de Arme lang, bis die Hüfte fertig ist
    cue.de Nach oben in die Stange stoßen
    err.en Pulling early with the arms: finish the jump first
    err.en Bar swinging away: keep it close with the lats
    err.de Zu früh mit den Armen ziehen: erst die Streckung beenden
    err.de Die Stange schwingt weg: mit dem Lat nah halten

    = snatch_balance_barbell
    name.de Snatch Balance (Langhantel)
    how.en Bar on the back, snatch grip, feet in pulling stance. Dip and drive to unweight the bar, move the feet to squat width and drop under it with straight arms into an overhead squat. Stand up and lower it to the back.
    how.de Stange im Nacken, Reißgriff, Füße im Zugstand. Kurz einsinken und abdrücken, die Füße auf Kniebeugenbreite setzen und mit gestreckten Armen unter die Stange in die Überkopfkniebeuge fallen. Aufstehen und im Nacken ablegen.
    cue.en Push yourself down, not the bar up
    cue.en Arms locked before the bottom
    cue.en Fast feet
    cue.de Sich nach unten drücken, nicht die Stange hoch
    cue.de Arme fest, bevor es tief wird
    cue.de Schnelle Füße
    err.en Pressing the bar out: drop faster under it
    err.en Leaning forward in the catch: bar over the mid-foot
    err.de Die Stange nachdrücken: schneller darunter
    err.de Beim Fangen vorkippen: Stange über die Fußmitte

    = devil_press_dumbbell
    name.de Devil Press (Kurzhantel)
    how.en Hands on two dumbbells, jump or step back and lower the chest to the floor. Come back to the dumbbells with a flat back, swing them between the legs and in one movement overhead. Lower them in front of the body for the next rep.
    how.de Die Hände auf zwei Kurzhanteln, die Füße nach hinten setzen und die Brust zum Boden senken. Mit geradem Rücken zurück zu den Hanteln, sie zwischen die Beine schwingen und in einem Zug über Kopf bringen. Vor dem Körper wieder ablassen.
    cue.en Flat back before the swing
    cue.en Hips throw the dumbbells
    cue.en Steady pace from the first rep
    cue.de Rücken gerade vor dem Schwung
    cue.de Die Hüfte wirft die Hanteln
    cue.de Von Anfang an gleichmäßiges Tempo
    err.en Lifting with a round back: sit the hips back first
    err.en Muscling the weight with the arms: use the hip drive
    err.de Mit rundem Rücken heben: zuerst die Hüfte zurück
    err.de Mit den Armen hochreißen: den Hüftschwung nutzen

    = one_arm_swing_kettlebell
    name.de Kettlebell Swing einarmig
    how.en Hold the kettlebell in one hand, hike it back between the legs with a flat back, then snap the hips forward so that it floats to chest height. Let it fall, fold the hips late and repeat. Change hands after the set.
    how.de Die Kettlebell in einer Hand, mit geradem Rücken nach hinten zwischen die Beine führen und die Hüfte strecken, sodass sie bis auf Brusthöhe schwingt. Fallen lassen, spät in der Hüfte beugen und wiederholen. Nach dem Satz die Hand wechseln.
    cue.en Snap the hips, relax the arm
    cue.en Shoulders stay square
    cue.en Glutes tight at the top
    cue.de Hüfte schnell strecken, Arm locker
    cue.de Schultern bleiben gerade
    cue.de Oben das Gesäß fest
    err.en Squatting the swing: push the hips back instead
    err.en Shoulder pulled forward: keep it set in its socket
    err.de Swing als Kniebeuge: die Hüfte nach hinten schieben
    err.de Die Schulter wird vorgezogen: sie bleibt hinten unten

    = windmill_kettlebell
    name.de Kettlebell Windmill
    how.en Press a kettlebell overhead and turn both feet away from it. Push the hip under the weight to the side and slide the free hand down the front leg, eyes on the bell, arm upright. Come up the same way, then change sides.
    how.de Eine Kettlebell über Kopf bringen und beide Füße von ihr weg drehen. Die Hüfte unter dem Gewicht zur Seite schieben, die freie Hand gleitet am vorderen Bein hinab, der Blick bleibt oben, der Arm senkrecht. Genauso zurück, dann die Seite wechseln.
    cue.en Eyes on the kettlebell
    cue.en Arm straight up all the time
    cue.en Hip moves, back stays long
    cue.de Blick zur Kettlebell
    cue.de Arm immer senkrecht
    cue.de Die Hüfte bewegt sich, der Rücken bleibt lang
    err.en Bending sideways in the spine: fold at the hip
    err.en Forcing depth: stop where the arm still points up
    err.de In der Wirbelsäule seitlich knicken: in der Hüfte beugen
    err.de Tiefe erzwingen: umkehren, solange der Arm senkrecht steht

    = bear_crawl
    name.de Bärengang
    how.en Start on hands and toes, knees a hand's width above the floor, back flat. Move the opposite hand and foot a short step at the same time. Keep the hips low and breathe evenly over the whole distance.
    how.de Auf Händen und Zehen starten, die Knie eine Handbreit über dem Boden, der Rücken gerade. Gleichzeitig die gegenüberliegende Hand und den Fuß einen kleinen Schritt setzen. Das Becken bleibt tief, der Atem gleichmäßig.
    cue.en Small steps
    cue.en Knees just off the floor
    cue.en A glass of water on the back
    cue.de Kleine Schritte
    cue.de Knie knapp über dem Boden
    cue.de Ein Glas Wasser auf dem Rücken
    err.en Hips high: bend the knees and shorten the step
    err.en Rocking from side to side: slow down
    err.de Das Becken ist hoch: Knie beugen, Schritte kürzer
    err.de Hin und her schaukeln: langsamer gehen

    = rope_climb
    name.de Seilklettern
    how.en Grip the rope high, jump into a hang and clamp it between the feet. Stand up on the clamp, reach hand over hand and lift the knees for the next clamp. Come down hand under hand with the feet braking.
    how.de Das Seil hoch fassen, in den Hang springen und es mit den Füßen klemmen. Auf der Klemme aufstehen, nachgreifen und die Knie für die nächste Klemme anziehen. Hand unter Hand herunterklettern, die Füße bremsen.
    cue.en Feet do the climbing
    cue.en Knees high, then stand
    cue.en Brake with the feet on the way down
    cue.de Die Füße klettern
    cue.de Knie hoch, dann aufstehen
    cue.de Abwärts mit den Füßen bremsen
    err.en Sliding down by hand: climb down step by step
    err.en Pulling with bent arms only: use the leg clamp
    err.de Am Seil herunterrutschen: Schritt für Schritt absteigen
    err.de Nur mit den Armen ziehen: die Beinklemme nutzen
    """
