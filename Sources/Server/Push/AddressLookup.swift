import Foundation

/// Looks up where a name leads.
enum AddressLookup {
    /// All addresses of a host, in the order in which the system would try them; none where it has none.
    static func addresses(of host: String) async -> [IPAddress] {
        if let address = IPAddress(host) { return [address] }
        // The system's lookup waits.
        return await withCheckedContinuation { found in
            DispatchQueue.global().async { found.resume(returning: lookedUp(host)) }
        }
    }

    private static func lookedUp(_ host: String) -> [IPAddress] {
        var hints = addrinfo()
        #if canImport(Darwin)
            hints.ai_socktype = SOCK_STREAM
        #else
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var addresses: [IPAddress] = []
        var next = list
        while let entry = next {
            if let address = address(entry.pointee) { addresses.append(address) }
            next = entry.pointee.ai_next
        }
        return addresses
    }

    private static func address(_ entry: addrinfo) -> IPAddress? {
        guard let raw = UnsafeRawPointer(entry.ai_addr) else { return nil }
        switch entry.ai_family {
        case AF_INET:
            let socket = raw.loadUnaligned(as: sockaddr_in.self)
            return withUnsafeBytes(of: socket.sin_addr) { IPAddress(bytes: Array($0)) }
        case AF_INET6:
            let socket = raw.loadUnaligned(as: sockaddr_in6.self)
            return withUnsafeBytes(of: socket.sin6_addr) { IPAddress(bytes: Array($0)) }
        default: return nil
        }
    }
}

extension IPAddress {
    /// Whether anybody may be behind it: no house, no machine of its own, no group of machines, nothing that is kept for later; nor an
    /// address that hides one of those.
    var isOnInternet: Bool { !isPrivate && !AddressRange.special.contains { $0.contains(self) } }
}

extension AddressRange {
    /// RFC 6890 and its kin, beyond those of a home: this network, groups, the future, what stands for an address of version 4.
    fileprivate static let special: [AddressRange] = [
        "0.0.0.0/8", "192.0.0.0/24", "192.88.99.0/24", "224.0.0.0/4", "240.0.0.0/4", "::/96", "64:ff9b::/96",
        "64:ff9b:1::/48",
        "100::/64", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16", "fec0::/10", "ff00::/8",
    ].compactMap { AddressRange($0) }
}
