#if canImport(UIKit)
import BoxOfficeKit
import UIKit

extension Ticket {
  /// The ticket as it is printed.
  @MainActor var labels: [UIView] {
    [
      UILabel.heading(title), UILabel("\(house), \(starts.onTicket)"),
      UILabel("Seats \(seats.onTicket)", .headline), UILabel("Paid \(total)"),
      UILabel("For \(contact.name), \(contact.email)"), UILabel.aside(number),
    ]
  }
}
#endif
