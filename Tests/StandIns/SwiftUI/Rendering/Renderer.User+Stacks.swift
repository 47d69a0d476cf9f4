extension Renderer.User {
  /// Taps the back button of the visible stack.
  @discardableResult public func tapBack() -> Bool { goBack(by: 1) || goBackInSplit() }

  /// Taps the button that shows and hides the columns of a split view.
  @discardableResult public func tapSidebar() -> Bool {
    guard let split = splits.first, !split.isCollapsed else { return false }
    split.toggle()
    return true
  }

  private func goBackInSplit() -> Bool { splits.last?.goBack() ?? false }

  private var splits: [SplitMemory] {
    guard window.phase == .active else { return [] }
    return window.topNodes.filter(\.isTouchable).compactMap { $0.memory as? SplitMemory }
  }

  /// Holds the back button and chooses a screen by its distance.
  @discardableResult public func goBack(by count: Int) -> Bool {
    guard let stack = touchableStack, count > 0, count <= stack.entries.count else { return false }
    stack.goBack(to: stack.entries.count - count)
    return true
  }

  /// Begins a swipe from the edge.
  public func swipeBack() -> Renderer.Swipe? {
    guard let stack = touchableStack, !stack.entries.isEmpty else { return nil }
    return Renderer.Swipe(stack)
  }

  /// The innermost stack that is visible and can be touched.
  var touchableStack: StackMemory? {
    guard window.phase == .active else { return nil }
    let stacks = window.topNodes.filter(\.isTouchable).compactMap { $0.memory as? StackMemory }
    return stacks.last { !$0.entries.isEmpty && !($0.top?.hidesBackButton ?? false) }
  }
}

extension Renderer {
  /// A running edge swipe; it does not retain a stack that is removed meanwhile.
  @_spi(Test) @MainActor public final class Swipe {
    private weak var stack: StackMemory?
    private weak var motion: StackMotion?
    private let begun: [AnyHashable]
    private var isUnderWay = true

    init(_ stack: StackMemory) {
      (self.stack, begun) = (stack, stack.values)
      let motion = StackMotion(before: stack.top, leaving: [])
      self.motion = motion
      stack.motion = motion
      stack.window.act { stack.below?.admit(true) }
    }

    /// Releases the swipe so that the screen is popped.
    public func finish() { letGo { [begun] in $0.endSwipe($1, begun) } }

    /// Releases the swipe so that the screen stays.
    public func cancel() { letGo { $0.cancelSwipe($1) } }

    private func letGo(_ body: @escaping @MainActor (StackMemory, StackMotion) -> Void) {
      guard isUnderWay else { return }
      isUnderWay = false
      // The program may have removed the stack meanwhile, or closed the window.
      guard let stack, let motion, !stack.node.isRemoved else { return }
      let (node, window) = (stack.node, stack.window)
      window.renderer.after(window.renderer.durations.stack / 2) {
        if !node.isRemoved { window.act { body(stack, motion) } }
      }
    }
  }
}

extension StackMemory {
  /// The screen below the top.
  var below: ViewNode? { entries.dropLast().last?.node ?? root }

  func cancelSwipe(_ motion: StackMotion) {
    guard self.motion === motion else { return }
    below?.admit(false)
    self.motion = nil
    if motion.isFollowed { node.invalidate() }
  }

  func endSwipe(_ motion: StackMotion, _ begun: [AnyHashable]) {
    guard self.motion === motion else { return }
    self.motion = nil
    guard let gone = entries.last else { return }
    drop([gone], isAnimated: false)
    if let clear = gone.foreign?.clear { return window.write(clear) }
    guard gone.value != nil else { return }
    let isStale = renderer.behaves(.writesStalePath)
    let values = isStale ? begun.dropLast() : values.dropLast(gone.value == values.last ? 1 : 0)
    write(Array(values))
  }
}
