#if canImport(StandInUIKit)
import Testing

/// Faults of swipes and taps in the middle of something else.
extension FoundOnUIKitTests {
  @Test func `A swipe that begins during a step elsewhere and is taken back takes nothing away`()
    async
  {
    let inner = Spec(.stack([.screen(.free), .screen(.free)]))
    await run(
      Program(
        root: Spec(.stack([.screen(.free)])).acting(\.start, .start(by: 0, inner, .sheet)),
        moves: [Move(.push(by: 2, .free)), Move(.back(2)), Move(.turn)]))
  }

  @Test func `A swipe that begins as a screen appears, and is taken back, leaves it in sight`()
    async
  {
    let child = Spec(.screen(.free)).acting(\.appear, .disturb(3611))
    await run(
      Program(
        root: Spec(.pages([.stack([.screen(.free)])], 0)),
        moves: [Move(.start(by: 0, Spec(.child(child)), .automatic))]))
  }

  @Test func `A tab is not tapped again while its stack moves`() async {
    await run(
      Program(
        root: Spec(.tabs([.screen(.free), .stack([.screen(.free), .screen(.free)])], 1)),
        moves: [Move(.pushFrom(by: 2, screen: 2), chaos: 5615)]))
  }

  @Test func `A page that falls back during a swipe back leaves the stack alone`() async {
    let pages = Spec(.pages([.screen(.free), .screen(.free)], 1))
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .child(pages)])),
        moves: [Move(.select(by: 1, 3), chaos: 421), Move(.dismiss(by: 0), chaos: 5342)]))
    await run(
      Program(
        root: Spec(
          .child(
            Spec(
              .stack([.screen(.free), .child(Spec(.pages([.screen(.free), .screen(.free)], 0)))])))),
        moves: [Move(.disturb(2224)), Move(.finishWith(by: 0, 0), chaos: 7007)]))
    await run(
      Program(
        model: Scene(
          .pages,
          holding: [
            Scene(.stack, holding: [Scene(.screen), Scene(.screen)]), Scene(.screen),
          ]),
        moves: [Move(.badge(by: 0, screen: 12), chaos: 3353), Move(.complete, chaos: 4157)]))
    await run(
      Program(
        model: Scene(
          .stack,
          holding: [
            Scene(.screen), Scene(.pages, holding: [Scene(.screen), Scene(.screen)]),
          ]),
        moves: [Move(.dismissed(1), chaos: 9791), Move(.dismiss(by: 4), chaos: 9709)]))
  }

  @Test func `A swipe between pages that is taken back is over before another page is selected`()
    async
  {
    let columns = Scene(
      .split, holding: [Scene(.stack, holding: [Scene(.screen)]), Scene(.screen)])
    await run(
      Program(
        model: Scene(
          .pages,
          holding: [columns, Scene(.tabs, holding: [Scene(.screen), Scene(.screen)])]),
        moves: [
          Move(.swipe),
          Move(
            .start(by: 1, Spec(.split([.screen(.free), .screen(.free)], 0)), .automatic),
            chaos: 7628),
          Move(.reveal(by: 0, screen: 9)),
          Move(.unembed(by: 3, slot: 0), chaos: 1331),
          Move(.reevaluate, chaos: 544),
        ]))
  }

  @Test func `The screen that appears below a swiped sheet is notified`() async {
    await run(
      Program(
        model: Scene(
          .split, holding: [Scene(.stack, holding: [Scene(.screen)])],
          presenting: [Scene(.screen)]),
        moves: [Move(.push(by: 1, .free)), Move(.swipe), Move(.wait)]))
  }
}
#endif
