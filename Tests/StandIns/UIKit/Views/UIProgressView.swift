public import Foundation

/// A bar that shows the progress of a task.
@MainActor open class UIProgressView: UIView {
  /// The progress, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }

  /// Creates an instance with a style.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// The default.
    case `default` = 0
    /// A style for bars.
    case bar = 1
  }
}

/// A spinner that indicates a running task.
@MainActor open class UIActivityIndicatorView: UIView {
  /// A Boolean value that indicates whether it spins.
  public private(set) var isAnimating = false

  /// Creates an instance with a style.
  public init(style: Style) { super.init(frame: .zero) }

  /// Creates an instance from an archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }

  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  /// The size of the spinner.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }
}
