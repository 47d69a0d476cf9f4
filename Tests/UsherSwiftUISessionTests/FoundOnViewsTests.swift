#if canImport(StandInSwiftUI)
import Testing
import UsherTesting

/// Programs that once broke a law on the host's views, as random ones were reduced.
@MainActor struct FoundOnViewsTests {
  @Test func `A screen that the display has removed may be shown again by another flow`() async {
    let child = Spec(.stack([.screen(.free), .screen(.free), .screen(.free)]))
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free)]))
          .acting(\.arrive, .start(by: 0, child, .cover))
          .acting(\.appear, .pushKey(by: 1, 0, .confirm))
          .acting(\.disappear, .popped(14), .set(by: 0, keeping: [7, 3], adding: 2))))
  }

  @Test func `A path that is written as its stack is made is restored in a later update`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .child(Spec(.screen(.free)))])),
        moves: [
          Move(.settle), Move(.replaceAll(by: 0, keeping: [], adding: 2)),
          Move(.unembed(by: 3, slot: 0), chaos: 761), Move(.wait),
        ]))
  }

  @Test func `A screen that has left is not visible, even if its view appears in a rebuilt stack`()
    async
  {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free)])),
        moves: [
          Move(.present(by: 2, .automatic, .free), chaos: 3866),
          Move(.turn, chaos: 860),
          Move(.bringToFront(by: 0, screen: 0)),
        ],
        whims: 8894))
  }

  @Test func `A tab that is not selected is not in sight when its stack is made anew`() async {
    let tabs = Spec(.tabs([.screen(.locked), .screen(.free)], 1))
    let child = Spec(.screen(.free)).acting(
      \.finish, .replaceAll(by: 2, keeping: [], adding: 1))
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .child(tabs)])),
        moves: [
          Move(.replace(by: 2, .locked), chaos: 149),
          Move(.start(by: 0, child, .sheet)),
          Move(.dismissAll(by: 2)),
        ],
        whims: 8730))
  }

  @Test func `A tab that is tapped before the window's first step has ended stays selected`() async
  {
    let tabs = Spec(.tabs([.screen(.free), .screen(.free)], 1))
    let columns = Spec(.split([.screen(.free), .child(tabs)], 1))
    await run(
      Program(
        root: Spec(.child(columns)),
        moves: [
          Move(.start(by: 2, Spec(.stack([.screen(.locked)])), .tab)),
          Move(.task(by: 0, [])),
          Move(.finish(by: 1), chaos: 5156),
          Move(.present(by: 0, .popover, .free)),
        ]))
  }

  @Test func `An alert waits until the sheet above it is gone, despite the user's actions`() async {
    let child = Spec(.child(Spec(.screen(.free)))).acting(\.start, .task(by: 0, [.back(1)]))
    await run(
      Program(
        root: Spec(.stack([.child(Spec(.screen(.free))), .screen(.free)])),
        moves: [
          Move(.ask(by: 2)),
          Move(.alert(by: 0)),
          Move(.start(by: 1, child, .sheet)),
          Move(.wait),
          Move(.dismissScreen(by: 4, screen: 11)),
          Move(.finish(by: 2), chaos: 6919),
        ]))
  }

  @Test func `A screen is released with its sheet, though a finger holds its swipe`() async {
    await run(
      Program(
        model: Scene(
          .screen, presenting: [Scene(.stack, holding: [Scene(.screen), Scene(.screen)])]),
        moves: [Move(.settle), Move(.back(1)), Move(.dismissAll(by: 0))]))
  }

  @Test func `A path that was missed while a swipe was held is shown after it`() async {
    await run(
      Program(
        root: Spec(.child(Spec(.stack([.screen(.free), .screen(.free), .screen(.free)])))),
        moves: [
          Move(.popToRoot(by: 1)),
          Move(.embed(by: 1, slot: 0, .free), chaos: 3743),
          Move(.wait),
        ],
        whims: 9956))
  }

  @Test func `A screen pushed on a page while that is turned is seen once the page is back`()
    async
  {
    await run(
      Program(
        root: Spec(.pages([.child(Spec(.stack([.screen(.free)]))), .screen(.free)], 0))
          .acting(\.start, .push(by: 0, .free)),
        moves: [
          Move(.startEmbedded(by: 0, Spec(.screen(.free))), chaos: 962),
          Move(.turn),
          Move(.select(by: 2, 0)),
        ]))
  }

  @Test func `A cover that is removed while its modifier is updated twice stays removed`() async {
    await run(
      Program(
        root: Spec(.screen(.free)),
        early: [
          .start(
            by: 0, Spec(.tabs([.screen(.free), .screen(.free), .screen(.free)], 1)), .cover)
        ],
        moves: [Move(.turn, chaos: 6358), Move(.present(by: 1, .root, .free), chaos: 7361)],
        whims: 2653))
  }

  @Test func `A screen that a swipe has shown is seen once it is popped to`() async {
    await run(
      Program(
        root: Spec(.stack([.flow(1, Spec(.screen(.free))), .screen(.free)])),
        moves: [
          Move(.back(1)), Move(.wait), Move(.popTo(by: 2, screen: 5)), Move(.proceed, chaos: 2411),
        ]))
    await run(
      Program(
        model: Scene(.screen),
        early: [.start(by: 0, Spec(.stack([.screen(.locked), .screen(.free)])), .cover)],
        moves: [
          Move(.turn, chaos: 2182),
          Move(.task(by: 3, [.popTo(by: 1, screen: 10)])),
          Move(.dismissScreen(by: 0, screen: 13), chaos: 7678),
        ]))
  }

  @Test func `A step that a change of size unblocks is shown after it`() async {
    await run(
      Program(
        root: Spec(
          .stack([.screen(.free), .child(Spec(.tabs([.screen(.free), .screen(.free)], 1)))])),
        limits: 2,
        moves: [
          Move(.finishToRoot(by: 0)),
          Move(.dismissAll(by: 0), chaos: 125),
          Move(.replaceAll(by: 2, keeping: [13], adding: 0)),
          Move(.turn),
          Move(.expand),
        ]))
  }
}
#endif
