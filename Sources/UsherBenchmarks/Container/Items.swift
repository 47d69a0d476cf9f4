import UsherDI

/// Numbers as types, the lowest binary digit outermost, which give any number of distinct services.
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

/// Any number of registrations, whose types exist before anything is timed.
@MainActor enum Items {
  final class Item<Index: Number> {}

  final class Step<Index: Number> {
    let next: Step<Index.Next>?
    init(_ next: Step<Index.Next>) { self.next = next }
    init() { next = nil }
  }

  struct Entry {
    let register: @MainActor (Registrar) -> Void
    let resolve: @MainActor (Container) -> AnyObject
  }

  static func single(_ count: Int) -> [Entry] {
    numbers(count).map { number in item(number) }
  }

  /// A chain: each service needs the next.
  static func chain(_ count: Int) -> [Entry] {
    numbers(count).enumerated().map { index, number in step(number, index == count - 1) }
  }

  private static func numbers(_ count: Int) -> [any Number.Type] {
    var last: any Number.Type = End.self
    return (0..<count).map { index in
      if index > 0 { last = next(last) }
      return last
    }
  }

  private static func next<N: Number>(_ number: N.Type) -> any Number.Type { N.Next.self }

  private static func item<N: Number>(_ number: N.Type) -> Entry {
    keep(Item<N>.self)
    return Entry {
      $0.register(Item<N>.init)
    } resolve: {
      UsherBenchmarks.resolve(Item<N>.self, in: $0)
    }
  }

  private static func step<N: Number>(_ number: N.Type, _ isLast: Bool) -> Entry {
    Entry {
      if isLast { $0.register({ Step<N>() }) } else { $0.register({ Step<N>($0) }) }
    } resolve: {
      UsherBenchmarks.resolve(Step<N>.self, in: $0)
    }
  }
}
