public import Usher

extension Registrar {
  /// Registers the view, view controller or terminal screen that shows a key.
  ///
  /// The properties that `giving:` names come from the key, for the initializer and for everything
  /// made for it; the rest is injected. The key itself may be taken whole.
  ///
  /// ```swift
  /// registrar.register(ItemView.init, for: ItemDetails.self, giving: \.id)
  /// ```
  ///
  /// A closure distinguishes two properties of one type:
  /// `{ (key: K, items: any Items) in X(key.from, key.to, items) }`.
  public func register<K: ScreenKey, S: Showable, each D, each A>(
    _ make: @escaping @MainActor (repeat each D) throws -> S, for key: K.Type,
    giving properties: repeat KeyPath<K, each A>, fileID: String = #fileID, line: Int = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    addKey(K.self, by: S.self, make, giving: repeat each properties, at: site)
  }

  /// Registers the coordinator that implements a flow.
  ///
  /// The properties that `giving:` names, and the key itself, are given to everything made in the
  /// flow's scope.
  ///
  /// ```swift
  /// registrar.register(CheckoutCoordinator.init, for: Checkout.self, giving: \.item)
  /// ```
  public func register<K: FlowKey, C: Concluding, each D, each A>(
    _ make: @escaping @MainActor (repeat each D) throws -> C, for key: K.Type,
    giving properties: repeat KeyPath<K, each A>, fileID: String = #fileID, line: Int = #line
  ) where C.Output == K.Output {
    let site = CallSite(fileID: fileID, line: line)
    addKey(K.self, by: C.self, make, giving: repeat each properties, at: site, scope: C.self)
    opens(C.self, fileID: fileID, line: line)
  }

  /// Registers the screen that is a whole flow; its first parameter ends the flow with a result.
  ///
  /// ```swift
  /// registrar.register(AddressView.init, for: PickAddress.self, giving: \.current)
  /// ```
  ///
  /// It needs no coordinator. Going back cancels the flow.
  public func register<K: FlowKey, S: Showable, each D, each A>(
    _ make: @escaping @MainActor (Finish<K.Output>, repeat each D) throws -> S, for key: K.Type,
    giving properties: repeat KeyPath<K, each A>, fileID: String = #fileID, line: Int = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    let sample = Argument(Finish<K.Output>())
    addKey(K.self, by: S.self, make, giving: repeat each properties, at: site, sample: sample)
  }

  private func addKey<K, R, each D, each A>(
    _ key: K.Type, by implementation: R.Type,
    _ make: @escaping @MainActor (repeat each D) throws -> R,
    giving properties: repeat KeyPath<K, each A>, at site: CallSite,
    scope: Coordinator.Type? = nil, sample: Argument? = nil
  ) {
    let keyed = Recipe.KeyOptions(K.self, by: R.self, scope: scope, sample: sample) {
      ($0 as? K).map { [Argument]($0, repeat $0[keyPath: each properties]) } ?? []
    }
    let options = Recipe.Options(arguments: declared(repeat (each A).self), keyed: keyed)
    _ = add(
      Keyed<K>.self, named: nil, kept: .transient, .initializer,
      needing: parameters(repeat (each D).self), options, at: site
    ) { reader in
      repeat reader.need((each D).self)
      return reader.builder?.makeFactory { factory, container, call in
        do {
          var next = 0
          return Keyed<K>(try make(repeat try factory.make((each D).self, &next, container, call)))
        } catch {
          throw factory.trace(error)
        }
      } as InstanceFactory<Keyed<K>>?
    }
  }

  /// Declares the keys that this assembly starts or shows, and another one registers.
  ///
  /// An unregistered key is reported when the container is made, with the assembly and the line.
  ///
  /// ```swift
  /// registrar.needs(PickAddress.self)
  /// ```
  public func needs<each K>(
    _ keys: repeat (each K).Type, fileID: String = #fileID, line: Int = #line
  ) where repeat each K: LayoutItem {
    let site = CallSite(fileID: fileID, line: line)
    for type in repeat (Keyed<each K>.self as Any.Type) {
      registrations.need(
        RegistrationRecord(service: type, name: nil, site: site, kind: .initializer))
    }
  }

  /// The registrar of a test's stand-ins for keys that are registered, or only needed.
  package var answering: Registrar { Registrar(registrations, mode: .answering) }

  /// The registrar that neither replaces anything nor yields to it.
  package var plain: Registrar { Registrar(registrations) }
}
