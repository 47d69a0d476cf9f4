import Usher

extension ContainerError.Problem {
  static func missing(
    _ need: Linker.Need, by record: Record, _ users: [Record], _ catalogue: Catalogue
  ) -> Self {
    let element = (need.type as? any DependencyForm.Type)?.element ?? need.type
    let text = TypeName.of(element, named: need.name)
    return Self(
      reason: .missing, service: text, path: steps([record]),
      headline: "\(text) is not registered, and \(record.description) needs it.",
      remedies: NearMisses(element, named: need.name, in: catalogue).remedies)
  }

  static func cycle(_ records: [Record]) -> Self {
    let path = records.map(\.description).joined(separator: " → ")
    return Self(
      reason: .cycle, service: records[0].description, path: steps(records.dropLast()),
      headline: "These initialisers need one another: \(path).",
      remedies: [
        "Take one of them as Lazy or Provider, and ask for it after the initialisers have run.",
        "Or hand it over in onCreate, once both are there.",
      ])
  }

  static func duplicate(_ first: Record, _ second: Record) -> Self {
    Self(
      reason: .duplicate, service: first.description, path: steps([first, second]),
      headline: "\(first.description) is registered twice.",
      remedies: [
        "Remove one of them, or tell them apart with named:.",
        "To replace one on purpose: registrar.overriding.register(…).",
        "To let one yield to others: registrar.fallback.register(…).",
      ])
  }

  static func overridesNothing(_ record: Record, _ catalogue: Catalogue) -> Self {
    Self(
      reason: .overridesNothing, service: record.description, path: steps([record]),
      headline: "\(record.description) is to replace a registration, and there is none.",
      remedies: [
        "Spell the service as the registration that it replaces does, with as: and named:."
      ])
  }

  static func captive(_ records: [Record]) -> Self {
    let path = records.map(\.description).joined(separator: " → ")
    let (first, last) = (records[0], records[records.count - 1])
    let life = last.kind == .argument ? "an argument" : "\(last.lifetime)"
    let keeper = "\(first.description) is \(first.lifetime)"
    return Self(
      reason: .captive, service: first.description, path: steps(records),
      headline: "\(keeper) and would keep what is \(life): \(path).",
      remedies: [
        "Give \(first.description) the shorter lifetime as well.",
        "Or hand \(last.description) over with each call, instead of keeping it.",
      ])
  }

  static func unopenedScope(_ record: Record, _ scope: Any.Type) -> Self {
    let name = TypeName.of(scope)
    return Self(
      reason: .unopenedScope, service: record.description, path: steps([record]),
      headline: "\(record.description) belongs to the scope of \(name), which nobody opens.",
      remedies: [
        "Register \(name), which opens its scope when it starts.",
        "Or declare that somebody else opens it: registrar.opens(\(name).self).",
      ])
  }

  static func unusedArgument(_ type: Any.Type, _ record: Record) -> Self {
    let name = TypeName.of(type)
    return Self(
      reason: .unusedArgument, service: record.description, path: steps([record]),
      headline: "\(record.description) declares the argument \(name), which nothing takes.",
      remedies: ["Remove it from arguments:, or spell its type as the initialiser does."])
  }

  static func decoratesNothing(_ record: Record) -> Self {
    Self(
      reason: .decoratesNothing, service: record.description, path: steps([record]),
      headline: "\(record.description) is to be decorated, and it is not registered here.",
      remedies: ["Spell the service as its registration does, with named: where that has a name."])
  }

  static func void(_ record: Record, _ what: String) -> Self {
    Self(
      reason: .lifetime, service: record.description, path: steps([record]),
      headline: "\(what) is declared for \(record.description), which no container keeps.",
      remedies: ["Register it with lifetime: .shared or .scoped(to:), or remove the declaration."])
  }

  static func failed(_ error: ResolutionError, _ record: Record) -> Self {
    Self(
      reason: .failed, service: record.description, path: steps([record]),
      headline: "\(record.description) could not be made:\n\(error)",
      remedies: ["Mend what threw, or let the instance be made later."])
  }

  private static func steps(_ records: some Sequence<Record>) -> [ResolutionError.Step] {
    records.map(ResolutionError.Step.init)
  }
}
