import UsherExplorer

/// A harbor without a bug: flows with results, services that take their time, tabs and alerts.
final class Harbor: Coordinator {
  private let clock: any Clock<Duration>
  private let pier = Pier()
  private let lighthouse = Lighthouse()
  private var isWriting = false

  init(_ clock: any Clock<Duration>) { self.clock = clock }

  override func build() throws -> SceneLayout {
    .tabs(SceneLayout.stack(pier), SceneLayout.stack(lighthouse))
  }

  override func didStart() {
    pier.harbor = self
    lighthouse.harbor = self
  }

  static func stage() throws -> TestStage {
    let clock = StageClock()
    return try TestStage(root: Harbor(clock), clock: clock)
  }

  /// Waits for the result of a flow, and shows it.
  func sail() async {
    let voyage = start(child: Voyage(clock), as: .sheet, from: pier)
    guard case .finished(let crates) = await voyage.outcome else { return }
    push(Berth(crates))
  }

  /// Waits for an answer, then for a service, then for the display.
  func moor() async {
    let answer = await alert(SceneAlert("Moor here?", buttons: [.normal("Yes"), .cancel("No")]))
    guard answer?.button.title == "Yes" else { return }
    try? await clock.sleep(for: .milliseconds(500))
    let berth = push(Berth(0))
    try? await berth.settled()
    present(Ticket())
  }

  /// Shows the result of its own task after some time.
  func write() {
    guard !isWriting else { return }
    isWriting = true
    Task { [clock, weak self] in
      try? await clock.sleep(for: .seconds(3))
      self?.isWriting = false
      self?.push(Letter())
    }
  }
}

/// A flow that loads crates, which takes some time, and returns their number.
final class Voyage: Coordinator, Concluding {
  typealias Output = Int
  private let clock: any Clock<Duration>
  private var isLoading = false

  init(_ clock: any Clock<Duration>) { self.clock = clock }

  override func build() throws -> SceneLayout { .stack(Deck(self, crates: 0)) }

  func load(_ crates: Int) async {
    guard !isLoading else { return }
    isLoading = true
    try? await clock.sleep(for: .milliseconds(300))
    isLoading = false
    push(Deck(self, crates: crates + 1))
  }
}

final class Pier: Screen, ActionProviding {
  weak var harbor: Harbor?

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Sail") { [harbor] in await harbor?.sail() },
      ScreenAction("Moor") { [harbor] in await harbor?.moor() },
    ]
  }
}

final class Lighthouse: Screen, ActionProviding {
  weak var harbor: Harbor?

  var screenActions: [ScreenAction] { [ScreenAction("Write") { [harbor] in harbor?.write() }] }
}

final class Deck: Screen, ActionProviding {
  private unowned let voyage: Voyage
  private let crates: Int
  var title: String? { "\(crates) crates" }

  init(_ voyage: Voyage, crates: Int) { (self.voyage, self.crates) = (voyage, crates) }

  var screenActions: [ScreenAction] {
    let landing = ScreenAction("Land") { [voyage, crates] in voyage.finish(crates) }
    guard crates < 1 else { return [landing] }
    return [landing, ScreenAction("Load") { [voyage, crates] in await voyage.load(crates) }]
  }
}

final class Berth: Screen {
  let title: String?

  init(_ crates: Int) { title = "\(crates) crates" }
}

final class Letter: Screen {}
final class Ticket: Screen {}
