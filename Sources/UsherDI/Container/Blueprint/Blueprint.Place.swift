import Usher

extension Blueprint {
  /// The position of a blueprint's container: its scope, the enclosing scopes, and the values they
  /// give.
  struct Place {
    private(set) var scope: (Any.Type)?
    private(set) var enclosing: Set<ObjectIdentifier> = []
    private(set) var given: Set<ObjectIdentifier> = []

    init() {}

    @MainActor init(in parent: Container, _ scope: (Any.Type)?, _ arguments: [Argument]) {
      self.scope = scope
      insert(scope, arguments)
      for container in parent.lineage { insert(container.scope, container.arguments) }
    }

    private mutating func insert(_ scope: (Any.Type)?, _ arguments: [Argument]) {
      if let scope { enclosing.insert(ObjectIdentifier(scope)) }
      for argument in arguments { given.insert(ObjectIdentifier(argument.type)) }
    }

    func isEqual(to other: Place) -> Bool {
      scope == other.scope && enclosing == other.enclosing && given == other.given
    }
  }
}
