import Usher
import UsherDI

/// The stages of one test, which are checked for leaks when the test is over.
@MainActor package final class StageRegister {
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

  fileprivate var overrides: [@MainActor (Registrar) -> Void] {
    (outer?.overrides ?? []) + (overriding.map { [$0] } ?? [])
  }

  func popLast() -> TestStage? { stages.popLast() }
}

extension Optional where Wrapped == StageRegister {
  /// `nil` if there are no overrides at all.
  @MainActor func overrides(and own: ((Registrar) -> Void)?) -> ((Registrar) -> Void)? {
    let outer = self?.overrides ?? []
    guard !outer.isEmpty else { return own }
    return { registrar in
      for override in outer { override(registrar) }
      own?(registrar)
    }
  }
}
