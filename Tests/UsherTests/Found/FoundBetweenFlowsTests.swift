import Testing
import Usher

/// Faults that random programs found between two flows, or between a guard and its redirect.
@MainActor struct FoundBetweenFlowsTests {
  @Test func `A screen that another flow takes over outlives the scope that it came from`() async {
    await run(
      Program(
        root: Spec(
          .stack([
            .child(
              Spec(.slots([.screen(.free), .screen(.free), .screen(.free)]))
                .acting(\.appear, .replace(by: 0, .free), .set(by: 2, keeping: [3], adding: 0)))
          ]))))
  }

  @Test func `A screen that a start takes over outlives the scope that it came from`() async {
    let taking = Spec(.stack([.screen(.free)])).acting(
      \.build, .set(by: 0, keeping: [11], adding: 0))
    await run(
      Program(
        root: Spec(.screen(.free)).acting(\.appear, .startEmbedded(by: 2, Spec(.screen(.free)))),
        moves: [
          Move(.update(by: 2, screen: 15, .free), chaos: 1585),
          Move(.start(by: 0, taking, .root)),
        ]))
  }

  @Test func `A guard is evaluated again once its redirect leads somewhere`() async {
    let pair = Spec(.stack([.screen(.free), .screen(.free)]))
    await run(
      Program(
        root: Spec(.screen(.free)).acting(\.start, .bar(0, .redirect(.pushShelved(by: 0)))),
        moves: [
          Move(.embed(by: 2, slot: 1, .free)),
          Move(.reevaluate),
          Move(
            .sequence(
              by: 0,
              [.start(by: 0, pair, .slot), .start(by: 1, Spec(.screen(.free)), .popover)])),
          Move(.embed(by: 1, slot: 0, .free)),
          Move(.alert(by: 1)),
          Move(.shelve(screen: 17)),
        ]))
  }

  @Test func `A rule that comes while another one is asked has not been asked`() async {
    await run(
      Program(
        root: Spec(.split([.screen(.free), .child(Spec(.stack([.screen(.free)])))], 1)),
        moves: [
          Move(.start(by: 1, Spec(.screen(.free)).acting(\.finish, .bar(6, .deny)), .cover)),
          Move(.bar(4, .deny)),
          Move(.reevaluate),
        ]))
  }

  @Test func `A screen that a transition removes and shows again may be another coordinator's`()
    async
  {
    await run(
      Program(
        root: Spec(.tabs([.child(Spec(.stack([.screen(.free)])))], 0)),
        moves: [
          Move(.present(by: 3, .push, .free)),
          Move(.expand, chaos: 7493),
          Move(
            .sequence(
              by: 0,
              [
                .start(by: 4, Spec(.stack([.screen(.locked)])), .root),
                .set(by: 2, keeping: [6], adding: 0),
              ])),
          Move(.finishWith(by: 0, 8), chaos: 3809),
          Move(.pop(by: 0)),
        ]))
  }
}
