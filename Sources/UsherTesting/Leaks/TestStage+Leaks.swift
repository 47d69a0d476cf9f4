public import Testing
import Usher
import UsherDI

extension TestStage {
  /// What has ended and is still alive: coordinators, screens, scopes, and instances of containers.
  public var leaks: [Leak] {
    director.outlived.compactMap { leak($0, among: candidates) }
  }

  /// Expects that whatever has ended is gone: coordinators, screens, scopes and their instances.
  ///
  /// - Parameter sourceLocation: The caller's place, where a failure is shown.
  public func expectNothingLeaked(sourceLocation: SourceLocation = #_sourceLocation) {
    for leak in leaks { Issue.record("\(leak)", sourceLocation: sourceLocation) }
  }

  /// All that is known to be alive, under names that a reader knows.
  private var candidates: [(name: String, object: AnyObject)] {
    let screens = director.tree.layers.flatMap(nodes(in:)).compactMap { node in
      director.screen(for: node.id).map {
        (name: "the screen \(node.name)", object: $0 as AnyObject)
      }
    }
    let coordinators = director.livingCoordinators.map { living in
      (name: "the coordinator \(living.outlineName)", object: living as AnyObject)
    }
    let scopes = director.livingCoordinators.compactMap { $0.scope as? Container } + chain
    let instances = scopes.flatMap(\.keptInstances).map {
      (name: "the \($0.name)", object: $0.object)
    }
    let outlived = director.outlived.compactMap { entry in
      entry.object.map {
        (name: "the \(entry.kind.rawValue) \(entry.name), which leaks too", object: $0)
      }
    }
    return coordinators + screens + instances + outlived
  }

  private var chain: [Container] { container.map { [$0] } ?? [] }

  private func nodes(in node: Node) -> [Node] { [node] + node.children.flatMap(nodes) }

  private func leak(
    _ entry: Ledger.Entry, among candidates: [(name: String, object: AnyObject)]
  ) -> Leak? {
    guard let object = entry.object else { return nil }
    return Leak(
      kind: entry.kind.rawValue, name: entry.name, origin: origin(of: entry),
      holders: HolderSearch.holders(of: object, among: candidates))
  }

  private func origin(of entry: Ledger.Entry) -> String {
    let owner = director.ledger?.name(of: entry.owner) ?? "\(entry.owner)"
    let isLiving = director.livingCoordinators.contains {
      director.identity(of: $0) == entry.owner
    }
    let state = isLiving ? "which goes on" : "which has ended"
    switch entry.kind {
    case .coordinator: return "Its screens have left the tree."
    case .screen: return "It belonged to \(owner), \(state)."
    case .scope: return "It is the container of \(owner), \(state)."
    case .instance:
      let place = entry.callSite.map { ", registered at \($0)" } ?? ""
      return "The container of \(owner) made it\(place)."
    }
  }
}
