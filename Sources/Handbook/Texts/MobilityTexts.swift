/// What is said of mobility and stretches: see ``ExerciseTexts``.
let mobilityTexts = """
    = cat_cow
    name.de Katze-Kuh
    how.en Kneel on hands and knees, hands under the shoulders, knees under the hips. Breathe out and round the back from tail to head, breathe in and let it sink the other way. Move slowly through the whole spine.
    how.de Vierfüßlerstand, Hände unter den Schultern, Knie unter der Hüfte. Beim Ausatmen den Rücken vom Becken bis zum Kopf rund machen, beim Einatmen in die andere Richtung sinken lassen. Langsam durch die ganze Wirbelsäule.
    cue.en Start from the tailbone
    cue.en One breath for each direction
    cue.en Arms stay straight
    cue.de Vom Steißbein aus beginnen
    cue.de Ein Atemzug pro Richtung
    cue.de Arme bleiben gestreckt
    err.en Moving only the neck: let every part of the back join in
    err.en Rushing: follow the breath
    err.de Nur der Kopf bewegt sich: der ganze Rücken macht mit
    err.de Zu schnell: dem Atem folgen

    = worlds_greatest_stretch
    name.de World's Greatest Stretch
    how.en Step into a long lunge with both hands inside the front foot. Sink the hips, turn the chest to the front leg and reach that arm to the ceiling, then bring the hand back down. Do the reps, then change legs.
    how.de Einen langen Ausfallschritt machen, beide Hände innen neben dem vorderen Fuß. Die Hüfte sinken lassen, die Brust zum vorderen Bein drehen und den Arm zur Decke strecken, dann die Hand zurück. Nach den Wiederholungen das Bein wechseln.
    cue.en Back leg long and straight
    cue.en Eyes follow the hand
    cue.en Hips low
    cue.de Hinteres Bein lang und gestreckt
    cue.de Der Blick folgt der Hand
    cue.de Hüfte tief
    err.en Turning only the arm: rotate the chest
    err.en Front heel lifting: shorten the step
    err.de Nur der Arm dreht: die Brust drehen
    err.de Vordere Ferse hebt ab: den Schritt verkürzen

    = hip_switch_90_90
    name.de 90/90-Hüftwechsel
    how.en Sit on the floor with both knees bent to about a right angle, one leg in front and one to the side. Lift the knees, turn them to the other side and sit tall there for a moment. Every change counts as one rep.
    how.de Auf dem Boden sitzen, beide Knie etwa im rechten Winkel, ein Bein vorn, eins zur Seite. Die Knie heben, auf die andere Seite drehen und dort kurz groß sitzen. Jeder Wechsel zählt als eine Wiederholung.
    cue.en Sit tall
    cue.en Heels stay in place
    cue.en Hands behind you as a help
    cue.de Groß sitzen
    cue.de Fersen bleiben am Platz
    cue.de Hände hinten zur Hilfe
    err.en Falling back: support with the hands and move slower
    err.en Forcing the knee down: only as far as it is comfortable
    err.de Nach hinten kippen: mit den Händen stützen, langsamer
    err.de Das Knie herunterdrücken: nur so weit es angenehm ist

    = deep_squat_hold
    name.de Tiefe Hocke halten
    how.en Stand a bit wider than the hips and sit down into the deepest squat you can hold with the heels on the floor. Press the elbows gently against the knees, lengthen the back and breathe. Hold on to a post if you tip back.
    how.de Etwas breiter als hüftbreit stehen und in die tiefste Hocke gehen, in der die Fersen unten bleiben. Die Ellbogen sanft gegen die Knie drücken, den Rücken lang machen und atmen. Bei Bedarf an einem Pfosten festhalten.
    cue.en Heels heavy
    cue.en Chest up between the knees
    cue.en Shift gently from side to side
    cue.de Fersen schwer
    cue.de Brust hoch zwischen den Knien
    cue.de Sanft von Seite zu Seite verlagern
    err.en Heels lifting: put something thin under them
    err.en Knees falling in: push them out with the elbows
    err.de Fersen heben ab: etwas Flaches unterlegen
    err.de Knie fallen nach innen: mit den Ellbogen nach außen drücken

    = hip_flexor_stretch
    name.de Hüftbeuger-Dehnung kniend
    how.en Kneel on one knee, the other foot in front. Tighten the glute of the kneeling side, tuck the pelvis and shift forward a little until the front of the hip pulls. Breathe calmly and change sides at half time.
    how.de Auf einem Knie knien, der andere Fuß steht vorn. Das Gesäß der knienden Seite anspannen, das Becken aufrichten und ein wenig nach vorn schieben, bis es vorn in der Hüfte zieht. Ruhig atmen und zur Halbzeit wechseln.
    cue.en Glute tight, pelvis tucked
    cue.en Ribs over the hips
    cue.en Small shift, big effect
    cue.de Gesäß fest, Becken aufgerichtet
    cue.de Rippen über dem Becken
    cue.de Kleine Bewegung, große Wirkung
    err.en Arching the lower back: tuck the pelvis first
    err.en Leaning far forward: stay upright
    err.de Hohlkreuz: zuerst das Becken aufrichten
    err.de Weit nach vorn lehnen: aufrecht bleiben

    = couch_stretch
    name.de Couch Stretch
    how.en Kneel in front of a bench or wall with one shin up against it and the other foot in front. Raise the trunk and tighten the glute until the front of the thigh pulls. Change sides at half time. Pad the knee.
    how.de Vor einer Bank oder Wand knien, ein Schienbein liegt daran an, der andere Fuß steht vorn. Den Oberkörper aufrichten und das Gesäß anspannen, bis es vorn im Oberschenkel zieht. Zur Halbzeit wechseln. Das Knie weich lagern.
    cue.en Glute tight
    cue.en Come up only as far as it is fine
    cue.en Breathe slowly
    cue.de Gesäß fest
    cue.de Nur so weit aufrichten, wie es gut ist
    cue.de Langsam atmen
    err.en Pain in the knee: move the knee away from the wall
    err.en Arching the back: pull the ribs down
    err.de Schmerz im Knie: weiter weg von der Wand
    err.de Ins Hohlkreuz gehen: die Rippen nach unten ziehen

    = pigeon_stretch
    name.de Taube
    how.en From all fours bring one knee forward and lay the shin across in front of you, the other leg long behind. Keep the hips level and lean forward over the shin until the glute pulls. Change sides at half time.
    how.de Aus dem Vierfüßlerstand ein Knie nach vorn bringen und den Unterschenkel quer ablegen, das andere Bein liegt lang hinten. Das Becken gerade halten und über das Schienbein vorbeugen, bis es im Gesäß zieht. Zur Halbzeit wechseln.
    cue.en Hips level
    cue.en Front foot flexed
    cue.en Long back as you fold
    cue.de Becken gerade
    cue.de Vorderer Fuß angezogen
    cue.de Mit langem Rücken vorbeugen
    err.en Pressure in the knee: draw the heel closer to the body
    err.en Falling onto one hip: put a cushion under it
    err.de Druck im Knie: die Ferse näher zum Körper
    err.de Auf eine Hüfte kippen: ein Kissen unterlegen

    = figure_four_stretch
    name.de Gesäßdehnung liegend
    how.en Lie on your back and cross one ankle over the other knee. Hold the lower thigh with both hands and draw it towards you until the glute of the crossed leg pulls. Head stays down; change sides at half time.
    how.de Auf dem Rücken liegen und einen Knöchel über das andere Knie legen. Den unteren Oberschenkel mit beiden Händen heranziehen, bis es im Gesäß des überkreuzten Beins zieht. Der Kopf bleibt liegen, zur Halbzeit wechseln.
    cue.en Push the crossed knee gently away
    cue.en Tailbone on the floor
    cue.en Shoulders relaxed
    cue.de Das überkreuzte Knie sanft wegdrücken
    cue.de Steißbein am Boden
    cue.de Schultern locker
    err.en Lifting the head to reach: use a strap behind the thigh
    err.en Pulling with force: draw in on the breath out
    err.de Kopf heben zum Greifen: ein Band hinter den Schenkel legen
    err.de Mit Gewalt ziehen: beim Ausatmen nachgeben

    = hamstring_stretch_band
    name.de Beinrückseiten-Dehnung liegend (Band)
    how.en Lie on your back with a band around one foot, the other leg long on the floor. Raise the banded leg almost straight and draw it towards you until the back of the thigh pulls. Breathe and change sides at half time.
    how.de Auf dem Rücken liegen, ein Band um einen Fuß, das andere Bein liegt lang am Boden. Das Bein mit dem Band fast gestreckt anheben und heranziehen, bis es hinten im Oberschenkel zieht. Atmen und zur Halbzeit wechseln.
    cue.en Other leg stays down
    cue.en Arms pull, leg relaxes
    cue.en Hips level on the floor
    cue.de Das andere Bein bleibt liegen
    cue.de Die Arme ziehen, das Bein ist locker
    cue.de Becken gerade am Boden
    err.en Hard bend in the knee: lower the leg and keep it longer
    err.en Jerking the band: take up the slack slowly
    err.de Knie stark gebeugt: Bein tiefer und länger lassen
    err.de Am Band reißen: langsam nachziehen

    = seated_forward_fold
    name.de Vorbeuge sitzend
    how.en Sit with the legs straight in front of you. Grow tall, fold forward from the hips with a long back and rest the hands on shins or feet. Bend the knees a little if the back rounds early.
    how.de Mit gestreckten Beinen sitzen. Groß werden, mit langem Rücken aus der Hüfte vorbeugen und die Hände auf Schienbeine oder Füße legen. Die Knie etwas beugen, wenn der Rücken früh rund wird.
    cue.en Fold from the hips
    cue.en Chest forward, not down
    cue.en Let go on the breath out
    cue.de Aus der Hüfte beugen
    cue.de Brust nach vorn, nicht nach unten
    cue.de Beim Ausatmen loslassen
    err.en Pulling on the toes with a round back: bend the knees
    err.en Bouncing: hold still
    err.de Mit rundem Rücken an den Zehen ziehen: Knie beugen
    err.de Wippen: ruhig halten

    = butterfly_stretch
    name.de Schmetterling
    how.en Sit tall with the soles together and let the knees fall out. Hold the feet, lengthen the back and lean forward slightly until the inner thighs pull.
    how.de Aufrecht sitzen, die Fußsohlen aneinander, die Knie fallen nach außen. Die Füße halten, den Rücken lang machen und leicht vorbeugen, bis es innen im Oberschenkel zieht.
    cue.en Tall spine
    cue.en Knees heavy
    cue.en Feet further away if it pulls too much
    cue.de Langer Rücken
    cue.de Knie schwer werden lassen
    cue.de Füße weiter weg, wenn es zu stark zieht
    err.en Pressing the knees down by hand: let them sink
    err.en Rounding the back: sit on a cushion
    err.de Die Knie herunterdrücken: sinken lassen
    err.de Runder Rücken: auf ein Kissen setzen

    = adductor_rock_back
    name.de Adduktoren-Wippe
    how.en Kneel on all fours and stretch one leg straight out to the side, foot flat. Rock the hips back towards the heel with a flat back until the inner thigh pulls, then forward again. Change sides after the reps.
    how.de Im Vierfüßlerstand ein Bein gestreckt zur Seite stellen, der Fuß steht flach. Mit geradem Rücken die Hüfte Richtung Ferse schieben, bis es innen im Oberschenkel zieht, dann wieder vor. Nach den Wiederholungen die Seite wechseln.
    cue.en Back flat
    cue.en Hips straight back
    cue.en Foot stays flat
    cue.de Rücken gerade
    cue.de Hüfte gerade zurück
    cue.de Der Fuß bleibt flach
    err.en Rounding at the end: stop a bit earlier
    err.en Shifting away from the straight leg: stay in the middle
    err.de Am Ende rund werden: etwas früher umkehren
    err.de Vom gestreckten Bein weg ausweichen: in der Mitte bleiben

    = ankle_rock
    name.de Sprunggelenk-Wippe
    how.en Stand or kneel with one foot a hand's width from a wall. Push the knee towards the wall over the middle toes with the heel down, then come back. Do the reps and change sides.
    how.de Mit einem Fuß eine Handbreit vor der Wand stehen oder knien. Das Knie über die mittleren Zehen zur Wand schieben, die Ferse bleibt unten, und zurück. Nach den Wiederholungen die Seite wechseln.
    cue.en Heel stays down
    cue.en Knee over the middle toes
    cue.en Pause at the end
    cue.de Ferse bleibt unten
    cue.de Knie über die mittleren Zehen
    cue.de Am Ende kurz halten
    err.en Arch collapsing: keep weight on the outer edge too
    err.en Heel lifting: stand closer to the wall
    err.de Das Fußgewölbe sinkt ein: auch die Außenkante belasten
    err.de Die Ferse hebt ab: näher an die Wand

    = calf_stretch_wall
    name.de Wadendehnung an der Wand
    how.en Lean with both hands against a wall, one leg far back and straight, toes forward. Press the back heel into the floor and move the hips forward until the calf pulls. Change sides at half time.
    how.de Mit beiden Händen an die Wand lehnen, ein Bein weit hinten und gestreckt, Zehen nach vorn. Die hintere Ferse in den Boden drücken und die Hüfte vorschieben, bis es in der Wade zieht. Zur Halbzeit wechseln.
    cue.en Back heel heavy
    cue.en Toes straight ahead
    cue.en Knee straight
    cue.de Hintere Ferse schwer
    cue.de Zehen gerade nach vorn
    cue.de Knie gestreckt
    err.en Foot turned out: point it at the wall
    err.en Bending at the hips: body in one line
    err.de Fuß nach außen gedreht: er zeigt zur Wand
    err.de In der Hüfte abknicken: Körper in einer Linie

    = leg_swing
    name.de Beinpendel
    how.en Stand on one leg, one hand on a post. Let the other leg swing forward and back, loose and a little higher with every rep, while the trunk stays still. Change legs after the reps.
    how.de Auf einem Bein stehen, eine Hand am Pfosten. Das andere Bein locker vor und zurück schwingen, mit jeder Wiederholung etwas höher, der Rumpf bleibt ruhig. Nach den Wiederholungen wechseln.
    cue.en Loose leg, quiet trunk
    cue.en Start small
    cue.en Stand tall
    cue.de Lockeres Bein, ruhiger Rumpf
    cue.de Klein anfangen
    cue.de Groß stehen
    err.en Kicking as high as possible: let the swing grow by itself
    err.en Arching the back behind: stop the leg earlier
    err.de So hoch wie möglich treten: den Schwung wachsen lassen
    err.de Hinten ins Hohlkreuz: das Bein früher stoppen

    = standing_quad_stretch
    name.de Oberschenkel-Dehnung stehend
    how.en Stand on one leg, hold on if needed, and take the other ankle behind you. Draw the heel to the seat, knees side by side, and push the hip forward a little. Change sides at half time.
    how.de Auf einem Bein stehen, bei Bedarf festhalten, und den anderen Knöchel hinten fassen. Die Ferse zum Gesäß ziehen, die Knie nebeneinander, die Hüfte leicht vorschieben. Zur Halbzeit wechseln.
    cue.en Knees side by side
    cue.en Hip forward
    cue.en Standing leg soft
    cue.de Knie nebeneinander
    cue.de Hüfte nach vorn
    cue.de Standbein locker
    err.en Knee drifting out: bring it next to the other one
    err.en Leaning forward: stand upright and hold on
    err.de Das Knie wandert nach außen: neben das andere bringen
    err.de Vorbeugen: aufrecht stehen und festhalten

    = arm_circle
    name.de Armkreisen
    how.en Stand upright with the arms out to the sides. Draw circles from the shoulder, small at first and then larger, half of the reps forward and half backward.
    how.de Aufrecht stehen, die Arme zur Seite gestreckt. Aus der Schulter Kreise ziehen, erst kleine, dann größere, die Hälfte der Wiederholungen vorwärts, die Hälfte rückwärts.
    cue.en Circle from the shoulder
    cue.en Ribs stay down
    cue.en Calm and even
    cue.de Aus der Schulter kreisen
    cue.de Rippen bleiben unten
    cue.de Ruhig und gleichmäßig
    err.en Shrugging: let the shoulders sink
    err.en Flinging the arms: make the circles smaller
    err.de Schultern hochgezogen: sinken lassen
    err.de Die Arme schleudern: Kreise kleiner machen

    = shoulder_pass_through_band
    name.de Schulterkreisen über Kopf (Band)
    how.en Hold a light band in front of the thighs, hands much wider than the shoulders. Raise the straight arms overhead and behind you as far as it is comfortable, then bring them back the same way.
    how.de Ein leichtes Band vor den Oberschenkeln halten, die Hände deutlich breiter als die Schultern. Die gestreckten Arme über Kopf und nach hinten führen, so weit es angenehm ist, dann auf demselben Weg zurück.
    cue.en Arms straight, hands wide
    cue.en Ribs down
    cue.en Slow over the top
    cue.de Arme gestreckt, Hände weit
    cue.de Rippen unten
    cue.de Über Kopf langsam
    err.en Arching the back: grip wider
    err.en Bending one arm: both shoulders move the same
    err.de Ins Hohlkreuz gehen: breiter fassen
    err.de Einen Arm beugen: beide Schultern bewegen sich gleich

    = thoracic_extension_foam_roller
    name.de Brustwirbel-Streckung auf der Rolle
    how.en Lie with a foam roller across the upper back, hips on the floor, hands behind the head. Breathe out and lean back over the roller, then curl up a little. Move the roller a hand's width and repeat.
    how.de Die Faszienrolle liegt quer unter dem oberen Rücken, das Gesäß am Boden, die Hände hinter dem Kopf. Beim Ausatmen über die Rolle nach hinten lehnen, dann leicht aufrollen. Die Rolle eine Handbreit verschieben und wiederholen.
    cue.en Hands carry the head
    cue.en Ribs stay closed
    cue.en Only the upper back bends
    cue.de Die Hände tragen den Kopf
    cue.de Rippen bleiben geschlossen
    cue.de Nur der obere Rücken biegt sich
    err.en Rolling onto the lower back: stay above the last ribs
    err.en Pulling on the neck: let the head rest in the hands
    err.de Auf den unteren Rücken rollen: über den letzten Rippen bleiben
    err.de Am Nacken ziehen: der Kopf ruht in den Händen

    = open_book
    name.de Offenes Buch
    how.en Lie on your side with the knees bent and stacked, arms straight in front of you. Open the upper arm in a wide arc to the other side, let eyes and chest follow and breathe out, then close. Change sides after the reps.
    how.de Auf der Seite liegen, die Knie gebeugt aufeinander, die Arme gestreckt nach vorn. Den oberen Arm in weitem Bogen zur anderen Seite öffnen, Blick und Brust folgen, ausatmen, dann schließen. Nach den Wiederholungen die Seite wechseln.
    cue.en Knees stay together
    cue.en Eyes follow the hand
    cue.en Breathe out as you open
    cue.de Knie bleiben zusammen
    cue.de Der Blick folgt der Hand
    cue.de Beim Öffnen ausatmen
    err.en Hips rolling along: press the knees together
    err.en Forcing the shoulder down: let it sink
    err.de Das Becken rollt mit: Knie zusammendrücken
    err.de Die Schulter herunterdrücken: sinken lassen

    = thread_the_needle
    name.de Faden durchs Nadelöhr
    how.en On all fours slide one arm under the body to the other side until the shoulder nears the floor, then open it up towards the ceiling. Hips stay over the knees. Change sides after the reps.
    how.de Im Vierfüßlerstand einen Arm unter dem Körper zur anderen Seite schieben, bis die Schulter fast den Boden berührt, dann zur Decke öffnen. Das Becken bleibt über den Knien. Nach den Wiederholungen die Seite wechseln.
    cue.en Hips still
    cue.en Reach long under the body
    cue.en Turn from the chest
    cue.de Becken ruhig
    cue.de Unten weit durchreichen
    cue.de Aus der Brust drehen
    err.en Hips shifting to the side: keep them over the knees
    err.en Collapsing on the shoulder: press the other hand down
    err.de Das Becken weicht aus: über den Knien halten
    err.de Auf die Schulter fallen: die andere Hand drückt

    = wall_slide
    name.de Wandgleiten
    how.en Stand with back and head against a wall, elbows bent, arms on the wall like a goalkeeper. Slide the arms up as far as they keep contact, then down until the elbows are beside the ribs.
    how.de Mit Rücken und Kopf an der Wand stehen, Ellbogen gebeugt, Arme an der Wand wie ein Torwart. Die Arme so weit nach oben schieben, wie sie Kontakt halten, dann zurück, bis die Ellbogen neben den Rippen sind.
    cue.en Lower ribs towards the wall
    cue.en Forearms keep contact
    cue.en Long neck
    cue.de Untere Rippen zur Wand
    cue.de Unterarme behalten Kontakt
    cue.de Langer Nacken
    err.en Arching to get higher: stop where the back stays put
    err.en Shrugging: reach up without lifting the shoulders to the ears
    err.de Hohlkreuz für mehr Höhe: stoppen, wo der Rücken bleibt
    err.de Schultern an den Ohren: hochreichen, aber Nacken lang

    = scapular_push_up
    name.de Schulterblatt-Liegestütz
    how.en Take a straight-arm plank. Without bending the elbows let the chest sink between the shoulder blades, then push the floor away until the upper back is slightly round.
    how.de Liegestützposition mit gestreckten Armen. Ohne die Ellbogen zu beugen, die Brust zwischen die Schulterblätter sinken lassen, dann den Boden wegdrücken, bis der obere Rücken leicht rund ist.
    cue.en Elbows straight
    cue.en Push tall at the top
    cue.en Hips do not move
    cue.de Ellbogen gestreckt
    cue.de Oben lang herausdrücken
    cue.de Das Becken bewegt sich nicht
    err.en Bending the arms: make the movement smaller
    err.en Head dropping: look at the floor in front of the hands
    err.de Arme beugen: die Bewegung kleiner machen
    err.de Der Kopf hängt: Blick vor die Hände

    = doorway_chest_stretch
    name.de Brustdehnung im Türrahmen
    how.en Lay one forearm on a door frame or post, elbow at shoulder height. Step forward with the leg of the same side and turn the chest away until it pulls in front. Change sides at half time.
    how.de Einen Unterarm an Türrahmen oder Pfosten legen, der Ellbogen auf Schulterhöhe. Mit dem Bein derselben Seite vortreten und die Brust wegdrehen, bis es vorn zieht. Zur Halbzeit wechseln.
    cue.en Shoulder low
    cue.en Turn the chest, not the arm
    cue.en Small step
    cue.de Schulter tief
    cue.de Die Brust drehen, nicht den Arm
    cue.de Kleiner Schritt
    err.en Pinching in the shoulder: lower the elbow
    err.en Arching the back: tighten the belly
    err.de Es klemmt in der Schulter: Ellbogen tiefer
    err.de Ins Hohlkreuz gehen: Bauch anspannen

    = childs_pose
    name.de Kindhaltung
    how.en Kneel with the big toes together and the knees apart, sit back towards the heels and walk the hands far forward. Let the forehead rest and breathe into the back.
    how.de Knien, die großen Zehen zusammen, die Knie auseinander, das Gesäß Richtung Fersen schieben und die Hände weit nach vorn laufen lassen. Die Stirn ablegen und in den Rücken atmen.
    cue.en Long arms
    cue.en Seat towards the heels
    cue.en Breathe into the lower back
    cue.de Lange Arme
    cue.de Gesäß zu den Fersen
    cue.de In den unteren Rücken atmen
    err.en Pressure in the knees: put a cushion between seat and heels
    err.en Tight shoulders: bend the elbows a little
    err.de Druck in den Knien: Kissen zwischen Gesäß und Fersen
    err.de Verspannte Schultern: Ellbogen etwas beugen

    = cobra_stretch
    name.de Kobra
    how.en Lie face down with the hands beside the ribs. Press the chest up with the hips on the floor until the front of the trunk pulls, elbows as bent as you like. Keep the shoulders away from the ears and breathe.
    how.de Auf dem Bauch liegen, die Hände neben den Rippen. Die Brust hochdrücken, die Hüfte bleibt am Boden, bis es vorn im Rumpf zieht, die Ellbogen dürfen gebeugt sein. Schultern weg von den Ohren und atmen.
    cue.en Chest forward and up
    cue.en Hips on the floor
    cue.en Glutes soft
    cue.de Brust nach vorn und oben
    cue.de Hüfte am Boden
    cue.de Gesäß locker
    err.en Pinching in the lower back: come down to the forearms
    err.en Head thrown back: look straight ahead
    err.de Es klemmt im unteren Rücken: auf die Unterarme gehen
    err.de Kopf im Nacken: geradeaus schauen

    = lat_stretch_bench
    name.de Lat-Dehnung an der Bank
    how.en Kneel in front of a bench and lay the elbows on it, palms facing each other. Sit back and let the chest sink between the arms until the sides of the back pull. Bend the elbows more for the triceps.
    how.de Vor einer Bank knien und die Ellbogen auflegen, die Handflächen zeigen zueinander. Nach hinten setzen und die Brust zwischen den Armen sinken lassen, bis es seitlich am Rücken zieht. Ellbogen stärker beugen für den Trizeps.
    cue.en Hips back
    cue.en Chest sinks slowly
    cue.en Ribs stay in
    cue.de Hüfte zurück
    cue.de Die Brust sinkt langsam
    cue.de Rippen bleiben drin
    err.en Sagging in the lower back: tighten the belly
    err.en Elbows sliding apart: keep them shoulder width
    err.de Im unteren Rücken durchhängen: Bauch fest
    err.de Die Ellbogen rutschen auseinander: schulterbreit halten

    = overhead_triceps_stretch
    name.de Trizeps-Dehnung über Kopf
    how.en Raise one arm, bend the elbow and let the hand drop behind the head. With the other hand draw the elbow gently back and in until the back of the arm pulls. Change sides at half time.
    how.de Einen Arm heben, den Ellbogen beugen und die Hand hinter den Kopf sinken lassen. Mit der anderen Hand den Ellbogen sanft nach hinten innen ziehen, bis es hinten am Arm zieht. Zur Halbzeit wechseln.
    cue.en Head up, chin free
    cue.en Ribs down
    cue.en Gentle pull
    cue.de Kopf hoch, Kinn frei
    cue.de Rippen unten
    cue.de Sanft ziehen
    err.en Pushing the head forward: pull less
    err.en Leaning to the side: stand straight
    err.de Der Kopf wird vorgedrückt: weniger ziehen
    err.de Zur Seite neigen: gerade stehen

    = cross_body_shoulder_stretch
    name.de Schulter-Dehnung vor der Brust
    how.en Bring one straight arm across the chest and hold it above the elbow with the other hand. Draw it in with the shoulder low until the back of the shoulder pulls. Change sides at half time.
    how.de Einen gestreckten Arm quer vor die Brust führen und mit der anderen Hand oberhalb des Ellbogens halten. Mit tiefer Schulter heranziehen, bis es hinten in der Schulter zieht. Zur Halbzeit wechseln.
    cue.en Shoulder low
    cue.en Arm at chest height
    cue.en Chest faces forward
    cue.de Schulter tief
    cue.de Arm auf Brusthöhe
    cue.de Brust zeigt nach vorn
    err.en Shrugging the shoulder: let it sink first
    err.en Turning the trunk along: only the arm moves
    err.de Die Schulter hochziehen: zuerst sinken lassen
    err.de Den Rumpf mitdrehen: nur der Arm bewegt sich

    = wrist_rock
    name.de Handgelenk-Wippe
    how.en Kneel on all fours with the palms flat and the fingers forward. Shift the weight over the hands until the forearms pull, then back. Do half of the reps with the fingers pointing to the knees.
    how.de Im Vierfüßlerstand die Handflächen flach auflegen, die Finger nach vorn. Das Gewicht über die Hände schieben, bis es im Unterarm zieht, dann zurück. Die Hälfte der Wiederholungen mit den Fingern zu den Knien.
    cue.en Palms stay flat
    cue.en Little weight, slow rock
    cue.en Elbows soft
    cue.de Handflächen bleiben flach
    cue.de Wenig Gewicht, langsam wippen
    cue.de Ellbogen locker
    err.en Too much weight at once: keep the hips back
    err.en Heel of the hand lifting: rock less far
    err.de Gleich zu viel Gewicht: Hüfte weiter hinten lassen
    err.de Der Handballen hebt ab: weniger weit wippen

    = inchworm
    name.de Raupe
    how.en Stand, fold forward and put the hands on the floor with the knees as straight as is comfortable. Walk the hands out to a plank, then walk the feet in small steps to the hands and stand up.
    how.de Stehen, vorbeugen und die Hände aufsetzen, die Knie so gestreckt, wie es angenehm ist. Mit den Händen in die Liegestützposition laufen, dann mit kleinen Schritten die Füße zu den Händen und aufrichten.
    cue.en Small steps
    cue.en Belly tight in the plank
    cue.en Heels towards the floor
    cue.de Kleine Schritte
    cue.de In der Stützposition Bauch fest
    cue.de Fersen Richtung Boden
    err.en Sagging in the plank: walk out less far
    err.en Hips swaying: take smaller steps
    err.de In der Stützposition durchhängen: weniger weit laufen
    err.de Das Becken schwankt: kleinere Schritte
    """
