import UsherExplorer

/// A bakery that persists an order until it is baked.
///
/// A faulty one forgets to remove it at the same time, so its next run bakes it again.
final class Bakery: Coordinator {
  struct Disk {
    var order: String?
    var baked: [String] = []
  }

  private(set) var disk: Disk
  private let clock: StageClock
  private let isFaulty = Fault.isOn

  init(_ disk: Disk, _ clock: StageClock) { (self.disk, self.clock) = (disk, clock) }

  override func build() throws -> SceneLayout { .stack(CakeCounter(self)) }

  override func didStart() { if disk.order != nil { bake() } }

  func order(_ name: String) {
    disk.order = name
    bake()
  }

  private func bake() {
    task { [self] in
      guard (try? await clock.sleep(for: .seconds(60))) != nil, let name = disk.order else {
        return
      }
      disk.baked.append(name)
      if isFaulty, (try? await clock.sleep(for: .seconds(1))) == nil { return }
      disk.order = nil
    }
  }

  static func stage(after last: TestStage? = nil) throws -> TestStage {
    let clock = StageClock()
    let bakery = Bakery(last?.find(Bakery.self)?.disk ?? Disk(), clock)
    let stage = try TestStage(root: bakery, clock: clock)
    stage.keep("baked") { $0.find(Bakery.self)?.disk.baked ?? [] }
    return stage
  }
}

final class CakeCounter: Screen, ActionProviding {
  private let bakery: Bakery
  init(_ bakery: Bakery) { self.bakery = bakery }

  var screenActions: [ScreenAction] {
    let isFree = bakery.disk.order == nil && bakery.disk.baked.isEmpty
    return [
      ScreenAction("Order a cake", isEnabled: isFree) { self.bakery.order("cake") },
      ScreenAction("Prices") { self.bakery.push(PriceList(), from: self) },
    ]
  }
}

final class PriceList: Screen {}
