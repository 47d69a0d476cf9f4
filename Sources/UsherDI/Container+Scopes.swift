/// What a container finds here and above.
extension Container {
  /// An argument that was given to this call, or to a scope that this container stands in.
  func argument<A>(_ session: Session?) -> A? {
    if let found: A = session?.arguments.value(A.self) { return found }
    var container: Container? = self
    while let current = container {
      if let found: A = current.arguments.value(A.self) { return found }
      container = current.parent
    }
    return nil
  }

  /// The nearest container that opened a scope, from here upwards.
  func nearest(_ scope: Any.Type) -> Container? {
    var container: Container? = self
    while let current = container {
      if let opened = current.scope, opened == scope { return current }
      if let rehearsal = current.rehearsal { return rehearsal.scope(scope) }
      container = current.parent
    }
    return nil
  }

  /// The container that a blueprint was made for.
  func owner(of home: ObjectIdentifier, _ record: Record) throws -> Container {
    var owner = self
    while let parent = owner.parent {
      let isHome = ObjectIdentifier(owner.blueprint) == home
      if isHome && parent.blueprint !== owner.blueprint { break }
      owner = parent
    }
    guard owner.isOpen else {
      throw ResolutionError.ended(record.service, named: record.name)
    }
    return owner
  }

  func scopedCell(at position: Int) -> Cell? {
    position < scoped.count ? scoped[position] : nil
  }

  func keepScoped(_ cell: Cell, at position: Int) {
    while scoped.count <= position { scoped.append(nil) }
    scoped[position] = cell
  }
}
