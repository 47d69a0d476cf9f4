#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class SummaryViewController: UIViewController {
  private let cart: Cart
  private let coordinator: CheckoutCoordinator

  init(cart: Cart, coordinator: CheckoutCoordinator) {
    self.cart = cart
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Order"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let evening = cart.performance?.starts.onTicket ?? ""
    let pay = UIButton.main(coordinator.payAction)
    show(
      [UILabel.heading(cart.show.title), UILabel("\(cart.show.house.name), \(evening)")]
        + cart.seats.map { UILabel(price(of: $0)) }
        + [UILabel("Total \(cart.total)", .headline), recipient, pay])
  }

  private var recipient: UILabel {
    .aside("For \(cart.contact?.name ?? ""), \(cart.contact?.email.description ?? "")")
  }

  private func price(of seat: Seat) -> String {
    let band = cart.show.house.band(of: seat)?.name ?? ""
    return "\(band) \(seat), \(cart.show.price(of: seat)?.description ?? "")"
  }
}
#endif
