#if DEBUG
import Usher

extension InspectorModel {
  /// The number of lines that the outline and the scopes show at most.
  package nonisolated static var lineLimit: Int { 500 }

  /// Returns the lines of a page; reading them observes the model.
  package func lines(of page: InspectorPage) -> [InspectorLine] {
    _ = revision
    let end = hasClosed ? [InspectorLine("The window has closed.", .warning)] : []
    return end + content(of: page)
  }

  private func content(of page: InspectorPage) -> [InspectorLine] {
    switch page {
    case .outline: outline
    case .refusals: list(refusals.reversed().map { InspectorLine($0.summary, opens: $0.number) })
    case .scopes: list(ScopeReader(self).lines)
    case .trail: list(crumbs.reversed().map { InspectorLine($0) })
    case .refusal(let number):
      refusals.first { $0.number == number }?.lines
        ?? [InspectorLine("This refusal is no longer kept.", .muted)]
    }
  }

  private func list(_ lines: [InspectorLine]) -> [InspectorLine] {
    lines.isEmpty ? [InspectorLine("Nothing yet.", .muted)] : lines
  }

  private var outline: [InspectorLine] {
    guard let director, let active = director.tree.active else {
      return [InspectorLine("Nothing is shown.", .muted)]
    }
    let (lines, omitted) = director.tree.outline(lines: Self.lineLimit)
    return [InspectorLine(director.place, .accent), InspectorLine("in front: \(active)", .muted)]
      + lines.map { InspectorLine($0) } + Self.rest(omitted)
  }

  /// Says how many lines are left out, if any are.
  static func rest(_ omitted: Int) -> [InspectorLine] {
    omitted == 0 ? [] : [InspectorLine("… and \(omitted) more", .muted)]
  }
}
#endif
