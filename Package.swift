// swift-tools-version: 6.2
import PackageDescription

// `TOPSET_CORE=1` leaves only the targets without outside packages: it resolves and builds offline, in seconds.
let coreOnly = Context.environment["TOPSET_CORE"] == "1"

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

// A debug build's rooms are optimised: the tests' thousands of lives take a fraction of the time (decision 45). Not where
// the package is another one's dependency, of which such flags are refused.
let isDependency = Context.packageDirectory.contains("/checkouts/")
let quick: [SwiftSetting] =
    isDependency ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// One room of the house: a library target whose dependencies are the arrows it may follow.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + quick)
}

/// The tests of a room. Fixtures are read from where they lie and copied nowhere.
func tests(_ name: String, _ dependencies: [Target.Dependency], excluding folders: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies + ["TestSupport"], exclude: folders, swiftSettings: strict)
}

var targets: [Target] = [
    /// JSON text and the one-declaration field codec: reader, writer, differ, describer. Embedded-clean.
    room("Wire"),
    /// `exp` and `pow` of the C library, for three formulas of the estimated maximum.
    .target(name: "CMath"),
    /// The training engine: quantities, catalogue, plans, live workout, sessions, progression. Pure and embedded-clean.
    room("Training", ["Wire", "CMath"]),
    /// What is said of the exercises that come with the app: names, how they are done, cues, mistakes. Not for the browser.
    room("Handbook", ["Training", "Wire"]),
    /// The contract of the API: endpoints, bodies, answers, error codes, limits. Embedded-clean.
    room("Contract", ["Training", "Wire"]),
    /// The local-first client: optimistic state, mutation queue, rebase. Embedded-clean.
    room("Sync", ["Contract", "Training", "Wire"]),
    /// The web app's model, update and views, as a node tree with binary patches. Embedded-clean.
    room("Screens", ["Sync", "Contract", "Training", "Wire"]),
    /// The WebAssembly entry point: a handful of exports, nothing else. Embedded-clean.
    .executableTarget(name: "WebApp", dependencies: ["Screens"], swiftSettings: strict),
    /// Import from other apps' exports: delimited text, dialects, reports.
    room("Interchange", ["Training", "Wire"]),
    /// zlib of the system.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    /// `malloc_trim` of the C library, which Swift's own module of it leaves out.
    .systemLibrary(name: "CMalloc"),
    /// Portable SQL behind a small connection protocol: migrations and repositories, no driver inside.
    room("Storage", ["Training", "Wire", "CZlib"]),
    /// The determinism kit of the tests: seeded generator, fixed clock and ids, example histories.
    .target(
        name: "TestSupport", dependencies: ["Contract", "Training", "Wire"], path: "Tests/TestSupport",
        swiftSettings: strict),

    tests("WireTests", ["Wire"]),
    tests("TrainingTests", ["Training", "Wire"], excluding: ["Fixtures", "Scenarios"]),
    /// The example of a client in the documentation, so that it compiles and runs.
    .target(
        name: "ClientExample", dependencies: ["Sync", "Contract", "Training", "Wire"],
        path: "Documentation/Examples/Client", swiftSettings: strict),
    tests("HandbookTests", ["Handbook", "Interchange", "Training", "Wire"], excluding: ["Fixtures"]),
    tests("ContractTests", ["ClientExample", "Sync", "Contract", "Training", "Wire"]),
    tests("SyncTests", ["Sync", "Contract", "Training", "Wire"]),
    tests("ScreensTests", ["Screens", "Sync", "Contract", "Training", "Wire"], excluding: ["Stored"]),
    tests("InterchangeTests", ["Interchange", "Training", "Wire"]),
    tests("StorageTests", ["Storage", "Training", "Wire"]),
]

var dependencies: [Package.Dependency] = []

if !coreOnly {
    dependencies = [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.1"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.90.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.29.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.8.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.16.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.33.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
    ]
    let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
    let nio = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
    let metrics = Target.Dependency.product(name: "Metrics", package: "swift-metrics")
    let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
    let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
    let certificates = Target.Dependency.product(name: "X509", package: "swift-certificates")
    let tls = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
    let log = Target.Dependency.product(name: "Logging", package: "swift-log")
    targets += [
        /// The embedded database: SQLite through GRDB, with grouped durable commits.
        room(
            "StorageSQLite",
            [
                "Storage", metrics, .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]),
        /// The use cases: the only write path, shared by the API and the command line.
        room(
            "Service",
            [
                "Handbook", "Storage", "Interchange", "Contract", "Training", "Wire", "CMalloc", crypto,
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]),
        /// HTTP: routes with their descriptions, sign-in, limits, errors, static files.
        room(
            "Server",
            [
                "Service", "Contract", "Training", "Wire", "CZlib", hummingbird, nio, httpTypes, log, metrics, crypto,
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "HummingbirdCore", package: "hummingbird"), tls, certificates,
                .product(name: "SwiftASN1", package: "swift-asn1"),
            ]),
        /// The command line and composition root.
        .executableTarget(
            name: "topset",
            dependencies: [
                "Server", "Service", "StorageSQLite", "Storage", "Interchange", "Contract", "Training", "Wire",
                hummingbird, log, metrics, .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: strict),
        tests(
            "StorageSQLiteTests",
            ["StorageSQLite", "Storage", "Training", "Wire", .product(name: "GRDB", package: "GRDB.swift")]),
        tests(
            "ServerTests",
            [
                "Server", "Service", "StorageSQLite", "Storage", "Contract", "Training", "Wire", "CZlib", hummingbird,
                nio,
                httpTypes, tls, certificates, crypto, .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ], excluding: ["Exchanges", "Names", "Stored"]),
        tests(
            "Acceptance",
            [
                "topset", "Service", "StorageSQLite", "Storage", "Contract", "Training", "Wire", nio,
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
            ]),
    ]
}

let package = Package(
    name: "topset",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        // The engine, importable by an app of another kind.
        .library(name: "Training", targets: ["Training", "Wire"]),
        .library(name: "Interchange", targets: ["Interchange"]),
        // Everything that a client of the API needs: its calls, and the live workout that goes on without a signal.
        .library(name: "TopsetClient", targets: ["Sync", "Contract", "Training", "Wire"]),
    ]
        + (coreOnly
            ? []
            : [
                .library(name: "Server", targets: ["Server", "Service", "Storage", "StorageSQLite"]),
                .executable(name: "topset", targets: ["topset"]),
            ]),
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
