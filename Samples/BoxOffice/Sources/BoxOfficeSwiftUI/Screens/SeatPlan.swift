#if canImport(SwiftUI)
import BoxOfficeKit
import Observation
import SwiftUI
import UsherSwiftUI

/// The choice of seats: a model that is the screen, and has a view.
@Observable final class SeatPlan: ViewProviding, AnnouncementProviding {
  let cart: Cart
  /// What is being typed.
  var typed = ""
  /// What is wrong with what was asked for last.
  private(set) var problem: String?
  private let coordinator: CheckoutCoordinator

  init(cart: Cart, coordinator: CheckoutCoordinator) {
    self.cart = cart
    self.coordinator = coordinator
  }

  var announcement: String? { cart.announcement }

  var view: some View { SeatPlanView(plan: self) }

  /// Chooses a seat, or gives it back.
  func toggle(_ seat: Seat) {
    do {
      try coordinator.toggle(seat)
      problem = nil
    } catch {
      problem = error.description
    }
  }

  /// Chooses the seat whose name was typed.
  func toggleTyped() {
    guard let seat = Seat(typed) else {
      problem = "“\(typed)” is not a seat; they are called like C7."
      return
    }
    toggle(seat)
    typed = ""
  }

  /// The way on to the contact details.
  var confirmAction: ScreenAction { coordinator.confirmAction }
}
#endif
