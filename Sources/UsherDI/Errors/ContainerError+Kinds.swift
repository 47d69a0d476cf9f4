import Usher

/// What is wrong with registrations.
extension ContainerError.Problem {
  /// The last of the records needs it; those before need one another on the way there.
  static func missing(
    _ need: Need, on way: [RegistrationRecord], _ catalog: Catalog
  ) -> Self {
    let element = (need.type as? any DependencyForm.Type)?.element ?? need.type
    let text = TypeName.of(element, named: need.name)
    let user = way.last?.description ?? "?"
    let route = way.count > 1 ? ": \(way.way) → \(text)." : "."
    return Self(
      .missing, "\(text) is not registered, and \(user) needs it\(route)", at: way, [],
      service: text, nearMisses: NearMisses(element, named: need.name, in: catalog, for: way))
  }

  /// The first of the records that can be given an argument is not among them.
  static func ungiven(_ argument: RegistrationRecord, on way: [RegistrationRecord]) -> Self {
    let (name, first) = (argument.description, way[0].description)
    return Self(
      .missing,
      "Nobody can give the argument \(name): \((way + [argument]).way).", at: way,
      [
        "Take it where the way begins: declare arguments: \(name).self for \(first).",
        "Or take a Provider, and give it with each call.",
        "Or have it given to the coordinator or tag that opens a scope, for all that is made there.",
      ], service: name)
  }

  static func cycle(_ records: [RegistrationRecord]) -> Self {
    Self(
      .cycle, "These initializers need one another: \(records.way).", at: records.dropLast(),
      [
        "Take one of them as Lazy or Provider, and ask for it after the initializers have run.",
        "Or hand it over in onCreate, once both are there.",
      ])
  }

  static func tooDeep(_ records: [RegistrationRecord]) -> Self {
    Self(
      .tooDeep,
      "A chain of more than 1,000 registrations begins at \(records[0].description): "
        + "\(records.way).", at: records,
      ["Take one of them as Lazy or Provider, and ask for it after the initializers have run."])
  }

  static func assemblies(_ one: Any, _ other: Any) -> Self {
    let type = TypeName.of(Swift.type(of: one))
    return Self(
      .ambiguousAssembly,
      "Two assemblies differ and nothing tells them apart: \(one) and \(other).",
      at: [],
      [
        "Make \(type) Hashable, so that each value is assembled, or give it an id.",
        "Or include the same one everywhere.",
      ], service: type)
  }

  static func duplicate(_ first: RegistrationRecord, _ second: RegistrationRecord) -> Self {
    Self(
      .duplicate, "\(first.description) is registered twice.", at: [first, second],
      [
        "Remove one of them, or tell them apart with named:.",
        "To replace one on purpose: registrar.overriding.register(…).",
        "To let one yield to others: registrar.fallback.register(…).",
      ])
  }

  static func overridesNothing(_ record: RegistrationRecord) -> Self {
    Self(
      .overridesNothing,
      "\(record.description) is to replace a registration, and there is none.", at: [record],
      ["Spell the service as the registration that it replaces does, with as: and named:."])
  }

  static func captive(_ records: [RegistrationRecord]) -> Self {
    let (first, last) = (records[0], records[records.count - 1])
    let life = last.kind == .argument ? "an argument" : "\(last.lifetime)"
    let keeper = "\(first.description) is \(first.lifetime)"
    return Self(
      .captive, "\(keeper) and would keep what is \(life): \(records.way).", at: records,
      [
        "Give \(first.description) the shorter lifetime as well.",
        "Or hand \(last.description) over with each call, instead of keeping it.",
      ])
  }

  static func unopenedScope(_ record: RegistrationRecord, _ scope: Any.Type) -> Self {
    let name = TypeName.of(scope)
    return Self(
      .unopenedScope,
      "\(record.description) belongs to the scope of \(name), which nobody opens.", at: [record],
      [
        scope is Coordinator.Type
          ? "Register \(name), which opens its scope when it starts."
          : "Correct the tag, where another one is opened.",
        "Or declare that somebody else opens it: registrar.opens(\(name).self).",
      ])
  }

  static func unusedArgument(_ type: Any.Type, _ record: RegistrationRecord) -> Self {
    let name = TypeName.of(type)
    return Self(
      .unusedArgument,
      "\(record.description) declares the argument \(name), which nothing takes.", at: [record],
      ["Remove it from arguments:, or spell its type as the initializer does."])
  }

  static func repeatedArgument(_ type: Any.Type, _ record: RegistrationRecord) -> Self {
    let name = TypeName.of(type)
    return Self(
      .unusedArgument,
      "\(record.description) declares the argument \(name) twice, and one of a type is all it can take.",
      at: [record], ["Give each of them a type of its own, or hand them over together in one."])
  }

  static func unusedName(_ renaming: NamedDependency, _ record: RegistrationRecord) -> Self {
    let needed = TypeName.of(renaming.type, named: renaming.name)
    return Self(
      .unusedName, "\(record.description) is to take \(needed), and takes no such type.",
      at: [record],
      [
        "Spell the type in taking(_:named:) as the initializer does.",
        "A closure asks for a name itself: resolver.resolve(X.self, named: \"x\").",
      ])
  }

  static func decoratesNothing(_ record: RegistrationRecord) -> Self {
    Self(
      .decoratesNothing,
      "\(record.description) is to be decorated, and it is not registered here.", at: [record],
      ["Spell the service as its registration does, with named: where that has a name."])
  }
}
