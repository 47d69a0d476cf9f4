/// An action of an app, for Siri, Spotlight and shortcuts.
public protocol AppIntent: Sendable {
  /// The type of the intent's result.
  associatedtype PerformResult: IntentResult
  /// The title of the intent.
  static var title: LocalizedStringResource { get }
  /// A Boolean value that indicates whether the app comes to the front first.
  static var openAppWhenRun: Bool { get }
  /// Creates an intent, whose parameters are set afterwards.
  init()
  /// Performs the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// The default: the app stays in the background.
  public static var openAppWhenRun: Bool { false }
  /// A dependency that the app provides.
  public typealias Dependency = AppDependency
}

/// The result of an intent.
public protocol IntentResult: Sendable {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Returns a result without output.
  public static func result() -> Self { IntentResultContainer() }
}

/// A result with its parts.
public struct IntentResultContainer<Value, Intent, View, Dialog>: IntentResult {}

/// A text that is localized when it is displayed.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key of the text.
  public let key: String
  /// Creates a text with a key.
  public init(stringLiteral value: String) { key = value }
}
