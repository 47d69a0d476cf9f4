import Foundation
import UsherTesting

extension StageConsole {
  /// Reads commands from the standard input, a line each, and writes their answers.
  ///
  /// With the argument `--mcp` it is a server of the Model Context Protocol instead. Only answers
  /// come to the standard output; the app's own output goes to the standard error.
  public func run() async {
    let isServer = CommandLine.arguments.dropFirst().contains("--mcp")
    let name = ProcessInfo.processInfo.processName
    let session = Session(self, server: isServer ? ToolServer(self, name: name) : nil)
    let output = OwnOutput()
    var lines = LineSplitter(limit: 1 << 20)
    let prompt = isServer || isatty(STDIN_FILENO) == 0 ? nil : "> "
    while !isOver {
      guard output.write(prompt), let line = lines.nextOfInput() else { break }
      guard output.write(await session.answer(line, isEchoed: prompt == nil)) else { exit(1) }
    }
  }

  /// A console's answers to the lines of an input, as text for its output.
  @MainActor package struct Session {
    private let console: StageConsole
    private let server: ToolServer?

    package init(_ console: StageConsole, server: ToolServer? = nil) {
      (self.console, self.server) = (console, server)
    }

    /// Returns the answer to a line, after the line itself if it is echoed; `nil` if it needs none.
    package func answer(_ line: LineSplitter.Line, isEchoed: Bool) async -> String? {
      if let server { return await server.answer(line).map { $0 + "\n" } }
      let (echo, answer) =
        switch line {
        case .text(let text): (text.printable, await console.answer(text))
        case .notUTF8: ("?", "This line is not UTF-8.")
        case .tooLong: ("…", "This line is too long.")
        }
      return isEchoed ? "> \(echo)\n\(answer)\n\n" : "\(answer)\n"
    }
  }
}

extension ToolServer {
  fileprivate func answer(_ line: LineSplitter.Line) async -> String? {
    switch line {
    case .text(let text): text.trimmed.isEmpty ? nil : await answer(text)
    case .notUTF8: MessageError.parseError("The message is not UTF-8.").response(to: nil).line
    case .tooLong: MessageError.parseError("The message is too long.").response(to: nil).line
    }
  }
}

extension LineSplitter {
  /// Reads the next line of the standard input; `nil` at its end.
  fileprivate mutating func nextOfInput() -> Line? {
    while true {
      let byte = getchar()
      guard byte >= 0 else { return end() }
      if let line = add(UInt8(truncatingIfNeeded: byte)) { return line }
    }
  }
}

/// The standard output, which nothing else in the process writes to any more.
private struct OwnOutput {
  private let file: FileHandle

  init() {
    file = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    _ = dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Returns `false` if the text could not be written.
  func write(_ text: String?) -> Bool {
    guard let text else { return true }
    do {
      try file.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return false
    }
  }
}
