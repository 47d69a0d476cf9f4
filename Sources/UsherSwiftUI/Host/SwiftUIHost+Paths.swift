import Usher

/// Paths that SwiftUI has written and that are not accepted.
extension SwiftUIHost {
  /// Restores a path once SwiftUI has seen the refused one, and waits until the refused screens are
  /// out of sight and the topmost one is back.
  func restorePathSoon(_ stack: NodeModel.Stack) {
    later(than: stack) {
      guard stack.isAstray else { return }
      guard $0.removals.isEmpty else { return $0.diverged.append(stack) }
      let host = $0
      let strangers = stack.unwanted.filter { host.nodes[$0.node] !== $0 }
      let path = stack.reject()
      if !strangers.isEmpty || !stack.isBack {
        $0.begin(UserRemoval(strangers, returning: (stack, path)) { $0 }, nil)
      }
      if stack.isInDoubt { $0.diverged.append(stack) }
    }
  }

  /// Restores the paths that had to wait for the end of a removal or a step.
  func restorePaths() {
    for stack in exchange(&diverged, with: []) {
      if stack.isAstray, !stack.isInDoubt {
        restorePathSoon(stack)
      } else {
        later { $0.recover(stack) }
      }
    }
  }

  /// Checks that SwiftUI has not covered a screen because it missed the restored path, once nothing
  /// moves.
  func checkCover(of model: NodeModel) {
    guard let stack = model.strayStack else { return }
    stack.recordCover()
    isAtRest ? later { $0.recover(stack) } : diverged.append(stack)
  }

  /// Changes a container below a cover, where SwiftUI may miss a path; it corrects itself when
  /// uncovered.
  func changeUnseen(_ model: NodeModel, _ body: () -> Void) {
    guard case .stack(let stack) = model.content else { return body() }
    stack.changeUnseen(body)
    if stack.stray != nil { diverged.append(stack) }
  }

  /// Restores a path that SwiftUI has missed, since its topmost screen is not on the display, or
  /// may have missed, since both paths have the same topmost screen and no appearance tells.
  private func recover(_ stack: NodeModel.Stack) {
    guard let path = stack.stray, stack.isInDoubt || !stack.isBack else { return }
    let isHeard = !stack.isInDoubt
    let isCovered = stack.owner?.layer.map(isUnderCover) ?? false
    guard isAtRest, !(isHeard && isCovered) else { return diverged.append(stack) }
    stack.setAgain(path)
    if isHeard { begin(UserRemoval(returning: (stack, path)) { $0 }, nil) }
    later(than: stack) { _ in stack.restore() }
  }

  private var isAtRest: Bool { running == nil && removals.isEmpty }
}

extension NodeModel {
  /// The stack whose topmost screen it is, or contains it, if a path of that stack was refused
  /// last.
  fileprivate var strayStack: Stack? {
    guard let parent else { return nil }
    if case .stack(let stack) = parent.content, stack.stray != nil, stack.top === self {
      return stack
    }
    return parent.strayStack
  }
}

extension NodeModel.Stack {
  /// `true` if the refused path and the accepted one have the same topmost screen.
  fileprivate var isInDoubt: Bool { stray.map { ($0.last ?? root) === top } ?? false }
}
