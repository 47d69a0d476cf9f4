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
  products: [
    .library(name: "BoxOfficeKit", targets: ["BoxOfficeKit"]),
    .executable(name: "boxoffice", targets: ["boxoffice"]),
  ],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .target(
      name: "BoxOfficeKit", dependencies: [.product(name: "UsherDI", package: "Usher")],
      resources: [.process("Resources")], swiftSettings: features),
    .executableTarget(
      name: "boxoffice",
      dependencies: [
        "BoxOfficeKit",
        .product(name: "UsherDI", package: "Usher"),
        .product(name: "UsherTerminal", package: "Usher"),
      ],
      swiftSettings: features),
    .testTarget(
      name: "BoxOfficeKitTests",
      dependencies: [
        "BoxOfficeKit",
        .product(name: "UsherDI", package: "Usher"),
        .product(name: "UsherTesting", package: "Usher"),
      ],
      swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)
