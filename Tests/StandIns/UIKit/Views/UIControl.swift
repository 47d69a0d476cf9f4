public import Foundation

/// A view that the user acts on.
@MainActor open class UIControl: UIView {
  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether it is selected.
  open var isSelected = false
  private var actions: [(event: Event, action: UIAction)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action for an event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Performs the actions of an event.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      entry.action.perform(from: self)
    }
  }

  /// An event of a control.
  public struct Event: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set with a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user lifts the finger inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The user changes a value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggers the control's primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user edits a text.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set with a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default.
    public static let normal: State = []
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
  }
}
