extension Reconciler {
  /// The commands that the display has not settled, to distinguish a double tap from two commands.
  ///
  /// Two equal commands in one turn of the main actor are intended. In two turns, before the
  /// display has settled and while nodes of the first are in the tree, the second is a double tap.
  @MainActor final class RepeatedCommands {
    private var commands: [Key: Command] = [:]

    private struct Key: Hashable {
      let coordinator: CoordinatorID
      let signature: AnyHashable
    }

    private final class Command {
      let navigation: NavigationHandle
      var isOfEarlierTurn = false

      init(_ navigation: NavigationHandle) { self.navigation = navigation }
    }

    func require(_ request: Request, in tree: SceneTree) throws(Refusal) {
      guard !commands.isEmpty, request.source == nil, !request.history.isResumed,
        let key = key(of: request), let command = commands[key], command.isOfEarlierTurn
      else { return }
      guard command.navigation.hasBroughtPart(of: tree) else {
        commands.removeValue(forKey: key)
        return
      }
      throw .stale("An equal command is already on its way to the display.")
    }

    func record(_ request: Request) {
      guard let key = key(of: request), request.navigation.hasBrought else { return }
      let command = Command(request.navigation)
      discard(commands.updateValue(command, forKey: key))
      Task { @MainActor in command.isOfEarlierTurn = true }
    }

    private func key(of request: Request) -> Key? {
      guard let coordinator = request.coordinator,
        let signature = request.transition.operation.signature
      else { return nil }
      return Key(coordinator: coordinator.id, signature: signature)
    }

    func clear() {
      if !commands.isEmpty { discard(exchange(&commands, with: [:])) }
    }
  }
}
