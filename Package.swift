// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
]

let package = Package(
  name: "Usher",
  platforms: [.iOS(.v17), .macOS(.v15), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherDI", targets: ["UsherDI"]),
    .library(name: "UsherTerminal", targets: ["UsherTerminal"]),
    .library(name: "UsherUIKit", targets: ["UsherUIKit"]),
    .library(name: "UsherSwiftUI", targets: ["UsherSwiftUI"]),
    .library(name: "UsherInspector", targets: ["UsherInspector"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
    .library(name: "UsherExplorer", targets: ["UsherExplorer"]),
  ],
  targets: [
    .target(name: "Usher", swiftSettings: features),
    .target(name: "UsherDI", dependencies: ["Usher"], swiftSettings: features),
    .target(name: "UsherTerminal", dependencies: ["Usher"], swiftSettings: features),
    .target(name: "UsherAppleSupport", dependencies: ["Usher"], swiftSettings: features),
    .target(name: "UsherUIKit", dependencies: ["UsherAppleSupport"], swiftSettings: features),
    .target(name: "UsherSwiftUI", dependencies: ["UsherAppleSupport"], swiftSettings: features),
    .target(
      name: "UsherInspector",
      dependencies: ["UsherDI", "UsherTerminal", "UsherUIKit", "UsherSwiftUI"],
      swiftSettings: features),
    .target(name: "UsherTesting", dependencies: ["UsherDI"], swiftSettings: features),
    .target(name: "UsherExplorer", dependencies: ["UsherTesting"], swiftSettings: features),
    .executableTarget(
      name: "UsherBenchmarks",
      dependencies: ["UsherDI", "UsherExplorer", "UsherSwiftUI", "UsherTerminal"],
      swiftSettings: features),
    .executableTarget(
      name: "UsherVictim", dependencies: ["Usher", "UsherTesting"], path: "Tests/UsherVictim",
      swiftSettings: features),
    .testTarget(
      name: "UsherTests", dependencies: ["Usher", "UsherExplorer", "UsherVictim"],
      swiftSettings: features),
    .testTarget(
      name: "UsherDITests", dependencies: ["UsherDI", "UsherTesting"], swiftSettings: features),
    .testTarget(
      name: "UsherKeyTests", dependencies: ["UsherDI", "UsherTesting"], swiftSettings: features),
    .testTarget(
      name: "UsherArrangementTests", dependencies: ["UsherDI", "UsherExplorer"],
      swiftSettings: features),
    .testTarget(
      name: "UsherTerminalTests", dependencies: ["UsherTerminal", "UsherExplorer"],
      swiftSettings: features),
    .testTarget(
      name: "UsherInspectorTests", dependencies: ["UsherInspector", "UsherTesting"],
      swiftSettings: features),
    .testTarget(
      name: "UsherUIKitTests",
      dependencies: [
        "UsherAppleSupport", "UsherUIKit", "UsherSwiftUI", "UsherDI", "UsherExplorer",
      ],
      exclude: ["Sessions", "Names"],  // for the stand-in and for SwiftUI alone
      swiftSettings: features),
    .testTarget(
      name: "UsherSwiftUITests", dependencies: ["UsherSwiftUI", "UsherDI", "UsherExplorer"],
      exclude: ["App"],  // a target of its own, for the stand-in alone
      swiftSettings: features),
    .testTarget(
      name: "UsherTestingTests", dependencies: ["UsherExplorer"], swiftSettings: features),
    .testTarget(
      name: "UsherExplorerTests", dependencies: ["UsherExplorer"], swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)

// What libFuzzer is linked with, where .ci/fuzz asks for it.
if Context.environment["USHER_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "UsherFuzz", dependencies: ["Usher", "UsherTesting"], path: "Tests/Fuzz",
      swiftSettings: features + [.unsafeFlags(["-parse-as-library"])]))
}

#if os(Linux)
// What stands in for Apple's interface frameworks where there are none, and only when it is asked for: the
// names that the adapters import are bound to it by unsafe flags, which a package that others use may not have.
if Context.environment["USHER_STANDINS"] == "1" {
  let aliases = [
    "-module-alias", "UIKit=StandInUIKit", "-module-alias", "SwiftUI=StandInSwiftUI",
    "-Xfrontend", "-disable-cross-import-overlays",  // Testing has one for the real UIKit
  ]
  let settings = features + [.unsafeFlags(aliases)]
  // The targets that import UIKit or SwiftUI. Tests of others have run without the stand-ins.
  let adapters: Set = [
    "UsherAppleSupport", "UsherUIKit", "UsherUIKitTests", "UsherSwiftUI", "UsherInspector",
  ]
  package.targets.removeAll { $0.type == .test && !adapters.contains($0.name) }
  for target in package.targets where adapters.contains(target.name) {
    target.dependencies += ["StandInUIKit", "StandInSwiftUI"]
    target.swiftSettings = settings
    target.exclude = []
  }
  // What Director's users write compiles and behaves in Swift 5 mode as well.
  package.targets.append(
    .testTarget(
      name: "UsherUIKitSwift5Tests",
      dependencies: ["UsherUIKit", "UsherTesting", "StandInUIKit", "StandInSwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5), .strictMemorySafety(), .unsafeFlags(aliases)]))
  package.targets.append(
    .testTarget(
      name: "UsherSwiftUIAppTests",
      dependencies: ["UsherSwiftUI", "UsherDI", "UsherTesting", "StandInUIKit", "StandInSwiftUI"],
      path: "Tests/UsherSwiftUITests/App", swiftSettings: settings))
  package.targets.append(
    .testTarget(
      name: "UsherInspectorHostTests",
      dependencies: ["UsherInspector", "UsherTesting", "StandInUIKit", "StandInSwiftUI"],
      swiftSettings: settings))
  // Sessions have types with names of SwiftUI's, which apps in tests could not use beside them.
  package.targets.append(
    .testTarget(
      name: "UsherSwiftUISessionTests",
      dependencies: ["UsherSwiftUI", "UsherExplorer", "StandInUIKit", "StandInSwiftUI"],
      swiftSettings: settings))
  package.products += [
    .library(name: "StandIns", targets: ["StandInUIKit", "StandInSwiftUI", "StandInAppIntents"])
  ]
  package.targets += [
    .target(
      name: "StandInFoundation", path: "Tests/StandIns/Foundation", swiftSettings: features),
    .target(
      name: "StandInAppIntents", path: "Tests/StandIns/AppIntents", swiftSettings: features),
    .target(
      name: "StandInUIKit", dependencies: ["StandInFoundation"], path: "Tests/StandIns/UIKit",
      swiftSettings: features),
    .target(
      name: "StandInSwiftUI", dependencies: ["StandInUIKit"], path: "Tests/StandIns/SwiftUI",
      swiftSettings: settings),
    .testTarget(
      name: "StandInUIKitTests",
      dependencies: ["StandInUIKit", "StandInSwiftUI", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "StandInSwiftUITests", dependencies: ["StandInUIKit", "StandInSwiftUI"],
      swiftSettings: settings),
  ]
}
#endif
