import Usher

extension HostConformance.Law {
  static let letsGo = Self("It releases screens that have left, so that their scopes can end.") {
    bench in
    await bench.start()
    weak let pushed = bench.push("b")
    weak let presented = bench.present("c")
    await bench.perform("push and present") {}
    await bench.perform("dismiss") { bench.root.dismiss() }
    await bench.perform("pop") { bench.root.pop() }
    if pushed != nil { bench.fail("It holds a screen that was popped.") }
    if presented != nil { bench.fail("It holds a screen that was dismissed.") }
  }

  static let forgets = Self("It shows nothing and holds nothing once the director has closed.") {
    bench in
    await bench.start()
    weak let pushed = bench.push("b")
    await bench.perform("push") {}
    await bench.perform("close") { bench.director.close() }
    if !bench.host.isDetached { bench.fail("It never showed the empty window.") }
    if !bench.host.shown.isEmpty { bench.fail("It still shows:\n\(bench.host.shown.outline)") }
    if pushed != nil { bench.fail("It holds a screen of a window that has closed.") }
  }

  static let isWeak = Self("It holds its director weakly.") { bench in
    let host = bench.makeHost()
    weak let director = bench.startAnother(on: host)
    await bench.perform("let go of the director") {}
    withExtendedLifetime(host) {
      if director != nil { bench.fail("It holds its director strongly.") }
    }
  }

  static let corrects = Self("It undoes a user's change that is refused.") { bench in
    await bench.start()
    await bench.perform("present a locked sheet") {
      bench.root.present(BenchScreen("locked", .locked), as: .sheet)
    }
    await bench.perform("report that a locked sheet has gone") {
      guard let id = bench.director.tree.top?.id else { return }
      bench.director.report(.dismissed(id))
    }
    guard let touched = bench.host.inner as? any TouchHost else { return }
    await bench.perform("pull at a locked sheet") {
      if touched.begin(.dismiss) { touched.completeGesture() }
    }
    if bench.director.tree.modals.count != 1 { bench.fail("The locked sheet has left the tree.") }
  }

  static let isTouched = Self("It reports gestures, and a cancelled gesture changes nothing.") {
    bench in
    guard let touched = bench.host.inner as? any TouchHost else { return }
    await bench.start()
    await bench.perform("push") { _ = bench.push("b") }
    await bench.perform("begin and cancel a swipe back") {
      if !touched.begin(.back(1)) { bench.fail("It does not begin a swipe back.") }
      touched.cancelGesture()
    }
    if bench.depth != 2 { bench.fail("A cancelled swipe has popped the screen.") }
    await bench.perform("begin and complete a swipe back") {
      if touched.begin(.back(1)) { touched.completeGesture() }
    }
    if bench.depth != 1 { bench.fail("A completed swipe has not popped the screen.") }
  }

  static let comesBack = Self("It catches up when its display comes back.") { bench in
    await bench.start()
    await bench.perform("lose the display, change, and come back") {
      bench.director.windowDidEnter(.disconnected)
      _ = bench.push("b")
      _ = bench.present("c")
      bench.director.windowDidEnter(.foreground)
    }
  }

  static let wanders = Self("It shows the tree after any actions in any order.") { bench in
    await bench.start()
    var random = SplitMix64(seed: 7)
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2: await bench.perform("push") { _ = bench.push("x") }
      case 3: await bench.perform("present") { _ = bench.present("y") }
      case 4: await bench.perform("dismiss") { bench.root.dismiss() }
      case 5: await bench.perform("pop") { bench.root.pop() }
      case 6: await bench.perform("set") { bench.root.set([BenchScreen("s"), BenchScreen("t")]) }
      default: await bench.perform("pop to root") { bench.root.popToRoot() }
      }
    }
  }
}

extension HostConformance.Bench {
  func push(_ title: String) -> HostConformance.Law.BenchScreen {
    let screen = HostConformance.Law.BenchScreen(title)
    root.push(screen)
    return screen
  }

  func present(_ title: String) -> HostConformance.Law.BenchScreen {
    let screen = HostConformance.Law.BenchScreen(title)
    root.present(screen)
    return screen
  }

  var depth: Int { director.tree.root?.children.count ?? 0 }
}
