/// Makes a coordinator and its scope while a transition is being prepared.
@MainActor package struct CoordinatorSource {
  /// Makes both, from the parent's scope.
  package typealias Make =
    @MainActor (any CoordinatorScope) throws -> (Coordinator, any CoordinatorScope)

  /// The type for messages; the flow of a key counts as a flow of one screen, however it is
  /// implemented.
  let type: Coordinator.Type
  let signature: AnyHashable?
  var make: Make
  private(set) var key: (any FlowKey)?
  var deliver: (@MainActor (FlowEnding) -> Void)?
  var routes: [AnyRoute] = []

  /// Makes a source.
  ///
  /// The signature is the type with its arguments, if these can be compared, to detect a double
  /// tap. If `make` throws, it has ended the scope that it made.
  package init(type: Coordinator.Type, signature: AnyHashable?, make: @escaping Make) {
    self.type = type
    self.signature = signature
    self.make = make
  }

  /// Makes a source of a flow, whose coordinator the parent's scope knows by the key.
  package init<Key: FlowKey>(_ key: Key) {
    self.init(type: ScreenFlow<Key>.self, signature: AnyHashable(key)) { scope in
      try scope.makeFlow(for: key)
    }
    self.key = key
  }

  init(_ coordinator: Coordinator) {
    self.init(type: Swift.type(of: coordinator), signature: nil) { parent in
      (coordinator, try parent.makeChild(for: Swift.type(of: coordinator)))
    }
  }
}
