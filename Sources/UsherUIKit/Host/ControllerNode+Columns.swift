#if canImport(UIKit)
import UIKit

extension ControllerNode {
  func setColumns(of split: UISplitViewController, _ end: () -> Void) {
    selectNeighborIfNeeded()
    let columns = Self.columns(children.count)
    for column in Self.columns(split.style == .tripleColumn ? 3 : 2) {
      let child = columns.firstIndex(of: column).map { children[$0] }
      if child.map({ split.viewController(for: column) !== $0.controller }) ?? true {
        split.setViewController(child?.controller, for: column)
      }
    }
    end()
  }

  /// Returns the columns of a split view controller with a number of children, primary first.
  static func columns(_ count: Int) -> [UISplitViewController.Column] {
    switch count {
    case 1: [.primary]
    case 2: [.primary, .secondary]
    default: [.primary, .supplementary, .secondary]
    }
  }

  func column(
    of child: ControllerNode, in split: UISplitViewController
  ) -> UISplitViewController.Column? {
    let columns = Self.columns(children.count)
    let index = index(of: child.id)
    return columns.indices.contains(index) ? columns[index] : nil
  }
}
#endif
