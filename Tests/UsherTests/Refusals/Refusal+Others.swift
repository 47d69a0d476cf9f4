import Usher
import UsherTesting

extension Refusal {
  /// Refusals by guards and other coordinators, and failures to make something.
  static var ofOthers: [Refusal] {
    [
      Refusal(
        "what a guard denies",
        """
        Teller could not push: denied.
          at App/Home.swift:7
          The guard curfew denies it: It is late.
          • Satisfy the guard first, or request something that it allows.
        """
      ) {
        try Asker(.stack(Plain("a")), guards: [Guard("curfew") { _ in .deny("It is late.") }])
          .perform(.push(Plain("b")))
      },
      Refusal(
        "what a guard fails on",
        """
        Teller could not push: denied.
          at App/Home.swift:7
          The guard curfew denies it: Trouble()
          • Satisfy the guard first, or request something that it allows.
        """
      ) {
        try Asker(.stack(Plain("a")), guards: [Guard("curfew") { _ in throw Trouble() }])
          .perform(.push(Plain("b")))
      },
      Refusal(
        "a screen that is locked",
        """
        Teller could not finish: locked.
          at App/Home.swift:7
          Plain would have to leave, but is locked.
          • Let its own coordinator remove it, or declare it free or confirm.
        """
      ) {
        try finish(under: Plain("b", .locked))
      },
      Refusal(
        "a screen that asks first",
        """
        Teller could not finish: unconfirmed.
          at App/Home.swift:7
          Plain would have to leave, but asks first.
          • Let its coordinator decide in didAttemptDismissal: proceed() removes it.
        """
      ) {
        try finish(under: Plain("b", .confirm))
      },
      Refusal(
        "a coordinator that cannot be made",
        """
        Teller could not start Teller: preparation failed.
          at App/Home.swift:7
          Teller could not be made: Trouble()
          • Correct the code that throws it, or catch it there.
        """
      ) {
        try Asker.start { _ in throw Trouble() }
      },
      Refusal(
        "a model where there are coordinators",
        """
        Teller could not set a model: impossible.
          at App/Home.swift:7
          This director was not made with a model.
          • Make it with SceneDirector(model, factory:, host:), or let coordinators change the tree.
        """
      ) {
        try Asker(.stack(Plain("a"))).director
          .set(SceneModel("house"), fileID: Asker.file, line: Asker.line).error
      },
      Refusal(
        "a model of an empty container",
        """
        Model could not set a model: impossible.
          at App/Home.swift:7
          The container house has no children.
          • Give it at least one.
        """
      ) {
        var table = ModelTable()
        table.add("house", .tabs)
        table.add("hall") { _ in Plain("hall") }
        let director = SceneDirector(SceneModel("hall"), factory: table, host: HeadlessHost())
        try director.start()
        return director.set(SceneModel("house"), fileID: Asker.file, line: Asker.line).error
      },
      Refusal(
        "a scene that the factory lacks",
        """
        Model could not start: preparation failed.
          at App/Home.swift:7
          hall could not be made: The factory knows no scene named hall.
          • Add it to the factory, or name one that it knows.
        """
      ) {
        let table = ModelTable()
        let director = SceneDirector(SceneModel("hall"), factory: table, host: HeadlessHost())
        do throws(NavigationError) {
          try director.start(fileID: Asker.file, line: Asker.line)
          return nil
        } catch {
          return error
        }
      },
    ]
  }

  /// Returns the refusal of a parent's finish, which would remove a screen of a child.
  @MainActor private static func finish(under screen: Plain) throws -> NavigationError? {
    let asker = try Asker(.stack(Plain("a")))
    let child = Teller("child")
    asker.root.start(child: child)
    child.start(child: Teller("grandchild", screen: screen))
    return Asker.perform(.finish(), by: child)
  }
}

private struct Trouble: Error {}
