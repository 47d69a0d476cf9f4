import Testing

/// Faults that random programs have found with alerts on the host for SwiftUI.
@MainActor struct FoundWithAlertsTests {
  @Test func `An alert that reappears while a screen below changes is reported as displayed`() async
  {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .child(Spec(.screen(.free)))])),
        moves: [
          Move(.present(by: 0, .cover, .free)),
          Move(.alert(by: 0)),
          Move(.start(by: 1, Spec(.screen(.free)), .cover)),
          Move(.settle),
          Move(.pop(by: 0)),
        ]))
  }

  @Test func `An alert that goes with its screen is taken away`() async {
    await run(
      Program(
        root: Spec(.stack([.child(Spec(.screen(.free)))])),
        moves: [
          Move(.ask(by: 1)),
          Move(.turn),
          Move(.finishWith(by: 1, 4)),
        ],
        whims: 3))
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
        ],
        whims: 3))
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
        ],
        whims: 3))
  }

  @Test func `An alert whose answer is refused comes again a turn later`() async {
    await run(
      Program(
        root: Spec(
          .slots([
            .child(Spec(.stack([.screen(.free), .screen(.free), .screen(.free)]))), .screen(.free),
            .screen(.free),
          ])),
        moves: [
          Move(.bringToFront(by: 0, screen: 7)),
          Move(.alert(by: 2)),
          Move(.turn, chaos: 9863),
          Move(.present(by: 1, .cover, .locked)),
          Move(.answer(0)),
        ],
        whims: 3))
  }

  @Test func `A sheet that comes as the presenter of an alert below is popped goes with it`() async
  {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free)])).acting(\.appear, .alert(by: 4)),
        moves: [
          Move(.turn),
          Move(.start(by: 1, Spec(.screen(.free)), .push)),
          Move(.present(by: 0, .sheet, .free), chaos: 5810),
          Move(.disturb(8633), chaos: 839),
        ]))
  }

  @Test func `A sheet whose presenter is popped below an alert stays shown until it is dismissed`()
    async
  {
    await run(
      Program(
        root: Spec(
          .tabs(
            [.stack([.screen(.free), .screen(.free)]), .child(Spec(.screen(.free)))], 0)),
        moves: [
          Move(.badge(by: 1, screen: 17)),
          Move(
            .start(
              by: 0,
              Spec(.split([.stack([.screen(.confirm)])], 0)).acting(\.disappear, .dismiss(by: 0)),
              .automatic)),
          Move(.back(1)),
          Move(.turn, chaos: 4280),
          Move(.unembed(by: 1, slot: 0), chaos: 5489),
          Move(.alert(by: 0)),
          Move(.dismiss(by: 3)),
        ],
        whims: 9599))
  }
}
