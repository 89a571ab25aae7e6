public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests to a server, signed in with a token.
public struct URLTransport: Transport {
    private let server: URL
    private let token: String?

    /// - Parameters:
    ///   - server: such as `http://127.0.0.1:8080`.
    ///   - token: of `topset user add` or the app's settings; `nil` for a server without accounts.
    public init(_ server: URL, token: String?) {
        self.server = server
        self.token = token
    }

    public func send(_ method: String, _ path: String, _ body: String) async -> (status: Int, body: String) {
        // The path is escaped already.
        guard let url = URL(string: path, relativeTo: server) else { return (0, "") }
        var request = URLRequest(url: url)
        request.httpMethod = method
        if let token { request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization") }
        if !body.isEmpty {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = Data(body.utf8)
        }
        guard let (data, response) = try? await URLSession.shared.data(for: request),
            let answer = response as? HTTPURLResponse
        else { return (0, "") }
        return (answer.statusCode, String(decoding: data, as: UTF8.self))
    }
}
