import Usher

extension ResolutionError: CustomStringConvertible, LoggableError {
  /// The failure, its source location, the path to it, and how to fix it.
  public var description: String {
    Diagnosis(headline, at: content.site, pathText, fix: remedies).description
  }

  /// The failure without its path; an error that a factory threw is redacted, since the app wrote
  /// it.
  package var logText: String {
    reason == .failed ? "\(service) could not be made: an error of the app's." : headline
  }

  var headline: String {
    switch reason {
    case .missing: "\(service) is not registered."
    case .cycle: "\(service) needs itself to be made."
    case .tooDeep: "\(service) is resolved by too many nested calls."
    case .unknownScope: "\(service) is a scope that is not declared."
    case .outOfScope: "\(service) belongs to the scope of \(otherName), which is not open here."
    case .ended where isOfContainer: "A container that has ended cannot make anything."
    case .ended: "\(service) was resolved in a container that has ended."
    case .missingArgument where isOfKey:
      "\(otherName) has a value of type \(service) and does not give it."
    case .missingArgument: "The argument \(service) was not given."
    case .extraArgument where isGivenTwice:
      "\(service) was given more than one \(otherName), and takes one."
    case .extraArgument: "\(service) was given an argument that it does not take: \(otherName)."
    case .noContainer: "\(service) was resolved by a coordinator that has no container."
    case .notReady: "\(service) is made asynchronously and is not ready yet."
    case .notAnObject:
      "\(service) is weak, and \(otherName), which was made for it, is not an object."
    case .wrongType: "\(service) was made where \(otherName) is needed."
    default: "\(service) could not be made: \(underlying.map { "\($0)" } ?? "unknown")."
    }
  }

  private var isGivenTwice: Bool {
    guard case .given(let type, let declared) = content.detail else { return false }
    return declared.contains { $0 == type }
  }

  private var pathText: [String] {
    if path.isEmpty, !isOfContainer { return [] }
    var steps = path.map { "\($0.service) (\($0.callSite))" }
    if content.elided > 0 { steps.insert("… \(content.elided) more …", at: 1) }
    if reason != .failed { steps.append(service) }
    return [steps.joined(separator: "\n  → ")]
  }

  /// `true` if a call of the container itself failed, not one for a service.
  private var isOfContainer: Bool { if case .container = content.detail { true } else { false } }

  var isOfKey: Bool { if case .property = content.detail { true } else { false } }

  /// The scope, the type that is needed, or the argument that was given.
  private var otherName: String {
    switch content.detail {
    case .scope(let type, _), .given(let type, _), .opening(let type), .later(let type),
      .property(_, let type), .kept(let type, _):
      TypeName.of(type)
    case .none, .missing, .known, .container: "?"
    }
  }

  private var remedies: [String] {
    switch content.detail {
    case .missing(let catalog):
      return NearMisses(
        service: content.service, name: content.name, catalog: catalog,
        dependents: content.path.reversed()
      ).remedies
    case .given(let given, let declared):
      let list = declared.map { TypeName.of($0) }.joined(separator: ", ")
      return [
        declared.isEmpty
          ? content.service is any ScopeTag.Type
            ? "It takes none; declare it where the scope is opened: opens(\(service).self, arguments: \(TypeName.code(given)))."
            : "It takes none; where it is made for each call, declare arguments: \(TypeName.code(given))."
          : "It takes \(list), by their declared types."
      ]
    case .known(let scopes):
      return NearMisses.Spelling(content.service).nearest(scopes) { $0 }.map {
        "\(TypeName.of($0)) is declared: did you mean that?"
      } + ["Declare it in an assembly: registrar.opens(\(service).self)."]
    case .opening:
      let call = "container.makeChild(\(otherName).self, value)."
      if content.path.isEmpty { return ["Open the scope with it: \(call)"] }
      return content.isDeclared
        ? [passing, "Or resolve it in a child that is given it: \(call)"]
        : ["Resolve it in a child that is given it: \(call)"]
    case .kept(_, let scope):
      return [
        "It is kept in the scope of \(TypeName.of(scope)): give the value to whoever opens that."
      ]
    case .later:
      return ["Resolve a Provider without it, and pass it with each call: provider(argument)."]
    case .property(let property, _):
      return [
        "Give it: register(…, for: \(otherName).self, giving: \\.\(property)).",
        "Or, if another \(service) is meant, take the key whole: { (key: \(otherName), …) in X(…) }.",
      ]
    case .scope where reason == .outOfScope && keeper != nil:
      return ["\(keeper?.description ?? "?") is kept in a scope: open that inside \(otherName)."]
    case .scope(let scope, let takesValues) where reason == .outOfScope:
      let call = "container.makeChild(\(otherName).self\(takesValues ? ", value" : ""))"
      return scope is Coordinator.Type
        ? ["Resolve it below \(otherName), from that coordinator's own scope."]
        : ["Resolve it in a child that opens it: \(call)."]
    case .none, .scope, .container: return plainRemedies
    }
  }

  private var keeper: RegistrationRecord? { content.path.first { $0.lifetime.scope != nil } }

  private var passing: String {
    "Pass it where the service is resolved, after the type: resolve(X.self, argument)."
  }

  private var plainRemedies: [String] {
    switch reason {
    case .cycle where content.path.count == 1:
      ["In a callback, use the instance it is handed.", "Or resolve another one, by its name."]
    case .cycle, .tooDeep:
      ["Take one of them as Lazy or Provider, and use it after the initializers have run."]
    case .ended: ["Cancel late work when its coordinator finishes, in didFinish."]
    case .missingArgument:
      [
        content.isDeclared
          ? passing : "Register it in a child: container.makeChild { $0.register(value: …) }.",
        "Or pass it to the coordinator that opens the scope, for everything made there.",
      ]
    case .notReady:
      [
        "Await it first: await container.resolved(\(TypeName.code(content.service))), or warmUp() at start."
      ]
    case .noContainer:
      ["Give the director one: SceneDirector(X.self, in: container, host: host)."]
    case .notAnObject: ["Register it with another lifetime, or make \(otherName) a class."]
    case .wrongType: ["Ask for a type that is \(otherName), or register it as one."]
    default: ["Fix the error; the next resolve tries again."]
    }
  }
}
