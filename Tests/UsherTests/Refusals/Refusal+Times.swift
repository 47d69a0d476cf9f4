import Usher
import UsherTesting

extension Refusal {
  /// Commands that come too early or too late.
  static var ofTimes: [Refusal] {
    [
      Refusal(
        "a command from a screen that is covered",
        """
        Teller could not push: stale.
          at App/Home.swift:7
          The command came from Plain, which is no longer active.
          • Ignore this if the user was quicker than the display.
        """
      ) {
        let a = Plain("a")
        let asker = try Asker(.stack(a, Plain("b")))
        return asker.perform(.push(Plain("c")), from: a)
      },
      Refusal(
        "a verb of a coordinator that has finished",
        """
        Teller could not push: ended.
          at App/Home.swift:7
          Teller has finished, so its verbs are refused.
          • Cancel late callbacks in didFinish, or start them with task, which is cancelled then.
        """
      ) {
        let asker = try Asker(.stack(Plain("a")))
        let child = Teller("child")
        asker.root.start(child: child)
        child.finish()
        return Asker.perform(.push(Plain("b")), by: child)
      },
      Refusal(
        "a verb of a coordinator that was never started",
        """
        Teller could not pop: unstarted.
          at App/Home.swift:7
          Teller was never started.
          • Start it first: start(child:) on its parent, or start() on its director.
        """
      ) {
        Asker.perform(.pop(), by: Teller("child"))
      },
      Refusal(
        "a verb in a window that has closed",
        """
        Teller could not set a model: ended.
          at App/Home.swift:7
          Teller has finished, so its verbs are refused.
          • Cancel late callbacks in didFinish, or start them with task, which is cancelled then.
        """
      ) {
        let director = SceneDirector(Teller("home", stack: ["a"]), host: HeadlessHost())
        director.close()
        return director.set(SceneModel("house"), fileID: Asker.file, line: Asker.line).error
      },
      Refusal(
        "a verb in a window that has gone",
        """
        Teller could not push: ended.
          at App/Home.swift:7
          The director has closed.
          • Make a new director for a new window.
        """
      ) {
        let root = Teller("home", stack: ["a"])
        var director: SceneDirector? = SceneDirector(root, host: HeadlessHost())
        try director?.start()
        director = nil
        return Asker.perform(.push(Plain("b")), by: root)
      },
      Refusal(
        "a second start",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          Teller has been started before.
          • Make a new coordinator for every start.
        """
      ) {
        let asker = try Asker(.stack(Plain("a")))
        let child = Teller("child")
        asker.root.start(child: child)
        return asker.perform(.start(child))
      },
      Refusal(
        "a start by one that ends",
        """
        Teller could not run a sequence: impossible.
          at App/Home.swift:7
          Teller would end by this, and Plain with it.
          • Ask a coordinator that continues, such as the one that started this.
        """
      ) {
        let asker = try Asker(.stack(Plain("a")))
        let child = Teller("child")
        asker.root.start(child: child)
        return Asker.perform(.sequence(.finish(), .push(Plain("b"))), by: child)
      },
    ]
  }
}
