import HTTPTypes
import Training

extension Scenario {
    static let exports: [Scenario] = [
        Scenario("exports") { stage in
            _ = try await stage.kit.send(
                .post, "/v1/import?dry_run=false&unit=kg&timezone=Europe/Berlin", RouteTests.export,
                headers: [.contentType: "text/csv"])
            for format in ["strong", "openweight", "ics", "pdf"] { try await stage.get("/v1/export?format=\(format)") }
            _ = try await stage.kit.post(
                "/v1/body-log",
                #"{"id":"01900000-0000-7000-8000-000000000b01","at":"2026-11-17T07:00:00+01:00","kind":"weight","value":181.25,"unit":"lb"}"#
            )
            for part in ["workouts", "exercises", "measurements", "plans"] {
                try await stage.get("/v1/export?format=csv&part=\(part)")
            }
            // Too long to be looked at here; what is in it other tests say.
            let everything = try await stage.kit.get("/v1/export").text
            let json: HTTPFields = [.contentType: "application/json"]
            try await stage.send(.post, "/v1/import?format=topset&dry_run=false", "{}", headers: json)
            try await stage.send(
                .post, "/v1/import?dry_run=false", #"{"schema":"topset.export","version":2,"tables":{}}"#, headers: json
            )
            try await stage.send(
                .post, "/v1/import?dry_run=false",
                #"{"schema":"topset.export","version":1,"user_id":"01900000-0000-7000-8000-000000000a01","tables":{"gyms":[{"id":7}]},"rows":1}"#,
                headers: json)
            _ = try await stage.kit.send(.post, "/v1/import?dry_run=false", everything, headers: json)
            _ = try await stage.kit.plan()
        }
    ]
}
