#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class SeatPlanViewController: UIViewController, AnnouncementProviding {
  private let cart: Cart
  private let coordinator: CheckoutCoordinator
  private let problem = UILabel.problem()
  private let chosen = UILabel()
  private var seats: [SeatButton] = []
  private lazy var field = UITextField(
    "Seat", placeholder: "such as C7, or choose below", onEdit: { _ in })
  private lazy var goOn = UIButton.main(coordinator.confirmAction)

  init(cart: Cart, coordinator: CheckoutCoordinator) {
    self.cart = cart
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Seats"
  }

  required init?(coder: NSCoder) { nil }

  var announcement: String? { cart.announcement }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.autocorrectionType = .no
    field.returnKeyType = .done
    field.delegate = self
    let evening = UILabel(cart.performance?.starts.onTicket, .headline)
    show([evening, field.captioned, problem, plan(), chosen, goOn])
    observe()
  }

  /// The plan, which scrolls from left to right.
  private func plan() -> UIView {
    let house = UIStackView(arrangedSubviews: cart.show.house.rows.map(row))
    house.axis = .vertical
    house.alignment = .leading
    house.spacing = 4
    let scroll = UIScrollView()
    scroll.hold(house)
    scroll.heightAnchor.constraint(equalTo: scroll.contentLayoutGuide.heightAnchor).isActive = true
    return scroll
  }

  private func row(_ row: House.Row) -> UIView {
    let price = cart.show.prices[row.band].map { ", \($0)" } ?? ""
    let buttons = row.seats.map { seat in
      SeatButton(seat, named: "\(seat), \(row.band.name)\(price)") { [weak self] in
        self?.toggle(seat)
      }
    }
    seats += buttons
    let views = [UILabel.aside("\(row.name)  \(row.band.name)\(price)")]
    let line = UIStackView(arrangedSubviews: buttons)
    line.spacing = 4
    let both = UIStackView(arrangedSubviews: views + [line])
    both.axis = .vertical
    return both
  }

  private func toggle(_ seat: Seat) {
    do {
      try coordinator.toggle(seat)
      problem.complain(nil)
    } catch {
      problem.complain(error.description)
    }
  }
}

extension SeatPlanViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let typed = textField.text ?? ""
    if let seat = Seat(typed) {
      toggle(seat)
      textField.text = nil
    } else {
      problem.complain("“\(typed)” is not a seat; they are called like C7.")
    }
    return false
  }
}

extension SeatPlanViewController: Rendering {
  func render() {
    let (mine, taken) = (Set(cart.seats), cart.taken)
    for button in seats {
      button.show(isChosen: mine.contains(button.seat), isTaken: taken.contains(button.seat))
    }
    chosen.text = mine.isEmpty ? "No seats chosen." : "\(cart.seats.onTicket): \(cart.total)"
    goOn.isEnabled = coordinator.confirmAction.isEnabled
  }
}
#endif
