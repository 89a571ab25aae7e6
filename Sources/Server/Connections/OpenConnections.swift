import NIOCore
import Synchronization

/// Every open connection. When there are too many, the one that has asked nothing for longest makes room: a new one is
/// refused only while all others are being served.
final class OpenConnections: Sendable {
    private struct Entry {
        let channel: any Channel
        let address: String
        /// When it last did anything of use; `nil` while a request that has come as a whole is being served.
        var idleSince: NIODeadline?
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var perAddress: [String: Int] = [:]
    }

    private let limits: ConnectionLimits
    private let state = Mutex(State())

    init(_ limits: ConnectionLimits) { self.limits = limits }

    /// Notes a new connection.
    ///
    /// - Returns: the one to be closed for it, which may be itself.
    func opened(_ channel: any Channel) -> (any Channel)? {
        let address = channel.remoteAddress?.ipAddress ?? ""
        return state.withLock { state in
            let ofAddress = state.perAddress[address, default: 0]
            var victim: (any Channel)?
            if ofAddress >= limits.perAddress || state.entries.count >= limits.total {
                let idle = state.entries.values.filter {
                    $0.idleSince != nil && (ofAddress < limits.perAddress || $0.address == address)
                }
                victim = idle.min { ($0.idleSince ?? .distantFuture) < ($1.idleSince ?? .distantFuture) }?.channel
                guard let victim else { return channel }
                // It is gone from here at once, so that the next one chooses another.
                Self.forget(victim, &state)
            }
            state.entries[ObjectIdentifier(channel)] = Entry(channel: channel, address: address, idleSince: .now())
            state.perAddress[address, default: 0] += 1
            return victim
        }
    }

    /// Notes whether a request of the connection is being served.
    func serves(_ channel: any Channel, _ isServing: Bool) {
        state.withLock { $0.entries[ObjectIdentifier(channel)]?.idleSince = isServing ? nil : .now() }
    }

    /// Notes that a part of a request came.
    func stirs(_ channel: any Channel) {
        state.withLock { state in
            // One that is being served has another request under way already.
            guard state.entries[ObjectIdentifier(channel)]?.idleSince != nil else { return }
            state.entries[ObjectIdentifier(channel)]?.idleSince = .now()
        }
    }

    func closed(_ channel: any Channel) { state.withLock { Self.forget(channel, &$0) } }

    private static func forget(_ channel: any Channel, _ state: inout State) {
        guard let entry = state.entries.removeValue(forKey: ObjectIdentifier(channel)) else { return }
        let left = state.perAddress[entry.address, default: 1] - 1
        state.perAddress[entry.address] = left > 0 ? left : nil
    }
}
