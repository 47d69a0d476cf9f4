#if os(macOS) || os(Linux)
import Testing
import UsherTerminal
import UsherTesting

@MainActor @Test func `The terminal host obeys the laws of hosts`() async {
  await HostConformance(TerminalHost(device: MemoryTerminal(40, 10))).run()
}

@MainActor @Test func `The terminal host obeys them line by line, if there is no terminal`()
  async
{
  await HostConformance(TerminalHost(device: MemoryTerminal())).run()
}
#endif
