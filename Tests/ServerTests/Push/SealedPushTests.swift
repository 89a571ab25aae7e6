import Crypto
import Foundation
import TestSupport
import Testing
import Training

@testable import Server
@testable import Service

/// Messages that only a browser can read, and proofs of who sends.
struct SealedPushTests {
    private static func bytes(_ text: String) -> [UInt8] { Base64URL.bytes(text) ?? [] }

    /// RFC 8291, appendix A.
    @Test func theExampleOfTheStandardComesOut() throws {
        let receiver = try #require(
            SealedPush.Receiver(
                publicKey: Self.bytes(
                    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
                secret: Self.bytes("BTBZMqHH6r4Tts7J_aSIgg")))
        let key = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: Self.bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
        let sealed = try SealedPush(
            Array("When I grow up, I want to be a watermelon".utf8), to: receiver, key: key,
            salt: Self.bytes("DGv6ra1nlYgDCS1FRnbzlw"))
        #expect(
            Base64URL.text(sealed.body)
                == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
                + "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
        let browser = Browser(
            key: try P256.KeyAgreement.PrivateKey(
                rawRepresentation: Self.bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")),
            secret: Self.bytes("BTBZMqHH6r4Tts7J_aSIgg"))
        #expect(String(decoding: try browser.opened(sealed.body), as: UTF8.self).hasPrefix("When I grow up"))
    }

    @Test(arguments: 0..<20)
    func whatIsSealedIsReadByThatBrowserAlone(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let count = seed == 0 ? 0 : seed == 1 ? SealedPush.longest : Int.random(in: 0..<2_000, using: &random)
        let message = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        let (browser, other) = (Browser(), Browser())
        let receiver = try #require(
            SealedPush.Receiver(publicKey: Array(browser.key.publicKey.x963Representation), secret: browser.secret))
        let sealed = try SealedPush(message, to: receiver)
        #expect(sealed.body.count <= 4_096)
        #expect(try browser.opened(sealed.body) == message)
        #expect(throws: (any Error).self) { try other.opened(sealed.body) }
        #expect(try SealedPush(message, to: receiver).body != sealed.body, "no two are alike")
    }

    @Test func aProofIsSignedAndOverWithinADay() throws {
        let identity = ServerIdentity()
        let proof = try identity.authorization(
            for: "https://push.example.net", contact: "mailto:alex@example.com", at: 1_795_000_000)
        let parts = proof.split(whereSeparator: { " ,".contains($0) }).map(String.init)
        #expect(parts.count == 3 && parts[0] == "vapid")
        #expect(parts[2] == "k=" + identity.publicKey)
        let token = parts[1].dropFirst(2).split(separator: ".").map(String.init)
        let key = try P256.Signing.PublicKey(x963Representation: Self.bytes(identity.publicKey))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: Self.bytes(token[2]))
        #expect(key.isValidSignature(signature, for: Data((token[0] + "." + token[1]).utf8)))
        #expect(String(decoding: Self.bytes(token[0]), as: UTF8.self) == #"{"typ":"JWT","alg":"ES256"}"#)
        #expect(
            String(decoding: Self.bytes(token[1]), as: UTF8.self)
                == #"{"aud":"https://push.example.net","exp":1795043200,"sub":"mailto:alex@example.com"}"#)
        #expect(ServerIdentity(kept: identity.kept)?.publicKey == identity.publicKey)
        #expect(ServerIdentity(kept: "none") == nil)
    }

    @Test(arguments: [
        "https://localhost/a", "https://intranet/a", "https://127.0.0.1/a", "https://127.1/a", "https://0x7f.1/a",
        "https://2130706433/a", "https://[::1]/a", "https://[::ffff:10.0.0.1]/a", "https://a.local/a",
        "https://a.internal/a", "https://alex:secret@push.example.net/a", "https://push.example.net:22/a",
        "http://push.example.net/a", "ftp://push.example.net/a", "https:///a", "https://push.example.net/a b",
        "https://push.example.net/a#b", "javascript:alert(1)", "https://push.example.net./a", "https://pü.example.net/",
    ])
    func anAddressThatIsNotOfTheInternetIsNone(text: String) {
        #expect(PushEndpoint(text, allowsPrivate: false) == nil)
    }

    @Test(arguments: [
        "https://fcm.googleapis.com/fcm/send/abc:def-_1", "https://web.push.apple.com/QaBc",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA", "https://wns2-am3p.notify.windows.com/w/?token=a%2b",
    ])
    func theAddressesOfBrowsersAreTaken(text: String) throws {
        let endpoint = try #require(PushEndpoint(text, allowsPrivate: false))
        #expect(endpoint.url == text && text.hasPrefix(endpoint.origin + "/"))
    }

    @Test(arguments: [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255",
        "::", "::1", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        "::7f00:1",
    ])
    func whatIsNotOnTheInternetIsNotGoneTo(text: String) throws {
        #expect(try #require(IPAddress(text)).isOnInternet == false)
    }

    @Test(arguments: ["142.250.74.106", "17.188.143.1", "2a00:1450:4001:82a::200a", "2620:149:a44::1"])
    func whatIsOnTheInternetMayBeGoneTo(text: String) throws {
        #expect(try #require(IPAddress(text)).isOnInternet)
    }
}
