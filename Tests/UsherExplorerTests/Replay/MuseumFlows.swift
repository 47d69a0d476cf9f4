import UsherExplorer

extension Museum {
  func ask(from desk: InfoDesk) async {
    let question = SceneAlert("Was it good?", buttons: [.cancel("No"), .normal("Yes")])
    if has(.twoAlerts) { present(SceneAlert("One moment")) }
    _ = await alert(question)
  }

  func showPoster(from desk: InfoDesk) {
    present(Placard(), from: desk)
    if has(.flash) { dismiss() }
  }
}

/// A tour, which ends when the visitor has heard all of it.
final class Guide: Coordinator, Concluding {
  typealias Output = Int
  private unowned let museum: Museum
  init(_ museum: Museum) { self.museum = museum }

  override func build() throws -> SceneLayout { .stack(Stop(self)) }

  func showTerms(from stop: Stop) {
    present(Conditions(museum.has(.lockedTerms) ? .locked : .free), as: .cover, from: stop)
  }
}

final class Stop: Screen, ActionProviding {
  private unowned let guide: Guide
  init(_ guide: Guide) { self.guide = guide }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("End") { self.guide.finish(1) },
      ScreenAction("Conditions") { self.guide.showTerms(from: self) },
    ]
  }
}

final class Conditions: Screen {
  let dismissal: Dismissal
  init(_ dismissal: Dismissal) { self.dismissal = dismissal }
}

/// A payment, which takes two seconds.
final class Payment: Coordinator, Concluding {
  typealias Output = Int
  private unowned let museum: Museum
  init(_ museum: Museum) { self.museum = museum }

  override func build() throws -> SceneLayout { .stack(CardReader(self)) }

  func confirm() async throws {
    if museum.has(.keptPayment) { museum.kept.append(self) }
    try await museum.clock.sleep(for: .seconds(2))
    finish(1)
  }
}

final class CardReader: Screen, ActionProviding {
  private unowned let payment: Payment
  init(_ payment: Payment) { self.payment = payment }
  var screenActions: [ScreenAction] {
    [ScreenAction("Confirm") { [payment] in try await payment.confirm() }]
  }
}
