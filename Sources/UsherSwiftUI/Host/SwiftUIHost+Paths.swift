import Usher

/// Paths that SwiftUI has written and that are not accepted.
extension SwiftUIHost {
  /// Restores a path in a later turn, and waits until the refused screens are out of sight.
  func putBackSoon(_ stack: StackModel) {
    later {
      guard stack.isAstray else { return }
      guard $0.departures.isEmpty else { return $0.astray.append(stack) }
      let host = $0
      let strangers = stack.unwanted.filter { host.nodes[$0.node] !== $0 }
      let path = stack.reject()
      if !strangers.isEmpty {
        $0.leave(Departure(strangers, returning: (stack, path)) { $0 }, nil)
      }
      if stack.isInDoubt { $0.astray.append(stack) }
    }
  }

  /// Restores the paths that had to wait for the end of a removal or a step.
  func restorePaths() {
    for stack in exchange(&astray, with: []) {
      if stack.isInDoubt { repeatPath(of: stack) } else { putBackSoon(stack) }
    }
  }

  /// Restores a path once more while nothing moves, since no appearance tells whether SwiftUI has
  /// read it: the topmost screen is the same in both paths.
  private func repeatPath(of stack: StackModel) {
    later {
      guard stack.isInDoubt, let path = stack.stray else { return }
      guard $0.running == nil, $0.departures.isEmpty else { return $0.astray.append(stack) }
      stack.tell(path)
      $0.later(than: stack) { _ in stack.putBack() }
    }
  }

  /// Checks that SwiftUI has not covered a screen because it missed the restored path.
  func checkCover(of model: NodeModel) {
    guard running == nil, departures.isEmpty, let stack = model.strayStack else { return }
    stack.noteCover()
    later {
      guard $0.running == nil, $0.departures.isEmpty, !stack.isBack, let path = stack.stray else {
        return
      }
      stack.tell(path)
      $0.leave(Departure(returning: (stack, path)) { $0 }, nil)
      $0.later(than: stack) { _ in stack.putBack() }
    }
  }
}

extension NodeModel {
  /// The stack whose topmost screen it is, or contains it, if a path of that stack was refused
  /// last.
  fileprivate var strayStack: StackModel? {
    guard let parent else { return nil }
    if case .stack(let stack) = parent.content, stack.stray != nil, stack.top === self {
      return stack
    }
    return parent.strayStack
  }
}
