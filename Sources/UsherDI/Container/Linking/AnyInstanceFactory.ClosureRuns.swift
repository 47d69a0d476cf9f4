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
    }

    /// The runs of a closure that calls itself.
    private final class Recursion {
      /// The runs around the last one, each with the signature of the run inside it.
      var outer: [(run: Run, inner: Int)] = []
      var signatures: Set<Int>

      init(_ signature: Int) { signatures = [signature] }
    }

    private var last: Run?
    private var recursion: Recursion?

    nonisolated init() {}

    /// Begins a run, unless an equal one is in progress.
    func begin(in container: Container, _ call: ResolveCall?) -> Bool {
      let completions = container.runtime.construction.completions
      let run = Run(container: container, call: call, completions: completions)
      if let last { return begin(run, inside: last) }
      last = run
      return true
    }

    private func begin(_ run: Run, inside outer: Run) -> Bool {
      let recursion = recursion ?? Recursion(outer.signature)
      let signature = run.signature
      guard recursion.signatures.insert(signature).inserted else { return false }
      recursion.outer.append((outer, signature))
      (self.recursion, last) = (recursion, run)
      return true
    }

    func end() {
      guard let recursion else {
        last = nil
        return
      }
      let (outer, inner) = recursion.outer.removeLast()
      recursion.signatures.remove(inner)
      if recursion.outer.isEmpty { self.recursion = nil }
      last = outer
    }
  }
}

extension Container {
  /// Begins a run of a closure; throws if an equal one is in progress, which is a cycle.
  @usableFromInline func enter(_ factory: AnyInstanceFactory, _ call: ResolveCall?) throws {
    if let runs = factory.runs, let record = factory.record, !runs.begin(in: self, call) {
      throw ResolutionError(.cycle, record)
    }
  }

  @usableFromInline func leave(_ factory: AnyInstanceFactory) { factory.runs?.end() }
}

extension AnyInstanceFactory.ClosureRuns.Run {
  /// A number that is equal for equal arguments, in containers with the same registrations.
  @MainActor fileprivate var signature: Int {
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
