#if os(macOS) || os(Linux)
extension TerminalHost {
  /// Handles a key in the active screen, by its layout and its selection.
  @MainActor struct KeyHandler {
    let host: TerminalHost
    let scene: RenderedScene
    let screen: Node
    let body: Body

    init(host: TerminalHost, scene: RenderedScene, screen: Node) {
      self.host = host
      self.scene = scene
      self.screen = screen
      var state = host.states[screen.id] ?? ViewState()
      body = host.layouts.body(of: screen, in: scene, width: state.width)
      state.settle(body, width: state.width, height: state.height)
      host.states[screen.id] = state
    }

    private var state: ViewState { host.states[screen.id] ?? ViewState() }

    var focus: Body.Element? { state.index(in: body).map(body.element) }

    private func change(_ body: (inout ViewState) -> Void) {
      var state = state
      body(&state)
      host.states[screen.id] = state
    }

    func select(_ index: Int) { change { $0.select(index, in: body) } }

    /// Runs code of the app, after which every screen may look different.
    private func run(_ action: @MainActor () -> Void) {
      action()
      host.redraw()
    }
  }
}

extension TerminalHost.KeyHandler {
  func edit(_ key: Key) -> Bool {
    guard let field = focus?.field else { return false }
    var editor = FieldEditor(field.text, caret: state.caret)
    guard editor.handle(key) else { return false }
    change { $0.caret = editor.isAtEnd ? nil : editor.caret }
    if editor.isChanged { run { field.change(editor.text) } }
    return true
  }

  func move(_ key: Key) -> Bool {
    var hasMoved = false
    change { hasMoved = $0.move(key, in: body) }
    return hasMoved
  }

  func act(_ key: Key) -> Bool {
    switch key {
    case .enter: return enter()
    case .escape: return leave()
    case .tab: return choose(by: 1)
    case .backTab: return choose(by: -1)
    case .right: return choose(by: 1, among: [.split, .pages])
    case .left: return choose(by: -1, among: [.split, .pages])
    case .character("q") where !host.isAskingToQuit: host.askToQuit()
    case .control("c"), .control("q"): host.askToQuit()
    case .character(let character): return choose(character) || runShortcut(character)
    default: return false
    }
    return true
  }

  private func enter() -> Bool {
    guard let focus else { return false }
    if let action = focus.action { run(action) } else { change { $0.advance(1, in: body) } }
    return true
  }

  private func leave() -> Bool {
    switch scene.escape(on: screen, body, selecting: focus) {
    case .leaveField: change { $0.leaveField(in: body) }
    case .giveUp(let field):
      change { $0.leaveField(in: body) }
      run { field.change("") }
    case .clear(let field): run { field.change("") }
    case .back(let way): run { go(way) }
    case nil: return false
    }
    return true
  }

  private func go(_ way: RenderedScene.BackAction) {
    guard let modal = scene.tree.modals.last, modal.id == way.node,
      case .alert(let alert) = modal.style, let button = alert.pressedByEsc
    else { return host.ask(for: way.fact) }
    host.answer(modal.id, alert, button)
  }
}

extension TerminalHost.KeyHandler {
  /// Without a container to choose in, the tab key selects the next element of the screen.
  private func choose(
    by step: Int, among kinds: Set<Node.Kind> = [.tabs, .split, .pages]
  ) -> Bool {
    guard let node = scene.selector(where: kinds.contains), let selected = node.shape.selected,
      let index = node.choices.firstIndex(where: { $0.id == selected })
    else {
      guard kinds.contains(.tabs) else { return false }
      change { $0.advance(step, in: body) }
      return true
    }
    let next = index + step
    let choices = node.choices
    guard kinds.contains(.tabs) || choices.indices.contains(next) else { return false }
    choose(choices[(next + choices.count) % choices.count], in: node)
    return true
  }

  private func choose(_ character: Character) -> Bool {
    guard character.isASCII, let digit = character.wholeNumberValue, digit > 0,
      let node = scene.selector(where: { $0 != .stack }), digit <= node.choices.count
    else { return false }
    choose(node.choices[digit - 1], in: node)
    return true
  }

  /// Selects a child; if it is selected already, pops its stack to the root.
  private func choose(_ child: Node, in node: Node) {
    guard child.id == node.shape.selected else { return run { host.ask(for: .selected(child.id)) } }
    guard case .stack(let nodes) = child.shape, nodes.count > 1 else { return }
    run { host.ask(for: .popped(nodes[1].id)) }
  }

  private func runShortcut(_ character: Character) -> Bool {
    if let index = body.firstElement(withKey: character) {
      select(index)
      if case .item(let action) = body.element(index).role { run(action) }
      return true
    }
    let actions = scene.screens(in: screen).compactMap { scene.contents[$0.id] }.flatMap(\.actions)
    guard let action = actions.first(where: { $0.key == character && $0.isEnabled }) else {
      return false
    }
    run(action.action)
    return true
  }
}
#endif
