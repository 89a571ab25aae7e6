import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Programs: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Programs: which there are, which is followed, and what it has for today.",
        subcommands: [
            List.self, Active.self, DueDay.self, Skip.self, Follow.self, Restart.self, Stop.self, Library.self,
        ], defaultSubcommand: List.self)

    struct List: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "List your programs, or show one day by day.")

        @OptionGroup var options: LifterOptions
        @OptionGroup var page: PageOptions

        @Argument(help: "The program, by its name, a part of it, or its id.", completion: Completions.programs)
        var program: String?

        func run(_ lifter: Lifter) async throws {
            let text = ProgramText(lifter.voice)
            if let program {
                let found = try await lifter.program(program)
                return json ? Terminal.print(json: found) : text.show(found)
            }
            let start = try page.start()
            let found = try await lifter.service.programs(lifter.user, in: start..<start + page.limit + 1)
            let shown = page.page(found, from: start)
            if json { return Terminal.print(json: shown) }
            guard !shown.items.isEmpty else {
                return Terminal.tell("There are no programs yet: \(FirstSteps.plans)")
            }
            Terminal.table(["", "Program", "Days", "Where", "Last used"], shown.items.map(text.row), wrapsLast: false)
            page.tellMore(shown)
        }
    }

    struct Active: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "Show the program that is followed, day by day.")

        @OptionGroup var options: LifterOptions

        func run(_ lifter: Lifter) async throws {
            let program = try await lifter.service.programToday(lifter.user).program
            json ? Terminal.print(json: program) : ProgramText(lifter.voice).show(program)
        }
    }

    struct DueDay: ClientCommand {
        static let configuration = CommandConfiguration(
            commandName: "today", abstract: "What the program that is followed has for today.")

        @OptionGroup var options: LifterOptions

        func run(_ lifter: Lifter) async throws {
            let today = try await lifter.service.programToday(lifter.user)
            json ? Terminal.print(json: today) : ProgramText(lifter.voice).show(today)
        }
    }

    struct Skip: ClientCommand {
        static let configuration = CommandConfiguration(
            abstract: "Leave a day out, with the workouts before it that are due; without a number the day that is due."
        )

        @OptionGroup var options: LifterOptions
        @OptionGroup var key: KeyOptions

        @Argument(help: "The number of the day.")
        var day: Int?

        func run(_ lifter: Lifter) async throws {
            let (service, user, request) = (lifter.service, lifter.user, SkipDay(day: day))
            let call = RepeatableCall(key: key.key, newID: nil, command: "skipProgramDay\n" + JSON.text(request))
            let answer = try await service.once(user, call) {
                JSON.text(try await service.skip(user, request))
            } again: {
                $0
            }
            if json { return print(answer) }
            ProgramText(lifter.voice).show(try JSON.decode(ProgramToday.self, from: answer))
        }
    }

    struct Follow: ClientCommand {
        static let configuration = CommandConfiguration(
            abstract: "Follow a program of yours from where it was, or one of the library from its first day.")

        static let makesDatabase = true

        @OptionGroup var options: LifterOptions
        @OptionGroup var key: KeyOptions

        @Argument(
            help: "The program, by its name; one of the library also by its slug.", completion: Completions.followable)
        var program: String

        func run(_ lifter: Lifter) async throws {
            let (service, user) = (lifter.service, lifter.user)
            let own = try await service.programs(user)
            // A program has the name that its lifter's language gave it; the list of the library has the English one.
            let library =
                try await service.programTemplates(user) + lifter.making { try await $0.programTemplates(user) }
            let template = library.first {
                $0.blueprint.slug == program || ExerciseName.key($0.blueprint.name) == ExerciseName.key(program)
            }
            let names = ([program] + library.filter { $0.id == template?.id }.map(\.blueprint.name))
                .map { ExerciseName.key($0) }
            let followed: TrackedProgram
            if let known = own.first(where: { names.contains(ExerciseName.key($0.program.name)) }) {
                followed = try await service.activate(user, known.program.id)
            } else if let template {
                var request = CreateProgram()
                request.programTemplateID = template.id.text
                request.activate = true
                request.id = key.key.map { ProgramID.named("program/" + $0, in: user) }
                followed = try await lifter.making { [request] in try await $0.create(user, request).program }
            } else {
                followed = try await service.activate(user, try await lifter.program(program).program.id)
            }
            json ? Terminal.print(json: followed) : ProgramText(lifter.voice).show(followed)
        }
    }

    struct Restart: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "Follow a program from its first day on.")

        @OptionGroup var options: LifterOptions

        @Argument(help: "The program, by its name.", completion: Completions.programs)
        var program: String

        func run(_ lifter: Lifter) async throws {
            let id = try await lifter.program(program).program.id
            let program = try await lifter.service.activate(lifter.user, id, restarting: true)
            json ? Terminal.print(json: program) : ProgramText(lifter.voice).show(program)
        }
    }

    struct Stop: ClientCommand {
        static let configuration = CommandConfiguration(
            abstract: "Follow the program no longer; it stays where it is.")

        @OptionGroup var options: LifterOptions

        func run(_ lifter: Lifter) async throws {
            let id = try await lifter.service.programToday(lifter.user).program.program.id
            let program = try await lifter.service.deactivate(lifter.user, id)
            json ? Terminal.print(json: program) : Terminal.say("\(program.program.name.shown) rests where it is.")
        }
    }

    struct Library: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "List the programs that come with the app.")

        @OptionGroup var options: LifterOptions
        @OptionGroup var page: PageOptions

        func run(_ lifter: Lifter) async throws {
            let templates = try await lifter.service.programTemplates(lifter.user)
            let start = try page.start()
            let shown = page.page(Array(templates.dropFirst(start)), from: start)
            if json { return Terminal.print(json: shown) }
            let rows = shown.items.map { template in
                [
                    template.blueprint.name, template.blueprint.difficulty?.rawValue ?? "",
                    template.blueprint.daysPerWeek.map { String($0) } ?? "", template.weeks.map { String($0) } ?? "",
                    template.blueprint.about ?? "",
                ]
            }
            Terminal.table(["Program", "For", "Days a week", "Weeks", "What it is"], rows)
            page.tellMore(shown)
        }
    }
}
