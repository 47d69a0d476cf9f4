extension Modal {
  /// How a layer covers what is below it.
  public enum Style: Hashable, Sendable {
    /// Over a part; what is below stays in sight.
    case sheet
    /// Over everything; what is below disappears.
    case cover
    /// Beside what it belongs to.
    case popover
    /// A question with buttons.
    case alert(SceneAlert)

    /// The style as outlines name it.
    public var name: String {
      switch self {
      case .sheet: "sheet"
      case .cover: "cover"
      case .popover: "popover"
      case .alert: "alert"
      }
    }
  }
}
