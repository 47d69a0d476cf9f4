#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A button that performs an action of a screen, and is disabled while the action is.
///
/// ```swift
/// var screenActions: [ScreenAction] { [ScreenAction("Buy") { shows.buy(show) }] }
/// var body: some View { ForEach(screenActions, id: \.title) { ActionButton($0) } }
/// ```
public struct ActionButton<Label: View>: View {
  private let action: ScreenAction
  private let role: ButtonRole?
  private let label: Label

  /// Makes a button with a label.
  public init(_ action: ScreenAction, role: ButtonRole? = nil, @ViewBuilder label: () -> Label) {
    (self.action, self.role, self.label) = (action, role, label())
  }

  /// The button.
  public var body: some View {
    Button(role: role) {
      action.perform()
    } label: {
      label
    }
    .disabled(!action.isEnabled)
  }
}

extension ActionButton where Label == Text {
  /// Makes a button with the title of the action.
  public init(_ action: ScreenAction, role: ButtonRole? = nil) {
    self.init(action, role: role) { Text(verbatim: action.title) }
  }
}
#endif
