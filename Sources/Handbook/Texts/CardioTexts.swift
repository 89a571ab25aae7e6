/// What is said of cardio: see ``ExerciseTexts``.
let cardioTexts = """
    = running
    name.de Laufen
    how.en Start easily and find a pace at which you can control your breathing. Run tall with a slight forward lean, the feet landing under the body, arms loose and swinging forward and back. Slow down and walk a little at the end.
    how.de Locker anlaufen und ein Tempo finden, bei dem du deine Atmung im Griff hast. Aufrecht mit leichter Vorlage laufen, die Füße setzen unter dem Körper auf, Arme schwingen locker vor und zurück. Am Ende langsamer werden und ein Stück gehen.
    cue.en Short, quick steps
    cue.en Shoulders loose, hands relaxed
    cue.en Breathe deep and steady
    cue.de Kurze, schnelle Schritte
    cue.de Schultern locker, Hände entspannt
    cue.de Tief und gleichmäßig atmen
    err.en Starting too fast: begin slower and raise the pace later
    err.en Landing far in front of the body: take shorter steps
    err.de Zu schnell loslaufen: langsamer beginnen und später steigern
    err.de Fuß setzt weit vor dem Körper auf: kürzere Schritte

    = running_treadmill
    name.de Laufen (Laufband)
    how.en Attach the safety clip, start slowly and raise the speed step by step. Run tall in the middle of the belt, eyes ahead, arms swinging freely, with steady breathing. At the end bring the speed down gradually and walk before you step off.
    how.de Sicherheitsclip anlegen, langsam starten und das Tempo schrittweise erhöhen. Aufrecht in der Bandmitte laufen, Blick nach vorn, Arme schwingen frei, gleichmäßig atmen. Am Ende das Tempo nach und nach senken und gehen, bevor du absteigst.
    cue.en Middle of the belt
    cue.en Hands off the rails
    cue.en Light steps under the body
    cue.de In der Mitte des Bandes bleiben
    cue.de Hände weg vom Geländer
    cue.de Leichte Schritte unter dem Körper
    err.en Holding the rails: lower speed or incline until you can let go
    err.en Jumping off a moving belt: slow it to a walk and stop it first
    err.de Am Geländer festhalten: Tempo oder Steigung senken, bis du loslassen kannst
    err.de Vom laufenden Band springen: erst ins Gehen runter, dann stoppen

    = walking
    name.de Gehen
    how.en Walk upright with the eyes ahead, shoulders loose and the arms swinging naturally. Roll each foot from heel to toes and choose a brisk pace at which you can still talk. Breathe calmly and end at an easy pace.
    how.de Aufrecht gehen, Blick nach vorn, Schultern locker, die Arme schwingen natürlich mit. Den Fuß von der Ferse zu den Zehen abrollen und ein zügiges Tempo wählen, bei dem du noch reden kannst. Ruhig atmen und locker ausgehen.
    cue.en Tall posture, loose shoulders
    cue.en Push off with the toes
    cue.en Let the arms swing
    cue.de Aufrecht, Schultern locker
    cue.de Über die Zehen abdrücken
    cue.de Arme mitschwingen lassen
    err.en Looking down all the time: lift the gaze and the chest
    err.en Overlong steps to go faster: take more steps instead
    err.de Dauernd nach unten schauen: Blick und Brust heben
    err.de Zu lange Schritte für mehr Tempo: lieber mehr Schritte machen

    = walking_treadmill
    name.de Gehen (Laufband)
    how.en Attach the safety clip, start the belt slowly and set a brisk walking pace, with incline if you like. Walk tall in the middle of the belt, arms swinging, breathing steadily. Lower incline and speed before you stop and step off.
    how.de Sicherheitsclip anlegen, das Band langsam starten und ein zügiges Gehtempo wählen, auf Wunsch mit Steigung. Aufrecht in der Bandmitte gehen, Arme schwingen mit, gleichmäßig atmen. Steigung und Tempo senken, bevor du stoppst und absteigst.
    cue.en Let go of the rails
    cue.en Stay tall on the incline
    cue.en Full steps, heel to toe
    cue.de Geländer loslassen
    cue.de Auch bei Steigung aufrecht bleiben
    cue.de Ganz abrollen, von der Ferse zu den Zehen
    err.en Hanging on the handrails on an incline: lower it until you can walk freely
    err.en Looking down at the belt: look ahead and keep the chest up
    err.de Bei Steigung am Geländer hängen: flacher stellen, bis du frei gehst
    err.de Aufs Band starren: nach vorn schauen, Brust raus

    = hiking
    name.de Wandern
    how.en Start at an easy pace and keep the pack close to the body. Uphill take short steps and lean slightly forward from the ankles; downhill bend the knees and place the feet with care. Breathe steadily and take breaks with water before you are exhausted.
    how.de Ruhig loslaufen, der Rucksack sitzt nah am Körper. Bergauf kurze Schritte und leichte Vorlage aus den Sprunggelenken, bergab Knie weich und Füße bewusst setzen. Gleichmäßig atmen und Trinkpausen machen, bevor du erschöpft bist.
    cue.en Short steps uphill
    cue.en Soft knees downhill
    cue.en A pace at which you can talk
    cue.de Bergauf kurze Schritte
    cue.de Bergab weiche Knie
    cue.de Ein Tempo, bei dem du reden kannst
    err.en Setting off too fast: keep strength back for the way down
    err.en Braking downhill with stiff legs: bend the knees and take small steps
    err.de Zu schnell losgehen: Kraft für den Abstieg aufheben
    err.de Bergab mit steifen Beinen bremsen: Knie beugen und kleine Schritte

    = cycling
    name.de Radfahren
    how.en Set the saddle so the knee stays slightly bent at the lowest pedal position. Ride with loose shoulders, slightly bent elbows and a round, even pedal stroke in a gear that lets you keep it up. Start and finish easily, breathe steadily and watch the road.
    how.de Sattel so einstellen, dass das Knie am tiefsten Pedalpunkt leicht gebeugt bleibt. Mit lockeren Schultern, leicht gebeugten Ellbogen und rundem Tritt fahren, in einem Gang, den du halten kannst. Locker ein- und ausfahren, gleichmäßig atmen, Verkehr im Blick.
    cue.en Round, even pedalling
    cue.en Knees track straight ahead
    cue.en Loose shoulders and hands
    cue.de Runder, gleichmäßiger Tritt
    cue.de Knie gerade nach vorn führen
    cue.de Schultern und Hände locker
    err.en Grinding a heavy gear: shift down and pedal faster
    err.en Saddle too low: raise it until the knee is only slightly bent at the bottom
    err.de Zu schwerer Gang: runterschalten und schneller treten
    err.de Sattel zu tief: höher, bis das Knie unten nur leicht gebeugt ist

    = cycling_indoor
    name.de Radfahren (Ergometer)
    how.en Set the saddle so the knee stays slightly bent at the bottom of the stroke, and the handlebar so you can hold it with loose shoulders. Choose a resistance you can turn smoothly and breathe steadily. Ride easily for the first and last minutes.
    how.de Sattel so einstellen, dass das Knie unten leicht gebeugt bleibt, und den Lenker so, dass die Schultern locker sind. Einen Widerstand wählen, den du rund treten kannst, und gleichmäßig atmen. Die ersten und letzten Minuten locker fahren.
    cue.en Smooth circles, no bouncing
    cue.en Light hands on the bar
    cue.en Knees over the feet
    cue.de Rund treten, nicht hüpfen
    cue.de Leichte Hände am Lenker
    cue.de Knie über den Füßen
    err.en Bouncing in the saddle: add some resistance or pedal slower
    err.en Hanging on the handlebar: carry the trunk with belly and legs
    err.de Im Sattel hüpfen: etwas mehr Widerstand oder langsamer treten
    err.de Auf dem Lenker hängen: den Oberkörper mit Bauch und Beinen tragen

    = air_bike
    name.de Air Bike
    how.en Set the saddle so the knee stays slightly bent at the lowest point, feet firm on the pedals, hands on the handles. Push and pull with the arms while the legs drive; the faster you go, the more the fan resists. Pace yourself and breathe in rhythm.
    how.de Sattel so einstellen, dass das Knie am tiefsten Punkt leicht gebeugt bleibt, Füße fest auf den Pedalen, Hände an den Griffen. Mit den Armen drücken und ziehen, während die Beine treten. Je schneller, desto mehr bremst das Windrad, also einteilen und im Rhythmus atmen.
    cue.en Legs lead, arms help
    cue.en Push and pull evenly
    cue.en Find your breathing rhythm early
    cue.de Die Beine führen, die Arme helfen
    cue.de Gleichmäßig drücken und ziehen
    cue.de Früh den Atemrhythmus finden
    err.en Sprinting at once: build up, or you will fade before the end
    err.en Rocking the trunk: sit firm and keep the belly tight
    err.de Sofort sprinten: langsam aufbauen, sonst brichst du vor dem Ende ein
    err.de Mit dem Oberkörper schaukeln: fest sitzen, Bauch anspannen

    = rowing_machine
    name.de Rudergerät
    how.en Strap in the feet and sit tall with bent knees and straight arms. Push with the legs first, then lean back slightly and pull the handle to the lower ribs. Return in reverse: arms, trunk, then knees. Breathe out on the drive and keep an even stroke rate.
    how.de Füße festschnallen, aufrecht mit gebeugten Knien und gestreckten Armen sitzen. Zuerst mit den Beinen drücken, dann leicht zurücklehnen und den Griff zu den unteren Rippen ziehen. Zurück umgekehrt: Arme, Rumpf, Knie. Beim Zug ausatmen, gleichmäßige Schlagzahl.
    cue.en Legs, trunk, arms, and back again
    cue.en Fast drive, calm return
    cue.en Chain straight and level
    cue.de Beine, Rumpf, Arme und zurück
    cue.de Schnell drücken, ruhig vorrollen
    cue.de Kette gerade und auf einer Höhe
    err.en Pulling with the arms first: keep them straight until the legs are almost long
    err.en Rounding the back at the front: sit tall and tilt from the hips
    err.de Zuerst mit den Armen ziehen: gestreckt lassen, bis die Beine fast lang sind
    err.de Vorn rund werden: aufrecht sitzen und aus der Hüfte kippen

    = ski_erg
    name.de Ski-Ergometer
    how.en Stand hip-width apart facing the machine, hands on the handles above the head. Pull down with abs and lats while the trunk folds and the knees bend a little, until the hands pass the thighs. Rise tall again with the arms up; breathe out on each pull.
    how.de Hüftbreit vor dem Gerät stehen, Hände an den Griffen über dem Kopf. Mit Bauch und Lat nach unten ziehen, Oberkörper und Knie beugen leicht mit, bis die Hände an den Oberschenkeln vorbei sind. Groß aufrichten, Arme hoch, bei jedem Zug ausatmen.
    cue.en Crunch down with the abs
    cue.en Elbows slightly bent at the start
    cue.en Stand tall between the pulls
    cue.de Mit dem Bauch nach unten ziehen
    cue.de Ellbogen am Start leicht gebeugt
    cue.de Zwischen den Zügen groß machen
    err.en Pulling only with the arms: start with the trunk and let the arms follow
    err.en Turning it into deep squats: fold at the hips and bend the knees slightly
    err.de Nur mit den Armen ziehen: mit dem Rumpf starten, die Arme folgen
    err.de Tiefe Kniebeugen daraus machen: in der Hüfte beugen, Knie nur leicht

    = elliptical
    name.de Crosstrainer
    how.en Step on while holding the fixed handles, then stand tall with the whole foot on the pedals. Move legs and arm levers in one smooth rhythm, pushing and pulling evenly, and choose a resistance you can hold. Breathe steadily and slow down before you get off.
    how.de An den festen Griffen aufsteigen, dann aufrecht mit dem ganzen Fuß auf den Pedalen stehen. Beine und Armhebel in einem runden Rhythmus bewegen, gleichmäßig drücken und ziehen, Widerstand passend wählen. Ruhig atmen und vor dem Absteigen langsamer werden.
    cue.en Stand tall, do not hang on
    cue.en Whole foot on the pedal
    cue.en Smooth and even
    cue.de Aufrecht stehen, nicht dranhängen
    cue.de Ganzer Fuß auf dem Pedal
    cue.de Rund und gleichmäßig
    err.en Leaning on the handles: carry your own weight and lower the resistance
    err.en Spinning without resistance: add some until you have to push
    err.de Auf die Griffe stützen: selbst tragen und Widerstand senken
    err.de Ohne Widerstand drehen: erhöhen, bis du drücken musst

    = stair_machine
    name.de Treppensteiger
    how.en Step on carefully, start slowly and stand upright with the whole foot, or most of it, on the step. Climb with even steps, pressing through the foot, hands only light on the rails. Breathe steadily, slow the machine down at the end and let it stop.
    how.de Vorsichtig aufsteigen, langsam starten und aufrecht mit dem ganzen oder fast ganzen Fuß auf der Stufe stehen. Gleichmäßig steigen, über den Fuß drücken, Hände nur leicht am Geländer. Ruhig atmen, am Ende das Tempo senken und anhalten lassen.
    cue.en Tall posture, chest up
    cue.en Push through the whole foot
    cue.en Hands only for balance
    cue.de Aufrecht, Brust raus
    cue.de Über den ganzen Fuß drücken
    cue.de Hände nur für die Balance
    err.en Hanging over the rails: slow down until you can stand upright
    err.en Tiptoeing quickly: take fuller steps at a calmer pace
    err.de Über dem Geländer hängen: langsamer, bis du aufrecht stehst
    err.de Schnell auf Zehenspitzen trippeln: vollere Schritte, ruhigeres Tempo

    = swimming
    name.de Schwimmen
    how.en Swim an easy length or two to warm up, then settle into a stroke and pace you can hold. Lie long and flat in the water, pull evenly and breathe out into the water before each breath. Rest at the wall in time and never swim to exhaustion alone.
    how.de Ein paar Bahnen locker einschwimmen, dann eine Lage und ein Tempo wählen, das du halten kannst. Lang und flach im Wasser liegen, gleichmäßig ziehen und vor dem Einatmen ins Wasser ausatmen. Rechtzeitig am Rand pausieren, nie allein bis zur Erschöpfung.
    cue.en Long body, calm stroke
    cue.en Breathe out under water
    cue.en Glide a moment before the next pull
    cue.de Langer Körper, ruhiger Zug
    cue.de Unter Wasser ausatmen
    cue.de Kurz gleiten vor dem nächsten Zug
    err.en Holding the breath under water: breathe out steadily
    err.en Lifting the head high so the legs sink: look down and keep the neck long
    err.de Unter Wasser die Luft anhalten: gleichmäßig ausatmen
    err.de Kopf hoch, Beine sinken: nach unten schauen, Nacken lang

    = climbing
    name.de Klettern
    how.en Warm up fingers, shoulders and hips on easy routes, and check harness, knot and belay or the mat before you start. Push with the legs, keep the hips near the wall and the arms long where you can. Breathe on, shake out at good holds and stop while the grip is safe.
    how.de Finger, Schultern und Hüfte an leichten Routen aufwärmen, vorher Gurt, Knoten und Sicherung oder die Matte prüfen. Aus den Beinen drücken, Hüfte nah an der Wand, Arme möglichst lang. Weiteratmen, an guten Griffen ausschütteln, aufhören, solange der Griff sicher ist.
    cue.en Feet first, then hands
    cue.en Long arms, hips to the wall
    cue.en Breathe on hard moves
    cue.de Erst die Füße, dann die Hände
    cue.de Lange Arme, Hüfte an die Wand
    cue.de Bei schweren Zügen weiteratmen
    err.en Pulling everything with the arms: look for footholds and push with the legs
    err.en Skipping the partner check: check each other before every climb
    err.de Alles mit den Armen ziehen: Tritte suchen und aus den Beinen drücken
    err.de Partnercheck auslassen: vor jeder Route gegenseitig prüfen

    = stretching
    name.de Dehnen
    how.en Go through the muscles you want to loosen, one position at a time. Move into each stretch until you feel a clear but bearable pull, breathe calmly and come out slowly. The time counts for the whole session.
    how.de Die Muskeln, die lockerer werden sollen, nacheinander durchgehen. In jede Position so weit hinein, bis es deutlich, aber erträglich zieht, ruhig atmen und langsam wieder lösen. Die Zeit zählt für die ganze Einheit.
    cue.en Breathe out into the stretch
    cue.en A pull, never a sharp pain
    cue.en Same time for both sides
    cue.de Beim Ausatmen tiefer gehen
    cue.de Ziehen ja, stechender Schmerz nein
    cue.de Beide Seiten gleich lang
    err.en Bouncing at the end: hold still and breathe
    err.en Holding the breath: keep it slow and even
    err.de Am Ende wippen: ruhig halten und atmen
    err.de Luft anhalten: langsam und gleichmäßig weiteratmen

    = yoga
    name.de Yoga
    how.en Move through standing, seated and lying positions at your own level and link them with the breath. Enter each position slowly and stay where you can still breathe calmly. The time of the whole session counts.
    how.de Stehende, sitzende und liegende Haltungen auf dem eigenen Niveau durchgehen und mit dem Atem verbinden. Langsam hineingehen und dort bleiben, wo der Atem ruhig ist. Gezählt wird die Zeit der ganzen Einheit.
    cue.en Breath leads the movement
    cue.en Long spine
    cue.en Ease out as slowly as in
    cue.de Der Atem führt die Bewegung
    cue.de Lange Wirbelsäule
    cue.de So langsam hinaus wie hinein
    err.en Forcing a position: use a block or an easier version
    err.en Holding the breath: come out a little
    err.de Haltung erzwingen: Block oder leichtere Form nehmen
    err.de Luft anhalten: ein Stück zurückgehen

    = pilates
    name.de Pilates
    how.en Work through the movements on the mat slowly and exactly, belly drawn in and spine long. Breathe out on the effort and stop a movement when the back loses its position. The time of the whole session counts.
    how.de Die Bewegungen auf der Matte langsam und genau ausführen, Bauch nach innen, Wirbelsäule lang. Bei der Anstrengung ausatmen und aufhören, wenn der Rücken seine Haltung verliert. Gezählt wird die Zeit der ganzen Einheit.
    cue.en Slow and exact
    cue.en Breathe out on the effort
    cue.en Shoulders relaxed
    cue.de Langsam und genau
    cue.de Bei Anstrengung ausatmen
    cue.de Schultern locker
    err.en Rushing the reps: fewer and cleaner
    err.en Neck doing the work: lower the head between reps
    err.de Zu schnell: weniger und sauberer
    err.de Der Nacken arbeitet: den Kopf zwischendurch ablegen

    = boxing
    name.de Boxen
    how.en Stand sideways with the hands at the cheeks and the chin low. Punch from the floor through hip and shoulder, bring each hand straight back to the face and keep moving the feet. Wrap the hands and wear gloves on the bag.
    how.de Seitlich stehen, Hände an den Wangen, Kinn tief. Aus dem Boden über Hüfte und Schulter schlagen, jede Hand gerade zum Gesicht zurückholen und die Füße in Bewegung halten. Am Sack Bandagen und Handschuhe tragen.
    cue.en Hands back to the cheeks
    cue.en Turn the hip with the punch
    cue.en Breathe out on every punch
    cue.de Hände zurück an die Wangen
    cue.de Die Hüfte dreht mit
    cue.de Bei jedem Schlag ausatmen
    err.en Bent wrist at impact: keep fist and forearm in line
    err.en Dropping the other hand: it guards the face
    err.de Handgelenk knickt ab: Faust und Unterarm in einer Linie
    err.de Die andere Hand sinkt: sie deckt das Gesicht
    """
