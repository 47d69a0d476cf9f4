import Testing

/// Faults that random programs have found on the host for SwiftUI, each reduced to its cause.
@MainActor struct FoundOnSwiftUITests {
  @Test func `A tab that is left as the screen below a cover disappears has never appeared`() async
  {
    await run(
      Program(
        root: Spec(.nothing),
        moves: [
          Move(
            .start(by: 1, Spec(.screen(.free)).acting(\.disappear, .disturb(8547)), .automatic)),
          Move(
            .start(
              by: 2,
              Spec(.stack([.tabs([.screen(.free), .screen(.free), .screen(.free)], 2)])), .cover)),
        ],
        whims: 9384))
  }

  @Test(arguments: [0, 3085])
  func `A swipe that began below a popover and is refused leaves the path as it was`(
    chaos: Int
  ) async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free)])),
        moves: [
          Move(.start(by: 3, Spec(.screen(.free)), .popover)),
          Move(.disturb(2674)),
          Move(.push(by: 0, .free)),
          Move(.turn),
          Move(.swipe, chaos: 8809),
          Move(.push(by: 0, .free), chaos: chaos),
        ],
        whims: 1993))
  }

  @Test func `A path that is missed as a sheet comes is restored once that is there`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free)])),
        moves: [
          Move(.task(by: 2, [])),
          Move(.present(by: 0, .automatic, .free), chaos: 4924),
          Move(.tap(0)),
          Move(.selectKey(by: 1, 2), chaos: 1799),
          Move(.disturb(9474)),
          Move(.start(by: 2, Spec(.tabs([.screen(.free)], 0)), .automatic), chaos: 8670),
        ],
        whims: 9611))
  }

  @Test func `A path that is restored below its topmost screen is restored again at rest`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .page(0, .confirm), .screen(.free)])),
        moves: [
          Move(.back(1)),
          Move(.turn),
          Move(.bringToFront(by: 0, screen: 2), chaos: 2130),
          Move(.complete),
          Move(.start(by: 1, Spec(.screen(.free)), .cover)),
        ],
        whims: 304))
  }

  @Test func `A screen that returns before it has disappeared is notified in order`() async {
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
        ],
        whims: 3))
  }

  @Test func `A stack that is made again for another order reports the visible screens`() async {
    await run(
      Program(
        root: Spec(.child(Spec(.stack([.screen(.free)])))),
        moves: [
          Move(.push(by: 1, .free)),
          Move(.turn),
          Move(.unbar, chaos: 2030),
          Move(.startEmbedded(by: 0, Spec(.split([.screen(.free), .screen(.free)], 0)))),
          Move(.sequence(by: 1, [.bringToFront(by: 0, screen: 16)])),
        ],
        whims: 3))
  }

  @Test func `A root that a late path still names is not taken for gone`() async {
    await run(
      Program(
        root: Spec(.nothing).acting(\.build, .present(by: 0, .automatic, .free)),
        moves: [
          Move(
            .start(by: 0, Spec(.stack([.screen(.free), .screen(.free), .screen(.free)])), .root)),
          Move(.alert(by: 0)),
          Move(.wait),
          Move(.pop(by: 0)),
          Move(.enter(.foreground), chaos: 482),
          Move(.turn),
          Move(.bringToFront(by: 4, screen: 12)),
          Move(.complete),
        ],
        whims: 3))
  }

  @Test func `A step that is asked for while the user still pops waits for the end of that`() async
  {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free), .child(Spec(.screen(.free)))])),
        moves: [
          Move(.back(2)),
          Move(.complete),
          Move(.replaceAll(by: 0, keeping: [], adding: 1), chaos: 6109),
          Move(.enter(.disconnected)),
          Move(.present(by: 0, .root, .free)),
        ],
        whims: 3))
  }

  @Test func `A director that closes while it starts has closed when its start throws`() async {
    await run(
      Program(
        root: Spec(
          .spare(
            Spec(.spare(Spec(.child(Spec(.slots([.screen(.free)])))), .screen(.free)))
              .acting(\.build, .reevaluate),
            .screen(.free))
        ).acting(\.appear, .bar(8, .deny)),
        whims: 3))
  }

  @Test func `A screen that was popped in a removed container has left when the container has`()
    async
  {
    await run(
      Program(
        root: Spec(.screen(.free)).acting(
          \.start,
          .sequence(
            by: 2, [.start(by: 0, Spec(.stack([.screen(.free), .screen(.free)])), .root)])),
        moves: [
          Move(.ask(by: 0)),
          Move(.wait),
          Move(.start(by: 2, Spec(.screen(.free)), .cover)),
          Move(.disturb(3375)),
          Move(.finish(by: 0), chaos: 4634),
        ],
        whims: 3))
  }

  @Test func `A screen that a step has brought after its limit appears`() async {
    await run(
      Program(
        root: Spec(.screen(.free), attempt: .proceed),
        moves: [
          Move(.embed(by: 0, slot: 1, .locked), chaos: 9270),
          Move(.present(by: 1, .slot, .free)),
          Move(.settle, chaos: 406),
          Move(.push(by: 3, .free)),
          Move(.alert(by: 3), chaos: 8148),
          Move(.bringToFront(by: 0, screen: 16), chaos: 8577),
          Move(.tap(1), chaos: 5496),
          Move(.alert(by: 1), chaos: 5459),
          Move(.push(by: 0, .locked), chaos: 542),
          Move(.alert(by: 0)),
          Move(.badge(by: 3, screen: 4), chaos: 3651),
          Move(.sequence(by: 0, [.disturb(2258)])),
          Move(.present(by: 0, .automatic, .locked)),
        ],
        whims: 3))
  }

  @Test func `A restored path that was missed is written again`() async {
    await run(
      Program(
        root: Spec(
          .stack([
            .screen(.free),
            .child(
              Spec(.slots([.screen(.free), .screen(.free), .screen(.free)]))
                .acting(\.finish, .disturb(5919)).acting(\.pop, .finish(by: 3))),
          ])),
        moves: [
          Move(.turn),
          Move(.embed(by: 2, slot: 1, .free)),
        ],
        whims: 5212))
  }

  @Test func `A sheet that comes while the screen that presents it is popped is shown`() async {
    await run(
      Program(
        root: Spec(
          .split(
            [
              .slots([.screen(.free), .screen(.free), .screen(.free)]),
              .stack([.screen(.free), .screen(.confirm), .screen(.locked)]),
            ], 0)
        ).acting(\.start, .shelve(screen: 19), .popTo(by: 0, screen: 8)),
        moves: [
          Move(.wait, chaos: 6325),
          Move(.dismiss(by: 1), chaos: 6197),
          Move(.task(by: 1, [.finishWith(by: 1, 5), .replaceAll(by: 1, keeping: [6], adding: 1)])),
          Move(.popped(1), chaos: 8260),
          Move(
            .start(by: 4, Spec(.screen(.free)).acting(\.build, .tap(0)), .sheet), chaos: 4955),
          Move(.present(by: 2, .sheet, .free)),
        ],
        whims: 1868))
  }

  @Test func `A push below a cover that SwiftUI misses is shown once nothing covers it`() async {
    await run(
      Program(
        root: Spec(.stack([.child(Spec(.slots([.screen(.free)])))]))
          .acting(\.disappear, .push(by: 1, .free)),
        moves: [
          Move(.start(by: 0, Spec(.screen(.free)), .push)),
          Move(.present(by: 0, .popover, .free)),
          Move(.start(by: 1, Spec(.screen(.free)), .cover)),
        ],
        whims: 5011))
  }

  @Test func `A screen that moves into a column of a wide window stays in sight`() async {
    await run(
      Program(root: Spec(.adaptive([.screen(.free)])), moves: [Move(.resize(wide: true))]))
  }

  @Test func `A screen that has moved into a column goes out of sight under a cover`() async {
    await run(
      Program(
        root: Spec(.adaptive([.screen(.free)])),
        moves: [
          Move(.resize(wide: true)), Move(.start(by: 1, Spec(.screen(.free)), .cover)),
        ]))
  }
}
