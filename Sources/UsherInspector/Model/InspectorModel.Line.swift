#if DEBUG
extension InspectorModel {
  /// A line on a page of the inspector, for every host.
  package struct Line: Hashable, Sendable {
    /// The meaning of a line, from which each host derives its look.
    package enum Emphasis: Hashable, Sendable {
      case plain
      case strong
      case muted
      case accent
      case warning
    }

    /// The text, indented by two spaces for each level.
    package let text: String
    package let emphasis: Emphasis
    /// The refusal that selecting the line opens, if any.
    package let refusal: Int?

    package init(_ text: String, _ emphasis: Emphasis = .plain, opens refusal: Int? = nil) {
      (self.text, self.emphasis, self.refusal) = (text, emphasis, refusal)
    }
  }
}
#endif
