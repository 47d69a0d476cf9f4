/// What a platform knows of the presentations over a level, whoever asked for them.
@MainActor package protocol PresentationProbe: AnyObject {
  /// What is presented over the level, also while it comes and goes.
  var presented: AnyObject? { get }

  /// Returns whether that is an alert.
  func presents(_ alert: AlertModel) -> Bool

  /// Tells the level when what is presented has left; returns `false` if that cannot be known yet.
  func watchPresentation() -> Bool
}
