import Usher

/// The registrations of a container, for messages.
struct Catalog: Sendable {
  /// The container's own registrations, followed by those of its ancestors.
  let levels: [[RegistrationRecord]]
  let inChildren: [Key: RegistrationRecord]
  /// The screens and coordinators of keys, with the keys' registrations.
  let implementations: [(type: Any.Type, record: RegistrationRecord)]

  var records: [RegistrationRecord] { Array(levels.joined()) }
}

/// The registrations that a failed lookup may have meant.
struct NearMisses: Sendable {
  let service: Any.Type
  let name: Name?
  let catalog: Catalog
  /// The registrations on the path, which cannot be the ones meant.
  let dependents: [RegistrationRecord]

  var key: Key { Key(service, name) }

  /// One sentence for each way to fix it, the likeliest first.
  var remedies: [String] {
    keyed + names + contributed + homonyms + unwrapped + inChildren + similar + giving + registering
  }

  /// The key on the path, which may have the value.
  private var giving: [String] {
    if service is any FinishForm.Type { return [] }
    return keysOnTheWay.prefix(1).map(ContainerError.Problem.giving)
  }

  private var keysOnTheWay: [Any.Type] {
    dependents.compactMap { ($0.service as? any KeyedForm.Type)?.key }
  }

  private var registering: [String] {
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
    let text = TypeName.of(service)
    return TypeName.isProtocol(service) ? "X.init, as: (\(text)).self" : "\(text).init"
  }

  /// `true` for a type such as `Int`, which is a setting rather than a service.
  private var isPlainValue: Bool {
    let text = String(reflecting: service)
    return !(service is AnyClass) && !TypeName.isProtocol(service)
      && (text.hasPrefix("Swift.") || text.hasPrefix("Foundation."))
  }

  private func givingValue(_ named: String) -> [String] {
    let type = TypeName.of(service)
    if let key = dependents.last?.service as? any KeyedForm.Type {
      return [
        "A default value is not used: leave the parameter out in a closure, "
          + "register({ X(…) }, for: \(TypeName.of(key.key)).self).",
        "Or register a value: registrar.register(value: …, as: \(type).self\(named)).",
      ]
    }
    let user = dependents.last?.description ?? "X"
    return [
      "A default value is not used: leave the parameter out in a closure, "
        + "registrar.register { _ in \(user)(…) }.",
      "Or register a value: registrar.register(value: …, as: \(type).self\(named)).",
      Self.taking(service, for: user),
    ]
  }

  /// The same type, if it implements a key.
  private var keyed: [String] {
    catalog.implementations.filter { $0.type == service }.prefix(1).map { _, record in
      let verb = (record.service as? any KeyedForm.Type)?.key is any FlowKey.Type ? "start" : "push"
      return "It is registered for a key, at \(record.site): \(verb)(\(record.description)(…))."
    }
  }

  /// The same type, if it is contributed to a collection.
  private var contributed: [String] {
    catalog.records.lazy
      .filter { $0.isContribution && $0.service == service && $0.name == name }
      .prefix(1).map { "It is contributed, at \($0.site): ask for [\(TypeName.of(service))]." }
  }

  /// Other types of the same name.
  private var homonyms: [String] {
    let text = TypeName.of(service)
    return catalog.records.lazy
      .filter { $0.service != service && $0.kind != .argument && TypeName.of($0.service) == text }
      .prefix(2).map { record in
        "\(TypeName.full(record.service)) is registered, at \(record.site), and "
          + "\(TypeName.full(service)) was asked for: two types of one name."
      }
  }

  /// The same type under another name, or under none: the nearest.
  private var names: [String] {
    catalog.records
      .filter { $0.service == service && $0.name != name }
      .filter { $0.kind != .argument && !$0.isContribution }
      .enumerated().map { (edits: edits(to: $1), index: $0, record: $1) }
      .sorted { ($0.edits, $0.index) < ($1.edits, $1.index) }
      .prefix(3).map { _, _, record in
        let other =
          record.name.map { "named \($0.description.debugDescription)" } ?? "without a name"
        return "It is registered \(other), at \(record.site): ask for that one."
      }
  }

  /// The distance between a name and the requested one, if there is one.
  private func edits(to other: RegistrationRecord) -> Int {
    guard let name else { return 0 }
    return Spelling.edits(name.description, other.name?.description ?? "")
  }

  /// The type inside an optional or array, or around this one.
  private var unwrapped: [String] {
    let form = (service as? any DependencyForm.Type)?.element
    return catalog.records.lazy.filter { record in
      record.service == form || (record.service as? any DependencyForm.Type)?.element == service
    }.prefix(2).map { "\($0.description) is registered, at \($0.site): ask for that type." }
  }

  private var inChildren: [String] {
    guard let record = catalog.inChildren[key] else { return [] }
    return ["It is registered in a child only, at \(record.site): resolve it there."]
  }

  /// Types with a similar spelling: a typo, or a protocol and its implementation.
  private var similar: [String] {
    let text = TypeName.of(service)
    let isKey = service is any KeyedForm.Type
    let others = catalog.records.lazy.filter { record in
      record.kind != .argument && TypeName.of(record.service) != text
        && (record.service is any KeyedForm.Type) == isKey
        && !dependents.contains { $0.key == record.key }
    }
    return Spelling(service).nearest(others) { $0.service }
      .map { "\($0.description) is registered, at \($0.site): did you mean that?" }
  }
}
