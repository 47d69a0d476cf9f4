#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal
import UsherTesting

/// Faults that random programs on a terminal have found.
@MainActor struct FoundOnTerminalTests {
  @Test func `A cover that changes its place before it is drawn has appeared`() async {
    await run(
      Program(
        root: Spec(.adaptive([.screen(.free)])),
        early: [.start(by: 1, Spec(.screen(.free)), .cover)],
        moves: [Move(.resize(wide: false))]))
  }

  @Test func `An alert that changes its place with the width appears again`() async {
    await run(
      Program(
        root: Spec(.adaptive([.screen(.free)])),
        moves: [
          Move(.resize(wide: false)), Move(.settle), Move(.alert(by: 2)), Move(.resize(wide: true)),
        ]))
  }

  @Test func `Columns in a slot appear one at a time`() async {
    await run(
      Program(
        root: Spec(.nothing),
        moves: [
          Move(
            .start(
              by: 0,
              Spec(
                .slots([
                  .child(Spec(.spare(Spec(.adaptive([.screen(.free)])), .screen(.free))))
                ])), .automatic))
        ]))
  }

  @Test func `A question whether to quit is answered before anything is compared`() async {
    let child = Spec(.screen(.free)).acting(\.appear, .disturb(8490))
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(.tap(1)), Move(.tap(0)), Move(.select(by: 0, 1), chaos: 6260),
          Move(.start(by: 1, child, .popover)), Move(.popped(8), chaos: 2650),
          Move(.disturb(2137)),
        ]))
  }

  @Test func `The item of a detail column that is barred is not shown again`() async {
    let start = Act.start(by: 2, Spec(.adaptive([.screen(.free), .screen(.free)])), .automatic)
    let child = Spec(.child(Spec(.stack([.screen(.free), .screen(.free)]))))
    await run(
      Program(
        root: Spec(.adaptive([.child(child)])).acting(\.appear, start),
        moves: [
          Move(.resize(wide: false)), Move(.push(by: 0, .free)),
          Move(.start(by: 0, Spec(.tabs([.screen(.free), .screen(.free)], 1)), .slot)),
          Move(.start(by: 0, Spec(.screen(.free)), .tab)), Move(.bar(2, .deny)), Move(.reevaluate),
        ]))
  }

  @Test func `A screen that leaves as another appears is not reported to appear`() async {
    let child = Spec(.screen(.free)).acting(\.appear, .resize(wide: false))
    await run(
      Program(
        root: Spec(
          .split([.child(Spec(.adaptive([.screen(.free), .screen(.free)]))), .screen(.free)], 1)),
        moves: [Move(.start(by: 1, child, .slot))]))
  }

  fileprivate final class Column: TerminalScreen, ScreenLifecycle {
    let title: String?
    private(set) var appearances = 0
    private(set) var disappearances = 0
    init(_ title: String) { self.title = title }
    var lines: [Line] { "Of \(title ?? "")" }
    func screenDidAppear() { appearances += 1 }
    func screenDidDisappear() { disappearances += 1 }
  }

  private final class Columns: Coordinator {
    let (list, reader) = (Column("list"), Column("reader"))
    override func build() -> SceneLayout { .split(list, reader) }
  }

  @Test func `A column has appeared while there is room for it`() async throws {
    let terminal = MemoryTerminal(40, 10)
    let columns = Columns()
    let director = SceneDirector(columns, host: TerminalHost(device: terminal))
    try director.start()
    await settle()
    #expect(columns.list.appearances == 1 && columns.reader.appearances == 1)
    terminal.resize(30, 10)
    await settle()
    #expect(terminal.shown.contains("Of list") && !terminal.shown.contains("Of reader"))
    #expect(columns.list.disappearances == 0 && columns.reader.disappearances == 1)
    terminal.resize(40, 10)
    await settle()
    #expect(columns.list.appearances == 1 && columns.reader.appearances == 2)
    director.close()
  }
}

#endif
