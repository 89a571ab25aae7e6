/// What the programs of the library say in German: names, descriptions, plans, days and notes, by the English.
let germanProgramTexts: [String: String] = [
    // Programs; what is known by its name keeps it.
    "Upper/Lower": "Oberkörper/Unterkörper",
    "Push, Pull, Legs": "Drücken, Ziehen, Beine",
    "Full Body": "Ganzkörper",
    "Double Progression": "Doppelte Progression",
    "Dumbbells Only": "Nur Kurzhanteln",
    "Hotel Room": "Hotelzimmer",
    "Beginner Strength": "Kraft für Einsteiger",
    "Hypertrophy Block": "Aufbaublock",
    "PPL Power Builder": "PPL Kraft und Masse",
    "Strength Peaking": "Auf die Bestleistung hin",
    "12-Week Transform": "Zwölf Wochen",
    "StrongLifts 5x5": "StrongLifts 5x5",
    "Starting Strength": "Starting Strength",
    "Greyskull LP (Phrak)": "Greyskull LP (Phrak)",
    "GZCLP": "GZCLP",
    "Texas Method": "Texas Method",
    "Reddit PPL": "Reddit PPL",
    "5/3/1": "5/3/1",
    "5/3/1 Boring But Big": "5/3/1 Boring But Big",
    "nSuns LP (5 Day)": "nSuns LP (5 Tage)",
    "Madcow 5x5": "Madcow 5x5",

    // Descriptions
    "Four plans in turn: heavy presses, pulls, squats and hinges with a top set, and more repetitions behind them.":
        "Vier Pläne im Wechsel: schweres Drücken, Ziehen, Beugen und Heben mit einem Topsatz, danach mehr Wiederholungen.",
    "What presses, what pulls, and legs, in turn: three days a week, or six.":
        "Was drückt, was zieht und Beine im Wechsel: drei Tage die Woche oder sechs.",
    "Three plans in turn, each for the whole body: much progress for three days a week.":
        "Drei Pläne im Wechsel, jeder für den ganzen Körper: viel Fortschritt für drei Tage die Woche.",
    "The same weight until every set has reached the top of its range, then a step more and back to the bottom. A first program for the whole body.":
        "Dasselbe Gewicht, bis jeder Satz oben in seinem Bereich ist, dann ein Schritt mehr und wieder von unten. Ein erstes Programm für den ganzen Körper.",
    "Everything with a pair of dumbbells, and a floor to lie on: for home, or a small gym.":
        "Alles mit einem Paar Kurzhanteln und einem Boden: für zu Hause oder ein kleines Studio.",
    "No equipment at all: floor and bodyweight, half an hour, with repetitions that climb.":
        "Ganz ohne Geräte: Boden und Körpergewicht, eine halbe Stunde, mit steigenden Wiederholungen.",
    "Eight weeks for the first steps with the barbell: two plans in turn, three days a week, a little more each time.":
        "Acht Wochen für die ersten Schritte mit der Langhantel: zwei Pläne im Wechsel, drei Tage die Woche, jedes Mal ein wenig mehr.",
    "Six weeks of volume, four days a week: repetitions climb within their range, then the weight goes up. The last week is for recovery.":
        "Sechs Wochen Volumen, vier Tage die Woche: Wiederholungen steigen in ihrem Bereich, dann das Gewicht. Die letzte Woche dient der Erholung.",
    "Eight weeks of push, pull and legs, each once heavy and once with more repetitions: six days a week for size and strength.":
        "Acht Wochen Drücken, Ziehen und Beine, jedes einmal schwer und einmal mit mehr Wiederholungen: sechs Tage die Woche für Masse und Kraft.",
    "Four weeks towards a new best: two weeks of heavy work, a week of the heaviest, and a week to test it.":
        "Vier Wochen auf eine Bestleistung hin: zwei Wochen schwere Arbeit, eine Woche die schwerste, und eine Woche zum Testen.",
    "Twelve weeks, four days each: blocks of work with a light week between them, a peak, and a test at the end.":
        "Zwölf Wochen mit je vier Tagen: Blöcke voller Arbeit mit einer leichten Woche dazwischen, eine Spitze und am Ende ein Test.",
    "Two plans in turn, five sets of five: more weight after every session in which all sets are done. Three failures in a row take a tenth off.":
        "Zwei Pläne im Wechsel, fünf Sätze mit fünf: mehr Gewicht nach jeder Einheit, in der alle Sätze gelingen. Drei Fehlversuche hintereinander nehmen ein Zehntel weg.",
    "The first phase of a novice: three sets of five of the squat and a press, one of the deadlift, with more weight every time.":
        "Die erste Phase für Anfänger: drei Sätze mit fünf beim Beugen und Drücken, einer beim Kreuzheben, jedes Mal mit mehr Gewicht.",
    "Two sets of five and a third for as many as there are. Ten or more in the last set double the step, fewer than five in any take a tenth off.":
        "Zwei Sätze mit fünf und ein dritter mit so vielen, wie es gehen. Zehn oder mehr im letzten verdoppeln den Schritt, weniger als fünf in einem nehmen ein Zehntel weg.",
    "A heavy lift, a lighter one and one for repetitions on each day. Who misses goes on at the same weight with fewer repetitions, before the weight comes down.":
        "Jeden Tag eine schwere Übung, eine leichtere und eine für Wiederholungen. Wer sein Ziel verfehlt, macht mit demselben Gewicht und weniger Wiederholungen weiter, bevor das Gewicht sinkt.",
    "A week of three days: much work on the first, a light day to recover, and one heavy set of five on the last, heavier every week.":
        "Eine Woche mit drei Tagen: viel Arbeit am ersten, ein leichter Tag zur Erholung, und am letzten ein schwerer Fünfersatz, jede Woche schwerer.",
    "Pull, push and legs twice a week: one main lift each day with a last set for as many as there are, then lighter work.":
        "Ziehen, Drücken und Beine zweimal die Woche: jeden Tag eine Hauptübung mit einem letzten Satz bis zum Ende, danach leichtere Arbeit.",
    "Four lifts, one on each day, by percentages of a training max: sets of five, of three, and five, three and one, then a light week. After each cycle the max goes up a little.":
        "Vier Übungen, jeden Tag eine, nach Prozenten eines Trainingsmaximums: Fünfer, Dreier, dann fünf, drei und eins, dann eine leichte Woche. Nach jedem Zyklus steigt das Maximum ein wenig.",
    "5/3/1 with the same lift once more on each day: five sets of ten at half the training max.":
        "5/3/1 mit derselben Übung noch einmal an jedem Tag: fünf Sätze mit zehn bei der Hälfte des Trainingsmaximums.",
    "Nine sets by percentages on each day, and eight of a second lift. The single at 95 % is done for as many as there are, and says how much the training max goes up.":
        "Jeden Tag neun Sätze nach Prozenten und acht einer zweiten Übung. Der Satz bei 95 % geht bis zum Ende und sagt, um wie viel das Trainingsmaximum steigt.",
    "A heavy, a light and a medium day. Sets of five climb to one heavy set; what Friday's set of three reaches is what Monday asks for.":
        "Ein schwerer, ein leichter und ein mittlerer Tag. Fünfersätze steigen zu einem schweren an; was der Dreiersatz am Freitag erreicht, verlangt der Montag.",

    // Plans
    "Upper A": "Oberkörper A", "Upper B": "Oberkörper B", "Lower A": "Unterkörper A", "Lower B": "Unterkörper B",
    "Upper Strength": "Oberkörper Kraft", "Lower Strength": "Unterkörper Kraft",
    "Upper Size": "Oberkörper Masse", "Lower Size": "Unterkörper Masse",
    "Full Body A": "Ganzkörper A", "Full Body B": "Ganzkörper B", "Full Body C": "Ganzkörper C",
    "Push": "Drücken", "Pull": "Ziehen", "Legs": "Beine", "Push A": "Drücken A", "Push B": "Drücken B",
    "Pull A": "Ziehen A", "Pull B": "Ziehen B", "Push Heavy": "Drücken schwer", "Pull Heavy": "Ziehen schwer",
    "Legs Heavy": "Beine schwer", "Push Volume": "Drücken Volumen", "Pull Volume": "Ziehen Volumen",
    "Legs Volume": "Beine Volumen", "Day A": "Tag A", "Day B": "Tag B",
    "Dumbbells A": "Kurzhanteln A", "Dumbbells B": "Kurzhanteln B", "Room A": "Zimmer A", "Room B": "Zimmer B",
    "Workout A": "Training A", "Workout B": "Training B", "A1": "A1", "B1": "B1", "A2": "A2", "B2": "B2",
    "Volume Day": "Volumentag", "Recovery Day": "Erholungstag", "Intensity Day": "Intensitätstag",
    "Press Day": "Drücktag", "Deadlift Day": "Kreuzhebetag", "Bench Day": "Banktag", "Squat Day": "Beugetag",
    "Light Press Day": "Leichter Drücktag", "Light Deadlift Day": "Leichter Kreuzhebetag",
    "Light Bench Day": "Leichter Banktag", "Light Squat Day": "Leichter Beugetag",
    "Bench and Press": "Bank und Schulter", "Squat and Sumo": "Kniebeuge und Sumo",
    "Press and Incline": "Schulter und Schrägbank", "Deadlift and Front Squat": "Kreuzheben und Frontkniebeuge",
    "Bench and Close Grip": "Bank und enge Bank",
    "Heavy Day": "Schwerer Tag", "Light Day": "Leichter Tag", "Medium Day": "Mittlerer Tag",

    // Days and notes
    "The day of the bench press.": "Der Tag des Bankdrückens.",
    "The day of the deadlift.": "Der Tag des Kreuzhebens.",
    "The day of the overhead press.": "Der Tag des Schulterdrückens.",
    "The day of the squat.": "Der Tag der Kniebeuge.",
    "In the first two weeks 5 kg from session to session is usual.":
        "In den ersten zwei Wochen sind 5 kg von Einheit zu Einheit üblich.",
]
