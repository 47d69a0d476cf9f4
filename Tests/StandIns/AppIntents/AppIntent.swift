/// Something that an app can do, for Siri, Spotlight and shortcuts.
public protocol AppIntent: Sendable {
  /// What it has as its result.
  associatedtype PerformResult: IntentResult
  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// Whether the app comes to the front first.
  static var openAppWhenRun: Bool { get }
  /// Makes one, which is given its parameters afterwards.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// What the app provides.
  public typealias Dependency = AppDependency
}

/// What an intent has as its result.
public protocol IntentResult: Sendable {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Nothing to be shown or said.
  public static func result() -> Self { IntentResultContainer() }
}

/// A result with its parts.
public struct IntentResultContainer<Value, Intent, View, Dialog>: IntentResult {}

/// A text that is looked up where it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What it is looked up by.
  public let key: String
  /// Makes a text of what it is looked up by.
  public init(stringLiteral value: String) { key = value }
}
