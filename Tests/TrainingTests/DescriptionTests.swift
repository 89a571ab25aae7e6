import Testing
import Training
import Wire

struct DescriptionTests {
    /// The tags of a type's variants.
    private func tags<T: WireModel>(_ type: T.Type, _ field: String) -> [JSONValue] {
        var describer = Describer(.request)
        _ = describer.schema(type)
        let component = describer.components.first { $0.name == String(describing: type) }?.value
        guard case .array(let variants)? = component?["oneOf"] else { return [] }
        return variants.compactMap { $0["properties"]?[field]?["const"] }
    }

    @Test func everyUnionIsDescribedWithAllItsVariants() {
        #expect(tags(WorkoutCommand.self, "type") == WorkoutCommand.Kind.allCases.map { .string($0.rawValue) })
        #expect(tags(SetFieldChange.self, "field") == SetFieldChange.Field.allCases.map { .string($0.rawValue) })
        #expect(tags(PatchOp.self, "op") == ["set_field", "add_set", "remove_set"])
        #expect(
            tags(ProgressionRule.self, "type")
                == [
                    "double_progression", "straight_sets", "top_set_backoff", "rpe_autoregulated", "percent_of_max",
                    "staged", "derived_from", "reps_only", "duration_only", "manual",
                ])
    }

    @Test func aFieldOpIsItsTargetTimesTheChange() throws {
        var describer = Describer(.request)
        _ = describer.schema(SetFieldOp.self)
        let op = try #require(describer.components.first { $0.name == "SetFieldOp" }?.value)
        #expect(op["required"] == ["target"])
        #expect(tags(SetFieldOp.self, "field") == tags(SetFieldChange.self, "field"))
        let (weight, status) = (try #require(op["oneOf"]?[0]), try #require(op["oneOf"]?[3]))
        #expect(weight["required"] == ["field", "value"])
        #expect(weight["properties"]?["value"] == ["anyOf": [Describer.reference("Mass"), ["type": "null"]]])
        #expect(status["properties"]?["value"] == Describer.reference("SetStatus"))
    }

    @Test func whatEveryCommandCarriesLiesFlatInIt() throws {
        var describer = Describer(.request)
        _ = describer.schema(CancelWorkout.self)
        let command = try #require(describer.components.first { $0.name == "CancelWorkout" }?.value)
        #expect(command["required"] == nil)
        for field in ["workout_id", "idempotency_key", "client_timestamp", "cause", "ui_source"] {
            #expect(command["properties"]?[field] != nil, "\(field)")
        }
        #expect(command["properties"]?["cause"]?["default"] == "user_edit")
    }

    @Test func quantitiesSayTheirUnitAndRange() throws {
        var describer = Describer(.answer)
        _ = describer.schema(ActiveWorkout.self)
        _ = describer.schema(PostEffort.self)
        _ = describer.schema(Recommendation.self)
        for name in ["Mass", "Distance", "RIR", "SessionRPE", "Percent"] {
            let quantity = try #require(describer.components.first { $0.name == name }?.value)
            #expect(quantity["type"] == "number" && quantity["minimum"] != nil && quantity["maximum"] != nil, "\(name)")
            #expect(quantity["description"] != nil, "\(name)")
        }
        for name in ["ID", "Instant"] {
            let text = try #require(describer.components.first { $0.name == name }?.value)
            #expect(text["type"] == "string" && text["pattern"] != nil, "\(name)")
        }
    }
}
