#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class PerformancesViewController: UITableViewController {
  private let cart: Cart
  private let seating: any Seating
  private let coordinator: CheckoutCoordinator
  private var left: [Int] = []

  init(cart: Cart, seating: any Seating, coordinator: CheckoutCoordinator) {
    self.cart = cart
    self.seating = seating
    self.coordinator = coordinator
    super.init(style: .insetGrouped)
    title = "Buy tickets"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.registerRows()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [coordinator] _ in coordinator.leave() })
    observe()
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Which evening would you like?" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    left.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let evening = cart.show.performances[indexPath.row].starts.onTicket
    let seats = left[indexPath.row]
    return tableView.row(
      evening, Performance.text(ofSeatsLeft: seats), at: indexPath, isEnabled: seats > 0)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator.choose(cart.show.performances[indexPath.row])
  }
}

extension PerformancesViewController: DismissalDeclaring {
  /// UIKit asks before the sheet is swiped down, and the coordinator asks the user.
  var declaredDismissal: Dismissal { cart.dismissal }
}

extension PerformancesViewController: Rendering {
  func render() {
    let all = cart.show.house.seats.count
    left = cart.show.performances.map { all - seating.taken(at: $0).count }
    tableView.reloadData()
  }
}
#endif
