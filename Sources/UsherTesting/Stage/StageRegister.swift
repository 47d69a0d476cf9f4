import Usher
import UsherDI

/// The stages of one test, which are looked at again when the test is over.
@MainActor package final class StageRegister {
  /// The register of the test that runs.
  @TaskLocal package static var current: StageRegister?

  private let outer: StageRegister?
  private let overriding: (@MainActor (Registrar) -> Void)?
  private let isLooking: Bool
  private(set) var stages: [TestStage] = []

  init(
    inside outer: StageRegister?, overriding: (@MainActor (Registrar) -> Void)?,
    isLooking: Bool = true
  ) {
    self.outer = outer
    self.overriding = overriding
    self.isLooking = isLooking
  }

  /// A register with the same overrides whose stages are not checked at the end.
  package var aside: StageRegister {
    StageRegister(inside: self, overriding: nil, isLooking: false)
  }

  func add(_ stage: TestStage) {
    if isLooking { stages.append(stage) }
  }

  /// The overrides of all suites around the test, the outermost first.
  fileprivate var overrides: [@MainActor (Registrar) -> Void] {
    (outer?.overrides ?? []) + (overriding.map { [$0] } ?? [])
  }

  /// Takes the stage that was made last; `nil` where none is left.
  func takeLast() -> TestStage? { stages.popLast() }
}

extension Optional where Wrapped == StageRegister {
  /// One closure of the suites' overrides and the stage's own; `nil` where there are none.
  @MainActor func overrides(and own: ((Registrar) -> Void)?) -> ((Registrar) -> Void)? {
    let outer = self?.overrides ?? []
    guard !outer.isEmpty else { return own }
    return { registrar in
      for override in outer { override(registrar) }
      own?(registrar)
    }
  }
}
