import Usher

extension Container {
  /// Runs every factory once, closures included, to test that nothing is missing.
  ///
  /// Every scope is open during the run: coordinators are made but not started, and samples take
  /// the place of arguments. Shared instances are made as well, so verify a container that the test
  /// made for itself. Asynchronous instances have to be ready: `await container.warmUp()` first.
  ///
  /// ```swift
  /// try Container(AppAssembly()).verify(Show.sample)
  /// ```
  ///
  /// - Throws: `ContainerError` with everything that could not be made, each cause once.
  public func verify<each A>(_ samples: repeat each A) throws(ContainerError) {
    guard isOpen else { throw ContainerError(problems: [.ended]) }
    let stage = Container(
      parent: self, blueprint: blueprint,
      arguments: blueprint.fitted([Argument](repeat each samples)))
    let verification = Verification(stage)
    stage.ownExtras.verification = verification
    verification.run()
    stage.end()
    stage.ownExtras.verification = nil
    guard verification.problems.isEmpty else {
      throw ContainerError(problems: verification.problems)
    }
  }
}

/// Makes all that is registered once, in a container where every scope is open.
@MainActor final class Verification {
  private(set) var problems: [ContainerError.Problem] = []
  private unowned let stage: Container
  private var scopes: [ObjectIdentifier: Container] = [:]
  /// Keeps the coordinators alive, which their scopes hold weakly.
  private var coordinators: [Coordinator] = []
  private var seen: Set<Int> = []
  /// What two failures have in common where one made the other fail.
  private var causes: Set<[AnyHashable?]> = []

  init(_ stage: Container) {
    self.stage = stage
  }

  /// The container of a scope, which opens when it is first needed.
  func scope(_ type: Any.Type) -> Container {
    if let open = scopes[ObjectIdentifier(type)] { return open }
    let open = Container(parent: stage, blueprint: stage.blueprint, scope: type)
    scopes[ObjectIdentifier(type)] = open
    return open
  }

  func run() {
    let making = stage.blueprint.used.filter { slot in
      let kind = stage.blueprint.record(slot).kind
      return kind.isMaking && kind != .asynchronous
    }
    for slot in making where isCreation(slot) { cast(slot) }
    for slot in making where !isCreation(slot) { attempt(slot) { try stage.make(slot: slot) } }
  }

  private func isCreation(_ slot: Int) -> Bool {
    stage.blueprint.creation(of: stage.blueprint.record(slot).service) == slot
  }

  /// Makes a coordinator for its scope, after those that it depends on.
  private func cast(_ slot: Int) {
    guard seen.insert(slot).inserted else { return }
    for next in stage.construction(of: slot) {
      guard next.record.kind == .current,
        let other = stage.blueprint.creation(of: next.record.service)
      else { continue }
      cast(other)
    }
    attempt(slot) {
      let scope = scope(stage.blueprint.record(slot).service)
      guard let coordinator = try scope.make(slot: slot) as? Coordinator else { return }
      coordinators.append(coordinator)
      scope.ownExtras.coordinator = coordinator
    }
  }

  private func attempt(_ slot: Int, _ body: () throws -> Void) {
    do { try body() } catch {
      let error = ResolutionError.wrapping(error)
      let cause: [AnyHashable?] = [error.reason, error.service, error.path.last]
      guard causes.insert(cause).inserted else { return }
      problems.append(.failed(error, stage.blueprint.record(slot)))
    }
  }
}
