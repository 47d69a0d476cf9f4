#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class TicketListViewController: UITableViewController {
  private let session: Session
  private let book: TicketBook
  private let coordinator: TicketsCoordinator
  private var tickets: [Ticket] = []

  init(session: Session, tickets: TicketBook, coordinator: TicketsCoordinator) {
    self.session = session
    book = tickets
    self.coordinator = coordinator
    super.init(style: .insetGrouped)
    title = "Tickets"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.registerRows()
    observe()
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { book.notice }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tickets.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let ticket = tickets[indexPath.row]
    let detail = "\(ticket.starts.dayOfSeason), \(ticket.seats.onTicket)"
    return tableView.row(ticket.title, detail, at: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator.openAction(tickets[indexPath.row]).perform()
  }
}

extension TicketListViewController: Rendering {
  func render() {
    tickets = session.account.map(book.tickets(of:)) ?? []
    contentUnavailableConfiguration = emptiness
    tableView.reloadData()
  }

  /// What there is to say in place of tickets.
  private var emptiness: UIContentUnavailableConfiguration? {
    guard tickets.isEmpty else { return nil }
    return session.account == nil
      ? signedOut : .saying("No tickets yet. The season is under Shows.")
  }

  private var signedOut: UIContentUnavailableConfiguration {
    configured(.saying("Your tickets are here once you have signed in.")) {
      $0.button = configured(.filled()) { $0.title = coordinator.signInAction.title }
      $0.buttonProperties.primaryAction = UIAction(coordinator.signInAction)
    }
  }
}

extension UIContentUnavailableConfiguration {
  @MainActor fileprivate static func saying(_ text: String) -> UIContentUnavailableConfiguration {
    configured(.empty()) { $0.secondaryText = text }
  }
}
#endif
