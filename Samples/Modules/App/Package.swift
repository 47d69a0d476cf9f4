// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Usher", path: "../../.."),
    .package(name: "Interface", path: "../Interface"),
    .package(name: "Catalog", path: "../Catalog"),
    .package(name: "Checkout", path: "../Checkout"),
  ],
  targets: [
    .target(
      name: "ShopApp",
      dependencies: [
        .product(name: "ShopInterface", package: "Interface"),
        .product(name: "Catalog", package: "Catalog"),
        .product(name: "Checkout", package: "Checkout"),
        .product(name: "UsherDI", package: "Usher"),
      ]),
    .executableTarget(
      name: "shop",
      dependencies: [
        "ShopApp", .product(name: "ShopInterface", package: "Interface"),
        .product(name: "UsherTerminal", package: "Usher"),
      ]),
    .testTarget(
      name: "ShopAppTests",
      dependencies: [
        "ShopApp", .product(name: "ShopInterface", package: "Interface"),
        .product(name: "UsherTesting", package: "Usher"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
