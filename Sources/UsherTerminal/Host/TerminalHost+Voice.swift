#if os(macOS) || os(Linux)
extension TerminalHost {
  /// Prints a screen's announcement in line mode; the screen's frame shows the title.
  public func announce(_ announcement: String?) {
    guard let announcement, let front = shown.active,
      director?.screen(for: front.id)?.titleText != announcement
    else { return }
    lineDriver?.say(announcement)
  }
}
#endif
