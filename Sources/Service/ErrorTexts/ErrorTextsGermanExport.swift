extension ErrorTexts {
    /// What is said of exports of ours that are imported.
    static let germanExports: [(english: String, text: String)] = [
        ("confirm must be “erase”.", "Zum Bestätigen „erase“ eintippen."),
        ("confirm must be the account's name.", "Zum Bestätigen den Namen des Kontos eintippen."),
        (
            "The account is erased, but no new backup could be made, so that the older ones, which hold it, are still there.",
            "Das Konto ist gelöscht, aber es konnte keine neue Sicherung angelegt werden; die älteren, die es enthalten, sind noch da."
        ),
        (
            "An export of Topset goes into an account in which nothing is yet, and here something is already.",
            "Ein Export von Topset kommt in ein Konto, in dem noch nichts ist, und hier ist schon etwas."
        ),
        (
            "The export contradicts itself and was not imported: {}.",
            "Der Export widerspricht sich und wurde nicht importiert: {1}."
        ),
        (
            "This export of Topset is damaged or cut off: line {} cannot be read. Nothing was imported.",
            "Dieser Export von Topset ist beschädigt oder abgeschnitten: Zeile {1} ist nicht zu lesen. Nichts wurde importiert."
        ),
        (
            "This export was made by a newer version of Topset (form {}). Bring this one up to date first.",
            "Dieser Export stammt von einer neueren Version von Topset (Form {1}). Diese hier muss erst aktualisiert werden."
        ),
        (
            "This export has a table that is not known here: “{}” in line {}. Nothing was imported.",
            "Dieser Export hat eine Tabelle, die hier unbekannt ist: „{1}“ in Zeile {2}. Nichts wurde importiert."
        ),
        (
            "Line {} of this export is no row of {}: “{}” is not as it should be. Nothing was imported.",
            "Zeile {1} dieses Exports ist keine Zeile von {2}: „{3}“ ist nicht, wie es sein soll. Nichts wurde importiert."
        ),
        (
            "Line {} of this export is no row of {}. Nothing was imported.",
            "Zeile {1} dieses Exports ist keine Zeile von {2}. Nichts wurde importiert."
        ),
        (
            "This export says that it has {} rows, and has {}. Nothing was imported.",
            "Dieser Export sagt, er habe {1} Zeilen, und hat {2}. Nichts wurde importiert."
        ),
        ("its events lead to another state", "die Ereignisse führen zu einem anderen Stand"),
        ("event {} is missing", "Ereignis {1} fehlt"), ("it is gone", "es ist nicht da"),
        ("This is no export of Topset.", "Das ist kein Export von Topset."),
        (
            "Too many exports are being written at once. Try again in a moment.",
            "Gerade werden zu viele Exporte geschrieben. Bitte gleich noch einmal versuchen."
        ),
        (
            "passphrase must have between {} and {} characters.",
            "Die Passphrase muss zwischen {1} und {2} Zeichen haben."
        ),
        ("passphrase is required.", "Die Passphrase fehlt."),
        (
            "This is not the passphrase of the backup. Nothing was changed.",
            "Das ist nicht die Passphrase der Sicherung. Nichts wurde geändert."
        ),
        ("This is no backup of Topset.", "Das ist keine Sicherung von Topset."),
        (
            "This backup was made by a newer version of Topset (form {}). Bring this one up to date first.",
            "Diese Sicherung stammt von einer neueren Version von Topset (Form {1}). Diese hier muss erst aktualisiert werden."
        ),
        (
            "The backup is cut off. Nothing was changed.", "Die Sicherung ist abgeschnitten. Nichts wurde geändert."
        ),
        (
            "The backup is damaged: it is not what was written. Nothing was changed.",
            "Die Sicherung ist beschädigt: Sie ist nicht, was geschrieben wurde. Nichts wurde geändert."
        ),
        (
            "This is the backup of a whole server: topset restore puts it back.",
            "Das ist die Sicherung eines ganzen Servers: topset restore spielt sie zurück."
        ),
        (
            "Another backup is being sealed or opened. Try again in a moment.",
            "Gerade wird eine andere Sicherung versiegelt oder geöffnet. Bitte gleich noch einmal versuchen."
        ),
    ]
}
