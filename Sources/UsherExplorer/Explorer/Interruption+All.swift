import UsherTesting

extension Interruption {
  /// The interruptions that every app suffers.
  public static var all: [Interruption] {
    [
      killed, hourInBackground, link, notification, secondWindow, rotation, cancelledSwipe,
      dayForward,
    ]
  }

  /// The process is killed, and the app's next run restores the saved state.
  ///
  /// The next run begins with another clock, at zero.
  public static let killed = Interruption("a restart", code: ".killed", .restored)

  /// The app is suspended for an hour; everything due meanwhile is due at once on its return.
  public static let hourInBackground = Interruption(
    "an hour away", code: ".hourInBackground", .passed(.seconds(3_600))
  ) { stage in
    stage.user.leaveApp()
    await stage.rest()
    stage.clock.jump(by: .seconds(3_600))
    await stage.rest()
    stage.user.returnToApp()
  }

  /// Each of the app's links is opened from outside.
  public static let link = {
    var link = Interruption("a link", code: ".link", .kept)
    link.eachLink = UserAction.open
    return link
  }()

  /// A notification with each of the app's links is chosen while the app is in the background.
  public static let notification = {
    var notification = Interruption("a notification", code: ".notification", .kept)
    notification.eachLink = { .interrupt(.notification($0)) }
    return notification
  }()

  /// Returns the choice of a notification whose link leads into the app, from the background.
  public static func notification(_ link: String) -> Interruption {
    Interruption(
      "a notification", code: ".notification(\(link.literal))", .opened(link)
    ) { stage in
      stage.user.leaveApp()
      await stage.rest()
      stage.director.open(link)
      stage.user.returnToApp()
    }
  }

  /// Another window of the app opens at the same place and closes again.
  ///
  /// It is possible on a stage that is made from assemblies, whose windows share a container.
  public static let secondWindow = {
    var window = Interruption("a second window", code: ".secondWindow", .unchanged) {
      try await $0.openAndCloseWindow()
    }
    window.isPossible = { $0.makeWindow != nil }
    return window
  }()

  /// The device is rotated or unfolded, and back again; adaptive layouts follow.
  public static let rotation = Interruption("a rotation", code: ".rotation", .unchanged) {
    await $0.rotateAndBack()
  }

  /// Returns a fold, or a resized window, that leaves the window compact or regular.
  ///
  /// It is possible if the window is not so already. Replays of visits have it.
  public static func resized(to width: SceneWidth) -> Interruption {
    var resized = Interruption("a resized window", code: ".resized(to: .\(width))", .kept) {
      $0.user.resize(to: width)
      await $0.rest()
    }
    resized.isPossible = { $0.director.width != width }
    return resized
  }

  /// A swipe goes back half-way, or pulls a sheet down half-way, and is cancelled.
  public static let cancelledSwipe = {
    var swipe = Interruption("a cancelled swipe", code: ".cancelledSwipe", .unchanged) {
      await $0.swipeHalfWay()
    }
    swipe.isPossible = { $0.swipe != nil }
    return swipe
  }()

  /// The clock jumps a day ahead while the app is in front.
  public static let dayForward = Interruption(
    "a jump of the clock", code: ".dayForward", .passed(.seconds(86_400))
  ) { $0.clock.jump(by: .seconds(86_400)) }
}
