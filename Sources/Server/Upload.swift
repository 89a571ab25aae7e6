import Contract
import Service
import Wire

/// A file in a request: the raw body, or the first file of a `multipart/form-data` body (RFC 7578).
struct Upload: Sendable {
    let file: FileBytes
    private(set) var fileName: String?
    /// The short fields of the form, by their names.
    private(set) var fields: [String: String] = [:]

    private static let longestField = 4_096

    init(_ body: FileBytes, mediaType: String?) throws(ServiceError) {
        guard let mediaType, mediaType.lowercased().hasPrefix("multipart/form-data") else {
            file = body
            return
        }
        guard let boundary = Self.parameter("boundary", of: mediaType) else {
            throw ServiceError(.validation, "The multipart body has no boundary.")
        }
        let form = body.withBytes { Form($0, Array("--\(boundary)".utf8)) }
        guard let place = form.file else {
            throw ServiceError(.validation, "The multipart body holds no file.", path: "/file")
        }
        (file, fileName, fields) = (body[place], form.fileName, form.fields)
    }

    /// Where the first file of a form stands, with the fields around it. Reads every byte of the body once: each part's head is looked
    /// for within the part.
    private struct Form {
        var file: Range<Int>?
        var fileName: String?
        var fields: [String: String] = [:]

        init(_ body: UnsafeRawBufferPointer, _ delimiter: [UInt8]) {
            let (lineEnd, blank) = (Array("\r\n".utf8), Array("\r\n\r\n".utf8))
            var at = find(delimiter, in: body[...])
            while let start = at {
                let head = start + delimiter.count
                guard let end = find(lineEnd + delimiter, in: body[head...]) else { break }
                // Where the head ends the part without a line of its own, there is no content.
                if let gap = find(blank, in: body[head..<min(end + blank.count, body.count)]), gap <= end {
                    let header = String(decoding: body[head..<gap], as: UTF8.self)
                    let name = parameter("filename", of: header)
                    let content = min(gap + blank.count, end)..<end
                    if file == nil || (name != nil && fileName == nil) { (file, fileName) = (content, name) }
                    if name == nil, content.count <= longestField, let field = parameter("name", of: header) {
                        fields[field] = String(decoding: body[content], as: UTF8.self)
                    }
                }
                at = end + lineEnd.count
            }
        }
    }

    private static func parameter(_ name: String, of header: String) -> String? {
        for piece in header.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let pair = piece.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].filter({ $0 != " " }).lowercased() == name else { continue }
            return pair[1].filter { $0 != "\"" }
        }
        return nil
    }

    /// First place of `needle`; no byte of the body is looked at twice (Knuth, Morris, Pratt), whatever the boundary is.
    private static func find(_ needle: [UInt8], in body: Slice<UnsafeRawBufferPointer>) -> Int? {
        // How much of the needle still fits after a byte that does not.
        var fits = [Int](repeating: 0, count: needle.count)
        var length = 0
        for index in needle.indices.dropFirst() {
            while length > 0, needle[index] != needle[length] { length = fits[length - 1] }
            if needle[index] == needle[length] { length += 1 }
            fits[index] = length
        }
        var matched = 0
        for (index, byte) in UnsafeRawBufferPointer(rebasing: body).enumerated() {
            while matched > 0, byte != needle[matched] { matched = fits[matched - 1] }
            if byte == needle[matched] { matched += 1 }
            if matched == needle.count { return body.startIndex + index + 1 - matched }
        }
        return nil
    }
}
