#if canImport(UIKit)
import BoxOfficeKit
import UIKit

/// A seat in the plan of a house, large enough for a finger.
final class SeatButton: UIButton {
  let seat: Seat

  init(_ seat: Seat, named name: String, _ act: @escaping @MainActor () -> Void) {
    self.seat = seat
    super.init(frame: .zero)
    accessibilityLabel = name
    addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows whether the seat has been chosen, and whether it can be.
  func show(isChosen: Bool, isTaken: Bool) {
    configuration = configured(isChosen ? .filled() : .gray()) {
      $0.title = isTaken ? "×" : "\(seat.number)"
    }
    isSelected = isChosen
    isEnabled = !isTaken
  }
}
#endif
