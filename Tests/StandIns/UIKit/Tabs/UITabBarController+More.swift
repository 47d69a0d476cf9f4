// Tabs without room in the bar.

extension UITabBarController {
  /// A Boolean value that indicates whether the bar has no room for all tabs, and its last item
  /// leads to a list of the others.
  var hasMore: Bool { controllers.count > 5 && traitCollection.horizontalSizeClass == .compact }

  /// Returns whether only the list leads to a tab.
  func isBehindMore(_ tab: UIViewController) -> Bool {
    hasMore && controllers.dropFirst(4).contains { $0 === tab }
  }

  /// Returns whether a controller is the list, if there is one.
  func isList(_ controller: UIViewController?) -> Bool { hasMore && controller === more }

  /// Updates the bar's items, and hides a tab in the list that is in the bar.
  func showItems() {
    tabBar.items = (hasMore ? controllers.prefix(4) + [more] : controllers[...]).map(\.tabBarItem)
    guard let guest = hasMadeMore ? more.guest : nil, !isBehindMore(guest) else { return }
    more.display(nil)
  }

  /// Shows a tab that the user has selected in the list.
  func selectInList(_ tab: UIViewController) {
    more.display(tab, animated: true)
    selected = tab
  }

  /// Takes back a tab that the list no longer shows.
  func takeBack(_ tab: UIViewController) {
    if tab.parent == nil, controllers.contains(where: { $0 === tab }) { contain(tab) }
    if front === more { selected = more }
  }

  /// Adapts to a change of the room for tabs.
  func adapt() {
    let isInList = hasMadeMore && front === more
    guard controllers.count > 5, isInList != hasMore else { return }
    let wanted = isInList && selected === more ? more.guest ?? controllers[4] : selected
    showItems()
    select(wanted)
  }
}
