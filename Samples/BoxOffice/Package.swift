// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

func usher(_ product: String) -> Target.Dependency { .product(name: product, package: "Usher") }

let package = Package(
  name: "BoxOffice",
  platforms: [.iOS(.v17), .macOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "BoxOfficeKit", targets: ["BoxOfficeKit"]),
    .library(name: "BoxOfficeUIKit", targets: ["BoxOfficeUIKit"]),
    .library(name: "BoxOfficeSwiftUI", targets: ["BoxOfficeSwiftUI"]),
    .executable(name: "boxoffice", targets: ["boxoffice"]),
    .executable(name: "boxoffice-console", targets: ["boxoffice-console"]),
  ],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .target(
      name: "BoxOfficeKit", dependencies: [usher("UsherDI")],
      resources: [.process("Resources")], swiftSettings: features),
    .target(
      name: "BoxOfficeTerminal",
      dependencies: ["BoxOfficeKit", usher("UsherDI"), usher("UsherTerminal")],
      swiftSettings: features),
    .target(
      name: "BoxOfficeStage",
      dependencies: [
        "BoxOfficeKit", "BoxOfficeTerminal", usher("UsherExplorer"), usher("UsherTerminal"),
      ],
      swiftSettings: features),
    .executableTarget(
      name: "boxoffice",
      dependencies: [
        "BoxOfficeKit", "BoxOfficeTerminal", "BoxOfficeStage", usher("UsherDI"),
        usher("UsherExplorer"), usher("UsherInspector"), usher("UsherTerminal"),
      ],
      swiftSettings: features),
    .executableTarget(
      name: "boxoffice-console", dependencies: ["BoxOfficeStage", usher("UsherExplorer")],
      swiftSettings: features),
    .target(
      name: "BoxOfficeUIKit",
      dependencies: [
        "BoxOfficeKit", usher("UsherDI"), usher("UsherInspector"), usher("UsherUIKit"),
      ],
      swiftSettings: features),
    .target(
      name: "BoxOfficeSwiftUI",
      dependencies: [
        "BoxOfficeKit", usher("UsherDI"), usher("UsherInspector"), usher("UsherSwiftUI"),
      ],
      swiftSettings: features),
    .testTarget(
      name: "BoxOfficeKitTests",
      dependencies: [
        "BoxOfficeKit", usher("UsherDI"), usher("UsherExplorer"), usher("UsherTerminal"),
        .target(name: "BoxOfficeStage", condition: .when(platforms: [.linux, .macOS])),
      ],
      swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// As in Usher's own package: what stands in for UIKit, SwiftUI and App Intents, and only when it is asked for. The
// view controllers and the views are played by hand then, and the terminal beside them.
if Context.environment["USHER_STANDINS"] == "1" {
  let aliases = [
    "-module-alias", "UIKit=StandInUIKit", "-module-alias", "SwiftUI=StandInSwiftUI",
    "-module-alias", "AppIntents=StandInAppIntents", "-Xfrontend", "-disable-cross-import-overlays",
  ]
  let settings = features + [.unsafeFlags(aliases)]
  let standIns = usher("StandIns")
  package.targets.removeAll { $0.type == .test }  // these have run without the stand-ins
  for target in package.targets where ["BoxOfficeUIKit", "BoxOfficeSwiftUI"].contains(target.name) {
    target.dependencies.append(standIns)
    target.swiftSettings = settings
  }
  // What the app has beside its package, but for its entry point.
  package.targets.append(
    .target(
      name: "BoxOfficeIntents",
      dependencies: ["BoxOfficeKit", standIns, .product(name: "UsherDI", package: "Usher")],
      path: "App/BoxOfficeSwiftUI", exclude: ["App.swift"], swiftSettings: settings))
  package.targets.append(
    .testTarget(
      name: "BoxOfficeAppTests",
      dependencies: [
        "BoxOfficeKit", "BoxOfficeUIKit", "BoxOfficeSwiftUI", "BoxOfficeIntents",
        "BoxOfficeTerminal",
        standIns, usher("UsherDI"), usher("UsherSwiftUI"), usher("UsherTerminal"),
        usher("UsherTesting"), usher("UsherUIKit"),
      ],
      swiftSettings: settings))
}
#endif
