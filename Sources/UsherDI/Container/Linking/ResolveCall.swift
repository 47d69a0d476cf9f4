/// What is kept for the time of one resolve call: arguments, and instances of lifetime graph.
@usableFromInline @MainActor final class ResolveCall {
  @usableFromInline let arguments: [Argument]
  /// The call that it is part of, which keeps the instances of both.
  private let call: ResolveCall?
  private var instances: [ObjectIdentifier: AnyBox] = [:]

  /// Makes one for a call; a call inside another one sees its instances, and its arguments where it
  /// has none of that type itself.
  init(_ arguments: [Argument] = [], joining call: ResolveCall? = nil) {
    guard let call else {
      (self.arguments, self.call) = (arguments, nil)
      return
    }
    let above = call.arguments.filter { other in !arguments.contains { $0.type == other.type } }
    self.arguments = arguments + above
    self.call = call.outermost
  }

  private var outermost: ResolveCall { call ?? self }

  func instance<T>(of store: GraphStore<T>) -> T? {
    outermost.instances[ObjectIdentifier(store)]?.value(T.self)
  }

  func keep<T>(_ value: T, for store: GraphStore<T>) {
    outermost.instances[ObjectIdentifier(store)] = Box(value)
  }

  /// Takes over the instances of another call, which this one continues.
  func takeOver(_ other: ResolveCall) {
    outermost.instances.merge(other.instances) { own, _ in own }
  }

  func forget<T>(_ store: GraphStore<T>) {
    // Not by assigning nil: the instance goes when nothing is being written any more.
    _ = outermost.instances.removeValue(forKey: ObjectIdentifier(store))
  }
}

@usableFromInline class AnyBox {
  @usableFromInline init() {}

  @usableFromInline var any: Any { () }

  /// The value, whose type is known where it is read.
  @inlinable final func value<T>(_ type: T.Type) -> T {
    unsafeDowncast(self, to: Box<T>.self).value
  }
}

/// A value that is passed on, to be read where its type is known.
@usableFromInline final class Box<T>: AnyBox {
  @usableFromInline let value: T

  @inlinable init(_ value: T) {
    self.value = value
  }

  @usableFromInline override var any: Any { value }
}

/// A value that a caller gave, by the type that it was declared with.
@usableFromInline struct Argument {
  @usableFromInline let type: Any.Type
  @usableFromInline let box: AnyBox

  @inlinable init<A>(_ value: A) {
    type = A.self
    box = Box(value)
  }
}

extension [Argument] {
  @inlinable @MainActor init<each A>(_ values: repeat each A) {
    self.init()
    repeat append(Argument(each values))
  }

  @inlinable func value<A>(_ type: A.Type) -> A? {
    for argument in self where argument.type == A.self { return argument.box.value(A.self) }
    return nil
  }
}

/// A type that a registration takes from its caller.
@usableFromInline struct DeclaredArgument {
  @usableFromInline let type: Any.Type
  /// Turns a value of another static type into an argument of this one, where it is one.
  @usableFromInline let convert: @MainActor (Argument) -> Argument?
  /// Finds the argument among what was given, else what is registered.
  @usableFromInline let wire: Wire

  @inlinable init<A>(_ type: A.Type) {
    self.type = A.self
    convert = { given in (given.box.any as? A).map { Argument($0) } }
    wire = { reader in
      let isRegistered = reader.needRegistered(A.self)
      guard reader.builder != nil else { return nil }
      return InstanceFactory<A> { factory, container, call in
        if let given: A = call?.arguments.value(A.self) { return given }
        if let given: A = container.argument() { return given }
        guard isRegistered else { throw ResolutionError.missingArgument(A.self) }
        var cursor = factory.cursor
        return try cursor.make(A.self, container, call)
      }
    }
  }
}
