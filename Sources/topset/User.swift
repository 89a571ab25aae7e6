import ArgumentParser
import Contract
import Service
import Training

struct User: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Users, their tokens and their devices, for topset serve --accounts.",
        discussion: """
            A token is shown once, when it is made: only its hash is kept. Every token ends, is listed, and can be revoked. \
            Those made without --accounts belong to the lifter of this machine (--local), and let nobody in with --accounts \
            until topset user adopt gives that lifter a name.
            """,
        subcommands: [Add.self, Adopt.self, Token.self, Pair.self, List.self, Revoke.self, Erase.self])

    /// A token to be made.
    struct TokenOptions: ParsableArguments {
        @Option(help: "What to call the token, such as the device it is for.")
        var tokenName: String?

        @Option(help: "After how many days it ends (1 to 3650).")
        var expiresDays = 365

        func validate() throws {
            guard MakeToken.days.contains(expiresDays) else {
                throw ValidationError("--expires-days must be from 1 to 3650.")
            }
        }

        var request: MakeToken {
            let request = MakeToken(name: tokenName, expiresInDays: expiresDays)
            return request
        }
    }

    /// A user by name, or the lifter of a server without accounts.
    struct Whose: ParsableArguments {
        @Argument(help: "The user's name.")
        var name: String?

        @Flag(help: "The lifter of this machine, who needs no name without --accounts.")
        var local = false

        func validate() throws {
            guard local != (name != nil) else { throw ValidationError("Say a user's NAME or --local.") }
        }

        func find(_ service: TopsetService) async throws -> UserID {
            try await service.owner(named: name)
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make a user and a first token.")

        @OptionGroup var shared: SharedOptions

        @Argument(help: "The user's name.")
        var name: String

        @OptionGroup var token: TokenOptions

        func run() async throws {
            let account = try await shared.service().addUser(name, token.request)
            if shared.json { return Terminal.print(json: account) }
            print("User \(account.name) is made.")
            for token in account.tokens { User.show(token) }
        }
    }

    struct Adopt: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Give the lifter of this machine a name, to go on with --accounts.",
            discussion: "History, plans and tokens that were made without --accounts are that user's from then on.")

        @OptionGroup var shared: SharedOptions

        @Argument(help: "The name.")
        var name: String

        func run() async throws {
            let account = try await shared.service().adopt(name)
            if shared.json { return Terminal.print(json: account) }
            print("The lifter of this machine is \(account.name) now; tokens: \(account.tokens.count).")
        }
    }

    struct Token: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make a further token for a user.")

        @OptionGroup var shared: SharedOptions
        @OptionGroup var whose: Whose
        @OptionGroup var options: TokenOptions

        func run() async throws {
            let service = try await shared.service()
            let token = try await service.makeToken(whose.find(service), options.request).token
            if shared.json { return Terminal.print(json: token) }
            User.show(token)
        }
    }

    struct Pair: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a code that signs a phone or a browser in as a user, once, within ten minutes.")

        @OptionGroup var shared: SharedOptions
        @OptionGroup var whose: Whose

        func run() async throws {
            let service = try await shared.service()
            let code = try await service.makePairingCode(whose.find(service))
            if shared.json { return Terminal.print(json: code) }
            print("\(code.code), for ten minutes: open the server's address with /pair, and type it.")
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List users with their tokens and devices.")

        @OptionGroup var shared: SharedOptions

        func run() async throws {
            // To be asked makes no database.
            let accounts = shared.exists ? try await shared.service().users() : []
            if shared.json { return Terminal.print(json: Page(accounts)) }
            guard !accounts.isEmpty else {
                print("There are no users: topset user add NAME makes one.")
                return
            }
            let now = Clock.now()
            let rows = accounts.flatMap { account -> [[String]] in
                let name = account.name.isEmpty ? "(this machine, --local)" : account.name
                guard !account.tokens.isEmpty || !account.devices.isEmpty else { return [[name, "none", "", "", ""]] }
                let devices = account.devices.map { device in
                    [
                        name, device.name, device.createdAt.local.dateText, "unused for 400 days",
                        device.lastUsedAt?.local.dateText ?? "never",
                    ]
                }
                return devices
                    + account.tokens.map { token in
                        let end = token.expiresAt.local.dateText + (token.expiresAt < now ? " (over)" : "")
                        return [
                            name, token.name, token.createdAt.local.dateText, end,
                            token.lastUsedAt?.local.dateText ?? "never",
                        ]
                    }
            }
            Terminal.table(["User", "Token or device", "Made", "Ends", "Last used"], rows)
        }
    }

    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "End tokens and devices of a user; a running server takes them for at most 5 more seconds.")

        @OptionGroup var shared: SharedOptions
        @OptionGroup var whose: Whose

        @Option(help: "The token or the device to end.")
        var tokenName: String?

        @Flag(help: "End all of the user's tokens and devices.")
        var all = false

        func validate() throws {
            guard all != (tokenName != nil) else { throw ValidationError("Say --token-name NAME or --all.") }
        }

        func run() async throws {
            try shared.requireDatabase()
            let service = try await shared.service()
            let revoked = try await service.revokeTokens(whose.find(service), named: tokenName)
            if shared.json { return Terminal.print(json: Page(revoked)) }
            print(revoked.isEmpty ? "There was no token." : "Revoked: " + revoked.map(\.name).joined(separator: ", "))
        }
    }

    private static func show(_ token: AccessToken) {
        print("\(token.name): \(token.secret ?? "")")
        print("This is the only time it is shown.")
    }
}
