#if canImport(UIKit)
import UIKit
import Usher

/// Tells a split view controller what to show where there is room for one column, and hears of it.
final class SplitDelegate: DelegateProxy, UISplitViewControllerDelegate {
  var next: (any UISplitViewControllerDelegate)? { behind as? any UISplitViewControllerDelegate }

  private var split: UISplitViewController? { element?.controller as? UISplitViewController }

  override func install() {
    if let split, steps(before: split.delegate) { split.delegate = self }
  }

  override func uninstall() {
    if let split, leaves(split.delegate) { split.delegate = next }
  }

  /// The selected column is the one that goes on to show.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let answer = forward(topColumnFor: proposedTopColumn, in: svc)
    guard answer == proposedTopColumn, let element,
      let selected = element.children.first(where: { $0.id == element.selected })
    else { return answer }
    return element.column(of: selected, in: svc) ?? answer
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    forward(didCollapse: svc)
    host?.checkSoon()
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    forward(didExpand: svc)
    host?.checkSoon()
  }
}
#endif
