extension StackMemory {
  /// Follows a link to a value.
  func push(_ value: AnyHashable) {
    guard let path else {
      setOwnPath(values + [value])
      return node.invalidate()
    }
    guard path.takes(value) else {
      return renderer.complain(.deadLink("\(type(of: value.base))"))
    }
    write(values + [value])
  }

  /// Goes back from a screen to the one below it.
  func goBack(from entry: StackEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    goBack(to: index)
  }

  /// Goes back until a number of screens is above the root.
  func goBack(to count: Int) {
    guard count >= 0, count < entries.count else { return }
    let gone = entries[count...]
    let foreign = gone.filter(\.isForeign)
    let values = entries[..<count].compactMap(\.value)
    if !foreign.isEmpty { window.act { drop(Array(foreign), isAnimated: true) } }
    for screen in foreign.compactMap(\.foreign?.clear) { window.write(screen) }
    if foreign.count < gone.count { write(values) }
  }

  /// Writes a path as the user's gesture changed it.
  func write(_ values: [AnyHashable]) {
    // Writing the path may remove the stack at once.
    let node = node
    defer { if !node.isRemoved { node.invalidate() } }
    guard let path else { return setOwnPath(values) }
    window.write { path.write(values) }
    guard !node.isRemoved else { return }
    if path.peek() != values { renderer.complain(.refusedWrite("path")) }
    noteWrite()
    if renderer.behaves(.writesSamePath) {
      renderer.after(0) { [weak node] in
        guard let node, !node.isRemoved else { return }
        node.renderer.run { path.write(path.peek()) }
      }
    }
  }
}
