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
  name: "BoxOffice",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2)],
  products: [.library(name: "BoxOfficeKit", targets: ["BoxOfficeKit"])],
  targets: [
    .target(
      name: "BoxOfficeKit", resources: [.process("Resources")], swiftSettings: features),
    .testTarget(
      name: "BoxOfficeKitTests", dependencies: ["BoxOfficeKit"], swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)
