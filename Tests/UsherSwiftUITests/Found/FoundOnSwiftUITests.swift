import Testing

/// Faults that random programs have found on the host for SwiftUI, each cut down to what shows it.
@MainActor struct FoundOnSwiftUITests {
  @Test func `An alert that goes with its screen is taken away`() async {
    await run(
      Program(
        root: Spec(.stack([.child(Spec(.screen(.free)))])),
        moves: [
          Move(.ask(by: 1)),
          Move(.turn),
          Move(.finishWith(by: 1, 4)),
        ]))
  }

  @Test func `An alert whose setter says nothing is taken away once it is answered`() async {
    await run(
      Program(
        model: Scene(.screen),
        moves: [
          Move(.start(by: 0, Spec(.pages([.screen(.free)], 0)), .root)),
          Move(.turn),
          Move(.ask(by: 0), chaos: 8618),
          Move(.alert(by: 2)),
          Move(.answer(0)),
          Move(.present(by: 0, .root, .free)),
          Move(.settle),
          Move(.answer(1)),
        ]))
  }

  @Test func `An alert that is taken back leaves the other one a turn`() async {
    await run(
      Program(
        root: Spec(.nothing),
        moves: [
          Move(.ask(by: 4)),
          Move(.start(by: 2, Spec(.screen(.free)), .automatic)),
          Move(.alert(by: 1)),
          Move(.turn, chaos: 1270),
        ]))
  }

  @Test func `A screen that comes back before it was out of sight is told in order`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free)]))
          .acting(
            \.start, .start(by: 0, Spec(.pages([.screen(.locked)], 0), attempt: .finish), .sheet)
          )
          .acting(\.appear, .replace(by: 2, .free)),
        moves: [
          Move(.popTo(by: 1, screen: 6)),
          Move(.set(by: 3, keeping: [4], adding: 0)),
        ]))
  }

  @Test func `A stack that is made anew for another order says what is in sight`() async {
    await run(
      Program(
        root: Spec(.child(Spec(.stack([.screen(.free)])))),
        moves: [
          Move(.push(by: 1, .free)),
          Move(.turn),
          Move(.unbar, chaos: 2030),
          Move(.startEmbedded(by: 0, Spec(.split([.screen(.free), .screen(.free)], 0)))),
          Move(.sequence(by: 1, [.bringToFront(by: 0, screen: 16)])),
        ]))
  }
}
