/// An action of a screen's user, by value: a button, a row, a key.
///
/// A screen declares its actions once, by conforming to ``ActionProviding``. Its buttons are made
/// of them, and tests take the same ones.
public struct ScreenAction: Sendable {
  /// The title, which tests use to take it; no two actions of a screen have the same.
  public private(set) var title: String
  /// A Boolean value that indicates whether the user can take it now.
  public let isEnabled: Bool
  private let effect: Effect

  private enum Effect: Sendable {
    case immediate(@MainActor () -> Void)
    case asynchronous(@MainActor () async throws -> Void)
  }

  /// Makes an action that is done when it returns.
  public init(_ title: String, isEnabled: Bool = true, action: @escaping @MainActor () -> Void) {
    (self.title, self.isEnabled, effect) = (title, isEnabled, .immediate(action))
  }

  /// Makes an action that may await something, such as a flow, or throw.
  public init(
    _ title: String, isEnabled: Bool = true,
    action: @escaping @MainActor () async throws -> Void
  ) {
    (self.title, self.isEnabled, effect) = (title, isEnabled, .asynchronous(action))
  }

  /// Performs the action, as a button does; an asynchronous one continues in a task of its own.
  ///
  /// A button has no caller to report an error to, so a thrown error goes to the system's log.
  @MainActor public func perform() {
    switch effect {
    case .immediate(let action): action()
    case .asynchronous(let action): Task { await runLogged(action) }
    }
  }

  /// Returns the action under another title.
  package func titled(_ title: String) -> ScreenAction {
    var action = self
    action.title = title
    return action
  }

  /// Performs the action to its end.
  @MainActor package func run() async throws {
    switch effect {
    case .immediate(let action): action()
    case .asynchronous(let action): try await action()
    }
  }

  @MainActor private func runLogged(_ action: @MainActor () async throws -> Void) async {
    do {
      try await action()
    } catch is CancellationError {
      // The work was cancelled on purpose.
    } catch {
      SystemLog.write("The action “\(title)” throws \(type(of: error)).", "\(error)")
    }
  }
}
