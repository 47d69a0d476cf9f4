/// Keeps an instance for the time of one resolve call.
@MainActor final class GraphCell<T> {
  private let make: Make<T>
  private let hooks: Hooks<T>

  init(_ make: @escaping Make<T>, _ linker: Linker) {
    self.make = make
    hooks = Hooks(linker)
  }

  func link() -> Link<T> {
    let link = Link { container, session in try self.instance(container, session ?? Session()) }
    link.needsSession = true
    return link
  }

  private func instance(_ container: Container, _ session: Session) throws -> T {
    if let value = session.instance(of: self) { return value }
    let value = try make(container, session)
    session.keep(value, for: self)
    do {
      try hooks.kept(value, Resolver(container: container, session: session))
    } catch {
      session.forget(self)
      throw error
    }
    return value
  }
}
