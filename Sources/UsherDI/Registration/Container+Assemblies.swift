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
    registrations.assemblies = order.seen
    try self.init(registrations, order.clashes)
    for assembly in order.assemblies { assembly.didAssemble(self) }
  }

  /// Makes a child of assemblies, which are checked and visible in the child alone.
  ///
  /// Assemblies that this container, or one above, is made of are not assembled again.
  ///
  /// - Throws: `ContainerError` if a registration is wrong, `ResolutionError` after the end.
  public func makeChild(
    _ assembly: any Assembly, _ others: any Assembly..., fileID: String = #fileID,
    line: Int = #line
  ) throws -> Container {
    try locatingResolutions(fileID, line) { try child(of: [assembly] + others, nil) }
  }

  /// Makes a child that opens the scope of a tag and is made of assemblies.
  ///
  /// - Throws: `ContainerError` if a registration is wrong, else `ResolutionError`.
  public func makeChild(
    _ tag: any ScopeTag.Type, _ assembly: any Assembly, _ others: any Assembly...,
    fileID: String = #fileID, line: Int = #line
  ) throws -> Container {
    try locatingResolutions(fileID, line) { try child(of: [assembly] + others, tag) }
  }

  private func child(
    of assemblies: [any Assembly], _ tag: (any ScopeTag.Type)?
  ) throws -> Container {
    try requireOpen()
    let order = AssemblyOrder(assemblies, seen: blueprint.assemblies)
    let registrations = Registrations.filled(base: blueprint.count, order.assemble)
    registrations.assemblies = order.seen
    let given = try tag.map { try values(of: $0, [], beside: registrations) } ?? []
    let place = Blueprint.Place(in: self, tag, given)
    let own = try blueprint.child(registrations, at: place, order.clashes)
    let child = try self.child(scope: tag, arguments: given, blueprint: own)
    for assembly in order.assemblies { assembly.didAssemble(child) }
    return child
  }
}

extension Registrations {
  static func filled(base: Int = 0, _ fill: (Registrar) -> Void) -> Registrations {
    let registrar = Registrar(Registrations(base: base))
    fill(registrar)
    var registrations = registrar.registrations
    // Now only references that an assembly has kept hold the registrations.
    _ = consume registrar
    let isUnheld = isKnownUniquelyReferenced(&registrations)
    registrations.isHeld = !isUnheld
    return registrations
  }
}

extension AssemblyOrder {
  func assemble(into registrar: Registrar) {
    for assembly in assemblies { assembly.willAssemble() }
    for assembly in assemblies {
      registrar.registrations.assembly = type(of: assembly)
      assembly.assemble(into: registrar)
    }
    registrar.registrations.assembly = nil
  }
}
