extension ContainerGraph: CustomStringConvertible {
  /// A line a service, with what it depends on below it, indented.
  public var description: String {
    let edges = Dictionary(grouping: dependencies, by: \.source)
    return services.flatMap { service in
      [line(service)] + (edges[service.id] ?? []).map(line)
    }.joined(separator: "\n")
  }

  private func line(_ service: Service) -> String {
    let origin = service.origin == .initialiser ? "" : ", \(service.origin)"
    return "\(service.name)  \(service.lifetime)\(origin)  \(service.callSite)"
  }

  private func line(_ dependency: Dependency) -> String {
    "  \(arrow(dependency)) \(services[dependency.target].name)"
  }

  private func arrow(_ dependency: Dependency) -> String {
    dependency.kind == .direct ? "→" : "→ \(dependency.kind)"
  }

  /// The graph for Mermaid, which Markdown viewers draw.
  public var mermaid: String {
    let nodes = services.map { "  s\($0.id)[\"\(escaped($0.name))<br/>\($0.lifetime)\"]" }
    let edges = dependencies.map { "  s\($0.source) \(mermaidArrow($0)) s\($0.target)" }
    return (["flowchart LR"] + nodes + edges).joined(separator: "\n")
  }

  private func mermaidArrow(_ dependency: Dependency) -> String {
    dependency.kind == .direct ? "-->" : "-.->|\(dependency.kind)|"
  }

  /// The graph for Graphviz.
  public var dot: String {
    let nodes = services.map { "  s\($0.id) [label=\"\(escaped($0.name))\\n\($0.lifetime)\"];" }
    let edges = dependencies.map { "  s\($0.source) -> s\($0.target)\(dotStyle($0));" }
    return (["digraph container {", "  rankdir=LR;"] + nodes + edges + ["}"])
      .joined(separator: "\n")
  }

  private func dotStyle(_ dependency: Dependency) -> String {
    dependency.kind == .direct ? "" : " [style=dashed, label=\"\(dependency.kind)\"]"
  }

  /// A name without what would end a quoted text.
  private func escaped(_ name: String) -> String {
    name.map { $0 == "\"" ? "'" : String($0) }.joined()
  }
}
