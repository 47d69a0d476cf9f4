import Testing

/// Faults that random programs once found, each as the shrunk program.
@MainActor struct FoundTests {
  @Test func `Waiting for a screen to leave keeps no director alive`() async {
    await run(
      Program(
        moves: [
          Move(.task(by: 4, [.start(by: 1, Spec(.screen(.free)), .root)])),
          Move(.settle),
        ],
        ending: .drop))
  }

  @Test func `An adaptive layout inside pages, slots or a stack follows the width of its window`()
    async
  {
    let adaptive = Plan.child(Spec(.adaptive([.screen(.free)])))
    for plan in [Plan.pages([adaptive], 0), .slots([adaptive]), .stack([adaptive])] {
      await run(
        Program(
          root: Spec(plan),
          moves: [true, false, true].map { Move(.resize(wide: $0)) }))
    }
  }

  @Test func `An adaptive layout keeps no screen of a slot that has left`() async {
    let covering = Spec(.screen(.free)).acting(\.arrive, .embed(by: 1, slot: 1, .confirm))
    await run(
      Program(
        root: Spec(.adaptive([.slots([.screen(.free), .screen(.free)])])).acting(
          \.appear, .start(by: 1, covering, .cover))))
  }

  @Test func `Visible screens have disappeared when a director is released`() async {
    await run(Program(root: Spec(.screen(.free)), ending: .drop))
    await run(
      Program(
        moves: [
          Move(.start(by: 1, Spec(.screen(.free)), .automatic)),
          Move(.finishWith(by: 0, 8), chaos: 7142),
        ],
        ending: .drop))
  }

  @Test func `An alert is answered when a director is released, even one that its host holds`()
    async
  {
    await run(
      Program(root: Spec(.screen(.free)), moves: [Move(.alert(by: 1))], ending: .drop))
  }

  @Test func `An alert asked for by one that ends is answered when a director is released`() async {
    await run(
      Program(
        root: Spec(
          .stack([
            .screen(.free),
            .child(
              Spec(.slots([.screen(.locked), .screen(.locked), .screen(.free)])).acting(
                \.finish, .pop(by: 0), .start(by: 1, Spec(.screen(.free)), .cover), .alert(by: 1))),
          ])),
        moves: [Move(.alert(by: 0)), Move(.alert(by: 1)), Move(.ask(by: 1))],
        ending: .drop))
  }

  @Test
  func `A window that closes without a display ends no scope before its host releases the screens`()
    async
  {
    await run(
      Program(
        root: Spec(.screen(.confirm), attempt: .proceed),
        moves: [
          Move(
            .start(
              by: 1, Spec(.screen(.free)).acting(\.appear, .enter(.disconnected)), .popover),
            chaos: 1943)
        ]))
  }

  @Test func `A window that closed during a gesture waits for nothing`() async {
    await run(
      Program(
        root: Spec(.tabs([.screen(.free), .screen(.free)], 0)), limits: 0,
        moves: [
          Move(.complete, chaos: 3781),
          Move(.enter(.disconnected)),
        ],
        ending: .closeAtOnce))
  }

  @Test func `A window that closes during a gesture asks for no step`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free)])),
        moves: [
          Move(.push(by: 0, .free)),
          Move(.push(by: 1, .free)),
          Move(.bar(6, .deny)),
          Move(.embed(by: 0, slot: 1, .free), chaos: 9620),
          Move(.finishWith(by: 0, 1)),
          Move(.wait),
        ]))
    await run(
      Program(
        model: Scene(.split, holding: [Scene(.screen)], presenting: [Scene(.screen)]),
        moves: [
          Move(.enter(.foreground), chaos: 7594),
          Move(.finish(by: 0)),
          Move(.wait),
        ]))
  }

  @Test func `Requests behind a detour are refused when a director is released`() async {
    await run(
      Program(
        root: Spec(.stack([.screen(.free)])).acting(
          \.build, .bar(6, .detour(Spec(.screen(.free))))),
        moves: [
          Move(.set(by: 0, keeping: [], adding: 1)),
          Move(.start(by: 0, Spec(.screen(.free)), .cover)),
        ],
        ending: .drop))
  }

  @Test func `Commands wait for the start, even if the window changes before it`() async {
    for act in [Act.enter(.background), .collapse] {
      await run(Program(root: Spec(.screen(.free)), early: [.finish(by: 0), act]))
      await run(Program(early: [.present(by: 0, .root, .free), act]))
    }
  }

  @Test func `A window that closes while a flow comes before its own layout has not failed`() async
  {
    await run(
      Program(root: Spec(.screen(.free)), early: [.bar(2, .detour(Spec(.screen(.free))))]))
  }

  @Test func `A screen leaves its old place before a stack that it fills alone is changed`() async {
    await run(
      Program(
        root: Spec(
          .tabs(
            [
              .child(Spec(.stack([.screen(.free), .screen(.free)]))),
              .slots([.screen(.free), .screen(.free)]),
            ], 1)),
        moves: [
          Move(.start(by: 3, Spec(.screen(.free)), .slot)),
          Move(.finish(by: 2), chaos: 9463),
          Move(.pop(by: 3)),
          Move(.unembed(by: 0, slot: 1)),
          Move(.set(by: 1, keeping: [1, 4], adding: 1)),
        ]))
  }

  @Test func `Scenes of one name in one screen have slots of their own`() async {
    await run(
      Program(
        model: Scene(.screen, holding: [Scene(.screen, about: 1), Scene(.screen, about: 2)]),
        moves: [
          Move(.model(Scene(.screen, holding: [Scene(.screen, about: 2)]))),
          Move(.settle),
          Move(
            .model(
              Scene(
                .screen,
                holding: [Scene(.screen, about: 1), Scene(.screen, about: 2), Scene(.screen)]))),
        ]))
  }

  @Test func `A change of policy whose guard redirects to nothing closes the director`() async {
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(.start(by: 0, Spec(.screen(.free)), .root)),
          Move(.bar(4, .redirect(.popTo(by: 0, screen: 18)))), Move(.reevaluate),
        ]))
  }

  @Test func `A flow that a guard requires before a model is no part of the model`() async {
    await run(
      Program(
        model: Scene(.stack, holding: [Scene(.screen)]),
        early: [.bar(3, .detour(Spec(.screen(.free))))]))
  }
}
