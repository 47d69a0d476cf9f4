import UsherExplorer

/// A fair with stalls; each copy of it has one bug.
final class Fair: Coordinator {
  enum Bug: CaseIterable {
    case changingTitle, endlessCovers, endlessPair, secondState, afterWaiting, unseen, livelock
    case closure, weakly, awaited, cancelled, unprepared, stuck, realTime
  }

  let bug: Bug
  let clock: StageClock
  weak var lastGoods: Goods?
  private let archive = Archive()
  private var closures: [() -> Void] = []

  init(_ bug: Bug, _ clock: StageClock) { (self.bug, self.clock) = (bug, clock) }

  override func build() throws -> SceneLayout { .stack(Gate(self)) }

  static func stage(_ bug: Bug) throws -> TestStage {
    let clock = StageClock()
    return try TestStage(root: Fair(bug, clock), clock: clock)
  }
}

/// Retains objects.
final class Archive {
  var kept: [AnyObject] = []
}

/// Counts in one process, so that no two stages are the same.
@MainActor private enum Draw {
  static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}

extension Fair {
  func enter(from gate: Gate) async throws {
    switch bug {
    case .changingTitle: push(Stall(self, Draw.next()), from: gate)
    case .endlessCovers, .endlessPair: present(Poster(self), as: .cover, from: gate)
    case .secondState: push(Stall(self, 1), from: gate)
    case .afterWaiting:
      try await clock.sleep(for: .seconds(1))
      push(Goods())
    case .unseen:
      present(Goods(), from: gate)
      dismiss()
    case .livelock: turn()
    case .closure, .weakly: push(kept(Goods()), from: gate)
    case .awaited:
      let order = start(child: Order(), as: .sheet, from: gate)
      if case .finished = await order.outcome { throw Smudge() }
    case .cancelled:
      let order = start(child: Order(), as: .sheet, from: gate)
      Task { _ = await order.outcome }.cancel()
    case .realTime:
      task { [weak self] in
        try? await Task.sleep(for: .milliseconds(1))
        self?.push(Goods())
      }
    case .unprepared: start(child: Ruin(), as: .sheet, from: gate)
    case .stuck: push(Cell(), from: gate)
    }
  }

  private func kept(_ goods: Goods) -> Goods {
    lastGoods = goods
    if bug == .closure { closures.append { _ = goods } } else { archive.kept.append(goods) }
    return goods
  }

  private func turn() {
    task { [weak self] in
      while !Task.isCancelled, let self {
        self.push(Goods())
        await Task.yield()
        self.pop()
      }
    }
  }

  func replace(_ poster: any Screen) {
    dismiss()
    let isCoupon = bug == .endlessPair && poster is Poster
    present(isCoupon ? Coupon(self) : Poster(self), as: .cover)
  }
}

/// A flow that gives a result.
final class Order: Coordinator, Concluding {
  typealias Output = Int
  override func build() throws -> SceneLayout { .stack(OrderPage(self)) }
}

/// A flow that cannot be made.
final class Ruin: Coordinator {
  override func build() throws -> SceneLayout { throw Smudge() }
}

final class Gate: Screen, ActionProviding {
  private let fair: Fair
  init(_ fair: Fair) { self.fair = fair }
  var screenActions: [ScreenAction] {
    [ScreenAction("Enter") { [fair, self] in try await fair.enter(from: self) }]
  }
}

final class Stall: Screen, ActionProviding {
  let title: String?
  private let fair: Fair
  private let number: Int

  init(_ fair: Fair, _ number: Int) {
    (self.fair, self.number) = (fair, number)
    title = "Stall \(number)"
  }

  var screenActions: [ScreenAction] {
    guard fair.bug == .secondState else { return [] }
    let goods = ScreenAction("Goods") {
      self.fair.push(Goods(), from: self.number == 1 ? self : nil)
    }
    let next = ScreenAction("Next") { self.fair.push(Stall(self.fair, 2), from: self) }
    return number == 1 ? [goods, next] : [goods]
  }
}

final class Goods: Screen {}

final class Cell: Screen {
  var dismissal: Dismissal { .locked }
}

final class Poster: Screen, ActionProviding {
  var dismissal: Dismissal { .locked }
  private let fair: Fair
  init(_ fair: Fair) { self.fair = fair }
  var screenActions: [ScreenAction] { [ScreenAction("Next") { self.fair.replace(self) }] }
}

final class Coupon: Screen, ActionProviding {
  var dismissal: Dismissal { .locked }
  private let fair: Fair
  init(_ fair: Fair) { self.fair = fair }
  var screenActions: [ScreenAction] { [ScreenAction("Next") { self.fair.replace(self) }] }
}

final class OrderPage: Screen, ActionProviding {
  private let order: Order
  init(_ order: Order) { self.order = order }
  var screenActions: [ScreenAction] { [ScreenAction("Done") { [order] in order.finish(1) }] }
}
