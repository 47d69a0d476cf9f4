#if DEBUG && (os(macOS) || os(Linux))
import Observation
import Synchronization
import Testing
import Usher
import UsherInspector
import UsherTesting

@MainActor struct OutlineTests {
  @Test func `The inspector's outline follows the tree`() throws {
    let kiosk = try Kiosk.inspected()
    #expect(
      kiosk.text(.outline) == """
        Kiosk › Counter
        in front: screen Counter #2
        stack Kiosk
          Counter
        """)
    kiosk.director.root.push(NoteScreen("Receipt"))
    #expect(
      kiosk.text(.outline) == """
        Kiosk › Note
        in front: screen Note #4
        stack Kiosk
          Counter
          Note
        """)
  }

  @Test func `An inspector page that was read receives every event while the inspector is open`()
    throws
  {
    let kiosk = try Kiosk.inspected()
    #expect(changes(kiosk))
    kiosk.model.isOpen = false
    #expect(!changes(kiosk))
  }

  /// Returns true if a page that was read has changed by the next push.
  private func changes(_ kiosk: Kiosk) -> Bool {
    let hasChanged = Atomic(false)
    withObservationTracking {
      _ = kiosk.model.lines(of: .outline)
    } onChange: {
      hasChanged.store(true, ordering: .relaxed)
    }
    kiosk.director.root.push(NoteScreen("Receipt"))
    return hasChanged.load(ordering: .relaxed)
  }

  @Test func `An outline of 10,000 nodes is truncated with a note`() throws {
    let director = SceneDirector(CrowdCoordinator(), host: HeadlessHost())
    let model = InspectorModel()
    try director.start()
    model.follow(director)
    let lines = model.lines(of: .outline)
    #expect(lines.count == InspectorModel.lineLimit + 3)
    #expect(lines.first?.text == "Crowd › Note")
    #expect(lines.last?.text == "… and 9500 more")
  }

  @Test func `A window that shows nothing has no outline`() throws {
    let kiosk = try Kiosk()
    #expect(kiosk.text(.outline) == "Nothing is shown.")
    kiosk.model.follow(kiosk.director)
    #expect(kiosk.text(.outline) == "Nothing is shown.")
  }
}
#endif
