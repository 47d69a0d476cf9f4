#if DEBUG && (os(macOS) || os(Linux))
import Testing
import Usher
import UsherInspector
import UsherTesting

@MainActor struct TrailTests {
  @Test func `The trail shows the events with their times, the latest first`() async throws {
    let kiosk = try Kiosk.inspected()
    await kiosk.clock.advance(by: .seconds(2))
    kiosk.director.root.push(NoteScreen("Receipt"))
    let lines = kiosk.model.lines(of: .trail).map(\.text)
    #expect(
      lines.prefix(2) == [
        "2.0 s appeared Note #4", "2.0 s admitted program: push screen Note #4 onto #3",
      ])
    #expect(lines.last == "0.0 s admitted program: root stack Kiosk #3 [screen Counter #2]")
  }

  @Test func `The trail has no values of the app`() throws {
    let kiosk = try Kiosk.inspected()
    kiosk.director.root.present(SceneAlert("Card 4111 1111 is refused"))
    #expect(!kiosk.text(.trail).contains("4111"))
    #expect(kiosk.text(.trail).contains("present alert"))
  }
}
#endif
