#if DEBUG
extension InspectorModel {
  package enum Page: Hashable, Sendable {
    case outline
    case refusals
    case scopes
    case trail
    /// A refusal with its fixes.
    case refusal(Int)

    /// The pages in the tabs, in their order.
    package static let tabs: [Page] = [.outline, .refusals, .scopes, .trail]

    package var title: String {
      switch self {
      case .outline: "Outline"
      case .refusals: "Refusals"
      case .scopes: "Scopes"
      case .trail: "Trail"
      case .refusal(let number): "Refusal \(number)"
      }
    }
  }
}
#endif
