#if os(macOS) || os(Linux)
package import Usher

extension TerminalHost {
  /// A second scene in a host's terminal, such as an inspector of the first one.
  ///
  /// While it is open it is drawn instead of the host's own scene, which continues unseen.
  @MainActor package protocol Companion: AnyObject {
    /// The host of its scene while that is open.
    var host: TerminalHost? { get }
    /// Follows the director of the host that it belongs to.
    func follow(_ director: SceneDirector)
    /// Closes its scene, because the host releases the terminal.
    func end()
    /// Opens or closes its scene if that is the key's effect; returns `false` for all other keys.
    func takes(_ key: Key) -> Bool
    /// The command that opens or closes its scene line by line.
    var command: String { get }
    /// Opens or closes its scene.
    func toggle()
  }

  /// The host whose scene is drawn, and which receives the keys.
  var front: TerminalHost { companion?.host ?? self }

  /// Presses a key in the scene that is drawn, unless it opens or closes the second scene.
  func deliver(_ key: Key) {
    if companion?.takes(key) != true { front.press(key) }
  }

  /// Draws again, because the second scene has opened or closed.
  package func companionDidChange() { front.redraw() }
}
#endif
