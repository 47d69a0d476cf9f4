import Usher

extension ResolutionError {
  /// An error as it is, or as the failure of the registration that is added next.
  static func wrapping(_ error: any Error) -> ResolutionError {
    if let error = error as? ResolutionError { return error }
    return ResolutionError(
      Content(reason: .failed, service: Never.self, name: nil, underlying: error))
  }

  /// The longest path that is kept; the middle of a longer one is left out.
  private static let longestPath = 12

  /// The error with one more registration at the beginning of its path, and the arguments that it
  /// declares.
  func through(
    _ record: RegistrationRecord, declaring declared: [Any.Type] = []
  ) -> ResolutionError {
    var content = content
    // A closure can pass an argument to what it resolves; an initializer has it passed on.
    content.isDeclared =
      declared.contains { $0 == content.service }
      || content.isDeclared && ([record] + content.path).contains { $0.kind == .closure }
    if content.reason == .failed && content.path.isEmpty {
      content = Content(
        reason: .failed, service: record.service, name: record.name,
        underlying: content.underlying)
    }
    let last = content.path.lastIndex { $0.key == record.key && $0.site == record.site }
    if last != nil, content.reason == .cycle { return self }
    if let last, content.reason == .tooDeep, record.kind != .closure {
      // Endless resolving is reported as the cycle that causes it.
      var cycle = Content(reason: .cycle, service: record.service, name: record.name)
      cycle.path = content.path[(last + 1)...] + [record]
      return ResolutionError(cycle)
    }
    if content.path.count == Self.longestPath {
      content.path.removeLast()
      content.elided += 1
    }
    content.path.append(record)
    return ResolutionError(content)
  }

  func at(_ site: CallSite) -> ResolutionError {
    guard content.site == nil else { return self }
    var content = content
    content.site = site
    return ResolutionError(content)
  }

  static func missing(
    _ service: Any.Type, named name: Name?, _ catalog: NearMisses.Catalog, at site: CallSite? = nil
  ) -> ResolutionError {
    ResolutionError(.missing, service, name, .missing(catalog), at: site)
  }

  static func wrongType(_ type: Any.Type, needed: Any.Type) -> ResolutionError {
    ResolutionError(.wrongType, type, nil, .scope(needed))
  }
}
