import UsherExplorer

/// A newsstand that fetches a paper behind a locked cover.
///
/// It stops when the app is left; a faulty one never begins again.
final class Newsstand: Coordinator {
  let clock: StageClock
  private var fetching: Task<Void, Never>?
  private let isFaulty = Fault.isOn

  init(_ clock: StageClock) { self.clock = clock }

  override func build() throws -> SceneLayout { .stack(Rack(self)) }

  override func didEnter(_ phase: WindowPhase) {
    guard director?.tree.modals.isEmpty == false else { return }
    if phase == .background { fetching?.cancel() }
    if phase == .foreground, !isFaulty { fetch() }
  }

  func open(from rack: Rack) {
    present(Fetching(), as: .cover, from: rack)
    fetch()
  }

  private func fetch() {
    fetching = task { [self] in
      guard (try? await clock.sleep(for: .seconds(5))) != nil else { return }
      dismiss()
    }
  }

  static func stage() throws -> TestStage {
    let clock = StageClock()
    return try TestStage(root: Newsstand(clock), clock: clock)
  }
}

final class Rack: Screen, ActionProviding {
  private let stand: Newsstand
  init(_ stand: Newsstand) { self.stand = stand }
  var screenActions: [ScreenAction] { [ScreenAction("Read") { self.stand.open(from: self) }] }
}

final class Fetching: Screen {
  let dismissal = Dismissal.locked
}
