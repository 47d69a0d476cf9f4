/// The state of a controller's view between hidden and visible.
enum Appearance {
  case disappeared
  case appearing
  case appeared
  case disappearing

  var isShowing: Bool { self == .appearing || self == .appeared }
}

extension UIViewController {
  /// Begins to show or to hide its view.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isShowing != isAppearing else { return }
    appearance = isAppearing ? .appearing : .disappearing
    appearanceIsAnimated = animated
    if isAppearing { loadViewIfNeeded() }
    isAppearingDue = isAppearing
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    // The callback may have hidden it again.
    guard appearance.isShowing == isAppearing else { return }
    didBeginAppearanceTransition()
    for child in followers { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the transition of ``beginAppearanceTransition(_:animated:)``.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing: endAppearing()
    case .disappearing: endDisappearing()
    case .appeared, .disappeared: break
    }
  }

  /// Hides its view without a transition, from any state.
  func conclude(hidden: Bool, animated: Bool) {
    beginAppearanceTransition(!hidden, animated: animated)
    endAppearanceTransition()
  }

  /// Called when its view enters or leaves a window; a container may have reported that before.
  func viewMoved(into window: UIWindow?) {
    if window != nil, appearance == .appearing {
      announceAppearing()
    } else if window != nil, appearance == .disappeared, isInShownHierarchy {
      appearByItself()
    } else if window == nil, appearance == .appeared {
      conclude(hidden: true, animated: false)
    }
  }

  private var isInShownHierarchy: Bool {
    parent?.appearance.isShowing ?? !(viewIfLoaded?.window?.isHidden ?? true)
  }

  private func appearByItself() {
    beginAppearanceTransition(true, animated: false)
    announceAppearing()
    guard parent?.appearance != .appearing else { return }
    viewIfLoaded?.window?.simulation.clock.after(0) { [weak self] in
      self?.endAppearanceTransition()
    }
  }

  private func endAppearing() {
    announceAppearing()
    appearance = .appeared
    for child in followers { child.endAppearanceTransition() }
    viewDidAppear(appearanceIsAnimated)
    didEndAppearanceTransition()
    movement.hasArrived()
  }

  private func endDisappearing() {
    appearance = .disappeared
    for child in followers { child.endAppearanceTransition() }
    viewDidDisappear(appearanceIsAnimated)
  }

  private func announceAppearing() {
    guard isAppearingDue else { return }
    isAppearingDue = false
    viewIsAppearing(appearanceIsAnimated)
  }

  /// The children whose appearance follows its own: those with views inside its view.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) ?? false }
  }
}
