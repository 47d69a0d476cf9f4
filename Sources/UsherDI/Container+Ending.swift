extension Container {
  /// Ends it: its children first, then its instances in the reverse order of their creation.
  ///
  /// Each `onEnd` runs once, even where another one throws; values that were handed in are left
  /// alone, and what was never made is not made. An instance with an `onClose` needs
  /// `await close()`: ending without waiting is reported.
  public func end() {
    guard state == .open else { return }
    beginEnding()
    for child in children.living { child.end() }
    if created.contains(where: { $0.endsAsynchronously }) { report([UnawaitedEnd()]) }
    while let cell = created.popLast() { report(cell.end()) }
    finishEnding()
  }

  /// Ends it as `end()` does, and awaits what takes time.
  public func close() async {
    guard state == .open else { return }
    beginEnding()
    for child in children.living { await child.close() }
    while let cell = created.popLast() { report(await cell.close()) }
    finishEnding()
  }

  private func beginEnding() {
    state = .ending
    runtime.pointee.endings &+= 1
  }

  private func finishEnding() {
    scoped = []
    state = .ended
    if isListed { parent?.children.remove(self) }
  }

  /// Whether neither it nor a container above has ended; looked up again only after an end.
  var isOpen: Bool {
    guard state == .open else { return false }
    return endings == runtime.pointee.endings || isBelowOpen()
  }

  private func isBelowOpen() -> Bool {
    var above = parent
    while let container = above {
      guard container.state == .open else { return false }
      above = container.parent
    }
    endings = runtime.pointee.endings
    return true
  }

  /// Notes what has to be ended; only then do the containers above have to know of this one.
  func list(_ cell: Cell) {
    created.append(cell)
    var container = self
    while !container.isListed, let parent = container.parent {
      container.isListed = true
      parent.children.add(container)
      container = parent
    }
  }

  func report(_ errors: [any Error]) {
    guard !errors.isEmpty else { return }
    var container: Container? = self
    while let current = container, current.onProblem == nil { container = current.parent }
    for error in errors { container?.onProblem?(error) }
  }
}

/// A container was ended without waiting, though it held what ends asynchronously.
public struct UnawaitedEnd: Error, Sendable, CustomStringConvertible {
  /// What happened, and what to do instead.
  public var description: String {
    """
    A container was ended without waiting for an instance that has an onClose.
      • Use await container.close() instead of end().
    """
  }
}
