import Usher

/// Declarations without effect, or with a misleading one.
extension ContainerError.Problem {
  static func unusedArgument(_ type: Any.Type, _ record: RegistrationRecord) -> Self {
    let name = TypeName.of(type)
    if record.service is any KeyedForm.Type { return .unusedProperty(name, record) }
    let remedies =
      record.lifetime.isKept
      ? [
        "Make it transient: what is \(record.lifetime) takes the registered \(name).",
        "Or remove it from arguments:, to take that.",
      ] : ["Remove it from arguments:, or spell its type as the initializer does."]
    return Self(
      .unusedArgument,
      "\(record.description) declares the argument \(name), which nothing takes.", at: [record],
      remedies)
  }

  static func repeatedArgument(_ type: Any.Type, _ record: RegistrationRecord) -> Self {
    let name = TypeName.of(type)
    if record.service is any KeyedForm.Type { return .repeatedProperty(name, record) }
    return Self(
      .unusedArgument,
      "\(record.description) declares the argument \(name) twice, but takes at most one of each type.",
      at: [record], ["Give each of them a type of its own, or pass them together in one."])
  }

  /// A closure over a resolver that does not declare the types of its other parameters.
  static func undeclared(
    _ types: [Any.Type], _ declared: [Any.Type], _ record: RegistrationRecord
  ) -> Self {
    let undeclared = types.filter { type in !declared.contains { $0 == type } }
    let leaving = "Leave the resolver out, and take what it resolves as parameters."
    let mayTakeOne = record.kind == .initializer && !record.isContribution
    let arguments = types.map(TypeName.code).joined(separator: ", ")
    guard !undeclared.isEmpty, mayTakeOne else {
      let trailing =
        types.isEmpty
        ? "Or register a closure behind the parentheses: register(as: \(TypeName.code(record.service))) { r in … }."
        : "Or write the closure behind the parentheses: register(arguments: \(arguments)) { resolver, … in … }."
      return Self(
        .missing, "\(record.description) takes a Resolver, which it does not receive here.",
        at: [record], mayTakeOne ? [leaving, trailing] : [leaving])
    }
    let names = undeclared.map { TypeName.of($0) }.joined(separator: ", ")
    return Self(
      .missing,
      "\(record.description) takes a Resolver and parameters that are not declared as arguments: "
        + "\(names).", at: [record],
      [
        "Declare them, for callers to pass: register(arguments: \(arguments)) { resolver, … in … }.",
        leaving,
      ])
  }

  /// A registration whose type Swift took from its own `alsoAs`.
  static func aliasOfItself(
    _ registration: RegistrationRecord, _ alias: RegistrationRecord
  ) -> Self {
    let code = TypeName.code(alias.service)
    return Self(
      .duplicate, "\(alias.description) is registered as \(code) once more.",
      at: [registration, alias],
      [
        "State the type that is made, which Swift has taken from alsoAs: register(as: …).",
        "Or leave alsoAs(\(code)) out.",
      ])
  }

  static func unusedName(
    _ renaming: (type: Any.Type, name: Name), _ record: RegistrationRecord
  ) -> Self {
    let needed = TypeName.of(renaming.type, named: renaming.name)
    return Self(
      .unusedName, "\(record.description) takes \(needed), but has no parameter of that type.",
      at: [record],
      [
        "Spell the type in taking(_:named:) as the initializer does.",
        "A closure asks for a name itself: resolver.resolve(X.self, named: \"x\").",
      ])
  }

  static func repeatedName(
    _ renaming: (type: Any.Type, name: Name), _ other: Name?, _ record: RegistrationRecord
  ) -> Self {
    let needed = TypeName.of(renaming.type, named: renaming.name)
    let chosen = TypeName.of(renaming.type, named: other)
    return Self(
      .unusedName,
      "\(record.description) takes \(needed) and \(chosen), but one name counts for all parameters "
        + "of a type.", at: [record],
      [
        "Remove one of them.",
        "Or register a closure that asks for each: resolver.resolve(X.self, named: \"x\").",
      ])
  }

  /// A generic initializer that was taken for a closure over a resolver.
  static func inferredOfResolver(_ record: RegistrationRecord) -> Self {
    Self(
      .missing,
      "\(record.description) is made of a Resolver, which its generic initializer was taken to need.",
      at: [record], ["Write the type where it is registered: X<Y>.init, or as: X<Y>.self."])
  }

  static func decoratesNothing(_ record: RegistrationRecord) -> Self {
    Self(
      .decoratesNothing,
      "\(record.description) is decorated, but it is not registered here.", at: [record],
      [
        record.service is any LayoutItem.Type
          ? "Decorate what its screen or its coordinator takes: a key is no service."
          : "Spell the service as its registration does, with named: if it has a name."
      ])
  }

  static func clearsNothing(_ record: RegistrationRecord) -> Self {
    Self(
      .overridesNothing,
      "There are no contributions to \(record.description) to clear.",
      at: [record],
      ["Spell the service as contribute(_:to:) does, with named: if they have a name."])
  }

  static func hidesContributions(_ record: RegistrationRecord, _ hidden: [RegistrationRecord])
    -> Self
  {
    Self(
      .duplicate,
      "\(record.description) is registered, which hides what is contributed to "
        + "\(hidden[0].description).", at: [record] + hidden,
      [
        "Remove one or the other.",
        "Or contribute what the registered one holds: registrar.contribute(value: …).",
      ])
  }
}
