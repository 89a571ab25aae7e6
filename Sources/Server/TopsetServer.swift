public import Contract
public import Foundation
public import Hummingbird
import HummingbirdCore
public import Logging
public import NIOCore
public import Service

/// How the server is to run.
public struct ServerConfiguration: Sendable {
    /// What is listened on. Who does not come over loopback must sign in.
    public var host = "127.0.0.1"
    /// 0 lets the system choose one.
    public var port = 8080
    /// The folder of the built web app; without one only the API is served.
    public var site: URL?
    /// The program's version, as `/openapi.json` tells it.
    public var version = "0"
    /// Whether everybody must sign in. Without accounts, who comes over loopback and brings no token is the local user.
    public var accounts = false
    /// How others reach the server over TLS; `nil` where only this machine does, or a proxy.
    public var network: NetworkAccess?
    /// What these proxies say of whom they speak for is believed.
    public var trustedProxies: [AddressRange] = []
    /// How often each user may call each operation; operations that are not named here are not limited.
    public var rateLimits = RateLimit.standard
    /// What `/metrics` tells; `nil` where nothing is counted.
    public var metrics: PrometheusRegistry?
    /// How long clients may take and how many may be connected.
    public var connections = ConnectionLimits()
    /// How often live streams look and say that they are there.
    public var streams = StreamPace()

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
    router.add(middleware: ErrorShape(spoken: service.spoken))
    router.add(
        middleware: OriginGuard(network: configuration.network, trustedProxies: configuration.trustedProxies))
    if let network = configuration.network {
        router.add(middleware: PlainDoor(network: network, spoken: service.spoken))
    }
    router.add(middleware: SiteMiddleware(site: site))
    router.add(middleware: SignIn(service: service, isRequired: configuration.accounts))
    router.add(middleware: ErrorLanguage(service: service))
    addRoutes(
        router, service, version: configuration.version, limiter: RateLimiter(configuration.rateLimits, service),
        metrics: configuration.metrics, pace: configuration.streams, network: configuration.network,
        asNamed: configuration.accounts)
    let network = configuration.network
    return Application(
        router: router, server: serverBuilder(configuration),
        configuration: ApplicationConfiguration(
            address: .hostname(configuration.host, port: configuration.port), serverName: "topset",
            backlog: waitingConnections),
        onServerRunning: { channel in
            network?.listens(on: channel.localAddress?.port ?? 0)
            await onRunning(channel)
        }, logger: logger)
}

/// How many connections may wait to be taken, as far as the system allows it (Linux: 4096). Whoever comes when all these
/// places are taken is not heard, and tries again after a whole second: a set would wait that long for a crowd.
private let waitingConnections = 4096

/// Plain HTTP, and on the same port TLS where there is a certificate.
private func serverBuilder(_ configuration: ServerConfiguration) -> HTTPServerBuilder {
    let connections = OpenConnections(configuration.connections)
    let (limits, network) = (configuration.connections, configuration.network)
    return HTTPServerBuilder { responder in
        let plain = HTTP1Channel(
            responder: responder,
            configuration: .init(
                additionalChannelHandlers: [ConnectionWatch(limits, connections)],
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 64 << 10, maxHeaderFieldCount: 100)))
        guard let network else { return plain }
        return OnePort(base: plain, network: network)
    }
}

/// Registers every route there is.
@discardableResult
func addRoutes(
    _ router: Router<Context>, _ service: TopsetService, version: String, limiter: RateLimiter,
    metrics: PrometheusRegistry? = nil, pace: StreamPace = StreamPace(), network: NetworkAccess? = nil,
    asNamed: Bool = false
) -> RouteTable {
    var routes = RouteTable(router, limiter, service)
    addLiveWorkoutRoutes(&routes, service)
    addHistoryRoutes(&routes, service)
    addPlanRoutes(&routes, service)
    addProgramRoutes(&routes, service)
    addGenerateRoutes(&routes, service)
    addSuggestionRoutes(&routes, service)
    addKnowledgeRoutes(&routes, service)
    addProgressRoutes(&routes, service)
    addGymRoutes(&routes, service)
    addPainRoutes(&routes, service)
    addBodyRoutes(&routes, service)
    addGoalRoutes(&routes, service)
    addScheduleRoutes(&routes, service)
    addProfileRoutes(&routes, service)
    addCalculatorRoutes(&routes, service)
    addImportRoutes(&routes, service)
    addExportRoutes(&routes, service)
    addAccountRoutes(&routes, service)
    addChangeRoutes(&routes, service, pace)
    addPushRoutes(&routes, service)
    addDeviceRoutes(&routes, service, network, asNamed: asNamed)
    addOperationsRoutes(&routes, service, metrics)
    routes.describe(version: version)
    routes.refuseOtherMethods()
    return routes
}
