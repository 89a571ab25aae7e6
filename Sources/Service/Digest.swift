import Crypto

/// The SHA-256 of a text in lower-case hexadecimal.
func digest(of text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var digest: [UInt8] = []
    digest.reserveCapacity(64)
    for byte in SHA256.hash(data: Array(text.utf8)) {
        digest.append(digits[Int(byte >> 4)])
        digest.append(digits[Int(byte & 15)])
    }
    return String(decoding: digest, as: UTF8.self)
}
