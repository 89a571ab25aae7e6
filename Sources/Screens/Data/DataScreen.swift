import Contract
import Training

/// All that is kept of a lifter: taken along, backed up, put back, forgotten.
struct DataScreen {
    /// The id of the input that holds a backup.
    static let input = "backup-file"

    /// What a backup is sealed with; that of one that is put back stays in its field.
    var passphrase = ""
    /// The backup that was chosen.
    var file = ""
    /// Whether another tap clears the device.
    var isClearing = false
    /// What was typed to erase the account.
    var confirmation = ""
    /// What is on its way.
    var work: DataWork?
    /// What came of each, or why nothing did.
    var said: (work: DataWork, text: String, isFault: Bool)?
}

/// What the server does with all of it.
enum DataWork {
    case backUp, restore, erase
}

enum DataMessage {
    case passphrase(String)
    case backUp
    case file(String)
    case restore
    case clear
    case confirmation(String)
    case erase
}

extension DataScreen {
    @inline(never) mutating func update(_ message: DataMessage, _ world: World) -> [Effect] {
        let strings = world.strings
        switch message {
        case .passphrase(let text): passphrase = text
        case .file(let name): file = name
        case .confirmation(let text): confirmation = text
        case .backUp:
            if work != nil { return [] }
            if passphrase.unicodeScalars.count < BackUpAccount.passphraseLength.lowerBound {
                return fail(.backUp, strings.passphraseShort) + [.focus("passphrase")]
            }
            begin(.backUp)
            let body = BackUpAccount(passphrase: passphrase)
            return [.send(Call(purpose: .data(.backUp), request: ClientRequest(.backUp, body)))]
        case .restore:
            if work != nil { return [] }
            if file.isEmpty { return fail(.restore, strings.noBackupFile) + [.focus(Self.input)] }
            begin(.restore)
            let call = Call(purpose: .data(.restore), request: ClientRequest(.restoreBackup))
            return [.sendFile(call, input: Self.input)]
        case .clear where isClearing: return [.shell(.forget)]
        case .clear:
            isClearing = true
            return [.announce(world.waiting > 0 ? strings.lostByClearing(world.waiting) : strings.clearReally)]
        case .erase:
            let name = trimmed(confirmation)
            if work != nil || name.isEmpty { return [] }
            begin(.erase)
            let body = EraseAccount(confirm: name)
            return [.send(Call(purpose: .data(.erase), request: ClientRequest(.eraseAccount, body)))]
        }
        return []
    }

    @inline(never) mutating func answered(_ done: DataWork, _ answer: Answer, _ world: World) -> [Effect] {
        let strings = world.strings
        work = nil
        guard answer.isGood else {
            return fail(done, answer.fault?.message ?? strings[answer.status == 0 ? .noAnswer : .notSaved])
        }
        switch done {
        case .backUp:
            passphrase = ""
            return say(done, strings.backupMade)
        case .restore:
            file = ""
            let text = answer.read(ImportReport.self).map { strings.done($0) } ?? strings[.saved]
            return say(done, text) + [.lookAgain(Query.daily + [.exercises, .imports, .profile, .programs, .goals])]
        // What stands here is of nobody any more.
        case .erase: return [.shell(.forget)]
        }
    }

    private mutating func begin(_ new: DataWork) { (work, said, isClearing) = (new, nil, false) }

    private mutating func fail(_ of: DataWork, _ text: String) -> [Effect] {
        said = (of, text, true)
        return [.announce(text)]
    }

    private mutating func say(_ of: DataWork, _ text: String) -> [Effect] {
        said = (of, text, false)
        return [.announce(text)]
    }

    @inline(never) func view(_ world: World) -> Screen {
        DataView(own: self, world: world, strings: world.strings).screen
    }
}
