public import Foundation

extension UIKitSimulation {
  /// Connects a scene as the system does, and returns it.
  @_spi(Test) @discardableResult public func connect(
    _ delegate: any UISceneDelegate, options: UIScene.ConnectionOptions? = nil,
    restoring activity: NSUserActivity? = nil
  ) -> UIWindowScene {
    run {
      let session = UISceneSession()
      let options = options ?? UIScene.ConnectionOptions()
      session.stateRestorationActivity = activity
      let scene = UIWindowScene(session: session, connectionOptions: options)
      scene.delegate = delegate
      application.connectedScenes.insert(scene)
      application.openSessions.insert(session)
      delegate.scene(scene, willConnectTo: session, options: options)
      if let activity { delegate.scene(scene, restoreInteractionStateWith: activity) }
      enterForeground(scene)
      return scene
    }
  }

  /// Activates a scene.
  @_spi(Test) public func enterForeground(_ scene: UIScene) {
    run {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
    }
  }

  /// Moves a scene to the background, which saves its state.
  @_spi(Test) @discardableResult public func enterBackground(_ scene: UIScene) -> NSUserActivity? {
    run {
      scene.delegate?.sceneWillResignActive(scene)
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      let activity = scene.delegate?.stateRestorationActivity(for: scene)
      scene.session.stateRestorationActivity = activity
      return activity
    }
  }

  /// Disconnects a scene, as the system does to reclaim memory.
  @_spi(Test) public func disconnect(_ scene: UIScene) {
    run {
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
      application.connectedScenes.remove(scene)
      scene.delegate = nil
    }
  }

  /// Sends a link to a scene.
  @_spi(Test) public func open(_ url: URL, in scene: UIScene) {
    run { scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
  }

  /// Chooses an item of the app's icon; returns whether the scene has performed it.
  @_spi(Test) @discardableResult public func perform(
    _ item: UIApplicationShortcutItem, in scene: UIWindowScene
  ) -> Bool {
    var isDone = false
    run {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, performActionFor: item
      ) { isDone = $0 }
    }
    return isDone
  }

  /// Sends an activity to a scene.
  @_spi(Test) public func resume(_ activity: NSUserActivity, in scene: UIScene) {
    run {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
    }
  }

  /// Returns the activity for the user's other devices: a copy without entries that are not handed
  /// off.
  @_spi(Test) public func handOff(from scene: UIScene) -> NSUserActivity? {
    scene.userActivity.flatMap { $0.isEligibleForHandoff ? $0.copied(keeping: nil) : nil }
  }

  /// Returns a search result of a scene: a copy with only the required entries.
  @_spi(Test) public func find(in scene: UIScene) -> NSUserActivity? {
    scene.userActivity.flatMap {
      $0.isEligibleForSearch ? $0.copied(keeping: $0.requiredUserInfoKeys ?? []) : nil
    }
  }

  /// Shows a requested scene, or a new one, whose delegate the app creates.
  func activate(_ request: UISceneSessionActivationRequest) {
    if let scene = request.session?.scene { return bringToFront(scene, request.userActivity) }
    guard let delegate = makeSceneDelegate?() else { return }
    connect(
      delegate,
      options: UIScene.ConnectionOptions(
        userActivities: Set(request.userActivity.map { [$0] } ?? [])))
  }

  private func bringToFront(_ scene: UIScene, _ activity: NSUserActivity?) {
    for other in application.connectedScenes where other !== scene {
      guard other.activationState == .foregroundActive else { continue }
      other.delegate?.sceneWillResignActive(other)
      other.activationState = .foregroundInactive
    }
    enterForeground(scene)
    if let activity { resume(activity, in: scene) }
  }
}
