/// What is said of hinges and the hips: see ``ExerciseTexts``.
let hingeTexts = """
    = deadlift_dumbbell
    name.de Kreuzheben (Kurzhantel)
    how.en Stand hip-width with the dumbbells beside or just in front of the feet, push the hips back, bend the knees and grip them with a flat back. Push the floor away and stand up with the dumbbells close to the legs. Lower them the same way, hips back first.
    how.de Hüftbreit stehen, die Kurzhanteln neben oder knapp vor den Füßen; Hüfte zurück, Knie beugen und mit geradem Rücken greifen. Den Boden wegdrücken und aufstehen, die Hanteln bleiben nah an den Beinen. Genauso ablassen, zuerst die Hüfte nach hinten.
    cue.en Push the floor away
    cue.en Shoulders down, arms long
    cue.en Finish with tight glutes
    cue.de Boden wegdrücken
    cue.de Schultern runter, Arme lang
    cue.de Oben den Po anspannen
    err.en Squatting the weight with knees far forward: send the hips back more
    err.en Back rounds near the floor: start from blocks or go less low
    err.de Als Kniebeuge mit weit vorgeschobenen Knien: Hüfte mehr nach hinten
    err.de Rücken wird unten rund: von Blöcken starten oder weniger tief gehen

    = deadlift_trap_bar
    name.de Kreuzheben (Trap-Bar)
    how.en Stand in the middle of the trap bar, feet about hip-width, and grip the handles with hips back and chest up. Take the slack out, push the floor away and stand up until hips and knees are straight. Lower it by bending hips and knees together.
    how.de In die Mitte der Trap-Bar stellen, Füße etwa hüftbreit, mit Hüfte zurück und Brust raus die Griffe fassen. Spannung aufbauen, den Boden wegdrücken und aufstehen, bis Hüfte und Knie gestreckt sind. Durch gleichzeitiges Beugen von Hüfte und Knien ablassen.
    cue.en Hands in the centre of the handles
    cue.en Tight before the bar leaves the floor
    cue.en Stand tall, do not lean back
    cue.de Griffe genau in der Mitte fassen
    cue.de Spannung, bevor die Stange abhebt
    cue.de Aufrecht stehen, nicht zurücklehnen
    err.en Bar tips forward or back: grip the exact middle of the handles
    err.en Hips shoot up first: push with the legs and keep the chest up
    err.de Stange kippt vor oder zurück: genau mittig greifen
    err.de Hüfte schießt zuerst hoch: aus den Beinen drücken, Brust oben

    = deadlift_smith_machine
    name.de Kreuzheben (Multipresse)
    how.en Set the stops so that the bar starts about mid-shin, stand with it over the middle of the foot and grip it just outside the legs. Brace with a flat back, turn the hooks free and push the floor away until you stand tall. Lower by sending the hips back, down to the stops.
    how.de Stopper so einstellen, dass die Stange etwa auf Mitte Schienbein startet, sie steht über der Fußmitte, Griff knapp außerhalb der Beine. Mit geradem Rücken anspannen, Haken lösen und den Boden wegdrücken, bis du aufrecht stehst. Hüfte nach hinten und bis zu den Stoppern ablassen.
    cue.en Bar over the middle of the foot
    cue.en Push the feet through the floor
    cue.en Flat back from start to finish
    cue.de Stange über der Fußmitte
    cue.de Füße durch den Boden drücken
    cue.de Gerader Rücken von Anfang bis Ende
    err.en Standing too far from the bar: it moves straight, so step in until it grazes
    err.en Slamming into the stops: brake the last part
    err.de Zu weit von der Stange: sie läuft gerade, also nah heranstellen
    err.de In die Stopper knallen: das letzte Stück bremsen

    = deadlift_kettlebell
    name.de Kreuzheben (Kettlebell)
    how.en Stand about hip-width with the kettlebell between the feet, push the hips back and take the handle with both hands, back flat. Push the feet into the floor and stand up until the hips are straight. Send the hips back and set it down between the feet again.
    how.de Etwa hüftbreit stehen, die Kettlebell zwischen den Füßen; Hüfte nach hinten schieben und den Griff mit geradem Rücken beidhändig fassen. Füße in den Boden drücken und aufstehen, bis die Hüfte gestreckt ist. Hüfte zurück und die Kugel zwischen den Füßen abstellen.
    cue.en Hips back, shins nearly upright
    cue.en Try to bend the handle
    cue.en Snap the hips straight
    cue.de Hüfte zurück, Schienbeine fast senkrecht
    cue.de Den Griff auseinanderbiegen
    cue.de Hüfte kräftig strecken
    err.en Bell too far in front: keep it level with the ankles
    err.en Looking up and arching the neck: eyes a few metres ahead on the floor
    err.de Kugel zu weit vorn: auf Höhe der Knöchel abstellen
    err.de Kopf in den Nacken: Blick ein paar Meter vor dir auf den Boden

    = deadlift_band
    name.de Kreuzheben (Band)
    how.en Stand on the band about hip-width and take both ends or sides in the hands with hips back and back flat. Push the floor away and straighten hips and knees against the band. Go back slowly with the hips first and keep some tension at the bottom.
    how.de Etwa hüftbreit auf das Band stellen und beide Enden oder Seiten mit zurückgeschobener Hüfte und geradem Rücken greifen. Den Boden wegdrücken und Hüfte und Knie gegen das Band strecken. Langsam zurück, die Hüfte zuerst, unten bleibt etwas Spannung.
    cue.en Strongest push at the top
    cue.en Arms long, shoulders back
    cue.en Band firmly under mid-foot
    cue.de Oben am kräftigsten drücken
    cue.de Arme lang, Schultern zurück
    cue.de Band fest unter der Fußmitte
    err.en Band slack at the bottom: grip shorter or stand wider
    err.en Pulling with the arms: let them hang and move the hips
    err.de Band unten locker: kürzer greifen oder breiter stehen
    err.de Mit den Armen ziehen: hängen lassen, die Hüfte arbeitet

    = sumo_deadlift_barbell
    name.de Sumo-Kreuzheben (Langhantel)
    how.en Stand wide with the shins near the bar and the toes turned out, and grip it between the legs at shoulder width. Drop the hips, push the knees out over the toes and brace with a flat back. Spread the floor and stand up with the bar on the legs, then lower it the same way.
    how.de Breit stehen, Schienbeine nah an der Stange, Zehen nach außen, und sie zwischen den Beinen schulterbreit greifen. Hüfte senken, Knie über die Zehen nach außen drücken, Rücken gerade und anspannen. Boden auseinanderdrücken und aufstehen, die Stange bleibt an den Beinen, genauso ablassen.
    cue.en Knees out, chest up
    cue.en Patience off the floor
    cue.en Hips to the bar at the top
    cue.de Knie raus, Brust hoch
    cue.de Geduld beim Abheben
    cue.de Oben Hüfte zur Stange
    err.en Hips rise before the bar: wedge in closer and push with the legs
    err.en Knees fall in: turn the toes out less and stand a bit narrower
    err.de Hüfte steigt vor der Stange: näher ran und aus den Beinen drücken
    err.de Knie fallen ein: Zehen weniger ausdrehen, etwas schmaler stehen

    = sumo_deadlift_dumbbell
    name.de Sumo-Kreuzheben (Kurzhantel)
    how.en Stand wide with the toes turned out and one or two dumbbells between the feet. Push the hips back and down, grip with a flat back and press the knees out over the toes. Stand up by pushing the feet apart and lower the weight straight down again.
    how.de Breit stehen, Zehen nach außen, eine oder zwei Kurzhanteln zwischen den Füßen. Hüfte nach hinten und unten, mit geradem Rücken greifen und die Knie über die Zehen nach außen drücken. Die Füße nach außen drücken, aufstehen und das Gewicht gerade wieder ablassen.
    cue.en Knees stay over the feet
    cue.en Dumbbell straight up, straight down
    cue.en Squeeze the glutes on top
    cue.de Knie bleiben über den Füßen
    cue.de Hantel gerade hoch, gerade runter
    cue.de Oben den Po anspannen
    err.en Back rounds to reach the weight: put it on a block
    err.en Weight swings forward: keep it under the shoulders
    err.de Runder Rücken, um ranzukommen: Hantel auf einen Block stellen
    err.de Gewicht schwingt nach vorn: unter den Schultern halten

    = sumo_deadlift_kettlebell
    name.de Sumo-Kreuzheben (Kettlebell)
    how.en Stand wide with the toes turned out and the kettlebell between the feet in line with the ankles. Lower the hips, grip the handle with both hands, back flat and knees over the toes. Stand up by pushing the floor apart, then set the bell down on the same spot.
    how.de Breit stehen, Zehen nach außen, die Kettlebell zwischen den Füßen auf Höhe der Knöchel. Hüfte senken, den Griff mit beiden Händen fassen, Rücken gerade, Knie über den Zehen. Boden auseinanderdrücken und aufstehen, dann die Kugel an derselben Stelle abstellen.
    cue.en Chest up before you pull
    cue.en Arms long, shoulders low
    cue.en Push through both heels
    cue.de Brust raus, bevor du ziehst
    cue.de Arme lang, Schultern tief
    cue.de Über beide Fersen drücken
    err.en Pulling with bent arms: keep them straight and stand up with the legs
    err.en Leaning back on top: stop when you are upright
    err.de Mit gebeugten Armen ziehen: gestreckt lassen, aus den Beinen aufstehen
    err.de Oben zurücklehnen: aufhören, sobald du aufrecht stehst

    = romanian_deadlift_dumbbell
    name.de Rumänisches Kreuzheben (Kurzhantel)
    how.en Stand hip-width with the dumbbells in front of the thighs, knees soft. Push the hips straight back with a flat back while the dumbbells slide down close to the legs until the hamstrings are well stretched. Bring the hips forward and stand tall.
    how.de Hüftbreit stehen, die Kurzhanteln vor den Oberschenkeln, Knie leicht gebeugt. Mit geradem Rücken die Hüfte nach hinten schieben, die Hanteln gleiten nah an den Beinen nach unten, bis die Beinbeuger gut gedehnt sind. Die Hüfte nach vorn bringen und aufrichten.
    cue.en Close a car door with your hips
    cue.en Dumbbells brush the legs
    cue.en Same knee bend throughout
    cue.de Mit dem Po eine Autotür zudrücken
    cue.de Hanteln streifen die Beine
    cue.de Kniewinkel bleibt gleich
    err.en Going down after the hips have stopped: end there before the back rounds
    err.en Turning it into a squat: keep the shins upright
    err.de Tiefer gehen, obwohl die Hüfte schon steht: umkehren, bevor der Rücken rund wird
    err.de Wird zur Kniebeuge: Schienbeine senkrecht lassen

    = romanian_deadlift_smith_machine
    name.de Rumänisches Kreuzheben (Multipresse)
    how.en Start with the bar at thigh height, feet hip-width under it and knees soft, and turn it free. Push the hips back with a flat back and lower the bar close to the legs until the hamstrings are well stretched. Drive the hips forward to standing and hook in after the set.
    how.de Mit der Stange auf Oberschenkelhöhe starten, Füße hüftbreit darunter, Knie leicht gebeugt, ausdrehen. Mit geradem Rücken die Hüfte zurückschieben und die Stange nah an den Beinen senken, bis die Beinbeuger gut gedehnt sind. Hüfte nach vorn in den Stand, nach dem Satz einhaken.
    cue.en Hips travel back, not down
    cue.en Lats tight, bar close
    cue.en Weight over the middle of the foot
    cue.de Hüfte geht zurück, nicht runter
    cue.de Lat anspannen, Stange nah
    cue.de Gewicht über der Fußmitte
    err.en Standing too far back: the bar pulls you forward, so step in closer
    err.en Chasing depth with a round back: stop when the hips stop moving
    err.de Zu weit hinten stehen: die Stange zieht nach vorn, also näher ran
    err.de Tiefe mit rundem Rücken erkaufen: stoppen, wenn die Hüfte nicht weitergeht

    = romanian_deadlift_kettlebell
    name.de Rumänisches Kreuzheben (Kettlebell)
    how.en Stand hip-width and hold one or two kettlebells in front of the thighs, knees soft. Push the hips back with a flat back and let the kettlebells sink close to the legs until the hamstrings are stretched. Push the hips forward and stand tall.
    how.de Hüftbreit stehen, eine oder zwei Kettlebells vor den Oberschenkeln halten, Knie leicht gebeugt. Mit geradem Rücken die Hüfte zurückschieben, die Kettlebells sinken nah an den Beinen, bis die Beinbeuger gedehnt sind. Hüfte nach vorn drücken und aufrichten.
    cue.en Chest and hips fold like a hinge
    cue.en Shoulder blades stay back
    cue.en Slow down, strong up
    cue.de Klappen wie ein Scharnier
    cue.de Schulterblätter bleiben hinten
    cue.de Langsam runter, kräftig hoch
    err.en Kettlebells hang far in front: pull them to the legs with the lats
    err.en Knees locked straight: keep them slightly bent
    err.de Kettlebells hängen weit vorn: mit dem Lat an die Beine ziehen
    err.de Knie durchgestreckt: leicht gebeugt lassen

    = romanian_deadlift_cable
    name.de Rumänisches Kreuzheben (Kabelzug)
    how.en Stand facing the low pulley a step away, the handle or bar in both hands in front of the thighs. Push the hips back with a flat back and soft knees while the hands go down towards the pulley. Bring the hips forward against the pull and stand tall.
    how.de Mit Blick zum tiefen Kabelzug einen Schritt entfernt stehen, Griff oder Stange mit beiden Händen vor den Oberschenkeln. Mit geradem Rücken und weichen Knien die Hüfte zurückschieben, die Hände gehen Richtung Rolle. Hüfte gegen den Zug nach vorn bringen und aufrichten.
    cue.en Lean back with the hips, not the chest
    cue.en Arms long, shoulders set
    cue.en Feel the stretch, then stand up
    cue.de Mit der Hüfte dagegenhalten, nicht mit der Brust
    cue.de Arme lang, Schultern fest
    cue.de Dehnung spüren, dann aufrichten
    err.en Pulled forward onto the toes: keep the weight on the whole foot
    err.en Rowing the handle: the arms stay straight
    err.de Nach vorn auf die Zehen gezogen: Gewicht auf dem ganzen Fuß halten
    err.de Den Griff rudern: Arme bleiben gestreckt

    = single_leg_romanian_deadlift_dumbbell
    name.de Rumänisches Kreuzheben einbeinig (Kurzhantel)
    how.en Stand on one leg with the knee soft, a dumbbell in one or both hands. Hinge forward while the free leg goes straight back, until torso and leg are about level with the hips facing the floor. Return by driving the hip forward, finish the reps and change sides.
    how.de Auf einem Bein stehen, Knie leicht gebeugt, Kurzhantel in einer oder beiden Händen. Vorbeugen, das freie Bein geht gestreckt nach hinten, bis Oberkörper und Bein etwa waagerecht sind, die Hüfte zeigt zum Boden. Hüfte nach vorn bringen, Wiederholungen beenden und Seite wechseln.
    cue.en Hip bones point to the floor
    cue.en Push the free heel to the wall
    cue.en Eyes on one spot on the floor
    cue.de Beckenknochen zeigen zum Boden
    cue.de Die freie Ferse zur Wand schieben
    cue.de Einen Punkt am Boden fixieren
    err.en Hip of the free leg opens up: turn its toes down to the floor
    err.en Wobbling through the set: touch a wall lightly or tap the free foot down
    err.de Hüfte des freien Beins dreht auf: dessen Zehen zum Boden drehen
    err.de Durch den Satz wackeln: Wand leicht berühren oder freien Fuß kurz absetzen

    = single_leg_romanian_deadlift_barbell
    name.de Rumänisches Kreuzheben einbeinig (Langhantel)
    how.en Stand on one leg with the bar in front of the thighs, knee soft. Hinge at the hip with a flat back, the free leg going straight back, and lower the bar close to the standing leg until the hamstring is stretched. Stand up by driving the hip forward, finish the reps and change sides.
    how.de Auf einem Bein stehen, die Stange vor den Oberschenkeln, Knie leicht gebeugt. Mit geradem Rücken aus der Hüfte vorbeugen, das freie Bein geht nach hinten, die Stange bleibt nah am Standbein, bis der Beinbeuger gedehnt ist. Hüfte nach vorn und aufrichten, danach Seite wechseln.
    cue.en Bar level to the floor
    cue.en Grip the floor with the foot
    cue.en Move as one piece from head to heel
    cue.de Stange bleibt waagerecht
    cue.de Mit dem Fuß in den Boden krallen
    cue.de Von Kopf bis Ferse ein Stück
    err.en Bar tilts because the hip opens: keep both hip bones level
    err.en Back rounds at the bottom: stop higher and use less weight
    err.de Stange kippt, weil die Hüfte aufdreht: Becken gerade halten
    err.de Rücken wird unten rund: früher umkehren, weniger Gewicht

    = single_leg_romanian_deadlift_kettlebell
    name.de Rumänisches Kreuzheben einbeinig (Kettlebell)
    how.en Stand on one leg with a kettlebell in the opposite hand, knee soft. Hinge at the hip with a flat back while the free leg goes back, until the torso is about level. Drive the hip forward and stand tall, finish the reps and change sides.
    how.de Auf einem Bein stehen, die Kettlebell in der gegenüberliegenden Hand, Knie leicht gebeugt. Mit geradem Rücken aus der Hüfte vorbeugen, das freie Bein geht nach hinten, bis der Oberkörper etwa waagerecht ist. Hüfte nach vorn, aufrichten, danach Seite wechseln.
    cue.en Shoulders stay square
    cue.en Kettlebell sinks next to the foot
    cue.en Long line from head to heel
    cue.de Schultern bleiben gerade
    cue.de Kettlebell sinkt neben den Fuß
    cue.de Lange Linie von Kopf bis Ferse
    err.en Reaching for the floor with the shoulder: pull the shoulder blade back
    err.en Standing knee locked or far bent: keep a slight, steady bend
    err.de Mit der Schulter zum Boden greifen: Schulterblatt nach hinten ziehen
    err.de Standknie steif oder stark gebeugt: leicht und gleichmäßig gebeugt lassen

    = stiff_leg_deadlift_barbell
    name.de Kreuzheben mit gestreckten Beinen (Langhantel)
    how.en Stand hip-width with the bar in front of the thighs, knees almost straight but not locked. Bend forward at the hips with a flat back, lowering the bar close to the legs as far as the hamstrings allow. Pull yourself up with hamstrings and glutes until you stand tall.
    how.de Hüftbreit stehen, die Stange vor den Oberschenkeln, Knie fast gestreckt, aber nicht durchgedrückt. Mit geradem Rücken aus der Hüfte vorbeugen und die Stange nah an den Beinen senken, so weit die Beinbeuger es zulassen. Über Beinbeuger und Po aufrichten.
    cue.en Back flat like a board
    cue.en Bar close to the legs
    cue.en Slow into the stretch
    cue.de Rücken flach wie ein Brett
    cue.de Stange nah an den Beinen
    cue.de Langsam in die Dehnung
    err.en Rounding to touch the floor: turn around where the back is still flat
    err.en Starting too heavy: use clearly less than in your normal deadlift
    err.de Runder Rücken, um den Boden zu berühren: vorher umkehren
    err.de Zu schwer anfangen: deutlich weniger als beim normalen Kreuzheben

    = stiff_leg_deadlift_dumbbell
    name.de Kreuzheben mit gestreckten Beinen (Kurzhantel)
    how.en Stand hip-width with the dumbbells in front of the thighs, knees almost straight but not locked. Bend at the hips with a flat back and lower the dumbbells along the legs as far as the hamstrings allow. Come up by bringing the hips forward.
    how.de Hüftbreit stehen, die Kurzhanteln vor den Oberschenkeln, Knie fast gestreckt, aber nicht durchgedrückt. Mit geradem Rücken aus der Hüfte vorbeugen und die Hanteln an den Beinen entlang senken, so weit die Beinbeuger es zulassen. Hüfte nach vorn bringen und aufrichten.
    cue.en Hips back, chest long
    cue.en Shoulders away from the ears
    cue.en Pull up with the hamstrings
    cue.de Hüfte zurück, Brust lang
    cue.de Schultern weg von den Ohren
    cue.de Mit den Beinbeugern hochziehen
    err.en Dumbbells drift forward: let them slide down the shins
    err.en Swinging out of the bottom: pause in the stretch
    err.de Hanteln wandern nach vorn: an den Schienbeinen entlangführen
    err.de Mit Schwung hochkommen: in der Dehnung kurz halten

    = stiff_leg_deadlift_band
    name.de Kreuzheben mit gestreckten Beinen (Band)
    how.en Stand on the band hip-width and hold its ends or sides with straight arms, knees almost straight but not locked. Push the hips back and bend forward with a flat back until the hamstrings are stretched. Stand up against the growing pull.
    how.de Hüftbreit auf das Band stellen und Enden oder Seiten mit gestreckten Armen halten, Knie fast gestreckt, aber nicht durchgedrückt. Hüfte zurückschieben und mit geradem Rücken vorbeugen, bis die Beinbeuger gedehnt sind. Gegen den zunehmenden Zug aufrichten.
    cue.en Band tight even at the bottom
    cue.en Hips back, back flat
    cue.en Squeeze the glutes against the pull
    cue.de Band auch unten auf Spannung
    cue.de Hüfte zurück, Rücken flach
    cue.de Po gegen den Zug anspannen
    err.en Pulling with the arms: keep them straight and move from the hips
    err.en Leaning back at the top: finish upright with the ribs down
    err.de Mit den Armen ziehen: gestreckt lassen, Bewegung aus der Hüfte
    err.de Oben zurücklehnen: aufrecht enden, Rippen unten

    = deficit_deadlift_barbell
    name.de Defizit-Kreuzheben (Langhantel)
    how.en Stand on a low, stable platform or a plate with the bar over the middle of the foot. Push the hips down and back until you can grip the bar with a flat back, then brace. Push the platform away and stand up with the bar on the legs, then lower it under control.
    how.de Auf eine niedrige, stabile Plattform oder Scheibe stellen, die Stange über der Fußmitte. Hüfte nach hinten unten, bis du die Stange mit geradem Rücken greifen kannst, dann anspannen. Die Plattform wegdrücken und mit der Stange an den Beinen aufstehen, danach kontrolliert ablassen.
    cue.en Push long with the legs
    cue.en Chest over the bar, back flat
    cue.en Slack out before you lift
    cue.de Lange aus den Beinen drücken
    cue.de Brust über der Stange, Rücken flach
    cue.de Erst Spannung, dann heben
    err.en Platform too high, back rounding at the start: use a lower one
    err.en Wobbly plates under the feet: stand on something flat that cannot slip
    err.de Plattform zu hoch, Rücken rund beim Start: niedrigere nehmen
    err.de Wackelige Scheiben unter den Füßen: flache, rutschfeste Unterlage nehmen

    = pause_deadlift_barbell
    name.de Pausenkreuzheben (Langhantel)
    how.en Set up as for a normal deadlift with the bar over the middle of the foot. Lift the bar to just off the floor or just below the knee and hold it still for one to two seconds with a flat back. Then finish the pull until you stand tall and lower the bar under control.
    how.de Aufstellen wie beim normalen Kreuzheben, die Stange über der Fußmitte. Die Stange knapp vom Boden oder bis knapp unters Knie heben und mit geradem Rücken ein bis zwei Sekunden stillhalten. Dann zu Ende ziehen, bis du aufrecht stehst, und kontrolliert ablassen.
    cue.en Pause at the same height every rep
    cue.en Lats tight, bar on the legs
    cue.en Keep pushing with the legs
    cue.de Pause immer auf derselben Höhe
    cue.de Lat anspannen, Stange an den Beinen
    cue.de Weiter aus den Beinen drücken
    err.en Bar drifts forward in the pause: pull it towards you with the lats
    err.en Hips climb during the pause: hold the torso angle, use less weight
    err.de Stange wandert in der Pause nach vorn: mit dem Lat heranziehen
    err.de Hüfte steigt in der Pause: Oberkörperwinkel halten, weniger Gewicht

    = snatch_grip_deadlift_barbell
    name.de Kreuzheben mit Reißgriff (Langhantel)
    how.en Stand with the bar over the middle of the foot and grip it very wide, about as for a snatch. Lower the hips until the back is flat, set the shoulder blades and brace. Push the floor away and stand up with the bar close to the legs, then lower it under control.
    how.de Die Stange über der Fußmitte, sehr weit greifen, etwa wie beim Reißen. Hüfte senken, bis der Rücken gerade ist, Schulterblätter fixieren und anspannen. Den Boden wegdrücken und mit der Stange nah an den Beinen aufstehen, dann kontrolliert ablassen.
    cue.en Squeeze the armpits shut
    cue.en Upper back tight to the top
    cue.en Stay over the bar, legs push
    cue.de Achseln zudrücken
    cue.de Oberer Rücken fest bis oben
    cue.de Über der Stange bleiben, Beine drücken
    err.en Upper back gives way: lower the weight and set the shoulder blades first
    err.en Grip slips early: use straps or the hook grip
    err.de Oberer Rücken gibt nach: weniger Gewicht, vorher Schulterblätter fixieren
    err.de Griff rutscht früh: Zughilfen oder Hakengriff nutzen

    = block_pull_barbell
    name.de Kreuzheben von Blöcken (Langhantel)
    how.en Rest the plates on stable blocks so that the bar starts somewhere between mid-shin and knee. Stand with the bar over the middle of the foot, brace with a flat back and pull the slack out. Stand up until hips and knees are straight and set the bar back on the blocks under control.
    how.de Die Scheiben auf stabile Blöcke legen, sodass die Stange zwischen Mitte Schienbein und Knie startet. Stange über der Fußmitte, mit geradem Rücken anspannen und Zug aufbauen. Aufstehen, bis Hüfte und Knie gestreckt sind, und die Stange kontrolliert auf die Blöcke zurücklegen.
    cue.en Same posture as from the floor
    cue.en Drive the hips to the bar
    cue.en Set it down, do not drop it
    cue.de Gleiche Haltung wie vom Boden
    cue.de Hüfte zur Stange bringen
    cue.de Ablegen, nicht fallen lassen
    err.en Starting with straight legs: bend the knees a little so the legs help
    err.en Leaning back to finish: stand tall and squeeze the glutes
    err.de Mit gestreckten Beinen starten: Knie leicht beugen, damit die Beine mitarbeiten
    err.de Zum Abschluss zurücklehnen: aufrecht stehen und Po anspannen

    = rack_pull_barbell
    name.de Rack Pull (Langhantel)
    how.en Set the safeties of the rack so that the bar lies just below or above the knees. Grip it just outside the legs, push the hips back, flatten the back and brace. Bring the hips forward until you stand tall and lower the bar gently onto the safeties.
    how.de Die Ablagen im Rack so einstellen, dass die Stange knapp unter oder über den Knien liegt. Knapp außerhalb der Beine greifen, Hüfte zurück, Rücken gerade und anspannen. Hüfte nach vorn bringen, bis du aufrecht stehst, und die Stange sanft auf die Ablagen senken.
    cue.en Hips back before you pull
    cue.en Bar slides up the thighs
    cue.en Shoulders behind, ribs down
    cue.de Hüfte zurück, bevor du ziehst
    cue.de Stange gleitet an den Oberschenkeln hoch
    cue.de Schultern zurück, Rippen unten
    err.en Hitching the bar up on the thighs: lower the weight and use the hips
    err.en Bouncing off the safeties: come to a full stop between reps
    err.de Stange auf den Oberschenkeln hochruckeln: weniger Gewicht, Hüfte nutzen
    err.de Von den Ablagen abprallen: zwischen den Wiederholungen ganz stoppen

    = good_morning_barbell
    name.de Good Morning (Langhantel)
    how.en Take the bar on the upper back, step out of the rack and stand hip- to shoulder-width with soft knees. Push the hips back and bend forward with a flat back as far as the hamstrings allow. Bring the hips forward and stand up straight.
    how.de Die Stange auf den oberen Rücken nehmen, aus dem Rack gehen, hüft- bis schulterbreit stehen, Knie leicht gebeugt. Hüfte nach hinten schieben und mit geradem Rücken vorbeugen, so weit die Beinbeuger es zulassen. Hüfte nach vorn bringen und aufrichten.
    cue.en Pull the bar into the back
    cue.en Hips to the wall behind you
    cue.en Brace as hard as for a squat
    cue.de Stange in den Rücken ziehen
    cue.de Hüfte zur Wand hinter dir
    cue.de So fest anspannen wie bei der Kniebeuge
    err.en Rounding under load: start very light and bend less far
    err.en Bar rolls towards the neck: hold it tight with hands and upper back
    err.de Unter Last rund werden: sehr leicht anfangen, weniger weit vorbeugen
    err.de Stange rollt zum Nacken: mit Händen und oberem Rücken festhalten

    = cable_pull_through
    name.de Pull Through (Kabelzug)
    how.en Stand with your back to the low pulley, the rope between the legs in both hands, and walk forward until there is tension. Push the hips back with a flat back and soft knees, the hands going through the legs. Drive the hips forward, squeeze the glutes and stand tall.
    how.de Mit dem Rücken zum tiefen Kabelzug stehen, das Seil zwischen den Beinen mit beiden Händen halten und nach vorn gehen, bis Zug da ist. Mit geradem Rücken und weichen Knien die Hüfte zurückschieben, die Hände gehen durch die Beine. Hüfte nach vorn, Po anspannen und aufrichten.
    cue.en Arms are ropes, hips pull
    cue.en Hips back towards the pulley
    cue.en Squeeze hard at the top
    cue.de Arme sind Seile, die Hüfte zieht
    cue.de Hüfte nach hinten zur Rolle
    cue.de Oben fest anspannen
    err.en Squatting down: push the hips back and keep the shins nearly upright
    err.en Arching at the top: finish with glutes tight and ribs down
    err.de Wird zur Kniebeuge: Hüfte zurück, Schienbeine fast senkrecht
    err.de Oben ins Hohlkreuz: mit festem Po und Rippen unten enden

    = kettlebell_swing
    name.de Kettlebell Swing
    how.en Stand a little wider than hip-width, the kettlebell a step in front of you, and hike it back between the legs with a flat back. Snap the hips forward so that the bell floats up to about chest height. Let it fall, fold at the hips late and swing into the next rep.
    how.de Etwas breiter als hüftbreit stehen, die Kettlebell einen Schritt vor dir, und sie mit geradem Rücken zwischen den Beinen nach hinten schwingen. Die Hüfte explosiv strecken, sodass die Kugel bis etwa Brusthöhe schwebt. Fallen lassen, spät in der Hüfte einklappen und in die nächste Wiederholung.
    cue.en Hips throw, arms only hold
    cue.en Stand like a plank at the top
    cue.en Breathe out sharply at the top
    cue.de Die Hüfte wirft, die Arme halten nur
    cue.de Oben stehen wie ein Brett
    cue.de Oben scharf ausatmen
    err.en Lifting with the shoulders: stronger hip snap, arms relaxed
    err.en Squatting under the bell: hips back, knees bend only a little
    err.de Mit den Schultern heben: Hüfte kräftiger strecken, Arme locker
    err.de In die Kniebeuge gehen: Hüfte zurück, Knie nur leicht beugen

    = hip_thrust_machine
    name.de Hip Thrust (Maschine)
    how.en Sit in the machine with the upper back against the pad, the belt or pad across the hips and the feet about hip-width on the plate. Release the lock and push the hips up until thighs and torso form a line. Lower slowly without resting and set the lock at the end.
    how.de In die Maschine setzen, oberer Rücken am Polster, Gurt oder Polster über der Hüfte, Füße etwa hüftbreit auf die Platte. Sicherung lösen und die Hüfte hochdrücken, bis Oberschenkel und Oberkörper eine Linie bilden. Langsam senken, ohne abzulegen, und am Ende sichern.
    cue.en Chin to the chest
    cue.en Push through the heels
    cue.en Hold the top for a second
    cue.de Kinn zur Brust
    cue.de Über die Fersen drücken
    cue.de Oben eine Sekunde halten
    err.en Arching the lower back on top: tuck the pelvis and keep the ribs down
    err.en Feet too close or too far: shins should be about upright at the top
    err.de Oben ins Hohlkreuz: Becken aufrichten, Rippen unten
    err.de Füße zu nah oder zu weit: Schienbeine sollen oben etwa senkrecht sein

    = hip_thrust_smith_machine
    name.de Hip Thrust (Multipresse)
    how.en Set a stable bench beside the Smith machine, lean the shoulder blades on its edge and place the padded bar in the crease of the hips. Turn it free and push the hips up until thighs and torso form a line. Lower under control and hook the bar in after the set.
    how.de Eine stabile Bank an die Multipresse stellen, die Schulterblätter an die Kante lehnen und die gepolsterte Stange in die Hüftbeuge legen. Ausdrehen und die Hüfte hochdrücken, bis Oberschenkel und Oberkörper eine Linie bilden. Kontrolliert senken und nach dem Satz einhaken.
    cue.en Hips directly under the bar
    cue.en Eyes forward, chin down
    cue.en Squeeze the glutes to finish
    cue.de Hüfte genau unter der Stange
    cue.de Blick nach vorn, Kinn runter
    cue.de Am Ende den Po zusammenkneifen
    err.en Bench slides away: put it against something solid or weigh it down
    err.en Pushing with the back: stop when the hips are straight
    err.de Bank rutscht weg: gegen etwas Festes stellen oder beschweren
    err.de Aus dem Rücken drücken: stoppen, sobald die Hüfte gestreckt ist

    = hip_thrust_dumbbell
    name.de Hip Thrust (Kurzhantel)
    how.en Lean the shoulder blades on the edge of a bench, feet hip-width, and hold a dumbbell across the hips with both hands. Push the hips up until thighs and torso form a line and the shins are about upright. Lower the hips slowly towards the floor.
    how.de Die Schulterblätter an die Kante einer Bank lehnen, Füße hüftbreit, eine Kurzhantel quer auf der Hüfte mit beiden Händen halten. Hüfte hochdrücken, bis Oberschenkel und Oberkörper eine Linie bilden, Schienbeine etwa senkrecht. Die Hüfte langsam Richtung Boden senken.
    cue.en Ribs down, chin tucked
    cue.en Drive the heels into the floor
    cue.en Knees stay hip-width
    cue.de Rippen unten, Kinn zur Brust
    cue.de Fersen in den Boden drücken
    cue.de Knie bleiben hüftbreit
    err.en Dumbbell rolls: hold both ends and lay a pad under it
    err.en Hips stop short: use less weight and finish fully straight
    err.de Hantel rollt: beide Enden festhalten und ein Polster unterlegen
    err.de Hüfte nicht ganz oben: weniger Gewicht und ganz strecken

    = hip_thrust_bodyweight
    name.de Hip Thrust (Eigengewicht)
    how.en Lean the shoulder blades on the edge of a stable bench, feet hip-width on the floor, hips low. Push through the heels until thighs and torso form a line. Hold for a moment with tight glutes and lower slowly.
    how.de Die Schulterblätter an die Kante einer stabilen Bank lehnen, Füße hüftbreit am Boden, Hüfte tief. Über die Fersen hochdrücken, bis Oberschenkel und Oberkörper eine Linie bilden. Mit festem Po kurz halten und langsam senken.
    cue.en Glutes lift, back stays quiet
    cue.en Chin to the chest at the top
    cue.en Two-second hold on top
    cue.de Der Po hebt, der Rücken bleibt ruhig
    cue.de Oben Kinn zur Brust
    cue.de Oben zwei Sekunden halten
    err.en Sliding up the bench: the shoulder blades stay on one spot as the pivot
    err.en Knees fall in: push them gently outwards
    err.de Auf der Bank hochrutschen: Schulterblätter bleiben als Drehpunkt liegen
    err.de Knie fallen ein: leicht nach außen drücken

    = single_leg_hip_thrust
    name.de Hip Thrust einbeinig
    how.en Lean the shoulder blades on the edge of a stable bench, one foot on the floor, the other leg lifted. Push the hips up through the heel of the standing foot until the thigh and torso form a line. Lower slowly with level hips, finish the reps and change sides.
    how.de Die Schulterblätter an die Kante einer stabilen Bank lehnen, ein Fuß am Boden, das andere Bein angehoben. Über die Ferse des stehenden Fußes hochdrücken, bis Oberschenkel und Oberkörper eine Linie bilden. Mit gerader Hüfte langsam senken, Wiederholungen beenden und Seite wechseln.
    cue.en Hip bones level like headlights
    cue.en Push through the heel
    cue.en Free knee stays still
    cue.de Beckenknochen gerade wie Scheinwerfer
    cue.de Über die Ferse drücken
    cue.de Das freie Knie bleibt ruhig
    err.en Pelvis drops on the free side: lift less high and keep it level
    err.en Swinging the free leg: hold it still at one angle
    err.de Becken sinkt auf der freien Seite: weniger hoch, dafür gerade
    err.de Freies Bein schwingt mit: in einem Winkel ruhig halten

    = glute_bridge
    name.de Beckenheben
    how.en Lie on your back with the knees bent and the feet flat near the glutes, arms beside you. Press the feet into the floor and lift the hips until knees, hips and shoulders form a line. Squeeze the glutes and lower slowly.
    how.de Auf dem Rücken liegen, Knie gebeugt, Füße flach nah am Po, Arme neben dem Körper. Füße in den Boden drücken und die Hüfte heben, bis Knie, Hüfte und Schultern eine Linie bilden. Po anspannen und langsam senken.
    cue.en Tuck the pelvis, then lift
    cue.en Heels heavy on the floor
    cue.en Ribs stay down
    cue.de Becken aufrichten, dann heben
    cue.de Fersen schwer am Boden
    cue.de Rippen bleiben unten
    err.en Feeling only the hamstrings: bring the heels closer to the glutes
    err.en Pushing into a hollow back: lift only as high as the glutes do it
    err.de Nur die Beinbeuger spüren: Fersen näher an den Po
    err.de Ins Hohlkreuz drücken: nur so hoch, wie der Po es hebt

    = glute_bridge_barbell
    name.de Beckenheben (Langhantel)
    how.en Lie on the floor with bent knees and roll a padded bar over the legs into the crease of the hips. Hold it with both hands and push the hips up until knees, hips and shoulders form a line. Squeeze the glutes and lower under control.
    how.de Auf dem Boden liegen, Knie gebeugt, und die gepolsterte Stange über die Beine in die Hüftbeuge rollen. Mit beiden Händen festhalten und die Hüfte hochdrücken, bis Knie, Hüfte und Schultern eine Linie bilden. Po anspannen und kontrolliert senken.
    cue.en Thick pad under the bar
    cue.en Drive the heels down
    cue.en Short hold with tight glutes
    cue.de Dickes Polster unter die Stange
    cue.de Fersen nach unten drücken
    cue.de Mit festem Po kurz halten
    err.en Bar rolls to the belly: hold it in place with straight arms
    err.en Lifting the toes and shifting about: keep the whole foot planted
    err.de Stange rollt zum Bauch: mit gestreckten Armen festhalten
    err.de Zehen heben, Füße wandern: den ganzen Fuß stehen lassen

    = single_leg_glute_bridge
    name.de Beckenheben einbeinig
    how.en Lie on your back, one foot flat on the floor near the glutes, the other leg stretched out or pulled in. Press through the heel and lift the hips until thigh and torso form a line, pelvis level. Lower slowly, finish the reps and change sides.
    how.de Auf dem Rücken liegen, ein Fuß flach nah am Po, das andere Bein gestreckt oder angezogen. Über die Ferse drücken und die Hüfte heben, bis Oberschenkel und Oberkörper eine Linie bilden, das Becken bleibt gerade. Langsam senken, Wiederholungen beenden und Seite wechseln.
    cue.en Both hip bones at one height
    cue.en Press the heel into the floor
    cue.en Pause at the top
    cue.de Beide Beckenknochen auf einer Höhe
    cue.de Ferse in den Boden drücken
    cue.de Oben kurz halten
    err.en Hamstring cramps: move the heel closer and start with both legs
    err.en Pelvis tilts to one side: slow down and lift less high
    err.de Krampf im Beinbeuger: Ferse näher ran und erst mit beiden Beinen
    err.de Becken kippt zur Seite: langsamer und weniger hoch

    = glute_kickback_machine
    name.de Glute Kickback (Maschine)
    how.en Lean the torso on the pad of the machine, hold the handles and place one foot on the plate or the leg against the roller. Push the leg back from the hip until it is in line with the torso. Return slowly, finish the reps and change sides.
    how.de Den Oberkörper an das Polster der Maschine lehnen, Griffe halten und einen Fuß auf die Platte oder das Bein an die Rolle setzen. Das Bein aus der Hüfte nach hinten drücken, bis es in Verlängerung des Oberkörpers ist. Langsam zurück, Wiederholungen beenden und Seite wechseln.
    cue.en Push with the glute, not the back
    cue.en Belly tight on the pad
    cue.en Slow way back
    cue.de Mit dem Po drücken, nicht mit dem Rücken
    cue.de Bauch fest am Polster
    cue.de Langsam zurück
    err.en Lower back arches at the end: stop where the hip is straight
    err.en Hip rotates open: keep the toes pointing down or ahead
    err.de Hohlkreuz am Ende: stoppen, wenn die Hüfte gestreckt ist
    err.de Hüfte dreht auf: Zehen nach unten oder vorn zeigen lassen

    = glute_kickback_cable
    name.de Glute Kickback (Kabelzug)
    how.en Fix the ankle strap to the low pulley, face the machine and hold on to the frame, torso leaning forward slightly. Pull the leg back from the hip until the glute is fully tight, pelvis still. Let it come forward slowly, finish the reps and change sides.
    how.de Fußschlaufe am tiefen Kabelzug einhängen, Gesicht zum Gerät, festhalten und leicht vorlehnen. Das Bein aus der Hüfte nach hinten ziehen, bis der Po ganz angespannt ist, das Becken bleibt ruhig. Langsam nach vorn lassen, Wiederholungen beenden und Seite wechseln.
    cue.en Heel back, not up
    cue.en Standing knee soft, hips level
    cue.en Hold the squeeze for a moment
    cue.de Ferse nach hinten, nicht nach oben
    cue.de Standknie weich, Hüfte gerade
    cue.de Anspannung kurz halten
    err.en Swinging with the back: brace and choose a lighter load
    err.en Leg turns outwards: keep knee and toes pointing to the machine
    err.de Schwung aus dem Rücken: Bauch fest und leichter werden
    err.de Bein dreht nach außen: Knie und Zehen zeigen zum Gerät

    = glute_kickback_floor
    name.de Glute Kickback am Boden
    how.en Get on hands and knees, hands under the shoulders and knees under the hips. Push one bent leg back and up, sole to the ceiling, until the thigh is in line with the torso. Lower slowly without resting the knee, finish the reps and change sides.
    how.de In den Vierfüßlerstand gehen, Hände unter den Schultern, Knie unter der Hüfte. Ein gebeugtes Bein nach hinten oben drücken, Fußsohle zur Decke, bis der Oberschenkel in Verlängerung des Oberkörpers ist. Langsam senken, ohne das Knie abzulegen, danach Seite wechseln.
    cue.en Sole of the foot to the ceiling
    cue.en Navel in, back flat
    cue.en Squeeze the glute at the top
    cue.de Fußsohle zur Decke
    cue.de Bauchnabel rein, Rücken flach
    cue.de Oben den Po anspannen
    err.en Sagging into a hollow back: lift only to body height and brace
    err.en Hip tips to the side: keep both hip bones facing the floor
    err.de Ins Hohlkreuz durchhängen: nur bis Körperhöhe heben, Bauch fest
    err.de Hüfte kippt zur Seite: beide Beckenknochen zeigen zum Boden

    = b_stance_romanian_deadlift_dumbbell
    name.de B-Stance Rumänisches Kreuzheben (Kurzhantel)
    how.en Stand on one leg and set the other foot half a step back on its toes for balance. With soft knees push the hips back and slide the dumbbells down the front leg until the hamstring is tight, then stand up. Most weight stays on the front leg.
    how.de Auf einem Bein stehen, der andere Fuß steht einen halben Schritt dahinter auf den Zehen. Mit weichen Knien die Hüfte nach hinten schieben, die Kurzhanteln am vorderen Bein entlang senken, bis es hinten zieht, dann aufrichten. Das vordere Bein trägt.
    cue.en Hips straight back
    cue.en Back foot only for balance
    cue.en Dumbbells close to the leg
    cue.de Hüfte gerade nach hinten
    cue.de Hinterer Fuß nur fürs Gleichgewicht
    cue.de Kurzhanteln nah am Bein
    err.en Hips turning open: both hip bones face forward
    err.en Loading the back foot: shift the weight to the front leg
    err.de Das Becken dreht auf: beide Hüftknochen zeigen nach vorn
    err.de Der hintere Fuß trägt mit: Gewicht auf das vordere Bein

    = frog_pump
    name.de Frog Pump
    how.en Lie on your back, soles together, heels close to the seat and knees falling out. Press the outer edges of the feet together and down, lift the hips until the glutes are tight, and lower. A dumbbell may rest on the hips.
    how.de Auf dem Rücken liegen, Fußsohlen aneinander, Fersen nah am Gesäß, die Knie fallen nach außen. Die Fußkanten in den Boden drücken, das Becken heben, bis das Gesäß fest ist, und senken. Eine Kurzhantel darf auf der Hüfte liegen.
    cue.en Knees stay wide
    cue.en Chin and ribs down
    cue.en Squeeze at the top
    cue.de Knie bleiben weit außen
    cue.de Kinn und Rippen tief
    cue.de Oben fest anspannen
    err.en Arching the lower back: lift only as far as the glutes lift you
    err.en Feet too far away: bring the heels closer
    err.de Ins Hohlkreuz drücken: nur so hoch, wie das Gesäß hebt
    err.de Füße zu weit weg: Fersen näher ans Gesäß
    """
