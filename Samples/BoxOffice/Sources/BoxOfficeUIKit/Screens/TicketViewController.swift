#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class TicketViewController: UIViewController {
  private let ticket: Ticket
  private let coordinator: TicketsCoordinator

  init(ticket: Ticket, coordinator: TicketsCoordinator) {
    self.ticket = ticket
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = ticket.number
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIButton.other(coordinator.cancelAction(ticket))
    cancel.accessibilityIdentifier = TicketsCoordinator.cancelButton
    show(ticket.labels + [cancel])
  }
}
#endif
