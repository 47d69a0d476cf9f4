extension ContainerGraph: CustomStringConvertible {
  /// One line for each service, with its dependencies indented below it; scopes come last.
  public var description: String {
    let edges = Dictionary(grouping: dependencies, by: \.source)
    return groups.flatMap { scope, members -> [String] in
      let lines = members.flatMap { [line($0)] + (edges[$0.id] ?? []).map(line) }
      return scope.map { ["scope of \($0)"] + lines.map { "  " + $0 } } ?? lines
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

  /// The services of no scope, and then those of each, in the order in which they are registered.
  private var groups: [(scope: String?, members: [Service])] {
    let scopes = services.map(\.scope)
    let members = Dictionary(grouping: services.indices) { scopes[$0] }
    var seen: Set<String?> = [nil]
    let order = [nil] + scopes.filter { seen.insert($0).inserted }
    return order.map { scope in (scope, (members[scope] ?? []).map { services[$0] }) }
  }
}

extension ContainerGraph {
  /// The graph for Mermaid, which Markdown viewers draw; scopes are subgraphs.
  public var mermaid: String { GraphDrawing.mermaid(boxes, arrows) }

  /// The graph for Graphviz, in the DOT language; scopes are clusters.
  public var dot: String { GraphDrawing.dot(boxes, arrows) }

  private var boxes: [GraphDrawing.Item] {
    groups.enumerated().flatMap { index, group -> [GraphDrawing.Item] in
      let boxes = group.members.map {
        GraphDrawing.Item.box("s\($0.id)", label: [$0.name, "\($0.lifetime)"], .box)
      }
      return group.scope.map { [.group(index, label: "scope of \($0)", boxes)] } ?? boxes
    }
  }

  private var arrows: [GraphDrawing.Arrow] {
    dependencies.map { edge in
      let kind = edge.kind == .direct ? nil : "\(edge.kind)"
      return ("s\(edge.source)", "s\(edge.target)", kind, kind == nil ? .solid : .dashed)
    }
  }
}
