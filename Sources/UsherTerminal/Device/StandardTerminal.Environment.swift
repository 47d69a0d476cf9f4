#if os(macOS) || os(Linux)
import Foundation

extension StandardTerminal {
  package struct Environment: Sendable {
    private let variable: @Sendable (String) -> String?

    package static let process = Environment { ProcessInfo.processInfo.environment[$0] }

    package init(_ variable: @escaping @Sendable (String) -> String?) { self.variable = variable }

    /// POSIX treats an empty variable as an unset one.
    subscript(name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

    /// `true` if text is printed as UTF-8, and not in ASCII alone.
    ///
    /// As in POSIX, the first of the three variables that is set decides. If none is, as in a
    /// container or in a program that no shell started, the terminal is assumed to be a modern one.
    var isUTF8: Bool {
      let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"]
      return locale.map { $0.lowercased().filter { $0 != "-" }.contains("utf8") } ?? true
    }
  }
}
#endif
