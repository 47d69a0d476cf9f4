import Usher

extension ContainerError.Problem {
  /// The last of the records needs it; those before need one another on the way there.
  static func missing(
    _ type: Any.Type, named name: Name?, on way: [RegistrationRecord], _ catalog: NearMisses.Catalog
  ) -> Self {
    let element = TypeName.innermost(of: type)
    let text = TypeName.of(element, named: name)
    let isWrapping = way.last?.kind == .decorator
    let user = (isWrapping ? "the decorator of " : "") + (way.last?.description ?? "?")
    let route = way.count > 1 ? ": \(way.way) → \(text)." : "."
    return Self(
      .missing, "\(text) is not registered, and \(user) needs it\(route)", at: way, [],
      service: text,
      nearMisses: NearMisses(service: element, name: name, catalog: catalog, dependents: way))
  }

  /// Initializers that need one another, or one that needs itself, as its decorator may.
  static func cycle(_ records: [RegistrationRecord], by decorator: RegistrationRecord?) -> Self {
    let (first, code) = (records[0], TypeName.code(records[0].service))
    guard records.count > 2 else {
      let remedies =
        decorator == nil
        ? [
          "To wrap the registered one, decorate it: decorate(\(code)) { … }.",
          "To take another one, name it: taking(\(code), named: …).",
        ] : ["Take the one that the decorator wraps as its first parameter, and no other."]
      return Self(
        .cycle, "\(first.description) needs itself to be made.", at: [decorator ?? first], remedies)
    }
    return Self(
      .cycle, "These initializers need one another: \(records.way).", at: records.dropLast(),
      [
        "Take one of them as Lazy or Provider, and use it after the initializers have run.",
        "Or set it in onCreate, once both exist.",
      ])
  }

  static func tooDeep(_ records: [RegistrationRecord]) -> Self {
    Self(
      .tooDeep,
      "A chain of more than \(RegistrationRecord.chainLimit) registrations begins at \(records[0].description): "
        + "\(records.way).", at: records,
      ["Take one of them as Lazy or Provider, and use it after the initializers have run."])
  }

  static func assemblies(_ one: Any, _ other: Any) -> Self {
    let type = TypeName.of(Swift.type(of: one))
    return Self(
      .ambiguousAssembly,
      "Two assemblies are not known to be equal, and nothing tells them apart: \(one) and \(other).",
      at: [],
      [
        "Make \(type) Hashable, so that each value is assembled, or give it an id.",
        "Or include the same one everywhere.",
      ], service: type)
  }

  static func duplicate(_ first: RegistrationRecord, _ second: RegistrationRecord) -> Self {
    let isKey = first.service is any KeyedForm.Type
    if second.kind == .alias, second.service == second.needs { return aliasOfItself(first, second) }
    return Self(
      .duplicate, "\(first.description) is registered twice.", at: [first, second],
      [
        isKey ? "Remove one of them." : "Remove one of them, or tell them apart with named:.",
        "To replace one on purpose: registrar.overriding.register(…).",
        "To use one only as a fallback: registrar.fallback.register(…).",
      ])
  }

  static func rivals(
    _ first: RegistrationRecord, _ second: RegistrationRecord, _ mode: RegistrationMode,
    isChild: Bool
  ) -> Self {
    let kind =
      mode == .answering ? "answers" : mode == .fallback ? "fallbacks" : "overrides"
    let other = "Or override both where the container is made: Container(…) { $0.register(…) }."
    return Self(
      .duplicate, "\(first.description) has two \(kind).", at: [first, second],
      ["Remove one of them."] + (mode == .answering || isChild ? [] : [other]))
  }

  static func replacesNothing(_ record: RegistrationRecord, _ mode: RegistrationMode) -> Self {
    let key = record.description
    guard mode != .answering else {
      return Self(
        .overridesNothing, "\(key) is answered, and no assembly needs or registers it.",
        at: [record],
        [
          "Declare it in the assembly that starts it: registrar.needs(\(key).self).",
          "Or remove the answer.",
        ])
    }
    return Self(
      .overridesNothing,
      "\(key) overrides a registration that does not exist.", at: [record],
      [
        "Spell the service as the registration that it replaces does, with as: and named:.",
        "Or register it in an assembly beside the others, such as one of the test's own.",
      ])
  }

  static func captive(_ records: [RegistrationRecord]) -> Self {
    let (first, last) = (records[0], records[records.count - 1])
    let life = last.kind == .argument ? "an argument" : "an instance that is \(last.lifetime)"
    let keeper = "\(first.description) is \(first.lifetime)"
    return Self(
      .captive, "\(keeper) and would hold \(life): \(records.way).", at: records,
      [
        "Give \(first.description) the shorter lifetime as well.",
        "Or hand \(last.description) over with each call, instead of keeping it.",
      ])
  }

  static func unopenedScope(_ record: RegistrationRecord, _ scope: Any.Type) -> Self {
    let name = TypeName.of(scope)
    return Self(
      .unopenedScope,
      "\(record.description) belongs to the scope of \(name), which nothing opens.", at: [record],
      [
        scope is Coordinator.Type
          ? "Register \(name), which opens its scope when it starts."
          : "Correct the tag, where another one is opened.",
        "Or declare that it is opened elsewhere: registrar.opens(\(name).self).",
      ])
  }
}
