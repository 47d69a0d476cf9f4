import Usher
import UsherSwiftUI
import UsherTesting

/// The user's actions, and SwiftUI's reports of them.
extension Hand {
  private var top: Level { window.all[window.all.count - 1] }

  /// The containers that the user reaches, the innermost last.
  private var reachable: [NodeModel] {
    var path: [NodeModel] = []
    var next = top.model.root
    while let node = next {
      path.append(node)
      switch node.content {
      case .stack(let stack):
        let shown = top.stacks[ObjectIdentifier(stack)]?.path ?? stack.path
        next = shown.last ?? stack.root
      case .tabs(let tabs): next = tabs.children.first { $0.node == tabs.selection }
      case .pages(let pages): next = pages.children.first { $0.node == pages.selection }
      case .columns(let columns): next = self.columns(columns).last
      case .screen, nil: next = nil
      }
    }
    return path
  }

  private var canAct: Bool {
    host.isActive && !isUpdating && transition == nil && gesture == nil && top.alert == nil
      && !top.hasOwn
  }

  /// Has a view present something itself.
  func presentOwn() -> Bool {
    guard canAct, host.hearsArrivals else { return false }
    top.hasOwn = true
    return true
  }

  func closeOwn() {
    for level in window.all where level.hasOwn { level.hasOwn = false }
    update()
  }

  /// Begins to go back; SwiftUI writes nothing before the completion.
  func back(_ count: Int) -> Bool {
    guard canAct, let node = reachable.last(where: { isStack($0) }),
      case .stack(let stack) = node.content,
      let shown = top.stacks[ObjectIdentifier(stack)]?.path, shown.count >= count, count > 0,
      shown.last?.attributes.dismissal == .free || (whims?.once(in: 4) ?? false)
    else { return false }
    let level = top
    gesture = { [weak self] in
      self?.pop(stack, of: level, to: Array(shown.dropLast(count)), from: shown)
    }
    return true
  }

  private func isStack(_ node: NodeModel) -> Bool {
    if case .stack = node.content { true } else { false }
  }

  /// The path is written before its transition, in the middle of it, twice, or late once more.
  private func pop(
    _ stack: NodeModel.Stack, of level: Level, to path: [NodeModel], from old: [NodeModel]
  ) {
    let write: @MainActor () -> Void = { stack.path = path }
    let isEarly = whims?.once(in: 2) ?? true
    if isEarly { write() }
    if whims?.once(in: 3) ?? false { write() }
    if whims?.once(in: 4) ?? false { late.append(write) }
    if whims?.once(in: 8) ?? false { late.append { stack.path = old } }
    level.stacks[ObjectIdentifier(stack)]?.path = path
    level.stacks[ObjectIdentifier(stack)]?.believed = path
    let front = level.front(columns)
    let gone = level.views.filter { !front.contains($0.key) }
    showContent(of: level)
    begin { [weak self] in
      if !isEarly { write() }
      for (node, view) in gone.inOrder {
        if level.views[node] === view { level.views[node] = nil }
        node.didDisappear(ObjectIdentifier(view))
      }
      if self?.host.hearsArrivals ?? false {
        for (node, view) in level.views.inOrder { node.didArrive(ObjectIdentifier(view)) }
      }
    }
  }

  /// Begins to pull the topmost sheet down, or taps beside a popover or a dialog.
  func pull() -> Bool {
    if let alert = frontAlert, alert.alert.isDialog {
      close(alert)
      return true
    }
    guard canAct, let style = top.model.style, style != .cover,
      !top.model.isLocked || (whims?.once(in: 4) ?? false)
    else { return false }
    let level = (whims?.once(in: 5) ?? false) ? window.presented ?? top : top
    gesture = { [weak self] in self?.takeAway(level) }
    return true
  }

  /// Writes the item before or after the removal, twice, or late once more.
  func takeAway(_ level: Level) {
    guard let style = level.model.style, let base = level.base else { return }
    let id = level.model.id
    let write: @MainActor () -> Void = { base.model[presented: style, for: id] = nil }
    base.item = nil
    let isEarly = whims?.once(in: 2) ?? true
    if isEarly { write() }
    if whims?.once(in: 3) ?? false { write() }
    if whims?.once(in: 3) ?? false { late.append(write) }
    begin { [weak self] in
      if !isEarly { write() }
      self?.remove(level)
    }
  }

  /// Taps a tab, the selected one too, or turns a page.
  func select(_ index: Int) -> Bool {
    guard canAct else { return false }
    for node in reachable.reversed() {
      switch node.content {
      case .tabs(let tabs) where tabs.children.indices.contains(index):
        tabs.selection = tabs.children[index].node
        update()
        return true
      case .pages(let pages) where pages.children.indices.contains(index):
        pages.selection = pages.children[index].node
        if whims?.once(in: 3) ?? false { pages.selection = pages.children[index].node }
        update()
        return true
      default: continue
      }
    }
    return false
  }

  /// Chooses a button of the alert in front: its action, then the setter, perhaps twice or never.
  func answer(_ button: Int, text: String? = nil) -> Bool {
    guard let alert = frontAlert, alert.alert.buttons.indices.contains(button) else {
      return false
    }
    if let text { alert.text = text }
    let level = top.model
    let write: @MainActor () -> Void = { level[asks: alert.id] = false }
    top.alert = nil
    alert.answer(button)
    if !(whims?.once(in: 6) ?? false) { write() }
    if whims?.once(in: 3) ?? false { late.append(write) }
    return true
  }

  /// The alert or dialog that a finger reaches.
  private var frontAlert: LayerModel.Alert? {
    guard host.isActive, !isUpdating, transition == nil, gesture == nil else { return nil }
    return top.alert
  }

  /// Taps beside a dialog: the setter alone, perhaps once more, and late.
  private func close(_ alert: LayerModel.Alert) {
    let level = top.model
    let write: @MainActor () -> Void = { level[asks: alert.id] = false }
    top.alert = nil
    write()
    if whims?.once(in: 3) ?? false { late.append(write) }
  }

  /// Gives split views room for one column or all; SwiftUI may write on the way.
  func makeRoom(isCollapsed: Bool) -> Bool {
    guard canAct, self.isCollapsed != isCollapsed else { return false }
    self.isCollapsed = isCollapsed
    for case .columns(let columns) in reachable.map(\.content) {
      guard let whim = whims?.number(below: 3), whim < columns.children.count else { continue }
      columns.compactColumn = whim
      columns.visibility = .detailOnly
    }
    update()
    return true
  }

  /// Ends the gesture; a running transition comes first.
  func completeGesture() {
    guard let end = gesture else { return }
    gesture = nil
    guard let running = transition else { return end() }
    transition = {
      running()
      end()
    }
  }

  /// Cancels the gesture: nothing is written.
  func cancelGesture() { gesture = nil }
}
