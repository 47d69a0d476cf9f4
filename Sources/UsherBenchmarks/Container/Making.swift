import UsherDI

/// An assembly that is a closure.
struct Registrations: Assembly {
  let register: @MainActor (Registrar) -> Void

  func assemble(into registrar: Registrar) { register(registrar) }
}

/// Makes a container that a benchmark relies on.
@MainActor func make(_ register: @escaping @MainActor (Registrar) -> Void) -> Container {
  expect { try Container(Registrations(register: register)) }
}

@MainActor func child(of container: Container) -> Container {
  expect { try container.makeChild() }
}

@inline(__always) @MainActor func resolve<T>(_ type: T.Type, in container: Container) -> T {
  expect { try container.resolve(T.self) }
}

/// Stops the run where something fails that cannot.
@inline(__always) @MainActor func expect<T>(_ body: @MainActor () throws -> T) -> T {
  do { return try body() } catch { preconditionFailure("A benchmark is wrong: \(error)") }
}
