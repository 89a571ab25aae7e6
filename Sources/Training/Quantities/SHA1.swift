/// SHA-1 (FIPS 180-4), for name-based UUIDs alone: RFC 9562 prescribes it, and the engine may import nothing.
/// Not for anything that must withstand an attacker.
func sha1(_ message: [UInt8]) -> (UInt32, UInt32, UInt32, UInt32, UInt32) {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in 0..<8 { padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - shift * 8))) }

    var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
        0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
    )
    var words = [UInt32](repeating: 0, count: 80)
    for block in 0..<padded.count / 64 {
        for index in 0..<16 {
            let at = block * 64 + index * 4
            words[index] =
                UInt32(padded[at]) << 24 | UInt32(padded[at + 1]) << 16 | UInt32(padded[at + 2]) << 8
                | UInt32(padded[at + 3])
        }
        for index in 16..<80 {
            words[index] = rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
        }
        var (a, b, c, d, e) = state
        for index in 0..<80 {
            let (choice, constant): (UInt32, UInt32)
            switch index {
            case 0..<20: (choice, constant) = (b & c | ~b & d, 0x5A82_7999)
            case 20..<40: (choice, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
            case 40..<60: (choice, constant) = (b & c | b & d | c & d, 0x8F1B_BCDC)
            default: (choice, constant) = (b ^ c ^ d, 0xCA62_C1D6)
            }
            let next = rotate(a, 5) &+ choice &+ e &+ constant &+ words[index]
            (a, b, c, d, e) = (next, a, rotate(b, 30), c, d)
        }
        state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
    }
    return state
}

private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
