import Usher

/// A registration that was just made, to add callbacks, services and options.
@MainActor public struct Registration<T> {
  let registrations: Registrations
  let index: Int

  /// Registers another service for the same instance.
  ///
  /// ```swift
  /// registrar.register(Library.init, lifetime: .shared)
  ///   .alsoAs((any Catalog).self) { $0 }
  /// ```
  @discardableResult
  public func alsoAs<S>(
    _ service: S.Type, named name: Name? = nil, fileID: String = #fileID, line: Int = #line,
    _ convert: @escaping @MainActor (T) -> S
  ) -> Registration<T> {
    let record = RegistrationRecord(
      service: S.self, name: name, site: CallSite(fileID: fileID, line: line),
      kind: .alias, needs: T.self)
    let mine = registrations.recipes[index].record.name
    let slot = registrations.recipes[index].record.isContribution ? registrations.base + index : nil
    let mode = registrations.modes[index].flatMap { $0.isContributing ? nil : $0 } ?? .plain
    let alias = registrations.add(
      record,
      { reader in
        reader.need(T.self, named: mine, slot: slot)
        return reader.builder?.makeFactory { factory, container, call in
          var next = 0
          do { return convert(try factory.make(T.self, &next, container, call)) } catch {
            throw factory.trace(error)
          }
        } as InstanceFactory<S>?
      }, mode: mode)
    registrations.primaries[alias] = index
    return self
  }

  /// Takes a dependency from a named registration.
  @discardableResult
  public func taking<D>(_ type: D.Type, named name: Name) -> Registration<T> {
    registrations.options(index).namedDependencies.append((D.self, name))
    return self
  }

  /// Runs a closure when an instance has been made; it may resolve services that depend on it.
  ///
  /// If it throws, the instance is not kept, and the caller receives the error.
  @discardableResult
  public func onCreate(
    _ run: @escaping @MainActor (T, Resolver) throws -> Void
  ) -> Registration<T> {
    registrations.options(index).callbacks.onCreate.append { try run($0.value(T.self), $1) }
    return self
  }

  /// Runs a closure once when its container or scope ends, before the instance is released.
  ///
  /// An error that it throws is reported in the container's `problems`.
  @discardableResult
  public func onEnd(_ run: @escaping @MainActor (T) throws -> Void) -> Registration<T> {
    registrations.options(index).callbacks.onEnd.append { try run($0.value(T.self)) }
    return self
  }

  /// Runs an asynchronous closure when its container is closed with `await container.close()`.
  ///
  /// Ending the container without waiting is reported in its `problems`. The scope of a coordinator
  /// never waits, so an `onClose` there is an error at construction.
  @discardableResult
  public func onClose(_ run: @escaping @MainActor (T) async throws -> Void) -> Registration<T> {
    registrations.options(index).callbacks.onClose.append { try await run($0.value(T.self)) }
    return self
  }

  /// Makes the instance as soon as its container, or its scope, begins.
  ///
  /// Asynchronous instances, and those that depend on one, are made by `warmUp()` in their scope.
  @discardableResult
  public func eager() -> Registration<T> {
    registrations.options(index).isEager = true
    return self
  }
}
