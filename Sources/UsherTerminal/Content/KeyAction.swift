/// What a key does on a screen, with a label for the legend.
public struct KeyAction: Sendable {
  /// The key; upper and lower case differ.
  public let key: Character
  /// What the legend calls it.
  public let label: String
  /// Whether the key does anything now; the legend grays it out if not.
  public let isEnabled: Bool
  /// What the key does.
  public let action: @MainActor () -> Void

  /// Makes an action by key.
  ///
  /// - Parameters:
  ///   - key: The key; `q` belongs to the host, and so do digits where there are tabs.
  ///   - label: What the legend calls it.
  ///   - isEnabled: Whether the key does anything now.
  ///   - action: What it does.
  public init(
    _ key: Character, _ label: String, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.key = key
    self.label = label
    self.isEnabled = isEnabled
    self.action = action
  }
}
