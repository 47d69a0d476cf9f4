extension ContainerGraph: CustomStringConvertible {
  /// One line for each service, with its dependencies indented below it; scopes come last.
  public var description: String {
    let edges = Dictionary(grouping: dependencies, by: \.source)
    return groups(by: Grouping.scope.name).flatMap { scope, members -> [String] in
      let lines = members.flatMap { [line($0)] + (edges[$0.id] ?? []).map(line) }
      return scope.map { [$0] + lines.map { "  " + $0 } } ?? lines
    }.joined(separator: "\n")
  }

  private func line(_ service: Service) -> String {
    let origin = service.origin == .initializer ? "" : ", \(service.origin)"
    return "\(service.name)  \(service.lifetime)\(origin)  \(service.callSite)"
  }

  private func line(_ dependency: Dependency) -> String {
    let kind = dependency.kind == .direct ? "" : "\(dependency.kind) "
    return "  → \(kind)\(services[dependency.target].name)"
  }

  /// The services of no group, and then those of each, in the order in which they are registered.
  private func groups(by name: (Service) -> String?) -> [(name: String?, members: [Service])] {
    let names = services.map(name)
    let members = Dictionary(grouping: services.indices) { names[$0] }
    var seen: Set<String?> = [nil]
    let order = [nil] + names.filter { seen.insert($0).inserted }
    return order.map { name in (name, (members[name] ?? []).map { services[$0] }) }
  }
}

extension ContainerGraph {
  /// The criterion by which a drawing groups services; more may be added.
  public struct Grouping: Sendable {
    let name: @Sendable (Service) -> String?

    /// By the scope that their instances belong to.
    public static let scope = Grouping { service in service.scope.map { "scope of \($0)" } }
    /// By the assembly that registers them.
    public static let assembly = Grouping(name: \.assembly)
  }

  /// The graph for Mermaid, which Markdown viewers draw; scopes are subgraphs.
  public var mermaid: String { mermaid(by: .scope) }

  /// The graph for Graphviz, in the DOT language; scopes are clusters.
  public var dot: String { dot(by: .scope) }

  /// The graph for Mermaid, with a subgraph for each group.
  public func mermaid(by grouping: Grouping) -> String {
    GraphDrawing.mermaid(boxes(grouping), arrows)
  }

  /// The graph for Graphviz, with a cluster for each group.
  public func dot(by grouping: Grouping) -> String { GraphDrawing.dot(boxes(grouping), arrows) }

  private func boxes(_ grouping: Grouping) -> [GraphDrawing.Item] {
    groups(by: grouping.name).enumerated().flatMap { index, group -> [GraphDrawing.Item] in
      let boxes = group.members.map {
        GraphDrawing.Item.box("s\($0.id)", label: [$0.name, "\($0.lifetime)"], .box)
      }
      return group.name.map { [.group(index, label: $0, boxes)] } ?? boxes
    }
  }

  private var arrows: [GraphDrawing.Arrow] {
    dependencies.map { edge in
      let kind = edge.kind == .direct ? nil : "\(edge.kind)"
      return ("s\(edge.source)", "s\(edge.target)", kind, kind == nil ? .solid : .dashed)
    }
  }
}
