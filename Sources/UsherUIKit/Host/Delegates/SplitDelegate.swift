#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

/// Chooses the column that a collapsed split view controller shows, and reports when it changes.
final class SplitDelegate: DelegateProxy, UISplitViewControllerDelegate {
  var next: (any UISplitViewControllerDelegate)? { behind as? any UISplitViewControllerDelegate }
  override var first: AnyObject? { split?.delegate }

  private var split: UISplitViewController? { element?.controller as? UISplitViewController }

  override func install() {
    if let split, steps(before: split.delegate) { split.delegate = self }
  }

  override func reassign() {
    guard let split, let first = split.delegate as? DelegateProxy else { return }
    split.delegate = nil
    split.delegate = first as? any UISplitViewControllerDelegate
  }

  override func uninstall() {
    if let split, leaves(split.delegate) { split.delegate = next }
  }

  /// Keeps the selected column visible.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let answer = forward { next in
      (next?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:))?(
        svc, proposedTopColumn) ?? proposedTopColumn
    }
    guard answer == proposedTopColumn, let element,
      let selected = element.children.first(where: { $0.id == element.selected })
    else { return answer }
    return element.column(of: selected, in: svc) ?? answer
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    forward { next in (next?.splitViewControllerDidCollapse(_:))?(svc) }
    host?.checkSoon()
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    forward { next in (next?.splitViewControllerDidExpand(_:))?(svc) }
    host?.checkSoon()
  }
}

extension SplitDelegate {
  /// Calls the delegate behind it.
  fileprivate func forward<Answer>(
    _ call: ((any UISplitViewControllerDelegate)?) -> Answer
  ) -> Answer {
    forward(to: (any UISplitViewControllerDelegate).self, call)
  }
}
#endif
