#if os(macOS) || os(Linux)
public import UsherTerminal

extension TerminalHost {
  /// Makes a host for the process's terminal, whose inspector a key opens in debug builds.
  ///
  /// Control and the letter open and close it; in line mode, the command `inspector` does. The
  /// letter is one of b, d, f, g, n, o, p, r, t, v, x and y; others stand for g. Other builds have
  /// no inspector.
  public convenience init(
    inspector: Bool, key: Character = "g", options: Options = Options(), fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(options: options, fileID: fileID, line: line)
    install(inspector, key)
  }

  /// Makes a host for another device, whose inspector a key opens in debug builds.
  public convenience init(
    device: any TerminalDevice, inspector: Bool, key: Character = "g",
    options: Options = Options(), fileID: String = #fileID, line: Int = #line
  ) {
    self.init(device: device, options: options, fileID: fileID, line: line)
    install(inspector, key)
  }

  private func install(_ isWanted: Bool, _ key: Character) {
    #if DEBUG
    if isWanted { companion = TerminalInspector(over: self, key: key) }
    #endif
  }
}
#endif
