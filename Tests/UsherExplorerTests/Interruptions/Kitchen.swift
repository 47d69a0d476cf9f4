import UsherExplorer

/// A kitchen with an egg timer, and a round that checks it; both may ring, but only once.
///
/// In a faulty one both ring if they wake at once, since each checks a turn before it rings.
final class Kitchen: Coordinator {
  private(set) var rings: [String] = []
  private let clock: StageClock
  private let isFaulty = Fault.isOn

  init(_ clock: StageClock) { self.clock = clock }

  override func build() throws -> SceneLayout { .stack(Stove(self)) }

  func boil() {
    ring(after: .seconds(240))
    ring(after: .seconds(600))
  }

  private func ring(after duration: Duration) {
    task { [self] in
      guard (try? await clock.sleep(for: duration)) != nil, rings.isEmpty else { return }
      if isFaulty { await Task.yield() }
      rings.append("egg")
    }
  }

  static func stage() throws -> TestStage {
    let clock = StageClock()
    let stage = try TestStage(root: Kitchen(clock), clock: clock)
    stage.keep("ring") { $0.find(Kitchen.self)?.rings ?? [] }
    return stage
  }
}

final class Stove: Screen, ActionProviding {
  private let kitchen: Kitchen
  private var isOn = false
  init(_ kitchen: Kitchen) { self.kitchen = kitchen }

  var screenActions: [ScreenAction] {
    let boil = ScreenAction("Boil an egg", isEnabled: !isOn) {
      self.isOn = true
      self.kitchen.boil()
    }
    return [boil, ScreenAction("Recipe") { self.kitchen.push(Recipe(), from: self) }]
  }
}

final class Recipe: Screen {}
