/// The state of a stack: its screens, their destinations, and its transitions.
@MainActor final class StackMemory {
  unowned let node: ViewNode
  private(set) var root: ViewNode?
  private(set) var path: PathAccess?
  private(set) var entries: [StackEntry] = []
  /// The path, if the stack stores it itself.
  private var ownPath: [AnyHashable] = []
  private(set) var destinations: [StackDestination] = []
  var motion: StackMotion?
  private var isRefreshing = false
  private var serial = 0
  /// The number of transitions so far.
  private(set) var motions = 0
  /// The path that was lost, until it changes again.
  var lost: [AnyHashable]?
  /// The path that the stack wrote itself in this turn.
  var written: [AnyHashable]?

  init(_ node: ViewNode) {
    self.node = node
    if node.container?.memory is StackMemory { node.complain(.nestedStack) }
  }

  var renderer: Renderer { node.renderer }
  var window: Renderer.Window { node.window }
  var top: ViewNode? { entries.last?.node ?? root }
  var values: [AnyHashable] { path?.peek() ?? ownPath }

  func update<Root: View>(root view: Root, path: PathAccess?) {
    rebuildIfBindingIsNew(path)
    self.path = path
    beginRefreshing()
    if let root, root.view is Root {
      root.update(to: view, in: node.environment)
    } else {
      makeRoot(view)
    }
    take(path?.read(node) ?? ownPath)
    refresh()
  }

  private func makeRoot(_ view: any View) {
    root?.remove()
    let made = ViewNode(
      view, key: .index(0), in: node, environment: node.environment, window: window,
      isAdmitted: entries.isEmpty)
    root = made
    list()
    made.evaluate()
    made.refreshShown()
  }

  /// Sets the screens as the node's children.
  func list() {
    node.setChildren([root].compactMap { $0 } + (entries + leaving).map(\.node))
  }

  private var leaving: [StackEntry] { motion?.leaving ?? [] }

  /// Replaces the screens above those that stay.
  func change(to new: [AnyHashable]) {
    let old = entries.filter { !$0.isForeign }
    let kept = zip(old, new).prefix { $0.value == $1 }.count
    let (gone, added) = (old.dropFirst(kept), new.dropFirst(kept))
    guard !gone.isEmpty || !added.isEmpty else { return }
    let before = top
    var foreign = entries.filter(\.isForeign)
    let fresh = added.map { makeEntry($0) }
    entries = old.prefix(kept) + fresh
    let removed = gone.map(\.node)
    let orphans = foreign.filter { one in removed.contains { one.isOwned(below: $0) } }
    foreign.removeAll { one in orphans.contains { $0 === one } }
    if renderer.behaves(.pushesUnderForeign) || added.isEmpty {
      entries += foreign
    } else {
      entries.insert(contentsOf: foreign, at: kept)
    }
    let isAnimated = gone.count != added.count && !window.transaction.disablesAnimations
    move(from: before, leaving: gone + orphans, isAnimated: isAnimated)
  }

  /// Shows the top in place of another screen.
  func move(from before: ViewNode?, leaving: [StackEntry], isAnimated: Bool) {
    let motion = StackMotion(before: before, leaving: leaving)
    motions += 1
    self.motion = motion
    for entry in entries where entry.isFresh { entry.evaluate() }
    list()
    for entry in entries where entry.node !== top && entry.node !== before {
      entry.node.admit(false)
    }
    if root !== top, root !== before { root?.admit(false) }
    top?.admit(true)
    guard isAnimated, node.isShown, before !== top else { return end(motion) }
    renderer.after(renderer.durations.stack) { [weak self, weak node] in
      guard let self, node != nil else { return }
      window.act { self.end(motion) }
    }
  }

  /// Ends the transition.
  func end(_ motion: StackMotion) {
    guard self.motion === motion else { return }
    self.motion = nil
    if motion.before !== top { motion.before?.admit(false) }
    for entry in motion.leaving { entry.node.remove() }
    list()
    if motion.isFollowed { node.invalidate() }
  }

  private func makeEntry(_ value: AnyHashable) -> StackEntry {
    serial += 1
    return StackEntry(value, serial: serial, in: self)
  }

  func add(_ entry: (Int) -> StackEntry) {
    serial += 1
    let before = top
    entries.append(entry(serial))
    move(from: before, leaving: [], isAnimated: !window.transaction.disablesAnimations)
  }

  func drop(_ gone: [StackEntry], isAnimated: Bool) {
    let before = top
    entries.removeAll { one in gone.contains { $0 === one } }
    move(from: before, leaving: gone, isAnimated: isAnimated)
  }

  func setOwnPath(_ path: [AnyHashable]) { ownPath = path }

  func setDestinations(_ destinations: [StackDestination]) {
    self.destinations = destinations
    guard !isRefreshing else { return }
    isRefreshing = true
    // The environment of views may retain a stack that has been removed.
    window.commit { [weak self, weak node] in if node?.isRemoved == false { self?.refresh() } }
  }

  func beginRefreshing() { isRefreshing = true }
  func refreshed() { isRefreshing = false }
}
