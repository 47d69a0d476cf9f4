import UsherTesting

extension TestStage {
  /// Opens another window at this one's place, in front of it, and closes it.
  func openAndCloseWindow() async throws {
    guard let window = try makeWindow?() else { return }
    (window.care, window.pace) = (care, pace)
    user.leaveApp()
    await window.rest()
    if let link = director.currentLink { window.director.open(link) }
    await window.rest()
    window.director.close()
    await window.rest()
    if let tracker = window.director.tracker { closedWindows.append(tracker) }
    user.returnToApp()
  }

  /// Turns the device, or unfolds it, and back: a narrow window becomes wide in between.
  func rotateAndBack() async {
    let (wasCollapsed, width) = (user.isCollapsed, director.width)
    await rotate(to: width == .compact ? .regular : .compact, isCollapsed: !wasCollapsed)
    await rotate(to: width, isCollapsed: wasCollapsed)
  }

  private func rotate(to width: SceneWidth, isCollapsed: Bool) async {
    user.resize(to: width)
    let display = director.host as? RulesHost
    if isCollapsed {
      user.rotateToCollapsed()
      display?.collapse()
    } else {
      user.rotateToExpanded()
      display?.expand()
    }
    await rest()
  }

  /// The swipe that leaves the active screen, if the app permits it.
  var swipe: (gesture: TouchGesture, fact: Fact)? {
    let back = user.wayBack.flatMap { fact -> (gesture: TouchGesture, fact: Fact)? in
      if case .popped = fact { (.back(1), fact) } else { nil }
    }
    let dismissal = director.tree.modals.last.map { modal in
      (gesture: TouchGesture.dismiss, fact: Fact.dismissed(modal.id))
    }
    guard alert == nil, let swipe = back ?? dismissal, director.permits(swipe.fact) else {
      return nil
    }
    return swipe
  }

  /// Swipes, lets everything run while the finger is down, and cancels.
  func swipeHalfWay() async {
    guard let swipe else { return }
    let display = director.host as? any TouchHost
    if let display {
      guard display.begin(swipe.gesture) else { return }
    } else {
      director.report(.gestureBegan)
    }
    await rest()
    if let display {
      display.cancelGesture()
    } else {
      director.report(.gestureEnded(completed: false))
    }
  }

  /// Lets time pass in the foreground, from one deadline to the next; returns `false` if that takes
  /// too many steps.
  func letPass(_ duration: Duration, limit: Int = 100) async -> Bool {
    let end = clock.now.advanced(by: duration)
    for _ in 0..<limit {
      guard let next = await nextWake(), clock.now.advanced(by: next) <= end else {
        clock.jump(by: clock.now.duration(to: end))
        await rest()
        return true
      }
      clock.jump(by: next)
      await rest()
    }
    return false
  }
}
