#if os(macOS) || os(Linux)
import Dispatch

extension StandardTerminal {
  /// The number of bytes that may wait for the main actor before reading pauses.
  private nonisolated static let most = 1 << 22

  /// Reads keys even while the main actor is busy: a Ctrl-C would wait behind unread input.
  func readKeys(_ reader: InputReader) {
    DispatchQueue(label: "UsherTerminal").async { [weak self] in
      var waiting = 0
      reader.run(onDemand: false) { event in
        let tell = { @Sendable in MainActor.assumeIsolated { self?.tell(event) ?? () } }
        if case .input(let bytes) = event { waiting += bytes.count }
        guard waiting > Self.most else { return DispatchQueue.main.async(execute: tell) }
        DispatchQueue.main.sync(execute: tell)
        waiting = 0
      }
    }
  }

  /// Reads one chunk, and the next when `readMore()` asks for it.
  func readLines(_ reader: InputReader) {
    DispatchQueue(label: "UsherTerminal").async { [weak self] in
      reader.run(onDemand: true) { event in
        DispatchQueue.main.sync { MainActor.assumeIsolated { self?.tell(event) ?? () } }
      }
    }
  }

  /// Pending redraws are merged into one.
  private func tell(_ event: TerminalEvent) {
    guard event == .redrawNeeded else { return receive?(event) ?? () }
    guard !isRedrawPending else { return }
    isRedrawPending = true
    Task { [weak self] in
      self?.isRedrawPending = false
      self?.receive?(.redrawNeeded)
    }
  }
}
#endif
