// swift-tools-version: 6.2
import PackageDescription

// Feeds the readers of other apps' files, and the one of the notation, what a fuzzer thinks of: `scripts/fuzz`.
let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "topset", path: "../..")],
    targets: [
        .executableTarget(
            name: "Readers",
            dependencies: [
                .product(name: "Training", package: "topset"), .product(name: "Interchange", package: "topset"),
            ],
            // The entry point is the fuzzer's.
            swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    ],
    swiftLanguageModes: [.v6]
)
