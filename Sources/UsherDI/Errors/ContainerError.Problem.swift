import Usher

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
    /// The likely intended registrations; searched only for printing, because the search takes
    /// time.
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
      let places = path.elided { "at \($0.callSite)  \($0.service)" }
      return Diagnosis(headline, places, fix: (nearMisses?.remedies ?? []) + remedies).description
    }
  }
}

extension Array {
  /// A text for each element; if there are too many, one text replaces those in the middle.
  func elided(_ text: (Element) -> String) -> [String] {
    guard count > 12 else { return map(text) }
    return prefix(6).map(text) + ["… \(count - 12) more …"] + suffix(6).map(text)
  }
}

extension [RegistrationRecord] {
  var way: String { elided(\.description).joined(separator: " → ") }
}
