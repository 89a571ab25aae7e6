import ArgumentParser
import Contract
import Service
import StorageSQLite
import Training
import Wire

extension User {
    struct Erase: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Erase a user: everything of them, in every table and file. Nothing brings it back.",
            discussion: """
                topset export takes everything along before. Backups of topset serve hold the user: a new one is made and those are \
                removed. Backups that you made are named, and left to you. Safe while the server runs.
                """)

        @OptionGroup var shared: SharedOptions
        @OptionGroup var whose: Whose

        @OptionGroup var passphrase: PassphraseOptions

        @Flag(help: "Do not ask.")
        var yes = false

        func run() async throws {
            let database = try await shared.existingDatabase()
            var service = TopsetService(database, clock: Clock.now)
            try await service.takeBackImports(asNobodyElseIsAtWork: SharedOptions.wasAlone)
            let schedule = try BackupSchedule.known(of: database, at: shared.path, passphrase)
            if let schedule {
                service.backups = schedule
            } else {
                service.backups = NotedBackups(path: shared.path)
            }
            let user = try await whose.find(service)
            if !yes {
                guard Terminal.isInteractive else { throw Failure("say --yes: nothing brings an erased user back") }
                let question = "Erase everything of \(whose.name ?? "the lifter of this machine")?"
                guard Terminal.confirm(question) else { throw Failure("nothing was erased") }
            }
            let name = try await service.users().first { $0.id == user }?.name ?? ""
            let erased = try await service.eraseAccount(user, confirm: name.isEmpty ? EraseAccount.word : name)
            if shared.json { return Terminal.print(json: erased) }
            print(
                erased.settled
                    ? "Erased. Nothing of it is in \(shared.path) any more."
                    : "Erased. What is left of it in the files goes within an hour of topset serve: somebody reads them now."
            )
            if erased.backupsRemoved > 0 {
                print("Backups of the schedule that held it: \(erased.backupsRemoved), removed.")
            }
            let noted = BackupNotes.all(of: shared.path).filter { $0.isThere && $0.kind == .made }.map(\.path)
            for path in noted + BackupFile.keptAside(of: shared.path) {
                print("This holds it still, if it is older: \(path)")
            }
        }
    }
}
