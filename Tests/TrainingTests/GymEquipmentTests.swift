import TestSupport
import Testing
import Training
import Wire

private func named(_ id: Int, _ equipment: [Equipment], pattern: MovementPattern? = nil) -> Exercise {
    var exercise = Exercise(id: ExerciseID(high: 77, low: UInt64(id)), slug: "", name: "\(id)")
    (exercise.equipment, exercise.pattern) = (equipment, pattern)
    return exercise
}

/// What is in a gym, and what can be done there.
@Suite struct GymEquipmentTests {
    /// Seed 001, "Equipment Flags to Equipment Enum Mapping".
    @Test func theFlagsOfTheSeedAreTheEquipmentOfAGym() {
        func equipment(_ say: (inout Gym) -> Void) -> Set<Equipment> {
            var gym = Gym(id: .unnamed, name: "")
            say(&gym)
            return gym.equipment
        }
        #expect(equipment { _ in } == [.bodyweight], "bodyweight is always there")
        let barbell = equipment {
            $0.bars = [Gym.Bar(name: "Olympic", weight: .kg(20))]
            $0.has = ["rack"]
        }
        #expect(barbell == [.bodyweight, .barbell, .rack])
        #expect(equipment { $0.adjustableDumbbells = WeightStack(step: .kg(2)) } == [.bodyweight, .dumbbell])
        #expect(equipment { $0.dumbbells = [.kg(10)] } == [.bodyweight, .dumbbell])
        #expect(equipment { $0.has = ["cables"] } == [.bodyweight, .cable])
        #expect(equipment { $0.cable = WeightStack(step: .kg(5)) } == [.bodyweight, .cable])
        #expect(equipment { $0.has = ["pull_up_bar"] } == [.bodyweight, .pullUpBar])
        #expect(equipment { $0.has = ["bands"] } == [.bodyweight, .bands])
        #expect(equipment { $0.has = ["bench"] } == [.bodyweight, .bench])
        #expect(equipment { $0.has = ["machines"] } == [.bodyweight, .machine])
        #expect(equipment { $0.machine = WeightStack(step: .kg(5)) } == [.bodyweight, .machine])
        #expect(equipment { $0.has = ["kettlebells"] } == [.bodyweight, .kettlebell])
        let curls = equipment { $0.bars = [Gym.Bar(name: "EZ", weight: .kg(10))] }
        #expect(curls == [.bodyweight, .ezBar], "nobody benches with a bar for curls")
    }

    @Test(arguments: GymPreset.allCases, MassUnit.allCases)
    func aPresetIsAGymOfItsKind(preset: GymPreset, unit: MassUnit) {
        let gym = Gym(preset, id: id(1), name: "Mine", unit: unit)
        #expect(gym.faults().isEmpty)
        #expect(gym.unit == unit && gym.location == preset.location)
        let barbell = named(1, [.barbell, .bench, .rack])
        let dumbbell = named(2, [.dumbbell])
        let loads = gym.loads(of: dumbbell, kind: .external, unit: unit)
        switch preset {
        case .commercial: #expect(gym.equipment.isSuperset(of: Set(Equipment.allCases).subtracting([.other])))
        case .garage: #expect(gym.missing(for: barbell).isEmpty && gym.missing(for: dumbbell) == [.dumbbell])
        case .dumbbells: #expect(gym.equipment == [.bodyweight, .dumbbell] && loads.isInventory)
        case .hotel:
            #expect(gym.missing(for: barbell) == [.barbell, .rack])
            #expect(loads.nearest(.kg(100)) < .kg(25))
        case .empty: #expect(gym.equipment == [.bodyweight])
        }
    }

    @Test func whatStandsThereForOneExerciseIsWhatItIsLoadedWith() throws {
        var gym = Gym(id: id(1), name: "")
        gym.machine = WeightStack(step: .kg(10))
        let (press, row) = (named(1, [.machine]), named(2, [.machine]))
        gym.exerciseLoads = [ExerciseLoads(exerciseID: press.id, stack: WeightStack(step: .kg(7)), note: "seat 4")]
        #expect(gym.loads(of: press, kind: .external, unit: .kg).nearest(.kg(50)) == .kg(49))
        #expect(gym.loads(of: row, kind: .external, unit: .kg).nearest(.kg(52)) == .kg(50))
        gym.machine = nil
        #expect(gym.missing(for: press).isEmpty, "it stands there")
        #expect(gym.missing(for: row) == [.machine])
        #expect(try JSON.decode(Gym.self, from: JSON.text(gym)) == gym)
    }

