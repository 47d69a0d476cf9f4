extension Blueprint {
  /// Where the container of a blueprint stands.
  struct Standing {
    let standing: (Any.Type)?
    private(set) var enclosing: Set<ObjectIdentifier> = []
    private(set) var given: Set<ObjectIdentifier> = []

    @MainActor init(in parent: Container, _ scope: (Any.Type)?, _ arguments: [Argument]) {
      standing = scope
      if let scope { enclosing.insert(ObjectIdentifier(scope)) }
      for argument in arguments { given.insert(ObjectIdentifier(argument.type)) }
      var container: Container? = parent
      while let current = container {
        if let scope = current.scope { enclosing.insert(ObjectIdentifier(scope)) }
        for argument in current.arguments { given.insert(ObjectIdentifier(argument.type)) }
        container = current.parent
      }
    }

    func isEqual(to other: Standing) -> Bool {
      standing == other.standing && enclosing == other.enclosing && given == other.given
    }
  }
}
