import Usher

extension Container {
  /// Runs every factory once, closures included, to test that nothing is missing.
  ///
  /// Every scope is open during the run: coordinators are made but not started, samples replace
  /// arguments, and a key gives the values that its registration names. Shared instances are made
  /// as well, so verify a container of the test's own. Asynchronous instances have to be ready:
  /// `await container.warmUp()` first. What needs one of a scope, or a weak one, is not made.
  ///
  /// ```swift
  /// try Container(AppAssembly()).verify(Show.sample)
  /// ```
  ///
  /// - Throws: `ContainerError` with everything that could not be made, each cause once.
  public func verify<each A>(_ samples: repeat each A) throws(ContainerError) {
    guard isOpen else { throw ContainerError(problems: [.ended]) }
    let forgotten = blueprint.forgottenProperties(of: [Argument](repeat each samples))
    let samples = blueprint.withProperties(of: [Argument](repeat each samples))
    let child = Container(
      parent: self, blueprint: blueprint,
      arguments: blueprint.fitted(samples) + blueprint.keySamples)
    let verification = Verification(child)
    child.ownSideTable.verification = verification
    verification.run()
    child.end()
    child.ownSideTable.verification = nil
    let problems = forgotten + verification.problems
    guard problems.isEmpty else { throw ContainerError(problems: problems) }
  }
}
extension Container {
  /// Makes one instance of every registration, in a container with all scopes open.
  @MainActor final class Verification {
    private(set) var problems: [ContainerError.Problem] = []
    private unowned let container: Container
    private var scopes: [ObjectIdentifier: Container] = [:]
    /// Keeps the coordinators alive, which their scopes hold weakly.
    private var coordinators: [Any] = []
    private var seen: Set<Int> = []
    private var causes: Set<Cause> = []

    /// The common traits of two failures, one of which caused the other.
    private struct Cause: Hashable {
      let reason: ResolutionError.Reason
      let service: String
      let step: ResolutionError.Step?
    }

    init(_ container: Container) { self.container = container }

    /// The container of a scope, which opens when it is first needed.
    func scope(_ type: Any.Type) -> Container {
      if let open = scopes[ObjectIdentifier(type)] { return open }
      let open = Container(parent: container, blueprint: container.blueprint, scope: type)
      scopes[ObjectIdentifier(type)] = open
      return open
    }

    func run() {
      let making = container.blueprint.used.filter { !isUnready($0) }.filter { slot in
        switch container.blueprint.record(slot).kind {
        case .initializer, .closure: true
        case .value, .alias: !container.blueprint.decorators(of: slot).isEmpty
        default: false
        }
      }
      for slot in making where isCreation(slot) { makeCoordinator(slot) }
      for slot in making where !isCreation(slot) {
        attempt(slot) { try container.make(slot: slot) }
      }
    }

    /// `true` if it needs an asynchronous instance that only a warm container of a scope has, or that
    /// nothing keeps.
    private func isUnready(_ slot: Int) -> Bool {
      guard !container.blueprint.allAwaited.isEmpty else { return false }
      return container.construction(of: slot).contains {
        $0.record.kind == .asynchronous && $0.record.lifetime.kind != .shared
      }
    }

    private func isCreation(_ slot: Int) -> Bool {
      container.blueprint.scope(createdBy: slot) != nil
    }

    /// Makes a coordinator for its scope, after those that it depends on.
    private func makeCoordinator(_ slot: Int) {
      guard seen.insert(slot).inserted else { return }
      for next in container.construction(of: slot) {
        guard next.record.kind == .current,
          let other = container.blueprint.creations(of: next.record.service).first
        else { continue }
        makeCoordinator(other)
      }
      attempt(slot) {
        guard let type = container.blueprint.scope(createdBy: slot) else { return }
        let scope = scope(type)
        coordinators.append(
          try scope.makeCoordinator(slot) {
            let made = try scope.make(slot: slot)
            return (made as? any KeyedForm)?.made ?? made
          })
      }
    }

    private func attempt(_ slot: Int, _ body: () throws -> Void) {
      do { try body() } catch {
        let error = ResolutionError.wrapping(error)
        let cause = Cause(reason: error.reason, service: error.service, step: error.path.last)
        guard causes.insert(cause).inserted else { return }
        problems.append(.failed(error, container.blueprint.record(slot)))
      }
    }
  }
}
