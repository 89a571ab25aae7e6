import Foundation

/// What this machine is called by others in its network.
public struct MachineNames: Equatable, Sendable {
    /// In small letters, without a dot at the end: the machine's own name, and that of multicast DNS.
    public var hosts: [String]
    /// Private addresses, the one that others most likely see first.
    public var addresses: [IPAddress]

    public init(hosts: [String], addresses: [IPAddress]) { (self.hosts, self.addresses) = (hosts, addresses) }

    /// By which a phone is led here: an address, because not every phone asks multicast DNS.
    public var primary: String { addresses.first?.authority ?? hosts.last ?? "localhost" }

    /// As it is now.
    public static func current() -> MachineNames {
        var buffer = [CChar](repeating: 0, count: 256)
        gethostname(&buffer, buffer.count - 1)
        let full = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
        let short = full.split(separator: ".").first.map { String($0) } ?? ""
        var hosts = isName(short) ? [short, short + ".local"] : []
        if full != short, isName(full), !hosts.contains(full) { hosts.insert(full, at: 1) }
        return MachineNames(hosts: hosts, addresses: addresses())
    }

    /// Letters, digits and hyphens between dots (RFC 1123).
    static func isName(_ text: String) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return text != "localhost" && text.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
            }
    }

    /// Private addresses of interfaces that are up, loopback left out; those that need a zone cannot stand in a link.
    private static func addresses() -> [IPAddress] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [IPAddress] = []
        var next = list
        while let entry = next?.pointee {
            next = entry.ifa_next
            guard entry.ifa_flags & UInt32(IFF_UP) != 0, let socket = entry.ifa_addr,
                let address = IPAddress(socket), address.isPrivate, !address.isLoopback, !isLinkLocal(address),
                !found.contains(address)
            else { continue }
            found.append(address)
        }
        let towardsOthers = routed()
        return found.sorted { one, other in
            if (one == towardsOthers) != (other == towardsOthers) { return one == towardsOthers }
            return one.bytes.count != other.bytes.count
                ? one.bytes.count < other.bytes.count : one.bytes.lexicographicallyPrecedes(other.bytes)
        }
    }

    private static func isLinkLocal(_ address: IPAddress) -> Bool {
        address.isVersion6 && address.bytes[0] == 0xfe && address.bytes[1] & 0xc0 == 0x80
    }

    /// The own address on the way to everybody else. Nothing is sent: a datagram's socket is only told where it would go.
    private static func routed() -> IPAddress? {
        let socket = Foundation.socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        guard socket >= 0 else { return nil }
        defer { close(socket) }
        var target = sockaddr_in()
        target.sin_family = sa_family_t(AF_INET)
        target.sin_port = in_port_t(9).bigEndian
        inet_pton(AF_INET, "192.0.2.1", &target.sin_addr)  // Of the documentation (RFC 5737): nobody is there.
        var own = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &target) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, length) == 0 }
        }
        guard isConnected else { return nil }
        return withUnsafeMutablePointer(to: &own) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                getsockname(socket, pointer, &length) == 0 ? IPAddress(pointer) : nil
            }
        }
    }
}

extension IPAddress {
    fileprivate init?(_ socket: UnsafeMutablePointer<sockaddr>) {
        switch Int32(socket.pointee.sa_family) {
        case AF_INET:
            let bytes = socket.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
                withUnsafeBytes(of: pointer.pointee.sin_addr) { Array($0) }
            }
            self.init(bytes: bytes)
        case AF_INET6:
            let bytes = socket.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
                withUnsafeBytes(of: pointer.pointee.sin6_addr) { Array($0) }
            }
            self.init(bytes: bytes)
        default: return nil
        }
    }
}
