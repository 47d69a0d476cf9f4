import Usher

/// What a container knows of its registrations, for messages.
struct Catalog: Sendable {
  /// What is registered there, and then what is registered above.
  let levels: [[Record]]
  let inChildren: [Key: Record]

  var records: [Record] { Array(levels.joined()) }
}

/// What else is registered that somebody who asked in vain may have meant.
struct NearMisses: Sendable {
  private let service: Any.Type
  private let name: Name?
  private let catalog: Catalog

  init(_ service: Any.Type, named name: Name?, in catalog: Catalog) {
    self.service = service
    self.name = name
    self.catalog = catalog
  }

  /// What was asked for.
  var key: Key { Key(type: ObjectIdentifier(service), name: name) }

  /// One sentence for each way to mend it, the likeliest first.
  var remedies: [String] {
    names + unwrapped + inChildren + similar + [registering]
  }

  private var registering: String {
    if let router = service as? any RouterForm.Type {
      return "Register the coordinator whose routes are \(TypeName.of(router.route))."
    }
    return "Register it: registrar.register(\(initializer)) in an assembly of this container."
  }

  private var initializer: String {
    let text = TypeName.of(service)
    return TypeName.isProtocol(service) ? "X.init, as: (\(text)).self" : "\(text).init"
  }

  /// The same type under another name, or under none.
  private var names: [String] {
    catalog.records.lazy
      .filter { $0.service == service && $0.name != name && $0.kind != .argument }
      .prefix(3).map { record in
        let other =
          record.name.map { "named \($0.description.debugDescription)" } ?? "without a name"
        return "It is registered \(other), at \(record.site): ask for that one."
      }
  }

  /// The type inside an optional or array, or around this one.
  private var unwrapped: [String] {
    let form = (service as? any DependencyForm.Type)?.element
    return catalog.records.lazy.filter { record in
      record.service == form || (record.service as? any DependencyForm.Type)?.element == service
    }.prefix(2).map { "\($0.description) is registered, at \($0.site): ask for that type." }
  }

  private var inChildren: [String] {
    guard let record = catalog.inChildren[key]
    else { return [] }
    return ["It is registered in a child only, at \(record.site): ask that child."]
  }

  /// Types whose name holds this one's name, or the other way round: a protocol and what fulfils it.
  private var similar: [String] {
    let text = String(describing: service)
    var seen: Set<ObjectIdentifier> = [key.type]
    return catalog.records.filter { record in
      let type = ObjectIdentifier(record.service)
      guard record.kind != .argument, seen.insert(type).inserted else { return false }
      let other = String(describing: record.service)
      return other.hasSuffix(text) || text.hasSuffix(other)
    }.prefix(3).map { "\($0.description) is registered, at \($0.site): did you mean that?" }
  }
}
