extension AnyInstanceFactory {
  /// The nested runs of one registration's closure.
  ///
  /// Nothing is compared unless the closure calls itself, and then each run by one number only.
  @MainActor final class ClosureRuns {
    fileprivate struct Run {
      let container: Container
      let call: ResolveCall?
      /// Callbacks of kept instances run a closure again, which then finds the instance.
      let completions: Int
      var signature: Int?

      @MainActor init(in container: Container, _ call: ResolveCall?) {
        (self.container, self.call) = (container, call)
        completions = container.runtime.construction.completions
      }
    }

    private var last: Run?
    private var others: [Run] = []
    private var signatures: Set<Int> = []

    nonisolated init() {}

    /// Begins a run, unless an equal one is in progress, which is a cycle.
    func begin(in container: Container, _ call: ResolveCall?) -> Bool {
      let run = Run(in: container, call)
      guard let outer = last else {
        last = run
        return true
      }
      return begin(run, inside: outer)
    }

    private func begin(_ run: Run, inside outer: Run) -> Bool {
      // Hashing runs the app's code, so it happens outside of any mutation.
      let signatures = (
        outer: outer.signature ?? outer.computedSignature, run: run.computedSignature
      )
      last?.signature = signatures.outer
      self.signatures.insert(signatures.outer)
      guard self.signatures.insert(signatures.run).inserted else { return false }
      if let last { others.append(last) }
      last = run
      last?.signature = signatures.run
      return true
    }

    func end() {
      if let signature = last?.signature { signatures.remove(signature) }
      last = others.popLast()
    }
  }
}

extension Container {
  /// Begins a run of a closure, and returns its resolver.
  @usableFromInline func enter(
    _ factory: AnyInstanceFactory, _ call: ResolveCall?
  ) throws -> Resolver {
    if let runs = factory.runs, let record = factory.record, !runs.begin(in: self, call) {
      throw ResolutionError(.cycle, record)
    }
    return Resolver(container: self, call: call)
  }

  @usableFromInline func leave(_ factory: AnyInstanceFactory) { factory.runs?.end() }
}

extension AnyInstanceFactory.ClosureRuns.Run {
  /// A number that is equal for equal arguments, in containers with the same registrations.
  @MainActor fileprivate var computedSignature: Int {
    let lineage = container.lineage
    var hasher = Hasher()
    hasher.combine(completions)
    hasher.combine(ObjectIdentifier(container.blueprint))
    hasher.combine(Set(lineage.compactMap { $0.scope.map { ObjectIdentifier($0) } }))
    for argument in (call?.arguments ?? []) + lineage.flatMap(\.arguments) {
      hasher.combine(ObjectIdentifier(argument.type))
      hasher.combine(argument.identity)
    }
    return hasher.finalize()
  }
}
