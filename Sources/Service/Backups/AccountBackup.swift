public import Contract
public import Foundation
import Storage
import Synchronization
public import Training

extension TopsetService {
    /// Writes what a lifter takes along, sealed with a passphrase, piece by piece. Nobody opens it without.
    public func backUp(
        _ user: UserID, _ backup: BackUpAccount, to sink: @escaping @Sendable (Data) throws -> Void
    ) async throws(ServiceError) {
        let (random, costs, passphrase) = (random, sealingCosts, try backup.checked())
        // Before anything is read: nobody waits for a key.
        let header = try await Self.besides { try SealedHeader(.account, passphrase, costs: costs, random: random) }
        let writer = Mutex(SealedWriter(header))
        try await export(user, .json) { text in
            try writer.withLock { try $0.append(Data(text.utf8), to: sink) }
        }
        do { _ = try writer.withLock { try $0.finish(to: sink) } } catch { throw ServiceError(any: error) }
    }

    /// Puts a sealed backup of an account into one in which nothing is yet: everything, or nothing.
    public func restore(
        _ user: UserID, sealed file: [UInt8], _ backup: BackUpAccount
    ) async throws(ServiceError) -> ImportReport {
        let passphrase = backup.passphrase
        let (content, text): (SealedContent, [UInt8]) = try await Self.besides {
            var (rest, text) = (file[...], [UInt8]())
            text.reserveCapacity(file.count)
            let opened = try SealedFile.open(
                passphrase, costly: false,
                from: { count in
                    defer { rest = rest.dropFirst(count) }
                    return Data(rest.prefix(count))
                }, to: { text.append(contentsOf: $0) })
            return (opened.content, text)
        }
        guard content == .account else {
            throw ServiceError(
                .validation, "This is the backup of a whole server: topset restore puts it back.", path: "/file")
        }
        return try await restore(user, text, dryRun: false)
    }

    /// Does work of a moment that takes a whole core, on a thread of its own: others go on meanwhile.
    private static func besides<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws(ServiceError) -> T
    {
        let outcome: Result<T, any Error> = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Result { try work() }) }
        }
        do { return try outcome.get() } catch let fault as SealedFault { throw ServiceError(fault) } catch {
            throw ServiceError(any: error)
        }
    }
}

extension BackUpAccount {
    /// The passphrase, where one may be sealed with it.
    fileprivate func checked() throws(ServiceError) -> String {
        guard passphrase.count >= SealedFile.shortestPassphrase, passphrase.utf8.count <= Self.longest else {
            throw ServiceError(
                .validation,
                "passphrase must have between \(SealedFile.shortestPassphrase) and \(Self.longest) characters.",
                path: "/passphrase")
        }
        return passphrase
    }

    private static var longest: Int { 1_000 }
}

extension ServiceError {
    /// Why a sealed file cannot be opened.
    fileprivate init(_ fault: SealedFault) {
        switch fault {
        case .wrongPassphrase:
            self.init(
                .wrongPassphrase, "This is not the passphrase of the backup. Nothing was changed.", path: "/passphrase")
        case .notSealed: self.init(.damagedFile, "This is no backup of Topset.", path: "/file")
        case .newer(let version):
            self.init(
                .validation,
                "This backup was made by a newer version of Topset (form \(version)). Bring this one up to date first.",
                path: "/file")
        case .truncated:
            self.init(.damagedFile, "The backup is cut off. Nothing was changed.", path: "/file")
        case .damaged:
            self.init(
                .damagedFile, "The backup is damaged: it is not what was written. Nothing was changed.", path: "/file")
        }
    }
}
