// swift-tools-version: 6.2
import PackageDescription

let container = Target.Dependency.product(name: "UsherDI", package: "Usher")
let terminal = Target.Dependency.product(name: "UsherTerminal", package: "Usher")
let testing = Target.Dependency.product(name: "UsherExplorer", package: "Usher")

let package = Package(
  name: "Tutorial",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .executableTarget(name: "OneScreen", dependencies: [container, terminal]),
    .executableTarget(name: "PushAndPop", dependencies: [container, terminal]),
    .executableTarget(name: "ChildFlow", dependencies: [container, terminal]),
    .executableTarget(name: "RoutesAndLinks", dependencies: [container, terminal]),
    .executableTarget(name: "Steps", dependencies: [container, terminal]),
    .testTarget(name: "ExploringTests", dependencies: ["RoutesAndLinks", container, testing]),
    .testTarget(
      name: "TutorialTests",
      dependencies: [
        "OneScreen", "PushAndPop", "ChildFlow", "RoutesAndLinks", "Steps", container, terminal,
        testing,
      ]),
  ],
  swiftLanguageModes: [.v6]
)
