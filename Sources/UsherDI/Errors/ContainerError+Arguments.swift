/// Arguments that cannot arrive.
extension ContainerError.Problem {
  /// An argument of what begins a path, although a registration on the way may declare it.
  static func ungiven(
    _ argument: RegistrationRecord, on way: [RegistrationRecord], _ declaring: RegistrationRecord?,
    isLate: Bool
  ) -> Self {
    let (name, first, kept) = (argument.description, way[0], way.last(where: \.takesNoCall))
    let key = first.service as? any KeyedForm.Type
    if let key, declaring == nil, !isLate { return .ungiven(argument, on: way, by: key.key) }
    let declared = "arguments: \(TypeName.code(argument.service))"
    let taking: String? =
      if let kept {
        isLate
          ? nil
          : "Make \(kept.description) transient, with \(declared): what is kept takes none of a call."
      } else if let declaring {
        "\(declaring.description) \(key == nil ? "declares" : "gives") it, but a Lazy begins a call without arguments: take the instance itself."
      } else if isLate {
        "Take the instance itself in the place of the Lazy, with \(key == nil ? declared : "giving: \\.…") for \(first.description)."
      } else { "Take it where the path begins: declare \(declared) for \(first.description)." }
    return Self(
      .missing, "No caller can give the argument \(name): \((way + [argument]).way).", at: way,
      [
        taking, "\(taking == nil ? "Take" : "Or take") a Provider, and give it with each call.",
        "Or give it to the coordinator or tag that opens a scope, for everything made there.",
      ].compactMap(\.self), service: name)
  }

  /// The key's screen or flow takes a value that the key does not give.
  static func ungiven(
    _ argument: RegistrationRecord, on way: [RegistrationRecord], by key: Any.Type
  ) -> Self {
    let name = argument.description
    return Self(
      .missing, "\(TypeName.of(key)) does not give \(name): \((way + [argument]).way).", at: way,
      [
        giving(from: key),
        "Or register \(name), for everything in the container.",
      ], service: name)
  }
}
