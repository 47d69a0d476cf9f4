#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// The evenings of the cart's show: a screen whose dismissal the kit declares, and its view.
final class Performances: ViewProviding {
  var dismissal: Dismissal { cart.dismissal }
  private let cart: Cart
  private let seating: any Seating
  private let coordinator: CheckoutCoordinator

  init(cart: Cart, seating: any Seating, coordinator: CheckoutCoordinator) {
    self.cart = cart
    self.seating = seating
    self.coordinator = coordinator
  }

  var view: some View {
    PerformancesView(cart: cart, seating: seating, coordinator: coordinator)
  }
}
#endif
