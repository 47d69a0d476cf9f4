#if DEBUG
import Usher
import UsherDI
extension InspectorModel {
  /// Reads the living scopes of a window, their ages, and the services that they keep.
  @MainActor struct ScopeReader {
    /// A running coordinator and its identity.
    private typealias Owner = (key: CoordinatorID, value: Coordinator)

    private let model: InspectorModel
    private let owners: [ObjectIdentifier: Owner]
    private let scopes: [ObjectIdentifier?: [Container]]
    private var written: Set<ObjectIdentifier> = []
    private var omitted = 0
    private var all: [Line] = []

    init(_ model: InspectorModel) {
      self.model = model
      let running = (model.director?.coordinators ?? [:]).sorted { $0.key.number < $1.key.number }
      owners = Dictionary(running.map { (ObjectIdentifier($0.value.scope), $0) }) { first, _ in
        first
      }
      scopes = Dictionary(grouping: running.compactMap { $0.value.scope as? Container }) {
        $0.parent.map(ObjectIdentifier.init)
      }
      for owner in running { add(owner) }
    }

    /// The scopes, each above its children, with its services.
    var lines: [Line] { all + InspectorModel.rest(omitted) }

    /// Adds the outermost container of a coordinator's scope, with everything below it.
    private mutating func add(_ owner: Owner) {
      guard let container = owner.value.scope as? Container else {
        return add(depth: 0, .strong) { "\($0.name(of: owner)), without a container" }
      }
      let outermost = sequence(first: container, next: \.parent).reversed()[0]
      if !written.contains(ObjectIdentifier(outermost)) { add(outermost, depth: 0) }
    }

    private mutating func add(_ container: Container, depth: Int) {
      written.insert(ObjectIdentifier(container))
      add(depth: depth, .strong) { $0.name(of: container) }
      for service in container.keptServices {
        add(depth: depth + 1) { _ in "\(service.name): \(service.lifetime), \(service.callSite)" }
      }
      for child in children(of: container) { add(child, depth: depth + 1) }
    }

    private mutating func add(
      depth: Int, _ emphasis: Line.Emphasis = .plain, _ text: (ScopeReader) -> String
    ) {
      guard all.count < InspectorModel.lineLimit else {
        omitted += 1
        return
      }
      all.append(Line(String(repeating: "  ", count: depth) + text(self), emphasis))
    }
  }
}

extension InspectorModel.ScopeReader {
  /// The scopes of this window's coordinators in a container, then the others that keep something.
  private func children(of container: Container) -> [Container] {
    let own = scopes[ObjectIdentifier(container)] ?? []
    let others = container.keepingChildren.filter { owners[ObjectIdentifier($0)] == nil }
    return own + others
  }

  private func name(of container: Container) -> String {
    if let owner = owners[ObjectIdentifier(container)] { return name(of: owner) }
    guard let name = container.scopeName else {
      return container.parent == nil ? "The app's container" : "A child container"
    }
    return container.isCoordinatorScope ? "\(name), not in this window" : name
  }

  private func name(of owner: Owner) -> String {
    let start = model.starts[owner.key]
    let age = start.map { ", \((model.elapsed() - $0).inTenths)" } ?? ""
    return "\(owner.value.outlineName)\(age)"
  }
}
#endif
