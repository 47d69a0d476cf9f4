import Testing
import Usher

/// The lines in the system's log.
struct SystemLogTests {
  @Test func `A debug build's log shows the app's own error behind its line`() {
    let line = "The action “Pay” throws Torn."
    #expect(SystemLog.text(line, "The card is torn.") == line + " [The card is torn.]")
    #expect(SystemLog.text(line, nil) == line)
  }
}
