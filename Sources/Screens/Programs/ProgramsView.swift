import Contract
import Training
import Wire

extension Programs {
    /// The lifter's programs, and those of the library.
    @inline(never) func view(_ world: World) -> Screen {
        let strings = world.strings
        return world.screen(strings.programs, back: true) {
            div("columns", key: 8) {
                div("", key: 1) {
                    if let active = world.program { activeCard(active, world) }
                    others(world)
                    div("tools", key: 6) {
                        link("btn", .newProgram) { strings.newProgram }
                        link("btn", .importProgram) { strings.importProgram }
                    }
                    link("btn wide", .making(week: true), [], key: 7) { strings.makeWeek }
                }
                div("", key: 2) {
                    section(strings.programLibrary, key: 3)
                    filters(world)
                    list(world)
                }
            }
        }
    }

    private func activeCard(_ tracked: TrackedProgram, _ world: World) -> View {
        let strings = world.strings
        return link("card item", .program(tracked.program.id), [], key: 1) {
            tag("span") {
                tracked.program.name
                tag("small", strings.standing(tracked, world.now))
            }
            chevron
        }
    }

    private func others(_ world: World) -> View? {
        var own: [TrackedProgram] = []
        for program in world.knowledge.programs ?? []
        where !program.isActive && world.undo?.hides != .program(program.program.id) {
            own.append(program)
        }
        let hasMore = world.knowledge[.programs].cursor != nil
        if own.isEmpty, !hasMore { return nil }
        return div("", key: 2) {
            section(world.strings.ownPrograms)
            div("list card") {
                for tracked in own {
                    link("item", .program(tracked.program.id), [], key: tracked.program.id.low) {
                        tag("span") {
                            world.name(of: tracked.program.id) ?? tracked.program.name
                            tag("small", world.strings.standing(tracked, world.now))
                        }
                        chevron
                    }
                }
            }
            if hasMore {
                button("btn plain wide", .programs(.more), [.id("more")], world.strings[.showMore])
            }
        }
    }

    private func filters(_ world: World) -> View {
        let strings = world.strings
        var kits = [(value: "", name: strings.anyKit)]
        for kit in ProgramKit.allCases where kit != .gym || world.knowledge.gym != nil {
            kits.append((kit.rawValue, strings.name(kit, gym: world.knowledge.gym?.name)))
        }
        var kinds = [(value: "", name: strings.anyKind)]
        // What no program is stands in no list.
        var (hasKind, hasLevel, hasDays): ([String], [String], [Int]) = ([], [], [])
        for template in world.knowledge.library ?? [] {
            if let kind = template.blueprint.category { hasKind.append(kind.rawValue) }
            if let level = template.blueprint.difficulty { hasLevel.append(level.rawValue) }
            if let days = template.blueprint.daysPerWeek { hasDays.append(days) }
        }
        for kind in ProgramCategory.allCases where hasKind.contains(kind.rawValue) {
            kinds.append((kind.rawValue, strings.name(kind)))
        }
        var levels = [(value: "", name: strings.anyLevel)]
        for level in Difficulty.allCases where hasLevel.contains(level.rawValue) {
            levels.append((level.rawValue, strings.name(level)))
        }
        var days = [(value: "", name: strings.anyDays)]
        for number in 1...7 where hasDays.contains(number) {
            days.append((String(number), strings.perWeek(number)))
        }
        return div("pair", key: 4) {
            choiceList("kind", strings.kindOfProgram, category?.rawValue ?? "", kinds) {
                .programs(.category(ProgramCategory(rawValue: $0)))
            }
            choiceList("level", strings.level, difficulty?.rawValue ?? "", levels) {
                .programs(.difficulty(Difficulty(rawValue: $0)))
            }
            choiceList("days", strings.daysAWeek, self.days.map { String($0) } ?? "", days) {
                .programs(.days(Int($0)))
            }
            choiceList("kit", strings.kitOfProgram, kit?.rawValue ?? "", kits) {
                .programs(.kit(ProgramKit(rawValue: $0)))
            }
        }
    }

    private func list(_ world: World) -> View {
        let strings = world.strings
        guard let library = world.knowledge.library else {
            return world.awaited(.library)
        }
        var shown: [ProgramTemplate] = []
        for template in library {
            let program = template.blueprint
            if let category, program.category != category { continue }
            if let difficulty, program.difficulty != difficulty { continue }
            if let days, program.daysPerWeek != days { continue }
            if let kit, !kit.fits(template, in: world.knowledge.gym) { continue }
            shown.append(template)
        }
        if shown.isEmpty { return tag("p", "why", [.role("status")], strings.noPrograms) }
        return div("list card", key: 5) {
            for template in shown {
                let program = template.blueprint
                link("item", .template(template.id), [], key: template.id.low) {
                    tag("span") {
                        program.name
                        tag("small", strings.facts(program.difficulty, program.daysPerWeek, template.weeks))
                    }
                    chevron
                }
            }
        }
    }
}
