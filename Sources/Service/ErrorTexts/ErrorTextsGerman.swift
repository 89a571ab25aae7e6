extension ErrorTexts {
    static let german = ErrorTexts(
        germanSentences + germanFaults + germanJSON + germanExercises + germanRepeats + germanExports
            + germanEveryDay,
        body: "Die Anfrage")

    /// Refusals that are whole sentences.
    static let germanSentences: [(english: String, text: String)] = [
        // Requests
        ("Something went wrong here. Nothing was changed.", "Hier ist etwas schiefgegangen. Es wurde nichts geändert."),
        (
            "The request's head is too long or has too many fields.",
            "Der Kopf der Anfrage ist zu lang oder hat zu viele Felder."
        ),
        (
            "The server's database file was moved or replaced. Nothing was saved.",
            "Die Datenbankdatei des Servers wurde verschoben oder ersetzt. Es wurde nichts gespeichert."
        ),
        ("There is no such change.", "Diese Änderung gibt es nicht."),
        ("There is no such exercise.", "Diese Übung gibt es nicht."),
        ("There is no such group of changes.", "Diese Gruppe von Änderungen gibt es nicht."),
        ("There is no such gym.", "Dieses Studio gibt es nicht."),
        ("There is no such language.", "Diese Sprache gibt es nicht."),
        ("There is no such import.", "Diesen Import gibt es nicht."),
        ("There is no such offer of this import.", "Dieses Angebot gibt es bei diesem Import nicht."),
        ("There is no such page.", "Diese Seite gibt es nicht."),
        ("There is no such routine.", "Diese Routine gibt es nicht."),
        (
            "Too many files are being sent at once. Try again in a moment.",
            "Es werden zu viele Dateien auf einmal gesendet. Versuch es gleich noch einmal."
        ),
        ("Line {}: {} ({})", "Zeile {1}: {2} ({3})"),
        ("Line {}: {}", "Zeile {1}: {2}"),
        ("At {}: {}", "Bei {1}: {2}"),
        ("This is no valid JSON: {}.", "Das ist kein gültiges JSON: {1}."),
        ("There is no such program.", "Dieses Programm gibt es nicht."),
        ("There is no such program of the library.", "Dieses Programm gibt es in der Bibliothek nicht."),
        ("The plan has no exercise yet.", "Der Plan hat noch keine Übung."),
        ("There is no such plan in this program.", "Diesen Plan gibt es in diesem Programm nicht."),
        ("No program is being followed.", "Du folgst keinem Programm."),
        (
            "The program is paused or finished: no day is due.",
            "Das Programm ist pausiert oder zu Ende: Kein Tag ist dran."
        ),
        ("The programs of the library cannot be deleted.", "Programme der Bibliothek lassen sich nicht löschen."),
        ("This plan is used by: {}.", "Diesen Plan benutzt: {1}."),
        ("There is no such program day.", "Diesen Programmtag gibt es nicht."),
        ("There is no such plan version.", "Diese Version des Plans gibt es nicht."),
        ("There is no such plan.", "Diesen Plan gibt es nicht."),
        ("There is no such session.", "Diese Einheit gibt es nicht."),
        ("There is no such suggestion.", "Diesen Vorschlag gibt es nicht."),
        ("There is no such token.", "Diesen Schlüssel gibt es nicht."),
        ("There is no such device.", "Dieses Gerät gibt es nicht."),
        ("There is no such version of this plan.", "Diese Version gibt es in diesem Plan nicht."),
        ("There is no such workout.", "Dieses Training gibt es nicht."),
        ("This path takes {}.", "Dieser Pfad nimmt {1}."),
        ("The body must be application/json.", "Die Anfrage muss application/json sein."),
        ("The body is larger than {} MiB.", "Die Anfrage ist größer als {1} MiB."),
        (
            "The body is not valid JSON: {} at byte {}.", "Die Anfrage ist kein gültiges JSON: {1} (Byte {2})."
        ),
        ("The multipart body has no boundary.", "Der multipart-Anfrage fehlt die Grenze."),
        ("The multipart body holds no file.", "Die multipart-Anfrage enthält keine Datei."),
        (
            "The request took too long to arrive. Nothing was changed.",
            "Die Anfrage kam zu langsam an. Es wurde nichts geändert."
        ),
        ("The request is no well-formed HTTP.", "Die Anfrage ist kein gültiges HTTP."),
        (
            "The server's disk is full. Nothing was saved; free some space.",
            "Der Datenträger des Servers ist voll. Es wurde nichts gespeichert; schaffe Platz."
        ),
        (
            "Another program holds the database. Nothing was saved; try again in a moment.",
            "Ein anderes Programm hält die Datenbank fest. Es wurde nichts gespeichert; versuch es gleich noch einmal."
        ),
        (
            "The server may not write its database. Nothing was saved.",
            "Der Server darf seine Datenbank nicht schreiben. Es wurde nichts gespeichert."
        ),
        (
            "The server's database is damaged. Nothing was saved.",
            "Die Datenbank des Servers ist beschädigt. Es wurde nichts gespeichert."
        ),
        (
            "Another import is still being written. Try again in a moment.",
            "Es wird noch ein anderer Import geschrieben. Versuch es gleich noch einmal."
        ),
        ("This key was used for another command.", "Dieser Schlüssel wurde schon für einen anderen Befehl benutzt."),
        (
            "{} is limited to {} in {} s. Try again in {} s.",
            "{1} ist auf {2} in {3} s begrenzt. Versuch es in {4} s noch einmal."
        ),
        (
            "There are {} live streams of yours already. Try again in {} s.",
            "Du hast schon {1} offene Live-Verbindungen. Versuch es in {2} s noch einmal."
        ),
        // Signing in
        (
            "This token is not known here: it is wrong, was revoked or has expired.",
            "Dieser Schlüssel ist hier nicht bekannt: Er ist falsch, zurückgezogen oder abgelaufen."
        ),
        ("Too many wrong tokens. Try again in {} s.", "Zu viele falsche Schlüssel. Versuch es in {1} s noch einmal."),
        (
            "expires_in_days must be a whole number from 1 to 3650.",
            "expires_in_days muss eine ganze Zahl von 1 bis 3650 sein."
        ),
        (
            "The lifter of this machine is called {} already.", "Wer auf diesem Rechner trainiert, heißt schon {1}."
        ),
        (
            "Sign in: send a token as \"Authorization: Bearer …\".",
            "Melde dich an: Schick einen Schlüssel als \"Authorization: Bearer …\"."
        ),
        ("This server answers on this machine only.", "Dieser Server antwortet nur auf diesem Rechner."),
        ("This server goes by other names.", "Dieser Server heißt anders."),
        ("This server is used over HTTPS: {}", "Dieser Server wird über HTTPS benutzt: {1}"),
        (
            "This code is wrong, was used or is over. Make a new one.",
            "Dieser Code ist falsch, schon benutzt oder abgelaufen. Erstelle einen neuen."
        ),
        (
            "Too many codes were tried. Try again in {} s.",
            "Zu viele Codes wurden probiert. Versuch es in {1} s noch einmal."
        ),
        (
            "Pages of other sites may not use this server.",
            "Seiten anderer Anbieter dürfen diesen Server nicht benutzen."
        ),
        (
            "A name has 1 to 64 characters, with no space before or after and no line breaks.",
            "Ein Name hat 1 bis 64 Zeichen, davor und dahinter kein Leerzeichen und keine Zeilenumbrüche."
        ),
        ("There already is a user called {}.", "Es gibt schon jemanden namens {1}."),
        ("There is no user called {}.", "Es gibt niemanden namens {1}."),
        ("There already is a token called {}.", "Es gibt schon einen Schlüssel namens {1}."),
        ("There is no token called {}.", "Es gibt keinen Schlüssel namens {1}."),
        // The live workout
        ("A workout is already running.", "Es läuft schon ein Training."),
        ("No workout is running.", "Es läuft kein Training."),
        (
            "The workout is {} and does not change any more.",
            "Das Training ist {1} und ändert sich nicht mehr."
        ),
        ("completed", "abgeschlossen"), ("cancelled", "abgebrochen"),
        (
            "The unit cannot change while a workout is running.",
            "Die Einheit lässt sich nicht ändern, solange ein Training läuft."
        ),
        ("There is no such exercise in the workout.", "Diese Übung gibt es im Training nicht."),
        ("There is no such set in the exercise.", "Diesen Satz gibt es in der Übung nicht."),
        ("There is no such exercise in the catalogue.", "Diese Übung gibt es im Katalog nicht."),
        ("There is no such exercise in the plan.", "Diese Übung gibt es im Plan nicht."),
        ("The set id is already in the workout.", "Die id des Satzes gibt es im Training schon."),
        ("The set is already done. Edit it with patch.", "Der Satz ist schon gemacht. Ändere ihn mit patch."),
        (
            "A skipped set must be planned again before it is done.",
            "Ein ausgelassener Satz muss wieder geplant sein, bevor er gemacht wird."
        ),
        ("A set is marked as done with log-set.", "Ein Satz wird mit log-set als gemacht eingetragen."),
        ("The body is missing: nothing was changed.", "Der Inhalt fehlt: nichts wurde geändert."),
        ("A request names exactly one Host.", "Eine Anfrage nennt genau einen Host."),
        ("A done set cannot be skipped.", "Ein gemachter Satz lässt sich nicht auslassen."),
        (
            "A skipped set cannot be marked as done.",
            "Ein ausgelassener Satz lässt sich nicht als gemacht eintragen."
        ),
        ("A workout has at most 60 exercises.", "Ein Training hat höchstens 60 Übungen."),
        ("A patch holds ops of one type.", "Ein patch enthält ops einer Art."),
        ("A patch adds or removes one set.", "Ein patch fügt einen Satz hinzu oder nimmt einen weg."),
        ("A patch edits one set.", "Ein patch ändert einen Satz."),
        ("There is no change to undo.", "Es gibt keine Änderung, die sich zurücknehmen ließe."),
        ("Later changes touched the same place.", "Spätere Änderungen betreffen dieselbe Stelle."),
        // What an assistant may
        ("An AI action names its ai_scope.", "Eine Aktion der KI nennt ihren ai_scope."),
        ("The exercise is outside the ai_scope.", "Die Übung liegt außerhalb des ai_scope."),
        ("AI changes planned sets only.", "Die KI ändert nur geplante Sätze."),
        (
            "AI changes weight, reps and RIR only.", "Die KI ändert nur Gewicht, Wiederholungen und RIR."
        ),
        ("AI sets no tags.", "Die KI setzt keine Marken."),
        ("Only planned sets are filled.", "Ausgefüllt werden nur geplante Sätze."),
        (
            "The set is outside the exercise to be filled.",
            "Der Satz gehört nicht zu der Übung, die ausgefüllt wird."
        ),
        ("Only the lifter marks a set as done.", "Nur du selbst trägst einen Satz als gemacht ein."),
        ("Only the lifter completes a workout.", "Nur du selbst schließt ein Training ab."),
        ("Only the lifter cancels a workout.", "Nur du selbst brichst ein Training ab."),
        ("Only the lifter removes a set.", "Nur du selbst nimmst einen Satz weg."),
        ("Only the lifter removes an exercise.", "Nur du selbst nimmst eine Übung weg."),
        ("Only the lifter undoes a change.", "Nur du selbst nimmst eine Änderung zurück."),
        // Sessions, plans and suggestions
        ("The session stands as it was archived.", "Die Einheit ist, wie sie abgelegt wurde."),
        ("There is no such change of the session.", "Diese Änderung gibt es in der Einheit nicht."),
        ("There is no such exercise in the session.", "Diese Übung gibt es in der Einheit nicht."),
        ("A set is in the session twice.", "Ein Satz kommt in der Einheit zweimal vor."),
        ("The session has no done set to plan.", "Die Einheit hat keinen gemachten Satz für einen Plan."),
        ("The plan was deleted.", "Der Plan wurde gelöscht."),
        (
            "The plan has changed meanwhile: version {} is current.",
            "Der Plan hat sich inzwischen geändert: Jetzt gilt Version {1}."
        ),
        ("The version is gone.", "Die Version gibt es nicht mehr."),
        ("The version has no such exercise.", "Diese Übung hat die Version nicht."),
        ("The exercise has no set {}.", "Einen Satz {1} hat die Übung nicht."),
        ("Too many plans at once.", "Das sind zu viele Pläne auf einmal."),
        ("There are already 100 gyms.", "Es gibt schon 100 Studios."),
        ("There are already 1000 pain flags.", "Es sind schon 1000 Schmerzen notiert."),
        ("There is no such pain.", "Diesen Schmerz gibt es nicht."),
        ("A change is decided in two ways.", "Über eine Änderung ist auf zwei Arten entschieden."),
        (
            "A decision names either a change_id or a group_id.",
            "Eine Entscheidung nennt entweder eine change_id oder eine group_id."
        ),
        (
            "A decision can be withdrawn on the same day only.",
            "Eine Entscheidung lässt sich nur am selben Tag zurücknehmen."
        ),
        (
            "A newer proposal has taken the place of this one.",
            "An die Stelle dieses Vorschlags ist ein neuerer getreten."
        ),
        (
            "The proposal stands no more: what it was drawn from has changed.",
            "Der Vorschlag gilt nicht mehr: Woraus er folgte, hat sich geändert."
        ),
        ("It was decided already: withdraw that first.", "Darüber ist schon entschieden: Nimm das erst zurück."),
        ("Nothing was decided yet.", "Es ist noch nichts entschieden."),
        (
            "The change was trained already, and judged.", "Die Änderung wurde schon trainiert und beurteilt."
        ),
        (
            "Another set was rejected lately; it is not proposed again for eight weeks.",
            "Ein weiterer Satz wurde vor Kurzem abgelehnt; er wird acht Wochen lang nicht wieder vorgeschlagen."
        ),
        (
            "There is already a bundle of a model for this session.",
            "Zu dieser Einheit gibt es schon Vorschläge eines Modells."
        ),
        ("The plan says something else by now.", "Im Plan steht inzwischen etwas anderes."),
        ("The plan has another exercise there by now.", "Im Plan steht dort inzwischen eine andere Übung."),
        ("The exercise is no longer in the plan.", "Die Übung steht nicht mehr im Plan."),
        ("The set is no longer in the plan.", "Der Satz steht nicht mehr im Plan."),
        ("The exercise has as many sets as it can have.", "Die Übung hat so viele Sätze, wie sie haben kann."),
        ("The exercise has no training max any more.", "Die Übung hat kein Trainingsmaximum mehr."),
        ("It is the only set of the exercise.", "Es ist der einzige Satz der Übung."),
        (
            "It contradicts another change of the same call.",
            "Das widerspricht einer anderen Änderung desselben Aufrufs."
        ),
        ("It does not say which exercise to take instead.", "Es fehlt, welche Übung an die Stelle tritt."),
        // Imports
        (
            "The file is empty: export it again from the app.",
            "Die Datei ist leer: Exportiere sie noch einmal aus der App."
        ),
        (
            "The file is larger than {} MiB: split it by year and import the parts one by one.",
            "Die Datei ist größer als {1} MiB: Teile sie nach Jahren und importiere die Teile einzeln."
        ),
        (
            "The file has more than {} rows: split it by year and import the parts one by one.",
            "Die Datei hat mehr als {1} Zeilen: Teile sie nach Jahren und importiere die Teile einzeln."
        ),
        (
            "This is a file of {}, but no history of sets: export the workouts from {} as a table.",
            "Das ist eine Datei von {1}, aber kein Verlauf von Sätzen: Exportiere die Trainings aus {2} als Tabelle."
        ),
        (
            "The file breaks off or is damaged at line {}: export it again from the app.",
            "Die Datei bricht ab oder ist in Zeile {1} beschädigt: Exportiere sie noch einmal aus der App."
        ),
        ("Say which column is the {}.", "Sag, welche Spalte das ist: {1}."),
        (
            "The file has no column “{}”, which is said to be the {}.",
            "Die Datei hat keine Spalte „{1}“, die das sein soll: {2}."
        ),
        (
            "Column “{}” cannot be the {}: line {} says “{}”.",
            "Die Spalte „{1}“ kann das nicht sein: {2}. In Zeile {3} steht „{4}“."
        ),
        (
            "mapping must be a JSON object with the names of columns.",
            "mapping muss ein JSON-Objekt mit den Namen von Spalten sein."
        ),
        ("mapping may name {} and date_order.", "mapping darf {1} und date_order nennen."),
        ("date of the set", "Datum des Satzes"), ("time of day", "Uhrzeit"),
        ("name of the exercise", "Name der Übung"), ("number of the set", "Nummer des Satzes"),
        ("number of sets", "Anzahl der Sätze"),
        ("lifted weight", "gehobenes Gewicht"), ("unit of the weight", "Einheit des Gewichts"),
        ("number of reps", "Zahl der Wiederholungen"), ("RPE of the set", "RPE des Satzes"),
        ("RIR of the set", "RIR des Satzes"), ("covered distance", "zurückgelegte Strecke"),
        ("unit of the distance", "Einheit der Strecke"), ("time under work", "Zeit unter Last"),
        ("note on the set", "Notiz zum Satz"), ("name of the workout", "Name des Trainings"),
        ("note on the workout", "Notiz zum Training"), ("mark of a warm-up", "Kennzeichen für Aufwärmsätze"),
        ("end of the workout", "Ende des Trainings"), ("length of the workout", "Dauer des Trainings"),
        (
            "This is a packed file: unpack it and import what is in it.",
            "Das ist ein gepacktes Archiv: Entpacke es und importiere, was darin ist."
        ),
        (
            "This is no export of {}; it begins with “{}”. Any table of sets (CSV) can be imported by saying which column is what.",
            "Das ist kein Export von {1}; die Datei beginnt mit „{2}“. Jede Tabelle von Sätzen (CSV) lässt sich importieren, wenn du sagst, welche Spalte was ist."
        ),
        (
            "Strong, Hevy, FitNotes, StrongLifts, JEFIT, Fitbod, Liftosaur, openweight or Topset",
            "Strong, Hevy, FitNotes, StrongLifts, JEFIT, Fitbod, Liftosaur, openweight oder Topset"
        ),
        (
            "This is an export of {}, not of {}: choose {} or leave the format to be found.",
            "Das ist ein Export von {1}, nicht von {2}: Wähle {3} oder lass das Format suchen."
        ),
        // Plans and programs as text
        ("This is not understood.", "Das ist nicht zu verstehen."),
        (
            "There is no exercise of this name; a line exercise: NAME makes it one of your own.",
            "Es gibt keine Übung mit diesem Namen; eine Zeile exercise: NAME macht sie zu einer eigenen."
        ), ("A program brings at most 200 exercises.", "Ein Programm bringt höchstens 200 Übungen mit."),
        (
            "An exercise needs a plan: a line that begins with plan:",
            "Eine Übung braucht einen Plan: eine Zeile, die mit plan: beginnt"
        ),
        ("There is no plan of this name.", "Es gibt keinen Plan mit diesem Namen."),
        ("There are two plans of this name.", "Es gibt zwei Pläne mit diesem Namen."),
        (
            "An exercise has one range of reps; a rule may have others.",
            "Eine Übung hat einen Bereich von Wiederholungen; eine Regel kann andere haben."
        ),
        (
            "A note stands under an exercise or under days.", "Eine Notiz steht unter einer Übung oder unter Tagen."
        ),
        (
            "A key has 1 to 20 letters from a to z, digits, spaces or the signs - _ . + /",
            "Ein Schlüssel hat 1 bis 20 Buchstaben von a bis z, Ziffern, Leerzeichen oder die Zeichen - _ . + /"
        ),
        (
            "A quotation mark or a bracket is not closed.",
            "Ein Anführungszeichen oder eine Klammer ist nicht geschlossen."
        ),
        (
            "That is more than a plan or a program holds.", "Das ist mehr, als ein Plan oder ein Programm fasst."
        ),
        ("This is said twice.", "Das steht zweimal da."),
        ("There is no plan and no program in this text.", "In diesem Text steht weder ein Plan noch ein Programm."),
    ]
}
