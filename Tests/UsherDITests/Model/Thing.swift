import UsherDI

/// Services that differ only in their types: `Thing<S<S<Z>>>` is the third.
protocol Ordinal: SendableMetatype {}
enum Z: Ordinal {}
enum S<T: Ordinal>: Ordinal {}

/// An instance that a test can compare.
@MainActor class AnyThing {
  /// A dependency, in the form of the initializer's parameter.
  enum Part {
    case thing(AnyThing)
    case none
    case things([AnyThing])
    case later(@MainActor () throws -> AnyThing)
    case allLater([@MainActor () throws -> AnyThing])
  }

  let ordinal: Int
  let parts: [Part]

  init(_ ordinal: Int, _ parts: [Part]) {
    self.ordinal = ordinal
    self.parts = parts
  }
}

/// The second service of a thing.
@MainActor class Look<O: Ordinal>: AnyThing {}
final class Thing<O: Ordinal>: Look<O> {}

/// An argument whose type is known only by number.
@MainActor protocol Gift: AnyThing {
  func child(of container: Container) throws -> Container
  func resolve<O: Ordinal>(_ ordinal: O.Type, in container: Container) throws -> AnyThing
}

extension Thing: Gift {
  func child(of container: Container) throws -> Container {
    try container.makeChild(SessionScope.self, self)
  }

  func resolve<P: Ordinal>(_ ordinal: P.Type, in container: Container) throws -> AnyThing {
    try container.resolve(Thing<P>.self, self)
  }
}

/// The services that fail at the moment, and the instances that have ended.
@MainActor final class Weather {
  var failing: Set<Int> = []
  var ended: [(id: ObjectIdentifier, ordinal: Int, isClosing: Bool)] = []
  /// The instances that have ended in the model.
  var endedItems: [(item: ModelContainer.Item, isClosing: Bool)] = []
  /// The model's running callbacks, the instances that are being made, and the known ones among
  /// them.
  var callbacks: [ModelContainer.Callback] = []
  var depth = 0
  var known: [ModelContainer.Known] = []
  /// The model's asynchronous instance that is being made.
  var flight: ModelContainer.Entry?
}

/// The coordinator of a scope.
final class StageCoordinator: Coordinator {}

/// A dependency in one of the forms of an initializer's parameter.
@MainActor protocol Form: SendableMetatype {
  associatedtype Value
  static var name: Name? { get }
  static func part(_ value: Value) -> AnyThing.Part
}

extension Form {
  static var name: Name? { nil }
}

enum Direct<O: Ordinal>: Form {
  static func part(_ value: Thing<O>) -> AnyThing.Part { .thing(value) }
}
enum Named<O: Ordinal>: Form {
  static var name: Name? { "spare" }
  static func part(_ value: Thing<O>) -> AnyThing.Part { .thing(value) }
}
enum Maybe<O: Ordinal>: Form {
  static func part(_ value: Thing<O>?) -> AnyThing.Part { value.map { .thing($0) } ?? .none }
}
enum Every<O: Ordinal>: Form {
  static func part(_ value: [Thing<O>]) -> AnyThing.Part { .things(value) }
}
enum Later<O: Ordinal>: Form {
  static func part(_ value: Lazy<Thing<O>>) -> AnyThing.Part { .later { try value() } }
}
enum Anew<O: Ordinal>: Form {
  static func part(_ value: Provider<Thing<O>>) -> AnyThing.Part { .later { try value() } }
}

enum EveryLater<O: Ordinal>: Form {
  static func part(_ value: [Lazy<Thing<O>>]) -> AnyThing.Part {
    .allLater(value.map { lazy in { try lazy() } })
  }
}

enum Also<O: Ordinal>: Form {
  static func part(_ value: Look<O>) -> AnyThing.Part { .thing(value) }
}

extension Plan.Part {
  @MainActor var type: any Form.Type { form(Things.ordinals[ordinal]) }

  @MainActor private func form<O: Ordinal>(_ ordinal: O.Type) -> any Form.Type {
    switch form {
    case .direct: Direct<O>.self
    case .named: Named<O>.self
    case .optional: Maybe<O>.self
    case .all: Every<O>.self
    case .lazy: Later<O>.self
    case .provider: Anew<O>.self
    case .alias: Also<O>.self
    case .allLater: EveryLater<O>.self
    }
  }
}
