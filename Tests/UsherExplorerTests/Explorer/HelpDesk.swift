import UsherExplorer

/// An enquiry desk with one task, as a team first wrote it, or corrected.
final class HelpDesk: Coordinator {
  enum Work: CaseIterable { case alerts, title, busy, search }

  let work: Work
  let isFaulty: Bool
  private let clock = StageClock()
  private let window: String?
  private var searching: Task<Void, Never>?

  init(_ work: Work, isFaulty: Bool, window: String?) {
    (self.work, self.isFaulty, self.window) = (work, isFaulty, window)
  }

  override func build() throws -> SceneLayout { .stack(HelpWindow(self, window ?? "Window 1")) }

  /// Makes a desk for a first run, or one with a persisted title of its window.
  static func stage(
    _ work: Work, isFaulty: Bool = true, after last: TestStage? = nil
  ) throws -> TestStage {
    let title = last?.director.tree.nodes.first { $0.name == "HelpWindow" }?.title
    let desk = HelpDesk(work, isFaulty: isFaulty, window: title)
    return try TestStage(root: desk, clock: desk.clock)
  }
}

extension HelpDesk {
  /// Reports two faults; without waiting, the second alert is presented on the first.
  func report() async {
    if isFaulty { present(SceneAlert("No paper")) } else { _ = await alert(SceneAlert("No paper")) }
    _ = await alert(SceneAlert("No ink"))
  }

  /// Renames the window, and may forget to call `update`.
  func rename(_ window: HelpWindow) {
    window.title = window.title == "Window 1" ? "Window 2" : "Window 1"
    if !isFaulty || work != .title { update(window) }
  }

  /// Lets a customer order, and may stay busy after one who leaves.
  func order(from window: HelpWindow) async {
    window.isBusy = true
    let outcome = await start(child: Order(), as: .sheet, from: window).outcome
    if case .cancelled = outcome, isFaulty { return }
    window.isBusy = false
  }

  /// Searches for a text; a later search may finish first.
  func search(_ text: String, for duration: Duration, on window: HelpWindow) {
    if !isFaulty { searching?.cancel() }
    searching = task { [self] in
      guard (try? await clock.sleep(for: duration)) != nil else { return }
      window.title = text
      update(window)
    }
  }
}

/// The desk's only screen.
final class HelpWindow: Screen, ActionProviding {
  var title: String?
  var isBusy = false
  private let desk: HelpDesk

  init(_ desk: HelpDesk, _ title: String) { (self.desk, self.title) = (desk, title) }

  var screenActions: [ScreenAction] {
    switch desk.work {
    case .alerts: [ScreenAction("Print") { await self.desk.report() }]
    case .title: [ScreenAction("Move") { self.desk.rename(self) }]
    case .busy:
      [
        ScreenAction("Order", isEnabled: !isBusy) { await self.desk.order(from: self) },
        ScreenAction("Move") { self.desk.rename(self) },
      ]
    case .search:
      [
        ScreenAction("Ants") { self.desk.search("Ants", for: .seconds(3), on: self) },
        ScreenAction("Bees") { self.desk.search("Bees", for: .seconds(1), on: self) },
      ]
    }
  }
}
