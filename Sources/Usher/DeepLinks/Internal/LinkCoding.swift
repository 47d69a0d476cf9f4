/// Makes links of a pattern's texts, and finds the texts in a link again.
protocol LinkCoding: Sendable {
  /// True if the pattern says itself how values are found, so that their links may differ in any way.
  var isExplicit: Bool { get }
  /// Links of values that most types have, by which the pattern is found; the first two differ most.
  var samples: [DeepLink] { get }
  /// Returns the link of these texts; `nil` if one of them is not of its parameter's type.
  func link(of texts: [String?]) -> DeepLink?
  /// Returns the texts of a link's parameters; `nil` if the link is not of this pattern, or if so many
  /// attempts do not find them.
  func texts(of carried: CarriedValues, attempts: inout Int) -> [String?]?
}

/// The link of a pattern without parameters.
struct ConstantLink: LinkCoding {
  let link: DeepLink

  var isExplicit: Bool { false }
  var samples: [DeepLink] { [link] }

  func link(of texts: [String?]) -> DeepLink? { link }
  func texts(of carried: CarriedValues, attempts: inout Int) -> [String?]? {
    attempts -= 1
    return carried.link == link ? [] : nil
  }
}
