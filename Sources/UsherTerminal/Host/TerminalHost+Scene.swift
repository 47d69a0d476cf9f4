#if os(macOS) || os(Linux)
import Observation

extension TerminalHost {
  /// The identity of the alert that confirms quitting; directors count from 1.
  nonisolated static let quitID = NodeID(seed: 0, number: 0)

  private static let quitAlert = SceneAlert(
    "Quit?", buttons: [.destructive("Quit"), .cancel("Stay")])

  /// The tree on display, with the host's own alert over it.
  private var displayed: SceneTree {
    guard isAskingToQuit else { return shown }
    let owner = CoordinatorID(seed: 0, number: 0)
    let node = Node(id: Self.quitID, owner: owner, name: "Quit", shape: .screen(embedded: []))
    let modal = Modal(presenter: Self.quitID, style: .alert(Self.quitAlert), node: node)
    return SceneTree(root: shown.root, modals: shown.modals + [modal])
  }

  func makeScene() -> RenderedScene {
    let tree = displayed
    var contents: [NodeID: RenderedScene.Content] = [:]
    for node in tree.visible { contents[node.id] = content(of: node) }
    for modal in tree.modals {
      if case .alert(let alert) = modal.style { contents[modal.id] = content(of: alert, modal.id) }
    }
    var scene = RenderedScene(tree: tree, contents: contents) { [weak self] in self?.ask(for: $0) }
    scene.hasQuitKey = !isAskingToQuit
    if below != nil { scene.quitLabel = "close" }
    return scene
  }

  private func content(of node: Node) -> RenderedScene.Content {
    switch director?.screen(for: node.id) {
    case let screen as any TerminalScreen:
      RenderedScene.Content(of: screen)
    case let screen?:
      RenderedScene.Content(lines: [.text("\(type(of: screen)) is not a TerminalScreen.", .warning)]
      )
    case nil: RenderedScene.Content()
    }
  }

  private func content(of alert: SceneAlert, _ id: NodeID) -> RenderedScene.Content {
    let message = alert.message.map { [Line.text($0)] } ?? []
    let buttons = alert.buttons.enumerated().map { index, button in
      let line = Line.item(button.title) { [weak self] in self?.answer(id, alert, index) }
      return id == Self.quitID ? line.key(index == 0 ? "y" : "n") : line
    }
    return RenderedScene.Content(
      lines: [.heading(alert.title)] + message + field(of: alert, id) + buttons)
  }

  private func field(of alert: SceneAlert, _ id: NodeID) -> [Line] {
    guard let field = alert.textField else { return [] }
    let line = Line.field("", text: answers[id] ?? field.text) { [weak self] in
      self?.answers[id] = $0
    }
    return [line.placeholder(field.placeholder)]
  }

  func answer(_ id: NodeID, _ alert: SceneAlert, _ index: Int) {
    guard id != Self.quitID else { return answerQuit(index == 0) }
    let text = alert.textField.map { answers[id] ?? $0.text }
    director?.report(.answered(id, button: index, text: text))
  }

  /// A scene in another host's terminal closes at once: the app keeps running.
  func askToQuit() {
    if below != nil { return director?.close() ?? () }
    isAskingToQuit = true
    states[Self.quitID] = nil
    redraw()
  }

  private func answerQuit(_ isMeant: Bool) {
    isAskingToQuit = false
    redraw()
    if isMeant { director?.close() }
  }

  /// Reports a fact if the director permits it; else reports the attempt.
  func ask(for fact: Fact) {
    guard let director else { return }
    if director.permits(fact) { return director.report(fact) }
    switch fact {
    case .popped(let id), .dismissed(let id): director.report(.dismissalAttempted(id))
    default: break
    }
  }
}

extension RenderedScene.Content {
  @MainActor fileprivate init(of screen: any TerminalScreen) {
    self.init(title: screen.titleText, lines: screen.lines, actions: screen.actions)
    isObservable = screen is any Observable
  }
}
#endif
