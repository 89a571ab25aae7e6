public import Contract
public import Foundation
public import Hummingbird
public import Logging
public import NIOCore
public import Service

/// How the server is to run.
public struct ServerConfiguration: Sendable {
    /// A loopback address: without accounts nobody else is let in.
    public var host = "127.0.0.1"
    /// 0 lets the system choose one.
    public var port = 8080
    /// The folder of the built web app; without one only the API is served.
    public var site: URL?
    /// The program's version, as `/openapi.json` tells it.
    public var version = "0"
    /// Whether everybody must sign in. Without accounts, who brings no token is the local user.
    public var accounts = false
    /// How often each user may call each operation; operations that are not named here are not limited.
    public var rateLimits = RateLimit.standard
    /// What `/metrics` tells; `nil` where nothing is counted.
    public var metrics: PrometheusRegistry?
    /// How long clients may take and how many may be connected.
    public var connections = ConnectionLimits()

    public init() {}
}

/// Builds the whole application from a configuration; the command line and the tests call this same function.
///
/// - Parameter onRunning: called once the server listens.
/// - Throws: when the folder of the web app cannot be read.
public func buildApplication(
    _ configuration: ServerConfiguration, _ service: TopsetService, logger: Logger,
    onRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let router = Router(context: Context.self, options: .autoGenerateHeadEndpoints)
    let site = try configuration.site.map { try StaticSite(folder: $0) }
    router.add(middleware: RequestMetrics())
    router.add(middleware: SecurityHeaders())
    router.add(middleware: ErrorShape())
    router.add(middleware: LoopbackGuard())
    router.add(middleware: SiteMiddleware(site: site))
    router.add(middleware: SignIn(service: service, isRequired: configuration.accounts))
    router.add(middleware: ErrorLanguage(service: service))
    addRoutes(
        router, service, version: configuration.version, limiter: RateLimiter(configuration.rateLimits, service),
        metrics: configuration.metrics)
    let connections = OpenConnections(configuration.connections)
    return Application(
        router: router,
        server: .http1(
            configuration: .init(
                additionalChannelHandlers: [ConnectionWatch(configuration.connections, connections)],
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 64 << 10, maxHeaderFieldCount: 100))),
        configuration: ApplicationConfiguration(
            address: .hostname(configuration.host, port: configuration.port), serverName: "topset"),
        onServerRunning: onRunning, logger: logger)
}

/// Registers every route there is.
@discardableResult
func addRoutes(
    _ router: Router<Context>, _ service: TopsetService, version: String, limiter: RateLimiter,
    metrics: PrometheusRegistry? = nil
) -> RouteTable {
    var routes = RouteTable(router, limiter)
    addLiveWorkoutRoutes(&routes, service)
    addHistoryRoutes(&routes, service)
    addPlanRoutes(&routes, service)
    addSuggestionRoutes(&routes, service)
    addKnowledgeRoutes(&routes, service)
    addGymRoutes(&routes, service)
    addCalculatorRoutes(&routes, service)
    addImportRoutes(&routes, service)
    addAccountRoutes(&routes, service)
    addOperationsRoutes(&routes, service, metrics)
    routes.describe(version: version)
    routes.refuseOtherMethods()
    return routes
}
