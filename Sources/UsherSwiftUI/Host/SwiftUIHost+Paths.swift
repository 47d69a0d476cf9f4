import Usher

/// Paths that SwiftUI has written and that are not wanted.
extension SwiftUIHost {
  /// Puts a path back in a later turn, and waits until what was not wanted is out of sight.
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
    }
  }

  /// Looks whether SwiftUI has covered a screen because it missed that its path was put back.
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
  /// The stack on top of which it stands, where what SwiftUI told was put back last.
  fileprivate var strayStack: StackModel? {
    guard let parent else { return nil }
    if case .stack(let stack) = parent.content, stack.stray != nil, stack.top === self {
      return stack
    }
    return parent.strayStack
  }
}
