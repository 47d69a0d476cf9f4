public import Foundation

/// A control that opens a URL.
public struct Link<Label: View>: View {
  /// Nothing.
  public typealias Body = Never
  private let destination: URL
  private let label: Label
  /// Makes a control with a label.
  @MainActor public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("Link has no body") }
}

extension Link where Label == Text {
  /// Makes a control with a title.
  @MainActor public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
