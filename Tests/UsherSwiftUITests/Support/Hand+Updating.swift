import Usher
import UsherSwiftUI

/// Bringing the display to the models.
extension Hand {
  /// Drops changes that are written during a transition: the path of a visible stack once in three
  /// runs, an item always.
  func missUpdates() {
    guard whims != nil else { return }
    for level in window.all {
      for stack in level.stackModels {
        guard let shown = level.stacks[ObjectIdentifier(stack)], shown.believed != stack.path,
          isInSight(stack, of: level), whims?.once(in: 3) ?? false
        else { continue }
        level.stacks[ObjectIdentifier(stack)]?.believed = stack.path
      }
      if level.model.presented != nil { level.item = level.model.presented }
    }
  }

  private func isInSight(_ stack: NodeModel.Stack, of level: Level) -> Bool {
    let shown = level.stacks[ObjectIdentifier(stack)]
    guard let top = shown?.path.last ?? stack.root else { return false }
    return level.views.keys.contains { isInside($0, top) }
  }

  /// Dismisses an obsolete layer, or presents a missing one; returns whether it did.
  func changeLevels(over level: Level) -> Bool {
    let wanted = level.model.presented
    if let presented = level.presented, presented.model !== wanted {
      level.item = nil
      dismiss(presented)
      return true
    }
    guard wanted !== level.item else { return false }
    level.item = wanted
    guard let wanted, level.presented == nil, !level.hasOwn else { return false }
    if level.alert != nil { refuse("A level over an alert.") }
    if whims?.once(in: 5) ?? false {
      presentLate(wanted, over: level)
    } else {
      present(wanted, over: level)
    }
    return true
  }

  /// Begins a presentation after a while, if it is still requested.
  private func presentLate(_ model: LayerModel, over level: Level) {
    begin { [weak self] in
      guard let self, level.presented == nil, level.model.presented === model, !level.hasOwn else {
        level.item = nil
        return
      }
      present(model, over: level)
    }
  }

  private func present(_ model: LayerModel, over level: Level) {
    let next = Level(model, over: level)
    if host.hearsArrivals { next.tell() }
    level.presented = next
    showContent(of: next)
    begin { [weak self] in
      guard let self else { return }
      if isSentBack(next) { return takeAway(next) }
      next.hasArrived = true
      arrive(next)
    }
  }

  /// Returns whether the user swipes a sheet back before its presentation completes.
  private func isSentBack(_ level: Level) -> Bool {
    level.model.style != .cover && !level.model.isLocked && (whims?.once(in: 8) ?? false)
  }

  /// Removes levels; the modifier of the lowest one writes its binding, those of the others may.
  func dismiss(_ level: Level) {
    begin { [weak self] in self?.remove(level) }
  }

  func remove(_ level: Level) {
    guard let base = level.base, base.presented === level else { return }
    base.presented = nil
    for gone in level.all.reversed() {
      if gone !== level { sayMaybe(gone) }
      for (node, view) in gone.views.inOrder { node.didDisappear(ObjectIdentifier(view)) }
      (gone.views, gone.hasOwn) = ([:], false)
    }
    guard let style = level.model.style, style != .popover else { return }
    base.model.didDismiss(style)
  }

  /// Writes the binding of a level that leaves with one below: now, never, or too late.
  private func sayMaybe(_ level: Level) {
    guard let base = level.base?.model, let style = level.model.style else { return }
    let id = level.model.id
    let write: @MainActor () -> Void = { base[presented: style, for: id] = nil }
    switch whims?.number(below: 3) {
    case 0: write()
    case 1: late.append(write)
    default: break
    }
  }

  func changeAlert(of level: Level) {
    guard level.alert !== level.model.alert, !level.hasOwn else { return }
    if level.alert != nil, level.model.alert != nil { refuse("An alert in place of another.") }
    if level.model.alert != nil, level.presented != nil { refuse("An alert from a covered level.") }
    level.alert = level.model.alert
  }
}

/// The content of a level.
extension Hand {
  /// Updates the content to the models of a level; returns whether a transition has begun.
  func changeContent(of level: Level) -> Bool {
    var isMoving = false
    let models = level.stackModels
    level.stacks = level.stacks.filter { id, _ in models.contains { ObjectIdentifier($0) == id } }
    for stack in models {
      let id = ObjectIdentifier(stack)
      let old = level.stacks[id]
      guard old?.believed != stack.path || old?.generation != stack.generation else { continue }
      if losesNextPath, old != nil {
        losesNextPath = false
        level.stacks[id]?.believed = stack.path
        continue
      }
      if let old, old.generation != stack.generation { forgetViews(in: stack, of: level) }
      level.stacks[id] = ShownStack(
        path: stack.path, believed: stack.path, generation: stack.generation)
      // Other screens below the topmost one, or a path that is there already, move nothing.
      let moves = old.map { $0.generation != stack.generation || $0.path.last != stack.path.last }
      isMoving = isMoving || moves ?? false
    }
    let front = level.front(columns)
    let gone = level.views.filter { !front.contains($0.key) }
    guard isMoving || !gone.isEmpty || front.count != level.views.count else { return false }
    showContent(of: level)
    guard isMoving else {
      disappear(gone, from: level)
      arrive(level)
      return false
    }
    begin { [weak self] in
      self?.disappear(gone, from: level)
      self?.arrive(level)
    }
    return true
  }

  /// A rebuilt stack has new views of the same screens; the old ones disappear afterwards.
  private func forgetViews(in stack: NodeModel.Stack, of level: Level) {
    guard let owner = level.model.root.flatMap({ find(stack, in: $0) }) else { return }
    for (node, view) in level.views.inOrder where isInside(node, owner) {
      level.views[node] = nil
      goodbyes.append { node.didDisappear(ObjectIdentifier(view)) }
      if isAutomatic { Task { @MainActor [weak self] in self?.sayGoodbyes() } }
    }
  }

  private func find(_ stack: NodeModel.Stack, in node: NodeModel) -> NodeModel? {
    if case .stack(let one) = node.content, one === stack { return node }
    return node.children.lazy.compactMap { self.find(stack, in: $0) }.first
  }

  private func isInside(_ node: NodeModel, _ owner: NodeModel) -> Bool {
    owner === node || owner.children.contains { isInside(node, $0) }
  }

  func showContent(of level: Level) {
    for stack in level.stackModels where level.stacks[ObjectIdentifier(stack)] == nil {
      level.stacks[ObjectIdentifier(stack)] = ShownStack(
        path: stack.path, believed: stack.path, generation: stack.generation)
    }
    for node in level.front(columns) where level.views[node] == nil {
      let view = ShownView()
      level.views[node] = view
      node.didAppear(ObjectIdentifier(view))
      if whims?.once(in: 4) ?? false { node.didAppear(ObjectIdentifier(view)) }
    }
  }

  private func disappear(_ gone: [NodeModel: ShownView], from level: Level) {
    let front = level.front(columns)
    for (node, view) in gone.inOrder where !front.contains(node) {
      if level.views[node] === view { level.views[node] = nil }
      node.didDisappear(ObjectIdentifier(view))
    }
  }

  private func arrive(_ level: Level) {
    guard host.hearsArrivals else { return }
    for (node, view) in level.views.inOrder { node.didArrive(ObjectIdentifier(view)) }
  }

  /// Reports the disappearance of views that have been replaced.
  func sayGoodbyes() {
    let all = goodbyes
    goodbyes = []
    for say in all { say() }
  }

  /// Performs the first late write.
  func sayLate() {
    if !late.isEmpty { late.removeFirst()() }
  }
}
