public import Usher

// Overloads for initializers with few parameters, the most common ones. A parameter pack would look
// up each dependency by position, check its type and retain it once more, for each instance.

extension Registrar {
  /// Registers an initializer or function whose parameter is its dependency.
  @_disfavoredOverload @inlinable @discardableResult
  public func register<T, D1, each A>(
    _ make: @escaping @MainActor (consuming D1) throws -> T, as service: T.Type = T.self,
    named name: Name? = nil, lifetime: Lifetime? = nil, arguments: repeat (each A).Type,
    fileID: String = #fileID, line: Int = #line
  ) -> Registration<T> {
    add(
      T.self, named: name, kept: lifetime, needs: D1.self, arguments: repeat (each A).self,
      at: CallSite(fileID: fileID, line: line)
    ) { reader in
      guard let first = reader.factory(D1.self) else { return reader.currentFactory(T.self) }
      return reader.makeFactory { factory, container, call in
        do { return try make(first.instance(in: container, call)) } catch {
          throw factory.trace(error)
        }
      } as InstanceFactory<T>
    }
  }

  /// Registers an initializer or function whose two parameters are its dependencies.
  @_disfavoredOverload @inlinable @discardableResult
  public func register<T, D1, D2, each A>(
    _ make: @escaping @MainActor (consuming D1, consuming D2) throws -> T,
    as service: T.Type = T.self, named name: Name? = nil, lifetime: Lifetime? = nil,
    arguments: repeat (each A).Type, fileID: String = #fileID, line: Int = #line
  ) -> Registration<T> {
    add(
      T.self, named: name, kept: lifetime, needs: D1.self, D2.self,
      arguments: repeat (each A).self, at: CallSite(fileID: fileID, line: line)
    ) { reader in
      let (first, second) = (reader.factory(D1.self), reader.factory(D2.self))
      guard let first, let second else { return reader.currentFactory(T.self) }
      return reader.makeFactory { factory, container, call in
        do {
          return try make(
            first.instance(in: container, call), second.instance(in: container, call))
        } catch {
          throw factory.trace(error)
        }
      } as InstanceFactory<T>
    }
  }

  /// Registers an initializer or function whose three parameters are its dependencies.
  @_disfavoredOverload @inlinable @discardableResult
  public func register<T, D1, D2, D3, each A>(
    _ make: @escaping @MainActor (consuming D1, consuming D2, consuming D3) throws -> T,
    as service: T.Type = T.self, named name: Name? = nil, lifetime: Lifetime? = nil,
    arguments: repeat (each A).Type, fileID: String = #fileID, line: Int = #line
  ) -> Registration<T> {
    add(
      T.self, named: name, kept: lifetime, needs: D1.self, D2.self, D3.self,
      arguments: repeat (each A).self, at: CallSite(fileID: fileID, line: line)
    ) { reader in
      let (first, second) = (reader.factory(D1.self), reader.factory(D2.self))
      let third = reader.factory(D3.self)
      guard let first, let second, let third else { return reader.currentFactory(T.self) }
      return reader.makeFactory { factory, container, call in
        do {
          return try make(
            first.instance(in: container, call), second.instance(in: container, call),
            third.instance(in: container, call))
        } catch {
          throw factory.trace(error)
        }
      } as InstanceFactory<T>
    }
  }
}
