extension Renderer {
  /// Chooses an item of a menu of the menu bar, which is there whether a window is or not.
  ///
  /// Answers `false` where there is no such item, or where it is disabled.
  @discardableResult public func choose(_ item: String, in menu: String) -> Bool {
    guard let menu = menus.first(where: { $0.title == menu }) else { return false }
    let bar = Window(menu.content, Window.Request(), in: self)
    bar.open()
    defer { bar.close() }
    return bar.user.tap(item)
  }
}
