#if canImport(UIKit)
import UIKit
import Usher

// A split view controller has the columns of its style for ever. Where a third one comes or goes, another
// takes its place: with the same screens, and under what lies over it.

extension UIKitHost {
  /// Gives a split its columns.
  func setColumns(of place: Place, insteadOf old: [Place], _ end: @escaping @MainActor () -> Void) {
    guard let split = place.controller as? UISplitViewController else { return end() }
    let isNarrow = place.children.count > 2 && split.style != .tripleColumn
    let isWide = place.children.count < 3 && old.count > 2
    guard isNarrow || isWide else { return place.setColumns(of: split, end) }
    for column in Place.columns(old.count) { split.setViewController(nil, for: column) }
    place.delegate?.uninstall()
    place.take(UISplitViewController(columns: place.children.count))
    equip(place)
    fill(place)
    put(place, insteadOf: split, end)
  }

  private func put(
    _ place: Place, insteadOf old: UIViewController, _ end: @escaping @MainActor () -> Void
  ) {
    guard let parent = place.parent else { return putBelow(place, insteadOf: old, end) }
    switch parent.controller {
    case let tabs as UITabBarController:
      let all = tabs.viewControllers ?? []
      tabs.viewControllers = all.map { $0 === old ? place.controller : $0 }
      parent.setTabs(of: tabs, end)
    case let split as UISplitViewController: parent.setColumns(of: split, end)
    case let pages as UIPageViewController: parent.setPages(of: pages, end)
    default:
      old.leaveParent()
      parent.setSlots([], end)
    }
  }

  /// What lies over it is dismissed first, since it would stay for ever, and comes again.
  private func putBelow(
    _ place: Place, insteadOf old: UIViewController, _ end: @escaping @MainActor () -> Void
  ) {
    let over = layers.drop { place !== root && $0.place !== place }
    let finish: @MainActor () -> Void = { [weak self] in
      self?.exchange(place, old) { self?.presentAgain(over, end) }
    }
    let presenter = old.presentingViewController ?? (old.presentedViewController.map { _ in old })
    presenter.map { $0.dismiss(animated: false, completion: finish) } ?? finish()
  }

  private func exchange(
    _ place: Place, _ old: UIViewController, _ end: @escaping @MainActor () -> Void
  ) {
    guard place === root else { return end() }
    if old.parent != nil { old.leaveParent() }
    if !mount.isWindow { place.layerDelegate?.install() }
    mount.replace(nil, with: place, animated: false, end)
  }

  private func presentAgain(
    _ over: ArraySlice<Layer>, _ end: @escaping @MainActor () -> Void
  ) {
    guard let layer = over.first, let top = chain.last ?? mount.anchor else { return end() }
    prepare(layer, presenter: place(layer.presenter)?.controller ?? top)
    top.present(layer.place.controller, animated: false) { [weak self] in
      self?.presentAgain(over.dropFirst(), end)
    }
  }
}

extension UISplitViewController {
  /// Makes one of the style that has as many columns.
  convenience init(columns: Int) {
    self.init(style: columns > 2 ? .tripleColumn : .doubleColumn)
  }
}
#endif
