import UsherDI

/// A small app to make containers of: a theater that sells tickets.
@MainActor protocol Catalog: AnyObject {
  var shows: [String] { get }
}

final class LiveCatalog: Catalog {
  let shows = ["Hamlet"]
}

final class FakeCatalog: Catalog {
  let shows = ["Fake"]
}

final class Logger {}

final class Cart {
  let logger: Logger
  init(logger: Logger) { self.logger = logger }
}

struct Show: Hashable {
  let title: String
}

final class Detail {
  let show: Show
  let logger: Logger
  init(show: Show, logger: Logger) {
    self.show = show
    self.logger = logger
  }
}

/// An assembly that is a closure, so a test shows its registrations in place.
struct Registrations: Assembly {
  let register: @MainActor (Registrar) -> Void
  let id: AnyHashable

  init(id: AnyHashable = "test", _ register: @escaping @MainActor (Registrar) -> Void) {
    self.id = id
    self.register = register
  }

  func assemble(into registrar: Registrar) { register(registrar) }
}

@MainActor func makeContainer(
  _ register: @escaping @MainActor (Registrar) -> Void
) throws -> Container {
  try Container(Registrations(register))
}
