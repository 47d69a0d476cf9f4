public import UsherDI

extension SceneDirector {
  /// Tells the user of links that lead nowhere.
  public func explainLostLinks() {
    observe { [weak self] event in
      guard case .refused(let error, .link) = event, error.reason != .unconfirmed else { return }
      self?.root.present(.notFound(error))
    }
  }
}
