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
  public var mermaid: String {
    drawn(
      "flowchart LR", service: { "s\($0.id)[\"\($0.name.forMermaid)<br/>\($0.lifetime)\"]" },
      scope: { index, name, members in
        ["subgraph c\(index)[\"\(name.forMermaid)\"]"] + members.map { "  " + $0 } + ["end"]
      },
      dependency: { edge in
        let arrow = edge.kind == .direct ? "-->" : "-.->|\(edge.kind)|"
        return "s\(edge.source) \(arrow) s\(edge.target)"
      })
  }

  /// The graph for Graphviz; scopes are clusters.
  public var dot: String {
    let drawing = drawn(
      "digraph container {\n  rankdir=LR;",
      service: { "s\($0.id) [label=\"\($0.name.forGraphviz)\\n\($0.lifetime)\"];" },
      scope: { index, name, members in
        ["subgraph cluster_\(index) {", "  label=\"\(name.forGraphviz)\";"]
          + members.map { "  " + $0 } + ["}"]
      },
      dependency: { edge in
        let style = edge.kind == .direct ? "" : " [style=dashed, label=\"\(edge.kind)\"]"
        return "s\(edge.source) -> s\(edge.target)\(style);"
      })
    return drawing + "\n}"
  }

  private func drawn(
    _ head: String, service: (Service) -> String,
    scope: (Int, String, [String]) -> [String], dependency: (Dependency) -> String
  ) -> String {
    let nodes = groups.enumerated().flatMap { index, group -> [String] in
      let members = group.members.map(service)
      return group.scope.map { scope(index, "scope of \($0)", members) } ?? members
    }
    let lines = nodes + dependencies.map(dependency)
    return ([head] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}

extension String {
  /// The text for a quoted label of Mermaid, which reads it as HTML.
  fileprivate var forMermaid: String {
    let codes: [Character: String] = [
      "\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;", "&": "#amp;",
    ]
    return map { codes[$0] ?? String($0) }.joined()
  }

  fileprivate var forGraphviz: String {
    map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
