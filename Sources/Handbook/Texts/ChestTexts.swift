/// What is said of the chest: see ``ExerciseTexts``.
let chestTexts = """
    = bench_press_smith_machine
    name.de Bankdrücken (Multipresse)
    how.en Place the bench so the guided bar comes down on your lower chest, and set the stops just below that height. Lie with shoulder blades together, turn the bar out of the hooks and lower it until it touches. Press up until your arms are straight and hook the bar back in after the set.
    how.de Stell die Bank so, dass die geführte Stange auf die untere Brust kommt, und die Anschläge knapp darunter. Schulterblätter zusammen, Stange aus den Haken drehen und absenken, bis sie die Brust berührt. Hochdrücken, bis die Arme gestreckt sind, und nach dem Satz wieder einhaken.
    cue.en Shoulder blades into the bench
    cue.en Forearms upright under the bar
    cue.en Touch softly, then press
    cue.de Schulterblätter in die Bank
    cue.de Unterarme senkrecht unter der Stange
    cue.de Sanft berühren, dann drücken
    err.en Bench in the wrong place: test with the empty bar where it meets the chest
    err.en Training without stops: set them before every session
    err.de Bank steht falsch: mit leerer Stange testen, wo sie auf die Brust kommt
    err.de Ohne Anschläge trainieren: vor dem ersten Satz einstellen

    = bench_press_cable
    name.de Bankdrücken (Kabelzug)
    how.en Put a flat bench between two low pulleys and lie down with a handle in each hand beside your chest. Pull your shoulder blades together and press both handles up and together over the chest. Lower slowly until the chest is stretched.
    how.de Stell eine Flachbank zwischen zwei tiefe Kabelzüge und leg dich mit je einem Griff neben der Brust hin. Schulterblätter zusammenziehen und beide Griffe nach oben über der Brust zusammendrücken. Langsam absenken, bis die Brust gedehnt ist.
    cue.en Shoulder blades stay together
    cue.en Press up and in
    cue.en Follow the line of the cable with your forearms
    cue.de Schulterblätter bleiben zusammen
    cue.de Nach oben und innen drücken
    cue.de Unterarme in Linie mit dem Kabel
    err.en Cables pull the arms back too far: stop when the hands are level with the chest
    err.en Pressing one side first: move both hands at the same speed
    err.de Kabel zieht die Arme zu weit zurück: auf Brusthöhe stoppen
    err.de Eine Seite drückt zuerst: beide Hände gleich schnell bewegen

    = bench_press_close_grip_barbell
    name.de Enges Bankdrücken (Langhantel)
    how.en Lie as for the bench press but grip the bar about shoulder width. Lower it to the lower chest with the elbows close to your body and wrists straight. Press up until your arms are locked over the shoulders. Use safeties or a spotter.
    how.de Leg dich hin wie beim Bankdrücken, greif aber etwa schulterbreit. Die Stange mit den Ellenbogen nah am Körper und geraden Handgelenken zur unteren Brust absenken. Hochdrücken, bis die Arme über den Schultern gestreckt sind. Mit Ablagen oder Spotter trainieren.
    cue.en Elbows brush your ribs
    cue.en Wrists straight
    cue.en Lock out hard
    cue.de Ellenbogen an den Rippen vorbei
    cue.de Handgelenke gerade
    cue.de Oben ganz durchstrecken
    err.en Hands almost touching: widen the grip to about shoulder width
    err.en Elbows flare out on the way up: keep them close to your sides
    err.de Hände fast zusammen: etwa schulterbreit greifen
    err.de Ellenbogen gehen beim Drücken raus: nah am Körper lassen

    = bench_press_close_grip_smith_machine
    name.de Enges Bankdrücken (Multipresse)
    how.en Place the bench so the guided bar meets your lower chest and set the stops just below. Grip about shoulder width, unhook and lower with the elbows close to your body. Press until your arms are straight and hook the bar in after the last rep.
    how.de Stell die Bank so, dass die geführte Stange auf die untere Brust trifft, Anschläge knapp darunter. Etwa schulterbreit greifen, aushaken und mit den Ellenbogen nah am Körper absenken. Drücken, bis die Arme gestreckt sind, nach der letzten Wiederholung einhaken.
    cue.en Elbows close to your ribs
    cue.en Wrists over your forearms
    cue.en Straighten the arms fully
    cue.de Ellenbogen nah an den Rippen
    cue.de Handgelenke über den Unterarmen
    cue.de Arme ganz strecken
    err.en Grip too narrow: place your hands about shoulder width
    err.en Wrists bent back: hold the bar low in the palm and keep them straight
    err.de Griff zu eng: die Hände etwa schulterbreit setzen
    err.de Handgelenke abgeknickt: Stange tief in die Hand legen, gerade halten

    = bench_press_wide_grip_barbell
    name.de Breites Bankdrücken (Langhantel)
    how.en Lie as for the bench press and take a grip clearly wider than usual, but no wider than the bar marks and your shoulders allow. Pull your shoulder blades together, lower to the mid or lower chest and touch. Press straight up to locked arms. Use safeties or a spotter.
    how.de Leg dich hin wie beim Bankdrücken und greif deutlich breiter als sonst, aber nur so weit, wie die Schultern mitmachen. Schulterblätter zusammen, zur mittleren oder unteren Brust absenken und berühren. Gerade hochdrücken, bis die Arme gestreckt sind. Mit Ablagen oder Spotter.
    cue.en Chest up, shoulder blades back
    cue.en Pull the bar apart
    cue.en Lower slowly into the stretch
    cue.de Brust raus, Schulterblätter zurück
    cue.de Stange auseinanderziehen
    cue.de Langsam in die Dehnung absenken
    err.en Elbows straight out at neck height: touch lower on the chest
    err.en Same load as your normal grip: start lighter and get used to it
    err.de Ellenbogen auf Halshöhe: tiefer auf der Brust berühren
    err.de Gleiches Gewicht wie sonst: leichter anfangen und herantasten

    = paused_bench_press_barbell
    name.de Bankdrücken mit Pause (Langhantel)
    how.en Set up as for the bench press with safeties or a spotter. Lower the bar to the lower chest and let it rest there motionless for one to two seconds while you stay tight. Then press up without sinking first until your arms are straight.
    how.de Leg dich hin wie beim Bankdrücken, mit Ablagen oder Spotter. Die Stange zur unteren Brust absenken und dort ein bis zwei Sekunden ruhig liegen lassen, die Spannung halten. Dann ohne Nachsinken hochdrücken, bis die Arme gestreckt sind.
    cue.en Stay tight in the pause
    cue.en Let it rest, do not let it sink
    cue.en Explode from the chest
    cue.de In der Pause Spannung halten
    cue.de Ablegen, nicht einsinken lassen
    cue.de Explosiv von der Brust weg
    err.en Relaxing on the chest: keep back, legs and grip tight
    err.en Pause gets shorter every rep: count it honestly each time
    err.de Auf der Brust entspannen: Rücken, Beine und Griff fest lassen
    err.de Pause wird immer kürzer: jedes Mal ehrlich mitzählen

    = feet_up_bench_press_barbell
    name.de Bankdrücken mit angehobenen Füßen (Langhantel)
    how.en Lie on the bench with your feet off the floor, knees bent over the hips or legs held out straight. Shoulder blades together, belly tight, lower the bar to the lower chest and touch. Press to straight arms without wobbling. Use safeties or a spotter and a lighter weight.
    how.de Leg dich auf die Bank, Füße in der Luft, Knie über der Hüfte gebeugt oder Beine gestreckt gehalten. Schulterblätter zusammen, Bauch fest, zur unteren Brust absenken und berühren. Ohne Wackeln drücken, bis die Arme gestreckt sind. Leichter als sonst, mit Ablagen oder Spotter.
    cue.en Belly tight, stay balanced
    cue.en Shoulder blades into the bench
    cue.en Lower it slowly
    cue.de Bauch fest, Balance halten
    cue.de Schulterblätter in die Bank
    cue.de Langsam absenken
    err.en Legs swing for momentum: hold them still the whole set
    err.en Starting with your normal weight: go lighter, you have no leg drive here
    err.de Schwung mit den Beinen: den ganzen Satz stillhalten
    err.de Mit normalem Gewicht starten: leichter werden, die Beine helfen nicht mit

    = spoto_press_barbell
    name.de Spoto Press (Langhantel)
    how.en Set up as for the bench press with safeties or a spotter. Lower the bar until it is a finger or two above the lower chest and hold it there still for a moment. Press up from that stop until your arms are straight, without touching the chest.
    how.de Leg dich hin wie beim Bankdrücken, mit Ablagen oder Spotter. Die Stange bis ein, zwei Fingerbreit über die untere Brust absenken und dort kurz ruhig halten. Von da hochdrücken, bis die Arme gestreckt sind, ohne die Brust zu berühren.
    cue.en Freeze above the chest
    cue.en Same height every rep
    cue.en Back tight while you hold
    cue.de Über der Brust einfrieren
    cue.de Jedes Mal dieselbe Höhe
    cue.de Rücken beim Halten fest
    err.en Stopping too high: come down to just above the chest
    err.en Turning around without a hold: make the bar stand still first
    err.de Zu hoch gestoppt: bis knapp über die Brust gehen
    err.de Ohne Halten umkehren: die Stange erst zum Stehen bringen

    = incline_bench_press_smith_machine
    name.de Schrägbankdrücken (Multipresse)
    how.en Set the bench to roughly 30 degrees so the guided bar comes down on the upper chest, and set the stops. Shoulder blades back, unhook and lower the bar until it nearly or lightly touches. Press to straight arms and hook in after the set.
    how.de Stell die Bank auf etwa 30 Grad, sodass die geführte Stange auf die obere Brust kommt, und stell die Anschläge ein. Schulterblätter zurück, aushaken und absenken, bis die Stange die Brust fast oder leicht berührt. Hochdrücken, bis die Arme gestreckt sind, danach einhaken.
    cue.en Chest high, shoulders back
    cue.en Elbows under the bar
    cue.en Control it down
    cue.de Brust raus, Schultern zurück
    cue.de Ellenbogen unter der Stange
    cue.de Kontrolliert absenken
    err.en Bar comes down on the neck: move the bench forward or back before loading
    err.en Bench too steep: lower it to keep the work in the chest
    err.de Stange kommt auf den Hals: vor dem Beladen die Bank verschieben
    err.de Bank zu steil: flacher stellen, damit die Brust arbeitet

    = incline_bench_press_cable
    name.de Schrägbankdrücken (Kabelzug)
    how.en Put an incline bench of about 30 degrees between two low pulleys and hold a handle beside each side of the upper chest. Shoulder blades back, press the handles up and together over the collarbone. Lower slowly into the stretch.
    how.de Stell eine Schrägbank mit etwa 30 Grad zwischen zwei tiefe Kabelzüge, die Griffe seitlich an der oberen Brust. Schulterblätter zurück, die Griffe nach oben über dem Schlüsselbein zusammendrücken. Langsam in die Dehnung absenken.
    cue.en Press up and in
    cue.en Shoulder blades on the bench
    cue.en Squeeze the upper chest
    cue.de Nach oben und innen drücken
    cue.de Schulterblätter an der Bank
    cue.de Obere Brust zusammendrücken
    err.en Shoulders lift off the pad at the top: keep them back as the arms extend
    err.en Bench not centred: line it up so both cables pull the same
    err.de Schultern heben oben ab: hinten lassen, auch wenn die Arme strecken
    err.de Bank steht nicht mittig: so stellen, dass beide Kabel gleich ziehen

    = decline_bench_press_barbell
    name.de Negativbankdrücken (Langhantel)
    how.en Hook your feet in on a slightly declined bench and lie down with your shoulder blades together. Have a spotter help you unrack, then lower the bar to the lowest part of the chest. Press straight up until your arms are locked and re-rack with help.
    how.de Füße an der leicht negativ gestellten Bank einhaken, hinlegen, Schulterblätter zusammen. Stange mit Hilfe eines Spotters ausheben und zum unteren Brustrand absenken. Gerade hochdrücken, bis die Arme gestreckt sind, und mit Hilfe ablegen.
    cue.en Legs locked in, chest up
    cue.en Touch at the bottom of the chest
    cue.en Press straight up
    cue.de Beine fest eingehakt, Brust raus
    cue.de Am unteren Brustrand berühren
    cue.de Gerade nach oben drücken
    err.en Bar drifts to the neck: keep it over the lower chest all the way
    err.en Going heavy without a spotter: use safeties or ask someone to stand by
    err.de Stange wandert zum Hals: immer über der unteren Brust halten
    err.de Schwer ohne Spotter: Ablagen nutzen oder jemanden dazuholen

    = decline_bench_press_dumbbell
    name.de Negativbankdrücken (Kurzhantel)
    how.en Hook your feet in, take the dumbbells on your thighs and lie back on the slightly declined bench. Press both up from beside the lower chest until your arms are straight. Lower under control, then sit up with the weights or hand them to a partner.
    how.de Füße einhaken, Kurzhanteln auf die Oberschenkel und auf die leicht negativ gestellte Bank zurücklegen. Beide von der Seite der unteren Brust hochdrücken, bis die Arme gestreckt sind. Kontrolliert absenken, am Ende damit aufsetzen oder sie abgeben.
    cue.en Shoulder blades together
    cue.en Forearms upright
    cue.en Press towards your lower chest line
    cue.de Schulterblätter zusammen
    cue.de Unterarme senkrecht
    cue.de Über der unteren Brust drücken
    err.en Pressing over the face: keep the weights above the lower chest
    err.en Dropping the dumbbells at the end: bring them to your chest and then away
    err.de Über dem Gesicht drücken: Hanteln über der unteren Brust halten
    err.de Hanteln am Ende fallen lassen: erst zur Brust, dann sicher ablegen

    = decline_bench_press_smith_machine
    name.de Negativbankdrücken (Multipresse)
    how.en Place a slightly declined bench so the guided bar meets the lower edge of your chest and set the stops just below. Hook your feet in, shoulder blades together, unhook and lower until it touches. Press to straight arms and hook in at the end.
    how.de Stell die leicht negative Bank so, dass die geführte Stange auf den unteren Brustrand trifft, Anschläge knapp darunter. Füße einhaken, Schulterblätter zusammen, aushaken und absenken, bis sie berührt. Drücken, bis die Arme gestreckt sind, am Ende einhaken.
    cue.en Chest up to the bar
    cue.en Forearms straight under the bar
    cue.en Smooth down, strong up
    cue.de Brust zur Stange
    cue.de Unterarme senkrecht unter der Stange
    cue.de Ruhig runter, kräftig hoch
    err.en Bar meets the chest too high: slide the bench towards your feet or head and test
    err.en Feet not fixed: hook them in before you unlock the bar
    err.de Stange trifft zu hoch auf: Bank verschieben und leer testen
    err.de Füße nicht fixiert: erst einhaken, dann die Stange lösen

    = floor_press_barbell
    name.de Floor Press (Langhantel)
    how.en Lie on the floor under a low-set bar in the rack, knees bent or legs straight. Unrack and lower the bar until your upper arms rest on the floor without a bump. Pause briefly and press up until your arms are straight over the shoulders.
    how.de Leg dich auf den Boden unter die tief eingehängte Stange im Rack, Beine angestellt oder gestreckt. Ausheben und absenken, bis die Oberarme sanft auf dem Boden liegen. Kurz halten und hochdrücken, bis die Arme über den Schultern gestreckt sind.
    cue.en Soft landing for the elbows
    cue.en Elbows at about 45 degrees
    cue.en Press from a dead stop
    cue.de Ellenbogen sanft ablegen
    cue.de Ellenbogen etwa 45 Grad
    cue.de Aus dem Stillstand drücken
    err.en Elbows slam into the floor: slow down the last part
    err.en Forearms tilt: keep the wrists over the elbows
    err.de Ellenbogen knallen auf den Boden: den letzten Teil bremsen
    err.de Unterarme kippen: Handgelenke über den Ellenbogen halten

    = floor_press_dumbbell
    name.de Floor Press (Kurzhantel)
    how.en Lie on the floor with bent knees and bring the dumbbells beside your chest, upper arms on the floor. Press both up until your arms are straight over the shoulders. Lower until the upper arms touch gently, pause and press again.
    how.de Leg dich mit angestellten Beinen auf den Boden, Kurzhanteln neben der Brust, Oberarme am Boden. Beide hochdrücken, bis die Arme über den Schultern gestreckt sind. Absenken, bis die Oberarme sanft aufliegen, kurz halten und wieder drücken.
    cue.en Rest the upper arms, then press
    cue.en Wrists over elbows
    cue.en Keep your back on the floor
    cue.de Oberarme ablegen, dann drücken
    cue.de Handgelenke über den Ellenbogen
    cue.de Rücken bleibt am Boden
    err.en Bouncing the elbows: stop on the floor for a moment
    err.en Elbows straight out: bring them closer to the body
    err.de Ellenbogen federn ab: am Boden kurz stoppen
    err.de Ellenbogen ganz außen: näher an den Körper nehmen

    = squeeze_press_dumbbell
    name.de Squeeze Press (Kurzhantel)
    how.en Lie on a flat bench and hold two dumbbells together on your chest, palms facing each other. Press them hard against each other and push them up until your arms are straight. Lower to the chest without losing the pressure.
    how.de Leg dich auf die Flachbank und halt zwei Kurzhanteln aneinander auf der Brust, Handflächen zueinander. Fest gegeneinanderdrücken und hochdrücken, bis die Arme gestreckt sind. Zur Brust absenken, ohne den Druck zu verlieren.
    cue.en Crush the dumbbells together
    cue.en Keep the pressure on the way down
    cue.en Elbows close
    cue.de Hanteln zusammenpressen
    cue.de Auch beim Absenken Druck halten
    cue.de Ellenbogen eng
    err.en Dumbbells drift apart: go lighter and press inward the whole set
    err.en Rushing the reps: move slowly so the chest stays tight
    err.de Hanteln gehen auseinander: leichter werden und durchgehend pressen
    err.de Zu schnell: langsam bewegen, damit die Brust gespannt bleibt

    = svend_press_plate
    name.de Svend Press (Scheibe)
    how.en Stand tall and press one light plate, or two held together, between your palms in front of your chest. Keep squeezing and push it straight forward until your arms are long. Bring it back to the chest without easing the pressure.
    how.de Steh aufrecht und press eine leichte Scheibe oder zwei aneinander zwischen den Handflächen vor der Brust. Weiter zusammendrücken und gerade nach vorn schieben, bis die Arme lang sind. Zurück zur Brust, ohne den Druck zu lösen.
    cue.en Squeeze your palms together
    cue.en Shoulders low
    cue.en Slow out, slow back
    cue.de Handflächen zusammenpressen
    cue.de Schultern tief
    cue.de Langsam vor, langsam zurück
    err.en Leaning back: tighten your belly and stand straight
    err.en Arms sink at the end: hold the plate at chest height
    err.de Nach hinten lehnen: Bauch anspannen und gerade stehen
    err.de Arme sinken am Ende ab: die Scheibe auf Brusthöhe halten

    = chest_press_machine
    name.de Brustpresse (Maschine)
    how.en Adjust the seat so the handles are level with the middle of your chest, and sit with your back and head on the pad. Shoulder blades back, press the handles forward until your arms are nearly straight. Return slowly until the chest is stretched.
    how.de Stell den Sitz so ein, dass die Griffe auf mittlerer Brusthöhe sind, Rücken und Kopf am Polster. Schulterblätter zurück, die Griffe nach vorn drücken, bis die Arme fast gestreckt sind. Langsam zurück, bis die Brust gedehnt ist.
    cue.en Chest out, shoulders back
    cue.en Push with your chest, not your shoulders
    cue.en Slow on the way back
    cue.de Brust raus, Schultern zurück
    cue.de Aus der Brust drücken, nicht aus der Schulter
    cue.de Langsam zurück
    err.en Seat too low: raise it so the handles meet the mid chest
    err.en Shoulders roll forward at the end: keep the shoulder blades on the pad
    err.de Sitz zu tief: höher stellen, bis die Griffe auf Brusthöhe sind
    err.de Schultern kippen am Ende vor: Schulterblätter am Polster lassen

    = chest_press_plate_loaded
    name.de Brustpresse (Plate Loaded)
    how.en Load both sides equally and set the seat so the handles are level with the lower to mid chest. Sit tight against the pad, shoulder blades back, and press until your arms are nearly straight. Let the levers return slowly without dropping onto the stops.
    how.de Beide Seiten gleich beladen und den Sitz so stellen, dass die Griffe auf unterer bis mittlerer Brusthöhe sind. Fest ans Polster, Schulterblätter zurück, drücken, bis die Arme fast gestreckt sind. Die Hebel langsam zurücklassen, nicht auf die Anschläge knallen.
    cue.en Back glued to the pad
    cue.en Wrists straight
    cue.en Press both sides evenly
    cue.de Rücken fest ans Polster
    cue.de Handgelenke gerade
    cue.de Beide Seiten gleich drücken
    err.en Chest caves in at the end: keep it lifted through the press
    err.en Uneven plates: check both sides before you sit down
    err.de Brust fällt am Ende ein: beim Drücken oben halten
    err.de Ungleich beladen: vor dem Hinsetzen beide Seiten prüfen

    = chest_press_band
    name.de Brustdrücken (Band)
    how.en Anchor the band behind you at chest height, or lay it around your upper back, and hold an end in each hand. Stand in a small stride with your hands beside the chest and press forward until your arms are straight. Let the hands come back slowly against the pull.
    how.de Das Band hinter dir auf Brusthöhe befestigen oder um den oberen Rücken legen, in jeder Hand ein Ende. In leichter Schrittstellung, Hände neben der Brust, nach vorn drücken, bis die Arme gestreckt sind. Die Hände langsam gegen den Zug zurücklassen.
    cue.en Belly tight, stand firm
    cue.en Press forward and slightly in
    cue.en Do not let the band win on the way back
    cue.de Bauch fest, stabil stehen
    cue.de Nach vorn und leicht innen drücken
    cue.de Auf dem Rückweg gegen das Band arbeiten
    err.en Band goes slack at the chest: step forward or shorten it
    err.en Shoulders pushed forward: keep the shoulder blades back
    err.de Band hängt vor der Brust durch: nach vorn gehen oder kürzer greifen
    err.de Schultern schieben nach vorn: Schulterblätter hinten lassen

    = chest_press_cable
    name.de Brustdrücken (Kabelzug)
    how.en Set two pulleys to chest height, take the handles and step forward into a small stride. Start with the hands beside your chest, elbows a little below shoulder height, and press forward until your arms are straight. Return slowly without being pulled back.
    how.de Zwei Kabelzüge auf Brusthöhe stellen, Griffe nehmen und in leichte Schrittstellung nach vorn gehen. Hände neben der Brust, Ellenbogen etwas unter Schulterhöhe, nach vorn drücken, bis die Arme gestreckt sind. Langsam zurück, ohne dich nach hinten ziehen zu lassen.
    cue.en Ribs down, body still
    cue.en Press forward and together
    cue.en Lean slightly into it
    cue.de Rippen runter, Körper ruhig
    cue.de Nach vorn und zusammen drücken
    cue.de Leicht nach vorn lehnen
    err.en Torso rocks with every rep: widen the stride and lower the weight
    err.en Hands go far behind the chest: stop when they are beside it
    err.de Oberkörper schaukelt mit: Schritt größer, Gewicht runter
    err.de Hände weit hinter der Brust: neben der Brust stoppen

    = iso_lateral_chest_press_machine
    name.de Iso-Lateral Brustpresse (Maschine)
    how.en Set the seat so the separate handles are level with your mid chest and sit firmly against the pad. Press both arms together, in turn or one side at a time until nearly straight. Bring each handle back slowly into the stretch while the torso stays square.
    how.de Stell den Sitz so, dass die getrennten Griffe auf mittlerer Brusthöhe sind, und setz dich fest ans Polster. Beide Arme zusammen, abwechselnd oder einzeln drücken, bis sie fast gestreckt sind. Jeden Griff langsam in die Dehnung zurück, der Oberkörper bleibt gerade.
    cue.en Shoulders square to the front
    cue.en Same path left and right
    cue.en Keep the other side tight
    cue.de Schultern gerade nach vorn
    cue.de Links und rechts derselbe Weg
    cue.de Die andere Seite bleibt fest
    err.en Twisting into the press: keep both shoulder blades on the pad
    err.en Stronger side does more: match the reps of the weaker one
    err.de Oberkörper dreht mit: beide Schulterblätter am Polster lassen
    err.de Starke Seite macht mehr: gleich viele wie die schwächere

    = incline_chest_press_machine
    name.de Schrägbankpresse (Maschine)
    how.en Set the seat so the handles start level with your upper chest. Sit back with your chest lifted and shoulder blades on the pad, and press up and forward until your arms are nearly straight. Return slowly until the upper chest is stretched.
    how.de Stell den Sitz so, dass die Griffe auf Höhe der oberen Brust starten. Zurücklehnen, Brust raus, Schulterblätter ans Polster und schräg nach oben drücken, bis die Arme fast gestreckt sind. Langsam zurück, bis die obere Brust gedehnt ist.
    cue.en Chest high
    cue.en Elbows below the shoulders
    cue.en Do not let the stack touch
    cue.de Brust hoch
    cue.de Ellenbogen unter Schulterhöhe
    cue.de Gewicht nicht absetzen
    err.en Shrugging as you press: pull the shoulders down first
    err.en Hips slide forward: sit back against the pad
    err.de Schultern beim Drücken hochziehen: vorher runterziehen
    err.de Becken rutscht nach vorn: hinten am Polster sitzen

    = incline_chest_press_plate_loaded
    name.de Schrägbankpresse (Plate Loaded)
    how.en Load both sides equally and set the seat so the handles are beside your upper chest. Shoulder blades on the pad, press the levers up and forward until your arms are nearly straight. Lower them slowly into a stretch and stop short of the stops.
    how.de Beide Seiten gleich beladen und den Sitz so stellen, dass die Griffe neben der oberen Brust sind. Schulterblätter ans Polster, die Hebel schräg nach oben drücken, bis die Arme fast gestreckt sind. Langsam in die Dehnung absenken, kurz vor dem Anschlag umkehren.
    cue.en Chest up, shoulders down
    cue.en Drive through the heel of the hand
    cue.en Slow into the stretch
    cue.de Brust raus, Schultern tief
    cue.de Über den Handballen drücken
    cue.de Langsam in die Dehnung
    err.en Seat too low so the shoulders press: raise it to upper chest height
    err.en Back arches off the pad: feet firm, belly tight, less weight
    err.de Sitz zu tief, die Schulter drückt: auf Höhe der oberen Brust stellen
    err.de Rücken löst sich: Füße fest, Bauch an, weniger Gewicht

    = decline_chest_press_machine
    name.de Negativ-Brustpresse (Maschine)
    how.en Set the seat so the handles start beside your lower chest. Sit tight against the pad, shoulder blades back, and press forward and down until your arms are nearly straight. Come back slowly until the chest is stretched.
    how.de Stell den Sitz so, dass die Griffe neben der unteren Brust starten. Fest ans Polster, Schulterblätter zurück, nach vorn unten drücken, bis die Arme fast gestreckt sind. Langsam zurück, bis die Brust gedehnt ist.
    cue.en Press down and forward
    cue.en Shoulders stay low
    cue.en Squeeze the lower chest
    cue.de Nach vorn unten drücken
    cue.de Schultern bleiben tief
    cue.de Untere Brust anspannen
    err.en Shoulders creep up: push them away from your ears before pressing
    err.en Lifting out of the seat: reduce the weight and stay on the pad
    err.de Schultern wandern hoch: vor dem Drücken weg von den Ohren
    err.de Aus dem Sitz heben: weniger Gewicht und am Polster bleiben

    = decline_chest_press_plate_loaded
    name.de Negativ-Brustpresse (Plate Loaded)
    how.en Load both sides equally and set the seat so the handles are beside your lower chest. Keep your back and shoulder blades on the pad and press the levers forward and down until your arms are nearly straight. Let them return slowly under control.
    how.de Beide Seiten gleich beladen und den Sitz so stellen, dass die Griffe neben der unteren Brust sind. Rücken und Schulterblätter am Polster, die Hebel nach vorn unten drücken, bis die Arme fast gestreckt sind. Langsam und kontrolliert zurücklassen.
    cue.en Elbows close to the body line
    cue.en Push both levers evenly
    cue.en Chest stays proud
    cue.de Ellenbogen nah am Körper
    cue.de Beide Hebel gleich drücken
    cue.de Brust bleibt oben
    err.en Turning it into a triceps push: let the elbows travel slightly out
    err.en Levers crash back: brake them all the way
    err.de Nur noch Trizeps: Ellenbogen leicht nach außen führen
    err.de Hebel knallen zurück: den ganzen Weg bremsen

    = chest_fly_dumbbell
    name.de Fliegende (Kurzhantel)
    how.en Lie on a flat bench with the dumbbells over your chest, palms facing each other, elbows slightly bent. Open your arms in a wide arc until the chest is stretched and the hands are about level with it. Bring them back on the same arc.
    how.de Leg dich auf die Flachbank, Kurzhanteln über der Brust, Handflächen zueinander, Ellenbogen leicht gebeugt. Arme im weiten Bogen öffnen, bis die Brust gedehnt ist und die Hände etwa auf Brusthöhe sind. Auf demselben Bogen zurückführen.
    cue.en Hug a big tree
    cue.en Keep the elbow angle
    cue.en Shoulder blades back
    cue.de Einen dicken Baum umarmen
    cue.de Ellenbogenwinkel halten
    cue.de Schulterblätter zurück
    err.en Bending the elbows into a press: take lighter dumbbells
    err.en Dropping below the bench: stop when the hands reach chest height
    err.de Es wird ein Drücken: leichtere Hanteln, Winkel halten
    err.de Zu tief unter die Bank: auf Brusthöhe stoppen

    = chest_fly_cable
    name.de Fliegende (Kabelzug)
    how.en Set both pulleys to chest height, take the handles and step forward in a small stride. With slightly bent elbows bring your hands together in front of your chest in a wide arc. Open slowly until the chest is stretched.
    how.de Beide Kabelzüge auf Brusthöhe stellen, Griffe nehmen und in leichter Schrittstellung nach vorn gehen. Mit leicht gebeugten Ellenbogen die Hände im weiten Bogen vor der Brust zusammenführen. Langsam öffnen, bis die Brust gedehnt ist.
    cue.en Chest out, arms long
    cue.en Bring your upper arms together
    cue.en Open slowly
    cue.de Brust raus, Arme lang
    cue.de Oberarme zusammenführen
    cue.de Langsam öffnen
    err.en Pressing instead of hugging: keep the elbow angle fixed
    err.en Torso rocks forward: widen your stance and lower the weight
    err.de Drücken statt Bogen: den Ellenbogenwinkel fest lassen
    err.de Oberkörper schaukelt: breiter stehen und leichter werden

    = chest_fly_machine
    name.de Butterfly (Maschine)
    how.en Set the seat so the handles or pads are at chest height and sit with your back against the pad. Bring the arms together in front of your chest with slightly bent elbows and squeeze briefly. Open slowly until the chest is stretched.
    how.de Stell den Sitz so, dass Griffe oder Polster auf Brusthöhe sind, Rücken ans Polster. Die Arme mit leicht gebeugten Ellenbogen vor der Brust zusammenführen und kurz anspannen. Langsam öffnen, bis die Brust gedehnt ist.
    cue.en Chest up, back on the pad
    cue.en Squeeze in the middle
    cue.en Shoulders low
    cue.de Brust raus, Rücken ans Polster
    cue.de In der Mitte zusammendrücken
    cue.de Schultern tief
    err.en Opening too far: set the range stop so the shoulders stay comfortable
    err.en Shoulders roll forward to close: lower the weight and keep them back
    err.de Zu weit geöffnet: Startposition so wählen, dass es in der Schulter passt
    err.de Schultern rollen nach vorn: leichter werden und hinten lassen

    = chest_fly_band
    name.de Fliegende (Band)
    how.en Anchor the band behind you at chest height and hold an end in each hand, arms out to the sides with slightly bent elbows. Step forward until it is tight, then bring the hands together in front of your chest in an arc. Open slowly.
    how.de Das Band hinter dir auf Brusthöhe befestigen, in jeder Hand ein Ende, Arme seitlich mit leicht gebeugten Ellenbogen. Nach vorn gehen, bis es spannt, dann die Hände im Bogen vor der Brust zusammenführen. Langsam öffnen.
    cue.en Wide arc, soft elbows
    cue.en Hold the squeeze for a moment
    cue.en Stand firm
    cue.de Weiter Bogen, weiche Ellenbogen
    cue.de Vorn kurz halten
    cue.de Fest stehen
    err.en Arms snap back: resist the band on the way out
    err.en Band slack at the start: take another step forward
    err.de Arme schnellen zurück: beim Öffnen gegen das Band bremsen
    err.de Band am Start locker: einen Schritt weiter nach vorn

    = seated_chest_fly_cable
    name.de Fliegende sitzend (Kabelzug)
    how.en Put an upright bench between two pulleys set at about chest height and sit with your back against the pad. Hold the handles with slightly bent elbows and bring them together in front of your chest. Open slowly until the chest is stretched.
    how.de Eine Bank mit aufrechter Lehne zwischen zwei Kabelzüge auf etwa Brusthöhe stellen, Rücken an die Lehne. Die Griffe mit leicht gebeugten Ellenbogen vor der Brust zusammenführen. Langsam öffnen, bis die Brust gedehnt ist.
    cue.en Back stays on the pad
    cue.en Hug, do not press
    cue.en Slow into the stretch
    cue.de Rücken bleibt an der Lehne
    cue.de Umarmen, nicht drücken
    cue.de Langsam in die Dehnung
    err.en Elbows bend and straighten: lock their angle for the whole set
    err.en Head and shoulders push forward: keep the chest up
    err.de Ellenbogen beugen und strecken: den Winkel den ganzen Satz halten
    err.de Kopf und Schultern schieben vor: Brust oben lassen

    = incline_chest_fly_dumbbell
    name.de Schrägbank Fliegende (Kurzhantel)
    how.en Lie on a bench set to roughly 30 degrees, dumbbells over the upper chest, palms facing in, elbows slightly bent. Open your arms in a wide arc until the upper chest is stretched. Return on the same arc over the chest.
    how.de Leg dich auf die etwa 30 Grad gestellte Bank, Kurzhanteln über der oberen Brust, Handflächen zueinander, Ellenbogen leicht gebeugt. Arme im weiten Bogen öffnen, bis die obere Brust gedehnt ist. Auf demselben Bogen zurück.
    cue.en Big arc
    cue.en Elbows soft and fixed
    cue.en Chest up to the ceiling
    cue.de Großer Bogen
    cue.de Ellenbogen weich und fest im Winkel
    cue.de Brust zur Decke
    err.en Weights too heavy to keep the arc: go lighter and slower
    err.en Arms fall behind the head: open straight out from the chest
    err.de Zu schwer für den Bogen: leichter und langsamer
    err.de Arme fallen hinter den Kopf: seitlich neben der Brust öffnen

    = incline_chest_fly_cable
    name.de Schrägbank Fliegende (Kabelzug)
    how.en Put a bench of about 30 degrees between two low pulleys, lie back and hold the handles over your upper chest, elbows slightly bent. Open the arms in an arc until the chest is stretched. Bring the hands together again over the upper chest.
    how.de Eine etwa 30 Grad gestellte Bank zwischen zwei tiefe Kabelzüge, zurücklegen, die Griffe über der oberen Brust, Ellenbogen leicht gebeugt. Arme im Bogen öffnen, bis die Brust gedehnt ist. Hände über der oberen Brust wieder zusammenführen.
    cue.en Tension from bottom to top
    cue.en Shoulder blades on the bench
    cue.en Squeeze the hands together
    cue.de Spannung von unten bis oben
    cue.de Schulterblätter an der Bank
    cue.de Hände zusammendrücken
    err.en Cable yanks the arms open: choose less weight and open slowly
    err.en Elbows bend more and more: keep them only slightly bent
    err.de Kabel reißt die Arme auf: weniger Gewicht, langsam öffnen
    err.de Ellenbogen beugen immer mehr: nur leicht gebeugt lassen

    = decline_chest_fly_dumbbell
    name.de Fliegende Negativbank (Kurzhantel)
    how.en Hook your feet in on a slightly declined bench and hold the dumbbells over your lower chest, palms facing in, elbows slightly bent. Open in a wide arc until the chest is stretched. Bring them back together over the lower chest.
    how.de Füße an der leicht negativen Bank einhaken, Kurzhanteln über der unteren Brust, Handflächen zueinander, Ellenbogen leicht gebeugt. Im weiten Bogen öffnen, bis die Brust gedehnt ist. Über der unteren Brust wieder zusammenführen.
    cue.en Feet locked, chest up
    cue.en Hands stay over the lower chest
    cue.en Slow opening
    cue.de Füße fest, Brust raus
    cue.de Hände über der unteren Brust
    cue.de Langsam öffnen
    err.en Dumbbells drift over the face: keep the arc level with the lower chest
    err.en Going too deep: stop at chest height
    err.de Hanteln wandern übers Gesicht: Bogen auf Höhe der unteren Brust
    err.de Zu tief: auf Brusthöhe umkehren

    = cable_crossover
    name.de Kabelzug über Kreuz
    how.en Set both pulleys high, take the handles and step forward in a stride, torso leaning slightly forward. With soft elbows bring your hands down and together in front of your hips or belly, crossing them a little if you like. Let them rise slowly into the stretch.
    how.de Beide Kabelzüge nach oben stellen, Griffe nehmen, in Schrittstellung nach vorn gehen und leicht vorneigen. Mit weichen Ellenbogen die Hände nach unten vor Bauch oder Hüfte zusammenführen, gern leicht überkreuzen. Langsam in die Dehnung hochlassen.
    cue.en Sweep down and together
    cue.en Chest stays up
    cue.en Hold the squeeze
    cue.de Nach unten zusammenführen
    cue.de Brust bleibt oben
    cue.de Unten kurz halten
    err.en Pushing down with the triceps: keep the elbows slightly bent and fixed
    err.en Hands fly back above the head: stop at about shoulder height
    err.de Mit dem Trizeps drücken: Ellenbogen leicht gebeugt und fest lassen
    err.de Hände fliegen über den Kopf: etwa auf Schulterhöhe stoppen

    = low_cable_crossover
    name.de Kabelzug über Kreuz von unten
    how.en Set both pulleys low, take the handles with palms forward and step into a small stride. With soft elbows sweep your hands up and together until they meet at about upper chest height. Lower slowly until your arms are beside your hips.
    how.de Beide Kabelzüge nach unten stellen, Griffe mit Handflächen nach vorn nehmen und in leichte Schrittstellung gehen. Mit weichen Ellenbogen die Hände nach oben zusammenführen, bis sie sich etwa auf Höhe der oberen Brust treffen. Langsam neben die Hüfte absenken.
    cue.en Scoop up and in
    cue.en Shoulders stay low
    cue.en Squeeze the upper chest
    cue.de Nach oben innen schaufeln
    cue.de Schultern bleiben tief
    cue.de Obere Brust anspannen
    err.en Becomes a front raise: bring the hands together, not only up
    err.en Leaning back: ribs down, lighter weight
    err.de Es wird Frontheben: Hände zusammenführen, nicht nur heben
    err.de Nach hinten lehnen: Rippen runter, leichter werden

    = single_arm_cable_crossover
    name.de Kabelzug über Kreuz einarmig
    how.en Stand side-on or slightly in front of a pulley at shoulder height or above, handle in the near hand. With a soft elbow bring the hand across your body past the middle and squeeze. Return slowly into the stretch, finish the set and change sides.
    how.de Seitlich oder leicht vor dem Kabelzug stehen, Rolle auf Schulterhöhe oder höher, Griff in der nahen Hand. Mit weichem Ellenbogen die Hand vor dem Körper über die Mitte führen und anspannen. Langsam in die Dehnung zurück, nach dem Satz Seite wechseln.
    cue.en Hand past the midline
    cue.en Hips and shoulders face forward
    cue.en Free hand on the hip
    cue.de Hand über die Mitte
    cue.de Hüfte und Schultern nach vorn
    cue.de Freie Hand an die Hüfte
    err.en Turning the torso to help: keep the chest still and move the arm
    err.en Shoulder pulled forward: keep the shoulder blade back
    err.de Oberkörper dreht mit: Brust ruhig, nur der Arm bewegt sich
    err.de Schulter rollt nach vorn: Schulterblatt hinten lassen

    = around_the_world_dumbbell
    name.de Around the World (Kurzhantel)
    how.en Lie on a flat bench with light dumbbells beside your hips, palms up, elbows slightly bent. Sweep both arms out and around in a wide half circle at bench height until they meet above your head. Travel the same way back to the hips.
    how.de Leg dich mit leichten Kurzhanteln neben der Hüfte auf die Flachbank, Handflächen nach oben, Ellenbogen leicht gebeugt. Beide Arme im weiten Halbkreis auf Bankhöhe außen herum führen, bis sie sich über dem Kopf treffen. Auf demselben Weg zurück zur Hüfte.
    cue.en Light weights, big circle
    cue.en Keep your back on the bench
    cue.en Smooth and slow
    cue.de Leichte Hanteln, großer Kreis
    cue.de Rücken bleibt auf der Bank
    cue.de Gleichmäßig und langsam
    err.en Too heavy for the overhead part: start with very light dumbbells
    err.en Arms sink below the bench: keep the circle at bench height
    err.de Zu schwer hinter dem Kopf: mit sehr leichten Hanteln anfangen
    err.de Arme sinken unter die Bank: den Kreis auf Bankhöhe halten

    = pullover_dumbbell
    name.de Überzüge (Kurzhantel)
    how.en Lie along a bench and hold one dumbbell with both hands under the upper plate, arms almost straight over your chest. Lower it in an arc behind your head until you feel a stretch while the ribs stay down. Pull it back over the chest.
    how.de Leg dich längs auf die Bank und halt eine Kurzhantel mit beiden Händen unter der oberen Scheibe, Arme fast gestreckt über der Brust. Im Bogen hinter den Kopf absenken, bis es dehnt, Rippen bleiben unten. Zurück über die Brust ziehen.
    cue.en Arms long, elbows soft
    cue.en Ribs down
    cue.en Pull with the lats
    cue.de Arme lang, Ellenbogen weich
    cue.de Rippen unten lassen
    cue.de Aus dem Lat ziehen
    err.en Lower back arches for depth: stop the arc earlier
    err.en Bending the elbows a lot: keep them nearly straight and go lighter
    err.de Hohlkreuz für mehr Tiefe: den Bogen früher beenden
    err.de Ellenbogen stark beugen: fast gestreckt lassen und leichter werden

    = pullover_barbell
    name.de Überzüge (Langhantel)
    how.en Lie on a flat bench holding a light bar about shoulder width over your chest, elbows slightly bent. Lower the bar in an arc behind your head until you feel a stretch. Pull it back over the chest with the same elbow angle.
    how.de Leg dich auf die Flachbank, eine leichte Stange etwa schulterbreit über der Brust, Ellenbogen leicht gebeugt. Die Stange im Bogen hinter den Kopf absenken, bis es dehnt. Mit gleichem Ellenbogenwinkel zurück über die Brust ziehen.
    cue.en Feet flat, ribs down
    cue.en Keep the elbow angle
    cue.en Slow behind the head
    cue.de Füße fest, Rippen unten
    cue.de Ellenbogenwinkel halten
    cue.de Hinter dem Kopf langsam
    err.en Starting too heavy: use an easy bar until the path is safe
    err.en Hips lift off the bench: keep them down and shorten the arc
    err.de Zu schwer anfangen: leicht bleiben, bis die Bahn sicher sitzt
    err.de Po hebt ab: unten lassen und den Bogen verkürzen

    = pullover_machine
    name.de Überzüge (Maschine)
    how.en Adjust the seat so your shoulders line up with the pivot, buckle up if there is a belt and put your elbows or hands on the pads. Pull the lever down in an arc to your belly. Let it rise slowly until the lats are stretched.
    how.de Stell den Sitz so, dass die Schultern auf Höhe der Drehachse sind, Gurt schließen, falls vorhanden, Ellenbogen oder Hände an die Polster. Den Hebel im Bogen zum Bauch ziehen. Langsam hochlassen, bis der Lat gedehnt ist.
    cue.en Drive with your elbows
    cue.en Back on the pad
    cue.en Long stretch at the top
    cue.de Über die Ellenbogen ziehen
    cue.de Rücken am Polster
    cue.de Oben lang dehnen
    err.en Gripping and pulling with the arms: push through the elbows
    err.en Crunching forward: let the shoulders move, not the trunk
    err.de Mit Händen und Armen ziehen: über die Ellenbogen drücken
    err.de Oberkörper einrollen: die Schultern bewegen sich, nicht der Rumpf

    = pullover_cable
    name.de Überzüge (Kabelzug)
    how.en Stand facing a high pulley, step back, hinge forward slightly and hold the bar or rope with almost straight arms above your head. Pull it in an arc down to your thighs. Return slowly until the lats are stretched.
    how.de Vor den hohen Kabelzug stellen, einen Schritt zurück, leicht vorbeugen und Stange oder Seil mit fast gestreckten Armen über dem Kopf halten. Im Bogen bis zu den Oberschenkeln ziehen. Langsam zurück, bis der Lat gedehnt ist.
    cue.en Straight arms, big arc
    cue.en Push the hands to your thighs
    cue.en Chest up, hips still
    cue.de Arme lang, großer Bogen
    cue.de Hände zu den Oberschenkeln
    cue.de Brust raus, Hüfte ruhig
    err.en Bending the elbows like a pushdown: keep them fixed
    err.en Standing up with the pull: hold the forward lean
    err.de Ellenbogen beugen wie beim Trizepsdrücken: Winkel fest lassen
    err.de Beim Ziehen aufrichten: die Vorlage halten

    = push_up_knees
    name.de Liegestütz auf Knien
    how.en Kneel on a mat, hands a little wider than your shoulders, and move forward until there is a straight line from head to knees. Lower the chest to just above the floor. Push up until your arms are straight without leaving the hips behind.
    how.de Auf einer Matte knien, Hände etwas breiter als schulterbreit, so weit vor, dass Kopf bis Knie eine gerade Linie bilden. Brust bis knapp über den Boden absenken. Hochdrücken, bis die Arme gestreckt sind, ohne dass die Hüfte zurückbleibt.
    cue.en Straight line from head to knees
    cue.en Glutes tight
    cue.en Elbows at an angle to the body
    cue.de Gerade Linie von Kopf bis Knie
    cue.de Po anspannen
    cue.de Ellenbogen schräg zum Körper
    err.en Backside stays up: bring the hips forward into line
    err.en Only half down: go lower and do fewer reps
    err.de Po bleibt oben: Hüfte nach vorn in die Linie bringen
    err.de Nur halb runter: tiefer gehen und lieber weniger Wiederholungen

    = push_up_close_grip
    name.de Liegestütz eng
    how.en Set your hands under your shoulders or slightly narrower, body in one line. Lower with the elbows sliding back along your ribs until the chest is just above the floor. Push up to straight arms.
    how.de Hände unter den Schultern oder etwas enger aufsetzen, Körper in einer Linie. Die Ellenbogen an den Rippen entlang nach hinten führen und absenken, bis die Brust knapp über dem Boden ist. Hochdrücken, bis die Arme gestreckt sind.
    cue.en Elbows brush your ribs
    cue.en Body in one line
    cue.en Straighten fully
    cue.de Ellenbogen streifen die Rippen
    cue.de Körper in einer Linie
    cue.de Oben ganz strecken
    err.en Elbows flare out: point them straight back
    err.en Hips sag: brace the belly and glutes
    err.de Ellenbogen gehen raus: gerade nach hinten führen
    err.de Hüfte hängt durch: Bauch und Po anspannen

    = diamond_push_up
    name.de Diamant-Liegestütz
    how.en Put your hands under your chest so thumbs and index fingers form a diamond, body in one line. Lower the chest towards your hands with the elbows going back. Push up until your arms are straight.
    how.de Hände so unter die Brust setzen, dass Daumen und Zeigefinger eine Raute bilden, Körper in einer Linie. Die Brust zu den Händen absenken, Ellenbogen gehen nach hinten. Hochdrücken, bis die Arme gestreckt sind.
    cue.en Chest to your hands
    cue.en Elbows back, not out
    cue.en Glutes and belly tight
    cue.de Brust zu den Händen
    cue.de Ellenbogen nach hinten, nicht nach außen
    cue.de Po und Bauch fest
    err.en Hands in front of the face: place them under the chest
    err.en Wrists do not like the position: open the diamond a little
    err.de Hände vor dem Gesicht: unter die Brust setzen
    err.de Handgelenke machen nicht mit: die Raute etwas öffnen

    = incline_push_up
    name.de Liegestütz Hände erhöht
    how.en Put your hands on a stable bench or box, a little wider than your shoulders, and walk your feet back until your body is one line. Lower your chest to the edge. Push away until your arms are straight.
    how.de Hände etwas breiter als schulterbreit auf eine stabile Bank oder Box setzen, Füße zurück, bis der Körper eine Linie bildet. Die Brust zur Kante absenken. Wegdrücken, bis die Arme gestreckt sind.
    cue.en Chest to the edge
    cue.en Straight line down to your heels
    cue.en Elbows at an angle
    cue.de Brust zur Kante
    cue.de Gerade Linie bis zu den Fersen
    cue.de Ellenbogen schräg nach hinten
    err.en Support slides or tips: put it against a wall or fix it first
    err.en Bending at the hips: tighten the glutes and move as one piece
    err.de Unterlage rutscht oder kippt: vorher an die Wand stellen oder sichern
    err.de In der Hüfte einknicken: Po anspannen, als Einheit bewegen

    = decline_push_up
    name.de Liegestütz Füße erhöht
    how.en Put your toes on a stable bench, hands on the floor a little wider than your shoulders, body in one line. Lower until your head and chest are just above the floor. Push up to straight arms without letting the hips sag.
    how.de Zehen auf eine stabile Bank, Hände etwas breiter als schulterbreit am Boden, Körper in einer Linie. Absenken, bis Kopf und Brust knapp über dem Boden sind. Hochdrücken, bis die Arme gestreckt sind, ohne dass die Hüfte durchhängt.
    cue.en Belly tight before every rep
    cue.en Look slightly ahead of your hands
    cue.en Push the floor away
    cue.de Vor jeder Wiederholung Bauch fest
    cue.de Blick leicht vor die Hände
    cue.de Boden wegdrücken
    err.en Lower back sags: lower the feet or brace harder
    err.en Nose dives first: bring the chest down between the hands
    err.de Hohlkreuz: Füße tiefer stellen oder fester anspannen
    err.de Nase zuerst runter: die Brust zwischen die Hände absenken

    = push_up_band
    name.de Liegestütz (Band)
    how.en Lay the band across your upper back and pin an end under each palm, hands a little wider than your shoulders. With the body in one line, lower the chest to just above the floor. Push up against the band until your arms are straight.
    how.de Das Band über den oberen Rücken legen und je ein Ende unter den Handflächen fixieren, Hände etwas breiter als schulterbreit. Körper in einer Linie, Brust bis knapp über den Boden absenken. Gegen das Band hochdrücken, bis die Arme gestreckt sind.
    cue.en Push hardest at the top
    cue.en Body like a board
    cue.en Slow on the way down
    cue.de Oben am stärksten drücken
    cue.de Körper wie ein Brett
    cue.de Langsam runter
    err.en Band slips up to the neck: lay it over the shoulder blades
    err.en Band not pinned: put the whole palm on it before you start
    err.de Band rutscht in den Nacken: über die Schulterblätter legen
    err.de Band nicht fixiert: vor dem Start die ganze Handfläche drauf

    = clap_push_up
    name.de Liegestütz mit Klatschen
    how.en Start as for a push up on a floor that does not slip. Lower quickly but under control and push so hard that your hands leave the floor, clap once and land with soft elbows. Catch your weight, set your body line again and go on.
    how.de Start wie beim Liegestütz auf rutschfestem Boden. Zügig, aber kontrolliert absenken und so kräftig drücken, dass die Hände abheben, einmal klatschen und mit weichen Ellenbogen landen. Gewicht abfangen, Körperlinie ordnen, weiter.
    cue.en Explode off the floor
    cue.en Land soft
    cue.en Body stays in line
    cue.de Explosiv vom Boden weg
    cue.de Weich landen
    cue.de Körper bleibt in einer Linie
    err.en Landing on locked arms: bend the elbows as you touch down
    err.en Hips pike or sag in the air: keep belly and glutes tight
    err.de Landung auf gestreckten Armen: beim Aufsetzen Ellenbogen beugen
    err.de Hüfte knickt oder hängt in der Luft: Bauch und Po fest

    = one_arm_push_up
    name.de Einarmiger Liegestütz
    how.en Set your feet wide, one hand under your shoulder, the other behind your back. Tighten your whole body and lower with the elbow close to your side until the chest is near the floor. Push up without twisting. Finish the set and change arms.
    how.de Füße breit, eine Hand unter die Schulter, die andere auf den Rücken. Ganzen Körper anspannen und mit dem Ellenbogen nah am Körper absenken, bis die Brust kurz über dem Boden ist. Ohne Verdrehen hochdrücken. Nach dem Satz den Arm wechseln.
    cue.en Feet wide, everything tight
    cue.en Shoulders level with the floor
    cue.en Screw your hand into the floor
    cue.de Füße breit, alles fest
    cue.de Schultern parallel zum Boden
    cue.de Hand in den Boden schrauben
    err.en Twisting away from the arm: widen the feet or put the hand on a bench
    err.en Hips stick out to the side: brace the belly and keep them square
    err.de Oberkörper dreht weg: Füße breiter oder Hand auf eine Bank
    err.de Hüfte schiebt zur Seite: Bauch anspannen und gerade halten

    = plank_push_up
    name.de Plank-Liegestütz
    how.en Start in a forearm plank with the elbows under your shoulders. Put one hand down after the other and push up to straight arms, then go back to the forearms one at a time. Change the leading arm regularly and keep the hips quiet.
    how.de Start im Unterarmstütz, Ellenbogen unter den Schultern. Eine Hand nach der anderen aufsetzen und hochdrücken, bis die Arme gestreckt sind, dann einzeln zurück auf die Unterarme. Den führenden Arm regelmäßig wechseln, die Hüfte bleibt ruhig.
    cue.en Hips quiet
    cue.en Feet a bit wider for balance
    cue.en Hand goes where the elbow was
    cue.de Hüfte ruhig
    cue.de Füße etwas breiter für die Balance
    cue.de Hand dahin, wo der Ellenbogen war
    err.en Hips sway from side to side: widen the feet and slow down
    err.en Always the same arm first: switch sides every rep or every few reps
    err.de Hüfte schwankt hin und her: Füße breiter und langsamer
    err.de Immer derselbe Arm zuerst: regelmäßig wechseln

    = ring_push_up
    name.de Liegestütz (Ringe)
    how.en Hang the rings just above the floor and hold them under your shoulders, arms straight, body in one line. Lower your chest between the rings with the elbows close. Push up to straight arms and turn the rings slightly outwards.
    how.de Ringe knapp über dem Boden einhängen und unter den Schultern greifen, Arme gestreckt, Körper in einer Linie. Die Brust mit nahen Ellenbogen zwischen die Ringe absenken. Hochdrücken, bis die Arme gestreckt sind, und die Ringe leicht nach außen drehen.
    cue.en Keep the rings still
    cue.en Straps off your arms
    cue.en Body tight
    cue.de Ringe ruhig halten
    cue.de Arme weg von den Gurten
    cue.de Körper auf Spannung
    err.en Rings drift apart: keep them beside the chest
    err.en Hips sag: raise the rings until you can hold the line
    err.de Ringe wandern auseinander: neben der Brust halten
    err.de Hüfte hängt durch: Ringe höher, bis die Linie hält

    = pike_push_up
    name.de Pike-Liegestütz
    how.en Put your hands on the floor, walk your feet in and lift your hips so your body forms an upside-down V. Bend the elbows and lower the top of your head to the floor slightly in front of your hands. Push back up to straight arms.
    how.de Hände auf den Boden, Füße heranlaufen und die Hüfte heben, bis der Körper ein umgedrehtes V bildet. Ellenbogen beugen und den Scheitel leicht vor den Händen zum Boden absenken. Zurück nach oben drücken, bis die Arme gestreckt sind.
    cue.en Hips high
    cue.en Head in front of the hands
    cue.en Push up through the shoulders
    cue.de Hüfte hoch
    cue.de Kopf vor die Hände
    cue.de Aus den Schultern hochdrücken
    err.en Turning into a normal push up: keep the hips high all the way
    err.en Elbows wide apart: point them back at an angle
    err.de Wird zum normalen Liegestütz: die Hüfte die ganze Zeit oben lassen
    err.de Ellenbogen weit außen: schräg nach hinten führen

    = handstand_push_up
    name.de Handstand-Liegestütz
    how.en Kick up to a handstand against a wall, hands about shoulder width, body tight. Lower slowly until your head touches a mat lightly. Push up to straight arms and come down one leg at a time. Only do this if you can hold the handstand safely.
    how.de An der Wand in den Handstand schwingen, Hände etwa schulterbreit, Körper fest. Langsam absenken, bis der Kopf eine Matte leicht berührt. Hochdrücken, bis die Arme gestreckt sind, am Ende ein Bein nach dem anderen ab. Nur, wenn der Handstand sicher steht.
    cue.en Ribs in, glutes tight
    cue.en Head slightly in front of the hands
    cue.en Push the floor away
    cue.de Rippen rein, Po fest
    cue.de Kopf leicht vor die Hände
    cue.de Boden wegdrücken
    err.en Dropping onto the head: lower slowly and end the set in time
    err.en Banana back: tighten belly and glutes and lean on the wall less
    err.de Auf den Kopf fallen: langsam absenken und den Satz rechtzeitig beenden
    err.de Hohlkreuz: Bauch und Po anspannen, weniger an die Wand lehnen

    = chest_dip_assisted
    name.de Brust-Dip (unterstützt)
    how.en Choose the counterweight, take the bars and kneel or stand on the platform. Lean forward and lower yourself with the elbows slightly out until your upper arms are about level. Press up to straight arms and keep the lean.
    how.de Gegengewicht wählen, Holme greifen und auf die Plattform knien oder stellen. Vorneigen und mit leicht nach außen zeigenden Ellenbogen absenken, bis die Oberarme etwa waagerecht sind. Hochdrücken, bis die Arme gestreckt sind, die Vorlage halten.
    cue.en Lean forward
    cue.en Shoulders down
    cue.en Use the platform as little as possible
    cue.de Nach vorn neigen
    cue.de Schultern tief
    cue.de So wenig Hilfe wie möglich nutzen
    err.en Bouncing off the platform: move at one steady speed
    err.en Stepping off carelessly: straighten the arms and get down one foot at a time
    err.de Von der Plattform abfedern: gleichmäßig bewegen
    err.de Unachtsam absteigen: Arme strecken, ein Fuß nach dem anderen runter

    = ring_dip
    name.de Dip (Ringe)
    how.en Support yourself on the rings with straight arms, rings close to your body and turned slightly out. Lower under control with a slight lean until the shoulders are about level with the elbows. Press up and get the rings still at the top.
    how.de Mit gestreckten Armen auf den Ringen stützen, Ringe nah am Körper und leicht nach außen gedreht. Mit leichter Vorlage kontrolliert absenken, bis die Schultern etwa auf Ellenbogenhöhe sind. Hochdrücken und die Ringe oben ruhig halten.
    cue.en Rings close to your body
    cue.en Turn the rings out at the top
    cue.en Slow down, steady up
    cue.de Ringe nah am Körper
    cue.de Oben Ringe nach außen drehen
    cue.de Langsam runter, ruhig hoch
    err.en Rings drift away from the sides: squeeze the arms in
    err.en Too soon for ring dips: first hold a steady support
    err.de Ringe wandern vom Körper weg: Arme heranziehen
    err.de Zu früh an den Ringen: erst den Stütz ruhig halten können

    = triceps_dip
    name.de Trizeps-Dip
    how.en Support yourself on parallel bars with straight arms, torso upright, legs hanging straight down. Lower with the elbows pointing back until your upper arms are about level. Press up until your arms are fully straight.
    how.de Mit gestreckten Armen auf die Holme stützen, Oberkörper aufrecht, Beine hängen gerade. Mit nach hinten zeigenden Ellenbogen absenken, bis die Oberarme etwa waagerecht sind. Hochdrücken, bis die Arme ganz gestreckt sind.
    cue.en Stay upright
    cue.en Elbows straight back
    cue.en Lock out at the top
    cue.de Aufrecht bleiben
    cue.de Ellenbogen gerade nach hinten
    cue.de Oben ganz strecken
    err.en Shoulders roll forward at the bottom: stop a little higher
    err.en Shrugging at the top: push your shoulders down
    err.de Schultern rollen unten nach vorn: etwas früher umkehren
    err.de Oben Schultern an den Ohren: nach unten drücken

    = triceps_dip_assisted
    name.de Trizeps-Dip (unterstützt)
    how.en Choose the counterweight, take the narrow bars and kneel or stand on the platform, torso upright. Lower with the elbows pointing back until your upper arms are about level. Press up until your arms are straight.
    how.de Gegengewicht wählen, die engen Griffe nehmen und auf die Plattform knien oder stellen, Oberkörper aufrecht. Mit nach hinten zeigenden Ellenbogen absenken, bis die Oberarme etwa waagerecht sind. Hochdrücken, bis die Arme gestreckt sind.
    cue.en Tall torso
    cue.en Elbows close
    cue.en Straighten fully
    cue.de Oberkörper aufrecht
    cue.de Ellenbogen eng
    cue.de Ganz durchstrecken
    err.en Too much help: use a smaller counterweight as you get stronger
    err.en Elbows spread out: keep them pointing back
    err.de Zu viel Hilfe: mit mehr Kraft weniger Gegengewicht wählen
    err.de Ellenbogen gehen auseinander: nach hinten zeigen lassen

    = seated_dip_machine
    name.de Dip sitzend (Maschine)
    how.en Set the seat so the handles are beside your lower chest, sit with your back on the pad and fasten the belt if there is one. Push the handles down until your arms are straight. Let them rise slowly until the elbows are well bent.
    how.de Stell den Sitz so, dass die Griffe seitlich neben der unteren Brust sind, Rücken ans Polster, Gurt schließen, falls vorhanden. Die Griffe nach unten drücken, bis die Arme gestreckt sind. Langsam hochlassen, bis die Ellenbogen gut gebeugt sind.
    cue.en Shoulders down
    cue.en Elbows close to the body
    cue.en Press to straight arms
    cue.de Schultern tief
    cue.de Ellenbogen nah am Körper
    cue.de Bis zur Streckung drücken
    err.en Lifting out of the seat: fasten the belt or lower the weight
    err.en Shoulders pulled up by the weight: stop before they rise
    err.de Aus dem Sitz heben: Gurt nutzen oder Gewicht runter
    err.de Gewicht zieht die Schultern hoch: vorher umkehren

    = bench_dip
    name.de Bankdips
    how.en Sit on the edge of a stable bench, hands beside your hips, and slide your hips off the front with heels on the floor. Lower with the elbows pointing back until they are at about a right angle. Push up to straight arms, keeping your back close to the bench.
    how.de An die Kante einer stabilen Bank setzen, Hände neben der Hüfte, und die Hüfte nach vorn von der Bank schieben, Fersen am Boden. Mit nach hinten zeigenden Ellenbogen bis etwa zum rechten Winkel absenken. Hochdrücken, der Rücken bleibt nah an der Bank.
    cue.en Back close to the bench
    cue.en Elbows straight back
    cue.en Chest open
    cue.de Rücken nah an der Bank
    cue.de Ellenbogen gerade nach hinten
    cue.de Brust offen
    err.en Sinking too low: stop at a right angle so the shoulders stay back
    err.en Hips drift away from the bench: slide along its edge
    err.de Zu tief absenken: beim rechten Winkel stoppen, Schultern hinten
    err.de Hüfte wandert von der Bank weg: nah an der Kante bleiben

    = floor_triceps_dip
    name.de Bodendips
    how.en Sit on the floor with bent knees and hands behind your hips, fingers pointing towards your feet. Lift your hips a little, then bend the elbows and lower almost to the floor. Push back up until your arms are straight.
    how.de Mit angestellten Beinen auf den Boden setzen, Hände hinter der Hüfte, Finger Richtung Füße. Hüfte leicht anheben, dann die Ellenbogen beugen und fast bis zum Boden absenken. Wieder hochdrücken, bis die Arme gestreckt sind.
    cue.en Elbows point back
    cue.en Arms do the work, not the hips
    cue.en Shoulders away from the ears
    cue.de Ellenbogen zeigen nach hinten
    cue.de Die Arme arbeiten, nicht die Hüfte
    cue.de Schultern weg von den Ohren
    err.en Only moving the hips up and down: bend and straighten the elbows
    err.en Shoulders sink to the ears: keep the chest open and press tall
    err.de Nur die Hüfte geht auf und ab: die Ellenbogen beugen und strecken
    err.de Schultern sinken zu den Ohren: Brust offen und rausdrücken

    = one_arm_bench_press_dumbbell
    name.de Bankdrücken einarmig (Kurzhantel)
    how.en Lie on a flat bench, feet wide and firm, one dumbbell over the shoulder. Lower it beside the chest with the forearm upright and press it up while the trunk resists turning. Finish one side, then change.
    how.de Auf der Flachbank liegen, Füße breit und fest, eine Kurzhantel über der Schulter. Mit senkrechtem Unterarm neben die Brust senken und hochdrücken, während der Rumpf gegen das Verdrehen hält. Eine Seite fertig machen, dann wechseln.
    cue.en Both shoulder blades on the bench
    cue.en Feet wide, belly tight
    cue.en Free hand holds the bench
    cue.de Beide Schulterblätter auf der Bank
    cue.de Füße breit, Bauch fest
    cue.de Freie Hand hält die Bank
    err.en Rolling towards the weight: brace harder or go lighter
    err.en Elbow flared straight out: keep it at about 45 degrees
    err.de Zum Gewicht hin kippen: mehr Spannung oder weniger Gewicht
    err.de Ellbogen steht ganz außen: etwa 45 Grad zum Körper

    = neutral_grip_bench_press_dumbbell
    name.de Bankdrücken Hammergriff (Kurzhantel)
    how.en Lie on a flat bench with the dumbbells over the chest, palms facing each other. Lower them beside the chest with the elbows close to the body, then press up and keep the palms facing in.
    how.de Auf der Flachbank liegen, die Kurzhanteln über der Brust, die Handflächen zeigen zueinander. Mit den Ellbogen nah am Körper neben die Brust senken, dann hochdrücken, die Handflächen bleiben innen.
    cue.en Palms face each other
    cue.en Elbows brush the ribs
    cue.en Shoulder blades back and down
    cue.de Handflächen zueinander
    cue.de Ellbogen streifen die Rippen
    cue.de Schulterblätter nach hinten unten
    err.en Turning the hands on the way up: keep the grip neutral
    err.en Bouncing at the bottom: stop for a moment beside the chest
    err.de Hände beim Drücken drehen: Griff bleibt neutral
    err.de Unten federn: neben der Brust kurz anhalten

    = reverse_grip_bench_press_barbell
    name.de Bankdrücken Untergriff (Langhantel)
    how.en Lie under the bar and take it with palms facing your head, a bit wider than the shoulders, thumbs around the bar. Have a partner hand it off. Lower it to the lower ribs with the elbows tucked and press it up and back over the shoulders.
    how.de Unter der Stange liegen und sie im Untergriff etwas breiter als schulterbreit fassen, Daumen herum. Herausheben lassen. Mit engen Ellbogen zu den unteren Rippen senken und nach oben hinten über die Schultern drücken.
    cue.en Thumbs around the bar
    cue.en Elbows tucked
    cue.en Wrists stacked over the forearms
    cue.de Daumen um die Stange
    cue.de Ellbogen eng
    cue.de Handgelenke über den Unterarmen
    err.en No spotter or safeties: the grip can slip, use both
    err.en Lowering to the upper chest: aim for the lower ribs
    err.de Ohne Partner und Ablage: der Griff kann rutschen, beides nutzen
    err.de Zur oberen Brust senken: auf die unteren Rippen zielen

    = pin_press_barbell
    name.de Pin Press (Langhantel)
    how.en Set the safety pins so that the bar rests at the chosen height above the chest. Lie under it, get tight and press from the dead stop to straight arms. Lower it under control to rest on the pins before every rep.
    how.de Die Sicherungsstangen so einstellen, dass die Stange in der gewählten Höhe über der Brust liegt. Darunterlegen, Spannung aufbauen und aus der Ruhe bis zur Streckung drücken. Vor jeder Wiederholung kontrolliert ganz ablegen.
    cue.en Tight before the bar moves
    cue.en Dead stop on the pins
    cue.en Same pin height every time
    cue.de Spannung, bevor sich die Stange bewegt
    cue.de Auf den Pins ganz ablegen
    cue.de Immer dieselbe Höhe
    err.en Bouncing off the pins: let the bar come to rest
    err.en Lying too far up or down: bar and forearms in one line
    err.de Von den Pins abfedern: die Stange zur Ruhe kommen lassen
    err.de Falsch unter der Stange liegen: Unterarme stehen senkrecht

    = archer_push_up
    name.de Bogenschützen-Liegestütz
    how.en Take a very wide push-up position. Lower towards one hand while the other arm stays straight and slides out, press back to the middle and go to the other side. Keep the hips level throughout.
    how.de Sehr breite Liegestützposition. Zu einer Hand hin senken, der andere Arm bleibt gestreckt, zurück in die Mitte drücken und zur anderen Seite. Das Becken bleibt dabei waagerecht.
    cue.en Chest over the working hand
    cue.en Other arm stays straight
    cue.en Body in one line
    cue.de Brust über die arbeitende Hand
    cue.de Der andere Arm bleibt gestreckt
    cue.de Körper in einer Linie
    err.en Hips turning to the side: tighten belly and glutes
    err.en Bending both arms: go less deep until one arm can do it
    err.de Das Becken dreht mit: Bauch und Gesäß fest
    err.de Beide Arme beugen: weniger tief, bis ein Arm es schafft
    """
