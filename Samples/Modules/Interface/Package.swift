// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Interface",
  platforms: [.macOS(.v15)],
  products: [.library(name: "ShopInterface", targets: ["ShopInterface"])],
  dependencies: [.package(name: "Usher", path: "../../..")],
  targets: [
    .target(
      name: "ShopInterface", dependencies: [.product(name: "Usher", package: "Usher")]),
    .testTarget(name: "ShopInterfaceTests", dependencies: ["ShopInterface"]),
  ],
  swiftLanguageModes: [.v6]
)
