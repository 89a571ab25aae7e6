// swift-tools-version: 6.2
import PackageDescription

// Speed is shown here, as ratios within one run, and never asserted in a timed test.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "topset", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.8.0"),
    ],
    targets: [
        /// The engine alone: codec, reducer, progression, import.
        .executableTarget(
            name: "Engine",
            dependencies: [
                .product(name: "Training", package: "topset"), .product(name: "Interchange", package: "topset"),
            ]),
        /// What grows with a lifter's history, and what does not.
        .executableTarget(
            name: "Growth",
            dependencies: [
                .product(name: "Server", package: "topset"), .product(name: "TopsetClient", package: "topset"),
                .product(name: "Training", package: "topset"),
            ]),
        /// Durable log-set over HTTP, beside one commit per fsync on the same disk.
        .executableTarget(
            name: "HTTPWrites",
            dependencies: [
                .product(name: "TopsetClient", package: "topset"), .product(name: "Training", package: "topset"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
