import Usher

extension ContainerError.Problem {
  static func void(_ record: RegistrationRecord, _ what: String) -> Self {
    Self(
      .lifetime, "\(what) is declared for \(record.description), which no container keeps.",
      at: [record],
      [
        record.isCoordinator
          ? "Do it in the coordinator's didStart or didFinish, or remove the declaration."
          : "Register it with lifetime: .shared or .scoped(to:), or remove the declaration."
      ])
  }

  static func keptCoordinator(_ record: RegistrationRecord) -> Self {
    Self(
      .lifetime,
      "\(record.description) is a coordinator and is \(record.lifetime), so it would outlive its flow, "
        + "which ends only once.", at: [record],
      ["Leave the lifetime out: each start makes a coordinator, which ends with its flow."])
  }

  static func handedIn(_ record: RegistrationRecord) -> Self {
    Self(
      .lifetime,
      "A callback after creation is declared for \(record.description), which is registered as a value.",
      at: [record], ["Set the value up before it is registered, or with configure:."])
  }

  static func unkept(_ record: RegistrationRecord) -> Self {
    Self(
      .lifetime,
      "\(record.description) is made asynchronously and is \(record.lifetime), so no container would "
        + "keep it until it is resolved.", at: [record],
      [
        "Register it with lifetime: .shared, .weak or .scoped(to:).",
        "Or register what makes it, and await that where it is needed.",
      ])
  }

  static func weakValue(_ record: RegistrationRecord) -> Self {
    Self(
      .lifetime, "\(record.description) is weak, and only an object can be held weakly.",
      at: [record], ["Register it with another lifetime, or make it a class."])
  }

  static func unawaitableEnd(_ record: RegistrationRecord, of scope: Any.Type) -> Self {
    Self(
      .lifetime,
      "An onClose is declared for \(record.description), and the scope of \(TypeName.of(scope)) "
        + "ends without waiting.", at: [record],
      [
        "Use onEnd, and start a task there.",
        "Or keep it in a container that is closed with await close().",
      ])
  }

  static func failed(_ error: ResolutionError, _ record: RegistrationRecord) -> Self {
    if error.reason == .missingArgument, error.path.count == 1, !error.isOfKey {
      let sample = record.service is any KeyedForm.Type ? "\(record.description)(…)" : "…"
      return Self(
        .failed, "\(record.description) takes \(error.service), of which there is no sample.",
        at: [record], ["Give one: verify(\(sample))."], underlying: error)
    }
    // A failure of the registration itself adds nothing to the thrown error.
    let isOwn = error.reason == .failed && error.path.count == 1
    let headline =
      isOwn ? error.headline : "\(record.description) could not be made:\n\(error)"
    return Self(
      .failed, headline, at: [record], ["Fix the error, or make the instance later."],
      underlying: error)
  }

  static var ended: Self {
    Self(
      .failed, "A container that has ended cannot be verified.", at: [],
      ["Verify it before it ends."], service: "Container")
  }

  static func failedEnd(_ record: RegistrationRecord, _ error: any Error) -> Self {
    Self(
      .failedEnd, "A callback at the end of \(record.description) threw: \(error).",
      at: [record], ["Handle the error in the callback; it has ended regardless."],
      underlying: error)
  }

  static func unawaitedEnd(_ records: [RegistrationRecord], isGivenUp: Bool) -> Self {
    let names = records.elided(\.description).joined(separator: ", ")
    let (end, remedy) =
      isGivenUp
      ? (
        "A failed resolve call gave up what it had made,",
        "Fix what failed: the caller of resolve has received the error."
      ) : ("A container was ended", "Use await container.close() instead of end().")
    return Self(
      .unawaitedEnd, "\(end) without waiting for the onClose of \(names).", at: records, [remedy])
  }

  static func late(_ record: RegistrationRecord) -> Self {
    Self(
      .late,
      "\(record.description) was registered or changed after its container was made.",
      at: [record],
      [
        "Register it while the assemblies are assembled.",
        "Or in a child: container.makeChild { $0.register(…) }.",
      ])
  }
}
