/// Entries of the menu bar, if there is one.
@MainActor @preconcurrency public protocol Commands {
  /// What they are made of.
  associatedtype Body: Commands
  /// What they are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  /// Nothing, which is never asked for.
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
  let content: Content
  /// Makes a menu.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: Commands {
  /// Nothing.
  public typealias Body = Never
}
