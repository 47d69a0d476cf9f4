// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Catalog",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Catalog", targets: ["Catalog"])],
  dependencies: [
    .package(name: "Usher", path: "../../.."),
    .package(name: "Interface", path: "../Interface"),
  ],
  targets: [
    .target(
      name: "Catalog",
      dependencies: [
        .product(name: "ShopInterface", package: "Interface"),
        .product(name: "UsherDI", package: "Usher"),
        .product(name: "UsherTerminal", package: "Usher"),
      ]),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["Catalog", .product(name: "UsherTesting", package: "Usher")]),
  ],
  swiftLanguageModes: [.v6]
)
