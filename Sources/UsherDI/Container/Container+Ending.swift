extension Container {
  /// Ends the container: its children first, then its instances, in the reverse order of creation.
  ///
  /// The youngest child ends first. Each `onEnd` runs once, even if another one throws. Registered
  /// values are not ended, and no instance is made. Instances with an `onClose` need
  /// `await close()`; ending them without waiting is reported in `problems`. A container that is
  /// being closed ends only by its `close()`, so one above it may end first, which is reported.
  ///
  /// A container that is released without being ended runs no callbacks.
  public func end() {
    if isClosing { return }
    guard isListed else {
      beginEnding()
      return finishEnding()
    }
    var under: [Ending] = []
    beginEnding(&under)
    while let last = under.indices.last {
      if let child = under[last].children.popLast() {
        child.beginEnding(&under)
      } else {
        under.removeLast().container.finish()
      }
    }
  }

  /// A container that is ending, and its children that have not ended yet, the oldest first.
  private struct Ending {
    let container: Container
    var children: [Container]
  }

  private func beginEnding(_ under: inout [Ending]) {
    guard state != .ended else { return }
    if isClosing { return reportUnawaited(unawaited) }
    beginEnding()
    guard isListed else { return finishEnding() }
    let children = keepingChildren
    if children.isEmpty { return finish() }
    under.append(Ending(container: self, children: children))
  }

  /// The instances whose end its `close()` has not awaited yet, also in its children.
  private var unawaited: [InstanceStore] {
    selfAndRunning.flatMap { [$0.sideTable?.awaited].compactMap(\.self) + $0.created }
  }

  /// The container and those below it that have not ended.
  var selfAndRunning: [Container] {
    var (all, next): ([Container], [Container]) = ([], [self])
    while let container = next.popLast() {
      guard container.state != .ended else { continue }
      all.append(container)
      next += container.keepingChildren
    }
    return all
  }

  private func finish() {
    if let sideTable { for instance in sideTable.pending.values { instance.cancel() } }
    reportUnawaited(created)
    while let store = created.popLast() { report(store.end(in: self)) }
    scoped = []
    finishEnding()
  }

  /// Ends the container as `end()` does, and awaits each `onClose`.
  ///
  /// From the call on, nothing can be resolved or made in it.
  ///
  /// Called from code that it waits for, it returns at once, since it would never return otherwise.
  public func close() async {
    guard state != .ended else { return }
    await beginClosing().wait()
  }

  private var isClosing: Bool { sideTable?.closing != nil }

  private func beginClosing() -> Closing {
    beginEnding()
    let closing = sideTable?.closing ?? Closing(self)
    ownSideTable.closing = closing
    return closing
  }

  func closeNow() async {
    for child in sideTable?.children.living ?? [] where child.state != .ended {
      await child.beginClosing().finish()
    }
    if let sideTable { for instance in sideTable.pending.values { await instance.cancelled() } }
    while let store = created.popLast() {
      ownSideTable.awaited = store
      report(await store.close(in: self))
      ownSideTable.awaited = nil
    }
    scoped = []
    finishEnding()
    ownSideTable.closing = nil
  }

  func reportUnawaited(_ stores: some Sequence<InstanceStore>, isGivenUp: Bool = false) {
    let unawaited = stores.compactMap(\.unawaitedEnd)
    if !unawaited.isEmpty { report(.unawaitedEnd(unawaited, isGivenUp: isGivenUp)) }
  }

  private func beginEnding() {
    guard state == .open else { return }
    state = .ending
    endings = -1
    runtime.endings &+= 1
  }

  private func finishEnding() {
    guard state != .ended else { return }
    state = .ended
    if isListed { parent?.sideTable?.children.remove(self) }
  }
}
