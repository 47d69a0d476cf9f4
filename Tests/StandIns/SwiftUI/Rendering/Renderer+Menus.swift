extension Renderer {
  /// Chooses an item of the menu bar, with or without a window.
  ///
  /// Returns `false` if there is no such item, or if it is disabled.
  @discardableResult public func choose(_ item: String, in menu: String) -> Bool {
    guard let menu = menus.first(where: { $0.title == menu }) else { return false }
    let bar = Window(menu.content, Window.Request(), in: self)
    bar.open()
    defer { bar.close() }
    return bar.user.tap(item)
  }
}
