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
      • Give this host a device of its own.
    """
  ),
  (
    .unavailable, "Inappropriate ioctl for device.",
    """
    The terminal could not be taken over: unavailable.
      at Shop/main.swift:7
      Inappropriate ioctl for device.
      • Start the process in a terminal, or lead its input and output elsewhere.
    """
  ),
  (
    .unwritable, "Broken pipe.",
    """
    The terminal could not be written to: output failed.
      at Shop/main.swift:7
      Broken pipe.
      • Lead standard output to where there is room and somebody reads it.
    """
  ),
]) func `A terminal that fails closes the director and says why`(
  _ reason: TerminalError.Reason, _ detail: String, _ text: String
) async throws {
  let terminal = MemoryTerminal(40, 10)
  let host = TerminalHost(device: terminal, fileID: "Shop/main.swift", line: 7)
  let director = SceneDirector(TheaterCoordinator(), host: host)
  try director.start()
  #expect(host.failure == nil)
  terminal.fail(reason, detail)
  terminal.fail(.unwritable, "A second failure.")
  #expect(host.failure?.description == text)
  await settle()
  #expect(director.tree.isEmpty)
  #expect(terminal.hasEnded)
}
