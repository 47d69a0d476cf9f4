// More than the bar has room for.

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

  /// Gives the bar its items, and has the list show nothing that is not behind it any more.
  func showItems() {
    tabBar.items = (hasMore ? controllers.prefix(4) + [more] : controllers[...]).map(\.tabBarItem)
    guard let guest = hasMadeMore ? more.guest : nil, !isBehindMore(guest) else { return }
    more.display(nil)
  }

  /// Shows one for the user, who has found it in the list.
  func selectInList(_ tab: UIViewController) {
    more.display(tab, animated: true)
    selected = tab
  }

  /// Takes a tab back that the list does not show any more.
  func takeBack(_ tab: UIViewController) {
    if tab.parent == nil, controllers.contains(where: { $0 === tab }) { contain(tab) }
    if front === more { selected = more }
  }

  /// Finds its way if there is room for all by now, or not any more.
  func adapt() {
    let isInList = hasMadeMore && front === more
    guard controllers.count > 5, isInList != hasMore else { return }
    let wanted = isInList && selected === more ? more.guest ?? controllers[4] : selected
    showItems()
    select(wanted)
  }
}
