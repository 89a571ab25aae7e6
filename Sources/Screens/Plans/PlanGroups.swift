import Training

/// The plans of a list by whose they are: the lifter's own, those of each program, and what is left of programs that are gone. What
/// is a favourite is the lifter's own.
struct PlanGroups {
    var own: [WorkoutPlan] = []
    var archived: [WorkoutPlan] = []
    /// The program that is followed comes first.
    var programs: [(program: ProgramID, plans: [WorkoutPlan])] = []
    var left: [WorkoutPlan] = []

    init(_ world: World) {
        if let active = world.program { programs.append((active.program.id, [])) }
        for plan in world.plansInOrder {
            if plan.archived {
                archived.append(plan)
            } else if plan.favorite || plan.madeFor == nil {
                own.append(plan)
            } else if plan.isLeftOver {
                left.append(plan)
            } else if let program = plan.madeFor {
                if let index = programs.firstIndex(where: { $0.program == program }) {
                    programs[index].plans.append(plan)
                } else {
                    programs.append((program, [plan]))
                }
            }
        }
    }

    /// A heading and a list for each program; what is left of those that are gone is folded away.
    @inline(never) func ofPrograms(_ world: World) -> View {
        let strings = world.strings
        return div("", key: 7) {
            for group in programs where !group.plans.isEmpty {
                div("", key: group.program.low) {
                    section(world.name(of: group.program) ?? strings.programs)
                    div("list card") { for plan in group.plans { planItem(plan, world) } }
                }
            }
            if !left.isEmpty {
                tag("details", "", key: 1) {
                    tag("summary", "label", strings.leftOfPrograms(left.count))
                    div("list card") { for plan in left { planItem(plan, world) } }
                }
            }
        }
    }
}

extension Plans {
    /// The programs too, where plans are to be called by them.
    @inline(never) static func needs(_ world: World) -> [Query] {
        var needs: [Query] = [.imports]
        for plan in world.shownPlans where plan.madeFor != nil {
            needs.append(.programs)
            break
        }
        return needs
    }
}

extension World {
    /// What a program is called; with its start where another one is called the same. `nil` where it is not known.
    @inline(never) func name(of program: ProgramID) -> String? {
        guard let own = Programs.tracked(program, self) else { return nil }
        for other in knowledge.programs ?? []
        where other.program.id != program && other.program.name == own.program.name {
            guard let start = own.startedAt else { break }
            return own.program.name + " · " + strings.since(strings.date(start, now: now))
        }
        return own.program.name
    }

    /// The name of a plan, with that of the program it was made for.
    @inline(never) func fullName(_ plan: WorkoutPlan) -> String {
        guard let program = plan.madeFor else { return plan.name }
        return plan.name + " · " + (name(of: program) ?? strings.ofProgram)
    }
}

/// Whose plans are, in words.
extension Strings {
    func leftOfPrograms(_ count: Int) -> String {
        t("From programs you no longer have: {}", "Von Programmen, die es nicht mehr gibt: {}", String(count))
    }
    var ofProgram: String { t("of a program", "eines Programms") }
    func since(_ date: String) -> String { t("from {}", "ab {}", date) }
}
