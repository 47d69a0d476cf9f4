public import UIKit

extension View {
  /// Disables the correction of typed text.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(LookModifier())
  }
  /// Sets the keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(LookModifier())
  }
  /// Sets the automatic capitalization.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { modifier(LookModifier()) }
  /// Names the return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(LookModifier())
  }
}

/// The automatic capitalization of typed text.
public struct TextInputAutocapitalization: Sendable {
  private let name: String
  /// Nothing.
  public static var never: TextInputAutocapitalization { Self(name: "never") }
  /// Every word.
  public static var words: TextInputAutocapitalization { Self(name: "words") }
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
  private let name: String
  /// Typing is done.
  public static var done: SubmitLabel { Self(name: "done") }
  /// The input is used.
  public static var go: SubmitLabel { Self(name: "go") }
  /// Another field follows.
  public static var next: SubmitLabel { Self(name: "next") }
}
