#if canImport(StandInUIKit)
import Testing

/// The app's own animations and presentations.
extension FoundOnUIKitTests {
  @Test func `An animation of the app's own leaves the view below an alert in place`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free), .screen(.free), .screen(.confirm)])),
        moves: [
          Move(.swipe, chaos: 9887),
          Move(.shelve(screen: 12), chaos: 6581),
          Move(.disturb(9393)),
          Move(.alert(by: 0)),
          Move(.settle),
          Move(.popTo(by: 0, screen: 12)),
          Move(.start(by: 2, Spec(.tabs([.screen(.free)], 0)), .automatic)),
        ],
        whims: 332))
  }

  @Test func `A question that the app asks over a screen that leaves is asked by nobody`() async {
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(.sequence(by: 0, [.present(by: 0, .sheet, .free)])),
          Move(.start(by: 1, Spec(.screen(.free)).acting(\.disappear, .back(2)), .cover)),
          Move(.start(by: 3, Spec(.failure), .sheet), chaos: 4174),
        ]))
  }

  @Test func `A root that goes awaits what the app is about to present, though others have waited`()
    async
  {
    await run(
      Program(
        root: Spec(.screen(.free)), limits: 0, early: [.swipe],
        moves: [
          Move(.push(by: 3, .free), chaos: 2027), Move(.turn), Move(.finishWith(by: 1, 5)),
        ]))
    await run(
      Program(
        root: Spec(.screen(.free)).acting(\.build, .back(2)), limits: 1,
        moves: [Move(.dismissAll(by: 0), chaos: 7739), Move(.turn), Move(.finish(by: 0))],
        ending: .drop))
    await run(
      Program(
        root: Spec(.screen(.free)), limits: 0,
        moves: [
          Move(.back(1)), Move(.back(1)),
          Move(.start(by: 1, Spec(.screen(.free)), .root), chaos: 2885),
          Move(.start(by: 1, Spec(.screen(.free)), .popover), chaos: 4736),
          Move(.task(by: 1, [])),
        ],
        ending: .closeAtOnce))
  }

  @Test func `A bar that the app builds anew is not read while it is empty`() async {
    await run(
      Program(
        root: Spec(
          .tabs(
            [.stack([.screen(.free), .screen(.free), .screen(.free)]), .screen(.free)], 1)
        )
        .acting(\.disappear, .start(by: 0, Spec(.screen(.free)), .popover)),
        moves: [
          Move(.unembed(by: 0, slot: 0), chaos: 487), Move(.unembed(by: 2, slot: 0), chaos: 3226),
          Move(.popTo(by: 0, screen: 1)),
        ],
        whims: 4519))
  }

  @Test func `A sheet is not presented by what UIKit is about to dismiss`() async {
    await run(
      Program(
        root: Spec(.screen(.free)).acting(\.disappear, .push(by: 1, .free)),
        moves: [
          Move(.back(2)),
          Move(.alert(by: 0), chaos: 3709),
          Move(.task(by: 0, [])),
          Move(.bringToFront(by: 1, screen: 0), chaos: 6599),
          Move(.selected(4), chaos: 2072),
          Move(.present(by: 0, .sheet, .confirm)),
        ],
        whims: 5225))
  }

  @Test func `A user who catches a push has one finger`() async {
    await run(
      Program(
        root: Spec(.stack([.child(Spec(.screen(.free)))])).acting(\.arrive, .back(1)),
        moves: [Move(.present(by: 0, .automatic, .free), chaos: 9088), Move(.disturb(6423))]))
  }

  @Test func `A group of tabs goes with its last tab`() async {
    let page = Spec(.screen(.free)).acting(\.disappear, .finish(by: 2))
    await run(
      Program(
        root: Spec(.adaptive([.child(page), .child(Spec(.screen(.free)))])),
        moves: [Move(.disturb(5373)), Move(.resize(wide: true))],
        whims: 8649))
    await run(
      Program(
        root: Spec(.adaptive([.child(Spec(.screen(.free))), .screen(.free)])),
        moves: [
          Move(.resize(wide: true), chaos: 7625),
          Move(.resize(wide: true), chaos: 1340),
          Move(.back(1)),
          Move(.start(by: 3, Spec(.screen(.free)), .popover)),
          Move(.finish(by: 1), chaos: 2308),
        ],
        whims: 4196))
  }

  @Test func `A window may be resized while a collapsed split shows another column`() async {
    let split = Spec(.split([.screen(.free), .screen(.free)], 0))
      .acting(\.arrive, .replace(by: 1, .confirm))
    await run(
      Program(
        root: Spec(.tabs([.child(split)], 0)),
        moves: [
          Move(.resize(wide: false)),
          Move(.reveal(by: 2, screen: 0), chaos: 9149),
          Move(.resize(wide: true)),
        ]))
  }

  @Test func `An app that asks again after each answer keeps nothing from being shown`() async {
    let stack = Spec(.stack([.screen(.free)])).acting(\.build, .push(by: 0, .locked))
    await run(
      Program(
        root: Spec(.stack([.screen(.free)])).acting(\.build, .push(by: 0, .free)),
        moves: [
          Move(.start(by: 0, Spec(.screen(.free)).acting(\.arrive, .disturb(1441)), .cover)),
          Move(.start(by: 1, stack.acting(\.arrive, .back(2)), .popover)),
          Move(.dismissed(3), chaos: 7622),
          Move(.present(by: 0, .cover, .free)),
        ]))
  }
}
#endif
