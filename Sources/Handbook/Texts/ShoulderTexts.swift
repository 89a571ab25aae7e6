/// What is said of the shoulders: see ``ExerciseTexts``.
let shoulderTexts = """
    = overhead_press_smith_machine
    name.de Schulterdrücken (Multipresse)
    how.en Stand under the bar with it resting at collarbone height, hands just outside the shoulders. Turn the bar to unlock it and press straight up, moving your head slightly back to let it pass. Lock the elbows overhead, then lower to the collarbone under control.
    how.de Stell dich so unter die Stange, dass sie auf Höhe der Schlüsselbeine liegt, Hände knapp weiter als schulterbreit. Dreh die Stange aus der Sicherung und drück sie gerade nach oben, den Kopf dabei leicht zurücknehmen. Oben die Arme strecken, dann kontrolliert bis zum Schlüsselbein ablassen.
    cue.en Squeeze your glutes, ribs down
    cue.en Forearms vertical under the bar
    cue.en Finish with the head between the arms
    cue.de Po anspannen, Rippen unten lassen
    cue.de Unterarme senkrecht unter der Stange
    cue.de Oben den Kopf zwischen die Arme bringen
    err.en Leaning back into a chest press: keep the ribs down and use less weight
    err.en Standing too far behind the track: place your feet so the bar passes close to the face
    err.de Ins Hohlkreuz lehnen: Rippen runter, weniger Gewicht nehmen
    err.de Zu weit hinter der Führung stehen: so stellen, dass die Stange dicht am Gesicht vorbeiläuft

    = overhead_press_cable
    name.de Schulterdrücken (Kabelzug)
    how.en Set both pulleys low, hold a handle in each hand at shoulder height and stand tall between them. Press both handles up and slightly inward until the arms are straight above the shoulders. Lower slowly until the hands are next to the shoulders again.
    how.de Stell beide Rollen tief, nimm in jede Hand einen Griff auf Schulterhöhe und stell dich aufrecht in die Mitte. Drück beide Griffe nach oben und leicht zusammen, bis die Arme über den Schultern gestreckt sind. Langsam zurück, bis die Hände wieder neben den Schultern sind.
    cue.en Brace before every rep
    cue.en Elbows slightly in front of the body
    cue.en Do not let the cables pull you back
    cue.de Vor jeder Wiederholung Bauch fest
    cue.de Ellbogen leicht vor dem Körper
    cue.de Nicht vom Kabel nach hinten ziehen lassen
    err.en Arching the lower back: tighten abs and glutes, or stagger your feet
    err.en Letting the stack drop: take the way down as slowly as the way up
    err.de Hohlkreuz: Bauch und Po anspannen oder in Schrittstellung drücken
    err.de Gewicht fallen lassen: genauso kontrolliert ablassen wie drücken

    = overhead_press_band
    name.de Schulterdrücken (Band)
    how.en Stand on the band with both feet, hip width apart, and hold the ends at shoulder height with the palms facing forward. Press up until the arms are straight; the pull grows towards the top. Lower slowly against the band back to the shoulders.
    how.de Stell dich hüftbreit mit beiden Füßen aufs Band und halte die Enden auf Schulterhöhe, Handflächen nach vorn. Drück nach oben, bis die Arme gestreckt sind; der Zug wird zum Ende hin stärker. Langsam gegen das Band zurück bis zu den Schultern.
    cue.en Wrists straight, knuckles to the ceiling
    cue.en Ribs down, glutes tight
    cue.en Fight the band on the way down
    cue.de Handgelenke gerade, Knöchel zur Decke
    cue.de Rippen runter, Po fest
    cue.de Auf dem Rückweg gegen das Band arbeiten
    err.en Band slack at the bottom: shorten it so there is tension at the shoulders
    err.en Wrists bending back: keep the fists stacked over the forearms
    err.de Band unten locker: kürzer fassen, damit schon an der Schulter Zug drauf ist
    err.de Handgelenke knicken ab: Fäuste gerade über den Unterarmen halten

    = overhead_press_kettlebell
    name.de Schulterdrücken (Kettlebell)
    how.en Hold the kettlebells in the rack position: bell resting on the outside of the forearm, fist under the chin, elbow close to the ribs. Brace and press up, letting the forearm turn so the palm ends facing forward. Lock out overhead and lower the same way into the rack.
    how.de Halte die Kettlebells in der Rack-Position: Kugel außen am Unterarm, Faust unter dem Kinn, Ellbogen nah an den Rippen. Spann den Rumpf an und drück nach oben, dabei dreht der Unterarm, bis die Handfläche nach vorn zeigt. Oben strecken und auf demselben Weg zurück ins Rack.
    cue.en Grip the handle hard, wrist straight
    cue.en Start with the elbow under the hand
    cue.en Biceps close to the ear at the top
    cue.de Griff fest packen, Handgelenk gerade
    cue.de Ellbogen startet unter der Hand
    cue.de Oben den Bizeps nah ans Ohr
    err.en Wrist bent back by the bell: let the handle sit deep and diagonal across the palm
    err.en Leaning to the side: squeeze the glutes and press straight up
    err.de Kugel drückt das Handgelenk nach hinten: Griff tief und schräg in die Handfläche legen
    err.de Zur Seite ausweichen: Po anspannen und gerade nach oben drücken

    = seated_overhead_press_barbell
    name.de Schulterdrücken sitzend (Langhantel)
    how.en Set an upright bench in the rack with the bar at about eye level. Sit with your back against the pad, grip just outside the shoulders and lift the bar out over the shoulders. Lower it to the collarbone, then press up until the arms are straight overhead.
    how.de Stell eine steile Bank ins Rack, die Stange liegt etwa auf Augenhöhe. Rücken ans Polster, knapp weiter als schulterbreit greifen und die Stange über die Schultern herausheben. Bis zum Schlüsselbein ablassen, dann drücken, bis die Arme über dem Kopf gestreckt sind.
    cue.en Feet planted, push your back into the pad
    cue.en Elbows slightly in front of the bar
    cue.en Bar close past the nose
    cue.de Füße fest, Rücken ins Polster drücken
    cue.de Ellbogen leicht vor der Stange
    cue.de Stange dicht an der Nase vorbei
    err.en Sliding forward on the seat: keep the hips all the way at the back
    err.en Stopping halfway down: lower to the collarbone as far as the shoulders allow without pain
    err.de Auf dem Sitz nach vorn rutschen: Hüfte ganz nach hinten setzen
    err.de Nur halbe Wege: bis zum Schlüsselbein ablassen, soweit es die Schulter schmerzfrei zulässt

    = seated_overhead_press_dumbbell
    name.de Schulterdrücken sitzend (Kurzhantel)
    how.en Sit on a steep bench with the dumbbells on your thighs and kick them up to the shoulders one at a time. With forearms upright and elbows slightly forward, press up until the arms are straight over the shoulders. Lower until the dumbbells are about level with the ears or chin.
    how.de Setz dich auf eine steile Bank, Hanteln auf den Oberschenkeln, und kick sie nacheinander auf Schulterhöhe. Unterarme senkrecht, Ellbogen leicht vorn: hochdrücken, bis die Arme über den Schultern gestreckt sind. Ablassen, bis die Hanteln etwa auf Ohr- oder Kinnhöhe sind.
    cue.en Use your knees to get the weights up
    cue.en Forearms vertical from start to finish
    cue.en Press up, not together
    cue.de Hanteln mit den Knien hochkicken
    cue.de Unterarme immer senkrecht
    cue.de Nach oben drücken, nicht zusammenschlagen
    err.en Elbows pulled far behind the body: bring them a little in front of the shoulders
    err.en Big gap under the lower back: lower the weight and keep the ribs down
    err.de Ellbogen weit hinter dem Körper: etwas vor die Schultern bringen
    err.de Starkes Hohlkreuz an der Lehne: Gewicht runter, Rippen unten halten

    = seated_overhead_press_smith_machine
    name.de Schulterdrücken sitzend (Multipresse)
    how.en Place an upright bench so that the bar travels just in front of your face. Grip slightly wider than the shoulders, unlock the bar and lower it to chin or collarbone height. Press up until the arms are straight and hook the bar back in after the last rep.
    how.de Stell eine steile Bank so hin, dass die Stange knapp vor dem Gesicht läuft. Etwas weiter als schulterbreit greifen, Stange ausdrehen und bis auf Kinn- oder Schlüsselbeinhöhe ablassen. Hochdrücken, bis die Arme gestreckt sind; nach der letzten Wiederholung wieder einhängen.
    cue.en Check the bench position with the empty bar
    cue.en Shoulder blades against the pad
    cue.en Elbows under the bar
    cue.de Bankposition erst mit leerer Stange prüfen
    cue.de Schulterblätter ans Polster
    cue.de Ellbogen unter die Stange
    err.en Bench too far forward, bar behind the head: move it back so the bar passes the face
    err.en No stop set: put the safety catches just below your lowest point
    err.de Bank zu weit vorn, Stange hinter dem Kopf: zurückrücken, bis sie vor dem Gesicht läuft
    err.de Ohne Sicherung drücken: Stopper knapp unter den tiefsten Punkt setzen

    = one_arm_overhead_press_dumbbell
    name.de Schulterdrücken einarmig (Kurzhantel)
    how.en Stand with feet hip width and bring one dumbbell to the shoulder, the other arm free or on the hip. Brace so the trunk stays upright and press until the arm is straight above the shoulder. Lower with control, finish all reps, then change sides.
    how.de Stell dich hüftbreit hin und nimm eine Kurzhantel an die Schulter, der andere Arm ist frei oder an der Hüfte. Rumpf fest, aufrecht bleiben und drücken, bis der Arm über der Schulter gestreckt ist. Kontrolliert ablassen, alle Wiederholungen machen, dann die Seite wechseln.
    cue.en Squeeze the fist of the free hand
    cue.en Both shoulders stay level
    cue.en Glute tight on the working side
    cue.de Freie Hand zur Faust ballen
    cue.de Beide Schultern bleiben auf einer Höhe
    cue.de Po auf der drückenden Seite fest
    err.en Bending away from the weight: brace harder or go lighter
    err.en Dipping with the knees: keep the legs straight, this is a strict press
    err.de Oberkörper kippt zur Seite: mehr Spannung oder leichtere Hantel
    err.de Schwung aus den Knien: Beine gestreckt lassen, sauber drücken

    = shoulder_press_machine
    name.de Schulterpresse (Maschine)
    how.en Set the seat so the handles start at about shoulder or ear height. Sit with back and hips against the pad, grip the handles and press up until the arms are almost straight. Lower until the plates nearly touch, without letting the stack rest.
    how.de Stell den Sitz so ein, dass die Griffe etwa auf Schulter- bis Ohrhöhe starten. Rücken und Hüfte ans Polster, Griffe fassen und hochdrücken, bis die Arme fast gestreckt sind. Ablassen, bis sich die Gewichte fast berühren, ohne abzusetzen.
    cue.en Hips and back stay on the pad
    cue.en Push through the heel of the hand
    cue.en Keep the shoulders away from the ears
    cue.de Hüfte und Rücken bleiben am Polster
    cue.de Über den Handballen drücken
    cue.de Schultern weg von den Ohren
    err.en Seat too low, so the reach starts overhead: raise it until the handles meet the shoulders
    err.en Slamming the stack: turn round just before the plates touch
    err.de Sitz zu tief, Griffe starten über Kopf: höher stellen, bis sie auf Schulterhöhe sind
    err.de Gewichte aufschlagen lassen: kurz vor dem Absetzen umkehren

    = shoulder_press_plate_loaded
    name.de Schulterpresse (Plate Loaded)
    how.en Load both sides equally and set the seat so the handles are level with the shoulders. Press your back into the pad and push the levers up along their arc until the arms are nearly straight. Lower slowly until the hands are beside the shoulders.
    how.de Beide Seiten gleich beladen und den Sitz so einstellen, dass die Griffe auf Schulterhöhe sind. Rücken ins Polster und die Hebel auf ihrer Bahn nach oben drücken, bis die Arme fast gestreckt sind. Langsam ablassen, bis die Hände neben den Schultern sind.
    cue.en Drive both levers at the same pace
    cue.en Wrists over elbows
    cue.en Chest up, back on the pad
    cue.de Beide Hebel gleich schnell drücken
    cue.de Handgelenke über den Ellbogen
    cue.de Brust raus, Rücken am Polster
    err.en One side running ahead: slow down and let the weaker arm set the pace
    err.en Bouncing off the bottom stop: pause briefly just above it
    err.de Eine Seite läuft vor: langsamer, der schwächere Arm gibt das Tempo vor
    err.de Unten vom Anschlag abfedern: kurz darüber anhalten

    = arnold_press_dumbbell
    name.de Arnold Press (Kurzhantel)
    how.en Sit on a steep bench and hold the dumbbells in front of the shoulders, palms facing you, elbows forward. Open the elbows to the sides while you press, so the palms face forward when the arms are straight overhead. Reverse the turn on the way down.
    how.de Setz dich auf eine steile Bank und halte die Hanteln vor den Schultern, Handflächen zu dir, Ellbogen vorn. Beim Hochdrücken die Ellbogen nach außen öffnen, bis die Handflächen oben bei gestreckten Armen nach vorn zeigen. Auf dem Rückweg wieder eindrehen.
    cue.en Turn and press in one flowing move
    cue.en Elbows lead the turn
    cue.en Take your time on the way down
    cue.de Drehen und Drücken in einem Fluss
    cue.de Die Ellbogen führen die Drehung
    cue.de Auf dem Rückweg Zeit lassen
    err.en Turning first and pressing afterwards: spread the rotation over the whole way up
    err.en Too heavy, back arched: choose a weight you can turn cleanly
    err.de Erst drehen, dann drücken: die Drehung über den ganzen Weg verteilen
    err.de Zu schwer und Hohlkreuz: ein Gewicht wählen, das sich sauber drehen lässt

    = push_press_barbell
    name.de Schwungdrücken (Langhantel)
    how.en Rack the bar on the front of the shoulders, hands just outside them, elbows slightly forward. Dip straight down a few centimetres by bending the knees, then drive the floor away and use that momentum to press the bar overhead. Lock out, then bring it back to the shoulders with soft knees.
    how.de Die Stange liegt vorn auf den Schultern, Hände knapp außerhalb, Ellbogen leicht vor. Geh ein paar Zentimeter gerade in die Knie, drück dich explosiv vom Boden ab und nutze den Schwung, um die Stange über Kopf zu drücken. Arme strecken, dann mit weichen Knien zurück auf die Schultern.
    cue.en Dip short and straight down
    cue.en Heels stay down until the legs are straight
    cue.en Legs first, then arms
    cue.de Kurz und gerade in die Knie
    cue.de Fersen unten, bis die Beine gestreckt sind
    cue.de Erst die Beine, dann die Arme
    err.en Tipping forward in the dip: keep the trunk upright and the weight on the whole foot
    err.en Pressing before the legs are done: let the bar leave the shoulders through leg drive
    err.de Im Dip nach vorn kippen: Oberkörper aufrecht, Druck auf dem ganzen Fuß
    err.de Zu früh mit den Armen drücken: die Beine bringen die Stange von den Schultern weg

    = push_press_dumbbell
    name.de Schwungdrücken (Kurzhantel)
    how.en Stand hip width with a dumbbell resting on each shoulder, elbows slightly forward. Dip a little at the knees with an upright trunk, then extend the legs hard and carry the drive into the press. Finish with straight arms overhead and return to the shoulders, giving with the knees.
    how.de Stell dich hüftbreit hin, auf jeder Schulter eine Kurzhantel, Ellbogen leicht vor. Mit aufrechtem Oberkörper kurz in die Knie, dann die Beine kraftvoll strecken und den Schwung ins Drücken mitnehmen. Oben die Arme strecken, dann zurück auf die Schultern und mit den Knien abfedern.
    cue.en Rest the dumbbells on the shoulders
    cue.en Quick dip, hard drive
    cue.en Punch through to straight arms
    cue.de Hanteln auf den Schultern ablegen
    cue.de Kurzer Dip, kräftiger Abstoß
    cue.de Bis zum gestreckten Arm durchdrücken
    err.en Sinking into a squat: keep the dip short and fast
    err.en Dumbbells drifting forward: press straight up beside the head
    err.de Zu tief in die Hocke gehen: den Dip kurz und schnell halten
    err.de Hanteln wandern nach vorn: gerade neben dem Kopf hochdrücken

    = behind_the_neck_press_barbell
    name.de Nackendrücken (Langhantel)
    how.en Take the bar from the rack onto the upper back with a grip clearly wider than the shoulders. Press it straight up behind the head until the arms are locked. Lower only as far as your shoulders allow without pain, about to ear height or the base of the skull.
    how.de Nimm die Stange aus dem Rack auf den oberen Rücken, Griff deutlich weiter als schulterbreit. Drück sie hinter dem Kopf gerade nach oben, bis die Arme gestreckt sind. Nur so tief ablassen, wie es die Schultern schmerzfrei zulassen, etwa bis Ohrhöhe oder zum Hinterkopf.
    cue.en Chest up, look straight ahead
    cue.en Elbows directly under the bar
    cue.en Light weight, full control
    cue.de Brust raus, Blick geradeaus
    cue.de Ellbogen genau unter der Stange
    cue.de Leicht bleiben, volle Kontrolle
    err.en Poking the head forward: only use the depth your shoulder mobility gives you
    err.en Starting too heavy: earn the range with an empty bar first, press in front if it pinches
    err.de Kopf nach vorn schieben: nur so tief, wie die Schulterbeweglichkeit hergibt
    err.de Zu schwer anfangen: erst leere Stange; zwickt die Schulter, lieber vorn drücken

    = z_press_barbell
    name.de Z Press (Langhantel)
    how.en Sit on the floor in the rack with the legs straight and apart, the bar on pins at shoulder height. Sit tall without any back support, take the bar to the collarbone and press it up until the arms are locked. Lower to the collarbone without rounding the back.
    how.de Setz dich mit gestreckten, gegrätschten Beinen ins Rack, die Stange liegt auf Schulterhöhe auf den Ablagen. Ohne Lehne ganz aufrecht sitzen, die Stange ans Schlüsselbein nehmen und drücken, bis die Arme gestreckt sind. Zum Schlüsselbein ablassen, ohne rund zu werden.
    cue.en Sit as tall as you can
    cue.en Push the heels and thighs into the floor
    cue.en Breathe in and brace before each rep
    cue.de So aufrecht sitzen wie möglich
    cue.de Fersen und Oberschenkel in den Boden drücken
    cue.de Vor jeder Wiederholung einatmen, Bauch fest
    err.en Slumping over: widen the legs or sit on a plate, and take less weight
    err.en Falling backwards at the top: keep the bar over the hips, not behind them
    err.de Rund werden: Beine weiter öffnen oder auf eine Scheibe setzen, leichter werden
    err.de Oben nach hinten kippen: Stange über der Hüfte halten, nicht dahinter

    = log_press
    name.de Log Press
    how.en Grip the log by its inner handles, pull it to the lap in a half squat and roll it up the body to the chest as you stand. With the log high on the chest and elbows up, dip and drive or press strictly until the arms are locked overhead. Lower to the chest, then to the thighs and the floor.
    how.de Pack den Log an den inneren Griffen, zieh ihn in der halben Hocke auf den Schoß und roll ihn beim Aufstehen am Körper hoch zur Brust. Log hoch auf der Brust, Ellbogen oben: mit Beinschwung oder sauber drücken, bis die Arme gestreckt sind. Erst zur Brust, dann über die Oberschenkel zum Boden ablassen.
    cue.en Keep the log hugged to the body
    cue.en Elbows high before the press
    cue.en Head through at lockout
    cue.de Log eng am Körper halten
    cue.de Ellbogen hoch vor dem Drücken
    cue.de Oben den Kopf nach vorn durchschieben
    err.en Log slipping down the chest: lift the elbows and lean back only from the upper back
    err.en Curling it up with the arms: drive the hips through and let the log roll
    err.de Log rutscht von der Brust: Ellbogen hoch, nur im oberen Rücken zurücklehnen
    err.de Mit den Armen hochcurlen: Hüfte durchdrücken und den Log rollen lassen

    = landmine_press
    name.de Landmine Press
    how.en Hold the end of the bar with both hands in front of the upper chest, feet hip width or staggered, body leaning slightly into it. Press up and forward along the arc until the arms are straight. Lower to the chest with the elbows close to the sides.
    how.de Halte das Stangenende mit beiden Händen vor der oberen Brust, hüftbreit oder in Schrittstellung, der Körper leicht nach vorn gelehnt. Drück auf der Bogenbahn nach oben vorn, bis die Arme gestreckt sind. Mit den Ellbogen nah am Körper zurück zur Brust ablassen.
    cue.en Lean into the bar from the ankles
    cue.en Reach at the top, shoulder blades forward
    cue.en Ribs down, glutes tight
    cue.de Aus den Sprunggelenken in die Stange lehnen
    cue.de Oben weit vorschieben, Schulterblätter mit
    cue.de Rippen unten, Po fest
    err.en Arching backwards: lean forward slightly as one straight line
    err.en Elbows flared wide: keep them close under the hands
    err.de Nach hinten ins Hohlkreuz: als gerade Linie leicht nach vorn lehnen
    err.de Ellbogen weit außen: nah unter den Händen führen

    = one_arm_landmine_press
    name.de Landmine Press einarmig
    how.en Hold the end of the bar in one hand at shoulder height, elbow close, feet staggered or in a half kneel. Press up and forward until the arm is straight, letting the shoulder blade glide forward. Lower to the shoulder without twisting, then change sides after the set.
    how.de Halte das Stangenende mit einer Hand auf Schulterhöhe, Ellbogen nah am Körper, in Schrittstellung oder im halben Kniestand. Drück nach oben vorn, bis der Arm gestreckt ist, das Schulterblatt darf mitgleiten. Ohne Verdrehen zur Schulter ablassen, nach dem Satz die Seite wechseln.
    cue.en Hips and chest point straight ahead
    cue.en Reach long at the top
    cue.en Crush the bar sleeve with your hand
    cue.de Hüfte und Brust zeigen geradeaus
    cue.de Oben lang machen
    cue.de Stangenende fest umgreifen
    err.en Rotating the trunk to push: brace and let only the arm move
    err.en Shoulder shrugged at the start: pull it down before you press
    err.de Oberkörper dreht mit: Rumpf fest, nur der Arm bewegt sich
    err.de Mit hochgezogener Schulter starten: vor dem Drücken nach unten ziehen

    = lateral_raise_cable
    name.de Seitheben (Kabelzug)
    how.en Set both pulleys low and take the left handle in the right hand and the right one in the left, so the cables cross in front of you. With slightly bent elbows raise the arms out to the sides until the hands reach shoulder height. Lower slowly until the hands are in front of the thighs.
    how.de Beide Rollen nach unten, linken Griff in die rechte und rechten Griff in die linke Hand, sodass sich die Kabel vor dir kreuzen. Arme mit leicht gebeugten Ellbogen seitlich heben, bis die Hände auf Schulterhöhe sind. Langsam ablassen, bis die Hände vor den Oberschenkeln sind.
    cue.en Push the hands out, not up
    cue.en Shoulders stay low
    cue.en Keep tension at the bottom
    cue.de Hände nach außen schieben, nicht nach oben
    cue.de Schultern tief lassen
    cue.de Unten Spannung halten
    err.en Shrugging the weight up: go lighter and lead with the elbows
    err.en Swinging with the trunk: stand still and lift only as high as the shoulders
    err.de Schultern hochziehen: leichter werden und mit den Ellbogen führen
    err.de Schwung aus dem Oberkörper: ruhig stehen, nur bis Schulterhöhe heben

    = lateral_raise_machine
    name.de Seitheben (Maschine)
    how.en Adjust the seat so your shoulders line up with the pivots, and place the outside of your upper arms or forearms against the pads. Raise the elbows out to the sides up to shoulder height. Lower slowly without letting the stack touch down.
    how.de Stell den Sitz so ein, dass die Schultern auf Höhe der Drehpunkte sind, und leg die Oberarme oder Unterarme außen an die Polster. Heb die Ellbogen seitlich bis auf Schulterhöhe. Langsam zurück, ohne das Gewicht abzusetzen.
    cue.en Push the pads with the elbows
    cue.en Chest on the pad or tall, neck relaxed
    cue.en Short stop at shoulder height
    cue.de Mit den Ellbogen gegen die Polster drücken
    cue.de Aufrecht bleiben, Nacken locker
    cue.de Auf Schulterhöhe kurz halten
    err.en Gripping and lifting with the hands: hold the handles loosely, the elbows do the work
    err.en Pivot and shoulder not in line: change the seat height first
    err.de Mit den Händen ziehen: Griffe nur locker halten, die Ellbogen arbeiten
    err.de Schulter nicht auf Höhe des Drehpunkts: erst die Sitzhöhe anpassen

    = lateral_raise_band
    name.de Seitheben (Band)
    how.en Stand on the middle of the band and hold the ends beside your thighs, elbows slightly bent. Raise the arms out to the sides until they are level with the shoulders. Hold for a moment and lower slowly so the band does not snap you down.
    how.de Stell dich auf die Mitte des Bandes und halte die Enden neben den Oberschenkeln, Ellbogen leicht gebeugt. Heb die Arme seitlich bis auf Schulterhöhe. Kurz halten und langsam ablassen, ohne dass das Band dich nach unten reißt.
    cue.en Take up the slack before the first rep
    cue.en Lead with the elbows
    cue.en Neck long, shoulders down
    cue.de Vor der ersten Wiederholung Band spannen
    cue.de Ellbogen führen
    cue.de Nacken lang, Schultern tief
    err.en Band too strong, arms stop halfway: use a lighter one and reach shoulder height
    err.en Bent wrists curling the band: keep hand and forearm in one line
    err.de Band zu stark, Arme bleiben auf halbem Weg: leichteres Band, bis Schulterhöhe heben
    err.de Handgelenke knicken ein: Hand und Unterarm in einer Linie halten

    = one_arm_lateral_raise_cable
    name.de Seitheben einarmig (Kabelzug)
    how.en Stand side-on to a low pulley and hold the handle in the far hand, the cable running in front of or behind the body. Raise the arm out to the side with a slight bend in the elbow until it is level with the shoulder. Lower slowly until the hand crosses towards the pulley, then change sides after the set.
    how.de Stell dich seitlich an die tiefe Rolle und nimm den Griff in die äußere Hand, das Kabel läuft vor oder hinter dem Körper. Heb den Arm mit leicht gebeugtem Ellbogen seitlich bis auf Schulterhöhe. Langsam ablassen, bis die Hand wieder Richtung Rolle wandert, nach dem Satz die Seite wechseln.
    cue.en Hold on to the tower and stay tall
    cue.en Sweep the hand away from you
    cue.en Slow on the way back
    cue.de Am Turm festhalten und aufrecht bleiben
    cue.de Hand weit nach außen führen
    cue.de Langsam zurück
    err.en Leaning away to help: keep the trunk still or choose a lighter plate
    err.en Elbow bending more and more: fix the angle and keep it for the whole rep
    err.de Zur Seite lehnen, um zu helfen: Oberkörper ruhig halten oder leichter werden
    err.de Ellbogen beugt immer weiter: Winkel festlegen und halten

    = one_arm_lateral_raise_dumbbell
    name.de Seitheben einarmig (Kurzhantel)
    how.en Stand tall with one dumbbell at your side and hold on to something firm with the other hand if you like. Raise the arm out to the side with a slightly bent elbow to shoulder height. Lower slowly to just off the thigh, finish the reps and change sides.
    how.de Stell dich aufrecht hin, eine Kurzhantel an der Seite; mit der freien Hand kannst du dich irgendwo festhalten. Heb den Arm mit leicht gebeugtem Ellbogen seitlich bis auf Schulterhöhe. Langsam ablassen bis kurz vor den Oberschenkel, dann nach allen Wiederholungen die Seite wechseln.
    cue.en Elbow and hand rise together
    cue.en Slightly in front of the body
    cue.en Free side stays quiet
    cue.de Ellbogen und Hand heben sich zusammen
    cue.de Arm leicht vor dem Körper
    cue.de Die freie Seite bleibt ruhig
    err.en Tilting the body sideways: stay upright and hold on to something firm
    err.en Letting the arm drop: count two on the way down
    err.de Körper kippt zur Seite: aufrecht bleiben, irgendwo festhalten
    err.de Arm fallen lassen: auf dem Rückweg bis zwei zählen

    = seated_lateral_raise_dumbbell
    name.de Seitheben sitzend (Kurzhantel)
    how.en Sit upright at the end of a bench, feet flat, a dumbbell hanging at each side. Raise the arms out to the sides with slightly bent elbows until they are level with the shoulders. Lower slowly until the dumbbells hang beside the hips again.
    how.de Setz dich aufrecht ans Bankende, Füße flach, links und rechts hängt je eine Kurzhantel. Heb die Arme mit leicht gebeugten Ellbogen seitlich bis auf Schulterhöhe. Langsam ablassen, bis die Hanteln wieder neben der Hüfte hängen.
    cue.en Sit tall, no rocking
    cue.en Think wide, not high
    cue.en Pause at shoulder height
    cue.de Aufrecht sitzen, nicht wippen
    cue.de Weit nach außen denken, nicht nach oben
    cue.de Auf Schulterhöhe kurz halten
    err.en Rocking back to start the rep: use a weight that starts without a swing
    err.en Hands higher than elbows: keep them level or the elbow slightly higher
    err.de Oberkörper schwingt an: ein Gewicht nehmen, das ohne Schwung startet
    err.de Hände höher als die Ellbogen: gleich hoch oder Ellbogen etwas höher

    = front_raise_dumbbell
    name.de Frontheben (Kurzhantel)
    how.en Stand tall with the dumbbells in front of the thighs, palms facing back or in. Raise them forward with almost straight arms to shoulder height, together or one after the other. Lower slowly without swinging the body.
    how.de Stell dich aufrecht hin, Hanteln vor den Oberschenkeln, Handflächen nach hinten oder innen. Heb sie mit fast gestreckten Armen nach vorn bis auf Schulterhöhe, zusammen oder abwechselnd. Langsam ablassen, ohne zu schwingen.
    cue.en Abs tight before you lift
    cue.en Stop at eye level at most
    cue.en Shoulders away from the ears
    cue.de Vor dem Heben Bauch fest
    cue.de Höchstens bis Augenhöhe
    cue.de Schultern weg von den Ohren
    err.en Leaning back to throw the weight: go lighter and stand against a wall to check
    err.en Dropping the arms: lower for longer than you lift
    err.de Zurücklehnen und hochwerfen: leichter werden, zur Kontrolle an die Wand stellen
    err.de Arme fallen lassen: länger ablassen als heben

    = front_raise_barbell
    name.de Frontheben (Langhantel)
    how.en Stand with the bar against the thighs, overhand grip at shoulder width. Raise it in an arc in front of you with nearly straight elbows until it is at shoulder height. Lower slowly back to the thighs.
    how.de Stell dich aufrecht hin, die Stange liegt an den Oberschenkeln, schulterbreiter Obergriff. Heb sie mit fast gestreckten Armen im Bogen nach vorn bis auf Schulterhöhe. Langsam zurück zu den Oberschenkeln.
    cue.en Glutes and abs tight
    cue.en Move the bar in a long arc
    cue.en Wrists straight
    cue.de Po und Bauch fest
    cue.de Stange im weiten Bogen führen
    cue.de Handgelenke gerade
    err.en Hips swinging the bar up: take an empty or lighter bar
    err.en Shrugging near the top: keep the neck long and stop at shoulder height
    err.de Mit der Hüfte hochschwingen: leichtere Stange nehmen
    err.de Oben die Schultern hochziehen: Nacken lang, bei Schulterhöhe Schluss

    = front_raise_cable
    name.de Frontheben (Kabelzug)
    how.en Stand facing away from a low pulley with the cable between your legs or at your side, holding a bar, rope or handle in front of the thighs. Raise it forward with almost straight arms to shoulder height. Lower slowly against the pull of the cable.
    how.de Stell dich mit dem Rücken zur tiefen Rolle, das Kabel läuft zwischen den Beinen oder an der Seite, Stange, Seil oder Griff vor den Oberschenkeln. Heb mit fast gestreckten Armen nach vorn bis auf Schulterhöhe. Langsam gegen den Zug des Kabels ablassen.
    cue.en One step away, so the cable is tight
    cue.en Body like a post, only the arms move
    cue.en Slow and steady down
    cue.de Einen Schritt vor, damit Zug drauf ist
    cue.de Körper steht still, nur die Arme bewegen sich
    cue.de Langsam und gleichmäßig zurück
    err.en Getting pulled backwards: stagger the feet and brace
    err.en Bending the elbows to cheat: keep them nearly straight and reduce the load
    err.de Vom Kabel zurückgezogen werden: Schrittstellung und Bauch fest
    err.de Ellbogen zum Mogeln beugen: fast gestreckt lassen, Gewicht runter

    = front_raise_plate
    name.de Frontheben (Scheibe)
    how.en Hold a plate by its edges at nine and three o'clock in front of the thighs. Raise it forward with a slight bend in the elbows until it is in front of your face or at shoulder height. Lower slowly to the thighs.
    how.de Halte eine Scheibe seitlich an den Rändern vor den Oberschenkeln. Heb sie mit leicht gebeugten Ellbogen nach vorn, bis sie auf Schulterhöhe oder vor dem Gesicht ist. Langsam zu den Oberschenkeln ablassen.
    cue.en Squeeze the plate between the hands
    cue.en Ribs down, stand tall
    cue.en No swing from the knees
    cue.de Scheibe zwischen den Händen pressen
    cue.de Rippen unten, aufrecht stehen
    cue.de Kein Schwung aus den Knien
    err.en Leaning back as the plate rises: brace the abs and take a smaller plate
    err.en Turning it like a steering wheel: keep the plate still all the way
    err.de Beim Heben zurücklehnen: Bauch fest, kleinere Scheibe
    err.de Scheibe wie ein Lenkrad drehen: auf dem ganzen Weg ruhig halten

    = front_raise_band
    name.de Frontheben (Band)
    how.en Stand on the band and hold the ends in front of the thighs, palms facing back. Raise the arms forward, nearly straight, to shoulder height against the growing pull. Lower slowly and keep some tension at the bottom.
    how.de Stell dich aufs Band und halte die Enden vor den Oberschenkeln, Handflächen nach hinten. Heb die fast gestreckten Arme gegen den zunehmenden Zug nach vorn bis auf Schulterhöhe. Langsam ablassen und unten etwas Spannung behalten.
    cue.en Shorten the band if the start is slack
    cue.en Knuckles forward, wrists firm
    cue.en Stop at shoulder height
    cue.de Band kürzer fassen, wenn unten kein Zug ist
    cue.de Knöchel nach vorn, Handgelenke fest
    cue.de Auf Schulterhöhe stoppen
    err.en Letting the band whip the arms down: resist it all the way
    err.en Arching the back at the top: tighten the glutes or use a lighter band
    err.de Arme vom Band runterreißen lassen: den ganzen Weg dagegenhalten
    err.de Oben ins Hohlkreuz gehen: Po anspannen oder leichteres Band

    = overhead_plate_raise
    name.de Scheibenheben über Kopf
    how.en Hold a plate by its sides in front of the thighs. Raise it in one arc with almost straight arms past the face until it is above your head. Lower along the same arc, staying tall the whole time.
    how.de Halte eine Scheibe seitlich vor den Oberschenkeln. Heb sie mit fast gestreckten Armen in einem Bogen am Gesicht vorbei bis über den Kopf. Auf demselben Bogen ablassen und die ganze Zeit aufrecht bleiben.
    cue.en One smooth arc from thigh to ceiling
    cue.en Let the shoulder blades turn up at the top
    cue.en Ribs stay down
    cue.de Ein runder Bogen vom Oberschenkel zur Decke
    cue.de Oben die Schulterblätter mitdrehen lassen
    cue.de Rippen bleiben unten
    err.en Hollow back to get overhead: stop where the back stays neutral
    err.en Throwing the plate up: use one you can lift without a swing
    err.de Hohlkreuz, um über Kopf zu kommen: nur so hoch, wie der Rücken neutral bleibt
    err.de Scheibe hochschleudern: eine nehmen, die ohne Schwung geht

    = reverse_fly_dumbbell
    name.de Vorgebeugtes Seitheben (Kurzhantel)
    how.en Hinge forward at the hips with a flat back until the trunk is nearly parallel to the floor, dumbbells hanging below the shoulders. Raise the arms out to the sides with slightly bent elbows until they are level with the back. Lower slowly without standing up.
    how.de Beug dich mit geradem Rücken aus der Hüfte vor, bis der Oberkörper fast parallel zum Boden ist, die Hanteln hängen unter den Schultern. Heb die Arme mit leicht gebeugten Ellbogen seitlich bis auf Rückenhöhe. Langsam ablassen, ohne dich aufzurichten.
    cue.en Hips back, back flat
    cue.en Reach out to the walls
    cue.en Neck in line, look at the floor
    cue.de Hüfte nach hinten, Rücken gerade
    cue.de Hände weit zu den Wänden ziehen
    cue.de Nacken lang, Blick zum Boden
    err.en Bouncing up with the trunk: keep it still and use lighter dumbbells
    err.en Pulling the elbows to the hips: move them straight out to the sides
    err.de Oberkörper wippt mit: ruhig halten, leichtere Hanteln nehmen
    err.de Ellbogen zur Hüfte ziehen: gerade nach außen führen

    = reverse_fly_machine
    name.de Butterfly Reverse (Maschine)
    how.en Sit facing the pad and set the seat so the handles are at shoulder height. Hold them with slightly bent arms and sweep the arms out and back in a wide arc until they are in line with the shoulders. Return slowly until the handles almost meet in front of you.
    how.de Setz dich mit der Brust zum Polster, Sitz so einstellen, dass die Griffe auf Schulterhöhe sind. Griffe mit leicht gebeugten Armen fassen und im weiten Bogen nach außen und hinten führen, bis die Arme auf Schulterlinie sind. Langsam zurück, bis sich die Griffe vorn fast treffen.
    cue.en Chest stays on the pad
    cue.en Open the arms wide
    cue.en Elbow angle stays the same
    cue.de Brust bleibt am Polster
    cue.de Arme weit öffnen
    cue.de Winkel im Ellbogen bleibt gleich
    err.en Turning it into a row: keep the elbows nearly straight
    err.en Shoulders creeping up: set the handles no higher than the shoulders, relax the neck
    err.de Wird zum Rudern: Ellbogen fast gestreckt lassen
    err.de Schultern wandern hoch: Griffe höchstens auf Schulterhöhe, Nacken locker

    = reverse_fly_cable
    name.de Reverse Fly (Kabelzug)
    how.en Set both pulleys at about shoulder height and take the left cable in the right hand and the right one in the left, arms crossed in front of you. Pull both hands out and back in a wide arc until the arms are in line with the shoulders. Let them return slowly until they cross again.
    how.de Beide Rollen etwa auf Schulterhöhe, linkes Kabel in die rechte, rechtes in die linke Hand, die Arme kreuzen sich vorn. Zieh beide Hände im weiten Bogen nach außen und hinten, bis die Arme auf Schulterlinie sind. Langsam zurückführen, bis sie sich wieder kreuzen.
    cue.en Soft elbows, locked angle
    cue.en Pull with the back of the shoulder
    cue.en Stand tall, ribs down
    cue.de Ellbogen weich, Winkel fest
    cue.de Aus der hinteren Schulter ziehen
    cue.de Aufrecht stehen, Rippen unten
    err.en Squeezing only the shoulder blades: move the arms first and stop at shoulder line
    err.en Leaning back: take a staggered stance and less weight
    err.de Nur die Schulterblätter quetschen: aus den Armen bewegen, bei Schulterlinie stoppen
    err.de Nach hinten lehnen: Schrittstellung und weniger Gewicht

    = reverse_fly_band
    name.de Reverse Fly (Band)
    how.en Stand on the middle of the band and hinge forward with a flat back, holding the ends below the shoulders. Raise the arms out to the sides with soft elbows until they reach back height. Lower slowly against the band and stay bent over.
    how.de Stell dich auf die Mitte des Bandes, beug dich mit geradem Rücken vor und halte die Enden unter den Schultern. Heb die Arme mit weichen Ellbogen seitlich bis auf Rückenhöhe. Langsam gegen das Band ablassen und vorgebeugt bleiben.
    cue.en Hinge first, then grip short
    cue.en Spread the arms like wings
    cue.en Control the way back
    cue.de Erst vorbeugen, dann kurz fassen
    cue.de Arme wie Flügel öffnen
    cue.de Rückweg kontrollieren
    err.en Standing up with each rep: hold the trunk angle
    err.en Band too short to open the arms: let out some length and finish the range
    err.de Bei jeder Wiederholung aufrichten: Winkel im Oberkörper halten
    err.de Band zu kurz zum Öffnen: etwas länger lassen und den ganzen Weg gehen

    = one_arm_reverse_fly_cable
    name.de Reverse Fly einarmig (Kabelzug)
    how.en Stand side-on to a pulley at shoulder height and take the cable in the far hand, arm across the chest. Sweep the arm out and back with a soft elbow until it is in line with the shoulders. Return slowly across the body and change sides after the set.
    how.de Stell dich seitlich an die Rolle auf Schulterhöhe und nimm das Kabel in die äußere Hand, der Arm ist vor der Brust. Führ ihn mit weichem Ellbogen im Bogen nach außen und hinten, bis er auf Schulterlinie ist. Langsam vor dem Körper zurück, nach dem Satz die Seite wechseln.
    cue.en Chest faces forward all the time
    cue.en Draw a wide half circle
    cue.en Shoulder low, neck relaxed
    cue.de Brust zeigt die ganze Zeit nach vorn
    cue.de Einen weiten Halbkreis ziehen
    cue.de Schulter tief, Nacken locker
    err.en Turning the trunk with the arm: hold the tower and keep the hips still
    err.en Elbow bending into a row: keep its angle and lower the weight
    err.de Oberkörper dreht mit: am Turm festhalten, Hüfte ruhig
    err.de Ellbogen beugt sich zum Rudern: Winkel halten, Gewicht runter

    = chest_supported_reverse_fly_dumbbell
    name.de Vorgebeugtes Seitheben auf der Schrägbank (Kurzhantel)
    how.en Lie face down on an incline bench set to about 30 to 45 degrees, arms hanging, palms facing each other. Raise the dumbbells out to the sides with soft elbows until the arms are level with the back. Lower slowly to the hang.
    how.de Leg dich bäuchlings auf eine Schrägbank (etwa 30 bis 45 Grad), die Arme hängen, Handflächen zueinander. Heb die Hanteln mit weichen Ellbogen seitlich, bis die Arme auf Rückenhöhe sind. Langsam ablassen, bis die Arme wieder hängen.
    cue.en Chest glued to the pad
    cue.en Out to the sides, not back
    cue.en Light weight, clean top
    cue.de Brust klebt am Polster
    cue.de Nach außen, nicht nach hinten
    cue.de Leicht bleiben, oben sauber
    err.en Lifting the chest off the pad: use lighter dumbbells
    err.en Craning the neck: look down at the floor in front of the bench
    err.de Brust hebt ab: leichtere Hanteln
    err.de Kopf in den Nacken: Blick zum Boden vor der Bank

    = chest_supported_y_raise_dumbbell
    name.de Y-Heben auf der Schrägbank (Kurzhantel)
    how.en Lie face down on an incline bench with light dumbbells hanging, thumbs pointing forward. Raise the straight arms up and out so that they form a Y with the body, until they are in line with the ears. Lower slowly.
    how.de Leg dich bäuchlings auf eine Schrägbank, leichte Hanteln hängen, Daumen zeigen nach vorn. Heb die gestreckten Arme schräg nach vorn oben, sodass sie mit dem Körper ein Y bilden, bis sie auf Ohrhöhe sind. Langsam ablassen.
    cue.en Thumbs to the ceiling
    cue.en Shoulder blades slide back and down
    cue.en Very light, very slow
    cue.de Daumen zur Decke
    cue.de Schulterblätter nach hinten unten ziehen
    cue.de Sehr leicht, sehr langsam
    err.en Shrugging to the ears: keep the neck long and reduce the weight
    err.en Arms drifting into a T: keep them at an angle in front of the head
    err.de Schultern zu den Ohren: Nacken lang, Gewicht runter
    err.de Arme wandern zum T: schräg vor dem Kopf halten

    = face_pull_band
    name.de Face Pull (Band)
    how.en Fix the band at about face height, hold it with both hands and step back until it is tight with straight arms. Pull the hands towards the sides of your face with the elbows high, and turn the fists back at the end. Return slowly to straight arms.
    how.de Befestige das Band etwa auf Gesichtshöhe, greif es mit beiden Händen und geh zurück, bis es bei gestreckten Armen gespannt ist. Zieh die Hände mit hohen Ellbogen seitlich neben das Gesicht und dreh die Fäuste am Ende nach hinten. Langsam zurück zu gestreckten Armen.
    cue.en Pull the band apart as you pull
    cue.en Show your biceps at the end
    cue.en Stand still, ribs down
    cue.de Band beim Ziehen auseinanderziehen
    cue.de Am Ende den Bizeps zeigen
    cue.de Ruhig stehen, Rippen unten
    err.en Elbows sinking: keep them at about shoulder height
    err.en Leaning back for more pull: step closer or take a lighter band
    err.de Ellbogen sinken ab: etwa auf Schulterhöhe halten
    err.de Zum Ziehen nach hinten lehnen: näher ran oder leichteres Band

    = pull_apart_band
    name.de Pull Apart (Band)
    how.en Hold a light band in front of the chest at shoulder height, arms straight, hands about shoulder width. Pull the ends apart until the band touches the chest and the arms point out to the sides. Return slowly without losing tension.
    how.de Halte ein leichtes Band mit gestreckten Armen auf Schulterhöhe vor dir, Hände etwa schulterbreit. Zieh es auseinander, bis es die Brust berührt und die Arme zur Seite zeigen. Langsam zurück, ohne die Spannung zu verlieren.
    cue.en Straight arms, soft elbows
    cue.en Shoulder blades together at the end
    cue.en Slow on the return
    cue.de Arme lang, Ellbogen weich
    cue.de Am Ende Schulterblätter zusammen
    cue.de Langsam zurück
    err.en Flaring the ribs to reach the chest: stand tall and keep the abs on
    err.en Shrugging: pull at shoulder height or slightly lower with a relaxed neck
    err.de Rippen rausdrücken, um anzukommen: aufrecht bleiben, Bauch fest
    err.de Schultern hochziehen: auf oder knapp unter Schulterhöhe ziehen, Nacken locker

    = rear_delt_row_dumbbell
    name.de Rudern für die hintere Schulter (Kurzhantel)
    how.en Hinge forward with a flat back, dumbbells hanging, palms facing back. Row with the elbows pointing out to the sides, about at right angles to the trunk, until the upper arms are level with the back. Lower slowly until the arms are long.
    how.de Beug dich mit geradem Rücken vor, die Hanteln hängen, Handflächen nach hinten. Zieh die Ellbogen weit nach außen hoch, etwa im rechten Winkel zum Körper, bis die Oberarme auf Rückenhöhe sind. Langsam ablassen, bis die Arme lang sind.
    cue.en Elbows out and up
    cue.en Hands just hooks
    cue.en Hold your hinge
    cue.de Ellbogen nach außen oben
    cue.de Hände sind nur Haken
    cue.de Vorbeuge halten
    err.en Pulling to the hips: aim the dumbbells to the sides of the chest
    err.en Too heavy, jerky pull: choose a weight you can pause at the top
    err.de Zur Hüfte ziehen: Hanteln seitlich zur Brust führen
    err.de Zu schwer und ruckartig: ein Gewicht nehmen, das du oben kurz halten kannst

    = upright_row_barbell
    name.de Aufrechtes Rudern (Langhantel)
    how.en Stand tall with the bar at the thighs, overhand grip at shoulder width or a little wider. Pull the elbows up and out, the bar staying close to the body, until the elbows reach shoulder height. Lower slowly until the arms are straight.
    how.de Stell dich aufrecht hin, Stange an den Oberschenkeln, Obergriff schulterbreit oder etwas weiter. Zieh die Ellbogen nach oben außen, die Stange bleibt nah am Körper, bis die Ellbogen auf Schulterhöhe sind. Langsam ablassen, bis die Arme gestreckt sind.
    cue.en Elbows lead, hands follow
    cue.en Bar brushes the shirt
    cue.en Stop at shoulder height
    cue.de Ellbogen führen, Hände folgen
    cue.de Stange streift das Shirt
    cue.de Bei Schulterhöhe Schluss
    err.en Gripping very narrow and pulling to the chin: grip wider and stop at chest height
    err.en Heaving with the back: stand still and reduce the weight
    err.de Sehr eng greifen und bis zum Kinn ziehen: weiter greifen, auf Brusthöhe stoppen
    err.de Schwung aus dem Rücken: ruhig stehen, Gewicht runter

    = upright_row_dumbbell
    name.de Aufrechtes Rudern (Kurzhantel)
    how.en Stand with the dumbbells in front of the thighs, palms facing you, about shoulder width apart. Pull the elbows up and out while the dumbbells travel close to the body, until the elbows are at shoulder height. Lower slowly.
    how.de Stell dich aufrecht hin, Hanteln etwa schulterbreit vor den Oberschenkeln, Handflächen zu dir. Zieh die Ellbogen nach oben außen, die Hanteln bleiben nah am Körper, bis die Ellbogen auf Schulterhöhe sind. Langsam ablassen.
    cue.en Elbows higher than the hands
    cue.en Let the wrists hang loose
    cue.en Keep the dumbbells apart
    cue.de Ellbogen höher als die Hände
    cue.de Handgelenke locker hängen lassen
    cue.de Hanteln auf Abstand halten
    err.en Dumbbells touching and elbows above the ears: keep shoulder width, stop earlier
    err.en Knees and hips bouncing: take a weight that moves without momentum
    err.de Hanteln aneinander, Ellbogen über Ohrhöhe: schulterbreit bleiben, früher stoppen
    err.de Knie und Hüfte wippen: ein Gewicht nehmen, das ohne Schwung geht

    = upright_row_cable
    name.de Aufrechtes Rudern (Kabelzug)
    how.en Stand close to a low pulley and hold a bar or rope in front of the thighs with arms long. Pull the elbows up and out until they are at shoulder height, the attachment close to the body. Lower slowly without letting the stack touch down.
    how.de Stell dich nah an die tiefe Rolle und halte Stange oder Seil mit langen Armen vor den Oberschenkeln. Zieh die Ellbogen nach oben außen bis auf Schulterhöhe, der Griff bleibt nah am Körper. Langsam ablassen, ohne das Gewicht abzusetzen.
    cue.en Elbows out wide
    cue.en Stay tall, do not lean back
    cue.en Smooth pull, slow return
    cue.de Ellbogen weit nach außen
    cue.de Aufrecht bleiben, nicht zurücklehnen
    cue.de Gleichmäßig ziehen, langsam zurück
    err.en Standing too far away: step in so the cable runs almost straight up
    err.en Pulling to the chin: finish with the hands at chest height
    err.de Zu weit weg stehen: so nah ran, dass das Kabel fast senkrecht läuft
    err.de Bis zum Kinn ziehen: mit den Händen auf Brusthöhe enden

    = upright_row_ez_bar
    name.de Aufrechtes Rudern (SZ-Stange)
    how.en Hold the EZ bar overhand on its outer, sloping grips with arms long in front of the thighs. Pull the elbows up and out, bar close to the body, until they are at shoulder height. Lower slowly to straight arms.
    how.de Fass die SZ-Stange im Obergriff an den äußeren, schrägen Griffen, Arme lang vor den Oberschenkeln. Zieh die Ellbogen nach oben außen, Stange nah am Körper, bis sie auf Schulterhöhe sind. Langsam ablassen, bis die Arme gestreckt sind.
    cue.en Use the angle that suits your wrists
    cue.en Elbows lead
    cue.en Neck long at the top
    cue.de Den Griff wählen, der den Handgelenken passt
    cue.de Ellbogen führen
    cue.de Oben Nacken lang
    err.en Wrists curling up: keep the hands below the elbows
    err.en Rocking backwards: brace the abs and lower the weight
    err.de Handgelenke ziehen hoch: Hände unter den Ellbogen lassen
    err.de Nach hinten schaukeln: Bauch fest, Gewicht runter

    = shrug_barbell
    name.de Schulterheben (Langhantel)
    how.en Stand tall holding the bar in front of the thighs with straight arms, grip just outside the legs. Lift the shoulders straight up towards the ears and hold for a moment. Lower slowly until the traps are stretched.
    how.de Stell dich aufrecht hin, die Stange mit gestreckten Armen vor den Oberschenkeln, Griff knapp neben den Beinen. Zieh die Schultern gerade nach oben Richtung Ohren und halte kurz. Langsam ablassen, bis der Nacken gedehnt ist.
    cue.en Straight up, straight down
    cue.en Hold the top for a second
    cue.en Arms like ropes
    cue.de Gerade hoch, gerade runter
    cue.de Oben eine Sekunde halten
    cue.de Arme wie Seile
    err.en Rolling the shoulders: move them only up and down
    err.en Bending the elbows: keep the arms long and use less weight
    err.de Schultern kreisen: nur hoch und runter bewegen
    err.de Arme beugen: Arme lang lassen, Gewicht runter

    = shrug_dumbbell
    name.de Schulterheben (Kurzhantel)
    how.en Stand tall with a heavy dumbbell at each side, palms facing in. Lift the shoulders as high as you can with straight arms and hold briefly. Lower slowly until the shoulders hang.
    how.de Stell dich aufrecht hin, links und rechts eine schwere Kurzhantel, Handflächen nach innen. Zieh die Schultern mit gestreckten Armen so hoch wie möglich und halte kurz. Langsam ablassen, bis die Schultern hängen.
    cue.en Shoulders to the ears
    cue.en Chin stays level
    cue.en Full drop between reps
    cue.de Schultern zu den Ohren
    cue.de Kinn bleibt gerade
    cue.de Zwischendurch ganz ablassen
    err.en Head poking forward: look straight ahead, neck long
    err.en Tiny bouncing reps: less weight, full way up and down
    err.de Kopf schiebt nach vorn: Blick geradeaus, Nacken lang
    err.de Kleine wippende Wiederholungen: weniger Gewicht, ganzer Weg

    = shrug_machine
    name.de Schulterheben (Maschine)
    how.en Step into the machine and hold the handles with straight arms, trunk upright. Lift the shoulders straight up and hold for a moment at the top. Lower slowly until the shoulders are all the way down.
    how.de Stell dich in die Maschine und fass die Griffe mit gestreckten Armen, Oberkörper aufrecht. Zieh die Schultern gerade nach oben und halte oben kurz. Langsam ablassen, bis die Schultern ganz unten sind.
    cue.en Arms stay straight
    cue.en Squeeze at the top
    cue.en Slow stretch at the bottom
    cue.de Arme bleiben gestreckt
    cue.de Oben fest anspannen
    cue.de Unten langsam dehnen
    err.en Helping with the legs: keep knees still once you stand
    err.en Short range: choose a load you can lift all the way to the ears
    err.de Mit den Beinen helfen: Knie bleiben im Stand ruhig
    err.de Zu kurzer Weg: ein Gewicht, das sich bis zu den Ohren ziehen lässt

    = shrug_smith_machine
    name.de Schulterheben (Multipresse)
    how.en Set the bar at mid-thigh, grip just outside the legs and turn it free while standing tall. Lift the shoulders straight up with long arms and hold briefly. Lower slowly until the traps are stretched, and hook the bar back in at the end.
    how.de Stange auf Höhe der Oberschenkelmitte, knapp neben den Beinen greifen und im aufrechten Stand ausdrehen. Zieh die Schultern mit langen Armen gerade nach oben und halte kurz. Langsam ablassen, bis der Nacken gedehnt ist, am Ende wieder einhängen.
    cue.en Stand so the bar runs close to the thighs
    cue.en Up, hold, down
    cue.en Elbows locked
    cue.de So stehen, dass die Stange nah am Bein läuft
    cue.de Hoch, halten, runter
    cue.de Ellbogen gestreckt
    err.en Bar set too low, back rounds on the lift-off: start from a higher hook
    err.en Jerking with the knees: stand still and let the shoulders work
    err.de Stange zu tief eingehängt, Rücken wird rund: höher starten
    err.de Schwung aus den Knien: ruhig stehen, nur die Schultern arbeiten

    = shrug_cable
    name.de Schulterheben (Kabelzug)
    how.en Stand at a low pulley holding a bar with straight arms, or between two low pulleys with a handle in each hand. Lift the shoulders up towards the ears and hold for a moment. Lower slowly against the pull until they hang.
    how.de Stell dich mit gestreckten Armen an die tiefe Rolle mit Stange oder zwischen zwei tiefe Rollen mit je einem Griff. Zieh die Schultern Richtung Ohren und halte kurz. Langsam gegen den Zug ablassen, bis sie hängen.
    cue.en Stand close to the pulley
    cue.en Lift only the shoulders
    cue.en Resist all the way down
    cue.de Nah an der Rolle stehen
    cue.de Nur die Schultern heben
    cue.de Den ganzen Rückweg dagegenhalten
    err.en Leaning back against the cable: stand upright over your heels and midfoot
    err.en Arms helping: keep the elbows straight
    err.de Gegen das Kabel zurücklehnen: aufrecht über dem ganzen Fuß stehen
    err.de Arme ziehen mit: Ellbogen gestreckt lassen

    = shrug_trap_bar
    name.de Schulterheben (Trap-Bar)
    how.en Stand in the middle of the trap bar, lift it with flat back and legs, and stand tall with arms straight at your sides. Raise the shoulders straight up and hold briefly. Lower slowly, and set the bar down from the legs after the set.
    how.de Stell dich mittig in die Trap-Bar, heb sie mit geradem Rücken aus den Beinen an und steh aufrecht, Arme gestreckt an den Seiten. Zieh die Schultern gerade nach oben und halte kurz. Langsam ablassen und nach dem Satz aus den Beinen absetzen.
    cue.en Weight over the midfoot
    cue.en Shoulders straight up, no rolling
    cue.en Grip hard, arms long
    cue.de Gewicht über der Fußmitte
    cue.de Schultern gerade hoch, nicht kreisen
    cue.de Fest greifen, Arme lang
    err.en Bar tipping forward or back: grip the exact middle of the handles
    err.en Rounding the back to pick it up: deadlift it properly first
    err.de Bar kippt nach vorn oder hinten: Griffe genau mittig fassen
    err.de Mit rundem Rücken aufheben: erst sauber kreuzheben

    = external_rotation_cable
    name.de Außenrotation (Kabelzug)
    how.en Set the pulley at elbow height and stand side-on, holding the handle in the far hand with the elbow bent 90 degrees at your side, forearm across the belly. Turn the forearm outward as far as it goes with the elbow still. Return slowly, then change sides.
    how.de Rolle auf Ellbogenhöhe, stell dich seitlich dazu und halte den Griff in der äußeren Hand, Ellbogen 90 Grad gebeugt am Körper, Unterarm vor dem Bauch. Dreh den Unterarm so weit nach außen, wie es geht, der Ellbogen bleibt ruhig. Langsam zurück, dann Seite wechseln.
    cue.en Elbow pinned, like a door hinge
    cue.en Small weight, no rush
    cue.en Shoulder blade stays back
    cue.de Ellbogen fest, wie ein Türscharnier
    cue.de Kleines Gewicht, keine Eile
    cue.de Schulterblatt bleibt hinten
    err.en Elbow drifting away: clamp a rolled towel between elbow and ribs
    err.en Turning the whole trunk: hips and chest keep facing forward
    err.de Ellbogen wandert weg: ein gerolltes Handtuch zwischen Ellbogen und Rippen klemmen
    err.de Ganzer Oberkörper dreht mit: Hüfte und Brust zeigen nach vorn

    = internal_rotation_cable
    name.de Innenrotation (Kabelzug)
    how.en Set the pulley at elbow height and stand side-on, holding the handle in the near hand with the elbow bent 90 degrees at your side, forearm pointing out. Turn the forearm inward until it reaches the belly. Return slowly to the stretch, then change sides.
    how.de Rolle auf Ellbogenhöhe, stell dich seitlich dazu und halte den Griff in der inneren Hand, Ellbogen 90 Grad gebeugt am Körper, Unterarm zeigt nach außen. Dreh den Unterarm nach innen bis vor den Bauch. Langsam in die Dehnung zurück, dann Seite wechseln.
    cue.en Upper arm stays still at the ribs
    cue.en Wrist in line with the forearm
    cue.en Slow on the way out
    cue.de Oberarm bleibt ruhig an den Rippen
    cue.de Handgelenk in Linie mit dem Unterarm
    cue.de Nach außen langsam
    err.en Pressing with the chest: keep the elbow back and use less weight
    err.en Shoulder rolling forward: hold the chest up and the blade back
    err.de Mit der Brust drücken: Ellbogen hinten lassen, weniger Gewicht
    err.de Schulter rollt nach vorn: Brust raus, Schulterblatt hinten halten

    = external_rotation_band
    name.de Außenrotation (Band)
    how.en Fix the band at elbow height and stand side-on, holding it in the far hand with the elbow bent 90 degrees at your side, forearm across the belly. Turn the forearm outward against the band without moving the elbow. Return slowly, keep light tension at the start and change sides after the set.
    how.de Befestige das Band auf Ellbogenhöhe, stell dich seitlich dazu und halte es in der äußeren Hand, Ellbogen 90 Grad gebeugt am Körper, Unterarm vor dem Bauch. Dreh den Unterarm gegen das Band nach außen, ohne den Ellbogen zu bewegen. Langsam zurück, am Start leichten Zug behalten, nach dem Satz die Seite wechseln.
    cue.en Elbow touches the ribs the whole set
    cue.en Thumb points out at the end
    cue.en Light band, clean turn
    cue.de Ellbogen bleibt den ganzen Satz an den Rippen
    cue.de Am Ende zeigt der Daumen nach außen
    cue.de Leichtes Band, sauber drehen
    err.en Bending the wrist instead of turning the arm: keep the hand straight
    err.en Band too strong: choose one that lets you hold the end position
    err.de Handgelenk knickt statt zu drehen: Hand gerade halten
    err.de Band zu stark: eins nehmen, bei dem sich die Endposition halten lässt

    = full_can_raise_dumbbell
    name.de Full Can Raise (Kurzhantel)
    how.en Stand with light dumbbells at your sides, thumbs pointing up. Raise the arms about 30 degrees in front of the side plane, elbows nearly straight, up to shoulder height. Lower slowly the same way.
    how.de Mit leichten Kurzhanteln aufrecht stehen, die Daumen zeigen nach oben. Die fast gestreckten Arme schräg nach vorn außen, etwa 30 Grad vor der Seite, bis auf Schulterhöhe heben. Auf demselben Weg langsam senken.
    cue.en Thumbs up all the way
    cue.en Arms in a wide V
    cue.en Shoulders away from the ears
    cue.de Daumen die ganze Zeit nach oben
    cue.de Arme zu einem weiten V
    cue.de Schultern weg von den Ohren
    err.en Shrugging the weight up: take less and keep the neck long
    err.en Swinging from the hips: stand still and raise slowly
    err.de Gewicht mit dem Nacken hochziehen: leichter werden, Hals lang lassen
    err.de Schwung aus der Hüfte: ruhig stehen und langsam heben

    = seated_reverse_fly_dumbbell
    name.de Reverse Fly sitzend (Kurzhantel)
    how.en Sit on the end of a bench and lean forward with a flat back until the chest is close to the thighs. Let the dumbbells hang beside the calves, raise the arms out to the sides with slightly bent elbows to shoulder height and lower slowly.
    how.de Auf dem Bankende sitzen und mit geradem Rücken vorbeugen, bis die Brust nah an den Oberschenkeln ist. Die Kurzhanteln hängen neben den Waden, die Arme leicht gebeugt zur Seite bis auf Schulterhöhe heben und langsam senken.
    cue.en Reach wide, not back
    cue.en Lead with the elbows
    cue.en Neck long, eyes on the floor
    cue.de Weit nach außen, nicht nach hinten
    cue.de Die Ellbogen führen
    cue.de Nacken lang, Blick zum Boden
    err.en Sitting up during the set: keep the chest low
    err.en Squeezing only the shoulder blades: move the arms first
    err.de Im Satz aufrichten: die Brust bleibt tief
    err.de Nur die Schulterblätter ziehen: zuerst bewegen sich die Arme
    """
