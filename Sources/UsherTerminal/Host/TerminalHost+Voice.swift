#if os(macOS) || os(Linux)
extension TerminalHost {
  /// Prints in line mode what a screen says beside its title, which its frame shows.
  public func announce(_ announcement: String?) {
    guard let announcement, let front = shown.active,
      director?.screen(for: front.id)?.titleText != announcement
    else { return }
    lineDriver?.say(announcement)
  }
}
#endif
