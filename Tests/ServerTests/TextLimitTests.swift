import Contract
import HTTPTypes
import Server
import TestSupport
import Testing
import Training
import Wire

/// A text that is too long, and one that is empty, are refused with the same number, and the description says that number.
struct TextLimitTests {
    fileprivate struct Case: CustomTestStringConvertible {
        var path: String
        /// With `%` for the text.
        var body: String
        var field: String
        var limit: Int
        /// Whether it may be empty.
        var mayBeEmpty = false
        var method = HTTPRequest.Method.post
        var testDescription: String { path + field }
    }

    private static let bench = BuiltInExercises.id(slug: "bench_press_barbell").text

    private static let cases = [
        Case(path: "/v1/exercises", body: #"{"name":"%"}"#, field: "/name", limit: 200),
        Case(path: "/v1/exercises", body: #"{"name":"A","aliases":["%"]}"#, field: "/aliases/0", limit: 200),
        Case(path: "/v1/exercises", body: #"{"name":"A","form_cues":["%"]}"#, field: "/form_cues/0", limit: 300),
        Case(
            path: "/v1/exercises", body: #"{"name":"A","instructions":"%"}"#, field: "/instructions", limit: 4_000,
            mayBeEmpty: true),
        Case(path: "/v1/exercises", body: #"{"name":"A","note":"%"}"#, field: "/note", limit: 2_000, mayBeEmpty: true),
        Case(path: "/v1/plans", body: #"{"name":"%","exercises":[]}"#, field: "/name", limit: 200),
        Case(
            path: "/v1/plans", body: #"{"name":"A","category":"%","exercises":[]}"#, field: "/category", limit: 100,
            mayBeEmpty: true),
        Case(path: "/v1/programs", body: #"{"name":"%","days":[]}"#, field: "/name", limit: 200),
        Case(path: "/v1/gyms", body: #"{"name":"%"}"#, field: "/name", limit: 200),
        Case(
            path: "/v1/goals", body: #"{"kind":"sessions_per_week","target":3,"title":"%"}"#, field: "/title",
            limit: 200),
        Case(path: "/v1/profile", body: #"{"name":"%"}"#, field: "/name", limit: 100, method: .put),
        Case(path: "/v1/exercises/match", body: #"{"names":["%"]}"#, field: "/names/0", limit: 200, mayBeEmpty: true),
        Case(
            path: "/v1/imports/names", body: #"{"name":"%","choice":"own"}"#, field: "/name", limit: 200, method: .put),
    ]

    @Test(arguments: cases) private func theLimitThatIsSaidIsTheOneThatIsChecked(one: Case) async throws {
        try await Kit.with { kit in
            func send(_ text: String) async throws -> Kit.Answer {
                try await kit.send(one.method, one.path, one.body.replacing("%", with: text))
            }
            let long = try await send(String(repeating: "ü", count: one.limit + 1))
            #expect(long.status == 400 && long.text.contains("\(one.limit) characters"), "\(long.text)")
            let empty = try await send("")
            #expect((empty.status < 400) == one.mayBeEmpty, "\(empty.text)")
            let fits = try await send(String(repeating: "ü", count: one.limit))
            #expect(!fits.text.contains("characters"), "\(fits.text)")
            // Whatever is said of a number of characters, it is this one.
            for answer in [long, empty] {
                var rest = answer.text[...]
                while let place = rest.firstRange(of: " characters") {
                    let number = rest[..<place.lowerBound].split(separator: " ").last
                    #expect(number == Substring(String(one.limit)), "\(answer.text)")
                    rest = rest[place.upperBound...]
                }
            }
        }
    }

    /// Of the names of a file one is said to be none, and the others are answered.
    @Test func anEmptyNameIsSaidToHaveTheLimitOfOthers() async throws {
        try await Kit.with { kit in
            let found = try await kit.post("/v1/exercises/match", #"{"names":["","Squat"]}"#)
                .value(Page<MatchedName>.self).items
            #expect(found[0].fault == "names must have 1 to 200 characters." && found[1].fault == nil)
        }
    }

    @Test func theDescriptionSaysTheSameNumbers() async throws {
        try await Kit.with { kit in
            let document = try JSON.decode(JSONValue.self, from: try await kit.get("/openapi.json").text)
            let schemas = document["components"]?["schemas"]
            func limit(_ model: String, _ field: String) -> JSONValue? {
                let schema = schemas?[model]?["properties"]?[field]
                return schema?["maxLength"] ?? schema?["items"]?["maxLength"]
            }
            for (model, field, most) in [
                ("ExerciseEdit", "name", 200), ("ExerciseEdit", "form_cues", 300), ("ExerciseEdit", "video_url", 500),
                ("ExerciseEdit", "instructions", 4_000), ("CreatePlan", "name", 200), ("CreatePlan", "category", 100),
                ("MatchNames", "names", 200), ("SupersetExercises", "group", 64),
            ] as [(String, String, Int64)] {
                #expect(limit(model, field) == .integer(most), "\(model).\(field)")
            }
        }
    }
}
