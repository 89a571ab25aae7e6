import Contract
import HTTPTypes
import TestSupport
import Training

private let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
private let secret = "BTBZMqHH6r4Tts7J_aSIgg"

private func body(
    _ endpoint: String = "https://push.example.net/send/a", p256dh: String = point, auth: String = secret
) -> String { #"{"endpoint":"\#(endpoint)","keys":{"p256dh":"\#(p256dh)","auth":"\#(auth)"}}"# }

extension Scenario {
    /// Browsers that show notifications, and when.
    static let push: [Scenario] = [
        Scenario("push") { stage in
            let path = "/v1/push/subscriptions"
            try await stage.get("/v1/push/key")
            try await stage.post(
                path,
                #"{"endpoint":"https://push.example.net/send/a","expirationTime":null,"keys":{"p256dh":"\#(point)","auth":"\#(secret)"}}"#
            )
            let known = try await stage.post(path, body()).value(PushSubscription.self).id
            try await stage.get(path)
            try await stage.send(.delete, path + "?id=" + known.text)
            try await stage.send(.delete, path + "?id=" + known.text)
            try await stage.send(.delete, path)
            try await stage.get(path)
            for endpoint in [
                "http://push.example.net/a", "https://127.0.0.1/a", "https://10.0.0.8/a", "https://[::1]/a",
                "https://router.lan/a", "https://push.example.net:8443/a", "file:///etc/passwd", "",
            ] { try await stage.post(path, body(endpoint)) }
            try await stage.post(path, body(p256dh: "BCVx"))
            try await stage.post(path, body(p256dh: String(repeating: "A", count: 87)))
            try await stage.post(path, body(auth: "c2hvcnQ"))
            try await stage.post(path, #"{"endpoint":"https://push.example.net/a"}"#)
            try await stage.post(path, #"{"endpoint":7,"keys":{}}"#)
        },
        Scenario("reminders") { stage in
            try await stage.send(
                .put, "/v1/settings",
                #"{"reminder_at":"18:30","reminder_planned_only":true,"summary_notification":true,"timezone":"Europe/Berlin"}"#
            )
            try await stage.get("/v1/settings")
            try await stage.send(.put, "/v1/settings", #"{"reminder_at":"24:00"}"#)
            try await stage.send(.put, "/v1/settings", #"{"timezone":"Mars/Olympus"}"#)
            try await stage.send(.put, "/v1/settings", #"{"reminder_planned_only":"yes"}"#)
        },
    ]
}
