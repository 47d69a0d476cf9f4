// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Checkout", targets: ["Checkout"])],
  dependencies: [
    .package(name: "Usher", path: "../../.."),
    .package(name: "Interface", path: "../Interface"),
  ],
  targets: [
    .target(
      name: "Checkout",
      dependencies: [
        .product(name: "ShopInterface", package: "Interface"),
        .product(name: "UsherDI", package: "Usher"),
        .product(name: "UsherTerminal", package: "Usher"),
      ]),
    .testTarget(
      name: "CheckoutTests",
      dependencies: ["Checkout", .product(name: "UsherTesting", package: "Usher")]),
  ],
  swiftLanguageModes: [.v6]
)
