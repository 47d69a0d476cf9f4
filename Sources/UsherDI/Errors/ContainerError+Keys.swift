import Usher

/// Unregistered keys, and keys that omit a value their screen or flow takes.
extension ContainerError.Problem {
  static func giving(from key: Any.Type) -> String {
    let name = TypeName.of(key)
    return "If \(name) has it, give it from there: register(…, for: \(name).self, giving: \\.…)."
  }

  static func unusedProperty(_ name: String, _ record: RegistrationRecord) -> Self {
    Self(
      .unusedArgument, "\(record.description) gives \(name), which nothing takes.", at: [record],
      ["Remove it from giving:, or spell its type as the initializer does."])
  }

  static func repeatedProperty(_ name: String, _ record: RegistrationRecord) -> Self {
    indistinct("two properties of type \(name), which are told apart by type", record)
  }

  static func propertyTakenTwice(_ name: String, _ record: RegistrationRecord) -> Self {
    indistinct(
      "one \(name), and what shows it takes two, which would be the same value", record)
  }

  private static func indistinct(_ given: String, _ record: RegistrationRecord) -> Self {
    let key = record.description
    return Self(
      .unusedArgument, "\(key) gives \(given).", at: [record],
      [
        "Take the key whole: register({ (key: \(key)) in X(…) }, for: \(key).self).",
        "Or give each of them a type of its own.",
      ])
  }

  static func unmetNeed(_ record: RegistrationRecord, of assembly: Any.Type?) -> Self {
    let (key, user) = (record.description, assembly.map { TypeName.of($0) })
    let isFlow = (record.service as? any KeyedForm.Type)?.key is any FlowKey.Type
    let test = "TestStage(…) { $0.answer(\(key).self) { _ in … } }"
    return Self(
      .missing, "\(user ?? "The container") needs \(key), and nothing is registered for it.",
      at: [record],
      [
        "Add the assembly of the module that \(isFlow ? "implements" : "shows") it: "
          + "registrar.register(…, for: \(key).self).",
        isFlow
          ? "In a test of this module alone, answer for it: \(test)."
          : "In a test of this module alone, make a TestStage of a key, which shows a placeholder.",
        "Or say that it is given: Container.check(\(user ?? "…")(), given: \(key).self).",
      ])
  }
}
