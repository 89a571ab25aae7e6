import Service

/// A file in a request: the raw body, or the first file of a `multipart/form-data` body (RFC 7578).
struct Upload: Sendable {
    var bytes: [UInt8]
    var fileName: String?

    init(_ body: [UInt8], mediaType: String?) throws(ServiceError) {
        guard let mediaType, mediaType.lowercased().hasPrefix("multipart/form-data") else {
            bytes = body
            return
        }
        guard let boundary = Self.parameter("boundary", of: mediaType) else {
            throw ServiceError(.validation, "The multipart body has no boundary.")
        }
        guard let part = Self.firstFile(body, Array("--\(boundary)".utf8)) else {
            throw ServiceError(.validation, "The multipart body holds no file.", path: "/file")
        }
        self = part
    }

    private init(bytes: [UInt8], fileName: String?) {
        self.bytes = bytes
        self.fileName = fileName
    }

    private static func firstFile(_ body: [UInt8], _ delimiter: [UInt8]) -> Upload? {
        let lineEnd = Array("\r\n".utf8)
        var parts: [Upload] = []
        var at = find(delimiter, in: body, from: 0)
        while let start = at {
            let head = start + delimiter.count
            guard let end = find(lineEnd + delimiter, in: body, from: head) else { break }
            if let blank = find(Array("\r\n\r\n".utf8), in: body, from: head), blank <= end {
                let header = String(decoding: body[head..<blank], as: UTF8.self)
                parts.append(
                    Upload(bytes: Array(body[min(blank + 4, end)..<end]), fileName: parameter("filename", of: header)))
            }
            at = end + lineEnd.count
        }
        return parts.first { $0.fileName != nil } ?? parts.first
    }

    private static func parameter(_ name: String, of header: String) -> String? {
        for piece in header.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let pair = piece.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].filter({ $0 != " " }).lowercased() == name else { continue }
            return pair[1].filter { $0 != "\"" }
        }
        return nil
    }

    /// First place of `needle`, found by its first byte: bodies are up to 32 MiB.
    private static func find(_ needle: [UInt8], in body: [UInt8], from start: Int) -> Int? {
        guard body.count >= needle.count else { return nil }
        var at = start
        while at <= body.count - needle.count {
            if body[at] == needle[0], body[at..<at + needle.count].elementsEqual(needle) { return at }
            at += 1
        }
        return nil
    }
}
