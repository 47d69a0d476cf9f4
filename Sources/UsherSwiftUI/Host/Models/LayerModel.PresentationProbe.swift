extension LayerModel {
  /// A platform's knowledge of the presentations over a level, including those of the app.
  @MainActor package protocol PresentationProbe: AnyObject {
    /// The presentation over the level, also during its transitions.
    var presented: AnyObject? { get }

    /// Returns true if the presentation shows the alert.
    func presents(_ alert: Alert) -> Bool

    /// Notifies the level at the end of the presentation; returns `false` if it cannot be known
    /// yet.
    func watchPresentation() -> Bool

    /// Brings the window to the front; returns `false` if it cannot.
    ///
    /// The closure is called if the system refuses later.
    func bringWindowToFront(orElse refused: @escaping @MainActor () -> Void) -> Bool
  }
}
