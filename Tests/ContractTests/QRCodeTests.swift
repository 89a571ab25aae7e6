import Contract
import Testing

/// QR codes against those of another encoder (segno 1.6, level M, bytes, the same mask), module by module.
struct QRCodeTests {
    /// An address as often as it fills each version to the last byte, and the modules row by row as hexadecimal digits.
    private static let pins: [(length: Int, modules: String)] = [
        (
            14,
            "fe8bfc17d06e8abb7595dba32ec12107faafe01700b7125a4fbfd5f517a92aab2eec807543fb0210543dba0cb5d778aeab49"
                + "04371fee2e0"
        ),
        (
            26,
            "fe9cbfc150506ebdebb741c5dbadc2ec134507faaafe00af009fa8cb9adfe7b29f572f0814f430a60d026acbdfa6bf11162d"
                + "aea7fb0045c5bfbeaa3055910baa1f85d5ed0ee9fd3f047237fec3c48"
        ),
        (
            42,
            "fe425bfc1198506e847cbb74c235dba52caec1668d07faaaafe00b5a009682ad02a3ef1a54812e1ce2da036ff80fa5bcb098"
                + "81fb999de91b8aead3ac61132b315265df28665a95bf392d22fa006c445ff99b2a505ee71fba4bcf85d6c3b7ae92987b04e6"
                + "94afec45a90"
        ),
        (
            62,
            "fe48d7bfc13793106ebcc52bb755bd45dbaea172ec140f5507faaaaafe01260900be47e93e32ae4bdb29ea79b2cc8b17a9f1"
                + "bb8fbd416f63981ffe4db19c02417adc9a10719af40c2afb47c351368db5a4b7d5a7b725c587629c96de8caa452a5e798daa"
                + "14f9fb80710bc5ff90ca6ad055a3d1ebaa4e0fcdd710bc5eea3491d104196d9cfedbf9f30"
        ),
        (
            84,
            "feb674abfc144d84106eade1b6bb741f1ef5dbaaa66c2ec11175f507faaaaaafe002c11c009fb49304bda595ece794a8eb6d"
                + "d35a82e567fe63fda360de2157eae818cddb6be08da772edee83407e30ee03c5c31a9dedc51bb9cb338c92ad58a138249e19"
                + "ce539bec95752132a8557cd623cb3706cf852cac3bff4636ff11a45360db7992b6fa80613e6c53fa0547aa7055d77d11ba8d"
                + "f01f85d7038f11ee9573732b044c840d7fe8ad83d08"
        ),
        (
            106,
            "fef3b112bfc101e840d06e98994f0bb752907965dba884f492ec1419841d07faaaaaaafe0124bf0e008bcb642f7cd66764e8"
                + "56219de97c3437b20ed7ff91bd7e64011baaa05fb3c68e3e3c499f880189093ac6dd9f3f101ab178a87c5fb132673ced827a"
                + "d5ba302c6fd3588566557869d608b3045232d9bfae2c8a67d8652f96a84645d87553b013e7a66726cee0b0b1a51f6b641401"
                + "bc7c91fc1d381c61066984f818a9f6150ebefc806bf7c847ffba09c46b70424ae5d13bad4b4a7f8dd07f484496e8e9afc10b"
                + "04a96d28ebfee37536ff0"
        ),
        (
            122,
            "fe14c342cbfc1201746a906ebbcf2ff4bb755bf424b5dbadfdf8ebaec1635476e107faaaaaaaafe014b31f5800be5dffb403"
                + "e48e41d0b645c88988fe8bc4d26763d7134a73476f16f0d66d43890ee77a88e3d36407234e1b37574fc12252315b2682a298"
                + "4e4e90eb200df02830883d6e44fa72f927fcdc69a44f2c7eea8aaaf2aad7113b117d1e4faf2fb70fc9a1e9947a917489d958"
                + "a87468f981153ed672924552aabc841509c5176cf439f7641bb79abab8652bb948a044cac922d65409c2ed71257e18f1875f"
                + "d7b779abe6ff20fd0044cc67ec77f9376bd4ead05b7d115b1ebaba4ff17fc5d60a683a85eeb0fdfc9a5d04807e53f1cfeac8"
                + "4d04f30"
        ),
        (
            152,
            "fe7d223b68bfc173c39b5dd06e89e2d4946bb74d56a66ea5dbadccbfa342ec1151f1999107faaaaaaaaafe002334599b00aa"
                + "05c3ee8c8954e4fa06e20292a41b33416bf59c9e9f5f5e057a2d4888d1b9843c8eae8a274b1dd332025f6a14e91733f2b2c5"
                + "14ccbf3810262aaec404f5adb31514b4e8a00711d9a12e7553388f96cc8f9b12e2a849be337fd127e751a234535f11eabb4a"
                + "ac88aae467d11ea2c6b3f2e5fb123e61960a7595ca0622ef72ecaab42144aaaecf3fc9f9999473de71b065f913a232b0930e"
                + "a84412f42aae485876b4cb8b308aed338297d15c1c355e30ad8f5709fc3aa2ae8d1b05e29371b2e0bfeadd9473e28a8beaec"
                + "fa8042331ee646ff8800ac746b3047fec535112bac2b7e8cbfbdd265bfaa0862eb1606b1366104a1189da12afedef28fbca9"
                + "8"
        ),
        (
            180,
            "fe635c83aea3fc14f6a69bfb906e92933c53a4bb74a89352ccd5dbad052faba62ec11713c5d99107faaaaaaaaaafe00a5fb1"
                + "2a5b00aa210bfbdce09421c65a42ea246bf1404b76172f2a852a311721a3ae6ab19dca4842a06f2488c8e50aeb352ea12da7"
                + "acc1eb9b9493de50eaca8cf69229ba9b60c00b4eba4c0f2aaa822398be9159fa90337d2148ff3cbc8b5b9ee44a6e6b9ced75"
                + "6543ffaa71099ae9aabf9aaef8fbbfcfc7b4ac6e624482ae7eaa1232aeb1ee1b1ae6f11df94bbfb9defcee989b1422631e38"
                + "5b71947769f8922bea1dd14247a0ab65baa93d420e91ca84b3d1bd548c9732bb0399822d913e27b56fa7acae04305e653a42"
                + "c2b50d8c725484aaaf8a966ef9f97bc31b5b228e834f6e61f56a0a78779de1901327b6c3f67ee536ca912a32bf889afd0069"
                + "99466e644bf920f6b3336af04efc51b6a913baec8afcdf9fcdd178eaaa2e5c6eaef77365633904036d9f51932febc66ebdba"
                + "cb8"
        ),
        (
            213,
            "fe4cdddf492b3fc114c00a55e8906eb6dde435ffcbb756cc14e960a5dba84f5bf49292ec153e83117e9107faaaaaaaaaaafe"
                + "019ebf45affa00be3f40bf4b013e64c9eacfa49a6a5accd40d0bf0dd46298b7a1effa1f8b3ac4874b0101eec9eac3a49a6a5"
                + "3ccb56d09f0dd44a19b7a1ef3a1eb31852874b216162d9a3c3a49a4ad5d4a77d09e0dd01b5a37a1ed3a1cb31874874b2160e"
                + "0f5a3c3a45a48d7ccb97d0980dc89a8ab7a5e13a1c73c834814b2064a069b3c1245a48c7ec337f8980fe891aa57c5e13f1c3"
                + "ada74ab4b21acac6d03f12456c4ffe9b3ef8986be898935f21a13fcceedc70d34b200ca82d82d02056b0b49152689986e4ed"
                + "9165a21a1bfcccefdfcd34b000c281c07d02056b03789656a9996e4ca1556221a1bfcfcaa5a2b34b002d2a203bc020169335"
                + "95757299d6e4da9354223a1bf4f83359ab34f002d688c0fc0e0169329d0e172f9d6e4df2014223a19b4f03a1faff4f06fd00"
                + "497fd1e016473f93616af9d1ead0515464761991fbaa5f83f2f07fd5d4bbc59c816172eaa40b16bd1a8904924f1f61582cfe"
                + "e67c132f66250"
        ),
    ]

