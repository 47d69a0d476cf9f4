extension RulesHost {
  /// A transition in progress: a step's, or an interactive one.
  @MainActor struct Running {
    let before: [ScreenContainer]
    let after: [ScreenContainer]
    /// The containers that left the display, retained until they have disappeared.
    var left: [ScreenContainer]
    var completion: @MainActor () -> Void = {}
    var isComplete = false
    var gesture: RulesHost.Move?

    var leaving: [ScreenContainer] {
      before.filter { container in !after.contains { $0 === container } }.reversed()
    }
    var entering: [ScreenContainer] {
      after.filter { container in !before.contains { $0 === container } }
    }
  }
}
