extension ContainerError {
  /// A problem with a registration, or with the end of an instance.
  public struct Problem: Sendable, CustomStringConvertible {
    /// The kind of problem.
    public let reason: Reason
    /// The name of the service, as messages show it.
    public let service: String
    /// The registrations involved, each with its source location.
    public let path: [ResolutionError.Step]
    /// The error that a factory or a callback threw, if any.
    public let underlying: (any Error)?
    private let headline: String
    private let remedies: [String]
    /// What may have been meant; looked for when it is printed, since that takes time.
    private let nearMisses: NearMisses?

    init(
      _ reason: Reason, _ headline: String, at records: [RegistrationRecord], _ remedies: [String],
      service: String? = nil, underlying: (any Error)? = nil, nearMisses: NearMisses? = nil
    ) {
      self.reason = reason
      self.service = service ?? records.first?.description ?? "?"
      self.headline = headline
      self.remedies = remedies
      self.underlying = underlying
      self.nearMisses = nearMisses
      path = records.map(ResolutionError.Step.init)
    }

    /// The problem, its source locations, and how to fix it.
    public var description: String {
      var known: [Key: [String]] = [:]
      return text(&known)
    }

    /// The description, with the near misses of what other problems have asked for already.
    func text(_ known: inout [Key: [String]]) -> String {
      let places = Elision(path).texts {
        "  at \($0.callSite)  \($0.service)"
      } elided: {
        "  \($0)"
      }
      let misses = nearMisses.map { known[$0.key] ?? $0.remedies } ?? []
      if let nearMisses { known[nearMisses.key] = misses }
      let fixes = (misses + remedies).map { "  • \($0)" }
      return ([headline] + places + fixes).joined(separator: "\n")
    }
  }
}

/// The beginning and the end of what is too long to be read whole.
struct Elision<Element> {
  private static var longest: Int { 12 }

  private let head: ArraySlice<Element>
  private let tail: ArraySlice<Element>
  private let count: Int

  init(_ all: [Element]) {
    let isLong = all.count > Self.longest
    head = isLong ? all.prefix(Self.longest / 2) : all[...]
    tail = isLong ? all.suffix(Self.longest / 2) : []
    count = all.count - head.count - tail.count
  }

  /// A text for each that is left, and one for those that are left out.
  func texts(_ text: (Element) -> String, elided: (String) -> String = { $0 }) -> [String] {
    head.map(text) + (count > 0 ? [elided("… \(count) more …")] : []) + tail.map(text)
  }
}

extension [RegistrationRecord] {
  var way: String { Elision(self).texts(\.description).joined(separator: " → ") }
}
