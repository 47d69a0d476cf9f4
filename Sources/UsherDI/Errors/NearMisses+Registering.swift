import Usher

/// Ways to register a missing service, or to get it from a caller.
extension NearMisses {
  /// The key on the path, which may have the value.
  var giving: [String] {
    if service is any FinishForm.Type { return [] }
    return keysOnTheWay.prefix(1).map(ContainerError.Problem.giving)
  }

  private var keysOnTheWay: [Any.Type] {
    dependents.compactMap { ($0.service as? any KeyedForm.Type)?.key }
  }

  var registering: [String] {
    if let key = service as? any KeyedForm.Type { return Self.registering(for: key.key) }
    if let router = service as? any RouterForm.Type {
      return ["Register the coordinator whose routes are \(TypeName.of(router.route))."]
    }
    let named = name.map { ", named: \($0.description.debugDescription)" } ?? ""
    if let end = service as? any FinishForm.Type, let key = keysOnTheWay.first {
      return [
        "Only flows end: make \(TypeName.of(key)) a FlowKey whose Output is \(TypeName.of(end.output))."
      ]
    }
    guard !isPlainValue else { return givingValue(named) }
    let call = "registrar.register(\(initializer)\(named))"
    return ["Register it: \(call) in an assembly of this container."] + takingFromCaller
  }

  /// A dependency of a screen, a view or a coordinator may be meant as an argument of its call.
  private var takingFromCaller: [String] {
    guard !TypeName.isProtocol(service), name == nil, let user = dependents.last,
      user.service is any Screen.Type || user.service is any ScreenConvertible.Type
        || user.service is Coordinator.Type
    else { return [] }
    return [Self.taking(service, for: user.description)]
  }

  private static func taking(_ type: Any.Type, for user: String) -> String {
    "Or take it from the caller: arguments: \(TypeName.code(type)) where \(user) is registered."
  }

  private static func registering(for key: Any.Type) -> [String] {
    let (type, isFlow) = (TypeName.of(key), key is any FlowKey.Type)
    let verb = isFlow ? "implements" : "shows"
    let elsewhere = """
      If another module implements it, write registrar.needs(\(type).self) in the assembly that starts \
      it, and $0.answer(\(type).self) { _ in … } in a test of this module alone.
      """
    return ["Register what \(verb) it: registrar.register(X.init, for: \(type).self)."]
      + (isFlow ? [elsewhere] : [])
  }

  private var initializer: String {
    TypeName.isProtocol(service)
      ? "X.init, as: \(TypeName.code(service))" : "\(TypeName.of(service)).init"
  }

  /// `true` for a type such as `Int`, which is a setting rather than a service.
  private var isPlainValue: Bool {
    let text = String(reflecting: service)
    return service == Void.self
      || !(service is AnyClass) && !TypeName.isProtocol(service)
        && (text.hasPrefix("Swift.") || text.hasPrefix("Foundation."))
  }

  private func givingValue(_ named: String) -> [String] {
    let user = dependents.last?.description ?? "X"
    let isKey = dependents.last?.service is any KeyedForm.Type
    let closure =
      isKey ? "register({ X(…) }, for: \(user).self)" : "registrar.register { _ in \(user)(…) }"
    return [
      "A default value is not used: leave the parameter out in a closure, \(closure).",
      "Or register a value: registrar.register(value: …, as: \(TypeName.of(service)).self\(named)).",
    ] + (isKey ? [] : [Self.taking(service, for: user)])
  }

  /// The end of a flow, which only screens of flows take.
  protocol FinishForm {
    static var output: Any.Type { get }
  }
}

extension Finish: NearMisses.FinishForm {
  static var output: Any.Type { Output.self }
}
