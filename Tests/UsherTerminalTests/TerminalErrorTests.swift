#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

@MainActor
@Test(arguments: [
  (
    TerminalError.Reason.inUse, "Another host has it.",
    """
    The terminal could not be taken over: in use.
      at Shop/main.swift:7
      Another host has it.
      • Close the other director first.
      • Give this host its own device.
    """
  ),
  (
    .unavailable, "Inappropriate ioctl for device.",
    """
    The terminal could not be taken over: unavailable.
      at Shop/main.swift:7
      Inappropriate ioctl for device.
      • Start the process in a terminal, or redirect its input and output.
    """
  ),
  (
    .unwritable, "Broken pipe.",
    """
    The terminal could not be written to: output failed.
      at Shop/main.swift:7
      Broken pipe.
      • Redirect standard output to a destination with room and a running reader.
    """
  ),
]) func `A terminal that fails ends run with an error that says why`(
  _ reason: TerminalError.Reason, _ detail: String, _ text: String
) async throws {
  let terminal = MemoryTerminal(40, 10)
  let host = TerminalHost(device: terminal, fileID: "Shop/main.swift", line: 7)
  let director = SceneDirector(TheaterCoordinator(), host: host)
  var failed: [NavigationError] = []
  director.observe { if case .failed(let error) = $0 { failed.append(error) } }
  let running = Task { try await director.run() }
  await settle()
  #expect(host.failure == nil)
  terminal.fail(reason, detail)
  terminal.fail(.unwritable, "A second failure.")
  #expect(host.failure?.description == text)
  await settle()
  #expect(director.tree.isEmpty)
  #expect(terminal.hasEnded)
  let thrown = await #expect(throws: NavigationError.self) { try await running.value }
  let error = try #require(thrown)
  #expect(error.reason == .unreachable)
  #expect((error.underlying as? TerminalError)?.reason == reason)
  #expect(failed.map(\.description) == [error.description])
  #expect(
    error.description == """
      Theater could not run: unreachable display.
        at Shop/main.swift:7
        The host has failed: \(text)
        • Make a new director once the display is there again.
      """)
}

@MainActor @Test func `A failure after the director has closed is nobody's`() async throws {
  let terminal = MemoryTerminal(40, 10)
  let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: terminal))
  try director.start()
  director.close()
  director.displayDidFail(CancellationError(), at: CallSite())
  try await director.run()
}
#endif
