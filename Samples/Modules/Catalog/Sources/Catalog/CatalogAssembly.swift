import ShopInterface
public import UsherDI

/// The catalog: what can be bought, and the choice of an item for others.
public struct CatalogAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.needs(Buy.self)
    registrar.register(BrowseCoordinator.init, for: Browse.self)
    registrar.register(ItemsScreen.init, for: Items.self)
    registrar.register(PickScreen.init, for: PickItem.self, giving: \.chosen)
    registrar.register(Stock.init, lifetime: .shared)
  }
}
