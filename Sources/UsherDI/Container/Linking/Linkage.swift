/// What a factory knows of its registration, and of what that depends on.
struct Linkage {
  /// The registration, for errors.
  var record: RegistrationRecord?
  /// What it depends on, in the order of its initializer's parameters and then of its decorators'.
  var dependencies: [AnyInstanceFactory] = []
  /// The types of what its caller gives, where it is the one that declares them.
  var declared: [Any.Type] = []
  /// Whether something on the way is kept for the time of one resolve call.
  var needsCall = false
  /// The length of the longest chain of registrations below it, itself included.
  var depth = 0

  init() {}

  /// That of what stands for registrations, and passes on what they need.
  init(standingFor factories: [AnyInstanceFactory]) {
    needsCall = factories.contains(where: \.needsCall)
    depth = factories.map(\.depth).max() ?? 0
  }
}

extension DependencyReader {
  /// What the factory knows, once everything that it needs has been read.
  var linkage: Linkage {
    var linkage = Linkage(standingFor: factories)
    (linkage.record, linkage.dependencies) = (record, factories)
    if record.kind.isMaking, !record.takesNoCall, let options {
      linkage.declared = options.arguments.map(\.type)
    }
    linkage.depth += record.kind == .argument ? 0 : 1
    if record.lifetime.isKept || record.kind == .value {
      linkage.needsCall = false
    } else if record.kind == .closure && blueprint.hasGraphs {
      linkage.needsCall = true
    }
    return linkage
  }
}
