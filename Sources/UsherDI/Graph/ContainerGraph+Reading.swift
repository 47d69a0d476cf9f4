extension ContainerGraph {
  /// Makes the graph of assemblies from their registrations, without a container.
  ///
  /// - Throws: `ContainerError` if no container can be made of them.
  @MainActor public init(_ assemblies: any Assembly...) throws(ContainerError) {
    let order = AssemblyOrder(assemblies)
    let blueprint = Blueprint(Registrations.filled(order.assemble))
    try blueprint.check(order.clashes)
    self.init(blueprint)
  }

  @MainActor init(_ blueprint: Blueprint) {
    let slots = (0..<blueprint.count).filter { slot in
      blueprint.isUsed(slot) && blueprint.shown(slot) == slot
    }
    let places = Dictionary(uniqueKeysWithValues: zip(slots, slots.indices))
    dependencies = slots.enumerated().flatMap { source, slot in
      blueprint.edges(of: slot).compactMap { edge in
        places[blueprint.shown(Int(edge.target))].map { target in
          Dependency(source: source, target: target, kind: Kind(edge.kind))
        }
      }
    }
    let needed = Set(dependencies.map(\.target))
    services = slots.enumerated().map { id, slot in
      Service(slot, of: blueprint, id: id, isUsed: needed.contains(id) || blueprint.isEntry(slot))
    }
  }
}

extension Blueprint {
  /// The registration to draw: for a current coordinator, its creation.
  fileprivate func shown(_ slot: Int) -> Int {
    let record = record(slot)
    return record.kind == .current ? creation(of: record.service) ?? slot : slot
  }

  /// `true` if apps resolve a registration themselves.
  fileprivate func isEntry(_ slot: Int) -> Bool {
    let (record, options) = (record(slot), options(slot))
    return options?.keyed != nil || options?.isEager == true || record.kind == .argument
      || isCoordinator(slot) || record.service is any Showable.Type
      || record.service == Guard.self && record.isContribution
  }

  fileprivate func isCoordinator(_ slot: Int) -> Bool {
    let record = record(slot)
    return record.kind == .current || creation(of: record.service) == slot
  }
}

extension ContainerGraph.Service {
  @MainActor fileprivate init(_ slot: Int, of blueprint: Blueprint, id: Int, isUsed: Bool) {
    let record = blueprint.record(slot)
    let isCoordinator = blueprint.isCoordinator(slot)
    self.id = id
    self.isUsed = isUsed
    name = record.description
    lifetime =
      isCoordinator
      ? Lifetime(kind: .scoped, scope: record.service)
      : blueprint.record(blueprint.primary(slot)).lifetime
    callSite = record.site
    origin = isCoordinator ? .coordinator : ContainerGraph.Origin(record.kind)
    assembly = blueprint.assembly(of: slot).map { TypeName.of($0) }
  }
}

extension Container {
  /// The registrations of this container and those above it, with their dependencies.
  public var graph: ContainerGraph { ContainerGraph(blueprint) }
}
