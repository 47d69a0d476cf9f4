public import Foundation

/// A change of appearance, which is not simulated.
struct LookModifier: Sendable {}

extension LookModifier: ViewModifier { typealias Body = Never }
extension LookModifier: PrimitiveModifier {}

/// A font of the system.
public struct Font: Hashable, Sendable {
  private let name: String
  /// The font of titles.
  public static let title2 = Font(name: "title2")
  /// The font of headings.
  public static let headline = Font(name: "headline")
  /// The font of body text.
  public static let body = Font(name: "body")
  /// The font of footnotes.
  public static let footnote = Font(name: "footnote")
}

extension Edge {
  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set with a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// All sides.
    public static let all = Set(rawValue: 15)
  }
}

/// The parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set with a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> some View { modifier(LookModifier()) }
  /// Gives all digits the same width.
  nonisolated public func monospacedDigit() -> some View { modifier(LookModifier()) }
  /// Sets the foreground style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(LookModifier())
  }
  /// Adds padding.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(LookModifier())
  }
  /// Extends the view under bars and around corners.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(LookModifier()) }
  /// Sets the style of buttons.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(LookModifier())
  }
  /// Shows the drag indicator of a sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(LookModifier())
  }
}

/// The appearance of buttons, and their reaction to touches.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// Text alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  nonisolated public init() {}
}

/// Filled, for the main action.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes it.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Text alone.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Filled, for the main action.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
