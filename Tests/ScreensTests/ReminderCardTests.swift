import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Notifications: nothing is asked for before a tap, and what is missing is said.
@Suite struct ReminderCardTests {
    private static let subscription =
        #"{"endpoint":"https://push.example.net/a","expirationTime":null,"keys":{"p256dh":"BKey","auth":"secret"}}"#

    private func device(_ notifications: String = "default", _ prepare: (inout Device) -> Void = { _ in }) -> Device {
        var device = Device(gymServer())
        device.notifications = notifications
        prepare(&device)
        device.boot(at: "/settings")
        device.settle()
        return device
    }

    private func toggle(_ name: String, _ device: inout Device) {
        guard let path = device.path(toBox: name) else {
            Issue.record("There is no switch \(name).")
            return
        }
        device.event(.change, path, "")
    }

    /// What the browser says to the request for a subscription.
    private func browser(_ status: Int, _ body: String, _ device: inout Device) {
        guard let id = device.subscribing?.id else {
            Issue.record("The browser was not asked.")
            return
        }
        device.respond(id, status, body)
        device.settle()
    }

    @Test func nothingIsAskedBeforeATap() {
        let device = device()
        #expect(device.asked == 0 && device.server.settings.reminderAt == nil)
        #expect(device.pageText.contains("Remind me to train"))
        #expect(device.path(to: "reminder-at", .change) == nil)
    }

    @Test func aReminderSubscribesThisDevice() {
        var device = device()
        toggle("Remind me to train", &device)
        #expect(device.asked == 1 && device.subscribing?.key == "BKey")
        device.settle()
        #expect(device.server.settings.reminderAt == LocalTime("18:00"))
        browser(200, Self.subscription, &device)
        #expect(device.server.pushTargets.map(\.id) == [PushSubscription.id(of: "https://push.example.net/a")])
        #expect(device.stored[Stored.push] == device.server.pushTargets[0].id.text)
        #expect(device.pageText.contains("also while Topset is closed"))
        device.change("06:45", "reminder-at")
        toggle("Only on planned days", &device)
        device.settle()
        #expect(device.server.settings.reminderAt == LocalTime("06:45"))
        #expect(device.server.settings.remindsOnPlannedDays == true && device.asked == 1)
        device.tap("Not on this device")
        device.settle()
        #expect(device.server.pushTargets.isEmpty && device.stored[Stored.push] == nil)
        #expect(device.server.settings.reminderAt != nil, "other devices go on")
    }

    @Test func whereTheBrowserSaysNoItIsSaid() {
        var device = device()
        toggle("Summary after a workout", &device)
        device.settle()
        browser(403, "", &device)
        #expect(device.pageText.contains("Notifications are blocked"))
        #expect(device.server.settings.notifiesSummary == true && device.server.pushTargets.isEmpty)
        toggle("Remind me to train", &device)
        #expect(device.asked == 1, "it is not asked again")
    }

    @Test(arguments: [
        ("", true, "This browser shows no notifications"), ("", false, "Notifications need HTTPS"),
        ("denied", true, "Notifications are blocked"),
    ])
    func whatIsMissingIsSaid(notifications: String, isSecure: Bool, text: String) {
        let device = device(notifications) { $0.isSecure = isSecure }
        #expect(device.pageText.contains(text))
    }

    @Test func withoutAPushServiceItIsRemindedWhileTheAppIsOpen() {
        var device = device("granted") { $0.server.pushKey = nil }
        toggle("Remind me to train", &device)
        device.settle()
        browser(204, "", &device)
        let now = device.now.local.time
        device.change("23:59", "reminder-at")
        device.settle()
        let left = Int64((23 * 60 + 59 - now.hour * 60 - now.minute) * 60)
        device.show(false)
        device.wait(seconds: left + 60)
        #expect(device.notified.map(\.title) == ["Training today?"])
        #expect(device.notified[0].body.hasPrefix("Push A"))
        device.wait(seconds: 86_400)
        #expect(device.notified.count == 2, "and on the next day")
    }

    @Test func whoTrainedTodayIsNotReminded() {
        var device = device("granted") {
            $0.server.pushKey = nil
            $0.server.sessions[0].startedAt = $0.now.adding(seconds: -60)
        }
        toggle("Remind me to train", &device)
        device.settle()
        device.change("23:59", "reminder-at")
        device.settle()
        device.wait(seconds: 86_400)
        #expect(device.notified.isEmpty)
    }

    @Test func aSubscriptionThatChangedIsToldAtTheNextStart() {
        var device = device("granted")
        toggle("Remind me to train", &device)
        device.settle()
        browser(200, Self.subscription, &device)
        device.boot()
        device.settle()
        device.wait(seconds: 3)
        device.settle()
        #expect(device.asked == 2, "which shows nothing where it is allowed")
        browser(200, Self.subscription.replacing("/a", with: "/b"), &device)
        #expect(device.stored[Stored.push] == PushSubscription.id(of: "https://push.example.net/b").text)
    }
}
