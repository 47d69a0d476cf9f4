/// Items of the menu bar, if there is one.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands
  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Puts commands together.
@resultBuilder public struct CommandsBuilder {
  /// Passes commands on.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Puts nothing together.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Passes commands on.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Puts two together.
  public static func buildBlock<C0: Commands, C1: Commands>(
    _ c0: C0, _ c1: C1
  ) -> some Commands { CommandPair(first: c0, second: c1) }
}

struct CommandPair<First: Commands, Second: Commands> {
  let first: First
  let second: Second
}

extension CommandPair: Commands { typealias Body = Never }

/// A menu of the menu bar with its items.
struct MenuKind {
  let title: String
  let content: any View
}

/// Commands that create their menus themselves.
@MainActor protocol PrimitiveCommands { var menus: [MenuKind] { get } }

extension EmptyCommands: PrimitiveCommands { var menus: [MenuKind] { [] } }

extension CommandPair: PrimitiveCommands {
  var menus: [MenuKind] { first.allMenus + second.allMenus }
}

extension CommandMenu: PrimitiveCommands {
  var menus: [MenuKind] { [MenuKind(title: title, content: content)] }
}

extension Commands {
  var allMenus: [MenuKind] {
    if let primitive = self as? any PrimitiveCommands { return primitive.menus }
    return body.allMenus
  }
}

/// No commands.
public struct EmptyCommands: Sendable {
  /// Makes none.
  nonisolated public init() {}
}

extension EmptyCommands: Commands {
  /// Nothing.
  public typealias Body = Never
}

/// A menu of the menu bar.
public struct CommandMenu<Content: View> {
  let title: String
  let content: Content
  /// Makes a menu.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = nameKey.text
    self.content = content()
  }
}

extension CommandMenu: Commands {
  /// Nothing.
  public typealias Body = Never
}
