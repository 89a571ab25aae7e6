import Training

/// The part of the settings about notifications: all of them are off until somebody wants them.
struct RemindersCard {
    let world: World
    let strings: Strings

    @inline(never) var card: View {
        let settings = world.knowledge.settings
        return div("card") {
            tag("h2", "", strings.reminders)
            if let lack = lack {
                tag("p", "why", [.role("status")], lack)
            } else {
                tag("p", "why", strings.restEndReminder)
            }
            toggle(strings.dailyReminder, strings.dailyReminderHint, settings.reminderAt != nil, .daily)
            if let time = settings.reminderAt {
                field(strings.reminderTime, fault: nil, id: "reminder-at") {
                    tag(
                        "input", "n",
                        [
                            .id("reminder-at"), .attribute("type", "time"), .property("value", time.text),
                            .on(.change, .value { .reminders(.at($0)) }),
                        ]
                    ) {}
                }
                toggle(strings.plannedDaysOnly, nil, settings.remindsOnPlannedDays == true, .plannedOnly)
            }
            toggle(strings.summaryReminder, strings.summaryReminderHint, settings.notifiesSummary == true, .summary)
            if world.notifications == "granted", !world.pushed.isEmpty {
                tag("p", "why", [.role("status")], strings.notifiedHere)
                button("btn wide", .reminders(.notHere), [], strings.notHere)
            } else if world.notifications == "default" || world.notifications == "granted" {
                tag("p", "why", [.role("status")], strings.notifiedWhileOpen)
                button("btn wide", .reminders(.here), [], strings.notifyHere)
            }
        }
    }

    private func toggle(_ name: String, _ hint: String?, _ on: Bool, _ message: RemindersMessage) -> View {
        tag("label", "switch") {
            tag("span") {
                name
                if let hint { tag("small", "why block", hint) }
            }
            check(on, .reminders(message))
        }
    }

    /// What is missing for any notification.
    private var lack: String? {
        switch world.notifications {
        case "denied": strings.notificationsBlocked
        case "": world.isSecure ? strings.notificationsMissing : strings.notificationsUnsafe
        default: nil
        }
    }
}

extension Strings {
    var reminders: String { t("Reminders", "Erinnerungen") }
    fileprivate var restEndReminder: String {
        t(
            "The end of a rest is told, too, once notifications are allowed.",
            "Auch das Ende einer Pause wird gemeldet, sobald Mitteilungen erlaubt sind.")
    }
    fileprivate var dailyReminder: String { t("Remind me to train", "Ans Training erinnern") }
    fileprivate var dailyReminderHint: String {
        t("Once a day, and not after training.", "Einmal am Tag, und nicht nach dem Training.")
    }
    fileprivate var reminderTime: String { t("At", "Um") }
    fileprivate var plannedDaysOnly: String { t("Only on planned days", "Nur an geplanten Tagen") }
    fileprivate var summaryReminder: String { t("Summary after a workout", "Zusammenfassung nach dem Training") }
    fileprivate var summaryReminderHint: String {
        t("What it came to, once it is saved.", "Was herauskam, sobald es gespeichert ist.")
    }
    fileprivate var notifiedHere: String {
        t(
            "This device is notified, also while Topset is closed.",
            "Dieses Gerät bekommt Mitteilungen, auch wenn Topset zu ist.")
    }
    fileprivate var notHere: String { t("Not on this device", "Nicht auf diesem Gerät") }
    fileprivate var notifiedWhileOpen: String {
        t(
            "This device is notified only while Topset is open, once you allow it.",
            "Dieses Gerät bekommt Mitteilungen nur, solange Topset offen ist und du sie erlaubst.")
    }
    fileprivate var notifyHere: String { t("Notify this device", "Auf diesem Gerät mitteilen") }
    var notificationsBlocked: String {
        t(
            "Notifications are blocked. The browser's settings for this page allow them.",
            "Mitteilungen sind blockiert. Die Einstellungen des Browsers für diese Seite erlauben sie.")
    }
    fileprivate var notificationsMissing: String {
        t(
            "This browser shows no notifications. On an iPhone, add Topset to the home screen first.",
            "Dieser Browser zeigt keine Mitteilungen. Auf dem iPhone: Topset zuerst zum Home-Bildschirm hinzufügen.")
    }
    fileprivate var notificationsUnsafe: String {
        t(
            "Notifications need HTTPS: start the server with --lan, or open it on its own machine.",
            "Mitteilungen brauchen HTTPS: Starte den Server mit --lan, oder öffne ihn auf seinem eigenen Gerät.")
    }
}
