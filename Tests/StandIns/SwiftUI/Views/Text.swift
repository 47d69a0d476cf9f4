public import Foundation

/// A key of a localized text: here, the text itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String
  /// Makes a key.
  public init(_ value: String) { text = value }
  /// Makes a key.
  public init(stringLiteral value: String) { text = value }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

/// A line of text.
public struct Text: Equatable, Sendable {
  let string: String
  /// Makes a line that is not localized.
  public init(verbatim content: String) { string = content }
  /// Makes a line that is localized.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { string = key.text }
  /// Makes a line that is not localized.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Makes the line bold.
  public func bold() -> Text { self }
  /// Puts one line behind another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.string + rhs.string) }
}

extension Text: View {
  /// Nothing.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func update(_ node: ViewNode) { node.show([:]) }
  func describe(_ node: ViewNode) -> Renderer.Element? { Renderer.Element(.text, title: string) }
}

/// A picture.
public struct Image: Equatable, Sendable {
  let name: String
  /// Names a picture of the app.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// Names a picture of the system.
  public init(systemName: String) { name = systemName }
}

extension Image: View {
  /// Nothing.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func update(_ node: ViewNode) { node.show([:]) }
}
