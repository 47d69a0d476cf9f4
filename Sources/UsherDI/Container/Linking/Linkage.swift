/// The facts that a factory needs about its registration and its dependencies.
@usableFromInline struct Linkage {
  var record: RegistrationRecord?
  /// Its dependencies, in the order of its initializer's parameters and then its decorators'.
  var dependencies: [AnyInstanceFactory] = []
  /// The types of its caller arguments, if its own registration declares them.
  var declared: [Any.Type] = []
  /// `true` if a dependency has the lifetime graph.
  var needsCall = false
  /// The length of the longest chain of registrations below it, itself included.
  var depth = 0

  init() {}

  /// The linkage of a composed type, which passes on the needs of its parts.
  init(standingFor factories: [AnyInstanceFactory]) {
    for factory in factories {
      needsCall = needsCall || factory.needsCall
      depth = max(depth, factory.depth)
    }
  }
}

extension DependencyReader {
  /// The linkage, once all dependencies have been read.
  @usableFromInline var linkage: Linkage {
    var linkage = Linkage(standingFor: factories)
    linkage.record = record
    linkage.dependencies = factories
    if record.kind.isMaking, !record.takesNoCall, let options {
      linkage.declared = options.arguments.map(\.type)
    }
    linkage.depth += record.kind == .argument ? 0 : 1 + Int(blueprint.decoration(of: slot))
    if record.lifetime.isKept || record.kind == .value {
      linkage.needsCall = false
    } else if blueprint.lookup.hasGraphs, record.kind == .closure || options?.isCompleted == true {
      linkage.needsCall = true
    }
    return linkage
  }
}
