#if os(macOS) || os(Linux)
extension RenderedScene {
  /// The content of a screen or an alert at one moment.
  package struct Content: Sendable {
    package var title: String?
    package var lines: [Line] { didSet { keyed = lines.filter { $0.shortcut != nil } } }
    package var actions: [KeyAction]
    /// `true` if the screen's changes can be observed.
    var isObservable = false

    package init(title: String? = nil, lines: [Line] = [], actions: [KeyAction] = []) {
      self.title = title
      self.lines = lines
      self.actions = actions
      keyed = lines.filter { $0.shortcut != nil }
    }

    /// The lines with a key, listed in the legend.
    private(set) var keyed: [Line]
  }
}
#endif
