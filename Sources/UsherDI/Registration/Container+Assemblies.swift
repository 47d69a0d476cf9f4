extension Container {
  /// Makes a container of assemblies, and checks all registrations without making an instance.
  ///
  /// ```swift
  /// let container = try Container(AppAssembly(), DebugAssembly())
  /// ```
  ///
  /// - Throws: `ContainerError` with all problems at once.
  public convenience init(
    _ assemblies: any Assembly..., overriding overrides: ((Registrar) -> Void)? = nil
  ) throws(ContainerError) {
    try self.init(assemblies, overriding: overrides)
  }

  /// Makes a container of an array of assemblies.
  ///
  /// - Throws: `ContainerError` with all problems at once.
  public convenience init(
    _ assemblies: [any Assembly], overriding overrides: ((Registrar) -> Void)? = nil
  ) throws(ContainerError) {
    let order = AssemblyOrder(assemblies)
    let registrations = Registrations.filled { registrar in
      order.assemble(into: registrar)
      overrides?(registrar.replacing)
    }
    try self.init(registrations, order.clashes)
    for assembly in order.assemblies { assembly.didAssemble(self) }
  }
}

extension Registrations {
  static func filled(base: Int = 0, _ fill: (Registrar) -> Void) -> Registrations {
    var registrations = taken(base, fill)
    let isUnheld = isKnownUniquelyReferenced(&registrations)
    registrations.isHeld = !isUnheld
    return registrations
  }

  /// Not inlined, so that the registrar is gone afterwards unless somebody holds it.
  @inline(never) private static func taken(
    _ base: Int, _ fill: (Registrar) -> Void
  ) -> Registrations {
    let registrar = Registrar(Registrations(base: base))
    fill(registrar)
    return registrar.registrations
  }
}

extension AssemblyOrder {
  func assemble(into registrar: Registrar) {
    for assembly in assemblies { assembly.willAssemble() }
    for assembly in assemblies { assembly.assemble(into: registrar) }
  }
}
