/// What is said of squats, lunges and the legs: see ``ExerciseTexts``.
let legTexts = """
    = squat_low_bar_barbell
    name.de Low-Bar-Kniebeuge (Langhantel)
    how.en Set the bar across the rear shoulders, below the top of the traps, and walk it out of the rack. Send the hips back and down with the torso leaning forward, until the hip crease passes the top of the knee. Drive up with chest and hips rising together and the bar over the middle of the foot.
    how.de Die Stange liegt auf der hinteren Schulter, unterhalb des oberen Trapezmuskels; mit wenigen Schritten aus dem Rack gehen. Die Hüfte nach hinten und unten schieben, der Oberkörper neigt sich vor, bis die Hüftfalte tiefer ist als die Knieoberkante. Hochdrücken, Brust und Hüfte steigen gleichzeitig, die Stange bleibt über der Fußmitte.
    cue.en Pull the bar into your back
    cue.en Hips back, knees out
    cue.en Drive your back up into the bar
    cue.de Stange fest in den Rücken ziehen
    cue.de Hüfte nach hinten, Knie nach außen
    cue.de Rücken gegen die Stange nach oben drücken
    err.en Hips shoot up first: drive the upper back up at the same pace
    err.en Wrists carry the weight: set the bar on the shoulders and keep the hands light
    err.de Hüfte schießt zuerst hoch: den oberen Rücken im gleichen Tempo mit hochdrücken
    err.de Last auf den Handgelenken: Stange auf der Schulter ablegen, Hände halten nur fest

    = squat_bodyweight
    name.de Kniebeuge (Eigengewicht)
    how.en Stand about shoulder-width apart with the toes turned out a little and the arms in front for balance. Sit down between the heels with the chest up, at least until the thighs are level if your mobility allows. Push through the whole foot and stand up fully.
    how.de Etwa schulterbreit hinstellen, Zehen leicht nach außen, Arme zum Ausbalancieren nach vorn. Mit aufrechter Brust zwischen die Fersen absitzen, wenn es die Beweglichkeit zulässt mindestens bis die Oberschenkel waagerecht sind. Über den ganzen Fuß hochdrücken und ganz aufrichten.
    cue.en Knees follow the toes
    cue.en Whole foot stays on the floor
    cue.en Chest proud all the way down
    cue.de Knie folgen den Zehen
    cue.de Der ganze Fuß bleibt am Boden
    cue.de Brust raus bis ganz nach unten
    err.en Heels come up: widen the stance a little and sit between the feet
    err.en Knees fall in: push them out over the little toes
    err.de Fersen heben ab: etwas breiter stehen und zwischen die Füße absitzen
    err.de Knie fallen nach innen: aktiv nach außen über die kleinen Zehen drücken

    = squat_dumbbell
    name.de Kniebeuge (Kurzhantel)
    how.en Hold a dumbbell in each hand beside the thighs, feet about shoulder-width apart. Squat straight down with the chest up, letting the dumbbells travel along the sides of the legs. Push through the whole foot and stand up until hips and knees are straight.
    how.de In jeder Hand eine Kurzhantel seitlich neben den Oberschenkeln halten, Füße etwa schulterbreit. Mit aufrechter Brust gerade nach unten beugen, die Hanteln laufen neben den Beinen mit. Über den ganzen Fuß hochdrücken, bis Hüfte und Knie gestreckt sind.
    cue.en Let the arms hang like ropes
    cue.en Shoulders back, chest up
    cue.en Knees out over the toes
    cue.de Arme hängen lassen wie Seile
    cue.de Schultern zurück, Brust raus
    cue.de Knie nach außen über die Zehen
    err.en Tipping forward with the weights: keep them beside the ankles, not in front
    err.en Cutting the depth short: use lighter dumbbells and reach level thighs
    err.de Mit den Hanteln nach vorn kippen: neben den Knöcheln halten, nicht davor
    err.de Zu flach gebeugt: leichtere Hanteln nehmen und bis zur Waagerechten gehen

    = squat_smith_machine
    name.de Kniebeuge (Multipresse)
    how.en Set the bar of the Smith machine on the upper back, feet slightly in front of it, and turn the hooks free. Lower yourself with a tight trunk until the thighs are at least level. Push through the whole foot to the top and hook the bar in after the last rep.
    how.de Die Stange der Multipresse auf den oberen Rücken legen, Füße leicht davor, und die Haken ausdrehen. Mit festem Rumpf absenken, bis die Oberschenkel mindestens waagerecht sind. Über den ganzen Fuß hochdrücken und nach der letzten Wiederholung wieder einhaken.
    cue.en Set the safety stops first
    cue.en Lower back stays as it is
    cue.en Push through the whole foot
    cue.de Zuerst die Sicherheitsstopper einstellen
    cue.de Unterer Rücken bleibt, wie er ist
    cue.de Über den ganzen Fuß drücken
    err.en Feet far in front and the back rounding: bring the feet closer to the bar
    err.en Dropping into the bottom: lower under control and turn smoothly
    err.de Füße zu weit vorn, Rücken wird rund: Füße näher an die Stange stellen
    err.de In die Tiefe fallen lassen: kontrolliert ablassen und weich umkehren

    = squat_machine
    name.de Kniebeuge (Maschine)
    how.en Stand under the shoulder pads with the back against its support and the feet about shoulder-width on the plate. Release the lock and bend hips and knees until the thighs are about parallel to the foot plate. Press up without slamming the knees straight and lock the machine at the end.
    how.de Unter die Schulterpolster stellen, Rücken ans Polster, Füße etwa schulterbreit auf die Platte. Sicherung lösen und Hüfte und Knie beugen, bis die Oberschenkel etwa parallel zur Fußplatte sind. Hochdrücken, ohne die Knie hart durchzuschlagen, und am Ende die Maschine sichern.
    cue.en Shoulders firmly under the pads
    cue.en Back stays on the support
    cue.en Press with the whole foot
    cue.de Schultern fest unter die Polster
    cue.de Rücken bleibt an der Stütze
    cue.de Mit dem ganzen Fuß drücken
    err.en Heels lifting off: place the feet a little further forward
    err.en Pelvis curling off the pad: stop just before it rolls
    err.de Fersen heben ab: Füße etwas weiter vorn aufstellen
    err.de Becken rollt vom Polster: kurz vorher umkehren

    = squat_band
    name.de Kniebeuge (Band)
    how.en Stand on the band with both feet about shoulder-width apart and bring the other end to the shoulders, hands holding it in front. Squat down with the chest up while keeping tension in the band. Stand up against the growing pull until hips and knees are straight.
    how.de Mit beiden Füßen etwa schulterbreit auf das Band stellen und das andere Ende auf die Schultern nehmen, die Hände halten es vorn fest. Mit aufrechter Brust in die Kniebeuge gehen, das Band bleibt unter Spannung. Gegen den zunehmenden Zug hochdrücken, bis Hüfte und Knie gestreckt sind.
    cue.en Band under the middle of the foot
    cue.en Elbows up, chest up
    cue.en Stand up hard against the pull
    cue.de Band liegt unter der Fußmitte
    cue.de Ellbogen hoch, Brust hoch
    cue.de Oben kräftig gegen den Zug aufrichten
    err.en Band slips off the foot: stand on it with the full mid-foot and check it for tears
    err.en Getting pulled down fast: lower slowly against the band
    err.de Band rutscht weg: mit der ganzen Fußmitte draufstehen und vorher auf Risse prüfen
    err.de Vom Band nach unten gerissen: langsam gegen den Zug absenken

    = squat_suspension
    name.de Kniebeuge (Schlingentrainer)
    how.en Face the anchor, hold the handles with the straps tight and the elbows beside the ribs. Sit back and down, letting the arms straighten, until you reach a comfortable full depth. Stand up with the legs and use the straps only for balance.
    how.de Blick zum Ankerpunkt, Griffe mit gespannten Gurten halten, Ellbogen neben den Rippen. Nach hinten unten absitzen und die Arme lang werden lassen, bis zur Tiefe, die gut geht. Mit den Beinen aufstehen, die Gurte helfen nur beim Gleichgewicht.
    cue.en Straps tight the whole time
    cue.en Legs lift, arms only guide
    cue.en Sit between your heels
    cue.de Gurte die ganze Zeit auf Spannung
    cue.de Beine heben, Arme führen nur
    cue.de Zwischen die Fersen absitzen
    err.en Pulling yourself up with the arms: take weight off the hands and push the floor
    err.en Leaning far back in the straps: keep the weight over the middle of the foot
    err.de Mit den Armen hochziehen: Hände entlasten und in den Boden drücken
    err.de Weit zurückgelehnt in den Gurten: Gewicht über der Fußmitte halten

    = squat_safety_bar
    name.de Kniebeuge (Safety Bar)
    how.en Rest the padded yoke on the upper back with the handles in front and walk out of the rack. Squat down with the chest pushed up against the forward pull of the bar until the hips are at knee height or lower. Drive the upper back into the pad and stand up.
    how.de Das Polster der Safety Bar auf den oberen Rücken legen, Griffe vorn fassen und aus dem Rack gehen. In die Beuge gehen und die Brust gegen den Zug nach vorn aufrecht halten, bis die Hüfte auf Kniehöhe oder tiefer ist. Oberen Rücken ins Polster drücken und aufstehen.
    cue.en Push your upper back into the pad
    cue.en Elbows down, handles still
    cue.en Big breath, then go down
    cue.de Oberen Rücken ins Polster drücken
    cue.de Ellbogen nach unten, Griffe ruhig
    cue.de Tief einatmen, dann runter
    err.en Folding forward on the way up: brace before each rep and lead with the upper back
    err.en Pushing the handles up to cheat: hold them loosely in one place
    err.de Beim Hochgehen nach vorn klappen: vorher Spannung aufbauen, oberer Rücken führt
    err.de Griffe nach oben drücken zum Schummeln: locker an einer Stelle halten

    = front_squat_smith_machine
    name.de Frontkniebeuge (Multipresse)
    how.en Rest the bar on the front of the shoulders with crossed arms or a clean grip and the elbows high, feet just under or slightly in front of it. Turn the bar free and squat straight down with an upright torso. Press up through the whole foot and hook the bar in at the end.
    how.de Die Stange vorn auf den Schultern ablegen, Arme gekreuzt oder im Umsetzgriff, Ellbogen hoch, Füße knapp darunter oder leicht davor. Ausdrehen und mit aufrechtem Oberkörper gerade nach unten beugen. Über den ganzen Fuß hochdrücken und am Ende einhaken.
    cue.en Elbows up, bar on the shoulders
    cue.en Straight down, straight up
    cue.en Knees may travel over the toes
    cue.de Ellbogen hoch, Stange auf den Schultern
    cue.de Gerade runter, gerade hoch
    cue.de Knie dürfen über die Zehen
    err.en Elbows drop: lift them at the start of the ascent
    err.en No stops set: adjust the safety stops to just below your lowest point
    err.de Ellbogen sinken ab: zu Beginn des Hochgehens anheben
    err.de Keine Stopper gesetzt: Sicherung knapp unter den tiefsten Punkt stellen

    = front_squat_dumbbell
    name.de Frontkniebeuge (Kurzhantel)
    how.en Bring two dumbbells to the shoulders and rest one end of each on the front of them, elbows pointing forward. Squat down between the heels with the torso upright. Stand up through the whole foot while the elbows stay high.
    how.de Zwei Kurzhanteln auf Schulterhöhe bringen und je ein Ende vorn auf der Schulter ablegen, Ellbogen zeigen nach vorn. Mit aufrechtem Oberkörper zwischen die Fersen absitzen. Über den ganzen Fuß aufstehen, die Ellbogen bleiben hoch.
    cue.en Elbows forward and up
    cue.en Ribs down, belly tight
    cue.en Stay tall in the bottom
    cue.de Ellbogen nach vorn und hoch
    cue.de Rippen runter, Bauch fest
    cue.de Unten lang und aufrecht bleiben
    err.en Upper back rounds: lift the elbows and use lighter dumbbells
    err.en Holding the weight with the arms: let the dumbbells rest on the shoulders
    err.de Oberer Rücken wird rund: Ellbogen anheben und leichtere Hanteln nehmen
    err.de Gewicht mit den Armen gehalten: Hanteln auf den Schultern ablegen

    = front_squat_kettlebell
    name.de Frontkniebeuge (Kettlebell)
    how.en Clean two kettlebells into the rack position: bells on the outside of the forearms, fists close under the chin, elbows near the ribs. Squat down with an upright torso until the thighs are at least level. Push up through the whole foot and stand tall.
    how.de Zwei Kettlebells in die Rack-Position umsetzen: Kugeln außen an den Unterarmen, Fäuste nah unter dem Kinn, Ellbogen an den Rippen. Mit aufrechtem Oberkörper beugen, bis die Oberschenkel mindestens waagerecht sind. Über den ganzen Fuß hochdrücken und aufrichten.
    cue.en Wrists straight, bells close
    cue.en Breathe in behind tight abs
    cue.en Elbows inside the knees
    cue.de Handgelenke gerade, Kugeln nah am Körper
    cue.de Gegen den festen Bauch einatmen
    cue.de Ellbogen innen an den Knien vorbei
    err.en Bells drift away from the body: keep the forearms upright and close
    err.en Leaning back to hold them: squeeze the glutes and pull the ribs down
    err.de Kugeln wandern vom Körper weg: Unterarme senkrecht und nah halten
    err.de Ins Hohlkreuz ausweichen: Po anspannen und Rippen runterziehen

    = overhead_squat_barbell
    name.de Überkopfkniebeuge (Langhantel)
    how.en Hold the bar overhead with a wide grip, elbows locked and the bar above the back of the head. Squat straight down while actively pushing the bar up, keeping it over the middle of the foot. Stand up with the arms locked from start to finish.
    how.de Die Stange mit weitem Griff über Kopf halten, Ellbogen gestreckt, Stange über dem Hinterkopf. Gerade nach unten beugen und die Stange dabei aktiv nach oben drücken, sie bleibt über der Fußmitte. Aufstehen, die Arme bleiben von Anfang bis Ende gestreckt.
    cue.en Push the bar to the ceiling
    cue.en Armpits turn forward
    cue.en Slow down, balance first
    cue.de Stange zur Decke drücken
    cue.de Achseln nach vorn drehen
    cue.de Langsam runter, erst das Gleichgewicht
    err.en Bar drifts forward: start light and only go as deep as it stays over mid-foot
    err.en Elbows soften: lock them out before you bend the knees
    err.de Stange wandert nach vorn: leicht beginnen, nur so tief, wie sie über der Fußmitte bleibt
    err.de Ellbogen geben nach: durchstrecken, bevor die Knie beugen

    = pause_squat_barbell
    name.de Pausenkniebeuge (Langhantel)
    how.en Set the bar on the upper back and step out of the rack. Squat to full depth and stay still there for two to three seconds without losing tension. Then drive up without dipping lower first.
    how.de Die Stange auf den oberen Rücken legen und aus dem Rack gehen. Bis zur vollen Tiefe beugen und dort zwei bis drei Sekunden still bleiben, ohne Spannung zu verlieren. Dann hochdrücken, ohne vorher noch einmal nachzusinken.
    cue.en Hold your air in the hole
    cue.en Count the pause, do not guess it
    cue.en Explode out of the bottom
    cue.de Unten die Luft halten
    cue.de Pause mitzählen, nicht schätzen
    cue.de Explosiv aus der Tiefe
    err.en Relaxing at the bottom: keep the trunk tight and the knees out
    err.en Rocking before the ascent: stay motionless, then push straight up
    err.de Unten entspannen: Rumpf fest lassen, Knie nach außen
    err.de Schwung holen vor dem Hochgehen: still stehen, dann gerade hochdrücken

    = box_squat_barbell
    name.de Box-Kniebeuge (Langhantel)
    how.en Set a box behind you that brings the thighs about level, take the bar on the back and stand a little wider. Push the hips back and sit down softly on the box with near-vertical shins. Stay tight for a moment, then push the feet outwards and stand up.
    how.de Eine Box hinter sich stellen, auf der die Oberschenkel etwa waagerecht sind, Stange auf den Rücken nehmen, etwas breiter stehen. Hüfte nach hinten schieben und weich auf der Box absitzen, Schienbeine fast senkrecht. Kurz unter Spannung bleiben, dann Füße nach außen drücken und aufstehen.
    cue.en Reach back for the box with the hips
    cue.en Sit down softly, stay tight
    cue.en Spread the floor and stand up
    cue.de Mit der Hüfte nach hinten zur Box
    cue.de Weich absitzen, Spannung halten
    cue.de Boden auseinanderdrücken und hoch
    err.en Crashing onto the box: control the last few centimetres
    err.en Rocking back and forth on it: keep the torso angle and push through the feet
    err.de Auf die Box plumpsen: die letzten Zentimeter kontrollieren
    err.de Auf der Box schaukeln: Oberkörperwinkel halten und über die Füße drücken

    = box_squat_dumbbell
    name.de Box-Kniebeuge (Kurzhantel)
    how.en Stand in front of a bench or box with a dumbbell in each hand beside the body. Push the hips back and lower yourself until you sit lightly on it, back straight. Stay tight for a moment and stand up by pushing through the whole foot.
    how.de Vor eine Bank oder Box stellen, in jeder Hand eine Kurzhantel neben dem Körper. Hüfte nach hinten schieben und mit geradem Rücken absenken, bis du leicht aufsitzt. Kurz die Spannung halten und über den ganzen Fuß wieder aufstehen.
    cue.en Hips back to the bench
    cue.en Touch lightly, do not collapse
    cue.en Stand up without swinging
    cue.de Hüfte zurück zur Bank
    cue.de Nur leicht aufsitzen, nicht zusammensacken
    cue.de Ohne Schwung aufstehen
    err.en Falling onto the bench: lower slowly until you feel it
    err.en Throwing the torso forward to get up: push with the legs, use less weight
    err.de Auf die Bank fallen: langsam ablassen, bis du sie spürst
    err.de Oberkörper zum Aufstehen nach vorn werfen: aus den Beinen drücken, leichter werden

    = zercher_squat_barbell
    name.de Zercher-Kniebeuge (Langhantel)
    how.en Take the bar from the rack into the crooks of the elbows, hands close together in front of the chest. Squat down with the torso upright until the elbows come to or between the thighs. Stand up with the bar tight to the body.
    how.de Die Stange aus dem Rack in die Ellenbeugen nehmen, Hände vor der Brust eng zusammen. Mit aufrechtem Oberkörper beugen, bis die Ellbogen an oder zwischen den Oberschenkeln sind. Aufstehen, die Stange bleibt eng am Körper.
    cue.en Squeeze the bar against you
    cue.en Fists up towards the chin
    cue.en Elbows between the knees
    cue.de Stange an den Körper pressen
    cue.de Fäuste Richtung Kinn
    cue.de Ellbogen zwischen die Knie
    err.en Bar sags away and the back rounds: hold it close and lift the chest
    err.en Bar digs in and the grip fails: use a pad or towel around the bar
    err.de Stange sackt weg, Rücken wird rund: nah halten und Brust anheben
    err.de Stange drückt in die Ellenbeugen: Polster oder Handtuch um die Stange legen

    = goblet_squat_dumbbell
    name.de Goblet Squat (Kurzhantel)
    how.en Hold one dumbbell upright in front of the chest with both hands under its upper end. Squat down between the feet so that the elbows pass inside the knees, torso upright. Push through the whole foot and stand up, the weight stays at the chest.
    how.de Eine Kurzhantel senkrecht vor der Brust halten, beide Hände unter dem oberen Ende. Mit aufrechtem Oberkörper zwischen die Füße absitzen, die Ellbogen gehen innen an den Knien vorbei. Über den ganzen Fuß aufstehen, das Gewicht bleibt an der Brust.
    cue.en Dumbbell touches the breastbone
    cue.en Elbows inside the knees
    cue.en Chest up, long neck
    cue.de Hantel bleibt am Brustbein
    cue.de Ellbogen innen an den Knien
    cue.de Brust hoch, Nacken lang
    err.en Weight drifts forward: keep it against the body
    err.en Back rounds at the bottom: stop a little higher and brace
    err.de Gewicht wandert nach vorn: eng am Körper lassen
    err.de Rücken wird unten rund: etwas höher umkehren und Bauch anspannen

    = goblet_squat_kettlebell
    name.de Goblet Squat (Kettlebell)
    how.en Hold the kettlebell by the sides of its handle in front of the chest, elbows down. Squat down between the feet until the elbows pass inside the knees, torso upright. Drive up through the whole foot and finish with straight hips.
    how.de Die Kettlebell seitlich an den Hörnern des Griffs vor der Brust halten, Ellbogen nach unten. Mit aufrechtem Oberkörper zwischen die Füße absitzen, bis die Ellbogen innen an den Knien vorbeigehen. Über den ganzen Fuß hochdrücken und die Hüfte ganz strecken.
    cue.en Kettlebell close to the chest
    cue.en Push the knees out with the legs
    cue.en Stand up tall, squeeze the glutes
    cue.de Kettlebell nah an der Brust
    cue.de Knie aktiv nach außen drücken
    cue.de Ganz aufrichten, Po anspannen
    err.en Arms hold the bell far out: pull it in and drop the elbows
    err.en Heels lift: sit a little further back or widen the stance
    err.de Kugel weit vorn gehalten: heranziehen, Ellbogen nach unten
    err.de Fersen heben ab: etwas weiter nach hinten sitzen oder breiter stehen

    = sumo_squat_barbell
    name.de Sumo-Kniebeuge (Langhantel)
    how.en Take the bar on the upper back and stand clearly wider than the shoulders with the toes turned out. Sit straight down with the knees pushed out over the toes until the thighs are about level. Press the feet into the floor and stand up with the chest high.
    how.de Die Stange auf den oberen Rücken nehmen und deutlich breiter als schulterbreit stehen, Zehen nach außen. Gerade nach unten absitzen, Knie über die Zehen nach außen drücken, bis die Oberschenkel etwa waagerecht sind. Füße in den Boden drücken und mit aufrechter Brust aufstehen.
    cue.en Knees out over the toes
    cue.en Hips straight down
    cue.en Spread the floor apart
    cue.de Knie über die Zehen nach außen
    cue.de Hüfte gerade nach unten
    cue.de Boden auseinanderschieben
    err.en Knees cave in: narrow the stance until you can keep them out
    err.en Tipping forward: brace, lift the chest and lower the weight
    err.de Knie fallen ein: schmaler stehen, bis sie außen bleiben
    err.de Nach vorn kippen: Bauch fest, Brust hoch und Gewicht reduzieren

    = sumo_squat_dumbbell
    name.de Sumo-Kniebeuge (Kurzhantel)
    how.en Stand wide with the toes turned out and hold one dumbbell by its end with both hands between the legs. Lower the hips straight down with the chest up, arms long. Push through both feet and stand up until the hips are straight.
    how.de Breit stehen, Zehen nach außen, eine Kurzhantel mit beiden Händen am Ende zwischen den Beinen halten. Mit aufrechter Brust und langen Armen die Hüfte gerade absenken. Über beide Füße hochdrücken, bis die Hüfte gestreckt ist.
    cue.en Arms are just hooks
    cue.en Knees out, chest up
    cue.en Squeeze the inner thighs on the way up
    cue.de Arme sind nur Haken
    cue.de Knie raus, Brust hoch
    cue.de Beim Hochgehen die Oberschenkelinnenseiten anspannen
    err.en Bending over to lower the weight: bend the knees and keep the torso upright
    err.en Feet pointing ahead in a wide stance: turn them out in line with the knees
    err.de Gewicht durch Vorbeugen absenken: Knie beugen, Oberkörper aufrecht
    err.de Füße zeigen geradeaus im breiten Stand: in Richtung der Knie ausdrehen

    = sumo_squat_kettlebell
    name.de Sumo-Kniebeuge (Kettlebell)
    how.en Stand wide with the toes turned out and let a kettlebell hang from both hands between the legs. Bend the knees over the toes and lower the hips straight down with an upright chest. Push through both feet and stand up completely.
    how.de Breit stehen, Zehen nach außen, die Kettlebell mit beiden Händen zwischen den Beinen hängen lassen. Knie über die Zehen beugen und mit aufrechter Brust die Hüfte gerade absenken. Über beide Füße hochdrücken und ganz aufrichten.
    cue.en Kettlebell hangs straight down
    cue.en Push the knees outwards
    cue.en Tall at the top, no leaning back
    cue.de Kettlebell hängt gerade nach unten
    cue.de Knie nach außen drücken
    cue.de Oben aufrecht, nicht nach hinten lehnen
    err.en Turning it into a hip hinge: bend the knees more and keep the chest up
    err.en Bell hits the floor early: stand on two stable plates for more depth
    err.de Wird zum Kreuzheben: mehr aus den Knien beugen, Brust oben lassen
    err.de Kugel stößt zu früh auf: für mehr Tiefe auf zwei stabile Scheiben stellen

    = sumo_squat_bodyweight
    name.de Sumo-Kniebeuge (Eigengewicht)
    how.en Stand clearly wider than the shoulders with the toes turned out, hands in front of the chest. Sit straight down with the knees over the toes until the thighs are about level. Push both feet into the floor and stand up by squeezing the glutes and inner thighs.
    how.de Deutlich breiter als schulterbreit stehen, Zehen nach außen, Hände vor der Brust. Gerade absitzen, Knie über den Zehen, bis die Oberschenkel etwa waagerecht sind. Beide Füße in den Boden drücken und mit Po und Oberschenkelinnenseiten aufrichten.
    cue.en Back upright as against a wall
    cue.en Knees point where the toes point
    cue.en Slow on the way down
    cue.de Rücken aufrecht wie an einer Wand
    cue.de Knie zeigen dahin, wo die Zehen zeigen
    cue.de Langsam runter
    err.en Knees roll inwards: turn the toes out less and push the knees out
    err.en Hips stick out behind: tuck the ribs and sink straight down
    err.de Knie rollen nach innen: Zehen weniger ausdrehen, Knie rausdrücken
    err.de Po schiebt nach hinten raus: Rippen runter und senkrecht absinken

    = hack_squat_machine
    name.de Hackenschmidt-Kniebeuge (Maschine)
    how.en Lie back against the pad with the shoulders under the rests and the feet about shoulder-width in the middle of the plate. Release the safety, bend the knees and lower the sled as deep as the back stays flat on the pad. Press up until the knees are almost straight and secure the sled at the end.
    how.de Rücken ans Polster, Schultern unter die Auflagen, Füße etwa schulterbreit in die Mitte der Platte. Sicherung lösen, Knie beugen und den Schlitten so tief ablassen, wie der Rücken flach am Polster bleibt. Hochdrücken, bis die Knie fast gestreckt sind, und den Schlitten am Ende sichern.
    cue.en Lower back glued to the pad
    cue.en Let the knees travel forward
    cue.en Push through the whole foot
    cue.de Unterer Rücken klebt am Polster
    cue.de Knie dürfen nach vorn wandern
    cue.de Über den ganzen Fuß drücken
    err.en Heels lift off the plate: move the feet a little higher
    err.en Half reps with too much load: take weight off and go deeper
    err.de Fersen lösen sich von der Platte: Füße etwas höher stellen
    err.de Halbe Wiederholungen mit zu viel Last: Gewicht runter und tiefer gehen

    = hack_squat_barbell
    name.de Hackenschmidt-Kniebeuge (Langhantel)
    how.en Stand with the barbell on the floor behind your heels, squat down and grip it with straight arms, palms facing back. Push through the feet and stand up, the bar sliding up behind the legs with the chest high. Lower it under control along the same path.
    how.de Die Langhantel liegt hinter den Fersen am Boden; in die Hocke gehen und sie mit gestreckten Armen greifen, Handflächen nach hinten. Über die Füße hochdrücken, die Stange gleitet mit aufrechter Brust hinter den Beinen hoch. Auf demselben Weg kontrolliert absenken.
    cue.en Bar close behind the legs
    cue.en Chest up, arms long
    cue.en Raise the heels on thin plates if needed
    cue.de Stange nah hinter den Beinen
    cue.de Brust raus, Arme lang
    cue.de Bei Bedarf Fersen auf dünne Scheiben stellen
    err.en Bar gets stuck behind the knees: push the knees forward and stay upright
    err.en Back rounds at the start: lower the hips and set the shoulder blades before the pull
    err.de Stange bleibt an den Kniekehlen hängen: Knie vor, Oberkörper aufrecht
    err.de Runder Rücken beim Start: Hüfte tiefer, Schulterblätter vorher fest

    = pendulum_squat_machine
    name.de Pendelkniebeuge (Maschine)
    how.en Place the shoulders under the pads, back against the support, feet about shoulder-width on the plate. Release the lock and let the arm swing you down into a deep squat with the back on the pad. Press up along the arc until the knees are almost straight and set the lock at the end.
    how.de Schultern unter die Polster, Rücken an die Stütze, Füße etwa schulterbreit auf die Platte. Sicherung lösen und mit dem Pendelarm in die tiefe Kniebeuge absenken, der Rücken bleibt am Polster. Auf dem Bogen hochdrücken, bis die Knie fast gestreckt sind, und am Ende sichern.
    cue.en Sink slowly into the depth
    cue.en Back and hips stay on the pad
    cue.en No rest at the top, keep tension
    cue.de Langsam in die Tiefe
    cue.de Rücken und Hüfte bleiben am Polster
    cue.de Oben nicht ausruhen, Spannung halten
    err.en Bouncing out of the bottom: pause briefly, then press
    err.en Hips lift off the pad: reduce the depth or move the feet
    err.de Aus der Tiefe federn: kurz halten, dann drücken
    err.de Hüfte löst sich vom Polster: weniger tief gehen oder Füße versetzen

    = belt_squat_machine
    name.de Belt Squat (Maschine)
    how.en Put the belt around the hips, hook it to the machine and stand on the platform a little wider than the hips. Release the lever and squat down with an upright torso while the load pulls at the pelvis. Push through the feet to standing and put the lever back before you unhook.
    how.de Den Gurt um die Hüfte legen, an der Maschine einhängen und etwas breiter als hüftbreit auf die Plattform stellen. Hebel lösen und mit aufrechtem Oberkörper in die Beuge gehen, die Last zieht am Becken. Über die Füße hochdrücken und den Hebel sichern, bevor du aushängst.
    cue.en Belt low on the hips
    cue.en Hands only for balance
    cue.en Straight down, knees out
    cue.de Gurt tief auf die Hüfte
    cue.de Hände nur fürs Gleichgewicht
    cue.de Gerade runter, Knie raus
    err.en Pulling up on the handles: open the hands and let the legs do the work
    err.en Standing off the pull line: place the feet so that the load hangs between them
    err.de An den Griffen hochziehen: Hände öffnen und die Beine arbeiten lassen
    err.de Neben der Zuglinie stehen: so stellen, dass die Last zwischen den Füßen hängt

    = landmine_squat
    name.de Landmine-Kniebeuge
    how.en Hold the free end of the bar with both hands in front of the chest, feet about shoulder-width, leaning slightly into it. Squat down between the feet until the thighs are at least level. Push up and slightly forward along the arc of the bar until you stand tall.
    how.de Das freie Ende der Stange mit beiden Händen vor der Brust halten, Füße etwa schulterbreit, leicht dagegengelehnt. Zwischen die Füße absitzen, bis die Oberschenkel mindestens waagerecht sind. Auf dem Bogen der Stange nach oben und leicht nach vorn aufrichten.
    cue.en Bar end stays at the breastbone
    cue.en Lean lightly into the bar
    cue.en Elbows inside the knees
    cue.de Stangenende bleibt am Brustbein
    cue.de Leicht in die Stange lehnen
    cue.de Ellbogen innen an den Knien
    err.en Standing too far away: step closer so that you do not fall forward
    err.en Pressing with the arms: keep the elbows bent and stand up with the legs
    err.de Zu weit weg gestanden: näher heran, sonst kippst du nach vorn
    err.de Mit den Armen gedrückt: Ellbogen gebeugt lassen, aus den Beinen hoch

    = landmine_squat_and_press
    name.de Landmine-Kniebeuge mit Drücken
    how.en Hold the free end of the bar with both hands at the chest, feet about shoulder-width. Squat down, then drive up hard and use the momentum to press the bar up and forward until the arms are straight. Bring it back to the chest under control and go into the next squat.
    how.de Das freie Ende der Stange mit beiden Händen an der Brust halten, Füße etwa schulterbreit. In die Kniebeuge gehen, kräftig hochkommen und den Schwung nutzen, um die Stange nach oben vorn bis zu gestreckten Armen zu drücken. Kontrolliert zur Brust zurück und in die nächste Beuge.
    cue.en Legs first, arms finish
    cue.en Ribs down as you press
    cue.en Breathe out at the top
    cue.de Erst die Beine, dann die Arme
    cue.de Rippen unten beim Drücken
    cue.de Oben ausatmen
    err.en Pressing before the legs are straight: finish the squat, then push
    err.en Lower back arches overhead: squeeze glutes and abs, lean slightly forward
    err.de Drücken, bevor die Beine gestreckt sind: erst aufstehen, dann drücken
    err.de Hohlkreuz beim Drücken: Po und Bauch anspannen, leicht nach vorn lehnen

    = seated_leg_press_machine
    name.de Beinpresse sitzend (Maschine)
    how.en Sit with the whole back against the pad and place the feet hip- to shoulder-width on the plate, knees bent about a right angle or more. Push until the legs are almost straight. Return slowly without letting the weight stack touch down.
    how.de Mit dem ganzen Rücken am Polster sitzen, Füße hüft- bis schulterbreit auf die Platte, Knie etwa im rechten Winkel oder stärker gebeugt. Drücken, bis die Beine fast gestreckt sind. Langsam zurück, ohne das Gewicht aufsetzen zu lassen.
    cue.en Hips stay in the seat
    cue.en Push with the heels and toes together
    cue.en Knees in line with the feet
    cue.de Hüfte bleibt im Sitz
    cue.de Über Ferse und Ballen drücken
    cue.de Knie in einer Linie mit den Füßen
    err.en Knees snap straight: stop just before the end and stay in tension
    err.en Seat too far back: move it closer so that the knees bend well
    err.de Knie schnappen durch: kurz vor der Streckung stoppen, Spannung halten
    err.de Sitz zu weit hinten: näher stellen, damit die Knie gut beugen

    = single_leg_press_machine
    name.de Beinpresse einbeinig (Maschine)
    how.en Place one foot in line with the hip in the middle of the plate, the other rests on the floor or frame. Release the safety and lower the weight until the knee is well bent and the pelvis is still flat on the pad. Press up to almost straight, do all reps, then change legs.
    how.de Einen Fuß in Verlängerung der Hüfte mittig auf die Platte setzen, der andere bleibt am Boden oder Rahmen. Sicherung lösen und absenken, bis das Knie gut gebeugt ist und das Becken noch flach aufliegt. Bis fast zur Streckung drücken, alle Wiederholungen, dann Seite wechseln.
    cue.en Both hip bones stay level
    cue.en Knee over the middle toes
    cue.en Start with the weaker leg
    cue.de Beckenknochen bleiben auf einer Höhe
    cue.de Knie über die mittleren Zehen
    cue.de Mit dem schwächeren Bein anfangen
    err.en Pelvis twists off the pad: reduce depth or load
    err.en Knee drops inwards: push it gently outwards in line with the foot
    err.de Becken dreht vom Polster weg: weniger Tiefe oder weniger Gewicht
    err.de Knie fällt nach innen: leicht nach außen in Fußrichtung drücken

    = vertical_leg_press_machine
    name.de Vertikale Beinpresse (Maschine)
    how.en Lie on your back under the plate with the hips directly below it and place the feet about hip-width on it. Release the stops and lower the plate until the knees come close to the chest without the pelvis rolling up. Press it up to almost straight legs and set the stops before getting out.
    how.de Auf dem Rücken unter der Platte liegen, Hüfte direkt darunter, Füße etwa hüftbreit darauf. Stopper lösen und absenken, bis die Knie nah an der Brust sind, ohne dass das Becken abrollt. Bis fast zur Streckung hochdrücken und die Stopper setzen, bevor du aussteigst.
    cue.en Feet flat, middle of the plate
    cue.en Lower back on the pad
    cue.en Lower it slowly, no bouncing
    cue.de Füße flach, Mitte der Platte
    cue.de Unterer Rücken liegt auf
    cue.de Langsam ablassen, nicht federn
    err.en Pelvis rolls up at the bottom: stop a little higher
    err.en Training without safety stops: set them before the first rep
    err.de Becken rollt unten hoch: etwas höher umkehren
    err.de Ohne Stopper trainiert: vor der ersten Wiederholung einstellen

    = jump_squat
    name.de Sprungkniebeuge
    how.en Stand about shoulder-width apart and dip into a quarter to half squat with the arms going back. Jump straight up as high as you can by extending ankles, knees and hips. Land softly on the balls of the feet, sink into the squat and reset before the next jump.
    how.de Etwa schulterbreit stehen, in eine viertel bis halbe Kniebeuge gehen und die Arme nach hinten nehmen. Über Sprunggelenk, Knie und Hüfte so hoch wie möglich abspringen. Weich auf den Ballen landen, in die Beuge federn und vor dem nächsten Sprung neu ausrichten.
    cue.en Land as quietly as you can
    cue.en Jump high, not fast
    cue.en Knees out on landing
    cue.de So leise wie möglich landen
    cue.de Hoch springen, nicht schnell
    cue.de Beim Landen Knie nach außen
    err.en Landing on stiff legs: let ankles, knees and hips give way
    err.en Going on when the jumps get low: end the set or take off weight
    err.de Mit steifen Beinen landen: Sprunggelenk, Knie und Hüfte nachgeben lassen
    err.de Weitermachen, wenn die Sprünge flach werden: Satz beenden oder Gewicht weg

    = pistol_squat
    name.de Pistol Squat
    how.en Stand on one leg with the other leg and the arms held straight in front. Lower yourself slowly as far as possible with the heel down and the free foot off the floor. Push through the whole foot to stand up, finish the reps and change sides.
    how.de Auf einem Bein stehen, das andere Bein und die Arme nach vorn strecken. Langsam so tief wie möglich absenken, die Ferse bleibt am Boden, der freie Fuß in der Luft. Über den ganzen Fuß aufstehen, Wiederholungen beenden und Seite wechseln.
    cue.en Heel pressed into the floor
    cue.en Knee follows the toes
    cue.en Reach forward with the arms
    cue.de Ferse in den Boden drücken
    cue.de Knie folgt den Zehen
    cue.de Arme nach vorn schieben
    err.en Dropping into the bottom: train to a box first and lower it step by step
    err.en Heel lifts: put it on a thin plate until the ankle allows more
    err.de In die Tiefe fallen: erst auf eine Box üben und sie schrittweise senken
    err.de Ferse hebt ab: auf eine dünne Scheibe stellen, bis das Sprunggelenk mehr zulässt

    = pistol_squat_assisted
    name.de Pistol Squat (unterstützt)
    how.en Hold on to a post, a band or straps at chest height and lift one leg straight in front. Lower yourself on the other leg with the heel down, taking only as much help from the hands as you need. Stand up mainly with the leg, finish the reps and change sides.
    how.de An Pfosten, Band oder Gurten auf Brusthöhe festhalten und ein Bein gestreckt nach vorn heben. Auf dem anderen Bein absenken, Ferse am Boden, die Hände helfen nur so viel wie nötig. Überwiegend mit dem Bein aufstehen, Wiederholungen beenden und Seite wechseln.
    cue.en As little pull as possible
    cue.en Heel stays down
    cue.en Slow and even to the bottom
    cue.de So wenig ziehen wie möglich
    cue.de Ferse bleibt unten
    cue.de Langsam und gleichmäßig nach unten
    err.en Arms do the lifting: help only at the hardest point
    err.en Knee wobbles inwards: slow down and keep it over the foot
    err.de Arme ziehen hoch: nur an der schwersten Stelle helfen
    err.de Knie wackelt nach innen: langsamer werden und über dem Fuß halten

    = sissy_squat
    name.de Sissy Squat
    how.en Stand hip-width and hold on to something with one hand, rise onto the balls of the feet. Bend the knees forward and lean back at the same time so that knees, hips and shoulders stay in one line. Go only as deep as you can control and pull yourself back up with the thighs.
    how.de Hüftbreit stehen, mit einer Hand festhalten und auf die Fußballen gehen. Knie nach vorn beugen und gleichzeitig zurücklehnen, sodass Knie, Hüfte und Schultern eine Linie bilden. Nur so tief, wie du es kontrollierst, und mit der Kraft der Oberschenkel zurück.
    cue.en Hips stay straight
    cue.en Knees forward, chest back
    cue.en Slow down, small range first
    cue.de Hüfte bleibt gestreckt
    cue.de Knie vor, Brust zurück
    cue.de Langsam, zuerst kleiner Weg
    err.en Bending at the hips: squeeze the glutes and keep the line
    err.en Too deep too early: start with a short range and hold on
    err.de In der Hüfte einknicken: Po anspannen und die Linie halten
    err.de Zu früh zu tief: mit kleinem Weg anfangen und festhalten

    = wall_sit
    name.de Wandsitzen
    how.en Lean the whole back against a wall and walk the feet out until the thighs are about level and the shins upright. Hold this position with the weight on the whole foot and the hands off the legs. Breathe evenly and push yourself up along the wall at the end.
    how.de Den ganzen Rücken an die Wand lehnen und die Füße so weit vorstellen, dass die Oberschenkel etwa waagerecht und die Schienbeine senkrecht sind. Position halten, Gewicht auf dem ganzen Fuß, Hände weg von den Beinen. Gleichmäßig atmen und am Ende an der Wand hochschieben.
    cue.en Press the lower back to the wall
    cue.en Keep breathing, do not hold it
    cue.en Knees above the ankles
    cue.de Unteren Rücken an die Wand drücken
    cue.de Weiteratmen, nicht die Luft anhalten
    cue.de Knie über den Knöcheln
    err.en Hands push on the thighs: cross the arms or let them hang
    err.en Sliding up over time: end the hold or come back to level thighs
    err.de Hände stützen auf den Oberschenkeln: Arme kreuzen oder hängen lassen
    err.de Mit der Zeit nach oben rutschen: beenden oder zurück in die Waagerechte

    = bulgarian_split_squat_dumbbell
    name.de Bulgarian Split Squat (Kurzhantel)
    how.en Hold a dumbbell in each hand, place the top of the rear foot on a bench behind you and the front foot a good step ahead. Lower the rear knee towards the floor until the front thigh is about level. Push up through the front foot, finish the reps and change sides.
    how.de In jeder Hand eine Kurzhantel, den hinteren Fuß mit dem Spann auf eine Bank legen, der vordere steht einen guten Schritt davor. Das hintere Knie Richtung Boden senken, bis der vordere Oberschenkel etwa waagerecht ist. Über den vorderen Fuß hochdrücken, Wiederholungen beenden und Seite wechseln.
    cue.en Weight on the front foot
    cue.en Drop the knee straight down
    cue.en Hips face forward
    cue.de Gewicht auf den vorderen Fuß
    cue.de Knie gerade nach unten senken
    cue.de Hüfte zeigt nach vorn
    err.en Pushing off with the rear foot: use it only for balance
    err.en Front heel lifts: move the front foot a little further forward
    err.de Mit dem hinteren Fuß abdrücken: er hält nur das Gleichgewicht
    err.de Vordere Ferse hebt ab: vorderen Fuß etwas weiter vorstellen

    = bulgarian_split_squat_barbell
    name.de Bulgarian Split Squat (Langhantel)
    how.en Take the bar on the upper back, place the top of the rear foot on a bench and the front foot a good step ahead. Lower yourself straight down until the front thigh is about level. Drive up through the front foot with a tight trunk, finish the reps and change sides.
    how.de Die Stange auf den oberen Rücken nehmen, den hinteren Fuß mit dem Spann auf eine Bank legen, der vordere steht einen guten Schritt davor. Gerade absenken, bis der vordere Oberschenkel etwa waagerecht ist. Mit festem Rumpf über den vorderen Fuß hochdrücken, danach Seite wechseln.
    cue.en Find your balance before the first rep
    cue.en Front foot does the work
    cue.en Bar level, hips level
    cue.de Vor der ersten Wiederholung Gleichgewicht finden
    cue.de Der vordere Fuß arbeitet
    cue.de Stange gerade, Hüfte gerade
    err.en Wobbling sideways: set the feet hip-width apart, not on one line
    err.en Too heavy without safeties: train in the rack and learn it with dumbbells first
    err.de Seitliches Wackeln: Füße hüftbreit versetzt stellen, nicht auf einer Linie
    err.de Zu schwer ohne Sicherung: im Rack trainieren, erst mit Kurzhanteln lernen

    = bulgarian_split_squat_smith_machine
    name.de Bulgarian Split Squat (Multipresse)
    how.en Put a bench behind the Smith machine, take the bar on the upper back and place the rear foot on the bench, the front foot a step ahead. Turn the bar free and lower straight down until the front thigh is about level. Push up through the front foot, hook in after the set and change sides.
    how.de Eine Bank hinter die Multipresse stellen, Stange auf den oberen Rücken, den hinteren Fuß auf die Bank, den vorderen einen Schritt davor. Ausdrehen und gerade absenken, bis der vordere Oberschenkel etwa waagerecht ist. Über den vorderen Fuß hochdrücken, nach dem Satz einhaken und Seite wechseln.
    cue.en Stops set, bar under control
    cue.en Down in the line of the rails
    cue.en Press through the front heel and ball
    cue.de Stopper gesetzt, Stange kontrolliert
    cue.de In der Linie der Schienen nach unten
    cue.de Vorn über Ferse und Ballen drücken
    err.en Front foot right under the bar: move it forward until the heel stays down
    err.en Rear leg pushes along: put the top of that foot down and relax it
    err.de Vorderer Fuß genau unter der Stange: weiter vor, bis die Ferse unten bleibt
    err.de Hinteres Bein schiebt mit: Spann ablegen und locker lassen

    = bulgarian_split_squat_bodyweight
    name.de Bulgarian Split Squat (Eigengewicht)
    how.en Place the top of the rear foot on a bench and the front foot a good step ahead, hands on the hips or in front of the chest. Lower the rear knee towards the floor until the front thigh is about level. Push up through the front foot, finish the reps and change sides.
    how.de Den hinteren Fuß mit dem Spann auf eine Bank legen, der vordere steht einen guten Schritt davor, Hände an der Hüfte oder vor der Brust. Das hintere Knie Richtung Boden senken, bis der vordere Oberschenkel etwa waagerecht ist. Über den vorderen Fuß hochdrücken, danach Seite wechseln.
    cue.en Eyes on one point in front
    cue.en Front knee over the toes
    cue.en Two seconds down, then push
    cue.de Einen Punkt vor dir fixieren
    cue.de Vorderes Knie über die Zehen
    cue.de Zwei Sekunden runter, dann drücken
    err.en Standing too close to the bench: hop the front foot forward a little
    err.en Front knee falls in: push it out over the middle toes
    err.de Zu nah an der Bank: den vorderen Fuß etwas weiter vorsetzen
    err.de Vorderes Knie fällt ein: über die mittleren Zehen nach außen drücken

    = split_squat_dumbbell
    name.de Split Squat (Kurzhantel)
    how.en Stand in a long stride, a dumbbell in each hand beside the body, rear heel lifted. Bend both knees and lower straight down until the rear knee is just above the floor. Push up through the front foot without moving the feet, finish the reps and change sides.
    how.de In weiter Schrittstellung stehen, in jeder Hand eine Kurzhantel neben dem Körper, hintere Ferse angehoben. Beide Knie beugen und gerade absenken, bis das hintere Knie knapp über dem Boden ist. Über den vorderen Fuß hochdrücken, die Füße bleiben stehen, danach Seite wechseln.
    cue.en Down like a lift, not forward
    cue.en Front foot carries most of the load
    cue.en Feet on two rails, not one rope
    cue.de Runter wie ein Aufzug, nicht nach vorn
    cue.de Der vordere Fuß trägt das meiste
    cue.de Füße auf zwei Schienen, nicht auf einem Seil
    err.en Stride too short: lengthen it until the front heel stays down
    err.en Torso falls forward: let the dumbbells hang beside the hips and look ahead
    err.de Schritt zu kurz: verlängern, bis die vordere Ferse unten bleibt
    err.de Oberkörper fällt nach vorn: Hanteln neben der Hüfte lassen, Blick nach vorn

    = split_squat_barbell
    name.de Split Squat (Langhantel)
    how.en Take the bar on the upper back out of the rack and step into a long stride with the rear heel lifted. Lower straight down until the rear knee is just above the floor. Push up through the front foot, keep the feet in place, finish the reps and change sides.
    how.de Die Stange auf dem oberen Rücken aus dem Rack nehmen und in die weite Schrittstellung gehen, hintere Ferse angehoben. Gerade absenken, bis das hintere Knie knapp über dem Boden ist. Über den vorderen Fuß hochdrücken, die Füße bleiben stehen, danach Seite wechseln.
    cue.en Take a breath before each rep
    cue.en Rear knee straight to the floor
    cue.en Trunk tight, bar level
    cue.de Vor jeder Wiederholung Luft holen
    cue.de Hinteres Knie gerade zum Boden
    cue.de Rumpf fest, Stange waagerecht
    err.en Feet on one line: place them hip-width apart for balance
    err.en Knee crashes into the floor: lower under control and stop just above it
    err.de Füße auf einer Linie: hüftbreit versetzt aufstellen
    err.de Knie knallt auf den Boden: kontrolliert ablassen und knapp darüber stoppen

    = lunge_dumbbell
    name.de Ausfallschritt (Kurzhantel)
    how.en Stand tall with a dumbbell in each hand beside the body. Take a long step forward and bend both knees until the rear one is just above the floor. Push off with the front foot and step back to the start, then repeat or change legs.
    how.de Aufrecht stehen, in jeder Hand eine Kurzhantel neben dem Körper. Einen großen Schritt nach vorn machen und beide Knie beugen, bis das hintere knapp über dem Boden ist. Mit dem vorderen Fuß abdrücken und zurück in den Stand, dann wiederholen oder Bein wechseln.
    cue.en Step long and land softly
    cue.en Front knee over the toes
    cue.en Push yourself back in one go
    cue.de Großer Schritt, weich aufsetzen
    cue.de Vorderes Knie über die Zehen
    cue.de In einem Zug zurückdrücken
    err.en Swinging the dumbbells along: keep the arms long and still
    err.en Needing several small steps back: shorten the step or go lighter
    err.de Hanteln schwingen mit: Arme lang und ruhig lassen
    err.de Zurück nur mit Trippelschritten: Schritt verkürzen oder leichter werden

    = lunge_barbell
    name.de Ausfallschritt (Langhantel)
    how.en Stand with the bar on the upper back and the trunk tight. Take a long step forward and lower until the rear knee is just above the floor, torso upright. Push off with the front foot back into the start position, then repeat or change legs.
    how.de Mit der Stange auf dem oberen Rücken und festem Rumpf stehen. Einen großen Schritt nach vorn machen und mit aufrechtem Oberkörper absenken, bis das hintere Knie knapp über dem Boden ist. Mit dem vorderen Fuß in den Stand zurückdrücken, dann wiederholen oder Bein wechseln.
    cue.en Pull the bar into your back
    cue.en Calm step, full foot down
    cue.en Hips stay under the shoulders
    cue.de Stange in den Rücken ziehen
    cue.de Ruhiger Schritt, ganzer Fuß setzt auf
    cue.de Hüfte bleibt unter den Schultern
    err.en Tipping forward on landing: step shorter and brace before the step
    err.en Stepping on one line: keep the feet hip-width apart
    err.de Beim Aufsetzen nach vorn kippen: kürzerer Schritt, Bauch vorher anspannen
    err.de Schritt auf einer Linie: Füße hüftbreit auseinander lassen

    = lunge_bodyweight
    name.de Ausfallschritt (Eigengewicht)
    how.en Stand upright with the hands on the hips. Take a long step forward and bend both knees until the rear one is just above the floor. Push off with the front foot, come back to standing and repeat or change legs.
    how.de Aufrecht stehen, Hände an die Hüfte. Einen großen Schritt nach vorn machen und beide Knie beugen, bis das hintere knapp über dem Boden ist. Mit dem vorderen Fuß abdrücken, zurück in den Stand und wiederholen oder Bein wechseln.
    cue.en Grow tall before every step
    cue.en Rear knee down, chest up
    cue.en Quiet steps
    cue.de Vor jedem Schritt groß machen
    cue.de Hinteres Knie runter, Brust hoch
    cue.de Leise auftreten
    err.en Front knee drops inwards: guide it over the middle toes
    err.en Step too short, heel up: step further and keep the foot flat
    err.de Vorderes Knie fällt nach innen: über die mittleren Zehen führen
    err.de Schritt zu kurz, Ferse hoch: weiter treten, Fuß bleibt flach

    = lunge_smith_machine
    name.de Ausfallschritt (Multipresse)
    how.en Set the bar of the Smith machine on the upper back, turn it free and take a stride with one foot in front of the bar and one behind. Bend both knees and lower until the rear knee is just above the floor. Press up through the front foot, hook in after the set and change sides.
    how.de Die Stange der Multipresse auf den oberen Rücken legen, ausdrehen und in Schrittstellung gehen, ein Fuß vor, einer hinter der Stange. Beide Knie beugen, bis das hintere knapp über dem Boden ist. Über den vorderen Fuß hochdrücken, nach dem Satz einhaken und Seite wechseln.
    cue.en Drop straight along the rails
    cue.en Front heel stays down
    cue.en Hips under the bar
    cue.de Gerade an den Schienen absenken
    cue.de Vordere Ferse bleibt unten
    cue.de Hüfte unter der Stange
    err.en Leaning into the bar: keep the torso upright, it only moves vertically
    err.en No stops set: put them just below your lowest point
    err.de In die Stange lehnen: aufrecht bleiben, sie läuft nur senkrecht
    err.de Keine Stopper gesetzt: knapp unter den tiefsten Punkt stellen

    = walking_lunge
    name.de Ausfallschritte gehend
    how.en Start upright with free space in front of you. Step forward and lower until the rear knee is just above the floor, then push up through the front foot and bring the rear leg through into the next step. Keep going leg by leg with an upright torso.
    how.de Aufrecht starten, vor dir genug Platz. Einen Schritt nach vorn und absenken, bis das hintere Knie knapp über dem Boden ist, dann über den vorderen Fuß hochdrücken und das hintere Bein direkt in den nächsten Schritt führen. Bein für Bein mit aufrechtem Oberkörper weiter.
    cue.en Same step length every time
    cue.en Look ahead, not at the floor
    cue.en Up first, then forward
    cue.de Jeder Schritt gleich lang
    cue.de Blick nach vorn, nicht zum Boden
    cue.de Erst hoch, dann weiter
    err.en Rushing through the steps: find your balance before the next one
    err.en Pushing off with the rear foot: let the front leg lift you
    err.de Durch die Schritte hetzen: vor dem nächsten kurz stabil stehen
    err.de Mit dem hinteren Fuß abstoßen: das vordere Bein hebt dich

    = walking_lunge_dumbbell
    name.de Ausfallschritte gehend (Kurzhantel)
    how.en Hold a dumbbell in each hand beside the body. Step forward, lower until the rear knee is just above the floor, push up through the front foot and swing the rear leg through into the next step. Walk on with long arms and level shoulders.
    how.de In jeder Hand eine Kurzhantel neben dem Körper halten. Schritt nach vorn, absenken, bis das hintere Knie knapp über dem Boden ist, über den vorderen Fuß hochdrücken und das hintere Bein in den nächsten Schritt führen. Mit langen Armen und geraden Schultern weitergehen.
    cue.en Dumbbells hang still
    cue.en Shoulders back and level
    cue.en Drive off the front foot
    cue.de Hanteln hängen ruhig
    cue.de Schultern zurück und gerade
    cue.de Vom vorderen Fuß hochdrücken
    err.en Swaying from side to side: step hip-width, not on one line
    err.en Grip gives out before the legs: use straps or lighter dumbbells
    err.de Seitlich schwanken: hüftbreit treten, nicht auf einer Linie
    err.de Griff versagt vor den Beinen: Zughilfen oder leichtere Hanteln nehmen

    = walking_lunge_barbell
    name.de Ausfallschritte gehend (Langhantel)
    how.en Carry the bar on the upper back and check that the way in front is clear. Step forward and lower until the rear knee is just above the floor, then rise on the front leg and take the next step. Keep the trunk tight and the bar level until the last step.
    how.de Die Stange auf dem oberen Rücken tragen und prüfen, dass der Weg frei ist. Schritt nach vorn und absenken, bis das hintere Knie knapp über dem Boden ist, dann auf dem vorderen Bein aufrichten und den nächsten Schritt machen. Rumpf fest, Stange bis zum letzten Schritt waagerecht.
    cue.en Brace before every step
    cue.en Short pause when standing
    cue.en Bar stays level
    cue.de Vor jedem Schritt anspannen
    cue.de Im Stand kurz sammeln
    cue.de Stange bleibt waagerecht
    err.en Torso swings forward: shorten the step and keep the chest high
    err.en Turning with tired legs far from the rack: plan the path and stop early
    err.de Oberkörper schwingt nach vorn: Schritt kürzer, Brust oben
    err.de Erschöpft weit weg vom Rack: Strecke planen und rechtzeitig aufhören

    = reverse_lunge
    name.de Ausfallschritt rückwärts
    how.en Stand upright, feet hip-width. Step back with one leg onto the ball of the foot and lower until the rear knee is just above the floor. Push through the front foot, bring the leg back to the start and repeat or change legs.
    how.de Aufrecht stehen, Füße hüftbreit. Mit einem Bein nach hinten auf den Fußballen treten und absenken, bis das hintere Knie knapp über dem Boden ist. Über den vorderen Fuß hochdrücken, das Bein zurückführen und wiederholen oder Bein wechseln.
    cue.en Front foot is glued to the floor
    cue.en Step back, sink straight down
    cue.en Pull yourself up with the front leg
    cue.de Der vordere Fuß klebt am Boden
    cue.de Zurücktreten, gerade absinken
    cue.de Mit dem vorderen Bein hochziehen
    err.en Stepping behind the other foot: step back hip-width
    err.en Pushing hard off the rear toes: shift the weight to the front heel and ball
    err.de Hinter den anderen Fuß treten: hüftbreit zurücktreten
    err.de Stark mit den hinteren Zehen abstoßen: Gewicht vorn auf Ferse und Ballen

    = reverse_lunge_dumbbell
    name.de Ausfallschritt rückwärts (Kurzhantel)
    how.en Stand with a dumbbell in each hand beside the body. Step back onto the ball of one foot and lower until the rear knee is just above the floor, dumbbells hanging straight. Push up through the front foot to standing and repeat or change legs.
    how.de Mit je einer Kurzhantel neben dem Körper stehen. Mit einem Bein nach hinten auf den Fußballen treten und absenken, bis das hintere Knie knapp über dem Boden ist, die Hanteln hängen gerade. Über den vorderen Fuß zurück in den Stand drücken und wiederholen oder Bein wechseln.
    cue.en Weight stays on the front leg
    cue.en Long arms, quiet dumbbells
    cue.en Slight lean, straight back
    cue.de Gewicht bleibt auf dem vorderen Bein
    cue.de Lange Arme, ruhige Hanteln
    cue.de Leichte Vorlage, gerader Rücken
    err.en Step too short: reach further back until the front heel stays flat
    err.en Losing balance when standing up: pause briefly with both feet down
    err.de Schritt zu kurz: weiter zurück, bis die vordere Ferse flach bleibt
    err.de Im Stand die Balance verlieren: kurz auf beiden Füßen pausieren

    = reverse_lunge_barbell
    name.de Ausfallschritt rückwärts (Langhantel)
    how.en Take the bar on the upper back and step clear of the rack. Step back with one leg and lower until the rear knee is just above the floor, trunk tight. Push up through the front foot, bring the leg forward and repeat or change legs.
    how.de Die Stange auf den oberen Rücken nehmen und aus dem Rack gehen. Mit einem Bein nach hinten treten und mit festem Rumpf absenken, bis das hintere Knie knapp über dem Boden ist. Über den vorderen Fuß hochdrücken, Bein nach vorn holen und wiederholen oder Bein wechseln.
    cue.en Brace, then step
    cue.en Bar over the front foot
    cue.en Front knee stays in line
    cue.de Anspannen, dann treten
    cue.de Stange über dem vorderen Fuß
    cue.de Vorderes Knie bleibt in der Spur
    err.en Falling back onto the rear foot: reach slowly and keep the load in front
    err.en Arching the lower back: pull the ribs down before stepping
    err.de Auf den hinteren Fuß fallen: langsam treten, Last vorn behalten
    err.de Ins Hohlkreuz gehen: Rippen runterziehen, bevor du trittst

    = lateral_lunge
    name.de Seitlicher Ausfallschritt
    how.en Stand with the feet together. Take a wide step to one side, push the hips back and bend that knee while the other leg stays straight and its foot flat. Push off with the bent leg back to the start and repeat or change sides.
    how.de Mit geschlossenen Füßen stehen. Einen weiten Schritt zur Seite machen, Hüfte nach hinten schieben und dieses Knie beugen, das andere Bein bleibt gestreckt, sein Fuß flach. Mit dem gebeugten Bein zurück in den Stand drücken und wiederholen oder Seite wechseln.
    cue.en Sit back into the hip
    cue.en Straight leg stays straight
    cue.en Both feet flat on the floor
    cue.de In die Hüfte nach hinten setzen
    cue.de Das gestreckte Bein bleibt gestreckt
    cue.de Beide Füße flach am Boden
    err.en Bent knee falls in: keep it over the toes of the same foot
    err.en Rounding the back to get deep: go less deep and lift the chest
    err.de Gebeugtes Knie fällt ein: über den Zehen desselben Fußes halten
    err.de Runder Rücken für mehr Tiefe: weniger tief, Brust anheben

    = curtsy_lunge_dumbbell
    name.de Curtsy Lunge (Kurzhantel)
    how.en Stand hip-width with a dumbbell in each hand beside the body. Step one leg back and across behind the other and lower until the rear knee is near the floor, hips facing forward. Push up through the front foot to standing and repeat or change sides.
    how.de Hüftbreit stehen, in jeder Hand eine Kurzhantel neben dem Körper. Ein Bein schräg nach hinten hinter das andere setzen und absenken, bis das hintere Knie nah am Boden ist, die Hüfte zeigt nach vorn. Über den vorderen Fuß zurück in den Stand drücken und wiederholen oder Seite wechseln.
    cue.en Hips stay square to the front
    cue.en Cross only as far as it feels stable
    cue.en Front glute pulls you up
    cue.de Hüfte bleibt nach vorn gerichtet
    cue.de Nur so weit kreuzen, wie es stabil ist
    cue.de Der vordere Po zieht dich hoch
    err.en Front knee twists inwards: cross less and keep it over the toes
    err.en Hips rotate with the step: turn the belt buckle to the front
    err.de Vorderes Knie verdreht nach innen: weniger kreuzen, über den Zehen halten
    err.de Hüfte dreht mit: Gürtelschnalle zeigt nach vorn

    = step_up
    name.de Step-up
    how.en Stand in front of a stable box or bench about knee height or lower and put one whole foot on it. Lean forward a little and push through that foot until you stand tall on top. Step down slowly with the other leg, finish the reps and change sides.
    how.de Vor eine stabile Box oder Bank stellen, höchstens etwa kniehoch, und einen ganzen Fuß daraufsetzen. Leicht vorlehnen und über diesen Fuß hochdrücken, bis du oben aufrecht stehst. Mit dem anderen Bein langsam absteigen, Wiederholungen beenden und Seite wechseln.
    cue.en Whole foot on the box
    cue.en Top leg works, lower leg is passenger
    cue.en Step down slowly
    cue.de Ganzer Fuß auf die Box
    cue.de Oberes Bein arbeitet, unteres fährt mit
    cue.de Langsam absteigen
    err.en Bouncing off the floor foot: lift its toes before you push
    err.en Box so high that the back rounds: choose a lower one
    err.de Vom Bodenfuß abspringen: dessen Zehen vor dem Drücken anheben
    err.de Box so hoch, dass der Rücken rund wird: niedrigere wählen

    = step_up_dumbbell
    name.de Step-up (Kurzhantel)
    how.en Hold a dumbbell in each hand beside the body and put one whole foot on a stable bench or box. Push through that foot until hip and knee are straight on top. Lower yourself slowly with the same leg, finish the reps and change sides.
    how.de In jeder Hand eine Kurzhantel neben dem Körper halten und einen ganzen Fuß auf eine stabile Bank oder Box setzen. Über diesen Fuß hochdrücken, bis Hüfte und Knie oben gestreckt sind. Mit demselben Bein langsam ablassen, Wiederholungen beenden und Seite wechseln.
    cue.en Lean into the front foot
    cue.en Dumbbells hang without swing
    cue.en Stand fully on top
    cue.de Auf den vorderen Fuß lehnen
    cue.de Hanteln hängen ohne Schwung
    cue.de Oben ganz aufrichten
    err.en Knee drops inwards: push it over the outer toes
    err.en Dropping down from the bench: brake with the leg on top
    err.de Knie kippt nach innen: über die äußeren Zehen drücken
    err.de Von der Bank fallen lassen: mit dem oberen Bein bremsen

    = step_up_barbell
    name.de Step-up (Langhantel)
    how.en Carry the bar on the upper back and stand in front of a stable bench or box, one whole foot on it. Brace and push through that foot until you stand upright on top. Step down slowly under control, finish the reps and change sides.
    how.de Die Stange auf dem oberen Rücken tragen und vor eine stabile Bank oder Box stellen, ein ganzer Fuß darauf. Rumpf anspannen und über diesen Fuß hochdrücken, bis du oben aufrecht stehst. Kontrolliert langsam absteigen, Wiederholungen beenden und Seite wechseln.
    cue.en Brace before you push
    cue.en Low box, clean rep
    cue.en Bar stays level
    cue.de Anspannen, bevor du drückst
    cue.de Niedrige Box, saubere Wiederholung
    cue.de Stange bleibt waagerecht
    err.en Pitching forward on top: stand up fully before you step down
    err.en Choosing weight over balance: master the bodyweight version first
    err.de Oben nach vorn kippen: erst ganz aufrichten, dann absteigen
    err.de Gewicht vor Gleichgewicht: zuerst ohne Last sicher können

    = box_jump
    name.de Box Jump
    how.en Stand half a step in front of a stable box, feet hip-width. Dip, swing the arms back and jump up, landing softly with both whole feet on the box in a quarter squat. Stand up fully, then step down one foot at a time.
    how.de Einen halben Schritt vor einer stabilen Box stehen, Füße hüftbreit. In die Knie gehen, Arme zurückschwingen und abspringen, weich mit beiden ganzen Füßen in einer leichten Beuge auf der Box landen. Ganz aufrichten und dann Fuß für Fuß absteigen.
    cue.en Whole feet land on the box
    cue.en Quiet landing, knees out
    cue.en Step down, do not jump down
    cue.de Beide Füße landen ganz auf der Box
    cue.de Leise landen, Knie nach außen
    cue.de Absteigen statt herunterspringen
    err.en Box too high, landing in a deep squat: take a lower one and jump higher
    err.en Jumping tired: rest between jumps and stop when height is lost
    err.de Box zu hoch, Landung in tiefer Hocke: niedrigere nehmen, höher springen
    err.de Müde springen: zwischen den Sprüngen pausieren, bei weniger Höhe aufhören

    = lateral_box_jump
    name.de Seitlicher Box Jump
    how.en Stand sideways next to a low, stable box, feet hip-width. Dip, swing the arms and jump up and sideways, landing softly with both feet fully on the box. Stand up, step down and repeat, then do the same from the other side.
    how.de Seitlich neben einer niedrigen, stabilen Box stehen, Füße hüftbreit. In die Knie gehen, mit Armschwung nach oben und zur Seite springen und weich mit beiden ganzen Füßen auf der Box landen. Aufrichten, absteigen und wiederholen, danach von der anderen Seite.
    cue.en Jump up first, then across
    cue.en Land with both feet together
    cue.en Knees over the feet
    cue.de Erst hoch, dann zur Seite
    cue.de Mit beiden Füßen gleichzeitig landen
    cue.de Knie über den Füßen
    err.en Landing on the edge: start closer and use a lower box
    err.en Knees buckle sideways: land softer and stop when you get tired
    err.de Landung auf der Kante: näher starten, niedrigere Box nehmen
    err.de Knie knicken seitlich weg: weicher landen, bei Ermüdung aufhören

    = single_leg_extension_machine
    name.de Beinstrecker einbeinig (Maschine)
    how.en Adjust the seat so that the knee is level with the pivot and the pad rests above the ankle. Sit with the back against the pad, hold the handles and extend one leg until it is straight. Lower slowly, finish the reps and change legs.
    how.de Den Sitz so einstellen, dass das Knie auf Höhe der Drehachse liegt und das Polster über dem Knöchel. Rücken an die Lehne, Griffe festhalten und ein Bein bis zur Streckung anheben. Langsam absenken, Wiederholungen beenden und Bein wechseln.
    cue.en Squeeze the thigh at the top
    cue.en Stay seated, no lifting of the hip
    cue.en Slow on the way down
    cue.de Oben den Oberschenkel anspannen
    cue.de Sitzen bleiben, Hüfte hebt nicht ab
    cue.de Langsam runter
    err.en Kicking the weight up: start smoothly and go lighter
    err.en Pivot not at the knee: readjust seat and pad before the set
    err.de Gewicht hochschleudern: weich anfangen und leichter werden
    err.de Drehachse nicht am Knie: Sitz und Polster vor dem Satz neu einstellen

    = standing_leg_curl_machine
    name.de Beinbeuger stehend (Maschine)
    how.en Stand with the thigh against the support, the knee at the pivot and the roller above the heel. Hold the handles and curl the lower leg towards the glutes without moving the hip. Lower slowly to almost straight, finish the reps and change legs.
    how.de Oberschenkel an die Stütze stellen, Knie an der Drehachse, Rolle über der Ferse. An den Griffen festhalten und den Unterschenkel Richtung Po beugen, ohne die Hüfte zu bewegen. Langsam bis fast zur Streckung ablassen, Wiederholungen beenden und Bein wechseln.
    cue.en Thigh stays on the pad
    cue.en Heel to the glutes
    cue.en Belly tight, hips still
    cue.de Oberschenkel bleibt am Polster
    cue.de Ferse zum Po
    cue.de Bauch fest, Hüfte ruhig
    err.en Lower back arches with the curl: brace and reduce the weight
    err.en Letting it fall: take about twice as long down as up
    err.de Hohlkreuz beim Beugen: Bauch anspannen und Gewicht reduzieren
    err.de Gewicht fallen lassen: runter etwa doppelt so lange wie hoch

    = nordic_hamstring_curl
    name.de Nordic Hamstring Curl
    how.en Kneel on a soft pad with the ankles held down by a partner or a fixed support, body straight from knees to head. Let yourself lean forward as slowly as you can while the hamstrings brake. Catch yourself with the hands and push off lightly to come back up.
    how.de Auf einer weichen Unterlage knien, die Knöchel fixiert von Partner oder fester Halterung, Körper von Knie bis Kopf gerade. So langsam wie möglich nach vorn sinken, die Beinbeuger bremsen. Mit den Händen abfangen und mit leichtem Abdruck wieder hochkommen.
    cue.en Hips stay straight
    cue.en Fight every centimetre
    cue.en Glutes and abs tight
    cue.de Hüfte bleibt gestreckt
    cue.de Um jeden Zentimeter kämpfen
    cue.de Po und Bauch anspannen
    err.en Bending at the hips: squeeze the glutes, use a shorter range or a band
    err.en Too many reps at once: start with few, slow ones and add gradually
    err.de In der Hüfte einknicken: Po anspannen, kürzerer Weg oder Band zur Hilfe
    err.de Zu viele auf einmal: mit wenigen langsamen anfangen und allmählich steigern

    = glute_ham_raise
    name.de Glute Ham Raise
    how.en Set the feet between the rollers with the knees on or just behind the pad and the body upright. Lower the straight body forward under control until it is about level. Press the toes into the plate and pull yourself up with the hamstrings, hips straight.
    how.de Füße zwischen die Rollen, Knie auf oder knapp hinter dem Polster, Oberkörper aufrecht. Den gestreckten Körper kontrolliert nach vorn absenken, bis er etwa waagerecht ist. Zehen in die Platte drücken und mit gestreckter Hüfte über die Beinbeuger wieder hochziehen.
    cue.en Toes into the plate, heels pull
    cue.en Knees, hips and shoulders in one line
    cue.en Slow down, no throwing
    cue.de Zehen in die Platte, Fersen ziehen
    cue.de Knie, Hüfte und Schultern in einer Linie
    cue.de Langsam ablassen, nicht werfen
    err.en Arching the back to come up: brace and shorten the range
    err.en Hips fold on the way up: squeeze the glutes from the start
    err.de Mit Hohlkreuz hochkommen: Bauch anspannen und Weg verkürzen
    err.de Hüfte knickt beim Hochkommen: Po von Anfang an anspannen

    = stability_ball_leg_curl
    name.de Beinbeuger auf dem Gymnastikball
    how.en Lie on your back with the heels on a stability ball and lift the hips until the body forms a straight line. Pull the ball towards the glutes by bending the knees while the hips stay up. Roll it out slowly until the legs are straight.
    how.de Auf dem Rücken liegen, Fersen auf dem Gymnastikball, Hüfte anheben, bis der Körper eine Linie bildet. Den Ball durch Beugen der Knie zum Po ziehen, die Hüfte bleibt oben. Langsam ausrollen, bis die Beine gestreckt sind.
    cue.en Hips high the whole time
    cue.en Dig the heels into the ball
    cue.en Arms flat beside you for balance
    cue.de Hüfte die ganze Zeit oben
    cue.de Fersen in den Ball drücken
    cue.de Arme flach daneben fürs Gleichgewicht
    err.en Hips sink as you pull: lift them higher and slow down
    err.en Ball drifts sideways: place the heels hip-width and pull evenly
    err.de Hüfte sinkt beim Ziehen: höher heben und langsamer
    err.de Ball wandert zur Seite: Fersen hüftbreit setzen und gleichmäßig ziehen

    = hip_adduction_machine
    name.de Adduktoren (Maschine)
    how.en Sit with the back against the pad, legs spread on the supports with the pads on the inside of the thighs or knees. Press the legs together smoothly until the pads meet. Let them open slowly as far as the stretch is comfortable.
    how.de Mit dem Rücken an die Lehne setzen, Beine gespreizt auf die Auflagen, Polster innen an Oberschenkeln oder Knien. Die Beine gleichmäßig zusammendrücken, bis sich die Polster treffen. Langsam öffnen, so weit die Dehnung angenehm ist.
    cue.en Squeeze for a moment when closed
    cue.en Open slowly, do not let it snap
    cue.en Back stays on the pad
    cue.de Geschlossen kurz zusammenpressen
    cue.de Langsam öffnen, nicht aufschnappen lassen
    cue.de Rücken bleibt an der Lehne
    err.en Starting too wide: set the opening so that you feel no strain at rest
    err.en Jerking the pads: press evenly with less weight
    err.de Zu weiter Start: Öffnung so einstellen, dass in Ruhe nichts zerrt
    err.de Ruckartig drücken: gleichmäßig und mit weniger Gewicht

    = hip_abduction_machine
    name.de Abduktoren (Maschine)
    how.en Sit with the back against the pad and the legs together, the pads on the outside of the thighs or knees. Push the legs apart as far as you can without leaning. Bring them back slowly without letting the stack touch down.
    how.de Mit dem Rücken an die Lehne setzen, Beine zusammen, Polster außen an Oberschenkeln oder Knien. Die Beine so weit auseinanderdrücken, wie es ohne Ausweichen geht. Langsam zurückführen, ohne dass das Gewicht aufsetzt.
    cue.en Push the knees out, not the feet
    cue.en Short hold at the widest point
    cue.en Sit heavy, torso still
    cue.de Knie nach außen drücken, nicht die Füße
    cue.de Am weitesten Punkt kurz halten
    cue.de Schwer sitzen, Oberkörper ruhig
    err.en Swinging with the torso: hold the handles and go lighter
    err.en Slamming back together: brake on the way in
    err.de Mit dem Oberkörper schwingen: Griffe halten und leichter werden
    err.de Polster zurückknallen lassen: beim Schließen bremsen

    = hip_abduction_cable
    name.de Abduktoren (Kabelzug)
    how.en Fix the ankle strap to the low pulley and stand sideways to it, the strap on the outer leg. Hold on to the frame, stand tall and lift the leg out to the side, toes facing forward. Bring it back slowly, finish the reps and change sides.
    how.de Fußschlaufe am tiefen Kabelzug einhängen und seitlich davor stehen, Schlaufe am äußeren Bein. Am Gerät festhalten, aufrecht stehen und das Bein zur Seite abspreizen, Zehen nach vorn. Langsam zurückführen, Wiederholungen beenden und Seite wechseln.
    cue.en Stand tall, hips level
    cue.en Lead with the heel, not the toes
    cue.en Slow back across
    cue.de Groß stehen, Hüfte gerade
    cue.de Die Ferse führt, nicht die Zehen
    cue.de Langsam zurückführen
    err.en Leaning away to lift higher: stop where the torso starts to tilt
    err.en Foot turning outwards: keep the toes pointing ahead
    err.de Zur Seite lehnen für mehr Höhe: stoppen, bevor der Oberkörper kippt
    err.de Fuß dreht nach außen: Zehen zeigen nach vorn

    = hip_adduction_cable
    name.de Adduktoren (Kabelzug)
    how.en Fix the ankle strap to the low pulley and stand sideways to it, the strap on the inner leg and far enough away to have tension. Hold on to the frame and pull the leg across in front of the standing leg. Let it go back out slowly, finish the reps and change sides.
    how.de Fußschlaufe am tiefen Kabelzug einhängen und seitlich davor stehen, Schlaufe am inneren Bein, mit genug Abstand für Zug. Festhalten und das Bein vor dem Standbein zur anderen Seite ziehen. Langsam nach außen zurücklassen, Wiederholungen beenden und Seite wechseln.
    cue.en Pull with the inner thigh
    cue.en Standing leg slightly bent
    cue.en Hips face forward
    cue.de Mit der Oberschenkelinnenseite ziehen
    cue.de Standbein leicht gebeugt
    cue.de Hüfte zeigt nach vorn
    err.en Twisting the hips to gain range: pull only as far as they stay still
    err.en Leg yanked out by the weight: control the way back
    err.de Hüfte verdrehen für mehr Weg: nur so weit ziehen, wie sie ruhig bleibt
    err.de Bein wird vom Gewicht rausgerissen: Rückweg kontrollieren

    = lateral_walk_band
    name.de Seitwärtsgehen (Band)
    how.en Put a loop band around the legs above the knees or ankles and sink into a slight squat, feet hip-width. Step sideways against the band and follow slowly with the other foot without losing tension. Take the same number of steps in both directions.
    how.de Ein Miniband um die Beine legen, über den Knien oder Knöcheln, und in eine leichte Kniebeuge gehen, Füße hüftbreit. Gegen das Band zur Seite treten und den anderen Fuß langsam nachholen, ohne die Spannung zu verlieren. In beide Richtungen gleich viele Schritte.
    cue.en Stay low at one height
    cue.en Toes point forward
    cue.en Never let the band go slack
    cue.de Tief bleiben, immer auf einer Höhe
    cue.de Zehen zeigen nach vorn
    cue.de Das Band nie locker werden lassen
    err.en Rocking the torso with each step: smaller steps, hips level
    err.en Knees dropping in: push them out against the band
    err.de Oberkörper schaukelt bei jedem Schritt: kleinere Schritte, Hüfte gerade
    err.de Knie fallen nach innen: gegen das Band nach außen drücken

    = clamshell
    name.de Clamshell
    how.en Lie on your side with hips and knees bent, feet and knees on top of each other, head on the lower arm. Keep the feet together and open the upper knee as far as the pelvis stays still. Close slowly, finish the reps and change sides.
    how.de Auf der Seite liegen, Hüfte und Knie gebeugt, Füße und Knie übereinander, Kopf auf dem unteren Arm. Füße zusammenlassen und das obere Knie öffnen, so weit das Becken ruhig bleibt. Langsam schließen, Wiederholungen beenden und Seite wechseln.
    cue.en Heels stay together
    cue.en Hips stacked, no rolling back
    cue.en Feel it at the side of the glutes
    cue.de Fersen bleiben zusammen
    cue.de Hüfte übereinander, nicht nach hinten rollen
    cue.de Seitlich im Po spüren
    err.en Pelvis rolls backwards: open less and put a hand on the hip to check
    err.en Fast flapping: open and close with a short hold on top
    err.de Becken rollt nach hinten: weniger öffnen, mit der Hand an der Hüfte prüfen
    err.de Schnelles Wippen: ruhig öffnen und schließen, oben kurz halten

    = fire_hydrant
    name.de Fire Hydrant
    how.en Get on hands and knees, hands under the shoulders and knees under the hips. Lift one bent leg out to the side until the thigh is about level, keeping the back straight. Lower it slowly, finish the reps and change sides.
    how.de In den Vierfüßlerstand gehen, Hände unter den Schultern, Knie unter der Hüfte. Ein gebeugtes Bein zur Seite heben, bis der Oberschenkel etwa waagerecht ist, der Rücken bleibt gerade. Langsam senken, Wiederholungen beenden und Seite wechseln.
    cue.en Knee stays bent at a right angle
    cue.en Weight even on both hands
    cue.en Belly tight, back like a table
    cue.de Knie bleibt im rechten Winkel
    cue.de Gewicht gleich auf beiden Händen
    cue.de Bauch fest, Rücken wie ein Tisch
    err.en Leaning away to lift higher: lift less and keep both arms straight
    err.en Swinging the leg: raise it slowly and hold briefly
    err.de Zur Seite kippen für mehr Höhe: weniger heben, beide Arme gestreckt
    err.de Bein schwingen: langsam heben und kurz halten

    = lateral_leg_raise
    name.de Seitliches Beinheben liegend
    how.en Lie on your side in one line, the lower leg slightly bent for support. Lift the upper straight leg with the toes pointing forward or slightly down until the pelvis wants to tilt. Lower slowly without resting, finish the reps and change sides.
    how.de In einer Linie auf der Seite liegen, das untere Bein zur Stütze leicht gebeugt. Das obere gestreckte Bein anheben, Zehen nach vorn oder leicht nach unten, bis das Becken kippen will. Langsam senken ohne abzulegen, Wiederholungen beenden und Seite wechseln.
    cue.en Leg slightly behind the body
    cue.en Lead with the heel
    cue.en Waist long, hips stacked
    cue.de Bein leicht hinter dem Körper
    cue.de Die Ferse führt
    cue.de Taille lang, Hüfte übereinander
    err.en Toes turn to the ceiling: rotate the leg so that the heel leads
    err.en Swinging the leg up: slow down and lift less high
    err.de Zehen drehen zur Decke: Bein so drehen, dass die Ferse führt
    err.de Bein hochschwingen: langsamer und weniger hoch heben

    = standing_calf_raise_barbell
    name.de Wadenheben stehend (Langhantel)
    how.en Take the bar on the upper back and stand with the balls of the feet on a stable edge or plate inside the rack. Lower the heels until you feel a stretch, then rise onto the toes as high as you can. Pause on top and go down slowly with straight knees.
    how.de Die Stange auf den oberen Rücken nehmen und im Rack mit den Fußballen auf eine stabile Kante oder Scheibe stellen. Fersen senken, bis du die Dehnung spürst, dann so hoch wie möglich auf die Zehen drücken. Oben kurz halten und mit gestreckten Knien langsam runter.
    cue.en Push through the big toe
    cue.en Pause at the top and at the bottom
    cue.en Body tall, trunk tight
    cue.de Über die Großzehe drücken
    cue.de Oben und unten kurz halten
    cue.de Körper lang, Rumpf fest
    err.en Bouncing at the bottom: stop for a moment in the stretch
    err.en Wobbly stand on the edge: use a wide, fixed step and set the safeties
    err.de Unten federn: in der Dehnung kurz stehen bleiben
    err.de Wackeliger Stand auf der Kante: breite, feste Stufe nehmen, Sicherung setzen

    = standing_calf_raise_dumbbell
    name.de Wadenheben stehend (Kurzhantel)
    how.en Hold a dumbbell in each hand and stand with the balls of the feet on a stable step, heels free. Lower the heels until the calves are stretched, then push up as high as you can. Hold briefly and lower slowly with straight knees.
    how.de In jeder Hand eine Kurzhantel halten und mit den Fußballen auf eine stabile Stufe stellen, Fersen frei. Fersen senken, bis die Waden gedehnt sind, dann so hoch wie möglich drücken. Kurz halten und mit gestreckten Knien langsam ablassen.
    cue.en Heels as high as possible
    cue.en Arms hang, shoulders still
    cue.en Three seconds on the way down
    cue.de Fersen so hoch wie möglich
    cue.de Arme hängen, Schultern ruhig
    cue.de Drei Sekunden nach unten
    err.en Rolling onto the outer edge: press evenly over big and little toe
    err.en Knees help with a dip: keep them straight and still
    err.de Auf die Außenkante kippen: gleichmäßig über große und kleine Zehe drücken
    err.de Knie helfen mit Schwung: gestreckt und ruhig lassen

    = standing_calf_raise_smith_machine
    name.de Wadenheben stehend (Multipresse)
    how.en Put a stable step under the bar of the Smith machine, take the bar on the upper back and place the balls of the feet on the edge. Turn it free, lower the heels into the stretch and push up as high as you can. Lower slowly and hook the bar in after the last rep.
    how.de Eine stabile Stufe unter die Stange der Multipresse stellen, Stange auf den oberen Rücken nehmen, Fußballen auf die Kante. Ausdrehen, Fersen in die Dehnung senken und so hoch wie möglich drücken. Langsam ablassen und nach der letzten Wiederholung einhaken.
    cue.en Step directly under the bar
    cue.en Full stretch, full height
    cue.en Hold the top for a second
    cue.de Stufe genau unter der Stange
    cue.de Volle Dehnung, volle Höhe
    cue.de Oben eine Sekunde halten
    err.en Short bouncing reps: less weight and the whole range
    err.en Step slides away: use one that cannot slip and test it first
    err.de Kurze, federnde Wiederholungen: weniger Gewicht, ganzer Weg
    err.de Stufe rutscht weg: rutschfeste nehmen und vorher prüfen

    = standing_calf_raise_bodyweight
    name.de Wadenheben stehend (Eigengewicht)
    how.en Stand with the balls of both feet on a step, heels free, one hand on a wall or rail. Lower the heels into the stretch, then rise as high as you can on the toes. Hold briefly and lower slowly with straight knees.
    how.de Mit beiden Fußballen auf eine Stufe stellen, Fersen frei, eine Hand an Wand oder Geländer. Fersen in die Dehnung senken, dann so hoch wie möglich auf die Zehen drücken. Kurz halten und mit gestreckten Knien langsam ablassen.
    cue.en Hand only for balance
    cue.en Up fast, down slow
    cue.en Both feet push equally
    cue.de Hand nur fürs Gleichgewicht
    cue.de Zügig hoch, langsam runter
    cue.de Beide Füße drücken gleich
    err.en Pulling up with the hand: use just the fingertips
    err.en Stopping halfway down: let the heels sink below the step
    err.de Mit der Hand hochziehen: nur mit den Fingerspitzen halten
    err.de Auf halbem Weg umkehren: Fersen unter die Stufe sinken lassen

    = single_leg_calf_raise
    name.de Wadenheben einbeinig stehend
    how.en Stand with the ball of one foot on a step, the other foot crossed behind, one hand on a wall or rail. Lower the heel into the stretch, then push up as high as you can. Lower slowly, finish the reps and change legs.
    how.de Mit einem Fußballen auf eine Stufe stellen, der andere Fuß dahinter gekreuzt, eine Hand an Wand oder Geländer. Ferse in die Dehnung senken, dann so hoch wie möglich drücken. Langsam ablassen, Wiederholungen beenden und Bein wechseln.
    cue.en Push over the big toe
    cue.en Hip stays level
    cue.en Start with the weaker leg
    cue.de Über die Großzehe drücken
    cue.de Hüfte bleibt gerade
    cue.de Mit dem schwächeren Bein anfangen
    err.en Ankle tilts outwards: keep the weight over the ball of the big toe
    err.en Bouncing for extra reps: pause at the bottom, end the set when height drops
    err.de Knöchel kippt nach außen: Gewicht über dem Großzehenballen halten
    err.de Federn für mehr Wiederholungen: unten halten, bei weniger Höhe aufhören

    = single_leg_calf_raise_dumbbell
    name.de Wadenheben einbeinig stehend (Kurzhantel)
    how.en Hold a dumbbell on the side of the working leg and stand with the ball of that foot on a step, the free hand on a support. Lower the heel into the stretch and push up as high as you can. Lower slowly, finish the reps and change sides.
    how.de Eine Kurzhantel auf der Seite des Arbeitsbeins halten, dessen Fußballen auf einer Stufe, die freie Hand an einer Stütze. Ferse in die Dehnung senken und so hoch wie möglich drücken. Langsam ablassen, Wiederholungen beenden und Seite wechseln.
    cue.en Dumbbell hangs still
    cue.en Full height on each rep
    cue.en Knee nearly straight
    cue.de Hantel hängt ruhig
    cue.de Jede Wiederholung ganz nach oben
    cue.de Knie fast gestreckt
    err.en Leaning over to the support: stand tall above the foot
    err.en Too heavy and only half the way: lighter dumbbell, full stretch
    err.de Zur Stütze lehnen: aufrecht über dem Fuß stehen
    err.de Zu schwer und nur halber Weg: leichtere Hantel, volle Dehnung

    = seated_calf_raise_machine
    name.de Wadenheben sitzend (Maschine)
    how.en Sit with the knees under the pad and the balls of the feet on the plate. Release the lever, lower the heels into the stretch and push up as high as you can. Hold for a moment, lower slowly and set the lever at the end.
    how.de Knie unter das Polster, Fußballen auf die Trittfläche. Hebel lösen, Fersen in die Dehnung senken und so hoch wie möglich drücken. Kurz halten, langsam ablassen und den Hebel am Ende sichern.
    cue.en Balls of the feet stay planted
    cue.en Stretch, pause, push
    cue.en Torso still, hands relaxed
    cue.de Fußballen bleiben fest stehen
    cue.de Dehnen, halten, drücken
    cue.de Oberkörper ruhig, Hände locker
    err.en Pulling the pad up with the hands: let the calves do the work
    err.en Bouncing through the bottom: stop in the stretch before each push
    err.de Polster mit den Händen hochziehen: die Waden arbeiten lassen
    err.de Unten durchfedern: vor jedem Drücken in der Dehnung stoppen

    = seated_calf_raise_plate_loaded
    name.de Wadenheben sitzend (Plate Loaded)
    how.en Load the plates, sit down with the pad just above the knees and the balls of the feet on the step. Release the safety, let the heels sink into the stretch and press up as high as you can. Lower slowly and put the safety back before getting up.
    how.de Scheiben auflegen, hinsetzen, Polster knapp über die Knie, Fußballen auf die Trittstufe. Sicherung lösen, Fersen in die Dehnung sinken lassen und so hoch wie möglich drücken. Langsam ablassen und die Sicherung einlegen, bevor du aufstehst.
    cue.en Pad close to the knee
    cue.en Slow stretch at the bottom
    cue.en Squeeze at the top
    cue.de Polster nah ans Knie
    cue.de Unten langsam in die Dehnung
    cue.de Oben anspannen
    err.en Feet too far forward on the step: only the balls of the feet stand on it
    err.en Load too high for the full range: take plates off until both ends are reached
    err.de Füße zu weit auf der Stufe: nur die Fußballen stehen darauf
    err.de Zu viel Last für den ganzen Weg: Scheiben runter, bis beide Enden gehen

    = seated_calf_raise_dumbbell
    name.de Wadenheben sitzend (Kurzhantel)
    how.en Sit on a bench with the balls of the feet on a plate or low step and stand a dumbbell on each thigh near the knee. Lower the heels into the stretch, then press them up as high as you can. Hold briefly and lower slowly.
    how.de Auf einer Bank sitzen, Fußballen auf einer Scheibe oder niedrigen Stufe, je eine Kurzhantel nah am Knie auf den Oberschenkel stellen. Fersen in die Dehnung senken, dann so hoch wie möglich drücken. Kurz halten und langsam ablassen.
    cue.en Hands only steady the dumbbells
    cue.en Heels high, hold, slow down
    cue.en Shins upright
    cue.de Hände halten die Hanteln nur fest
    cue.de Fersen hoch, halten, langsam runter
    cue.de Schienbeine senkrecht
    err.en Lifting the weight with the arms: rest it fully on the legs
    err.en Dumbbells slip on the thigh: put a towel under them, close to the knee
    err.de Gewicht mit den Armen heben: ganz auf den Beinen ablegen
    err.de Hanteln rutschen: Handtuch unterlegen, nah am Knie

    = calf_press_leg_press
    name.de Wadendrücken an der Beinpresse
    how.en Sit in the leg press, push the plate out and slide the feet down until only the balls stand on the lower edge, knees almost straight, stops in place. Let the toes come back into the stretch, then press with the ankles as far as you can. Move slowly and keep the knees still.
    how.de In die Beinpresse setzen, Platte wegdrücken und die Füße nach unten setzen, bis nur die Ballen auf der Unterkante stehen, Knie fast gestreckt, Stopper gesetzt. Die Zehen in die Dehnung zurückkommen lassen, dann aus dem Sprunggelenk drücken. Langsam, Knie ruhig.
    cue.en Only the ankles move
    cue.en Safety stops stay in
    cue.en Long stretch, full push
    cue.de Nur das Sprunggelenk bewegt sich
    cue.de Stopper bleiben gesetzt
    cue.de Lange Dehnung, ganz durchdrücken
    err.en Feet slip off the edge: dry shoes, more of the ball on the plate
    err.en Knees bend and help: keep them almost straight, use less weight
    err.de Füße rutschen von der Kante: trockene Schuhe, mehr Ballen auf die Platte
    err.de Knie beugen mit: fast gestreckt lassen, weniger Gewicht

    = calf_press_seated_leg_press
    name.de Wadendrücken an der sitzenden Beinpresse
    how.en Sit in the horizontal leg press, press out until the legs are almost straight and set the balls of the feet on the lower edge of the plate. Let the toes come towards you into the stretch, then push them away as far as you can. Keep the knees still and the motion slow.
    how.de In die sitzende Beinpresse setzen, bis fast zur Streckung drücken und die Fußballen auf die Unterkante der Platte stellen. Die Zehen in die Dehnung herankommen lassen, dann so weit wie möglich wegdrücken. Knie ruhig halten, langsam bewegen.
    cue.en Push with the ball of the big toe
    cue.en Knees soft and still
    cue.en Pause in the stretch
    cue.de Mit dem Großzehenballen drücken
    cue.de Knie weich und ruhig
    cue.de In der Dehnung kurz halten
    err.en Fast short pushes: use the full ankle range and slow down
    err.en Knees locked hard: leave them a touch bent
    err.de Schnelle kurze Stöße: ganzen Weg im Sprunggelenk nutzen, langsamer
    err.de Knie hart durchgedrückt: eine Spur gebeugt lassen

    = calf_extension_machine
    name.de Wadenstrecker (Maschine)
    how.en Sit in the calf machine with the back against the pad and the balls of the feet on the foot plate, knees almost straight. Push the plate away by pointing the feet. Come back slowly until the calves are stretched, without the stack touching down.
    how.de In die Wadenmaschine setzen, Rücken an die Lehne, Fußballen auf die Fußplatte, Knie fast gestreckt. Die Platte durch Strecken der Füße wegdrücken. Langsam zurück, bis die Waden gedehnt sind, ohne dass das Gewicht aufsetzt.
    cue.en Point the toes as far as you can
    cue.en Hips stay in the seat
    cue.en Slow return into the stretch
    cue.de Füße so weit wie möglich strecken
    cue.de Hüfte bleibt im Sitz
    cue.de Langsam zurück in die Dehnung
    err.en Pushing with the knees: fix their angle and move only the ankles
    err.en Seat too close: adjust it so that the knees are almost straight
    err.de Aus den Knien drücken: Winkel fixieren, nur das Sprunggelenk bewegen
    err.de Sitz zu nah: so einstellen, dass die Knie fast gestreckt sind

    = donkey_calf_raise
    name.de Donkey Calf Raise
    how.en Bend forward at the hips with a flat back, forearms on the support, pad on the pelvis, balls of the feet on the step. Lower the heels into a deep stretch, then push up as high as you can. Lower slowly with the knees almost straight.
    how.de Aus der Hüfte mit geradem Rücken vorbeugen, Unterarme auf der Stütze, Polster auf dem Becken, Fußballen auf der Stufe. Fersen in eine tiefe Dehnung senken, dann so hoch wie möglich drücken. Mit fast gestreckten Knien langsam ablassen.
    cue.en Hips above the feet
    cue.en Sink deep, rise high
    cue.en Back flat, neck long
    cue.de Hüfte über den Füßen
    cue.de Tief sinken, hoch drücken
    cue.de Rücken flach, Nacken lang
    err.en Pad presses on the middle of the back: move it down to the pelvis
    err.en Bending the knees for momentum: keep them almost straight
    err.de Polster drückt mitten auf den Rücken: tiefer aufs Becken setzen
    err.de Schwung aus den Knien: fast gestreckt lassen

    = tibialis_raise
    name.de Tibialis Raise
    how.en Lean with the back and hips against a wall, legs straight, heels about one to two foot lengths in front of it. Pull the toes up towards the shins as high as you can. Lower slowly until the soles are just above or on the floor.
    how.de Mit Rücken und Po an die Wand lehnen, Beine gestreckt, Fersen etwa ein bis zwei Fußlängen davor. Die Zehen so hoch wie möglich Richtung Schienbein ziehen. Langsam senken, bis die Sohlen knapp über oder auf dem Boden sind.
    cue.en Toes to the shins
    cue.en Knees straight, hips on the wall
    cue.en Feet further out makes it harder
    cue.de Zehen zum Schienbein
    cue.de Knie gestreckt, Po an der Wand
    cue.de Füße weiter vorn macht es schwerer
    err.en Pushing the hips off the wall: stay leaned back and move only the feet
    err.en Dropping the toes: lower them slowly
    err.de Po von der Wand drücken: angelehnt bleiben, nur die Füße bewegen
    err.de Zehen fallen lassen: langsam senken

    = jump_split_squat
    name.de Split-Squat-Sprung
    how.en Stand in a long split stance with the back heel raised. Bend both knees until the back knee is just above the floor, jump straight up and land softly in the same stance. Finish one side, then change legs.
    how.de Lange Schrittstellung, die hintere Ferse ist angehoben. Beide Knie beugen, bis das hintere knapp über dem Boden ist, senkrecht abspringen und weich in derselben Stellung landen. Erst eine Seite fertig machen, dann wechseln.
    cue.en Land quietly, with the knees bent
    cue.en Push off the whole front foot
    cue.en Chest tall, arms drive up
    cue.de Leise landen, Knie gebeugt
    cue.de Über den ganzen vorderen Fuß abdrücken
    cue.de Brust hoch, Arme schwingen mit
    err.en Landing on stiff legs: let hips and knees give way
    err.en Front knee falling inward: keep it over the toes
    err.de Landung mit steifen Beinen: in Hüfte und Knie nachgeben
    err.de Das vordere Knie fällt nach innen: über den Zehen halten

    = single_leg_lying_leg_curl_machine
    name.de Beinbeuger liegend einbeinig (Maschine)
    how.en Lie face down with the knees just past the edge of the pad and the roller above one heel. Curl that leg towards the seat without lifting the hips and lower it slowly. Finish the set, then change legs.
    how.de Auf dem Bauch liegen, die Knie knapp hinter der Polsterkante, die Rolle über einer Ferse. Dieses Bein Richtung Gesäß beugen, ohne das Becken zu heben, und langsam ablassen. Nach dem Satz das Bein wechseln.
    cue.en Hips pressed into the pad
    cue.en Heel to the seat
    cue.en Slow way back
    cue.de Becken ins Polster drücken
    cue.de Ferse zum Gesäß
    cue.de Langsam zurück
    err.en Hips lifting: press them down and take less weight
    err.en Helping with the other leg: let it rest
    err.de Das Becken hebt ab: andrücken, weniger Gewicht
    err.de Das andere Bein hilft mit: es liegt locker

    = single_leg_seated_leg_curl_machine
    name.de Beinbeuger sitzend einbeinig (Maschine)
    how.en Sit with the knee in line with the machine's axis, the thigh pad firm and one ankle on the roller. Pull the heel under the seat, pause and let the leg come up slowly. Do the same number with the other leg.
    how.de So sitzen, dass das Knie auf Höhe der Drehachse liegt, das Oberschenkelpolster fest, ein Knöchel auf der Rolle. Die Ferse unter den Sitz ziehen, kurz halten und das Bein langsam wieder hochkommen lassen. Mit dem anderen Bein genauso viele.
    cue.en Knee in line with the axis
    cue.en Back stays on the pad
    cue.en Pause under the seat
    cue.de Knie auf Höhe der Drehachse
    cue.de Rücken bleibt am Polster
    cue.de Unter dem Sitz kurz halten
    err.en Sliding forward: tighten the thigh pad and sit back
    err.en Letting the stack pull the leg up: brake the way back
    err.de Nach vorn rutschen: Oberschenkelpolster fester, anlehnen
    err.de Das Gewicht reißt das Bein hoch: den Rückweg bremsen

    = reverse_hack_squat_machine
    name.de Hackenschmidt-Kniebeuge rückwärts (Maschine)
    how.en Stand facing the machine, shoulders under the pads, chest against the back rest, feet shoulder width. Release the stops, push the hips back and squat as deep as the back stays flat, then drive up through the whole foot.
    how.de Mit dem Gesicht zur Maschine stehen, Schultern unter den Polstern, Brust am Rückenpolster, Füße schulterbreit. Sicherung lösen, Hüfte nach hinten schieben und so tief gehen, wie der Rücken gerade bleibt, dann über den ganzen Fuß hochdrücken.
    cue.en Hips back first
    cue.en Chest stays on the pad
    cue.en Whole foot on the plate
    cue.de Zuerst die Hüfte nach hinten
    cue.de Brust bleibt am Polster
    cue.de Ganzer Fuß auf der Platte
    err.en Lower back rounding at the bottom: stop a little higher
    err.en Heels lifting: set the feet a bit further back
    err.de Unten wird der Rücken rund: etwas höher umkehren
    err.de Fersen heben ab: Füße etwas weiter nach hinten setzen

    = reverse_lunge_smith_machine
    name.de Ausfallschritt rückwärts (Multipresse)
    how.en Stand under the guided bar with it on the upper back, feet hip width. Step straight back with one leg, lower until the back knee is just above the floor and push up through the front foot. Turn the safety hooks to lock after the set.
    how.de Unter der geführten Stange stehen, sie liegt auf dem oberen Rücken, Füße hüftbreit. Mit einem Bein gerade nach hinten treten, senken, bis das hintere Knie knapp über dem Boden ist, und über den vorderen Fuß hochdrücken. Danach wieder einhaken.
    cue.en Front heel heavy
    cue.en Straight step back
    cue.en Ribs over the hips
    cue.de Druck auf die vordere Ferse
    cue.de Gerade nach hinten treten
    cue.de Rippen über dem Becken
    err.en Pushing off the back leg: let the front leg do the work
    err.en Front foot too far under the bar: set it slightly forward
    err.de Mit dem hinteren Bein abstoßen: das vordere arbeitet
    err.de Vorderer Fuß zu weit unter der Stange: etwas vorsetzen

    = pin_squat_barbell
    name.de Pin Squat (Langhantel)
    how.en Set the pins at the depth you want to start from. Squat under the bar, get tight, and stand up from the dead stop, or squat down and let the bar settle on the pins before each drive. Do the whole set the same way.
    how.de Die Sicherungsstangen auf die gewünschte Tiefe stellen. Unter die Stange gehen, Spannung aufbauen und aus der Ruhe aufstehen, oder beugen und die Stange vor jedem Aufstehen auf den Pins ablegen. Im ganzen Satz gleich bleiben.
    cue.en Big breath on the pins
    cue.en Chest and hips rise together
    cue.en Mid-foot pressure
    cue.de Auf den Pins tief einatmen
    cue.de Brust und Hüfte steigen zusammen
    cue.de Druck auf die Fußmitte
    err.en Relaxing on the pins: rest the bar, keep the trunk tight
    err.en Hips shooting up first: push the back into the bar
    err.de Auf den Pins locker werden: Stange ruht, Rumpf bleibt fest
    err.de Die Hüfte schießt hoch: Rücken gegen die Stange drücken

    = copenhagen_plank
    name.de Copenhagen Plank
    how.en Lie on your side with the forearm under the shoulder and the top leg on a bench. Lift the hips by pressing the top leg into the bench until the body is straight. Hold, then change sides. Easier: rest the knee instead of the ankle on the bench.
    how.de Auf der Seite liegen, Unterarm unter der Schulter, das obere Bein auf der Bank. Das obere Bein in die Bank drücken und das Becken heben, bis der Körper gerade ist. Halten, dann die Seite wechseln. Leichter: das Knie statt den Knöchel auflegen.
    cue.en Press the top leg down
    cue.en Hips forward and up
    cue.en Keep breathing
    cue.de Oberes Bein nach unten drücken
    cue.de Hüfte vor und hoch
    cue.de Weiteratmen
    err.en Starting with the long lever: begin with the knee on the bench
    err.en Hips sagging: end the set when the line breaks
    err.de Gleich mit langem Hebel: zuerst das Knie auflegen
    err.de Die Hüfte sackt ab: Satz beenden, wenn die Linie bricht

    = cossack_squat
    name.de Kosaken-Kniebeuge
    how.en Stand with the feet very wide. Shift to one side and squat deep over that foot, heel down, while the other leg stays straight with the toes pointing up. Push back to the middle and go to the other side.
    how.de Sehr breit stehen. Das Gewicht zu einer Seite verlagern und über diesem Fuß tief beugen, die Ferse bleibt unten, das andere Bein ist gestreckt mit den Zehen nach oben. Zurück zur Mitte und zur anderen Seite.
    cue.en Heel of the bent leg stays down
    cue.en Straight leg long
    cue.en Chest up
    cue.de Ferse des gebeugten Beins bleibt unten
    cue.de Das gestreckte Bein lang machen
    cue.de Brust hoch
    err.en Knee falling in: push it out over the toes
    err.en Forcing depth: hold on to something or stop higher
    err.de Das Knie fällt nach innen: über die Zehen drücken
    err.de Tiefe erzwingen: festhalten oder höher umkehren

    = front_foot_elevated_split_squat_dumbbell
    name.de Split Squat, vorderer Fuß erhöht (Kurzhantel)
    how.en Put the front foot on a low step or plate, the other foot well behind on its toes, a dumbbell in each hand. Lower straight down until the back knee is below the height of the step, then drive up through the front foot.
    how.de Den vorderen Fuß auf eine niedrige Stufe oder Scheibe stellen, der andere steht weit hinten auf den Zehen, in jeder Hand eine Kurzhantel. Gerade nach unten, bis das hintere Knie tiefer als die Stufe ist, dann über den vorderen Fuß hoch.
    cue.en Front knee travels over the toes
    cue.en Whole front foot on the step
    cue.en Straight down, straight up
    cue.de Vorderes Knie wandert über die Zehen
    cue.de Ganzer vorderer Fuß auf der Stufe
    cue.de Gerade runter, gerade hoch
    err.en Stance too short: move the back foot further away
    err.en Bouncing off the back knee: stop just above the floor
    err.de Zu kurzer Stand: den hinteren Fuß weiter zurück
    err.de Mit dem hinteren Knie aufprallen: kurz vorher stoppen

    = reverse_nordic_curl
    name.de Reverse Nordic Curl
    how.en Kneel on a soft mat, hips straight, glutes tight. Lean back from the knees in one line from knee to head as far as you can control, then pull yourself upright with the front of the thighs.
    how.de Auf einer weichen Matte knien, Hüfte gestreckt, Gesäß fest. Aus den Knien nach hinten lehnen, von Knie bis Kopf eine Linie, so weit es kontrolliert geht, dann mit den Oberschenkelvorderseiten wieder aufrichten.
    cue.en One line from knee to head
    cue.en Glutes tight
    cue.en A little deeper each week
    cue.de Eine Linie von Knie bis Kopf
    cue.de Gesäß fest
    cue.de Nach und nach etwas tiefer
    err.en Folding at the hips: keep them straight and go less far
    err.en Falling back: hold a band or a post for help
    err.de In der Hüfte abknicken: gestreckt bleiben, weniger weit
    err.de Nach hinten fallen: an Band oder Pfosten festhalten
    """
