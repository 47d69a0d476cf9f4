#if os(macOS) || os(Linux)
extension TerminalHost {
  /// Drives input and output that are no terminal: reads one command per line, and prints a plain
  /// frame after each.
  ///
  /// Output is printed only in answer to a command, so a script always gets the same transcript.
  @MainActor final class LineDriver {
    unowned let host: TerminalHost
    private var reader = LineReader()
    private var lines: [LineReader.Result] = []
    private var hasEnded = false
    private var isWorking = false
    private var isOver = false
    var changes = 0
    var printed: String?
    var waiting: CheckedContinuation<Void, Never>?

    init(_ host: TerminalHost) {
      self.host = host
      work()
    }

    func receive(_ bytes: [UInt8]) {
      lines += reader.feed(bytes)
      work()
    }

    func receiveEndOfInput() {
      if let line = reader.flush() { lines.append(line) }
      hasEnded = true
      work()
    }

    func end() {
      isOver = true
      recordChange()
    }

    func recordChange() {
      changes &+= 1
      waiting?.resume()
      waiting = nil
    }

    private func work() {
      guard !isWorking else { return }
      isWorking = true
      Task { [self, host] in
        if printed == nil { await show() }
        while isRunning, !lines.isEmpty { await run(lines.removeFirst()) }
        isWorking = false
        prompt()
        if isRunning, !hasEnded { host.device.readMore() }
        if hasEnded, isRunning { host.director?.close() }
      }
    }

    var isRunning: Bool { !isOver && host.isServing }

    /// A prompt is printed only if the user types into a terminal; at the end of input, its line
    /// ends.
    private func prompt() {
      guard isRunning, host.device.isEchoing else { return }
      send(hasEnded ? "\n" : "> ")
    }
  }
}

extension TerminalHost.LineDriver {
  private func run(_ line: TerminalHost.LineReader.Result) async {
    switch line {
    case .malformed: complain("That line is not UTF-8.")
    case .tooLong: complain("That line is too long.")
    case .line(let text):
      guard let command = TerminalHost.LineCommand(text) else { return }
      if !host.device.isEchoing { send("> \(printable(text))\n") }
      host.front.known = nil
      if await run(command) { await show() }
    }
  }

  /// Returns `true` if a frame must be printed afterward.
  private func run(_ command: TerminalHost.LineCommand) async -> Bool {
    switch command {
    case .press(let key): host.deliver(key)
    case .type(let text): return edit(.paste(text))
    case .clear: return edit(.end, .control("u"))
    case .find(let text):
      guard host.front.select(containing: text) else {
        return complain("No item has that text.")
      }
    case .wait(let text):
      guard await wait(for: text) else { return complain(timeout(text)) }
    case .open(let link): open(link)
    case .link: return tell(host.director?.currentLink)
    case .quit:
      host.director?.close()
      return false
    case .unknown(let text) where text == host.companion?.command: host.companion?.toggle()
    case .unknown:
      let commands = "type, clear, find, wait, open, link, quit"
      let own = host.companion.map { ", \($0.command)" } ?? ""
      return complain("That is not a command: \(commands)\(own), a key's name or a key.")
    }
    return true
  }

  private func edit(_ keys: Key...) -> Bool {
    guard host.front.selectedField != nil else { return complain("No field is selected.") }
    for key in keys { host.front.press(key) }
    return true
  }

  private func open(_ link: String) {
    if let error = host.director?.open(link).error { complain(error.detail) }
  }

  private func tell(_ link: String?) -> Bool {
    guard let link else { return complain("The current place has no link.") }
    send(printable(link) + "\n\n")
    return false
  }

  /// Prints a line for users of a screen reader.
  func say(_ text: String) { send("\(printable(text))\n\n") }

  @discardableResult
  private func complain(_ text: String) -> Bool {
    send("? \(printable(text))\n\n")
    return false
  }

  private func timeout(_ text: String?) -> String {
    let limit = host.options.waitLimit
    return text == nil ? "Nothing changed in \(limit)." : "That text was not shown in \(limit)."
  }

  /// Removes control characters that would steer a terminal; line breaks are kept.
  private func printable(_ text: String) -> String {
    String(text.map { $0 == "\n" ? $0 : $0.printable })
  }

  func send(_ text: String) { host.device.write(Array(text.utf8)) }
}
#endif
