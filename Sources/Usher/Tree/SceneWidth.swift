/// The width class of a window, by which adaptive layouts choose their arrangement.
public enum SceneWidth: String, Hashable, Sendable, Codable, CaseIterable {
  /// Room for one column: a phone, a narrow window.
  case compact
  /// Room for several columns side by side.
  case regular
}