    private func text(_ length: Int) -> String {
        String(String(repeating: "https://192.168.178.23:8080/pair#ABCD-EFGH?", count: 10).prefix(length))
    }

    private func digits(_ code: QRCode) -> String {
        var bits: [Int] = []
        for row in 0..<code.size {
            for column in 0..<code.size { bits.append(code[row, column] ? 1 : 0) }
        }
        while bits.count % 4 != 0 { bits.append(0) }
        var digits = ""
        for start in stride(from: 0, to: bits.count, by: 4) {
            digits += String(bits[start..<(start + 4)].reduce(0) { $0 << 1 | $1 }, radix: 16)
        }
        return digits
    }

    @Test(arguments: pins.indices) func everyVersionIsDrawnAsAnotherEncoderDrawsIt(_ index: Int) throws {
        let pin = Self.pins[index]
        let code = try #require(QRCode(text(pin.length)))
        #expect(code.size == 21 + 4 * index)
        #expect(digits(code) == pin.modules)
    }

    @Test func aByteMoreTakesTheNextVersionAndTooManyAreRefused() throws {
        for pin in Self.pins.dropLast() {
            let (fits, grows) = (try #require(QRCode(text(pin.length))), try #require(QRCode(text(pin.length + 1))))
            #expect(grows.size == fits.size + 4)
        }
        #expect(QRCode(text(214)) == nil)
        #expect(QRCode("") != nil)
    }

    /// Draws the path back into modules, run by run.
    @Test func pathAndLinesShowTheSameModules() throws {
        let code = try #require(QRCode(text(40)))
        var drawn = Set<[Int]>()
        for run in code.path.split(separator: "M") {
            let numbers = run.split { !$0.isNumber }.compactMap { Int($0) }
            for column in numbers[0]..<(numbers[0] + numbers[2]) { drawn.insert([numbers[1], column]) }
        }
        for row in -4..<(code.size + 4) {
            for column in -4..<(code.size + 4) {
                let line = Array(code.lines[(row + 4) / 2])
                let block = line[column + 4]
                let isLight = (row + 4) % 2 == 0 ? "█▀".contains(block) : "█▄".contains(block)
                #expect(code[row, column] == !isLight)
                #expect(code[row, column] == drawn.contains([row, column]))
            }
        }
    }
}
