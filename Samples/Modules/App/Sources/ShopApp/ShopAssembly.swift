import Catalog
import Checkout
public import UsherDI

/// The whole shop: no module of it imports another feature.
public struct ShopAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// The features.
  public var includes: [any Assembly] { [CatalogAssembly(), CheckoutAssembly()] }

  /// Registers nothing of its own.
  public func assemble(into registrar: Registrar) {}
}
