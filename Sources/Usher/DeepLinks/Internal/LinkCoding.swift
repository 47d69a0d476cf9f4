/// Makes links from a pattern's texts, and finds the texts in a link.
protocol LinkCoding: Sendable {
  /// `true` if the pattern has a closure for the values, so that its links may differ in any way.
  var isExplicit: Bool { get }
  /// Sample links, by which an index finds the pattern; the first two differ most.
  var samples: [DeepLink] { get }
  /// Returns the link of these texts, unless one of them is not of its parameter's type.
  func link(of texts: [String?]) throws(DeepLink.Mismatch) -> DeepLink
  /// Returns the texts of a link's parameters, or `nil` if none match or the attempts run out.
  func texts(of carried: DeepLinkTable.CarriedValues, attempts: inout Int) -> [String?]?
}
