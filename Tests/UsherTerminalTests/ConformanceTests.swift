import Testing
import UsherTerminal
import UsherTesting

@MainActor @Test func `The terminal host obeys the laws of hosts`() async {
  await HostConformance(TerminalHost(device: MemoryTerminal(40, 10))).run()
}
