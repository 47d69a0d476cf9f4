import Usher

/// A value from a caller, with its declared type.
@usableFromInline struct Argument {
  let type: Any.Type
  let box: AnyBox

  @usableFromInline init<A>(_ value: A) {
    type = A.self
    box = Box(value)
  }
}

extension Argument {
  /// The value, with the type that its caller declared.
  func value<A>(_ type: A.Type) -> A { box.value(A.self) }

  /// Its identity: its value, its object, or else this particular argument.
  var identity: AnyHashable {
    let value = box.any
    if let value = value as? any Hashable { return AnyHashable(value) }
    if let value = value as? any Equatable { return AnyHashable(ByEquality(value: value)) }
    let isObject = Swift.type(of: value) is AnyClass
    // Kept alive, since another object could have its address.
    return AnyHashable(ByIdentity(wrappedValue: isObject ? value as AnyObject : box))
  }
}

/// A value that can be compared, but not hashed.
private struct ByEquality: Hashable {
  let value: any Equatable

  static func == (one: Self, other: Self) -> Bool { one.value.isEqual(to: other.value) }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: value))) }
}

extension [Argument] {
  @inlinable @MainActor init<each A>(_ values: repeat each A) {
    self.init()
    repeat append(Argument(each values))
  }

  func first(of type: Any.Type) -> Argument? { first { $0.type == type } }
}

/// A type that a registration takes from its caller.
struct DeclaredArgument {
  let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  var id: ObjectIdentifier { ObjectIdentifier(type) }

  /// Converts a value of another static type to this argument's, if it can.
  @MainActor func convert(_ given: Argument) -> Argument? { convert(given, to: self.type) }

  private func convert<A>(_ given: Argument, to type: A.Type) -> Argument? {
    (given.box.any as? A).map { Argument($0) }
  }

  /// Finds the argument among the caller's values, else the registrations.
  var wire: Wire { wire(for: self.type) }

  private func wire<A>(for type: A.Type) -> Wire {
    { reader in
      let registered = reader.blueprint.hidden(A.self)?.slot
      if let registered { reader.need(A.self, named: nil, slot: registered) }
      return reader.builder?.makeFactory { factory, container, call in
        if let given = container.given(A.self, call, over: registered) {
          return given.value(A.self)
        }
        guard registered != nil else { throw container.missingArgument(A.self) }
        return try factory.linkage.dependencies[0].typed(A.self).instance(in: container, call)
      } as InstanceFactory<A>?
    }
  }
}
