#if canImport(StandInUIKit)
import Testing

/// Faults that random programs have found on UIKit, each reduced to its cause.
@MainActor struct FoundOnUIKitTests {
  @Test func `A moving display releases its screens once it has settled`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free)])),
        moves: [
          Move(.start(by: 0, Spec(.screen(.free)), .sheet)),
          Move(.start(by: 0, Spec(.screen(.free)), .slot)),
          Move(.push(by: 3, .free), chaos: 7894),
          Move(.replace(by: 0, .free)),
          Move(.disturb(1910)),
        ],
        ending: .drop))
  }

  @Test func `A transition that is running when the director closes no longer belongs to the host`()
    async
  {
    await run(
      Program(
        root: Spec(.stack([.screen(.free)])),
        early: [.start(by: 1, Spec(.screen(.free)), .popover)],
        moves: [
          Move(.replace(by: 0, .free), chaos: 1517),
          Move(.enter(.disconnected)),
          Move(.finish(by: 3)),
        ]))
    await run(
      Program(
        root: Spec(.tabs([.stack([.screen(.free), .screen(.free)])], 0)),
        moves: [Move(.enter(.disconnected), chaos: 9512)],
        ending: .closeAtOnce))
  }

  @Test func `A push below the column that shows alone leaves that one in sight`() async {
    let stack = Spec(.stack([.screen(.free), .screen(.free)]))
    await run(
      Program(
        root: Spec(.split([.child(stack), .screen(.free)], 0)), limits: 0,
        moves: [Move(.selected(14)), Move(.push(by: 1, .free))]))
  }

  @Test func `A scope does not end while the host holds its screen`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free)])),
        moves: [
          Move(.start(by: 1, Spec(.screen(.free)), .push)), Move(.pop(by: 2)),
          Move(.disturb(3956)), Move(.wait),
        ]))
    await run(
      Program(
        root: Spec(.stack([.child(Spec(.screen(.free)))])),
        moves: [
          Move(.start(by: 2, Spec(.screen(.free)), .push)),
          Move(.finishToRoot(by: 1), chaos: 8947), Move(.wait),
        ]))
  }

  @Test func `A cover that begins when the director is released is released`() async {
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(.selected(0), chaos: 2332),
          Move(.cancel),
          Move(.start(by: 3, Spec(.screen(.free)), .cover), chaos: 5222),
        ],
        ending: .drop))
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(.start(by: 4, Spec(.failure), .sheet), chaos: 8072),
          Move(.complete),
          Move(.present(by: 4, .cover, .free)),
          Move(.start(by: 1, Spec(.screen(.free)), .push), chaos: 769),
        ],
        ending: .drop))
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(.popTo(by: 4, screen: 14), chaos: 6782),
          Move(.selected(0), chaos: 8429),
          Move(.present(by: 2, .cover, .free)),
          Move(.embed(by: 0, slot: 0, .free), chaos: 8798),
        ],
        ending: .drop))
    await run(
      Program(
        root: Spec(.screen(.free)), limits: 1,
        moves: [Move(.start(by: 1, Spec(.screen(.free)).acting(\.build, .disturb(9916)), .cover))],
        ending: .drop))
    await run(
      Program(
        root: Spec(.screen(.free)), limits: 0,
        moves: [
          Move(.selectKey(by: 2, 2), chaos: 9574),
          Move(.start(by: 0, Spec(.screen(.free)), .cover), chaos: 6691),
        ],
        ending: .closeAtOnce))
  }

  @Test func `A scope does not end while a replaced popover is held`() async {
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(.start(by: 0, Spec(.stack([.failure])), .sheet), chaos: 677),
          Move(.reveal(by: 1, screen: 6), chaos: 6368),
          Move(.start(by: 2, Spec(.screen(.free)), .popover)),
          Move(.replace(by: 0, .locked)),
          Move(.reveal(by: 1, screen: 11), chaos: 2816),
          Move(.wait),
        ]))
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free)])),
        moves: [
          Move(
            .start(
              by: 0, Spec(.child(Spec(.screen(.free)).acting(\.disappear, .back(1)))), .popover))
        ]))
  }

  @Test func `A screen that is embedded under an alert is reported as visible`() async {
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(.ask(by: 0), chaos: 3614),
          Move(.complete),
          Move(.turn, chaos: 4645),
          Move(.embed(by: 0, slot: 1, .free)),
          Move(.wait),
        ]))
  }

  @Test func `A screen moves to the column of one that goes`() async {
    await run(
      Program(
        root: Spec(.split([.child(Spec(.screen(.free))), .screen(.free)], 1)),
        moves: [Move(.finishWith(by: 1, 8))]))
    await run(
      Program(
        root: Spec(
          .split([.child(Spec(.screen(.free)).acting(\.start, .finish(by: 0))), .screen(.free)], 0)
        )))
  }

  @Test func `A screen that becomes visible at the next layout is reported`() async {
    let fleeting = Spec(.screen(.free)).acting(\.appear, .finish(by: 0))
    await run(
      Program(
        root: Spec(.stack([.child(fleeting), .screen(.free)])), limits: 1,
        moves: [
          Move(.alert(by: 2), chaos: 4402),
          Move(.start(by: 2, Spec(.screen(.free)), .push)),
          Move(.bringToFront(by: 0, screen: 0)),
        ]))
  }

  @Test func `A screen that another coordinator shows again is no longer its maker's`() async {
    await run(
      Program(
        model: Scene(.screen),
        moves: [
          Move(.start(by: 2, Spec(.tabs([.stack([.screen(.free)])], 0)), .root)),
          Move(.replace(by: 0, .free)),
          Move(.set(by: 0, keeping: [18], adding: 0)),
        ]))
  }
}
#endif
