extension Container {
  /// Ends its children, and then its instances in the reverse order of their creation.
  ///
  /// Each `onEnd` runs once, even if another one throws. Registered values are left alone, and
  /// nothing is made in order to end it. An instance with an `onClose` needs `await close()`: ending
  /// it without waiting is one of the container's `problems`.
  ///
  /// A container that is released without being ended runs no callbacks.
  public func end() {
    guard isListed else { return beginAndFinish() }
    var under: [Ending] = []
    begin(&under)
    while let last = under.indices.last {
      if let child = under[last].children.popLast() {
        child.begin(&under)
      } else {
        under.removeLast().container.finish()
      }
    }
  }

  /// A container whose end is under way, and its children that have not ended yet, the oldest first.
  private struct Ending {
    let container: Container
    var children: [Container]
  }

  private func begin(_ under: inout [Ending]) {
    guard state != .ended else { return }
    beginEnding()
    guard isListed else { return finishEnding() }
    let children: [Container] = extras?.children.living.reversed() ?? []
    under.append(Ending(container: self, children: children))
  }

  /// Ends one that has nothing to be ended.
  private func beginAndFinish() {
    beginEnding()
    finishEnding()
  }

  private func finish() {
    if let extras { for flight in extras.flights.values { flight.cancel() } }
    reportUnawaited(created)
    while let store = created.popLast() { report(store.end(in: self)) }
    scoped = []
    finishEnding()
  }

  /// Ends the container as `end()` does, and awaits every `onClose`.
  ///
  /// Every caller waits for the same end. A call from code that the end waits for returns at once,
  /// since it would never finish otherwise.
  public func close() async {
    guard state != .ended else { return }
    let closing = beginClosing()
    if !awaitsCaller { await closing.value }
  }

  private func beginClosing() -> Task<Void, Never> {
    let closing = extras?.closing ?? Task { await closeNow() }
    ownExtras.closing = closing
    return closing
  }

  private func closeNow() async {
    await Closing.$current.withValue(Closing(self, inside: .current)) {
      beginEnding()
      for child in extras?.children.living ?? [] where child.state != .ended {
        await child.beginClosing().value
      }
      if let extras { for flight in extras.flights.values { await flight.cancelled() } }
      while let store = created.popLast() { report(await store.close(in: self)) }
      scoped = []
      finishEnding()
    }
  }

  /// Whether its end waits for the running code, which then must not wait for its end.
  private var awaitsCaller: Bool {
    PendingInstance.current?.isFlying(in: self) == true
      || Closing.current?.isClosing(in: self) == true
  }

  /// Whether it is a container, or one below that.
  func isIn(_ other: Container) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === other }
  }

  private func reportUnawaited(_ stores: some Sequence<InstanceStore>) {
    let unawaited = stores.compactMap(\.unawaitedEnd)
    if !unawaited.isEmpty { report(.unawaitedEnd(unawaited)) }
  }

  private func beginEnding() {
    guard state == .open else { return }
    state = .ending
    endings = -1
    runtime.pointee.endings &+= 1
  }

  private func finishEnding() {
    guard state != .ended else { return }
    state = .ended
    if isListed { parent?.extras?.children.remove(self) }
  }
}

/// A container whose end waits for the running code.
@MainActor private final class Closing {
  @TaskLocal static var current: Closing?

  private let container: Container
  private let outer: Closing?

  init(_ container: Container, inside outer: Closing?) {
    self.container = container
    self.outer = outer
  }

  /// Whether a container waits, or one below it.
  func isClosing(in other: Container) -> Bool {
    sequence(first: self) { $0.outer }.contains { $0.container.isIn(other) }
  }
}

extension Container {
  /// Whether neither it nor a container above has ended; looked up again only after an end.
  var isOpen: Bool {
    endings == runtime.pointee.endings || isBelowOpen()
  }

  private func isBelowOpen() -> Bool {
    guard state == .open else { return false }
    var above = parent
    while let container = above {
      guard container.state == .open else { return false }
      above = container.parent
    }
    endings = runtime.pointee.endings
    return true
  }

  /// Notes what has to be ended.
  func list(_ store: InstanceStore) {
    if created.isEmpty { created.reserveCapacity(8) }
    created.append(store)
    list()
  }

  /// Notes that there is something to be ended here; only then do those above have to know of it.
  func list() {
    var container: Container? = self
    while let current = container, !current.isListed {
      current.isListed = true
      current.parent?.ownExtras.children.add(current)
      container = current.parent
    }
  }

  /// Ends what was kept since an instance was, because that failed after all.
  func undo(since failed: InstanceStore) {
    guard let start = created.lastIndex(where: { $0 === failed }) else { return }
    reportUnawaited(created.dropFirst(start + 1))
    while created.count > start + 1, let store = created.popLast() { report(store.end(in: self)) }
    if created.count > start { created.removeLast() }
  }
}
