// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "Usher",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherDI", targets: ["UsherDI"]),
    .library(name: "UsherTerminal", targets: ["UsherTerminal"]),
    .library(name: "UsherUIKit", targets: ["UsherUIKit"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
  ],
  targets: [
    .target(name: "Usher", swiftSettings: features),
    .target(name: "UsherDI", dependencies: ["Usher"], swiftSettings: features),
    .target(name: "UsherTerminal", dependencies: ["Usher"], swiftSettings: features),
    .target(name: "UsherUIKit", dependencies: ["Usher"], swiftSettings: features),
    .target(name: "UsherTesting", dependencies: ["UsherDI"], swiftSettings: features),
    .executableTarget(
      name: "UsherBenchmarks", dependencies: ["UsherDI", "UsherTesting"], swiftSettings: features),
    .testTarget(
      name: "UsherTests", dependencies: ["Usher", "UsherTesting"], swiftSettings: features),
    .testTarget(
      name: "UsherDITests", dependencies: ["UsherDI", "UsherTesting"], swiftSettings: features),
    .testTarget(
      name: "UsherTerminalTests", dependencies: ["UsherTerminal", "UsherTesting"],
      swiftSettings: features),
    .testTarget(
      name: "UsherUIKitTests", dependencies: ["UsherUIKit", "UsherTesting"], swiftSettings: features),
    .testTarget(name: "UsherTestingTests", dependencies: ["UsherTesting"], swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)
