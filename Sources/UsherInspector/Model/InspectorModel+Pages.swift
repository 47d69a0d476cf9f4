#if DEBUG
import Usher

extension InspectorModel {
  /// The number of lines that the outline and the scopes show at most.
  package nonisolated static var lineLimit: Int { 500 }

  /// Returns the lines of a page; reading them observes the model.
  package func lines(of page: Page) -> [Line] {
    _ = revision
    let end = hasClosed ? [Line("The window has closed.", .warning)] : []
    return end + content(of: page)
  }

  private func content(of page: Page) -> [Line] {
    switch page {
    case .outline: outline
    case .refusals: list(refusals.reversed().map { Line($0.summary, opens: $0.number) })
    case .scopes: list(ScopeReader(self).lines)
    case .trail: list(crumbs.reversed().map { Line($0) })
    case .refusal(let number):
      refusals.first { $0.number == number }?.lines
        ?? [Line("This refusal is no longer kept.", .muted)]
    }
  }

  private func list(_ lines: [Line]) -> [Line] {
    lines.isEmpty ? [Line("Nothing yet.", .muted)] : lines
  }

  private var outline: [Line] {
    guard let director, let active = director.tree.active else {
      return [Line("Nothing is shown.", .muted)]
    }
    let (lines, omitted) = director.tree.outline(lines: Self.lineLimit)
    return [Line(director.place, .accent), Line("in front: \(active)", .muted)]
      + lines.map { Line($0) } + Self.rest(omitted)
  }

  /// A line with the number of lines that are left out, if any are.
  static func rest(_ omitted: Int) -> [Line] {
    omitted == 0 ? [] : [Line("… and \(omitted) more", .muted)]
  }
}
#endif
