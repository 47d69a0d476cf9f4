import UsherDI

struct Registrations: Assembly {
  let register: @MainActor (Registrar) -> Void

  func assemble(into registrar: Registrar) { register(registrar) }
}

@MainActor func make(_ register: @escaping @MainActor (Registrar) -> Void) -> Container {
  expect { try Container(Registrations(register: register)) }
}

@MainActor func child(of container: Container) -> Container {
  expect { try container.makeChild() }
}

@inline(__always) @MainActor func resolve<T>(_ type: T.Type, in container: Container) -> T {
  expect { try container.resolve(T.self) }
}

/// Stops the run after an error that cannot occur.
@inline(__always) @MainActor func expect<T>(_ body: @MainActor () throws -> T) -> T {
  do { return try body() } catch { preconditionFailure("A benchmark is wrong: \(error)") }
}
