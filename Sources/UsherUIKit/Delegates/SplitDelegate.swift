#if canImport(UIKit)
import UIKit
import Usher

/// Tells a split view controller what to show where there is room for one column, and hears of it.
final class SplitDelegate: DelegateProxy, UISplitViewControllerDelegate {
  weak var next: (any UISplitViewControllerDelegate)?

  #if canImport(ObjectiveC)
  override var app: (any NSObjectProtocol)? { next as? any NSObjectProtocol }
  #endif

  private var split: UISplitViewController? { place?.controller as? UISplitViewController }

  override func install() {
    guard let split, split.delegate !== self else { return }
    next = split.delegate
    split.delegate = self
  }

  override func uninstall() {
    if let split, split.delegate === self { split.delegate = next }
  }

  /// The selected column is the one that goes on to show.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let answer = forward(topColumnFor: proposedTopColumn, in: svc)
    guard answer == proposedTopColumn, let place,
      let selected = place.children.first(where: { $0.id == place.selected })
    else { return answer }
    return place.column(of: selected, in: svc) ?? answer
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    forward(didCollapse: svc)
    host?.lookSoon()
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    forward(didExpand: svc)
    host?.lookSoon()
  }
}
#endif
