extension Strings {
    // MARK: Taking data along

    var takeAlong: String { t("Your data", "Deine Daten") }
    var takeAlongHint: String {
        t(
            "All of it leaves whenever you like. JSON comes back whole into an empty Topset.",
            "Alles davon kann jederzeit mit. JSON kommt ganz zurück in ein leeres Topset.")
    }
    var takeAlongOnline: String {
        t("Your server is not reached; exports come from there.", "Dein Server ist nicht da; Exporte kommen von dort.")
    }
    var everything: String { t("Everything (JSON)", "Alles (JSON)") }
    var setsTable: String { t("Sets (CSV)", "Sätze (CSV)") }
    var workoutsTable: String { t("Workouts (CSV)", "Trainings (CSV)") }
    var exercisesTable: String { t("Exercises (CSV)", "Übungen (CSV)") }
    var measurementsTable: String { t("Measurements (CSV)", "Messungen (CSV)") }
    var otherApps: String { t("For Strong and Hevy (CSV)", "Für Strong und Hevy (CSV)") }
    var calendarFile: String { t("Calendar", "Kalender") }

    // MARK: All that is kept

    var exportWord: String { t("Take it along", "Mitnehmen") }
    var dataWays: String { t("Export, backup, erase", "Export, Sicherung, Löschen") }

    var sealedBackup: String { t("Sealed backup", "Versiegelte Sicherung") }
    var sealedBackupHint: String {
        t(
            "All of it in one file that only the passphrase opens. The passphrase is kept nowhere.",
            "Alles in einer Datei, die nur die Passphrase öffnet. Die Passphrase wird nirgends aufbewahrt.")
    }
    var passphrase: String { t("Passphrase, 8 characters or more", "Passphrase, mindestens 8 Zeichen") }
    var passphraseShort: String {
        t("The passphrase needs 8 characters or more.", "Die Passphrase braucht mindestens 8 Zeichen.")
    }
    var makeBackup: String { t("Make a backup", "Sicherung machen") }
    var backupMade: String { t("The backup is among your downloads.", "Die Sicherung ist bei deinen Downloads.") }
    var serverBackups: String {
        t(
            "Your server can also make backups by itself: topset serve --backups FOLDER. It keeps the newest of 7 days, 4 weeks and 12 months.",
            "Dein Server kann auch selbst sichern: topset serve --backups ORDNER. Er behält die neueste von 7 Tagen, 4 Wochen und 12 Monaten."
        )
    }

    var putBackup: String { t("Put a backup back", "Sicherung zurückholen") }
    var putBackHint: String {
        t(
            "Into an account in which nothing is yet. JSON goes the way of an import.",
            "In ein Konto, in dem noch nichts ist. JSON nimmt den Weg eines Imports.")
    }
    var backupFile: String { t("Choose the backup", "Sicherung wählen") }
    var noBackupFile: String { t("Choose the backup first.", "Wähle erst die Sicherung.") }
    var itsPassphrase: String { t("Its passphrase", "Ihre Passphrase") }
    var putItBack: String { t("Put it back", "Zurückholen") }

    var thisDevicesData: String { t("This device", "Dieses Gerät") }
    var clearHint: String {
        t(
            "What it keeps for times without a network is forgotten, and asked for again. The server keeps everything.",
            "Was es für Zeiten ohne Netz behält, wird vergessen und neu geholt. Der Server behält alles.")
    }
    var clearDevice: String { t("Clear this device", "Dieses Gerät leeren") }
    var clearReally: String { t("Really clear", "Wirklich leeren") }
    func lostByClearing(_ count: Int) -> String {
        t("{}. That would be lost.", "{}. Das ginge verloren.", waitingLong(count))
    }

    var eraseAccount: String { t("Erase this account", "Dieses Konto löschen") }
    var eraseHint: String {
        t(
            "All of it goes: from the server, from its own backups and from this device. Nothing brings it back.",
            "Alles verschwindet: vom Server, aus seinen eigenen Sicherungen und von diesem Gerät. Nichts holt es zurück."
        )
    }
    func confirmBy(_ name: String?) -> String {
        if let name { return t("To confirm, type {}", "Zum Bestätigen {} eintippen", name) }
        return t(
            "To confirm, type the account’s name; without accounts: erase",
            "Zum Bestätigen den Namen des Kontos eintippen; ohne Konten: erase")
    }
    var eraseEverything: String { t("Erase everything", "Alles löschen") }
}
