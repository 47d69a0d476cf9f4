// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// A part of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the toolbar's content.
  associatedtype Body: ToolbarContent
  /// The content of the toolbar.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent where Body == Never {
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// Puts toolbars together.
@resultBuilder public struct ToolbarContentBuilder {
  /// Passes a part on.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// Passes a part on.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  { content }
  /// Puts two parts together.
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1)
    -> some ToolbarContent
  { ToolbarRow(parts: [c0, c1]) }
  /// Passes a part on that may be missing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The place of the system's back button.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// For the main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The place of a confirming action.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The place of a cancelling action.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View> { let content: Content }

extension ToolbarItem: ToolbarContent {
  /// Nothing.
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  /// Creates an item with a view.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

struct ToolbarRow { let parts: [any ToolbarContent] }

extension ToolbarRow: ToolbarContent { typealias Body = Never }

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Nothing.
  public typealias Body = Never
}

/// A part of a toolbar that creates its views itself.
@MainActor protocol PrimitiveToolbar { var views: [any View] { get } }

extension ToolbarItem: PrimitiveToolbar {
  var views: [any View] { [content] }
}

extension ToolbarRow: PrimitiveToolbar {
  var views: [any View] { parts.flatMap(\.allViews) }
}

extension Optional: PrimitiveToolbar where Wrapped: ToolbarContent {
  var views: [any View] { map(\.allViews) ?? [] }
}

extension ToolbarContent {
  var allViews: [any View] {
    if let primitive = self as? any PrimitiveToolbar { return primitive.views }
    return body.allViews
  }
}

extension View {
  /// Adds views to the toolbar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItem<Void, Content>(content: content)))
  }

  /// Adds items to the toolbar.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(content: content())) }
}

struct ToolbarModifier { let content: any ToolbarContent }

extension ToolbarModifier: ViewModifier { typealias Body = Never }

extension ToolbarModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    let views = self.content.allViews.enumerated().map { (ViewNode.Key.index($0 + 1), $1) }
    node.show([(.index(0), content)] + views)
  }
}
