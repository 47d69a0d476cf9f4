import UsherDI

/// Numbers as types, the lowest binary digit outermost, to have any number of services.
protocol Number: SendableMetatype {
  associatedtype Next: Number
}

enum End: Number {
  typealias Next = One<End>
}

enum Zero<Rest: Number>: Number {
  typealias Next = One<Rest>
}

enum One<Rest: Number>: Number {
  typealias Next = Zero<Rest.Next>
}

/// Any number of registrations, whose types are there before anything is timed.
@MainActor enum Items {
  typealias Registering = @MainActor (Registrar) -> Void

  /// A service of its own for each number.
  final class Item<Index: Number> {}

  /// A service that needs the one of the next number.
  final class Step<Index: Number> {
    let next: Step<Index.Next>?
    init(_ next: Step<Index.Next>) { self.next = next }
    init() { next = nil }
  }

  static func single(_ count: Int) -> [Registering] {
    numbers(count).map { number in item(number) }
  }

  /// A chain: each needs the next, and the closure resolves the first.
  static func chain(
    _ count: Int, _ lifetime: Lifetime
  ) -> (steps: [Registering], first: @MainActor (Container) -> AnyObject) {
    let all = numbers(count)
    let steps = all.enumerated().map { index, number in
      step(number, lifetime, index == count - 1)
    }
    return (steps, first(End.self))
  }

  private static func numbers(_ count: Int) -> [any Number.Type] {
    var last: any Number.Type = End.self
    return (0..<count).map { index in
      if index > 0 { last = next(last) }
      return last
    }
  }

  private static func next<N: Number>(_ number: N.Type) -> any Number.Type { N.Next.self }

  private static func item<N: Number>(_ number: N.Type) -> Registering {
    keep(Item<N>.self)
    return { $0.register(Item<N>.init) }
  }

  private static func step<N: Number>(
    _ number: N.Type, _ lifetime: Lifetime, _ isLast: Bool
  ) -> Registering {
    if isLast { return { $0.register({ Step<N>() }, lifetime: lifetime) } }
    return { $0.register({ Step<N>($0) }, lifetime: lifetime) }
  }

  private static func first<N: Number>(_ number: N.Type) -> @MainActor (Container) -> AnyObject {
    { resolve(Step<N>.self, in: $0) }
  }
}
