public import Foundation
public import UIKit

/// An action that opens links.
@MainActor @preconcurrency public struct OpenURLAction {
  private let handler: (URL) -> Result

  /// Opens links by a handler.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  /// Opens a link.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// The result of opening a link.
  public struct Result: Sendable {
    private let name: String
    /// The link was opened.
    public static let handled = Result(name: "handled")
    /// The link was not opened.
    public static let discarded = Result(name: "discarded")
  }
}

struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

extension EnvironmentValues {
  /// Opens links.
  @MainActor public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction { _ in .discarded } }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension View {
  /// Handles links that open the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(LinkModifier(action: action))
  }

  /// Continues an activity from another device.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(ActivityModifier(type: activityType, action: action)) }
}

extension View {
  /// Advertises an activity to the system while there is an element for it.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(type: activityType) { activity in
        element.map { update($0, activity) } != nil
      })
  }
}

struct UserActivityModifier {
  let type: String
  /// Describes the activity; returns `false` if there is none.
  let update: (NSUserActivity) -> Bool
}

extension UserActivityModifier: ViewModifier { typealias Body = Never }
extension UserActivityModifier: PrimitiveModifier {}

struct LinkModifier { let action: (URL) -> Void }

extension LinkModifier: ViewModifier { typealias Body = Never }
extension LinkModifier: PrimitiveModifier {}

struct ActivityModifier {
  let type: String
  let action: (NSUserActivity) -> Void
}

extension ActivityModifier: ViewModifier { typealias Body = Never }
extension ActivityModifier: PrimitiveModifier {}
