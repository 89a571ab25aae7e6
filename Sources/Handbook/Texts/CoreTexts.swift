/// What is said of the trunk: see ``ExerciseTexts``.
let coreTexts = """
    = side_plank
    name.de Seitstütz
    how.en Lie on your side with the elbow under the shoulder and the feet stacked or one in front of the other. Lift the hips until head, hips and feet form a line, and hold while breathing calmly. Lower under control and change sides.
    how.de Auf die Seite legen, Ellbogen unter der Schulter, Füße aufeinander oder versetzt voreinander. Becken anheben, bis Kopf, Hüfte und Füße eine Linie bilden, und ruhig atmend halten. Kontrolliert ablegen und die Seite wechseln.
    cue.en Push the floor away with your forearm
    cue.en Lift the lower side of your waist
    cue.en Squeeze the glutes, hips forward
    cue.de Drück den Boden mit dem Unterarm weg
    cue.de Untere Flanke nach oben ziehen
    cue.de Po anspannen, Hüfte nach vorn
    err.en Hips sinking towards the floor: lift them again or end the set
    err.en Shoulder creeping up to the ear: push away from the elbow and keep the neck long
    err.de Becken sackt ab: wieder anheben oder den Satz beenden
    err.de Schulter rutscht zum Ohr: aus dem Ellbogen rausdrücken, Nacken lang

    = reverse_plank
    name.de Reverse Plank
    how.en Sit with straight legs and put your hands on the floor behind your hips, under the shoulders. Press through hands and heels and lift the hips until shoulders, hips and heels form a line. Hold with calm breathing, then lower the hips slowly.
    how.de Mit gestreckten Beinen hinsetzen, Hände hinter der Hüfte unter den Schultern aufstellen. Über Hände und Fersen drücken und das Becken heben, bis Schultern, Hüfte und Fersen eine Linie bilden. Ruhig atmend halten, dann das Becken langsam absenken.
    cue.en Squeeze the glutes and push the hips up
    cue.en Open the chest, shoulder blades together
    cue.en Keep the neck long, chin slightly tucked
    cue.de Po anspannen, Hüfte hochdrücken
    cue.de Brust öffnen, Schulterblätter zusammen
    cue.de Nacken lang, Kinn leicht zur Brust
    err.en Hips sagging: drive the heels down and squeeze the glutes
    err.en Head dropped back: look up at the ceiling with a long neck
    err.de Becken hängt durch: Fersen in den Boden drücken und Po anspannen
    err.de Kopf im Nacken: Blick zur Decke, Nacken lang lassen

    = hollow_hold
    name.de Hollow Hold
    how.en Lie on your back and press the lower back into the floor. Lift the shoulder blades and the straight legs, arms stretched beside your ears or along your sides. Hold this shallow bowl shape with small, steady breaths.
    how.de Auf den Rücken legen und den unteren Rücken in den Boden drücken. Schulterblätter und gestreckte Beine anheben, Arme neben den Ohren oder seitlich am Körper. Diese flache Schiffchenform halten und dabei ruhig und flach weiteratmen.
    cue.en Glue the lower back to the floor
    cue.en Ribs down, belly hard
    cue.en Legs long and pressed together
    cue.de Unteren Rücken am Boden festkleben
    cue.de Rippen runter, Bauch fest
    cue.de Beine lang und zusammengepresst
    err.en Lower back leaving the floor: raise the legs or bend the knees
    err.en Holding the breath: keep taking small breaths without losing tension
    err.de Unterer Rücken hebt ab: Beine höher nehmen oder Knie beugen
    err.de Luft anhalten: flach weiteratmen, ohne Spannung zu verlieren

    = hollow_rock
    name.de Hollow Rock
    how.en Get into the hollow position: lower back pressed down, shoulder blades and straight legs off the floor, arms beside your ears. Rock forwards and backwards on your back like a bowl. The shape stays the same from the first to the last rep.
    how.de In die Hollow-Position gehen: unterer Rücken am Boden, Schulterblätter und gestreckte Beine angehoben, Arme neben den Ohren. Auf dem Rücken wie eine Schale vor- und zurückschaukeln. Die Form bleibt von der ersten bis zur letzten Wiederholung gleich.
    cue.en Move as one solid piece
    cue.en Keep the rocks small and even
    cue.en Lower back rounded the whole time
    cue.de Wie aus einem Guss bewegen
    cue.de Klein und gleichmäßig schaukeln
    cue.de Unterer Rücken bleibt rund
    err.en Kicking with the legs to get momentum: start the rock from the tight trunk
    err.en Lower back going flat or arched: make the shape smaller and bend the knees
    err.de Schwung aus den Beinen holen: die Bewegung kommt aus dem festen Rumpf
    err.de Unterer Rücken geht ins Hohlkreuz: Position verkleinern und Knie beugen

    = l_sit_hold
    name.de L-Sit
    how.en Support yourself on the floor, parallettes or bars with straight arms and the hands beside your hips. Push the shoulders down and lift both straight legs until they are level with the hips. Hold while breathing steadily and set the feet down under control.
    how.de Am Boden, auf Parallettes oder am Barren mit gestreckten Armen abstützen, Hände neben der Hüfte. Schultern nach unten drücken und beide gestreckten Beine bis auf Hüfthöhe heben. Halten, gleichmäßig atmen und die Füße kontrolliert absetzen.
    cue.en Push yourself tall out of the shoulders
    cue.en Lock the elbows
    cue.en Point the toes and squeeze the thighs
    cue.de Aus den Schultern rausdrücken
    cue.de Ellbogen durchstrecken
    cue.de Zehen lang, Oberschenkel anspannen
    err.en Shoulders shrugged to the ears: press the hands down and make the neck long
    err.en Legs dropping: tuck one or both knees instead of losing the position
    err.de Schultern hängen an den Ohren: Hände runterdrücken, Nacken lang machen
    err.de Beine sinken ab: ein oder beide Knie anziehen statt die Position zu verlieren

    = handstand_hold
    name.de Handstand halten
    how.en Place the hands shoulder-width apart with spread fingers and kick or walk up, against a wall if you need it. Push tall through the shoulders, ribs in, glutes and legs tight, and hold with calm breaths. Come down one leg at a time while you still have strength.
    how.de Hände schulterbreit mit gespreizten Fingern aufsetzen und hochschwingen oder hochlaufen, bei Bedarf gegen die Wand. Aus den Schultern lang drücken, Rippen rein, Po und Beine fest, ruhig atmend halten. Ein Bein nach dem anderen absetzen, solange noch Kraft da ist.
    cue.en Push the floor away, shoulders to the ears
    cue.en Ribs in, glutes tight
    cue.en Balance with your fingertips
    cue.de Boden wegdrücken, Schultern zu den Ohren
    cue.de Rippen rein, Po fest
    cue.de Mit den Fingerspitzen ausbalancieren
    err.en Arching like a banana: pull the ribs in and squeeze the glutes
    err.en Holding until the arms give way: come down while you still have control
    err.de Hohlkreuz wie eine Banane: Rippen einziehen und Po anspannen
    err.de Halten, bis die Arme nachgeben: rechtzeitig runter, mit Kontrolle

    = crunch
    name.de Crunch
    how.en Lie on your back with bent knees and feet flat, hands at your temples or a plate held on the chest. Curl the upper back off the floor by bringing the ribs towards the pelvis; the lower back stays down. Pause briefly and uncurl slowly.
    how.de Auf den Rücken legen, Knie gebeugt, Füße flach, Hände an den Schläfen oder eine Scheibe auf der Brust. Den oberen Rücken einrollen und die Rippen zum Becken ziehen, der untere Rücken bleibt am Boden. Kurz halten und langsam abrollen.
    cue.en Ribs towards the hips
    cue.en Breathe out on the way up
    cue.en Keep space between chin and chest
    cue.de Rippen Richtung Becken ziehen
    cue.de Beim Hochrollen ausatmen
    cue.de Abstand zwischen Kinn und Brust halten
    err.en Pulling on the head: rest the hands lightly and lift with the abs
    err.en Throwing yourself up: slow down, above all on the way back
    err.de Am Kopf ziehen: Hände nur leicht anlegen und mit dem Bauch einrollen
    err.de Mit Schwung hochreißen: langsamer arbeiten, vor allem beim Abrollen

    = crunch_machine
    name.de Crunch (Maschine)
    how.en Set the seat so the pivot of the machine is roughly level with your waist, hold the handles and settle your back into the pad. Curl the trunk by bringing the ribs to the pelvis, pause for a moment, and return slowly without letting the plates touch down.
    how.de Sitz so einstellen, dass die Drehachse etwa auf Höhe der Taille liegt, Griffe fassen und den Rücken ins Polster legen. Den Oberkörper einrollen, Rippen zum Becken, kurz halten und langsam zurück, ohne die Gewichte abzusetzen.
    cue.en Curl the spine, do not just lean forward
    cue.en Let the abs pull, arms stay passive
    cue.en Breathe out hard at the bottom
    cue.de Einrollen statt nur nach vorn kippen
    cue.de Der Bauch zieht, die Arme sind passiv
    cue.de In der Endposition kräftig ausatmen
    err.en Pulling with the arms or pushing with the legs: lower the weight and curl
    err.en Letting the weight snap you back: return slowly under tension
    err.de Mit Armen ziehen oder Beinen drücken: weniger Gewicht und sauber einrollen
    err.de Vom Gewicht zurückreißen lassen: langsam und unter Spannung zurück

    = crunch_stability_ball
    name.de Crunch (Gymnastikball)
    how.en Sit on the ball and walk forward until the lower and middle back rest on it, feet flat and wide. Let the upper back open slightly over the ball, then curl the ribs towards the pelvis. Pause and lower slowly; the ball should not roll.
    how.de Auf den Ball setzen und vorlaufen, bis unterer und mittlerer Rücken aufliegen, Füße breit und flach. Den oberen Rücken leicht über den Ball öffnen, dann die Rippen Richtung Becken einrollen. Kurz halten und langsam absenken, der Ball bleibt ruhig.
    cue.en Keep the ball still
    cue.en Feet wide and planted
    cue.en Stretch long, then curl
    cue.de Der Ball bleibt ruhig liegen
    cue.de Füße breit und fest am Boden
    cue.de Lang machen, dann einrollen
    err.en Sitting up with the hips: keep them level and curl only the trunk
    err.en Dropping far back over the ball: open only as far as you can control
    err.de Aus der Hüfte aufsetzen: Becken ruhig lassen, nur den Oberkörper einrollen
    err.de Weit nach hinten fallen lassen: nur so weit öffnen, wie du es kontrollierst

    = cable_crunch
    name.de Crunch am Kabelzug
    how.en Kneel in front of a high pulley, hold the rope beside your head and fix the hips above the knees. Curl the trunk down so the elbows move towards the thighs, without sitting back. Pause, then uncurl slowly until the abs are stretched.
    how.de Vor den hohen Kabelzug knien, das Seil neben dem Kopf halten, Hüfte über den Knien fixieren. Den Oberkörper einrollen, sodass die Ellbogen Richtung Oberschenkel wandern, ohne dich hinzusetzen. Kurz halten und langsam aufrollen, bis der Bauch gedehnt ist.
    cue.en Hips stay where they are
    cue.en Round the back, ribs to the pelvis
    cue.en Hands fixed beside your head
    cue.de Die Hüfte bleibt, wo sie ist
    cue.de Rücken rund, Rippen zum Becken
    cue.de Hände bleiben fest am Kopf
    err.en Sitting back on the heels: keep the hips still and curl the spine
    err.en Pulling the rope down with the arms: let the hands travel with your head
    err.de Auf die Fersen setzen: Hüfte ruhig halten und die Wirbelsäule einrollen
    err.de Mit den Armen ziehen: die Hände gehen nur mit dem Kopf mit

    = decline_crunch
    name.de Crunch (Negativbank)
    how.en Hook your feet under the pads of a decline bench and lie back, hands at the temples or a plate on the chest. Curl the shoulder blades off the bench, ribs to the pelvis, while the lower back stays on it. Pause and uncurl slowly.
    how.de Füße unter die Polster der Negativbank klemmen und zurücklegen, Hände an den Schläfen oder eine Scheibe auf der Brust. Die Schulterblätter von der Bank einrollen, Rippen zum Becken, der untere Rücken bleibt liegen. Kurz halten und langsam abrollen.
    cue.en Lower back stays on the bench
    cue.en Short and hard: ribs to hips
    cue.en Take your time on the way down
    cue.de Unterer Rücken bleibt auf der Bank
    cue.de Kurz und hart: Rippen zum Becken
    cue.de Runter mit Zeit
    err.en Turning it into a full sit up: stop when the shoulder blades are off the bench
    err.en Pulling hard with the feet: relax the legs and curl with the abs
    err.de Einen ganzen Sit-up daraus machen: stoppen, sobald die Schulterblätter oben sind
    err.de Mit den Füßen ziehen: Beine locker lassen und mit dem Bauch einrollen

    = reverse_crunch
    name.de Reverse Crunch
    how.en Lie on your back with bent knees above the hips and the hands beside you or holding something stable behind your head. Roll the pelvis off the floor and bring the knees towards the chest. Lower the hips vertebra by vertebra without swinging the legs.
    how.de Auf den Rücken legen, Knie gebeugt über der Hüfte, Hände neben dem Körper oder an etwas Festem hinter dem Kopf. Das Becken vom Boden abrollen und die Knie Richtung Brust bringen. Wirbel für Wirbel absenken, ohne mit den Beinen zu schwingen.
    cue.en Roll the tailbone up, not just the knees
    cue.en Slow all the way down
    cue.en Keep the knee angle the same
    cue.de Steißbein hochrollen, nicht nur die Knie
    cue.de Den ganzen Weg langsam runter
    cue.de Kniewinkel bleibt gleich
    err.en Swinging the legs for momentum: start each rep from a dead stop
    err.en Arching when the feet go down: stop while the lower back is still flat
    err.de Mit den Beinen Schwung holen: jede Wiederholung aus dem Stillstand starten
    err.de Hohlkreuz beim Absenken: stoppen, solange der untere Rücken noch aufliegt

    = bicycle_crunch
    name.de Fahrrad-Crunch
    how.en Lie on your back, fingertips at the temples, shoulder blades off the floor. Draw one knee in while the other leg stretches out low, and turn the opposite shoulder towards the bent knee. Change sides in an even, controlled rhythm.
    how.de Auf den Rücken legen, Fingerspitzen an den Schläfen, Schulterblätter angehoben. Ein Knie anziehen, das andere Bein flach ausstrecken und die gegenüberliegende Schulter zum gebeugten Knie drehen. In gleichmäßigem, kontrolliertem Rhythmus die Seite wechseln.
    cue.en Turn the shoulder, not just the elbow
    cue.en Stretch the back leg fully
    cue.en Slower is harder
    cue.de Die Schulter drehen, nicht nur den Ellbogen
    cue.de Hinteres Bein ganz ausstrecken
    cue.de Langsamer ist schwerer
    err.en Racing through the reps: slow down until each side is a clear rotation
    err.en Pulling the head forward: open the elbows and hold the head lightly
    err.de Durchhetzen: so langsam, dass jede Seite eine klare Drehung ist
    err.de Am Kopf ziehen: Ellbogen öffnen und den Kopf nur leicht stützen

    = bicycle_crunch_raised_legs
    name.de Fahrrad-Crunch mit erhobenen Beinen
    how.en Lie on your back with both legs held up, hips and knees bent at right angles, shoulder blades off the floor. Turn one shoulder towards the opposite knee as it comes in, while the other leg extends without dropping to the floor. Alternate under control.
    how.de Auf den Rücken legen, beide Beine angehoben, Hüfte und Knie rechtwinklig, Schulterblätter vom Boden. Eine Schulter zum gegenüberliegenden Knie drehen, das herankommt, während das andere Bein sich streckt und in der Luft bleibt. Kontrolliert abwechseln.
    cue.en Feet never touch the floor
    cue.en Lower back flat
    cue.en Chest turns to the knee
    cue.de Die Füße berühren nie den Boden
    cue.de Unterer Rücken bleibt flach
    cue.de Die Brust dreht zum Knie
    err.en Letting the stretched leg sink: keep it as high as your back needs to stay flat
    err.en Moving only the elbows: turn the whole upper body
    err.de Gestrecktes Bein sinkt ab: so hoch halten, dass der Rücken flach bleibt
    err.de Nur die Ellbogen bewegen: den ganzen Oberkörper drehen

    = cross_body_crunch
    name.de Diagonaler Crunch
    how.en Lie on your back with bent knees, feet on the floor, fingertips at the temples. Curl up and bring one shoulder towards the opposite knee, which comes up to meet it. Lower slowly and repeat to the other side.
    how.de Auf den Rücken legen, Knie gebeugt, Füße am Boden, Fingerspitzen an den Schläfen. Einrollen und eine Schulter zum gegenüberliegenden Knie führen, das ihr entgegenkommt. Langsam ablegen und zur anderen Seite wiederholen.
    cue.en Curl first, then turn
    cue.en Shoulder to the opposite knee
    cue.en Breathe out as you cross over
    cue.de Erst einrollen, dann drehen
    cue.de Schulter zum anderen Knie
    cue.de Beim Überkreuzen ausatmen
    err.en Yanking the elbow across: keep it wide and turn from the ribs
    err.en Dropping back to the floor: lower as slowly as you came up
    err.de Ellbogen rüberreißen: Ellbogen weit lassen und aus den Rippen drehen
    err.de Zurückfallen lassen: so langsam ablegen, wie du hochgekommen bist

    = oblique_crunch
    name.de Seitlicher Crunch
    how.en Lie on your side with bent knees, the lower arm on the floor, the upper hand at your temple. Shorten the upper side of the waist by lifting the ribs towards the hip. Pause, lower slowly, finish all reps, then change sides.
    how.de Auf die Seite legen, Knie gebeugt, unterer Arm am Boden, obere Hand an der Schläfe. Die obere Flanke verkürzen und die Rippen zur Hüfte ziehen. Kurz halten, langsam absenken, alle Wiederholungen machen, dann die Seite wechseln.
    cue.en Ribs to the hip bone
    cue.en Small movement, hard squeeze
    cue.en Stay on your side
    cue.de Rippen zum Beckenkamm
    cue.de Kleiner Weg, fest anspannen
    cue.de Auf der Seite bleiben
    err.en Pulling on the neck: keep the head in line with the chest
    err.en Rolling onto the back: keep shoulders and hips stacked
    err.de Am Nacken ziehen: Kopf in Verlängerung der Wirbelsäule lassen
    err.de Auf den Rücken rollen: Schultern und Hüfte übereinander halten

    = sit_up
    name.de Sit-up
    how.en Lie on your back with bent knees, feet on the floor, arms crossed or a weight held at the chest. Roll up vertebra by vertebra until the torso is upright over the hips. Roll back down slowly until the shoulder blades touch.
    how.de Auf den Rücken legen, Knie gebeugt, Füße am Boden, Arme gekreuzt oder ein Gewicht vor der Brust. Wirbel für Wirbel hochrollen, bis der Oberkörper aufrecht über der Hüfte ist. Langsam abrollen, bis die Schulterblätter den Boden berühren.
    cue.en Chin first, then ribs, then the lower back
    cue.en Breathe out on the way up
    cue.en Roll down, do not drop
    cue.de Erst Kinn, dann Rippen, dann unterer Rücken
    cue.de Beim Hochkommen ausatmen
    cue.de Abrollen, nicht fallen lassen
    err.en Swinging the arms or head: keep the hands on the chest and roll up
    err.en Coming up with a stiff, arched back: start by curling the ribs down
    err.de Schwung mit Armen oder Kopf: Hände an die Brust und hochrollen
    err.de Mit steifem Hohlkreuz hochkommen: zuerst die Rippen einrollen

    = decline_sit_up
    name.de Sit-up (Negativbank)
    how.en Hook your feet under the pads of a decline bench and lie back, hands at the chest or holding a weight there. Roll up until the torso is upright, then roll back slowly until the upper back is close to the bench.
    how.de Füße unter die Polster der Negativbank klemmen und zurücklegen, Hände an der Brust oder ein Gewicht davor halten. Hochrollen, bis der Oberkörper aufrecht ist, dann langsam abrollen, bis der obere Rücken kurz über der Bank ist.
    cue.en Round up, round down
    cue.en Keep tension at the bottom
    cue.en Hands stay on the chest
    cue.de Rund hoch, rund runter
    cue.de Unten die Spannung halten
    cue.de Hände bleiben an der Brust
    err.en Dropping backwards: lower yourself slowly, or set the bench flatter
    err.en Bouncing off the pad for the next rep: reverse calmly without contact
    err.de Nach hinten fallen lassen: langsam absenken oder die Bank flacher stellen
    err.de Vom Polster abprallen: ruhig umkehren, ohne dich abzulegen

    = jackknife_sit_up
    name.de Klappmesser
    how.en Lie flat with the arms stretched overhead and the legs long. Lift torso and legs together, bring the arms forward and let the knees bend a little, until hands and shins meet above the hips. Open slowly until the body is long again.
    how.de Flach hinlegen, Arme über den Kopf gestreckt, Beine lang. Oberkörper und Beine gleichzeitig anheben, Arme nach vorn führen und die Knie etwas beugen, bis sich Hände und Schienbeine über der Hüfte treffen. Langsam öffnen, bis der Körper wieder lang ist.
    cue.en Fold in the middle
    cue.en Arms and legs leave the floor together
    cue.en Open slowly, belly tight
    cue.de In der Mitte zusammenklappen
    cue.de Arme und Beine gleichzeitig hoch
    cue.de Langsam öffnen, Bauch fest
    err.en Legs arriving before the torso: start both at the same moment
    err.en Crashing back to the floor: lower under control with a flat lower back
    err.de Beine sind vor dem Oberkörper oben: beides im selben Moment starten
    err.de Auf den Boden knallen: kontrolliert absenken, unterer Rücken flach

    = v_up
    name.de V-Up
    how.en Lie on your back with straight legs and the arms stretched overhead. Lift the straight legs and the torso together and reach for the toes, so the body forms a V on the sit bones. Lower both slowly, arms and heels just above the floor.
    how.de Auf den Rücken legen, Beine gestreckt, Arme über den Kopf. Gestreckte Beine und Oberkörper gleichzeitig heben und zu den Zehen greifen, bis der Körper auf den Sitzknochen ein V bildet. Beides langsam absenken, Arme und Fersen bleiben knapp über dem Boden.
    cue.en Straight legs, reach for the toes
    cue.en Meet at the top
    cue.en Start and finish in the hollow position
    cue.de Beine gestreckt, zu den Zehen greifen
    cue.de Oben in der Mitte treffen
    cue.de Start und Ende in der Hollow-Position
    err.en Bending the knees to get up: lift less high, or do the jackknife instead
    err.en Arching the back at the bottom: stop a little higher
    err.de Knie beugen, um hochzukommen: weniger hoch heben oder Klappmesser machen
    err.de Unten ins Hohlkreuz fallen: etwas höher stoppen

    = toe_touch
    name.de Toe Touch liegend
    how.en Lie on your back with the legs straight up towards the ceiling and the arms reaching up. Curl the shoulder blades off the floor and reach the fingertips towards the toes. Pause for a moment and lower the upper back slowly.
    how.de Auf den Rücken legen, Beine gestreckt zur Decke, Arme nach oben. Die Schulterblätter vom Boden einrollen und die Fingerspitzen Richtung Zehen strecken. Kurz halten und den oberen Rücken langsam absenken.
    cue.en Legs stay vertical
    cue.en Reach up, not forward
    cue.en Breathe out at the top
    cue.de Beine bleiben senkrecht
    cue.de Nach oben greifen, nicht nach vorn
    cue.de Oben ausatmen
    err.en Legs swinging towards you: keep them still and bring the hands to them
    err.en Leading with the chin: lift from the breastbone
    err.de Beine schwingen entgegen: ruhig halten, die Hände kommen zu den Füßen
    err.de Das Kinn geht voran: aus dem Brustbein anheben

    = heel_taps
    name.de Fersentippen
    how.en Lie on your back with bent knees, feet flat and a little away from the hips, arms along your sides. Lift the shoulder blades slightly and bend sideways until one hand taps the heel on that side. Move over to the other heel without lying down.
    how.de Auf den Rücken legen, Knie gebeugt, Füße flach und etwas vom Po entfernt, Arme seitlich. Die Schulterblätter leicht anheben und zur Seite neigen, bis die Hand die Ferse derselben Seite antippt. Ohne abzulegen zur anderen Ferse wechseln.
    cue.en Shorten the side of the waist
    cue.en Shoulder blades stay off the floor
    cue.en Look up, neck relaxed
    cue.de Die Flanke verkürzen
    cue.de Schulterblätter bleiben oben
    cue.de Blick nach oben, Nacken locker
    err.en Only moving the arms: bend the trunk so the ribs come to the hip
    err.en Straining the neck: lift less high and rest the head between sets
    err.de Nur die Arme bewegen: Oberkörper neigen, Rippen zur Hüfte
    err.de Nacken verkrampft: weniger hoch anheben, zwischen den Sätzen ablegen

    = flutter_kicks
    name.de Flutter Kicks
    how.en Lie on your back, hands under the hips or beside you, lower back pressed into the floor. Lift both straight legs a little and move them up and down in small, quick kicks, alternating. Breathe on and set the heels down only at the end.
    how.de Auf den Rücken legen, Hände unter der Hüfte oder daneben, unteren Rücken in den Boden drücken. Beide gestreckten Beine leicht anheben und in kleinen, schnellen Kicks abwechselnd auf und ab bewegen. Weiteratmen und die Fersen erst am Ende ablegen.
    cue.en Small kicks from the hip
    cue.en Press the lower back down
    cue.en Long legs, pointed toes
    cue.de Kleine Kicks aus der Hüfte
    cue.de Unteren Rücken runterdrücken
    cue.de Lange Beine, Zehen gestreckt
    err.en Lower back arching: lift the legs higher until it lies flat again
    err.en Kicking from the knees: keep the legs nearly straight and move from the hips
    err.de Hohlkreuz: Beine höher nehmen, bis der Rücken wieder flach liegt
    err.de Aus den Knien kicken: Beine fast gestreckt lassen und aus der Hüfte bewegen

    = dead_bug
    name.de Dead Bug
    how.en Lie on your back, arms straight up, hips and knees bent at right angles. Press the lower back down and lower one arm behind you and the opposite leg forward at the same time. Go only as low as the back stays flat, return and change sides.
    how.de Auf den Rücken legen, Arme senkrecht nach oben, Hüfte und Knie rechtwinklig. Unteren Rücken runterdrücken und gleichzeitig einen Arm nach hinten und das gegenüberliegende Bein nach vorn absenken. Nur so tief, wie der Rücken flach bleibt, zurück und wechseln.
    cue.en Lower back stays glued to the floor
    cue.en Breathe out as arm and leg go down
    cue.en Slow, no rush
    cue.de Unterer Rücken klebt am Boden
    cue.de Beim Absenken ausatmen
    cue.de Langsam, ohne Hektik
    err.en Back lifting off the floor: shorten the movement or bend the knee more
    err.en Arm and leg of the same side moving: always opposite arm and leg
    err.de Rücken hebt ab: Bewegung verkürzen oder Knie stärker beugen
    err.de Arm und Bein derselben Seite: immer diagonal bewegen

    = bird_dog
    name.de Bird Dog
    how.en Get on all fours, hands under the shoulders, knees under the hips. Stretch one arm forward and the opposite leg back until both are level with the trunk, without the pelvis turning. Hold briefly and return under control; do all reps, then change.
    how.de In den Vierfüßlerstand, Hände unter den Schultern, Knie unter der Hüfte. Einen Arm nach vorn und das gegenüberliegende Bein nach hinten strecken, bis beide auf Rumpfhöhe sind, ohne das Becken zu verdrehen. Kurz halten, kontrolliert zurück, danach die Seite wechseln.
    cue.en Long from fingertips to heel
    cue.en Hips level with the floor
    cue.en Belly tight, neck long
    cue.de Lang von Fingerspitze bis Ferse
    cue.de Becken parallel zum Boden
    cue.de Bauch fest, Nacken lang
    err.en Lifting the leg too high and arching: stop when it is level with the back
    err.en Hip tilting out to the side: keep both hip bones facing the floor
    err.de Bein zu hoch mit Hohlkreuz: auf Höhe des Rückens stoppen
    err.de Becken kippt zur Seite: beide Hüftknochen zeigen zum Boden

    = hanging_leg_raise
    name.de Beinheben hängend
    how.en Hang from the bar with straight arms and active shoulders. Raise the straight legs in front of you to hip height or higher and round the pelvis up at the end. Lower slowly until you hang still; hold a dumbbell between the feet if you want load.
    how.de Mit gestreckten Armen und aktiven Schultern an die Stange hängen. Die gestreckten Beine bis auf Hüfthöhe oder höher heben und am Ende das Becken einrollen. Langsam absenken, bis du ruhig hängst. Für mehr Last eine Kurzhantel zwischen die Füße klemmen.
    cue.en Tilt the pelvis up at the top
    cue.en Shoulders down, away from the ears
    cue.en Hang still before the next rep
    cue.de Oben das Becken einrollen
    cue.de Schultern weg von den Ohren
    cue.de Vor der nächsten ruhig hängen
    err.en Swinging back and forth: lower slowly and wait until you hang still
    err.en Only lifting from the hips: finish by bringing the pelvis to the ribs
    err.de Hin- und herschwingen: langsam absenken und warten, bis du ruhig hängst
    err.de Nur aus der Hüfte heben: am Ende das Becken zu den Rippen rollen

    = hanging_knee_raise
    name.de Knieheben hängend
    how.en Hang from the bar with straight arms and active shoulders. Pull the bent knees up towards the chest and roll the pelvis forward at the top. Lower the legs slowly until they hang straight down and you are not swinging.
    how.de Mit gestreckten Armen und aktiven Schultern an die Stange hängen. Die gebeugten Knie Richtung Brust ziehen und oben das Becken einrollen. Die Beine langsam absenken, bis sie gerade hängen und nichts schwingt.
    cue.en Knees to the chest, pelvis follows
    cue.en Breathe out on the way up
    cue.en Slow on the way down
    cue.de Knie zur Brust, das Becken rollt mit
    cue.de Beim Heben ausatmen
    cue.de Langsam absenken
    err.en Using swing: stop at the bottom and start every rep from still
    err.en Stopping at hip height with an arched back: pull higher and round the pelvis
    err.de Mit Schwung arbeiten: unten stoppen und jede Wiederholung ruhig starten
    err.de Auf Hüfthöhe im Hohlkreuz stoppen: höher ziehen und Becken einrollen

    = knee_raise_captains_chair
    name.de Knieheben (Captain's Chair)
    how.en Step onto the captain's chair, forearms on the pads, back against the rest, legs hanging. Press the shoulders down and pull the bent knees towards the chest, curling the pelvis off the backrest at the top. Lower slowly until the legs hang.
    how.de In den Captain's Chair steigen, Unterarme auf den Polstern, Rücken an der Lehne, Beine hängen. Schultern nach unten drücken und die gebeugten Knie zur Brust ziehen, oben das Becken von der Lehne einrollen. Langsam absenken, bis die Beine hängen.
    cue.en Push the forearms into the pads
    cue.en Curl the pelvis, not just the knees
    cue.en No swing at the bottom
    cue.de Unterarme in die Polster drücken
    cue.de Becken einrollen, nicht nur Knie heben
    cue.de Unten kein Schwung
    err.en Sinking between the shoulders: push yourself up and keep the neck long
    err.en Letting the legs drop: lower them as slowly as you raised them
    err.de Zwischen die Schultern sacken: hochdrücken und Nacken lang lassen
    err.de Beine fallen lassen: so langsam absenken, wie du sie gehoben hast

    = leg_raise_captains_chair
    name.de Beinheben (Captain's Chair)
    how.en Step onto the captain's chair, forearms on the pads, back against the rest, legs hanging straight. Press the shoulders down and raise the straight legs to hip height or higher, curling the pelvis at the top. Lower slowly without swinging.
    how.de In den Captain's Chair steigen, Unterarme auf den Polstern, Rücken an der Lehne, Beine hängen gestreckt. Schultern runterdrücken und die gestreckten Beine bis auf Hüfthöhe oder höher heben, oben das Becken einrollen. Langsam und ohne Schwung absenken.
    cue.en Legs long, toes up
    cue.en Belly pulls the pelvis forward
    cue.en Lower slower than you lift
    cue.de Beine lang, Zehen hoch
    cue.de Der Bauch rollt das Becken ein
    cue.de Langsamer runter als hoch
    err.en Arching away from the backrest: raise less high or bend the knees
    err.en Swinging the legs up: pause at the bottom before each rep
    err.de Hohlkreuz weg von der Lehne: weniger hoch heben oder Knie beugen
    err.de Beine hochschwingen: unten vor jeder Wiederholung stoppen

    = lying_leg_raise
    name.de Beinheben liegend
    how.en Lie on the floor or a flat bench, hands beside the hips or holding on behind your head. Press the lower back down and raise the nearly straight legs until they point up. Lower them slowly, only as far as the lower back stays flat.
    how.de Auf den Boden oder eine Flachbank legen, Hände neben der Hüfte oder hinter dem Kopf festhalten. Unteren Rücken runterdrücken und die fast gestreckten Beine heben, bis sie nach oben zeigen. Langsam absenken, nur so weit, wie der untere Rücken flach bleibt.
    cue.en Lower back down, always
    cue.en Fight the legs on the way down
    cue.en Breathe out as they rise
    cue.de Unterer Rücken immer unten
    cue.de Beim Absenken bremsen
    cue.de Beim Heben ausatmen
    err.en Arching as the legs go down: stop higher or bend the knees
    err.en Dropping the heels and bouncing off: stop just above the floor or bench
    err.de Hohlkreuz beim Absenken: höher stoppen oder Knie beugen
    err.de Fersen fallen lassen und abprallen: knapp über der Unterlage stoppen

    = lying_knee_raise
    name.de Knieheben liegend
    how.en Lie on the floor or a flat bench, hands beside the hips or holding the bench behind your head, legs stretched out. Draw both knees over the hips towards the chest and let the pelvis curl. Stretch the legs out again slowly without setting them down.
    how.de Auf den Boden oder eine Flachbank legen, Hände neben der Hüfte oder hinter dem Kopf an der Bank, Beine gestreckt. Beide Knie über die Hüfte zur Brust ziehen und das Becken einrollen. Die Beine langsam ausstrecken, ohne sie abzulegen.
    cue.en Knees over the hips, then curl
    cue.en Stretch out slowly
    cue.en Keep the lower back heavy
    cue.de Knie über die Hüfte, dann einrollen
    cue.de Langsam ausstrecken
    cue.de Unterer Rücken bleibt schwer
    err.en Lower back arching at full stretch: keep the knees a little bent
    err.en Jerking the knees in: move evenly and stop for a moment at the top
    err.de Hohlkreuz bei gestreckten Beinen: Knie etwas gebeugt lassen
    err.de Knie ruckartig anziehen: gleichmäßig bewegen und oben kurz halten

    = toes_to_bar
    name.de Toes to Bar
    how.en Hang from the bar a little wider than the shoulders, arms straight. Press the bar down with straight arms, lean back slightly and fold the legs up until the toes touch the bar. Lower the legs under control into a still hang.
    how.de Etwas breiter als schulterbreit an die Stange hängen, Arme gestreckt. Die Stange mit gestreckten Armen nach unten drücken, leicht zurücklehnen und die Beine hochklappen, bis die Zehen die Stange berühren. Kontrolliert in den ruhigen Hang absenken.
    cue.en Push the bar down with straight arms
    cue.en Toes up, fold at the hips
    cue.en Come down tight, do not drop
    cue.de Stange mit geraden Armen runterdrücken
    cue.de Zehen hoch, in der Hüfte klappen
    cue.de Mit Spannung runter, nicht fallen lassen
    err.en Uncontrolled swing: lower more slowly and restart from a still hang
    err.en Bending the arms to get closer: keep them straight and use the lats
    err.de Unkontrolliertes Pendeln: langsamer absenken und aus ruhigem Hang starten
    err.de Arme beugen, um näher zu kommen: gestreckt lassen und den Lat nutzen

    = knees_to_elbows
    name.de Knees to Elbows
    how.en Hang from the bar with straight arms and active shoulders. Lean back slightly, press the bar down and pull the knees up until they touch the elbows. Lower the legs under control until you hang long and still.
    how.de Mit gestreckten Armen und aktiven Schultern an die Stange hängen. Leicht zurücklehnen, die Stange runterdrücken und die Knie hochziehen, bis sie die Ellbogen berühren. Die Beine kontrolliert absenken, bis du lang und ruhig hängst.
    cue.en Round up into a ball
    cue.en Lats on, shoulders down
    cue.en Touch the elbows, do not just aim at them
    cue.de Wie zu einer Kugel einrollen
    cue.de Lat an, Schultern runter
    cue.de Ellbogen berühren, nicht nur andeuten
    err.en Bending the elbows down to the knees: keep the arms straight, the knees travel
    err.en Letting the legs fall: control the whole way down
    err.de Ellbogen zu den Knien beugen: Arme gestreckt lassen, die Knie machen den Weg
    err.de Beine fallen lassen: den ganzen Weg abbremsen

    = dragon_flag
    name.de Dragon Flag
    how.en Lie on a bench and hold it firmly behind your head. Raise the body until only the upper back rests on the bench, hips straight and glutes tight. Lower it like a board as far as you can keep it straight, then bring it back up or reset.
    how.de Auf eine Bank legen und sie hinter dem Kopf fest greifen. Den Körper heben, bis nur noch der obere Rücken aufliegt, Hüfte gestreckt, Po fest. Wie ein Brett so weit absenken, wie der Körper gerade bleibt, dann wieder hochführen oder neu ansetzen.
    cue.en One straight line from shoulders to feet
    cue.en Glutes and abs tight before you lower
    cue.en Weight on the upper back, not on the neck
    cue.de Eine Linie von Schultern bis Füße
    cue.de Po und Bauch fest, dann absenken
    cue.de Gewicht auf den oberen Rücken, nicht Nacken
    err.en Folding at the hips: tuck the knees or lower less far
    err.en Rolling onto the neck: stay on the shoulder blades
    err.de Einknicken in der Hüfte: Knie anziehen oder weniger tief absenken
    err.de Auf den Nacken rollen: auf den Schulterblättern bleiben

    = ab_wheel
    name.de Bauchroller
    how.en Kneel on a pad with the wheel under your shoulders, pelvis tucked and belly tight. Roll forward with straight arms until just before the lower back would sag. Pull the wheel back under the shoulders, hips and trunk moving together.
    how.de Auf eine Matte knien, das Rad unter den Schultern, Becken leicht eingerollt, Bauch fest. Mit gestreckten Armen nach vorn rollen, bis kurz bevor der untere Rücken durchhängen würde. Das Rad zurück unter die Schultern ziehen, Hüfte und Rumpf gemeinsam.
    cue.en Squeeze the glutes, tuck the pelvis
    cue.en Ribs down the whole way
    cue.en Only roll as far as you can return
    cue.de Po anspannen, Becken einrollen
    cue.de Rippen die ganze Zeit unten
    cue.de Nur so weit, wie du zurückkommst
    err.en Lower back sagging: shorten the way and brace harder
    err.en Sitting back with the hips to return: pull with abs and lats
    err.de Hohlkreuz in der Streckung: Weg verkürzen und Bauch fester anspannen
    err.de Mit dem Po nach hinten ausweichen: mit Bauch und Lat zurückziehen

    = russian_twist
    name.de Russian Twist
    how.en Sit with bent knees, lean back until the abs have to work, chest open, hands together or holding a weight. Turn the upper body to one side, then to the other, the hands following the chest. The hips stay still; lift the feet only if you can hold it.
    how.de Mit gebeugten Knien hinsetzen, zurücklehnen, bis der Bauch arbeitet, Brust offen, Hände zusammen oder mit Gewicht. Den Oberkörper zur einen, dann zur anderen Seite drehen, die Hände folgen der Brust. Die Hüfte bleibt ruhig, Füße nur anheben, wenn du es halten kannst.
    cue.en Turn the chest, not just the arms
    cue.en Tall spine, long neck
    cue.en Knees stay still
    cue.de Brust drehen, nicht nur die Arme
    cue.de Rücken lang, Nacken lang
    cue.de Die Knie bleiben ruhig
    err.en Swinging the arms from side to side: slow down and turn with the ribs
    err.en Collapsing into a round back: lean back less or use less weight
    err.de Nur die Arme schwenken: langsamer und aus den Rippen drehen
    err.de Rund zusammensinken: weniger zurücklehnen oder weniger Gewicht

    = cable_twist
    name.de Rumpfrotation (Kabelzug)
    how.en Set the pulley at chest height, stand side-on and hold the handle with both hands and nearly straight arms. Turn the chest away from the machine while the hips stay fairly still. Return slowly, finish the set, then face the other way.
    how.de Kabelzug auf Brusthöhe stellen, seitlich davor stehen und den Griff mit beiden Händen und fast gestreckten Armen halten. Die Brust vom Turm wegdrehen, die Hüfte bleibt weitgehend ruhig. Langsam zurück, Satz beenden, dann die andere Seite.
    cue.en Arms and chest turn as one
    cue.en Feet firm, soft knees
    cue.en Slow on the way back
    cue.de Arme und Brust drehen gemeinsam
    cue.de Fester Stand, Knie weich
    cue.de Langsam zurückdrehen
    err.en Pulling with the arms: keep the hands in front of the breastbone
    err.en Letting the cable spin you back: resist the whole return
    err.de Mit den Armen ziehen: Hände bleiben vor dem Brustbein
    err.de Vom Kabel zurückreißen lassen: den ganzen Rückweg bremsen

    = cable_woodchop
    name.de Holzhacker (Kabelzug)
    how.en Set the pulley high, stand side-on and hold the handle with both hands. Pull it in a diagonal from above the shoulder down to the opposite hip, turning trunk and back foot with it. Return slowly along the same line; then change sides.
    how.de Kabelzug hoch einstellen, seitlich davor stehen und den Griff mit beiden Händen fassen. Diagonal von oben über der Schulter zur gegenüberliegenden Hüfte ziehen, Rumpf und hinterer Fuß drehen mit. Langsam auf derselben Linie zurück, danach Seitenwechsel.
    cue.en Chop from the trunk, arms long
    cue.en Let the back foot turn
    cue.en Breathe out as you pull down
    cue.de Aus dem Rumpf hacken, Arme lang
    cue.de Der hintere Fuß dreht mit
    cue.de Beim Runterziehen ausatmen
    err.en Pulling only with the arms: turn the ribs and let the hands follow
    err.en Rounding the lower back at the bottom: bend hips and knees instead
    err.de Nur mit den Armen ziehen: Rippen drehen, die Hände folgen
    err.de Unten rund werden: stattdessen Hüfte und Knie beugen

    = low_to_high_cable_woodchop
    name.de Umgekehrter Holzhacker (Kabelzug)
    how.en Set the pulley low, stand side-on with soft knees and hold the handle with both hands beside the near thigh. Lift it in a diagonal to above the opposite shoulder, turning trunk and back foot. Lower slowly the same way; then change sides.
    how.de Kabelzug tief einstellen, seitlich mit weichen Knien stehen und den Griff mit beiden Händen neben dem nahen Oberschenkel halten. Diagonal bis über die gegenüberliegende Schulter heben, Rumpf und hinterer Fuß drehen mit. Langsam zurück, dann Seitenwechsel.
    cue.en Push from the legs, turn, reach up
    cue.en Arms long, chest leads
    cue.en Ribs down at the top
    cue.de Aus den Beinen, drehen, nach oben strecken
    cue.de Arme lang, die Brust führt
    cue.de Oben die Rippen unten lassen
    err.en Leaning back at the top: stop when you stand tall
    err.en Lifting with the shoulders only: start with legs and trunk
    err.de Oben ins Hohlkreuz lehnen: stoppen, sobald du aufrecht stehst
    err.de Nur aus den Schultern heben: mit Beinen und Rumpf starten

    = pallof_press_cable
    name.de Pallof Press (Kabelzug)
    how.en Set the pulley at chest height, stand side-on and hold the handle with both hands at the breastbone. Press it straight out and do not let the cable turn you. Hold for a breath, bring it back to the chest, and later change sides.
    how.de Kabelzug auf Brusthöhe, seitlich davor stehen, den Griff mit beiden Händen am Brustbein halten. Gerade nach vorn drücken und dich vom Kabel nicht verdrehen lassen. Einen Atemzug halten, zurück zur Brust, danach die Seite wechseln.
    cue.en Hips and shoulders face forward
    cue.en Squeeze the glutes, ribs down
    cue.en Press slowly, hold, come back slowly
    cue.de Hüfte und Schultern zeigen nach vorn
    cue.de Po fest, Rippen runter
    cue.de Langsam drücken, halten, langsam zurück
    err.en Turning towards the cable: use less weight and stay square
    err.en Hands drifting to one side: press along the middle of the body
    err.de Zum Kabel hin verdrehen: weniger Gewicht und gerade bleiben
    err.de Hände wandern zur Seite: in der Körpermitte drücken

    = pallof_press_band
    name.de Pallof Press (Band)
    how.en Fix the band at chest height on something solid, stand side-on and hold it with both hands at the breastbone, already under tension. Press straight out without letting the band turn you. Hold for a breath, return, and later change sides.
    how.de Band auf Brusthöhe an etwas Stabilem befestigen, seitlich stehen und es unter Zug mit beiden Händen am Brustbein halten. Gerade nach vorn drücken, ohne dich vom Band verdrehen zu lassen. Einen Atemzug halten, zurück, danach die Seite wechseln.
    cue.en Step out until the band is tight
    cue.en Hips and shoulders face forward
    cue.en Do not let the band win at full reach
    cue.de So weit raus, dass das Band Zug hat
    cue.de Hüfte und Schultern zeigen nach vorn
    cue.de Gestreckt nicht nachgeben
    err.en Twisting towards the anchor: move closer and stay square
    err.en Anchor not secure: check knot, door or post before every set
    err.de Zum Anker hin verdrehen: näher rangehen und gerade bleiben
    err.de Anker nicht sicher: Befestigung vor jedem Satz prüfen

    = landmine_180
    name.de Landmine 180
    how.en Stand facing the landmine and hold the end of the bar with both hands at shoulder height, arms nearly straight. Move the bar in an arc down to one hip, pivoting the feet, then back over the middle to the other hip. Both sides make one rep.
    how.de Mit Blick zur Landmine stehen, das Stangenende mit beiden Händen auf Schulterhöhe halten, Arme fast gestreckt. Die Stange im Bogen zur einen Hüfte führen, Füße drehen mit, dann über die Mitte zur anderen Hüfte. Beide Seiten sind eine Wiederholung.
    cue.en Brake the bar before the hip
    cue.en Pivot the feet
    cue.en Belly tight through the middle
    cue.de Stange vor der Hüfte abbremsen
    cue.de Füße mitdrehen
    cue.de In der Mitte Bauch fest
    err.en Bending the arms a lot: keep them long and move from trunk and hips
    err.en Twisting with planted feet: let the outer heel lift and the foot turn
    err.de Arme stark beugen: lang lassen und aus Rumpf und Hüfte bewegen
    err.de Mit festen Füßen verdrehen: äußere Ferse heben und Fuß mitdrehen

    = torso_rotation_machine
    name.de Rumpfrotation (Maschine)
    how.en Set the start angle so that you begin in a comfortable turn, sit or kneel upright and hold the pads or handles. Turn the trunk evenly through the middle to the other side. Pause, return slowly, and after the set change the start side.
    how.de Startwinkel so wählen, dass du in einer bequemen Drehung beginnst, aufrecht sitzen oder knien, Polster oder Griffe fassen. Den Rumpf gleichmäßig über die Mitte zur anderen Seite drehen. Kurz halten, langsam zurück, nach dem Satz die Startseite wechseln.
    cue.en Sit tall, turn around your spine
    cue.en Move slowly, no jerk
    cue.en Same reps on both sides
    cue.de Aufrecht bleiben, um die Achse drehen
    cue.de Langsam, ohne Ruck
    cue.de Beide Seiten gleich oft
    err.en Starting with a jerk: take less weight and begin gently
    err.en Setting the turn wider than you can control: choose a smaller start angle
    err.de Mit Ruck starten: weniger Gewicht und sanft anfangen
    err.de Startwinkel zu groß: kleiner einstellen, so dass du Kontrolle hast

    = side_bend
    name.de Seitbeugen
    how.en Stand upright, feet hip-width apart, one hand at the head, the other beside the thigh or holding a weight. Bend straight to the side of the lower hand, then pull yourself upright with the opposite side of the waist. Do all reps, then change sides.
    how.de Aufrecht hüftbreit stehen, eine Hand am Kopf, die andere am Oberschenkel oder mit Gewicht. Gerade zur Seite der unteren Hand neigen, dann mit der gegenüberliegenden Flanke wieder aufrichten. Alle Wiederholungen machen, dann die Seite wechseln.
    cue.en Move as if between two walls
    cue.en Pull up with the long side
    cue.en Hips stay in the middle
    cue.de Wie zwischen zwei Wänden bewegen
    cue.de Mit der langen Seite hochziehen
    cue.de Hüfte bleibt in der Mitte
    err.en Leaning forward or back: stay exactly sideways
    err.en Pushing the hip out: keep both feet loaded and the pelvis still
    err.de Nach vorn oder hinten kippen: genau seitlich bleiben
    err.de Hüfte seitlich rausschieben: beide Füße belasten, Becken ruhig

    = side_bend_dumbbell
    name.de Seitbeugen (Kurzhantel)
    how.en Stand upright with a dumbbell in one hand, the other hand at the head or hip. Let the dumbbell slide down the outside of the thigh while you bend to that side. Pull yourself up with the opposite side of the waist until you stand straight; then change sides.
    how.de Aufrecht stehen, Kurzhantel in einer Hand, die andere am Kopf oder an der Hüfte. Die Kurzhantel außen am Oberschenkel entlang gleiten lassen und zur Seite neigen. Mit der gegenüberliegenden Flanke aufrichten, bis du gerade stehst, danach die Seite wechseln.
    cue.en One dumbbell only
    cue.en Slide down the trouser seam
    cue.en Stop when you stand straight
    cue.de Nur eine Kurzhantel
    cue.de An der Hosennaht entlang
    cue.de Gerade stehen, dann stopp
    err.en Holding one dumbbell on each side: they balance out, so use just one
    err.en Turning the chest to the floor: keep it facing forward
    err.de Auf jeder Seite eine Kurzhantel: das gleicht sich aus, nur eine nehmen
    err.de Brust dreht zum Boden: nach vorn zeigen lassen

    = side_bend_cable
    name.de Seitbeugen (Kabelzug)
    how.en Set the pulley low, stand side-on and hold the handle with the near hand, arm straight. Let the cable draw you a little towards the machine, then bend away with the opposite side of the waist. Return slowly; after the set change sides.
    how.de Kabelzug tief einstellen, seitlich stehen und den Griff mit der nahen Hand bei gestrecktem Arm halten. Dich etwas zum Turm ziehen lassen, dann mit der gegenüberliegenden Flanke wegneigen. Langsam zurück, nach dem Satz die Seite wechseln.
    cue.en The arm is only a hook
    cue.en Ribs to the hip on the far side
    cue.en Slow towards the machine
    cue.de Der Arm ist nur ein Haken
    cue.de Äußere Rippen zur Hüfte
    cue.de Langsam zum Turm zurück
    err.en Pulling with arm or shoulder: keep the arm long and bend from the waist
    err.en Twisting towards the pulley: keep chest and hips facing forward
    err.de Mit Arm oder Schulter ziehen: Arm lang lassen und aus der Taille neigen
    err.de Zum Kabel verdrehen: Brust und Hüfte nach vorn

    = side_bend_band
    name.de Seitbeugen (Band)
    how.en Stand on the band with one or both feet and hold it in one hand beside the thigh, under light tension. Bend a little to that side, then pull yourself upright with the opposite side of the waist. Return slowly and change sides after the set.
    how.de Mit einem oder beiden Füßen auf das Band stellen und es mit einer Hand neben dem Oberschenkel unter leichtem Zug halten. Etwas zu dieser Seite neigen, dann mit der gegenüberliegenden Flanke aufrichten. Langsam zurück, nach dem Satz die Seite wechseln.
    cue.en Stand firmly on the band
    cue.en Straight arm, waist works
    cue.en Control the pull back down
    cue.de Fest auf dem Band stehen
    cue.de Arm gerade, die Taille arbeitet
    cue.de Den Zug nach unten bremsen
    err.en Shrugging the band up: leave the shoulder down and bend at the waist
    err.en Band slipping from under the foot: put it under the middle of the sole
    err.de Band mit der Schulter hochziehen: Schulter unten, aus der Taille neigen
    err.de Band rutscht unter dem Fuß weg: unter die Fußmitte legen

    = mountain_climber
    name.de Bergsteiger
    how.en Take a push-up position, hands under the shoulders, body in one line. Drive one knee towards the chest, then change legs in a quick but even rhythm. The hips stay level and the shoulders over the hands until the last rep.
    how.de In die Liegestützposition, Hände unter den Schultern, Körper in einer Linie. Ein Knie zur Brust ziehen, dann die Beine in zügigem, gleichmäßigem Rhythmus wechseln. Die Hüfte bleibt ruhig und die Schultern über den Händen bis zur letzten Wiederholung.
    cue.en Shoulders over the hands
    cue.en Hips low and quiet
    cue.en Keep breathing with the rhythm
    cue.de Schultern über den Händen
    cue.de Hüfte tief und ruhig
    cue.de Im Rhythmus weiteratmen
    err.en Hips climbing up: slow down and push back into a plank
    err.en Bouncing on the toes without drawing the knee in: bring it under the chest
    err.de Po wandert nach oben: langsamer und zurück in die Plank
    err.de Nur auf den Zehen hüpfen: das Knie bis unter die Brust ziehen

    = lying_neck_curl
    name.de Nackenbeugen liegend
    how.en Lie face up on a bench with the head just over the end, a light plate with a towel on the forehead if you use load, held with both hands. Tuck the chin and curl the head forward slowly. Lower it under control, only as far as it feels comfortable.
    how.de Rücklings auf die Bank legen, Kopf knapp über dem Ende, bei Zusatzlast eine leichte Scheibe mit Handtuch auf der Stirn, mit beiden Händen gehalten. Kinn einziehen und den Kopf langsam nach vorn rollen. Kontrolliert absenken, nur so weit es angenehm ist.
    cue.en Chin in first, then curl
    cue.en Slow and smooth
    cue.en Light load, clean reps
    cue.de Erst Kinn rein, dann einrollen
    cue.de Langsam und gleichmäßig
    cue.de Leichtes Gewicht, saubere Wiederholungen
    err.en Jerky reps: move slowly and take load off
    err.en Dropping the head far back: stop where you still have control
    err.de Ruckartige Wiederholungen: langsam bewegen und Gewicht runter
    err.de Kopf weit nach hinten fallen lassen: stoppen, wo du noch Kontrolle hast

    = lying_neck_extension
    name.de Nackenstrecken liegend
    how.en Lie face down on a bench with the head over the end, a light plate with a towel on the back of the head if you use load, held with both hands. Let the head sink slowly, then raise it until it is in line with the back. Pause and repeat calmly.
    how.de Bäuchlings auf die Bank legen, Kopf über dem Ende, bei Zusatzlast eine leichte Scheibe mit Handtuch am Hinterkopf, mit beiden Händen gehalten. Den Kopf langsam sinken lassen, dann heben, bis er in Linie mit dem Rücken ist. Kurz halten, ruhig wiederholen.
    cue.en Smooth, never jerky
    cue.en Stop in line with the back
    cue.en Shoulders loose
    cue.de Gleichmäßig, nie ruckartig
    cue.de In Linie mit dem Rücken stoppen
    cue.de Schultern locker
    err.en Throwing the head far back: stop when it is level with the spine
    err.en Too much weight: choose a load you can move slowly
    err.de Kopf weit in den Nacken werfen: in Verlängerung des Rückens stoppen
    err.de Zu viel Gewicht: so wählen, dass du langsam arbeiten kannst

    = plank_knee_raise
    name.de Plank mit Knieheben
    how.en Take a straight-arm plank, hands under the shoulders. Draw one knee towards the chest without lifting the hips, place the foot back and do the other side. Every knee counts as one rep.
    how.de Liegestützposition, die Hände unter den Schultern. Ein Knie zur Brust ziehen, ohne das Becken zu heben, den Fuß zurücksetzen und die andere Seite machen. Jedes Knie zählt als eine Wiederholung.
    cue.en Hips stay level
    cue.en Push the floor away
    cue.en Slow knee, quiet foot
    cue.de Becken bleibt auf einer Höhe
    cue.de Den Boden wegdrücken
    cue.de Knie langsam, Fuß leise
    err.en Hips rising with the knee: keep one line from head to heel
    err.en Sagging lower back: tighten the belly before each knee
    err.de Das Becken wandert hoch: eine Linie von Kopf bis Ferse halten
    err.de Durchhängen im unteren Rücken: vor jedem Knie den Bauch anspannen
    """
