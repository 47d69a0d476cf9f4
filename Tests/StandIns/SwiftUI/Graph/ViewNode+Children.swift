extension ViewNode {
  /// Shows child views, distinguished by their keys and types, in the node's own environment.
  func show(_ views: KeyValuePairs<Key, any View>) { show(views.map { ($0.key, $0.value) }) }

  /// Shows child views, distinguished by their keys and types.
  func show(_ views: [(Key, any View)], in environment: EnvironmentValues? = nil) {
    let environment = environment ?? self.environment
    let wasEmpty = isEmptyList
    var old: [Key: ViewNode] = [:]
    for child in children { old[child.key] = child }
    var fresh: [ViewNode] = []
    let new = views.map { key, view in
      if let child = old[key], type(of: child.view) == type(of: view) {
        old[key] = nil
        child.update(to: view, in: environment)
        return child
      }
      let child = ViewNode(view, key: key, in: self, environment: environment, window: window)
      fresh.append(child)
      return child
    }
    let gone = children.filter { old[$0.key] === $0 }
    setChildren(new)
    for child in gone { child.remove() }
    for child in fresh {
      child.evaluate()
      child.refreshShown()
    }
    if wasEmpty != isEmptyList { listDidChange() }
  }

  /// Removes the node from the tree.
  func remove() {
    guard !isRemoved else { return }
    if renderer.behaves(.appearsWhenRemoved) {
      for node in all { (node.memory as? TabMemory)?.appearAgain() }
    }
    setAdmitted(false)
    refreshShown()
    tearDown()
  }

  private func tearDown() {
    setRemoved()
    for child in children { child.tearDown() }
    primitive?.remove(self)
    (memory as? ControllerMemory)?.dismantle()
    window.clean(self)
    setChildren([])
    memory = nil
    cells = []
  }

  /// Shows or hides the node for its container.
  func admit(_ isAdmitted: Bool) {
    setAdmitted(isAdmitted)
    refreshShown()
  }

  func refreshShown() {
    let shown = isAdmitted && (isLayer || parent?.isShown ?? true) && !isRemoved
    guard shown != isShown else { return }
    setShown(shown)
    primitive?.shownDidChange(self)
    (memory as? ControllerMemory)?.shownDidChange()
    for child in children { child.refreshShown() }
  }

  /// Returns the nearest ancestor, the node included, that passes a test.
  func nearest(_ test: (ViewNode) -> Bool) -> ViewNode? {
    var node: ViewNode? = self
    while let one = node {
      if test(one) { return one }
      node = one.parent
    }
    return nil
  }

  /// All nodes below, this one included, in order.
  var all: [ViewNode] { [self] + children.flatMap(\.all) }

  /// Complains, once for each kind and place.
  func complain(_ complaint: Renderer.Complaint) {
    if complained.insert(complaint.kind).inserted { renderer.complain(complaint) }
  }
}
