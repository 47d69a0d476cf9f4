extension Container {
  /// `true` if neither it nor an ancestor has ended; looked up again only after some container has.
  var isOpen: Bool { endings == runtime.endings || isBelowOpen() }

  /// Throws if it has ended; it then makes and keeps nothing.
  func requireOpen() throws {
    guard isOpen else { throw ResolutionError(.ended, Container.self, nil, .container) }
  }

  func requireOpen(for record: RegistrationRecord) throws {
    guard isOpen else { throw ResolutionError(.ended, record) }
  }

  /// Throws if the container ended while an instance was being made; the instance ends as well.
  func requireOpen(orEnding store: InstanceStore) throws {
    guard !isOpen else { return }
    reportUnawaited([store])
    report(store.end(in: self))
    throw ResolutionError(.ended, store.record)
  }

  private func isBelowOpen() -> Bool {
    var above: Container? = self
    while let container = above {
      guard container.state == .open else { return false }
      above = container.parent
    }
    endings = runtime.endings
    return true
  }

  func list(_ store: InstanceStore) {
    if created.isEmpty { created.reserveCapacity(8) }
    created.append(store)
    list()
  }

  /// Records that an instance here must be ended, and notifies the ancestors the first time.
  func list() {
    var container: Container? = self
    while let child = container, !child.isListed {
      child.isListed = true
      container = child.parent
      container?.ownSideTable.children.add(child)
    }
  }
}
