public import Contract
public import Foundation
import Storage
import Synchronization
public import Training
public import Wire

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

    /// Puts a sealed backup of an account into one in which nothing is yet: everything, or nothing. A long one is opened into a file
    /// without a name, a piece at a time.
    ///
    /// - Parameter costly: whether its key may cost more than those that are made here: who says it waits for it.
    public func restore(
        _ user: UserID, sealed file: FileBytes, _ backup: BackUpAccount, costly: Bool = false, dryRun: Bool = false
    ) async throws(ServiceError) -> ImportReport {
        let passphrase = backup.passphrase
        let (content, text): (SealedContent, SpooledFile) = try await Self.besides {
            let text = SpooledFile(inMemory: BodyLimit.file)
            var at = 0
            let opened = try SealedFile.open(
                passphrase, costly: costly,
                from: { count in
                    let end = min(at + count, file.count)
                    defer { at = end }
                    return Data(file[at..<end].array)
                }, to: { try text.append($0) })
            return (opened.content, text)
        }
        guard content == .account else {
            throw ServiceError(
                .validation, "This is the backup of a whole server: topset restore puts it back.", path: "/file")
        }
        return try await restore(user, text.content(), dryRun: dryRun)
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
        let length = Self.passphraseLength
        guard length.contains(passphrase.unicodeScalars.count) else {
            throw ServiceError(
                .validation,
                "passphrase must have between \(length.lowerBound) and \(length.upperBound) characters.",
                path: "/passphrase")
        }
        return passphrase
    }
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
