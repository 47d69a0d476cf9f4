public import Usher

extension Container {
  /// Makes the screen that shows a key, in this container.
  ///
  /// - Throws: `ResolutionError` if the key is not registered, or a dependency cannot be made.
  public func makeScreen<K: ScreenKey>(for key: K) throws -> any Screen {
    guard let (slot, options) = blueprint.keyed(K.self) else {
      guard isOpen, let slot = blueprint.slot(Key(KeyPlaceholders.self, nil)) else {
        throw missing(K.self)
      }
      return try make(KeyPlaceholders.self, slot: slot).make(key)
    }
    try requireGiven(by: key, slot, options)
    return try screen(for: K.self, slot, ResolveCall(options.arguments(key)))
  }

  /// Makes the coordinator that implements a flow, in a child that ends with it.
  ///
  /// - Throws: `ResolutionError` if the key is not registered, or a dependency cannot be made.
  public func makeFlow<K: FlowKey>(
    for key: K
  ) throws -> (coordinator: Coordinator, scope: any CoordinatorScope) {
    guard let (slot, options) = blueprint.keyed(K.self) else { throw missing(K.self) }
    try requireGiven(by: key, slot, options)
    let scope: Coordinator.Type = options.scope ?? ScreenFlow<K>.self
    let child = try emptyChild(scope: scope, arguments: options.arguments(key), blueprint: nil)
    let coordinator = try child.start {
      try child.makeCoordinator(slot) {
        options.scope == nil ? screenFlow(K.self, slot) : try child.coordinator(for: K.self, slot)
      }
    }
    return (coordinator, child)
  }

  /// The type that shows or implements a key, and the place where it is registered.
  ///
  /// ```swift
  /// container.implementation(of: Checkout.self)?.callSite  // Shop/ShopAssembly.swift:12
  /// ```
  public func implementation<K: LayoutItem>(
    of key: K.Type
  ) -> (type: Any.Type, callSite: CallSite)? {
    blueprint.keyed(K.self).map { ($0.options.implementation, blueprint.record($0.slot).site) }
  }

  /// Refuses a key that omits a property from `giving:`, before another value takes its place.
  ///
  /// A container knows only the types of keys; their properties are known with the first key.
  private func requireGiven<K>(by key: K, _ slot: Int, _ options: Recipe.KeyOptions) throws {
    guard !options.isChecked else { return }
    if let error = blueprint.forgottenProperty(of: key, slot) { throw error }
    options.isChecked = true
  }

  private func coordinator<K>(for key: K.Type, _ slot: Int) throws -> Coordinator {
    let made = try make(Keyed<K>.self, slot: slot).made
    guard let coordinator = made as? Coordinator else {
      throw ResolutionError.wrongType(type(of: made), needed: Coordinator.self)
    }
    return coordinator
  }

  /// A coordinator whose screen is made again in its scope each time its window is filled.
  private func screenFlow<K: FlowKey>(_ key: K.Type, _ slot: Int) -> Coordinator {
    ScreenFlow<K> { flow in
      let container = try Container.of(flow.scope, for: Keyed<K>.self)
      let finish = Argument(Finish<K.Output>(flow))
      return try container.screen(for: K.self, slot, ResolveCall([finish]))
    }
  }

  private func screen<K>(for key: K.Type, _ slot: Int, _ call: ResolveCall) throws -> any Screen {
    try requireShallow(Keyed<K>.self, named: nil)
    let made = try make(Keyed<K>.self, slot: slot, call).made
    guard let screen = made as? any Screen ?? (made as? any ScreenConvertible)?.makeScreen() else {
      throw ResolutionError.wrongType(type(of: made), needed: (any Screen).self)
    }
    return screen
  }

  private func missing<K>(_ key: K.Type) -> ResolutionError {
    guard isOpen else { return ResolutionError(.ended, Keyed<K>.self) }
    return .missing(Keyed<K>.self, named: nil, blueprint.catalog)
  }
}
