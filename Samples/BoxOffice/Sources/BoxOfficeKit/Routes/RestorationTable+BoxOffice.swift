public import UsherDI

extension RestorationTable {
  /// Returns what of the box office comes back after it was killed: all places that are routes.
  @MainActor public static func boxOffice() throws(TableError) -> RestorationTable {
    try RestorationTable {
      $0.register(ShowsRoute.self)
      $0.register(TicketsRoute.self)
      $0.register(CheckoutRoute.self)
    }
  }
}
