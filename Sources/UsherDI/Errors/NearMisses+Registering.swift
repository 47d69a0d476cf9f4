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
    guard !isValue else { return givingValue(named) }
    let call = "registrar.register(\(initializer)\(named))"
    let user = dependents.last?.service
    let isShown = user is any Screen.Type || user is any ScreenConvertible.Type
    return ["Register it: \(call) in an assembly of this container."]
      + (isShown || user is Coordinator.Type ? takingFromCaller : [])
  }

  /// A value may be meant as an argument of a call, unless something on the path is kept.
  private var takingFromCaller: [String] {
    guard let user = dependents.last, user.kind == .initializer || user.kind == .closure,
      !user.isContribution, dependents.allSatisfy({ !$0.lifetime.isKept }), keysOnTheWay.isEmpty,
      name == nil, !TypeName.isProtocol(service)
    else { return [] }
    return [
      "Or take it from the caller: arguments: \(TypeName.code(service)) where \(user.description) is registered."
    ]
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
  private var isValue: Bool {
    if TypeName.isUnnamed(service) { return true }
    let text = String(reflecting: service)
    return !(service is AnyClass) && !TypeName.isProtocol(service)
      && (text.hasPrefix("Swift.") || text.hasPrefix("Foundation."))
  }

  private func givingValue(_ named: String) -> [String] {
    let call = "registrar.register(value: …, as: \(TypeName.code(service))\(named))."
    guard let user = dependents.last else { return ["Register a value: \(call)"] }
    let isOpen = TypeName.isProtocol(user.service) || user.service is any KeyedForm.Type
    let type = isOpen || user.kind == .decorator ? "X" : TypeName.of(user.service)
    let made = "\(type)(\(user.kind == .decorator ? "$0, …" : "…"))"
    return [
      "A default value is not used: leave the parameter out in a closure, "
        + "{ \(user.kind == .asynchronous ? "await \(made)" : made) } in the place of \(type).init.",
      "Or register a value: \(call)",
    ] + takingFromCaller
  }

  /// The end of a flow, which only screens of flows take.
  protocol FinishForm {
    static var output: Any.Type { get }
  }
}

extension Finish: NearMisses.FinishForm {
  static var output: Any.Type { Output.self }
}
