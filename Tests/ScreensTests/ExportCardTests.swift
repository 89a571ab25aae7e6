import TestSupport
import Testing
import Training

@testable import Screens

/// What leaves, from the page about what is kept.
struct ExportCardTests {
    private static let links = [
        "/v1/export?format=json", "/v1/export?format=csv&amp;part=sets", "/v1/export?format=csv&amp;part=workouts",
        "/v1/export?format=csv&amp;part=exercises", "/v1/export?format=csv&amp;part=measurements",
        "/v1/export?format=strong", "/v1/export?format=openweight",
        "/v1/export?format=ics",
    ]

    @Test(arguments: ["en", "de"]) func everyFormIsALinkThatTheBrowserKeeps(language: String) {
        let device = Device.atGym(at: "/data") { $0.settings.language = language }
        for link in Self.links {
            #expect(device.html.contains("href=\"\(link)\" download=\"\""), "\(link)")
        }
        #expect(device.pageText.contains(language == "en" ? "Your data" : "Deine Daten"))
        #expect(device.pageText.contains(language == "en" ? "Everything (JSON)" : "Alles (JSON)"))
    }

    @Test func withoutTheServerNothingIsOfferedThatWouldFail() {
        var device = Device.atGym(at: "/data")
        device.goOnline(false)
        device.settle()
        #expect(!device.html.contains("/v1/export"))
        #expect(device.pageText.contains("Your server is not reached"))
        device.goOnline(true)
        device.settle()
        #expect(device.html.contains(Self.links[0]))
    }
}
