#if os(macOS) || os(Linux)
extension Frame.Picture {
  private typealias Scheme = [(classes: String, color: String)]

  private static let light: Scheme = [
    (".paper, .reversed", "#ffffff"), (".plain, .strong", "#1f2328"), (".muted", "#59636e"),
    (".accent", "#0b6e7f"), (".good", "#1a7f37"), (".warning", "#8a5a00"), (".bad", "#c0232c"),
  ]

  private static let dark: Scheme = [
    (".paper, .reversed", "#16191d"), (".plain, .strong", "#e6e8eb"), (".muted", "#979ea7"),
    (".accent", "#56c8d8"), (".good", "#5ac878"), (".warning", "#e3b341"), (".bad", "#ff7b72"),
  ]

  static var styleSheet: String {
    """
    text { font-family: ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; \
    font-size: 14px }
    .strong { font-weight: bold }
    \(rules(light))
    @media (prefers-color-scheme: dark) {
    \(rules(dark))
    }
    .border { fill: none }
    rect:not(.paper) { shape-rendering: crispEdges }
    """
  }

  /// The rules of the tones come first: those of reversed text have to prevail.
  private static func rules(_ scheme: Scheme) -> String {
    (scheme.dropFirst() + scheme.prefix(1)).map { "\($0.classes) { fill: \($0.color) }" }
      .joined(separator: "\n")
  }
}
#endif
