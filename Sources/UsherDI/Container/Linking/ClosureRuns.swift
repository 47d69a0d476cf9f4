/// The runs of one registration's closure, each inside the one before.
///
/// Nothing is compared unless the closure calls itself, and then each run by one number only.
struct ClosureRuns {
  fileprivate struct Run {
    let container: Container
    let call: ResolveCall?
    /// Callbacks of kept instances run a closure again, which finds the instance then.
    let completions: Int
    var signature: Int?

    @MainActor init(in container: Container, _ call: ResolveCall?) {
      (self.container, self.call) = (container, call)
      completions = container.runtime.construction.completions
    }
  }

  fileprivate var runs: [Run] = []
  private var signatures: Set<Int> = []

  /// Signs the run that began last; returns `false` if an equal one is under way.
  @discardableResult fileprivate mutating func sign(_ signature: Int) -> Bool {
    runs[runs.count - 1].signature = signature
    return signatures.insert(signature).inserted
  }

  fileprivate mutating func end() {
    if let signature = runs.removeLast().signature { signatures.remove(signature) }
  }
}

extension Container {
  /// Begins a run of a closure, unless an equal one is under way.
  @usableFromInline func enter(_ factory: AnyInstanceFactory, _ call: ResolveCall?) throws {
    let run = ClosureRuns.Run(in: self, call)
    guard let outer = factory.runs.runs.last, let record = factory.record else {
      return factory.runs.runs.append(run)
    }
    // Hashing runs the app's code, so nothing is being written meanwhile.
    if outer.signature == nil { factory.runs.sign(outer.computedSignature) }
    let signature = run.computedSignature
    factory.runs.runs.append(run)
    guard !factory.runs.sign(signature) else { return }
    factory.runs.runs.removeLast()
    throw ResolutionError(.cycle, record)
  }

  @usableFromInline func leave(_ factory: AnyInstanceFactory) { factory.runs.end() }
}

extension ClosureRuns.Run {
  /// A number that is the same for equal arguments in containers that see the same.
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
