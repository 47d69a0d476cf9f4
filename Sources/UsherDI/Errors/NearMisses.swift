import Usher

/// The registrations that a failed lookup may have meant.
struct NearMisses: Sendable {
  let service: Any.Type
  let name: Name?
  let catalog: Catalog
  /// The registrations on the path, which cannot be the ones meant.
  let dependents: [RegistrationRecord]

  /// The registrations of a container, for messages.
  struct Catalog: Sendable {
    /// The container's own registrations, followed by those of its ancestors.
    let records: [RegistrationRecord]
    let inChildren: [Key: RegistrationRecord]
    /// The screens and coordinators of keys, with the keys' registrations.
    let implementations: [(type: Any.Type, record: RegistrationRecord)]
  }

  /// One sentence for each way to fix it, the likeliest first.
  var remedies: [String] {
    keyed + names + contributed + homonyms + unwrapped + inChildren + similar + giving
      + registering
  }

  /// The same type, if it implements a key.
  private var keyed: [String] {
    catalog.implementations.filter { $0.type == service }.prefix(1).map { _, record in
      let verb = (record.service as? any KeyedForm.Type)?.key is any FlowKey.Type ? "start" : "push"
      return "It is registered for a key, at \(record.site): \(verb)(\(record.description)(…))."
    }
  }

  /// The same type, if it is contributed to a collection, or a coordinator that is a value.
  private var contributed: [String] {
    catalog.records.lazy
      .filter { $0.service == service && $0.name == name }
      .filter { $0.isContribution || $0.kind == .value }
      .prefix(1).map { record in
        record.isContribution
          ? "It is contributed, at \(record.site): ask for [\(TypeName.of(service))]."
          : "It is registered as a value, at \(record.site): start that with start(child: …), "
            + "or register its initializer in its place."
      }
  }

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
    let text = [Unicode.Scalar](name.description.unicodeScalars)
    return text.edits(to: Array((other.name?.description ?? "").unicodeScalars))
  }

  /// The type inside an optional or array, or around this one.
  private var unwrapped: [String] {
    let form = (service as? any DependencyForm.Type)?.element
    return catalog.records.lazy.filter { record in
      record.service == form || (record.service as? any DependencyForm.Type)?.element == service
    }.prefix(2).map { "\($0.description) is registered, at \($0.site): ask for that type." }
  }

  private var inChildren: [String] {
    guard let record = catalog.inChildren[Key(service, name)] else { return [] }
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
