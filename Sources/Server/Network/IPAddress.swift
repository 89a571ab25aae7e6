import Foundation

/// An IPv4 or IPv6 address. One of version 4 that a socket of version 6 shows (`::ffff:192.0.2.1`) is the one of version 4.
public struct IPAddress: Hashable, Sendable {
    /// 4 or 16, in network order.
    public let bytes: [UInt8]

    /// - Parameter bytes: 4 or 16.
    init(bytes: [UInt8]) {
        let prefix = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
        self.bytes = bytes.count == 16 && bytes.starts(with: prefix) ? Array(bytes[12...]) : bytes
    }

    /// - Parameter text: without brackets; a zone behind a percent sign is left out.
    /// - Returns: `nil` for anything but an address in full.
    public init?(_ text: some StringProtocol) {
        let plain = String(text.prefix { $0 != "%" })
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET6, plain, &bytes) == 1 {
            self.init(bytes: bytes)
        } else if plain.count == text.count, inet_pton(AF_INET, plain, &bytes) == 1 {
            self.init(bytes: Array(bytes[..<4]))
        } else {
            return nil
        }
    }

    public var isVersion6: Bool { bytes.count == 16 }

    public var text: String {
        var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = isVersion6 ? AF_INET6 : AF_INET
        guard inet_ntop(family, bytes, &buffer, socklen_t(buffer.count)) != nil else { return "" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// As it stands in a URL: in brackets where it has colons.
    public var authority: String { isVersion6 ? "[\(text)]" : text }

    public var isLoopback: Bool { AddressRange.loopback.contains { $0.contains(self) } }

    /// Whether it is one of a home or a tunnel, that nobody outside can be reached by.
    public var isPrivate: Bool { AddressRange.private.contains { $0.contains(self) } }
}

/// Addresses that begin alike: `192.168.0.0/16`, or a single one.
public struct AddressRange: Equatable, Sendable {
    public let start: IPAddress
    /// How many bits are alike.
    public let bits: Int

    /// - Returns: `nil` for anything but an address, with or without `/` and a count of bits.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let start = IPAddress(parts[0]) else { return nil }
        let most = 8 * start.bytes.count
        let bits = parts.count == 1 ? most : Int(parts[1]) ?? -1
        guard (0...most).contains(bits) else { return nil }
        (self.start, self.bits) = (start, bits)
    }

    public func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == start.bytes.count else { return false }
        return zip(zip(address.bytes, start.bytes), mask).allSatisfy { ($0.0 ^ $0.1) & $1 == 0 }
    }

    /// As many set bits as are alike.
    private var mask: [UInt8] {
        start.bytes.indices.map { index in
            let set = min(8, max(0, bits - 8 * index))
            return UInt8(truncatingIfNeeded: 0xff00 >> set)
        }
    }

    private init(_ text: StaticString) { self = AddressRange(text.description)! }

    static let loopback = [AddressRange("127.0.0.0/8" as StaticString), AddressRange("::1/128" as StaticString)]

    /// RFC 1918, 3927, 6598, 4193 and 4291, loopback, and those of documentation and of benchmarks (RFC 5737, 2544), which some
    /// closed networks use.
    static let `private`: [AddressRange] =
        loopback
        + ([
            "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10", "192.0.2.0/24",
            "198.51.100.0/24", "203.0.113.0/24", "198.18.0.0/15", "fc00::/7", "fe80::/10",
        ] as [StaticString]).map { AddressRange($0) }
}
