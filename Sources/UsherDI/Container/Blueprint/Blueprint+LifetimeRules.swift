import Usher

extension Blueprint {
  func voidDeclarations() -> [Problem] {
    lookup.special.compactMap { index in
      let record = records[index]
      if record.isWeakValue { return .weakValue(record) }
      if record.kind == .asynchronous && !record.lifetime.isKept { return .unkept(record) }
      return recipes[index].options.flatMap { problem(record, $0) }
    }
  }

  private func problem(_ record: RegistrationRecord, _ options: RegistrationOptions) -> Problem? {
    let ends = !options.onEnd.isEmpty || !options.onClose.isEmpty
    if record.kind == .value && !options.onCreate.isEmpty { return .handedIn(record) }
    guard record.isOwned else {
      if ends { return .void(record, "An end callback") }
      return options.isEager ? .void(record, "eager()") : nil
    }
    guard !options.onClose.isEmpty, let scope = hastyScope(record) else { return nil }
    return .unawaitableEnd(record, of: scope)
  }

  /// The scope of a coordinator that an instance is kept in, which ends without waiting.
  private func hastyScope(_ record: RegistrationRecord) -> (Any.Type)? {
    let scope = record.lifetime.kind == .shared ? place.scope : record.lifetime.scope
    return scope is Coordinator.Type ? scope : nil
  }
}

extension RegistrationRecord {
  /// Whether a container keeps what is made, and ends it.
  fileprivate var isOwned: Bool {
    kind != .value && (lifetime.kind == .shared || lifetime.kind == .scoped)
  }

  /// Whether it is to be held weakly though it is no object.
  ///
  /// What stands behind a protocol is known only when it is made.
  fileprivate var isWeakValue: Bool {
    lifetime.kind == .weak && !(service is AnyClass) && !TypeName.isProtocol(service)
  }
}
