/// Transitions as values, for routes and for sequences that commit whole or not at all.
extension Transition {
  /// Nothing; it completes at once.
  public static var none: Transition { Transition(.sequence([])) }

  /// Returns one that does several in order, whole or not at all.
  ///
  /// - Parameter transitions: The transitions, in order.
  /// - Returns: The transition.
  public static func sequence(_ transitions: Transition...) -> Transition {
    Transition(.sequence(transitions))
  }

  /// Returns one that does several in order, whole or not at all.
  ///
  /// - Parameter transitions: The transitions, in order.
  /// - Returns: The transition.
  public static func sequence(_ transitions: [Transition]) -> Transition {
    Transition(.sequence(transitions))
  }

  /// Returns one that pushes a screen onto the stack that the coordinator stands in.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The transition.
  public static func push(_ screen: any Screen) -> Transition {
    Transition(.show(.screen(ScreenSource(screen)), .push))
  }

  /// Returns one that pops the top of the stack.
  ///
  /// - Returns: The transition.
  public static func pop() -> Transition { Transition(.pop) }

  /// Returns one that pops whatever is above a screen of the stack.
  ///
  /// - Parameter screen: The screen to go back to.
  /// - Returns: The transition.
  public static func pop(to screen: any Screen) -> Transition { Transition(.popTo(screen)) }

  /// Returns one that pops whatever is above the first screen of the stack.
  ///
  /// - Returns: The transition.
  public static func popToRoot() -> Transition { Transition(.popToRoot) }

  /// Returns one that replaces the top of the stack.
  ///
  /// - Parameter screen: The screen that comes in its place.
  /// - Returns: The transition.
  public static func replace(with screen: any Screen) -> Transition {
    Transition(.replace(ScreenSource(screen)))
  }

  /// Returns one that replaces the coordinator's own screens in the stack.
  ///
  /// - Parameter screens: The screens that come in their place, the bottom one first.
  /// - Returns: The transition.
  public static func replaceAll(with screens: [any Screen]) -> Transition {
    Transition(.replaceAll(screens))
  }

  /// Returns one that sets what stands in the stack, from the coordinator's first screen up.
  ///
  /// - Parameter screens: The screens, the bottom one first.
  /// - Returns: The transition.
  public static func set(_ screens: [any Screen]) -> Transition { Transition(.set(screens)) }

  /// Returns one that presents a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - placement: How: as a sheet unless told otherwise.
  /// - Returns: The transition.
  public static func present(
    _ screen: any Screen, as placement: Placement = .sheet
  ) -> Transition {
    Transition(.show(.screen(ScreenSource(screen)), placement))
  }

  /// Returns one that shows an alert.
  ///
  /// - Parameters:
  ///   - alert: What is asked.
  ///   - answer: Receives the answer, exactly once; `nil` where there is none.
  /// - Returns: The transition.
  public static func alert(
    _ alert: Alert, answer: @escaping @MainActor (Alert.Answer?) -> Void = { _ in }
  ) -> Transition {
    Transition(.show(.alert(alert, answer: AlertAnswer(answer)), .automatic))
  }

  /// Returns one that dismisses what the coordinator presented, or the layer it stands in.
  ///
  /// - Returns: The transition.
  public static func dismiss() -> Transition { Transition(.dismiss) }

  /// Returns one that dismisses every layer.
  ///
  /// - Returns: The transition.
  public static func dismissAll() -> Transition { Transition(.dismissAll) }

  /// Returns one that selects a tab, column or page.
  ///
  /// - Parameter index: The index, counted from 0.
  /// - Returns: The transition.
  public static func select(_ index: Int) -> Transition { Transition(.select(.index(index))) }

  /// Returns one that selects whatever must be selected for something to show.
  ///
  /// - Parameter item: The screen or the coordinator.
  /// - Returns: The transition.
  public static func select(_ item: any LayoutItem) -> Transition {
    Transition(.select(.item(item)))
  }

  /// Returns one that embeds a screen in a slot of the coordinator's own screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - slot: The name of the slot.
  /// - Returns: The transition.
  public static func embed(_ screen: any Screen, in slot: String) -> Transition {
    Transition(.show(.screen(ScreenSource(screen)), .embedded(slot)))
  }

  /// Returns one that starts a child coordinator.
  ///
  /// - Parameters:
  ///   - child: The coordinator, not started yet.
  ///   - placement: Where it is shown.
  /// - Returns: The transition.
  public static func start(
    _ child: Coordinator, as placement: Placement = .automatic
  ) -> Transition {
    Transition(.show(.coordinator(CoordinatorSource(child)), placement))
  }

  /// Returns one that brings a screen of the stack to its top.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The transition.
  public static func bringToFront(_ screen: any Screen) -> Transition {
    Transition(.bringToFront(screen))
  }

  /// Returns one that dismisses the layer that a screen stands in, and all above it.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The transition.
  public static func dismiss(_ screen: any Screen) -> Transition {
    Transition(.dismissScreen(screen))
  }

  /// Returns one that removes what a slot of the coordinator's own screen holds.
  ///
  /// - Parameter slot: The name of the slot.
  /// - Returns: The transition.
  public static func unembed(_ slot: String) -> Transition { Transition(.unembed(slot)) }

  /// Returns one that reads the title and the dismissal of a screen again.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The transition.
  public static func update(_ screen: any Screen) -> Transition {
    Transition(.update(screen, badge: .none))
  }

  /// Returns one that sets the badge of a screen, or of the tab that it fills.
  ///
  /// - Parameters:
  ///   - badge: The badge; `nil` for none.
  ///   - screen: The screen.
  /// - Returns: The transition.
  public static func setBadge(_ badge: String?, on screen: any Screen) -> Transition {
    Transition(.update(screen, badge: .some(badge)))
  }

  /// Returns one that finishes every child and goes back to the coordinator's first screen.
  ///
  /// - Returns: The transition.
  public static func finishToRoot() -> Transition { Transition(.finishChildren) }

  /// Returns one that finishes the coordinator with a result.
  ///
  /// - Parameter output: The result, of the coordinator's type of output.
  /// - Returns: The transition.
  public static func finish<Output>(_ output: Output) -> Transition {
    Transition(.finish(.finished(output)))
  }

  /// Returns one that finishes the coordinator.
  ///
  /// - Returns: The transition.
  public static func finish() -> Transition { Transition(.finish(.cancelled(.withoutResult))) }
}
