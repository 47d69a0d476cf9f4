import Testing
import Usher
import UsherDI

/// The stages of one test, which are looked at again when the test is over.
@MainActor final class StageRegister {
  /// The register of the test that runs.
  @TaskLocal static var current: StageRegister?

  private let outer: StageRegister?
  private let overriding: (@MainActor (Registrar) -> Void)?
  private let isLooking: Bool
  private var stages: [TestStage] = []

  init(
    inside outer: StageRegister?, overriding: (@MainActor (Registrar) -> Void)?,
    isLooking: Bool = true
  ) {
    self.outer = outer
    self.overriding = overriding
    self.isLooking = isLooking
  }

  /// One with the same overrides whose stages nobody looks at in the end.
  var aside: StageRegister { StageRegister(inside: self, overriding: nil, isLooking: false) }

  func add(_ stage: TestStage) {
    if isLooking { stages.append(stage) }
  }

  /// The overrides of all suites around the test, the outermost first.
  fileprivate var overrides: [@MainActor (Registrar) -> Void] {
    (outer?.overrides ?? []) + (overriding.map { [$0] } ?? [])
  }

  /// Looks for leaks: while the window is open, and again when it has closed and is released.
  func check(at place: SourceLocation) async {
    while !stages.isEmpty {
      guard let (ledger, offers) = await endLast(place) else { continue }
      await Stillness.waits { ledger.entries.allSatisfy { $0.object == nil } }
      for leak in LeakSearch(ledger, offers: offers).leaks {
        Issue.record("\(Self.message(on: leak))", sourceLocation: place)
      }
    }
  }

  /// Looks at the last stage, closes its window and releases it; returns what is to be looked at
  /// again, which is nothing where something has been found already.
  private func endLast(_ place: SourceLocation) async -> (Ledger, offers: [String])? {
    guard let stage = stages.popLast() else { return nil }
    await stage.rest()
    let leaks = stage.leaks
    for leak in leaks { Issue.record("\(leak)", sourceLocation: place) }
    stage.director.close()
    await stage.rest()
    guard leaks.isEmpty, let ledger = stage.director.ledger else { return nil }
    return (ledger, stage.runningOffers)
  }

  private static func message(on leak: Leak) -> String {
    let holders = leak.holders.map { "  It is referred to by \($0).\n" }
    let offers = leak.offers.map { "  The offer \($0) still runs and may hold it.\n" }
    return """
      The \(leak.kind) \(leak.name) is still alive, though its window has closed.
        The test and its stage are over, so something holds it that outlives both.
      \((holders + offers).joined())\
        • Look for a cycle: a closure or a task that captures it strongly.
        • Where that is intended, turn the check off: @Test(.stages(leaks: .ignored)).
      """
  }
}

extension Optional where Wrapped == StageRegister {
  /// One closure of the suites' overrides and the stage's own; `nil` where there are none.
  @MainActor func overrides(
    and own: ((Registrar) -> Void)?
  ) -> ((Registrar) -> Void)? {
    let outer = self?.overrides ?? []
    guard !outer.isEmpty else { return own }
    return { registrar in
      for override in outer { override(registrar) }
      own?(registrar)
    }
  }
}
