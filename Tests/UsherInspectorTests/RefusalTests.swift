#if DEBUG && (os(macOS) || os(Linux))
import Testing
import Usher
import UsherInspector
import UsherTesting

@MainActor struct RefusalTests {
  @Test func `A refusal is shown with its place and its fixes`() async throws {
    let kiosk = try Kiosk.inspected()
    #expect(kiosk.text(.refusals) == "Nothing yet.")
    await kiosk.clock.advance(by: .milliseconds(1500))
    kiosk.director.guards = [Guard("closing time") { _ in .deny("it is late") }]
    kiosk.director.root.push(NoteScreen("Receipt"), fileID: "Kiosk/Kiosk.swift", line: 7)
    #expect(kiosk.text(.refusals) == "1.5 s Kiosk could not push: denied")
    #expect(kiosk.model.lines(of: .refusals).map(\.refusal) == [1])
    #expect(
      kiosk.text(.refusal(1)) == """
        Kiosk could not push: denied.
          asked for by: program
          at Kiosk/Kiosk.swift:7
          The guard closing time denies it: it is late
          • Satisfy the guard first, or request something that it allows.
        """)
  }

  @Test func `The last refusals are kept, the latest first`() throws {
    let kiosk = try Kiosk.inspected()
    kiosk.director.guards = [Guard("closing time") { _ in .deny("it is late") }]
    for _ in 0...InspectorModel.limit.refusals { kiosk.director.root.push(NoteScreen("Receipt")) }
    let numbers = kiosk.model.lines(of: .refusals).compactMap(\.refusal)
    #expect(numbers == (2...InspectorModel.limit.refusals + 1).reversed())
    #expect(kiosk.text(.refusal(1)) == "This refusal is no longer kept.")
  }

  @Test func `Refusals and the trail are recorded while the inspector is closed`() throws {
    let kiosk = try Kiosk()
    kiosk.model.follow(kiosk.director)
    try kiosk.director.start()
    kiosk.director.guards = [Guard("closing time") { _ in .deny("it is late") }]
    kiosk.director.root.push(NoteScreen("Receipt"))
    #expect(kiosk.text(.refusals) == "0.0 s Kiosk could not push: denied")
    #expect(kiosk.text(.trail).contains("refused program: Kiosk could not push: denied"))
  }
}
#endif
