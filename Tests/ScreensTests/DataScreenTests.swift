import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Backups, and the ways to forget.
@Suite struct DataScreenTests {
    private func sent(_ device: Device, _ path: String) -> (id: UInt32, body: String)? {
        device.requests.first { $0.path == path }.map { ($0.id, $0.body) }
    }

    private func refusal(_ message: String) -> String {
        JSON.text(ErrorAnswer(error: ErrorAnswer.Fault(code: "VALIDATION_ERROR", message: message)))
    }

    // MARK: Backups

    @Test func aBackupIsMadeWithAPassphraseThatIsLongEnough() throws {
        var device = Device.atGym(at: "/data")
        device.type("short", into: "passphrase")
        device.submit("Make a backup")
        #expect(sent(device, "/v1/backup") == nil)
        #expect(device.pageText.contains("needs 8 characters or more") && device.focused == "passphrase")
        device.type("a long winter", into: "passphrase")
        device.submit("Make a backup")
        let request = try #require(sent(device, "/v1/backup"))
        #expect(try JSON.decode(BackUpAccount.self, from: request.body).passphrase == "a long winter")
        device.submit("Make a backup")
        #expect(device.requests.count { $0.path == "/v1/backup" } == 1, "it is on its way")
        device.respond(request.id, 200, "")
        #expect(device.pageText.contains("among your downloads"))
        #expect(!device.html.contains("a long winter"), "the passphrase is kept nowhere")
    }

    @Test func whyThereIsNoBackupIsSaid() throws {
        var device = Device.atGym(at: "/data")
        for (status, body, said) in [
            (0, "", Strings(Voice(.english, .kg))[.noAnswer]),
            (429, refusal("Another backup is being sealed."), "Another backup is being"),
        ] {
            device.type("a long winter", into: "passphrase")
            device.submit("Make a backup")
            device.respond(try #require(sent(device, "/v1/backup")?.id), status, body)
            #expect(device.pageText.contains(said), "\(status)")
            device.requests.removeAll { $0.path == "/v1/backup" }
        }
    }

    @Test func aBackupIsPutBackWithTheFormAroundIt() {
        var device = Device.atGym(at: "/data")
        device.submit("Put it back")
        #expect(device.uploads.isEmpty && device.pageText.contains("Choose the backup first."))
        device.event(.change, device.path(to: "Choose the backup", .change) ?? [], "topset_backup_20261124.sealed")
        #expect(device.pageText.contains("topset_backup_20261124.sealed"))
        device.submit("Put it back")
        let upload = device.takeUpload()
        #expect(upload.path == "/v1/restore")
        device.respond(upload.id, 400, refusal("This is not the passphrase of the backup. Nothing was changed."))
        #expect(device.pageText.contains("This is not the passphrase"))
        #expect(device.html.contains("name=\"passphrase\"") && device.html.contains("name=\"file\""))
    }

    // MARK: Forgetting

    @Test func theDeviceIsClearedAtTheSecondTap() {
        var device = Device.atGym(at: "/data")
        #expect(!device.stored.isEmpty)
        device.tap("Clear this device")
        #expect(!device.forgot)
        device.tap("Really clear")
        #expect(device.forgot && device.stored.isEmpty)
    }

    @Test func whatIsNotSavedYetIsSaidBeforeItIsLost() {
        var device = Device.atGym()
        device.serverIsUp = false
        device.tap("Start Push A")
        device.navigate("/data")
        device.tap("Clear this device")
        #expect(device.pageText.contains("That would be lost."))
        #expect(!device.forgot)
    }

    @Test func anAccountIsErasedOnlyByItsNameAndTheDeviceForgetsIt() throws {
        var device = Device.atGym(at: "/data")
        device.submit("Erase everything")
        #expect(sent(device, "/v1/account") == nil, "nothing was typed")
        device.type("erase", into: "confirmation")
        device.submit("Erase everything")
        let request = try #require(sent(device, "/v1/account"))
        #expect(try JSON.decode(EraseAccount.self, from: request.body).confirm == "erase")
        device.respond(request.id, 400, refusal("confirm must be the account's name."))
        #expect(device.pageText.contains("confirm must be the account's name.") && !device.forgot)
        device.requests.removeAll { $0.path == "/v1/account" }
        device.submit("Erase everything")
        device.respond(try #require(sent(device, "/v1/account")?.id), 200, JSON.text(ErasedAccount()))
        #expect(device.forgot && device.stored.isEmpty)
    }

    @Test func withoutTheServerNothingIsOfferedThatWouldFail() {
        var device = Device.atGym(at: "/data")
        device.goOnline(false)
        device.type("a long winter", into: "passphrase")
        for name in ["Make a backup", "Put it back", "Erase everything"] {
            let path = device.path(toText: name) ?? []
            #expect(device.shell.peek(path)?.attributes["disabled"] == "", "\(name)")
        }
        #expect(device.path(to: "Clear this device") != nil)
    }
}
