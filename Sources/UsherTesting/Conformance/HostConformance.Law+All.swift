import Usher

extension HostConformance.Law {
  /// The laws, the simplest first.
  static let all = [
    shows, showsContainers, showsLayers, answersNothing, replaces, reportsSight, letsGo, forgets,
    isWeak, corrects, isTouched, comesBack, wanders,
  ]

  private static let shows = Self("It shows every step of a stack, and reports when it has ended.")
  {
    bench in
    await bench.start()
    let root = bench.root
    await bench.perform("push") { root.push(BenchScreen("b")) }
    await bench.perform("push three in one turn") {
      for title in ["c", "d", "e"] { root.push(BenchScreen(title)) }
    }
    await bench.perform("pop") { root.pop() }
    await bench.perform("replace") { root.replace(with: BenchScreen("f")) }
    await bench.perform("set") { root.set([BenchScreen("g"), BenchScreen("h")]) }
    await bench.perform("pop to root") { root.popToRoot() }
    await bench.perform("a badge") {
      if let id = bench.director.tree.active?.id, let screen = bench.director.screen(for: id) {
        root.setBadge("1", on: screen)
      }
    }
  }

  private static let showsContainers = Self("It shows tabs, columns, pages and slots.") { bench in
    await bench.start()
    let containers: [(String, SceneLayout)] = [
      ("tabs", .tabs(SceneLayout.stack(BenchScreen("b")), BenchScreen("c"), BenchScreen("d"))),
      ("columns", .split(SceneLayout.stack(BenchScreen("b")), BenchScreen("c"))),
      ("pages", .pages(BenchScreen("b"), BenchScreen("c"))),
      ("slots", .screen(BenchScreen("b"), embedding: ["one": BenchScreen("c")])),
    ]
    for (name, layout) in containers {
      let child = BenchCoordinator(name, layout: layout)
      await bench.perform("start \(name)") { bench.root.start(child: child, as: .cover) }
      if name == "slots" {
        await bench.perform("embed") { child.embed(BenchScreen("d"), in: "one") }
        await bench.perform("unembed") { child.unembed("one") }
      } else {
        await bench.perform("select in \(name)") { child.select(1) }
      }
      await bench.perform("finish \(name)") { child.finish() }
    }
  }

  private static let showsLayers = Self("It presents modals over modals, and dismisses several.") {
    bench in
    await bench.start()
    for (index, style) in [Placement.sheet, .cover, .popover, .sheet].enumerated() {
      await bench.perform("present \(style)") {
        bench.root.present(BenchScreen("layer \(index)"), as: style)
      }
    }
    await bench.perform("an alert") { bench.root.present(SceneAlert("Really?")) }
    await bench.perform("answer") {
      if let id = bench.director.tree.top?.id { bench.director.report(.answered(id, button: 0)) }
    }
    await bench.perform("dismiss all") { bench.root.dismissAll() }
  }

  private static let answersNothing = Self("It answers no alert by itself.") { bench in
    await bench.start()
    await bench.perform("an alert") { bench.root.present(SceneAlert("Really?")) }
    await bench.perform("leave it alone") {}
    if bench.director.tree.modals.isEmpty { bench.fail("The alert was answered without the user.") }
  }

  private static let replaces = Self("It replaces the root, also below modals.") { bench in
    await bench.start()
    await bench.perform("present") { bench.root.present(BenchScreen("b")) }
    let child = BenchCoordinator("other", layout: .tabs(BenchScreen("c"), BenchScreen("d")))
    await bench.perform("another root") { bench.root.start(child: child, as: .root) }
  }

  private static let reportsSight = Self("It reports which screens appear and disappear.") {
    bench in
    await bench.start()
    let actions: [(String, () -> Void)] = [
      ("start", {}), ("push", { bench.root.push(BenchScreen("b")) }),
      ("cover", { bench.root.present(BenchScreen("c"), as: .cover) }),
      ("dismiss", { bench.root.dismiss() }), ("pop", { bench.root.pop() }),
    ]
    for (name, action) in actions {
      await bench.perform(name, action)
      let visible = Set(bench.director.tree.visible.map(\.id))
      if bench.reportedInSight != visible {
        bench.fail("Visible are \(visible.sorted), reported \(bench.reportedInSight.sorted).")
      }
    }
  }
}

extension Set<NodeID> {
  fileprivate var sorted: [NodeID] { sorted { $0.number < $1.number } }
}
