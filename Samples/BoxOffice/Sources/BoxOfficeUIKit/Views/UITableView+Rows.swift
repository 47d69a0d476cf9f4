#if canImport(UIKit)
import UIKit

extension UITableView {
  private static let name = "row"

  /// Has its rows made of plain cells.
  func registerRows() {
    register(UITableViewCell.self, forCellReuseIdentifier: UITableView.name)
  }

  /// Makes a row of two texts, which leads somewhere unless it is off.
  func row(
    _ text: String, _ detail: String, at path: IndexPath, isEnabled: Bool = true
  ) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: UITableView.name, for: path)
    cell.contentConfiguration = configured(.subtitleCell() as UIListContentConfiguration) {
      $0.text = text
      $0.secondaryText = detail
      $0.secondaryTextProperties.color = .secondaryLabel
      if !isEnabled { $0.textProperties.color = .secondaryLabel }
    }
    cell.accessoryType = isEnabled ? .disclosureIndicator : .none
    cell.isUserInteractionEnabled = isEnabled
    cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    return cell
  }
}
#endif
