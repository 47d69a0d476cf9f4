#if os(macOS) || os(Linux)
import Usher
import UsherTerminal

/// A terminal in memory, which a test types into and reads.
@MainActor final class MemoryTerminal: TerminalDevice {
  var isColored = true
  var isEchoing = false
  private(set) var size: TerminalSize?
  private(set) var hasBegun = false
  private(set) var hasEnded = false
  private(set) var emulator: Emulator
  private(set) var output = ""
  private(set) var writes = 0
  private(set) var writesAfterEnd = 0
  private var receive: (@MainActor (TerminalEvent) -> Void)?

  init(_ columns: Int, _ rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    self.size = size
    emulator = Emulator(size: size)
  }

  /// Creates a terminal in line mode.
  init() { emulator = Emulator(size: TerminalSize(columns: 1, rows: 1)) }

  func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    hasBegun = true
    self.receive = receive
  }

  func write(_ bytes: [UInt8]) {
    writes += 1
    if hasEnded { writesAfterEnd += 1 }
    if size != nil {
      emulator.take(bytes)
    } else {
      output += String(decoding: bytes, as: UTF8.self)
    }
  }

  func end() {
    hasEnded = true
    receive = nil
  }

  var shown: String { emulator.shown }

  func type(_ text: String) { send(Array(text.utf8)) }
  func send(_ bytes: [UInt8]) { receive?(.input(bytes)) }
  func close() { receive?(.endOfInput) }
  func fail(_ reason: TerminalError.Reason, _ detail: String) { receive?(.failed(reason, detail)) }

  func resize(_ columns: Int, _ rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    self.size = size
    emulator = Emulator(size: size)
    receive?(.redrawNeeded)
  }
}

extension String {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let enter = "\r"
}

/// Waits until pending work has run.
@MainActor func settle() async {
  for _ in 0..<1_000 { await Turn.pass() }
}

extension MemoryTerminal {
  /// Redraws everything on an empty terminal.
  func redrawInMemory() {
    guard let size, !hasEnded else { return }
    resize(size.columns, size.rows)
  }
}
#endif
