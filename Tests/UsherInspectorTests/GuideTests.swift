#if os(macOS) || os(Linux)
import Testing
import UsherInspector
import UsherTerminal

/// The code of the guide, word for word; in builds without the inspector as well.
@MainActor @Test func `A host is made with an inspector in every build`() {
  let host = TerminalHost(inspector: true)
  #expect(host.shown.isEmpty)
}
#endif
