#if os(macOS) || os(Linux)
public import Usher

extension TerminalHost {
  /// Returns the display as a picture in SVG, at a size of the terminal.
  ///
  /// Its colors follow the viewer's light or dark scheme. Nothing of the host changes.
  public func picture(size: TerminalSize) -> String {
    var states = states
    return Frame.Picture(Renderer.frame(of: makeScene(), size: size, states: &states)).svg
  }

  /// Returns the display as text, a line for each row, at a size of the terminal.
  ///
  /// Nothing of the host changes.
  public func text(size: TerminalSize) -> String {
    var states = states
    return Renderer.frame(of: makeScene(), size: size, states: &states).text
  }

  /// Returns the picture of a director's tree as a terminal would show it, for any host.
  ///
  /// A test can thus draw a stage without a terminal. The director does not notice it.
  public static func picture(of director: SceneDirector, size: TerminalSize) -> String {
    let host = TerminalHost()
    host.director = director
    host.shown = director.tree
    return host.picture(size: size)
  }
}
#endif