    @Test func whatNoGymHasIsRefusedAtItsPlace() {
        var gym = Gym(id: id(1), name: "Cellar")
        let own = ExerciseLoads(
            exerciseID: id(3), stack: WeightStack(step: .zero), note: String(repeating: "x", count: 201))
        gym.exerciseLoads = [own, ExerciseLoads(exerciseID: id(3), stack: WeightStack(step: .kg(5)), note: own.note)]
        #expect(
            gym.faults().map(\.path) == [
                "/exercise_loads/0/stack/step", "/exercise_loads/1/note", "/exercise_loads/1/exercise_id",
            ])
        gym.exerciseLoads = (0..<201).map { ExerciseLoads(exerciseID: id($0), stack: WeightStack(step: .kg(5))) }
        #expect(gym.faults().map(\.path) == ["/exercise_loads"])
    }

    @Test(arguments: GymPreset.allCases, MassUnit.allCases)
    func aPresetIsItselfAfterAnotherUnitAndBack(preset: GymPreset, unit: MassUnit) {
        let own = Gym(preset, id: id(1), name: "Mine", unit: unit)
        var gym = own
        _ = gym.change(to: unit == .kg ? .lb : .kg)
        #expect(gym.plates.count == own.plates.count && gym.faults().isEmpty)
        _ = gym.change(to: unit)
        #expect(gym == own)
    }

    /// Whatever plates and bars hang there: no two sizes become one, and changed back they are what they were.
    @Test func whatAGymOwnsIsTheSameAfterAnotherUnitAndBack() {
        var random = SeededGenerator(15)
        for _ in 0..<500 {
            let unit = random.pick(MassUnit.allCases)
            let standard: Mass = unit == .kg ? .kg(20) : .lb(45)
            let odd = Mass(thousandths: 7_000, of: unit)
            var own = Gym(id: id(1), name: "Mine", unit: unit)
            for weight in [Mass(thousandths: 55_000, of: .lb)] + unit.usualPlates where random.chance(2) {
                if weight == Mass.lb(55), unit == .kg { continue }
                own.plates.append(PlateCount(weight, Int.random(in: 1...12, using: &random)))
            }
            if random.chance(3) { own.plates.append(PlateCount(odd, 2)) }
            // A bar that is standard in the other unit alone is taken for that one on the way back.
            if random.chance(2) { own.bars.append(Gym.Bar(name: "", weight: standard)) }
            if !own.bars.isEmpty, random.chance(3) {
                own.bars.append(Gym.Bar(name: "", weight: unit == .kg ? Mass.lb(45) : Mass.kg(20)))
            }
            if random.chance(3) { own.bars.append(Gym.Bar(name: "EZ", weight: Mass.kg(10))) }
            var gym = own
            _ = gym.change(to: unit == .kg ? .lb : .kg)
            let sizes: Set<Int64> = Set(gym.plates.map { $0.weight.units })
            #expect(sizes.count == own.plates.count)
            _ = gym.change(to: unit)
            #expect(gym == own)
        }
    }

    @Test func everyUsualPlateHasOneOfItsOwnInTheOtherUnit() {
        var gym = Gym(id: id(1), name: "Mine", unit: .kg)
        gym.plates = MassUnit.kg.usualPlates.map { PlateCount($0, 2) }
        let isUsual = gym.change(to: .lb)
        #expect(isUsual)
        let pounds: [Int64] = [55_000, 45_000, 35_000, 25_000, 10_000, 5_000, 2_500, 1_250]
        #expect(gym.plates == pounds.map { PlateCount(Mass(thousandths: $0, of: .lb), 2) })
    }

    @Test func aRangeOfDumbbellsHoldsBothOfItsEnds() {
        #expect(Gym.range(.kg(2), .kg(8), step: .kg(3)) == [.kg(2), .kg(5), .kg(8)])
        #expect(Gym.range(.kg(2), .kg(9), step: .kg(3)).last == .kg(8))
        #expect(Gym.range(.kg(5), .kg(2), step: .kg(1)).isEmpty)
        #expect(Gym.range(.kg(1), .kg(2), step: .zero).isEmpty)
        #expect(Gym.range(.kg(1), .kg(2_000), step: .kg(1)).count == 200)
    }
}

/// A workout that moves to another gym.
@Suite struct GymChangeTests {
    private static let catalogue = [
        named(1, [.barbell, .bench]), named(2, [.dumbbell]), named(3, [.machine]), named(4, [.cable]),
        named(5, [.other]),
    ]

    private static func exercise(_ id: ExerciseID) -> Exercise? { catalogue.first { $0.id == id } }

    private static func gym(_ random: inout SeededGenerator) -> Gym {
        var gym = Gym(random.pick(GymPreset.allCases), id: id(1), name: "", unit: random.pick(MassUnit.allCases))
        if random.chance(2) {
            let step = Mass(thousandths: random.pick([7_000, 4_540, 2_500]), of: .kg)
            let own = ExerciseLoads(exerciseID: random.pick(catalogue).id, stack: WeightStack(step: step))
            gym.exerciseLoads = [own]
        }
        return gym
    }

    private static func plan(_ random: inout SeededGenerator) -> PlanSnapshot {
        var snapshot = PlanSnapshot(id: id(301), createdAt: evening, createdBy: .user)
        for (place, exercise) in catalogue.enumerated() {
            var prescription = ExercisePrescription(id: id(700 + place), exerciseID: exercise.id, name: "")
            for index in 0..<3 {
                let weight = Mass(thousandths: Int64.random(in: 5_000...140_000, using: &random), of: .kg)
                prescription.sets.append(
                    SetPrescription(id: id(800 + place * 10 + index), type: .working, weight: weight, reps: 8))
            }
            snapshot.exercises.append(prescription)
        }
        return snapshot
    }

