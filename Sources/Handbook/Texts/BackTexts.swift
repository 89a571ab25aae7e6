/// What is said of the back: see ``ExerciseTexts``.
let backTexts = """
    = pull_up_assisted
    name.de Klimmzug (unterstützt)
    how.en Choose the support weight, grip the bar wider than the shoulders and kneel or stand on the platform. From a full hang pull the elbows down until the chin is over the bar. Lower slowly until the arms are straight. More weight on the stack means more help.
    how.de Wähl das Gegengewicht, greif etwas weiter als schulterbreit und knie oder stell dich auf die Plattform. Zieh aus dem langen Hang die Ellbogen nach unten, bis das Kinn über der Stange ist. Langsam ablassen, bis die Arme gestreckt sind. Mehr Gewicht heißt hier mehr Hilfe.
    cue.en Shoulders down before you pull
    cue.en Drive the elbows to the floor
    cue.en Full hang at the bottom
    cue.de Erst Schultern runter, dann ziehen
    cue.de Ellbogen zum Boden drücken
    cue.de Unten ganz aushängen
    err.en Pushing off the platform with the legs: keep the hips still and straight
    err.en Too much help, no effort: lower the support step by step
    err.de Mit den Beinen von der Plattform abdrücken: Hüfte gerade und ruhig
    err.de Zu viel Hilfe: Gegengewicht Schritt für Schritt senken

    = pull_up_band
    name.de Klimmzug (Band)
    how.en Loop a band over the bar and place one foot or knee in it with care. Hang with straight arms, overhand grip a little wider than the shoulders, and pull until the chin is over the bar. Lower slowly, and step out of the band in a controlled way at the end.
    how.de Schling ein Band um die Stange und steig vorsichtig mit Fuß oder Knie hinein. Häng mit gestreckten Armen im Obergriff etwas weiter als schulterbreit und zieh, bis das Kinn über der Stange ist. Langsam ablassen und am Ende kontrolliert aus dem Band steigen.
    cue.en Body in one line, legs still
    cue.en Elbows down to the ribs
    cue.en Slow through the bottom half
    cue.de Körper in einer Linie, Beine ruhig
    cue.de Ellbogen runter zu den Rippen
    cue.de Untere Hälfte langsam
    err.en Bouncing out of the bottom: stop for a moment in the hang
    err.en Worn or slipping band: check it first and keep the foot firmly in the loop
    err.de Unten aus dem Band federn: im Hang kurz anhalten
    err.de Rissiges oder rutschendes Band: vorher prüfen, Fuß fest in die Schlaufe

    = wide_pull_up
    name.de Klimmzug breit
    how.en Hang from the bar with an overhand grip clearly wider than the shoulders. Pull the elbows down and slightly out until the chin passes the bar, chest lifted. Lower under control to a full hang.
    how.de Häng dich im Obergriff deutlich weiter als schulterbreit an die Stange. Zieh die Ellbogen nach unten und leicht nach außen, bis das Kinn über der Stange ist, Brust raus. Kontrolliert bis in den langen Hang ablassen.
    cue.en Chest to the bar
    cue.en Shoulders down first
    cue.en Legs together, no swing
    cue.de Brust zur Stange
    cue.de Erst die Schultern nach unten
    cue.de Beine zusammen, kein Schwung
    err.en Grip so wide that the way gets short: keep the forearms about upright halfway up
    err.en Reaching with the chin: keep the neck long and pull higher with the elbows
    err.de So breit, dass der Weg kurz wird: Unterarme auf halber Höhe etwa senkrecht
    err.de Kinn hochrecken: Nacken lang, mit den Ellbogen höher ziehen

    = neutral_grip_pull_up
    name.de Klimmzug neutral
    how.en Hang from parallel handles with the palms facing each other and arms straight. Pull the elbows down in front of the body until the chin is above the hands. Lower slowly to a full hang.
    how.de Häng dich mit gestreckten Armen an die parallelen Griffe, Handflächen zueinander. Zieh die Ellbogen vor dem Körper nach unten, bis das Kinn über den Händen ist. Langsam bis in den langen Hang ablassen.
    cue.en Elbows close to the body
    cue.en Lift the chest between the hands
    cue.en Squeeze the legs together
    cue.de Ellbogen nah am Körper
    cue.de Brust zwischen die Hände bringen
    cue.de Beine zusammendrücken
    err.en Half reps from bent arms: let the arms get straight each time
    err.en Shoulders at the ears on top: pull them down to finish
    err.de Halbe Wiederholungen aus gebeugten Armen: jedes Mal ganz strecken
    err.de Oben Schultern an den Ohren: zum Schluss nach unten ziehen

    = negative_pull_up
    name.de Klimmzug negativ
    how.en Step or jump up from a box so the chin is over the bar, overhand grip, and hold for a moment. Lower yourself as slowly and evenly as you can until the arms are straight. Step back onto the box for the next repetition.
    how.de Steig oder spring von einer Box hoch, bis das Kinn über der Stange ist, Obergriff, und halte kurz. Lass dich so langsam und gleichmäßig wie möglich ab, bis die Arme gestreckt sind. Für die nächste Wiederholung wieder auf die Box steigen.
    cue.en Count slowly on the way down
    cue.en Stay tight, ribs down
    cue.en Even speed all the way
    cue.de Beim Ablassen langsam zählen
    cue.de Spannung halten, Rippen unten
    cue.de Gleiches Tempo über den ganzen Weg
    err.en Dropping through the lower half: end the set when you cannot slow it down
    err.en Landing with a jerk in the hang: keep the shoulders active at the bottom
    err.de Untere Hälfte durchfallen: Satz beenden, wenn sich nichts mehr bremsen lässt
    err.de Ruckartig im Hang landen: unten die Schultern aktiv lassen

    = scapular_pull_up
    name.de Scapula-Klimmzug
    how.en Hang from the bar with straight arms and relaxed shoulders. Without bending the elbows pull the shoulder blades down and together, so the body rises a few centimetres. Hold for a moment and sink back slowly.
    how.de Häng dich mit gestreckten Armen und lockeren Schultern an die Stange. Zieh ohne Beugen der Ellbogen die Schulterblätter nach unten und zusammen, der Körper hebt sich ein paar Zentimeter. Kurz halten und langsam zurücksinken.
    cue.en Elbows stay locked
    cue.en Put the shoulder blades in your back pockets
    cue.en Small move, full control
    cue.de Ellbogen bleiben gestreckt
    cue.de Schulterblätter in die Hosentaschen
    cue.de Kleine Bewegung, volle Kontrolle
    err.en Bending the arms to get higher: only the shoulder blades move
    err.en Swinging: wait until the body hangs still
    err.de Arme beugen, um höher zu kommen: nur die Schulterblätter bewegen sich
    err.de Pendeln: warten, bis der Körper ruhig hängt

    = kipping_pull_up
    name.de Kipping-Klimmzug
    how.en Hang and swing between an arch and a hollow position, led from the shoulders. As you come back from the hollow, drive the hips up and pull until the chin is over the bar. Push yourself away from the bar and flow into the next swing. Build strict pull ups first.
    how.de Schwing im Hang aus der Schulter zwischen Überstreckung und Hollow-Position. Aus dem Hollow die Hüfte nach oben bringen und ziehen, bis das Kinn über der Stange ist. Drück dich von der Stange weg und geh direkt in den nächsten Schwung. Erst saubere Klimmzüge aufbauen.
    cue.en Swing from the shoulders, not the knees
    cue.en Hips snap, then pull
    cue.en Push away at the top
    cue.de Aus der Schulter schwingen, nicht aus den Knien
    cue.de Hüfte knackig, dann ziehen
    cue.de Oben wegdrücken
    err.en Dropping straight down from the top: push back and guide the swing
    err.en Kipping without strict strength: learn clean pull ups first
    err.de Von oben senkrecht fallen lassen: nach hinten wegdrücken und den Schwung führen
    err.de Kipping ohne Grundkraft: erst saubere Klimmzüge lernen

    = ring_pull_up
    name.de Klimmzug an den Ringen
    how.en Hang from the rings with straight arms, palms facing forward. Pull the elbows down and let the rings turn naturally until the chin is above the hands. Lower slowly to a full hang and keep the rings quiet.
    how.de Häng dich mit gestreckten Armen an die Ringe, Handflächen nach vorn. Zieh die Ellbogen nach unten und lass die Ringe natürlich drehen, bis das Kinn über den Händen ist. Langsam in den langen Hang ablassen und die Ringe ruhig halten.
    cue.en Rings close, arms parallel
    cue.en Let the hands turn on the way up
    cue.en Hollow body, toes forward
    cue.de Ringe nah, Arme parallel
    cue.de Hände beim Hochziehen mitdrehen lassen
    cue.de Hollow-Position, Zehen nach vorn
    err.en Rings wandering apart: keep the elbows under the hands
    err.en Swinging body: stop in the hang before each rep
    err.de Ringe wandern auseinander: Ellbogen unter den Händen halten
    err.de Körper pendelt: vor jeder Wiederholung im Hang anhalten

    = chin_up_assisted
    name.de Klimmzug Untergriff (unterstützt)
    how.en Set the support weight, take the bar underhand at shoulder width and place the knees or feet on the platform. From straight arms pull until the chin is over the bar, elbows close in front of you. Lower slowly until the arms are long again.
    how.de Gegengewicht einstellen, die Stange schulterbreit im Untergriff fassen, Knie oder Füße auf die Plattform. Aus gestreckten Armen ziehen, bis das Kinn über der Stange ist, Ellbogen nah vor dem Körper. Langsam ablassen, bis die Arme wieder lang sind.
    cue.en Pull the elbows to the ribs
    cue.en Chest lifted to the bar
    cue.en Reduce the help over time
    cue.de Ellbogen zu den Rippen ziehen
    cue.de Brust zur Stange heben
    cue.de Mit der Zeit weniger Unterstützung
    err.en Elbows bent at the bottom: let them straighten before the next rep
    err.en Hips folding on the pad: keep a straight line from shoulder to knee
    err.de Unten Arme nicht gestreckt: vor der nächsten Wiederholung ganz aushängen
    err.de Hüfte knickt ein: gerade Linie von Schulter bis Knie

    = muscle_up
    name.de Muscle Up
    how.en Hang with an overhand grip and swing slightly. Pull explosively, leaning back a little, until the bar is at the lower chest, then roll the wrists and chest over the bar at once. Press to straight arms and come down the same way under control.
    how.de Häng dich im Obergriff an und hol leicht Schwung. Zieh explosiv, leicht nach hinten gelehnt, bis die Stange an der unteren Brust ist, dann bring Handgelenke und Brust zügig über die Stange. Zum gestreckten Arm hochdrücken und kontrolliert denselben Weg zurück.
    cue.en Pull high and fast, bar to the ribs
    cue.en Both elbows turn over together
    cue.en Chest forward over the bar
    cue.de Hoch und schnell ziehen, Stange zu den Rippen
    cue.de Beide Ellbogen gleichzeitig umlegen
    cue.de Brust über die Stange bringen
    err.en One elbow first: work on higher pull ups until both turn together
    err.en Dropping from the top: lower to the dip, then to the hang
    err.de Ein Ellbogen zuerst: an höheren Klimmzügen arbeiten, bis beide zusammen gehen
    err.de Von oben fallen lassen: erst in den Dip, dann in den Hang

    = ring_muscle_up
    name.de Muscle Up an den Ringen
    how.en Hang in a false grip, with the wrists on top of the rings. Pull the rings to the chest, keep them tight to the body and let the chest slide over the hands into the bottom of a dip. Press to straight arms, then lower slowly back to the hang.
    how.de Häng dich im False Grip an die Ringe, die Handgelenke liegen oben auf. Zieh die Ringe zur Brust, halte sie eng am Körper und schieb die Brust über die Hände in die tiefe Dip-Position. Zum gestreckten Arm drücken, dann langsam zurück in den Hang.
    cue.en Keep the false grip until you are over
    cue.en Rings brush the chest
    cue.en Turn the rings out on top
    cue.de False Grip halten, bis du oben bist
    cue.de Ringe streifen die Brust
    cue.de Oben die Ringe ausdrehen
    err.en Rings flying out in the transition: keep elbows and rings close to the ribs
    err.en False grip slipping: hang and row in it first to build the grip
    err.de Ringe gehen im Übergang auseinander: Ellbogen und Ringe eng an den Rippen
    err.de False Grip rutscht: erst im False Grip hängen und rudern

    = inverted_row
    name.de Inverted Row (Eigengewicht)
    how.en Set a bar in the rack at about hip height, hang below it with straight arms and the body in one line, heels on the floor. Pull the chest to the bar with the shoulder blades coming together. Lower slowly. Bent knees or a higher bar make it easier.
    how.de Leg eine Stange etwa auf Hüfthöhe ins Rack, häng dich mit gestreckten Armen darunter, Körper in einer Linie, Fersen am Boden. Zieh die Brust zur Stange, die Schulterblätter kommen zusammen. Langsam ablassen. Gebeugte Knie oder eine höhere Stange machen es leichter.
    cue.en Body stiff like a board
    cue.en Chest to the bar, not the chin
    cue.en Elbows about 45 degrees to the body
    cue.de Körper steif wie ein Brett
    cue.de Brust zur Stange, nicht das Kinn
    cue.de Ellbogen etwa 45 Grad zum Körper
    err.en Hips sagging: squeeze the glutes and abs the whole set
    err.en Half way only: raise the bar until you can touch it with the chest
    err.de Hüfte hängt durch: Po und Bauch den ganzen Satz anspannen
    err.de Nur halber Weg: Stange höher, bis die Brust sie berührt

    = lat_pulldown_machine
    name.de Latzug (Maschine)
    how.en Set the seat so you can just reach the handles with straight arms, and fix the thighs under the pads. Pull the handles down and let the elbows travel to the ribs, chest lifted. Return slowly until the arms are long and the lats are stretched.
    how.de Stell den Sitz so ein, dass du die Griffe mit gestreckten Armen gerade erreichst, Oberschenkel unter die Polster. Zieh die Griffe nach unten, die Ellbogen wandern zu den Rippen, Brust raus. Langsam zurück, bis die Arme lang sind und der Lat gedehnt ist.
    cue.en Shoulders down, then elbows
    cue.en Chest towards the handles
    cue.en Let the lats stretch at the top
    cue.de Erst die Schultern runter, dann die Ellbogen
    cue.de Brust zu den Griffen
    cue.de Oben den Lat lang ziehen lassen
    err.en Sitting loose and lifting off: tighten the thigh pads before you start
    err.en Stack crashing on the way up: slow down and stop just above it
    err.de Zu locker sitzen und abheben: Polster vor dem Satz fest auf die Oberschenkel
    err.de Gewicht kracht beim Zurückführen: bremsen und kurz darüber stoppen

    = lat_pulldown_plate_loaded
    name.de Latzug (Plate Loaded)
    how.en Load both sides equally, adjust seat and thigh pads and grip the handles with straight arms. Pull the levers down along their arc until the hands are beside the shoulders or upper chest. Let them rise slowly until the arms are long.
    how.de Beide Seiten gleich beladen, Sitz und Beinpolster einstellen und die Griffe mit gestreckten Armen fassen. Zieh die Hebel auf ihrer Bahn nach unten, bis die Hände neben Schultern oder oberer Brust sind. Langsam nach oben lassen, bis die Arme lang sind.
    cue.en Pull both sides evenly
    cue.en Drive the elbows down and back
    cue.en Chest tall, abs on
    cue.de Beide Seiten gleichmäßig ziehen
    cue.de Ellbogen nach unten hinten drücken
    cue.de Brust raus, Bauch fest
    err.en Shoulders rolling forward at the bottom: stop when the chest is still up
    err.en Cutting off the stretch: let the arms straighten at the top
    err.de Unten rollen die Schultern nach vorn: nur so weit ziehen, wie die Brust oben bleibt
    err.de Dehnung abkürzen: oben die Arme strecken lassen

    = lat_pulldown_wide_grip_cable
    name.de Latzug breit (Kabelzug)
    how.en Take the long bar overhand, clearly wider than the shoulders, and sit with the thighs fixed under the pads. Lean back very slightly and pull the bar to the upper chest, elbows down and out. Return slowly until the arms are straight.
    how.de Fass die lange Stange im Obergriff deutlich weiter als schulterbreit und setz dich, Oberschenkel fest unter den Polstern. Minimal zurücklehnen und die Stange zur oberen Brust ziehen, Ellbogen nach unten außen. Langsam zurück, bis die Arme gestreckt sind.
    cue.en Elbows to the floor
    cue.en Chest meets the bar
    cue.en Thumbs over the bar if you like
    cue.de Ellbogen zum Boden
    cue.de Brust kommt der Stange entgegen
    cue.de Daumen gern mit über die Stange
    err.en Pulling behind the neck: bring the bar down in front to the upper chest
    err.en Swinging the trunk far back: sit still and take off weight
    err.de In den Nacken ziehen: Stange vor dem Kopf zur oberen Brust führen
    err.de Oberkörper weit nach hinten schwingen: ruhig sitzen, Gewicht runter

    = lat_pulldown_close_grip_cable
    name.de Latzug eng (Kabelzug)
    how.en Grip the bar overhand about shoulder width or closer and fix the thighs under the pads. Pull the bar to the upper chest while the elbows travel down in front of the body. Return slowly until the arms are straight.
    how.de Fass die Stange im Obergriff schulterbreit oder enger, Oberschenkel fest unter den Polstern. Zieh die Stange zur oberen Brust, die Ellbogen laufen vor dem Körper nach unten. Langsam zurück, bis die Arme gestreckt sind.
    cue.en Elbows close, pointing forward
    cue.en Lift the chest to the bar
    cue.en Long arms at the top
    cue.de Ellbogen eng, nach vorn gerichtet
    cue.de Brust zur Stange heben
    cue.de Oben lange Arme
    err.en Curling it down with the arms: start every rep from the shoulder blades
    err.en Rounding forward at the bottom: stop at the upper chest with the chest up
    err.de Nur aus den Armen ziehen: jede Wiederholung aus den Schulterblättern starten
    err.de Unten rund werden: an der oberen Brust stoppen, Brust bleibt oben

    = lat_pulldown_underhand_cable
    name.de Latzug Untergriff (Kabelzug)
    how.en Take the bar underhand at shoulder width, sit down and fix the thighs under the pads. Pull the bar to the upper chest with the elbows close to the sides. Return slowly until the arms are straight and the lats stretched.
    how.de Fass die Stange schulterbreit im Untergriff, setz dich und klemm die Oberschenkel unter die Polster. Zieh die Stange mit Ellbogen nah am Körper zur oberen Brust. Langsam zurück, bis die Arme gestreckt sind und der Lat gedehnt ist.
    cue.en Elbows to the front pockets
    cue.en Wrists straight
    cue.en Chest proud at the bottom
    cue.de Ellbogen zu den Hosentaschen
    cue.de Handgelenke gerade
    cue.de Unten stolze Brust
    err.en Wrists curling in: hold them straight and pull with the elbows
    err.en Leaning far back: a slight lean is enough
    err.de Handgelenke knicken ein: gerade halten, mit den Ellbogen ziehen
    err.de Weit zurücklehnen: eine leichte Rücklage reicht

    = lat_pulldown_neutral_grip_cable
    name.de Latzug neutraler Griff (Kabelzug)
    how.en Use a bar with parallel handles about shoulder width apart, palms facing each other, thighs under the pads. Pull the handles down to the upper chest, elbows travelling down along the sides. Return slowly until the arms are long.
    how.de Nimm eine Stange mit parallelen Griffen, etwa schulterbreit, Handflächen zueinander, Oberschenkel unter den Polstern. Zieh die Griffe zur oberen Brust, die Ellbogen laufen seitlich nach unten. Langsam zurück, bis die Arme lang sind.
    cue.en Elbows down along the sides
    cue.en Shoulders low before the pull
    cue.en Short squeeze at the chest
    cue.de Ellbogen seitlich nach unten
    cue.de Vor dem Zug Schultern tief
    cue.de An der Brust kurz anspannen
    err.en Short reps near the chest: let the arms go straight at the top
    err.en Rocking for momentum: keep the trunk angle the same for all reps
    err.de Kurze Wiederholungen nah an der Brust: oben ganz strecken
    err.de Mit Schwung schaukeln: Oberkörper bleibt im gleichen Winkel

    = lat_pulldown_v_grip_cable
    name.de Latzug V-Griff (Kabelzug)
    how.en Hang the V handle on the cable, grip it with the palms facing each other and fix the thighs under the pads. Lean back slightly and pull the handle to the upper chest, elbows close to the body. Return slowly until the arms are straight.
    how.de Häng den V-Griff ein, fass ihn mit den Handflächen zueinander und klemm die Oberschenkel unter die Polster. Leicht zurücklehnen und den Griff zur oberen Brust ziehen, Ellbogen nah am Körper. Langsam zurück, bis die Arme gestreckt sind.
    cue.en Chest up to the handle
    cue.en Elbows down and back
    cue.en Stretch, do not hang loose
    cue.de Brust hoch zum Griff
    cue.de Ellbogen nach unten hinten
    cue.de Dehnen, aber nicht locker hängen
    err.en Pulling to the belly like a row: stay upright and aim for the upper chest
    err.en Shoulders popping up at once: let them rise slowly at the top
    err.de Wie beim Rudern zum Bauch ziehen: aufrecht bleiben, zur oberen Brust ziehen
    err.de Schultern springen nach oben: am Ende langsam mitgehen lassen

    = lat_pulldown_band
    name.de Latzug (Band)
    how.en Fix the band high above you, sit or kneel below it and hold the ends overhand with straight arms. Pull the hands down to the sides of the upper chest, elbows towards the ribs. Return slowly until the arms are long and the band still has tension.
    how.de Befestige das Band hoch über dir, setz oder knie dich darunter und halte die Enden im Obergriff mit gestreckten Armen. Zieh die Hände seitlich zur oberen Brust, die Ellbogen Richtung Rippen. Langsam zurück, bis die Arme lang sind und das Band noch Zug hat.
    cue.en Pull slightly apart on the way down
    cue.en Hold the bottom for a second
    cue.en Ribs down, chest up
    cue.de Beim Ziehen leicht auseinander
    cue.de Unten eine Sekunde halten
    cue.de Rippen unten, Brust oben
    err.en Weak anchor: test the fixing with a pull before you start
    err.en Band snapping the arms up: resist it on the way back
    err.de Unsichere Befestigung: vor dem Satz mit einem Zug testen
    err.de Band reißt die Arme hoch: auf dem Rückweg dagegenhalten

    = lat_pulldown_underhand_band
    name.de Latzug Untergriff (Band)
    how.en Fix the band high above you, sit or kneel below it and hold the ends with the palms facing you. Pull the hands to the upper chest while the elbows move close along the sides. Return slowly until the arms are long.
    how.de Befestige das Band hoch über dir, setz oder knie dich darunter und halte die Enden mit den Handflächen zu dir. Zieh die Hände zur oberen Brust, die Ellbogen laufen eng am Körper. Langsam zurück, bis die Arme lang sind.
    cue.en Elbows to the hips
    cue.en Palms face you all the way
    cue.en Slow way up
    cue.de Ellbogen zur Hüfte
    cue.de Handflächen zeigen immer zu dir
    cue.de Langsam nach oben
    err.en Making it a curl: the elbows travel down, not just the hands
    err.en Leaning back more each rep: move closer or choose a lighter band
    err.de Wird zum Curl: die Ellbogen gehen nach unten, nicht nur die Hände
    err.de Immer weiter zurücklehnen: näher ran oder leichteres Band

    = kneeling_pulldown_band
    name.de Latzug kniend (Band)
    how.en Fix the band high in front of you and kneel far enough away that it is tight with the arms stretched up and forward. With hips straight pull the elbows down and back to the ribs. Return slowly to the long stretch.
    how.de Befestige das Band hoch vor dir und knie dich so weit weg, dass es bei nach oben vorn gestreckten Armen gespannt ist. Mit gestreckter Hüfte die Ellbogen nach unten hinten zu den Rippen ziehen. Langsam zurück in die lange Dehnung.
    cue.en Tall on the knees, glutes on
    cue.en Elbows into the back pockets
    cue.en Reach long between reps
    cue.de Groß knien, Po fest
    cue.de Ellbogen in die Gesäßtaschen
    cue.de Zwischendurch lang nach vorn oben
    err.en Sitting back on the heels: keep the hips straight above the knees
    err.en Arching to finish the pull: ribs down and stop at the sides
    err.de Auf die Fersen zurücksetzen: Hüfte gestreckt über den Knien
    err.de Zum Ende ins Hohlkreuz: Rippen unten, an der Seite stoppen

    = one_arm_lat_pulldown_cable
    name.de Latzug einarmig (Kabelzug)
    how.en Fix a single handle to the high pulley and sit or half kneel below it with the arm stretched up. Pull the elbow down to the side of the ribs, letting the hand turn as feels natural. Return slowly until the lat is stretched, then change sides after the set.
    how.de Häng einen Einzelgriff an die hohe Rolle und setz dich oder knie einbeinig darunter, der Arm ist nach oben gestreckt. Zieh den Ellbogen seitlich zu den Rippen, die Hand darf sich natürlich drehen. Langsam zurück, bis der Lat gedehnt ist, nach dem Satz die Seite wechseln.
    cue.en Elbow to the hip
    cue.en Other hand braced on the thigh or seat
    cue.en Long reach at the top
    cue.de Ellbogen zur Hüfte
    cue.de Freie Hand am Oberschenkel oder Sitz
    cue.de Oben ganz lang machen
    err.en Bending sideways into the pull: keep the trunk upright
    err.en Turning the chest away: both shoulders keep facing forward
    err.de Beim Ziehen zur Seite kippen: Oberkörper aufrecht lassen
    err.de Brust dreht weg: beide Schultern zeigen nach vorn

    = straight_arm_pulldown_cable
    name.de Überzüge stehend mit Stange (Kabelzug)
    how.en Stand facing a high pulley, hips slightly bent, and hold the bar overhand at shoulder width with almost straight arms at head height. Push the bar down in an arc to the thighs with the elbow angle fixed. Return slowly until the lats are stretched.
    how.de Stell dich leicht vorgebeugt vor die hohe Rolle und halte die Stange schulterbreit im Obergriff, Arme fast gestreckt auf Kopfhöhe. Drück sie im Bogen zu den Oberschenkeln, der Winkel im Ellbogen bleibt fest. Langsam zurück, bis der Lat gedehnt ist.
    cue.en Arms long, sweep the bar down
    cue.en Chest out, shoulders low
    cue.en Bar all the way to the thighs
    cue.de Arme lang, Stange im Bogen nach unten
    cue.de Brust raus, Schultern tief
    cue.de Stange bis an die Oberschenkel
    err.en Bending the elbows into a pushdown: lock the angle and lighten the load
    err.en Trunk rocking up and down: hold the slight lean still
    err.de Ellbogen beugen wie beim Trizepsdrücken: Winkel fest, Gewicht runter
    err.de Oberkörper wippt: leichte Vorlage ruhig halten

    = straight_arm_pulldown_rope
    name.de Überzüge stehend mit Seil (Kabelzug)
    how.en Stand facing a high pulley, lean forward slightly from the hips and hold the rope with both hands, arms almost straight. Pull the rope down in an arc and apart at the end until the hands are beside the thighs. Return slowly into the stretch above the head.
    how.de Stell dich vor die hohe Rolle, leicht aus der Hüfte vorgebeugt, und halte das Seil mit beiden Händen, Arme fast gestreckt. Zieh es im Bogen nach unten und am Ende auseinander, bis die Hände neben den Oberschenkeln sind. Langsam in die Dehnung über Kopf zurück.
    cue.en Split the rope past the hips
    cue.en Elbows soft and fixed
    cue.en Feel the armpits close
    cue.de Seil an der Hüfte vorbei auseinander
    cue.de Ellbogen weich und fest im Winkel
    cue.de Spüren, wie sich die Achseln schließen
    err.en Shoulders shrugged at the top: let them rise only a little, under control
    err.en Standing too close: step back so the stack stays off at the top
    err.de Oben hochgezogene Schultern: nur wenig und kontrolliert mitgehen lassen
    err.de Zu nah an der Rolle: zurückgehen, damit oben Zug bleibt

    = bent_over_row_underhand_barbell
    name.de Vorgebeugtes Rudern Untergriff (Langhantel)
    how.en Hold the bar underhand at shoulder width and hinge forward with a flat back, knees soft. Pull the bar to the belly with the elbows close to the body. Lower slowly until the arms are long without changing the trunk angle.
    how.de Fass die Stange schulterbreit im Untergriff und beug dich mit geradem Rücken aus der Hüfte vor, Knie weich. Zieh die Stange zum Bauch, Ellbogen nah am Körper. Langsam ablassen, bis die Arme lang sind, ohne den Winkel im Oberkörper zu ändern.
    cue.en Bar slides up the thighs to the belly
    cue.en Elbows behind you
    cue.en Brace, back flat
    cue.de Stange an den Oberschenkeln hoch zum Bauch
    cue.de Ellbogen hinter den Körper
    cue.de Bauch fest, Rücken gerade
    err.en Standing up more with every rep: use less weight and hold the hinge
    err.en Rounded lower back: push the hips back and brace before the first pull
    err.de Mit jeder Wiederholung aufrechter: Gewicht runter, Vorbeuge halten
    err.de Runder unterer Rücken: Hüfte zurückschieben, vor dem ersten Zug Bauch fest

    = bent_over_row_dumbbell
    name.de Vorgebeugtes Rudern (Kurzhantel)
    how.en Hold a dumbbell in each hand and hinge forward with a flat back until the trunk is well bent over, arms hanging. Pull both elbows back along the body until the dumbbells are beside the waist. Lower slowly to long arms.
    how.de Nimm in jede Hand eine Kurzhantel und beug dich mit geradem Rücken aus der Hüfte deutlich vor, die Arme hängen. Zieh beide Ellbogen am Körper entlang nach hinten, bis die Hanteln neben der Taille sind. Langsam ablassen, bis die Arme lang sind.
    cue.en Pull to the pockets
    cue.en Shoulder blades meet at the top
    cue.en Weight on the whole foot
    cue.de Zu den Hosentaschen ziehen
    cue.de Oben treffen sich die Schulterblätter
    cue.de Gewicht auf dem ganzen Fuß
    err.en Jerking from the hips: pause a moment with long arms
    err.en Head thrown back: look at the floor a step ahead
    err.de Ruck aus der Hüfte: mit langen Armen kurz anhalten
    err.de Kopf im Nacken: Blick einen Schritt vor dir auf den Boden

    = bent_over_row_smith_machine
    name.de Vorgebeugtes Rudern (Multipresse)
    how.en Stand close to the bar, grip it a little wider than the shoulders and hinge forward with a flat back before you unlock it. Pull the bar straight up to the belly or lower ribs. Lower slowly until the arms are long and hook it in at the end.
    how.de Stell dich nah an die Stange, greif etwas weiter als schulterbreit und beug dich mit geradem Rücken vor, bevor du sie ausdrehst. Zieh die Stange gerade hoch zum Bauch oder zu den unteren Rippen. Langsam ablassen, bis die Arme lang sind, am Ende einhängen.
    cue.en Place your feet so the bar hits the belly
    cue.en Hips back, chest long
    cue.en Elbows up and back
    cue.de Füße so stellen, dass die Stange am Bauch ankommt
    cue.de Hüfte nach hinten, Oberkörper lang
    cue.de Ellbogen nach oben hinten
    err.en Trunk too upright: hinge further so it is a row and not a shrug
    err.en Bar hitting the catches at the bottom: set the stops below your long arms
    err.de Oberkörper zu aufrecht: weiter vorbeugen, sonst wird es Schulterheben
    err.de Stange schlägt unten an: Stopper tiefer als die gestreckten Arme setzen

    = bent_over_row_band
    name.de Vorgebeugtes Rudern (Band)
    how.en Stand on the band with both feet, hinge forward with a flat back and grip the ends with arms long. Pull the elbows back until the hands are beside the waist. Hold for a moment and lower slowly against the pull.
    how.de Stell dich mit beiden Füßen aufs Band, beug dich mit geradem Rücken vor und fass die Enden mit langen Armen. Zieh die Ellbogen nach hinten, bis die Hände neben der Taille sind. Kurz halten und langsam gegen den Zug ablassen.
    cue.en Grip short enough for tension at the bottom
    cue.en Squeeze the blades, then lower
    cue.en Keep the hinge
    cue.de Kurz genug fassen, damit unten Zug ist
    cue.de Schulterblätter zusammen, dann ablassen
    cue.de Vorbeuge halten
    err.en Straightening up to stretch the band: only the arms move
    err.en Band slipping under the feet: stand on it with the whole sole
    err.de Aufrichten, um das Band zu dehnen: nur die Arme bewegen sich
    err.de Band rutscht unter den Füßen: mit der ganzen Sohle draufstehen

    = bent_over_row_cable
    name.de Vorgebeugtes Rudern (Kabelzug)
    how.en Stand a step away from a low pulley, hinge forward with a flat back and hold the bar with long arms. Pull it to the belly while the elbows pass the body. Let it return slowly until the shoulder blades glide forward.
    how.de Stell dich einen Schritt vor die tiefe Rolle, beug dich mit geradem Rücken vor und halte die Stange mit langen Armen. Zieh sie zum Bauch, die Ellbogen wandern am Körper vorbei. Langsam zurück, bis die Schulterblätter nach vorn gleiten.
    cue.en Hips back as a counterweight
    cue.en Pull to the navel
    cue.en Blades apart, blades together
    cue.de Hüfte als Gegengewicht nach hinten
    cue.de Zum Bauchnabel ziehen
    cue.de Schulterblätter auseinander, zusammen
    err.en Cable pulling you forward: bend the knees more and sit the hips back
    err.en Rounding to reach forward: only the shoulder blades move, the back stays flat
    err.de Vom Kabel nach vorn gezogen: Knie mehr beugen, Hüfte weiter zurück
    err.de Beim Vorlassen rund werden: nur die Schulterblätter gleiten, Rücken bleibt gerade

    = one_arm_row_kettlebell
    name.de Rudern einarmig (Kettlebell)
    how.en Take a long stride and support yourself with one forearm on the thigh or a hand on a bench, back flat. Pull the kettlebell from a long arm to the side of the hip. Lower slowly, finish all reps and change sides.
    how.de Mach einen langen Ausfallschritt und stütz dich mit dem Unterarm auf dem Oberschenkel oder mit der Hand auf einer Bank ab, Rücken gerade. Zieh die Kettlebell aus dem langen Arm seitlich zur Hüfte. Langsam ablassen, alle Wiederholungen machen, dann Seite wechseln.
    cue.en Row to the hip, not the armpit
    cue.en Shoulders square to the floor
    cue.en Let the blade glide down at the bottom
    cue.de Zur Hüfte rudern, nicht zur Achsel
    cue.de Schultern parallel zum Boden
    cue.de Unten das Schulterblatt mitgehen lassen
    err.en Opening the trunk to get higher: keep the chest facing the floor
    err.en Sagging shoulder on the support side: push yourself away from the support
    err.de Oberkörper aufdrehen: Brust zeigt zum Boden
    err.de Auf der Stützseite durchhängen: aktiv von der Stütze wegdrücken

    = gorilla_row_kettlebell
    name.de Gorilla Row (Kettlebell)
    how.en Stand wide over two kettlebells and hinge down with a flat back, one hand on each handle. Row one bell to the hip while the other arm pushes its bell into the floor. Set it down softly and alternate without standing up.
    how.de Stell dich breit über zwei Kettlebells und beug dich mit geradem Rücken vor, in jeder Hand ein Griff. Zieh eine Kugel zur Hüfte, während der andere Arm seine in den Boden drückt. Sanft absetzen und abwechseln, ohne dich aufzurichten.
    cue.en Push one bell down, pull the other up
    cue.en Hips stay level
    cue.en Long back, eyes on the floor
    cue.de Eine Kugel runterdrücken, die andere ziehen
    cue.de Hüfte bleibt waagerecht
    cue.de Langer Rücken, Blick zum Boden
    err.en Back rounding to reach the bells: bend the knees more or put them on blocks
    err.en Twisting with each pull: widen the stance and slow down
    err.de Runder Rücken, um an die Griffe zu kommen: Knie mehr beugen oder Kugeln erhöhen
    err.de Bei jedem Zug verdrehen: breiter stehen und langsamer werden

    = renegade_row_dumbbell
    name.de Renegade Row (Kurzhantel)
    how.en Get into a push up position with the hands on two dumbbells, feet wide. Brace, shift the weight to one arm and row the other dumbbell to the hip with as little twist as possible. Set it down quietly and change sides.
    how.de Geh in die Liegestützposition, Hände auf zwei Kurzhanteln, Füße breit. Rumpf fest, Gewicht auf einen Arm verlagern und die andere Hantel zur Hüfte ziehen, möglichst ohne Verdrehen. Leise absetzen und die Seite wechseln.
    cue.en Hips still, like a table
    cue.en Push the floor away with the support arm
    cue.en Wide feet, tight glutes
    cue.de Hüfte ruhig wie ein Tisch
    cue.de Mit dem Stützarm den Boden wegdrücken
    cue.de Füße breit, Po fest
    err.en Hips turning open: widen the feet or take lighter dumbbells
    err.en Round dumbbells rolling: use hex ones or dumbbells with flat edges
    err.de Hüfte dreht auf: Füße breiter oder leichtere Hanteln
    err.de Runde Hanteln rollen weg: sechseckige oder kantige Hanteln nehmen

    = pendlay_row_barbell
    name.de Pendlay Rudern (Langhantel)
    how.en Stand over the bar and hinge until the trunk is about parallel to the floor, overhand grip wider than the knees. Pull the bar explosively from the floor to the lower chest or upper belly. Put it back on the floor after every rep and brace again.
    how.de Stell dich über die Stange und beug dich vor, bis der Oberkörper etwa parallel zum Boden ist, Obergriff weiter als die Knie. Zieh die Stange explosiv vom Boden zur unteren Brust oder zum Oberbauch. Nach jeder Wiederholung auf dem Boden ablegen und neu Spannung aufbauen.
    cue.en Dead stop on the floor
    cue.en Back flat as a table
    cue.en Elbows rip up, hips stay
    cue.de Am Boden ganz zur Ruhe kommen
    cue.de Rücken flach wie ein Tisch
    cue.de Ellbogen reißen hoch, Hüfte bleibt
    err.en Hips shooting up to help: drop the weight until only the arms and back pull
    err.en Plates too small, back rounds at the floor: raise the bar on blocks
    err.de Hüfte hilft mit: Gewicht runter, bis nur Rücken und Arme ziehen
    err.de Kleine Scheiben, Rücken wird unten rund: Stange erhöht ablegen

    = seal_row_barbell
    name.de Seal Row (Langhantel)
    how.en Lie face down on a raised flat bench with the bar below you and the arms hanging long. Pull the bar towards the underside of the bench with the elbows moving back and slightly out. Lower slowly without letting the plates hit the floor.
    how.de Leg dich bäuchlings auf eine erhöhte Flachbank, die Stange liegt darunter, die Arme hängen lang. Zieh die Stange Richtung Bankunterseite, die Ellbogen gehen nach hinten und leicht nach außen. Langsam ablassen, ohne dass die Scheiben den Boden treffen.
    cue.en Chest and hips heavy on the bench
    cue.en Squeeze the blades on top
    cue.en Legs relaxed
    cue.de Brust und Hüfte schwer auf der Bank
    cue.de Oben Schulterblätter zusammen
    cue.de Beine locker lassen
    err.en Chest popping off the bench: reduce the weight
    err.en Bench too low for straight arms: raise it until the bar hangs free
    err.de Brust hebt von der Bank ab: Gewicht runter
    err.de Bank zu niedrig für gestreckte Arme: erhöhen, bis die Stange frei hängt

    = seal_row_dumbbell
    name.de Seal Row (Kurzhantel)
    how.en Lie face down on a raised flat bench and hold a dumbbell in each hand with hanging arms. Pull both dumbbells up beside the ribs until the elbows are above the back. Lower slowly to long arms.
    how.de Leg dich bäuchlings auf eine erhöhte Flachbank, in jeder Hand eine Kurzhantel, die Arme hängen. Zieh beide Hanteln seitlich neben die Rippen, bis die Ellbogen über dem Rücken sind. Langsam ablassen, bis die Arme lang sind.
    cue.en Forehead down, neck long
    cue.en Elbows past the bench
    cue.en Full stretch each rep
    cue.de Stirn nach unten, Nacken lang
    cue.de Ellbogen an der Bank vorbei
    cue.de Jedes Mal ganz aushängen
    err.en Kicking with the legs: keep them still and go lighter
    err.en Stopping below the bench: pull until the dumbbells reach the ribs
    err.de Mit den Beinen strampeln: ruhig halten und leichter werden
    err.de Unter der Bank stoppen: ziehen, bis die Hanteln an den Rippen sind

    = meadows_row_barbell
    name.de Meadows Row (Langhantel)
    how.en Stand side-on to the end of a landmine bar in a staggered stance, the elbow of the free arm on the front thigh. Grip the sleeve overhand and pull the elbow up and out beside the trunk. Lower into a long stretch and change sides after the set.
    how.de Stell dich seitlich ans Ende einer Landmine-Stange in Schrittstellung, der freie Ellbogen stützt auf dem vorderen Oberschenkel. Fass das Stangenende im Obergriff und zieh den Ellbogen neben dem Körper nach oben außen. In die lange Dehnung ablassen, nach dem Satz die Seite wechseln.
    cue.en Hip on the pulling side slightly high
    cue.en Elbow leads, hand just holds
    cue.en Stretch at the bottom
    cue.de Hüfte auf der Zugseite leicht hoch
    cue.de Ellbogen führt, die Hand hält nur
    cue.de Unten dehnen
    err.en Standing upright: hinge until the back is nearly flat
    err.en Grip failing before the back: use straps or chalk
    err.de Zu aufrecht: vorbeugen, bis der Rücken fast waagerecht ist
    err.de Griff gibt vor dem Rücken nach: Zughilfen oder Magnesia nehmen

    = landmine_row
    name.de Landmine-Rudern
    how.en Straddle the bar fixed in the landmine, hinge with a flat back and hold it near the plates with both hands or a handle. Pull it to the lower chest or belly with the elbows close. Lower slowly until the arms are long.
    how.de Stell dich rittlings über die Landmine-Stange, beug dich mit geradem Rücken vor und fass sie nah an den Scheiben mit beiden Händen oder einem Griff. Zieh sie mit engen Ellbogen zur unteren Brust oder zum Bauch. Langsam ablassen, bis die Arme lang sind.
    cue.en Hips back, knees soft
    cue.en Elbows along the ribs
    cue.en Hold the angle of the back
    cue.de Hüfte nach hinten, Knie weich
    cue.de Ellbogen an den Rippen entlang
    cue.de Rückenwinkel halten
    err.en Large plates cutting the range: load several small ones
    err.en Bar swinging up with the hips: hold still and take weight off
    err.de Große Scheiben verkürzen den Weg: mehrere kleine auflegen
    err.de Mit der Hüfte hochschwingen: ruhig stehen, Gewicht runter

    = t_bar_row
    name.de T-Bar Rudern
    how.en Stand over the T bar with a firm stance, hinge with a flat back and grip the handles with long arms. Pull the bar towards the lower chest or belly and bring the shoulder blades together. Lower slowly to a full stretch without rounding the back.
    how.de Stell dich fest über die T-Bar, beug dich mit geradem Rücken vor und fass die Griffe mit langen Armen. Zieh die Stange zur unteren Brust oder zum Bauch und die Schulterblätter zusammen. Langsam in die volle Dehnung ablassen, ohne rund zu werden.
    cue.en Push the hips back, chest proud
    cue.en Pull with the elbows
    cue.en Pause at the top
    cue.de Hüfte zurück, Brust raus
    cue.de Mit den Ellbogen ziehen
    cue.de Oben kurz halten
    err.en Bouncing up with knees and hips: keep the trunk still
    err.en Rounding when setting the bar down: keep the hinge until it is on the floor
    err.de Mit Knien und Hüfte wippen: Oberkörper ruhig lassen
    err.de Beim Ablegen rund werden: Vorbeuge halten, bis die Stange am Boden ist

    = chest_supported_t_bar_row
    name.de T-Bar Rudern mit Brustpolster (Maschine)
    how.en Lie with your chest on the pad, feet firm on the platform, and lift the bar from its hook with long arms. Pull the handles back towards the ribs and squeeze the shoulder blades. Lower slowly until the arms are straight, then hook it back in after the set.
    how.de Leg die Brust aufs Polster, Füße fest auf die Plattform, und heb die Stange mit langen Armen aus der Halterung. Zieh die Griffe Richtung Rippen und die Schulterblätter zusammen. Langsam ablassen, bis die Arme gestreckt sind, nach dem Satz wieder einhängen.
    cue.en Chest stays on the pad
    cue.en Elbows back, not up to the ears
    cue.en Let the blades open at the bottom
    cue.de Brust bleibt am Polster
    cue.de Ellbogen nach hinten, nicht zu den Ohren
    cue.de Unten die Schulterblätter öffnen
    err.en Arching off the pad to finish: take off weight
    err.en Pad pressing on the throat: move the plate or feet so it sits on the breastbone
    err.de Zum Ende vom Polster abheben: Gewicht runter
    err.de Polster drückt am Hals: so einstellen, dass es auf dem Brustbein liegt

    = chest_supported_row_dumbbell
    name.de Rudern auf der Schrägbank (Kurzhantel)
    how.en Lie face down on a bench set to about 30 to 45 degrees, feet on the floor, a dumbbell in each hand. Pull the elbows back until the dumbbells are beside the lower ribs. Lower slowly until the arms hang and the shoulder blades are apart.
    how.de Leg dich bäuchlings auf eine Schrägbank (etwa 30 bis 45 Grad), Füße am Boden, in jeder Hand eine Kurzhantel. Zieh die Ellbogen nach hinten, bis die Hanteln neben den unteren Rippen sind. Langsam ablassen, bis die Arme hängen und die Schulterblätter offen sind.
    cue.en Chest heavy on the pad
    cue.en Elbows to the hips
    cue.en One second at the top
    cue.de Brust schwer aufs Polster
    cue.de Ellbogen zur Hüfte
    cue.de Oben eine Sekunde
    err.en Lifting the chest for the last reps: end the set or go lighter
    err.en Shrugging at the top: pull low towards the waist
    err.de Brust hebt in den letzten Wiederholungen ab: Satz beenden oder leichter werden
    err.de Oben Schultern hochziehen: tief zur Taille ziehen

    = chest_supported_row_machine
    name.de Rudern mit Brustpolster (Maschine)
    how.en Set the seat so the pad supports the breastbone and the handles are level with the lower chest. Pull the elbows back until the hands are beside the ribs, chest on the pad. Return slowly until the arms are long and the shoulder blades glide forward.
    how.de Sitz so einstellen, dass das Polster am Brustbein stützt und die Griffe auf Höhe der unteren Brust sind. Zieh die Ellbogen nach hinten, bis die Hände neben den Rippen sind, Brust am Polster. Langsam zurück, bis die Arme lang sind und die Schulterblätter nach vorn gleiten.
    cue.en Breastbone on the pad the whole set
    cue.en Elbows go back, hands come along
    cue.en Reach out at the end
    cue.de Brustbein den ganzen Satz am Polster
    cue.de Ellbogen nach hinten, Hände kommen mit
    cue.de Am Ende weit nach vorn reichen
    err.en Pulling with a lifted chest: lower the load and keep contact
    err.en Pad too far away: adjust it so you can just reach the handles
    err.de Mit abgehobener Brust ziehen: Gewicht runter, Kontakt halten
    err.de Polster zu weit weg: so einstellen, dass die Griffe gerade erreichbar sind

    = seated_row_machine
    name.de Rudern sitzend (Maschine)
    how.en Sit tall with the feet firm and the handles at belly or lower chest height. Pull the handles towards the body, elbows passing the ribs and shoulder blades coming together. Return slowly until the arms are straight.
    how.de Setz dich aufrecht hin, Füße fest, Griffe auf Bauch- oder unterer Brusthöhe. Zieh die Griffe zum Körper, die Ellbogen gehen an den Rippen vorbei, die Schulterblätter zusammen. Langsam zurück, bis die Arme gestreckt sind.
    cue.en Proud chest from start to end
    cue.en Elbows past the body
    cue.en Shoulders stay low
    cue.de Von Anfang bis Ende stolze Brust
    cue.de Ellbogen am Körper vorbei
    cue.de Schultern tief lassen
    err.en Leaning back to finish: sit still and choose a lighter plate
    err.en Letting the stack rest: turn round just before it touches
    err.de Zum Ende zurücklehnen: ruhig sitzen, weniger Gewicht
    err.de Gewicht absetzen: kurz davor umkehren

    = seated_row_v_grip_cable
    name.de Rudern sitzend V-Griff (Kabelzug)
    how.en Sit with feet on the plates and knees slightly bent, holding the V handle with long arms and an upright trunk. Pull it to the belly, elbows close to the body, shoulder blades together. Return slowly and let the shoulders glide forward without rounding the lower back.
    how.de Setz dich mit leicht gebeugten Knien, Füße auf den Trittflächen, V-Griff mit langen Armen, Oberkörper aufrecht. Zieh ihn zum Bauch, Ellbogen nah am Körper, Schulterblätter zusammen. Langsam zurück, die Schultern gleiten nach vorn, der untere Rücken bleibt gerade.
    cue.en Handle to the navel
    cue.en Elbows brush the ribs
    cue.en Trunk quiet
    cue.de Griff zum Bauchnabel
    cue.de Ellbogen streifen die Rippen
    cue.de Oberkörper ruhig
    err.en Rowing with the lower back: stay upright, pull with arms and shoulder blades
    err.en Rounding far forward: reach from the shoulder blades, not from the lower back
    err.de Mit dem unteren Rücken rudern: aufrecht bleiben, aus Armen und Schulterblättern ziehen
    err.de Weit nach vorn rund werden: aus den Schulterblättern reichen, nicht aus dem Rücken

    = seated_row_wide_grip_cable
    name.de Rudern sitzend breit (Kabelzug)
    how.en Sit with the feet on the plates and hold a long bar overhand, clearly wider than the shoulders. Pull it towards the lower chest or upper belly, elbows out to the sides, shoulder blades together. Return slowly until the arms are straight.
    how.de Setz dich mit den Füßen auf die Trittflächen und fass eine lange Stange im Obergriff deutlich weiter als schulterbreit. Zieh sie zur unteren Brust oder zum Oberbauch, Ellbogen nach außen, Schulterblätter zusammen. Langsam zurück, bis die Arme gestreckt sind.
    cue.en Elbows wide, in line with the hands
    cue.en Spread the chest
    cue.en Squeeze between the shoulder blades
    cue.de Ellbogen weit, auf Linie mit den Händen
    cue.de Brust öffnen
    cue.de Zwischen den Schulterblättern anspannen
    err.en Shoulders creeping to the ears: keep the neck long, weight down
    err.en Elbows tucking in: let them travel out to the sides
    err.de Schultern wandern zu den Ohren: Nacken lang, Gewicht runter
    err.de Ellbogen drehen ein: nach außen laufen lassen

    = one_arm_row_cable
    name.de Rudern einarmig (Kabelzug)
    how.en Sit or stand facing a low or mid pulley with one handle, arm long. Pull the elbow back along the body until the hand is beside the ribs, chest facing forward. Return slowly until the shoulder blade glides forward, then change sides after the set.
    how.de Setz oder stell dich vor eine tiefe oder mittlere Rolle, Einzelgriff, Arm lang. Zieh den Ellbogen am Körper entlang nach hinten, bis die Hand neben den Rippen ist, die Brust zeigt nach vorn. Langsam zurück, bis das Schulterblatt nach vorn gleitet, nach dem Satz die Seite wechseln.
    cue.en Elbow straight back
    cue.en Hips and shoulders square
    cue.en Long reach forward
    cue.de Ellbogen gerade nach hinten
    cue.de Hüfte und Schultern gerade
    cue.de Weit nach vorn reichen
    err.en Turning the trunk to pull further: stop at the ribs
    err.en Shoulder rolling forward at the end: finish with the chest open
    err.de Oberkörper dreht für mehr Weg: an den Rippen stoppen
    err.de Am Ende rollt die Schulter nach vorn: mit offener Brust enden

    = iso_lateral_row_machine
    name.de Iso-Lateral-Rudern (Maschine)
    how.en Adjust seat and chest pad so you can just reach the handles with long arms. Pull one or both levers back until the hands are beside the ribs; each side moves on its own. Return slowly to the stretch with the chest on the pad.
    how.de Sitz und Brustpolster so einstellen, dass du die Griffe mit langen Armen gerade erreichst. Zieh einen oder beide Hebel nach hinten, bis die Hände neben den Rippen sind; jede Seite läuft für sich. Langsam in die Dehnung zurück, die Brust bleibt am Polster.
    cue.en Start with the weaker side
    cue.en Elbow close and back
    cue.en Chest does not turn
    cue.de Mit der schwächeren Seite anfangen
    cue.de Ellbogen nah und nach hinten
    cue.de Brust dreht nicht mit
    err.en Twisting off the pad: brace with the free hand and lower the weight
    err.en Uneven reps per side: count both arms and match the weaker one
    err.de Vom Polster wegdrehen: mit der freien Hand abstützen, Gewicht runter
    err.de Ungleiche Wiederholungen: beide Seiten zählen, nach der schwächeren richten

    = iso_lateral_low_row_machine
    name.de Iso-Lateral-Rudern tief (Maschine)
    how.en Sit with the chest on the pad, hold the handles with long arms and load both sides equally. Pull the levers along their path towards the waist, elbows close to the body. Return slowly until the arms are long; work one side at a time if you like.
    how.de Setz dich mit der Brust ans Polster, fass die Griffe mit langen Armen, beide Seiten gleich beladen. Zieh die Hebel auf ihrer Bahn Richtung Taille, Ellbogen nah am Körper. Langsam zurück, bis die Arme lang sind; auf Wunsch eine Seite nach der anderen.
    cue.en Hands to the hips
    cue.en Shoulders down before you pull
    cue.en Squeeze the lats at the end
    cue.de Hände zur Hüfte
    cue.de Vor dem Zug Schultern nach unten
    cue.de Am Ende Lat anspannen
    err.en Elbows flaring: keep them close to the sides
    err.en Chest lifting off: lower the weight and hold the pad
    err.de Ellbogen gehen nach außen: nah am Körper führen
    err.de Brust hebt ab: Gewicht runter, am Polster bleiben

    = iso_lateral_high_row_machine
    name.de Iso-Lateral-Rudern hoch (Maschine)
    how.en Set the seat so you reach the high handles with stretched arms, thighs or chest fixed by the pads. Pull the levers down and back until the hands are beside the upper ribs. Return slowly up into the stretch; both arms together or one at a time.
    how.de Sitz so einstellen, dass du die hohen Griffe mit gestreckten Armen erreichst, Oberschenkel oder Brust am Polster. Zieh die Hebel nach unten hinten, bis die Hände neben den oberen Rippen sind. Langsam nach oben in die Dehnung; beide Arme zusammen oder nacheinander.
    cue.en Elbows down and back
    cue.en Chest up towards the handles
    cue.en Shoulder blades down first
    cue.de Ellbogen nach unten hinten
    cue.de Brust hoch zu den Griffen
    cue.de Zuerst die Schulterblätter nach unten
    err.en Leaning far back: stay on the pad and let the arms pull
    err.en Short top: let the arms go all the way up each rep
    err.de Weit zurücklehnen: am Polster bleiben, die Arme ziehen
    err.de Oben abkürzen: jedes Mal ganz in die Dehnung gehen

    = back_extension
    name.de Rückenstrecker
    how.en Set the pad just below the hip crease, heels under the rollers, arms crossed or a plate at the chest. Bend forward from the hips with a long back, then raise the trunk until the body is one straight line. Do not go beyond that line.
    how.de Polster knapp unter der Hüftbeuge einstellen, Fersen unter die Rollen, Arme verschränkt oder eine Scheibe vor der Brust. Mit langem Rücken aus der Hüfte nach vorn beugen, dann den Oberkörper heben, bis der Körper eine gerade Linie ist. Nicht darüber hinaus gehen.
    cue.en Push the hips into the pad
    cue.en Squeeze the glutes at the top
    cue.en Move slowly, no swing
    cue.de Hüfte ins Polster drücken
    cue.de Oben den Po anspannen
    cue.de Langsam, kein Schwung
    err.en Overarching at the top: stop in a straight line
    err.en Pad too high, no bend at the hips: lower it until the hips can fold freely
    err.de Oben ins Hohlkreuz: bei der geraden Linie stoppen
    err.de Polster zu hoch, Hüfte blockiert: tiefer stellen, bis sie frei beugen kann

    = back_extension_machine
    name.de Rückenstrecker (Maschine)
    how.en Sit with the hips all the way back, feet on the plate and the roller at shoulder blade height. From a slight forward bend push the trunk back smoothly until you sit tall or lean a little behind upright. Return slowly without dropping the stack.
    how.de Setz dich mit der Hüfte ganz nach hinten, Füße auf die Platte, die Rolle auf Höhe der Schulterblätter. Aus leichter Vorbeuge den Oberkörper gleichmäßig nach hinten drücken, bis du aufrecht oder ganz leicht dahinter bist. Langsam zurück, ohne das Gewicht fallen zu lassen.
    cue.en Abs on before you push
    cue.en Push smoothly, no jerk
    cue.en Hips fixed in the seat
    cue.de Bauch fest vor dem Drücken
    cue.de Gleichmäßig, ohne Ruck
    cue.de Hüfte fest im Sitz
    err.en Throwing the head back: keep the neck in line with the trunk
    err.en Too much weight, big swing: choose a load you can stop anywhere
    err.de Kopf in den Nacken werfen: Nacken in Linie mit dem Oberkörper
    err.de Zu schwer mit Schwung: ein Gewicht, das du überall anhalten kannst

    = reverse_hyperextension
    name.de Reverse Hyperextension
    how.en Lie face down with the hips at the edge of the pad, hands on the handles, legs hanging. Raise both legs back with straight or slightly bent knees until they are in line with the trunk. Lower under control without letting the swing pull you into a round back.
    how.de Leg dich bäuchlings aufs Polster, Hüfte an der Kante, Hände an den Griffen, die Beine hängen. Heb beide Beine gestreckt oder leicht gebeugt nach hinten, bis sie auf einer Linie mit dem Oberkörper sind. Kontrolliert ablassen, ohne dass der Schwung den Rücken rund zieht.
    cue.en Squeeze the glutes to lift
    cue.en Hold on tight, chest down
    cue.en Stop in line with the body
    cue.de Mit dem Po hochziehen
    cue.de Fest halten, Brust unten
    cue.de Auf Körperlinie stoppen
    err.en Kicking up into an arched back: lift lower and pause at the top
    err.en Free swinging weight: slow the way down and start from a calm hang
    err.de Hochtreten ins Hohlkreuz: weniger hoch, oben kurz halten
    err.de Gewicht pendelt frei: bremsen und aus dem ruhigen Hang starten

    = superman
    name.de Superman
    how.en Lie face down with arms and legs stretched out. Lift arms, chest and legs a little off the floor at the same time, looking down. Hold for a moment while breathing, then lower slowly.
    how.de Leg dich bäuchlings hin, Arme und Beine gestreckt. Heb Arme, Brust und Beine gleichzeitig ein Stück vom Boden, Blick nach unten. Kurz halten, dabei weiteratmen, dann langsam ablegen.
    cue.en Get long, not high
    cue.en Squeeze the glutes
    cue.en Keep breathing
    cue.de Lang machen, nicht hoch
    cue.de Po anspannen
    cue.de Weiteratmen
    err.en Head pulled back: look at the floor
    err.en Jerking up: rise slowly and hold a second
    err.de Kopf in den Nacken: Blick zum Boden
    err.de Ruckartig hochreißen: langsam heben und eine Sekunde halten

    = kneeling_row_dumbbell
    name.de Rudern kniend (Kurzhantel)
    how.en Kneel on one knee, the other foot in front, and brace the free hand on a bench, back flat. Let the dumbbell hang under the shoulder, pull it to the hip and lower it until the arm is long again. Do all reps, then change sides.
    how.de Auf einem Knie knien, der andere Fuß steht vorn, die freie Hand stützt auf der Bank, der Rücken ist gerade. Die Kurzhantel hängt unter der Schulter, zur Hüfte ziehen und senken, bis der Arm wieder lang ist. Danach die Seite wechseln.
    cue.en Elbow to the back pocket
    cue.en Shoulders level with the floor
    cue.en Pause briefly at the hip
    cue.de Ellbogen Richtung Gesäßtasche
    cue.de Schultern parallel zum Boden
    cue.de Oben an der Hüfte kurz halten
    err.en Twisting the trunk to lift: keep the chest facing the floor
    err.en Pulling to the shoulder: row towards the hip
    err.de Den Rumpf mitdrehen: Brust bleibt zum Boden gerichtet
    err.de Zur Schulter ziehen: Richtung Hüfte rudern

    = front_lever_hold
    name.de Front Lever halten
    how.en Hang from a bar with straight arms, pull the bar towards the hips and bring the body level with the floor, belly up. Hold as long as the line stays. Easier: draw one or both knees to the chest.
    how.de Mit gestreckten Armen an der Stange hängen, die Stange Richtung Hüfte ziehen und den Körper rücklings in die Waagerechte bringen. Halten, solange die Linie steht. Leichter: ein Knie oder beide zur Brust ziehen.
    cue.en Push the bar down to the hips
    cue.en Straight arms
    cue.en Ribs down, glutes tight
    cue.de Die Stange zur Hüfte drücken
    cue.de Gestreckte Arme
    cue.de Rippen tief, Gesäß fest
    err.en Bent elbows: take an easier position with straight arms
    err.en Hips hanging: tuck a knee and keep the line
    err.de Gebeugte Ellbogen: leichtere Stufe mit gestreckten Armen
    err.de Die Hüfte hängt: ein Knie anziehen und die Linie halten

    = seated_row_underhand_cable
    name.de Kabelrudern Untergriff (Kabelzug)
    how.en Sit at the low pulley, feet braced, and hold a straight bar with the palms up, shoulder width. Pull it to the lower belly with the elbows close to the body, pause and let the arms go long without rounding the back.
    how.de Am tiefen Kabelzug sitzen, Füße abgestützt, eine gerade Stange schulterbreit im Untergriff. Mit den Ellbogen eng am Körper zum unteren Bauch ziehen, kurz halten und die Arme lang werden lassen, ohne den Rücken rund zu machen.
    cue.en Elbows along the ribs
    cue.en Bar to the lower belly
    cue.en Chest proud at the end
    cue.de Ellbogen an den Rippen entlang
    cue.de Stange zum unteren Bauch
    cue.de Am Ende die Brust raus
    err.en Rocking back and forth: keep the trunk upright
    err.en Curling with the arms: start with the shoulder blades
    err.de Vor und zurück schaukeln: Oberkörper bleibt aufrecht
    err.de Mit den Armen curlen: zuerst die Schulterblätter

    = bent_over_row_ez_bar
    name.de Vorgebeugtes Rudern (SZ-Stange)
    how.en Hold the EZ bar on its angled grips, bend forward from the hips with a flat back and soft knees. Pull the bar to the belly, pause and lower it until the arms are long.
    how.de Die SZ-Stange an den schrägen Griffen fassen, mit geradem Rücken und weichen Knien aus der Hüfte vorbeugen. Zum Bauch ziehen, kurz halten und ablassen, bis die Arme lang sind.
    cue.en Hips back, back flat
    cue.en Pull to the belly
    cue.en Weight on the mid-foot
    cue.de Hüfte zurück, Rücken gerade
    cue.de Zum Bauch ziehen
    cue.de Gewicht auf der Fußmitte
    err.en Standing up with every rep: hold the angle or go lighter
    err.en Rounding the back: brace before the first pull
    err.de Bei jeder Wiederholung aufrichten: Winkel halten, leichter werden
    err.de Runder Rücken: vor dem ersten Zug anspannen
    """
