// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstProgram",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .executableTarget(
      name: "first",
      dependencies: [
        .product(name: "UsherDI", package: "Usher"),
        .product(name: "UsherTerminal", package: "Usher"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
