import Usher

extension Container {
  /// Checks the assemblies of a module alone, without making a container.
  ///
  /// `given` are the keys, services and coordinators that other modules register. More may be given
  /// than is needed, because the dependencies of a closure are not known before it runs.
  ///
  /// ```swift
  /// @Test func `The checkout needs nothing but an address`() throws {
  ///   try Container.check(CheckoutAssembly(), given: PickAddress.self, (any Payments).self)
  /// }
  /// ```
  ///
  /// - Throws: `ContainerError` with all problems at once.
  public static func check<each T>(
    _ assemblies: any Assembly..., given types: repeat (each T).Type, fileID: String = #fileID,
    line: Int = #line
  ) throws(ContainerError) {
    let site = CallSite(fileID: fileID, line: line)
    let order = AssemblyOrder(assemblies)
    let registrations = Registrations.filled { registrar in
      order.assemble(into: registrar)
      for type in repeat each types { registrar.assume(type, at: site) }
    }
    try Blueprint(registrations).check(order.clashes)
  }
}

extension Registrar {
  /// A placeholder for another module's registration, in a check that makes nothing.
  fileprivate func assume<T>(_ type: T.Type, at site: CallSite) {
    if let coordinator = type as? Coordinator.Type {
      fallback.opens(coordinator, fileID: site.fileID, line: site.line)
    } else if type is any ScreenKey.Type || type is any FlowKey.Type {
      assumeService(Keyed<T>.self, at: site)
    } else {
      assumeService(T.self, at: site)
    }
  }

  private func assumeService<T>(_ type: T.Type, at site: CallSite) {
    let same = registrations.recipes.indices.filter { index in
      let record = registrations.recipes[index].record
      return !record.isContribution && record.key == Key(T.self, nil)
    }
    guard same.allSatisfy({ registrations.modes[$0]?.isOverriding == true }) else { return }
    // An override replaces what another module registers, and a fallback would yield to it.
    let registrar = same.isEmpty ? fallback : self
    _ = registrar.add(T.self, named: nil, kept: .transient, .value, at: site) { reader in
      reader.builder?.makeFactory { _, _, _ in
        throw ResolutionError(.missing, T.self)
      } as InstanceFactory<T>?
    }
  }
}
