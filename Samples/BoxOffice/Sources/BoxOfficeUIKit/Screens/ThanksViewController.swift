#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class ThanksViewController: UIViewController {
  private let ticket: Ticket

  init(ticket: Ticket) {
    self.ticket = ticket
    super.init(nibName: nil, bundle: nil)
    title = "Thank you"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton.main("Done") { [weak self] in self?.dismiss(animated: true) }
    show(ticket.labels + [UILabel("You find it under Tickets. Enjoy the show!"), done])
  }
}
#endif
