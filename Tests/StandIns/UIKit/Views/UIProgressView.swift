public import Foundation

/// A line that shows how far something is.
@MainActor open class UIProgressView: UIView {
  /// The progress, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }

  /// Makes one of a style.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Shows how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// As any.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }
}

/// A spinner that indicates a running task.
@MainActor open class UIActivityIndicatorView: UIView {
  /// A Boolean value that indicates whether it spins.
  public private(set) var isAnimating = false

  /// Makes one of a style.
  public init(style: Style) { super.init(frame: .zero) }

  /// Makes one from an archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Begins to turn.
  open func startAnimating() { isAnimating = true }

  /// Stops.
  open func stopAnimating() { isAnimating = false }

  /// The size of the spinner.
  public enum Style: Int, Sendable {
    /// As large as a line.
    case medium = 100
    /// Larger.
    case large = 101
  }
}
