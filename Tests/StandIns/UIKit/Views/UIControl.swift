public import Foundation

/// A view that the user acts on.
@MainActor open class UIControl: UIView {
  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether it is selected.
  open var isSelected = false
  private var actions: [(event: Event, action: UIAction)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes one that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Does something when he acts.
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
    /// Its bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// He lifts his finger inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// He changes a value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggers the control's primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// He changes a text.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// Its bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As ever.
    public static let normal: State = []
    /// He cannot act.
    public static let disabled = State(rawValue: 1 << 1)
  }
}
