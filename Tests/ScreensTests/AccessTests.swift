import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Tokens in the settings, what the server could not save, and what the device cannot read.
@Suite struct AccessTests {
    @Test func aTokenIsMadeShownOnceAndRevoked() {
        var device = Device.atGym(at: "/settings")
        device.tap("Make a token")
        device.settle()
        #expect(device.pageText.contains("New: token 1"))
        #expect(device.pageText.contains("It is shown this once."))
        device.tap("Copy")
        #expect(device.copied.hasPrefix("topset_"))
        #expect(device.pageText.contains("never used"))
        device.tap("Revoke")
        device.settle()
        #expect(device.server.tokens.count == 1, "another tap does it")
        device.tap("Really revoke")
        device.settle()
        #expect(device.server.tokens.isEmpty, "at once")
        #expect(!device.pageText.contains("never used"))
        // The secret is gone with the page.
        device.type("Phone", into: "token-name")
        device.tap("Make a token")
        device.settle()
        #expect(device.pageText.contains("New: Phone"))
        device.navigate("/")
        device.navigate("/settings")
        device.settle()
        #expect(!device.pageText.contains("topset_"))
    }

    @Test func aFullDiskIsSaidInTheServersWords() {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.server.storageFault = "The server's disk is full. Nothing was saved; free some space."
        device.tap("Done · 82.5 kg × 12")
        device.settle()
        #expect(device.pageText.contains("The server's disk is full. Nothing was saved; free some space."))
        #expect(device.facts.sync.waiting == 1, "it is kept, and sent again")
        device.server.storageFault = nil
        device.wait(seconds: 5)
        device.settle()
        #expect(device.facts.sync.isSaved)
        #expect(!device.pageText.contains("disk is full"))
    }

    @Test func whatCannotBeReadIsSetAsideShownAndCopied() {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.stored[SyncKey.formerQueue] = #"{"version":99,"of":"another time"}"#
        device.stored[Stored.drafts] = "[{\"nonsense\""
        device.boot()
        device.settle()
        #expect(device.pageText.contains("cannot be read by this version"))
        // Another start finds it still.
        device.boot()
        device.settle()
        device.tap("Copy")
        #expect(device.copied.contains("another time") && device.copied.contains("nonsense"))
        device.tap("Put away")
        #expect(!device.pageText.contains("cannot be read"))
        device.boot()
        device.settle()
        #expect(!device.pageText.contains("cannot be read"))
    }
}