    /// A workout of the plan that begins in a gym, at times lighter than planned.
    private static func workout(_ plan: PlanSnapshot, in gym: Gym, lighter: Bool) throws -> ActiveWorkout {
        let loads: @Sendable (ExercisePrescription) -> Loads = {
            Self.exercise($0.exerciseID).map { gym.loads(of: $0, kind: .external, unit: .kg) }
                ?? Loads(increment: .kg(1))
        }
        var start = StartWorkout(planSnapshotID: plan.id, meta: meta("start"))
        start.gymID = gym.id
        if lighter { start.override = overriding((.percentWeight, -10, nil), reason: "tired") }
        let source = StartSource(snapshot: plan, loads: loads)
        return try startWorkout(start, id: id(5), user: id(6), source: source, now: evening).workout
    }

    private static func moved(_ workout: ActiveWorkout, to gym: Gym, _ key: String) throws -> Reduction {
        var patch = PatchWorkout(ops: [.setField(SetFieldOp(FieldTarget(), .gymID(gym.id)))], meta: meta(key))
        patch.weights = workout.weights(in: gym, unit: .kg, exercise)
        return try reduce(workout, .patch(patch), now: evening.adding(seconds: 600))
    }

    @Test(arguments: 0..<150) func aTargetIsWhatTheGymLoadsAndMovingTwiceIsMovingOnce(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (first, second) = (Self.gym(&random), Self.gym(&random))
        let began = try Self.workout(Self.plan(&random), in: first, lighter: random.chance(2))
        let moved = try Self.moved(began, to: second, "a").workout
        for exercise in moved.exercises {
            let loads = second.loads(of: Self.exercise(exercise.exerciseID)!, kind: .external, unit: .kg)
            for set in exercise.sets {
                let weight = try #require(set.target?.weight)
                #expect(!loads.isInventory || loads.nearest(weight) == weight, "\(weight)")
                #expect(set.weight == weight, "the cell begins at its target")
                if let planned = set.target?.plannedWeight { #expect(planned != weight) }
            }
        }
        #expect(moved.weights(in: second, unit: .kg, Self.exercise).isEmpty, "twice is once")
        // It is as if the workout had begun there, and nothing is left of the gym between.
        let back = try Self.moved(moved, to: first, "b").workout
        #expect(back.exercises == began.exercises)
    }

    @Test(arguments: 0..<30) func theMoveIsTakenBackAsAWhole(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (first, second) = (Self.gym(&random), Self.gym(&random))
        let began = try Self.workout(Self.plan(&random), in: first, lighter: random.chance(2))
        let moved = try Self.moved(began, to: second, "a")
        #expect(moved.event.type == .gymChanged)
        let change = RecordedChange(moved.event, before: began, after: moved.workout)
        let undo = WorkoutCommand.undo(UndoChange(reverts: "a", meta: meta("u")))
        let back = try reduce(moved.workout, undo, now: evening.adding(seconds: 700), undoing: change).workout
        #expect(back.exercises == began.exercises && back.gymID == began.gymID)
    }

    @Test func whatWasDoneOrTypedStays() throws {
        var random = SeededGenerator(1)
        let gym = Gym(.commercial, id: id(1), name: "", unit: .kg)
        var workout = try Self.workout(Self.plan(&random), in: gym, lighter: false)
        workout = try reduce(workout, logSet(workout, 0, 0, key: "d"), now: evening.adding(seconds: 60)).workout
        let place = SetPlace(workout.exercises[0].instanceID, workout.exercises[0].sets[1].id)
        let typed = PatchWorkout(ops: [.setField(SetFieldOp(place, .weight(.kg(33))))], meta: meta("t"))
        workout = try reduce(workout, .patch(typed), now: evening.adding(seconds: 120)).workout
        let hotel = Gym(.hotel, id: id(2), name: "", unit: .kg)
        var bar = hotel
        bar.bars = [Gym.Bar(name: "", weight: .kg(7))]
        bar.plates = [PlateCount(.kg(3), 2)]
        let after = try Self.moved(workout, to: bar, "m").workout
        #expect(after.exercises[0].sets[0] == workout.exercises[0].sets[0], "what is done is done")
        #expect(after.exercises[0].sets[1].weight == .kg(33), "what the lifter typed stays")
        #expect([.kg(7), .kg(13)].contains(after.exercises[0].sets[1].target?.weight))
        #expect([.kg(7), .kg(13)].contains(after.exercises[0].sets[2].weight))
    }

    @Test func onlyAMoveHasAPlaceToGo() {
        #expect(WorkoutCommand.undo(UndoChange(meta: meta("u"))).move == nil)
        let nowhere = PatchWorkout(ops: [.setField(SetFieldOp(FieldTarget(), .gymID(nil)))], meta: meta("m"))
        #expect(WorkoutCommand.patch(nowhere).move == .to(nil))
    }
}
