// Foundation's text of an intent, which the small Foundation of SwiftUI's checker lacks.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: DefaultStringInterpolation) {}
}
