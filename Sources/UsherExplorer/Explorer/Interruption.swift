import Foundation
public import UsherTesting

/// An interruption that an app suffers while it is used.
///
/// After it, the values that the user must not lose are still there, once, and the user can act.
/// Only the app knows its services, so it adds their failures; a printed test calls them
/// `.theBankIsSlow`:
///
/// ```swift
/// explorer.interruptions.append(.interruption("the bank is slow") { stage in
///   try stage.bank().isSlow = true
/// })
/// ```
///
/// Declare with ``when(_:)`` that one is possible only in some states.
public struct Interruption: Sendable {
  typealias Body = @MainActor @Sendable (TestStage) async throws -> Void

  /// The name, as in a table: `the bank is slow`.
  public let name: String
  /// The expression in printed tests.
  let code: String
  let promise: Promise
  let body: Body
  var isPossible: @MainActor @Sendable (TestStage) -> Bool = { _ in true }
  /// Makes the action for each of the app's links.
  var eachLink: (@Sendable (String) -> UserAction)?

  /// The state in which an interruption leaves the app.
  enum Promise: Hashable, Sendable {
    /// As it was before.
    case unchanged
    /// As after the same time in the foreground.
    case passed(Duration)
    /// As after a link that is opened in the foreground.
    case opened(String)
    /// As it was saved.
    case restored
    /// Elsewhere, but with everything that the user must not lose.
    case kept
    /// Elsewhere, perhaps without it.
    case lost
  }

  init(_ name: String, code: String, _ promise: Promise, body: @escaping Body = { _ in }) {
    (self.name, self.code, self.promise, self.body) = (name, code, promise, body)
  }

  /// Makes an interruption that only the app knows.
  ///
  /// One that ends an account may lose kept values. An error of its body is a finding.
  public static func interruption(
    _ name: String, mayLose: Bool = false,
    _ body: @escaping @MainActor @Sendable (TestStage) async throws -> Void
  ) -> Interruption {
    Interruption(name, code: "." + name.camelCased, mayLose ? .lost : .kept, body: body)
  }

  /// Returns the interruption for the states in which it is possible; elsewhere it is not tried.
  public func when(
    _ isPossible: @escaping @MainActor @Sendable (TestStage) -> Bool
  ) -> Interruption {
    var interruption = self
    let before = self.isPossible
    interruption.isPossible = { before($0) && isPossible($0) }
    return interruption
  }

  /// Returns the actions that interrupt the app, one for each link if it is a link.
  func actions(links: [String]) -> [UserAction] {
    eachLink.map { links.map($0) } ?? [.interrupt(self)]
  }
}

extension Interruption: Hashable {
  /// Compares by the expression in printed tests.
  public static func == (lhs: Interruption, rhs: Interruption) -> Bool { lhs.code == rhs.code }

  /// Hashes the expression in printed tests.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension String {
  /// The words of a sentence as a name in Swift: `theBankIsSlow`.
  fileprivate var camelCased: String {
    let words = split { !$0.isLetter && !$0.isNumber }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.first?.lowercased() ?? "") + rest.joined()
  }
}
