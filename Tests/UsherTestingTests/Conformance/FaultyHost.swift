import UsherTesting

/// A host with one fault.
final class FaultyHost: SceneHost {
  enum Fault: CaseIterable {
    case strong, silent, lazy, mute, hasty, hoards, stays, unselecting, alertless, rooted, forgetful
    case tiring, answering, stuck

    var law: String {
      switch self {
      case .strong: "It holds its director weakly."
      case .silent: "It reports which screens appear and disappear."
      case .answering: "It answers no alert by itself."
      case .lazy, .mute, .hasty, .stuck:
        "It shows every step of a stack, and reports when it has ended."
      case .hoards: "It releases screens that have left, so that their scopes can end."
      case .stays: "It shows nothing and holds nothing once the director has closed."
      case .unselecting: "It shows tabs, columns, pages and slots."
      case .alertless: "It presents modals over modals, and dismisses several."
      case .rooted: "It replaces the root, also below modals."
      case .forgetful: "It catches up when its display comes back."
      case .tiring: "It shows the tree after any actions in any order."
      }
    }
  }

  let fault: Fault
  private(set) var shown = SceneTree()
  private weak var director: SceneDirector?
  private var held: [AnyObject] = []
  private var steps = 0
  private var last: Edit?

  init(_ fault: Fault) { self.fault = fault }

  func attach(to director: SceneDirector) {
    self.director = director
    if fault == .strong { held = [director] }
  }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    steps += 1
    defer { last = step.edit }
    if fault == .mute && steps > 1 { return show(step) }
    if passesOver(step.edit) { return completion() }
    if fault == .hasty { completion() }
    show(step)
    if fault == .stuck && step.edit.takesAway { return }
    if fault != .hasty { completion() }
    if fault == .answering { answer() }
  }

  func detach() { director = nil }

  private func answer() {
    guard let modal = shown.modals.last, modal.style.name == "alert" else { return }
    director?.report(.answered(modal.id, button: 0))
  }

  /// Returns whether it reports an edit that it has not performed.
  private func passesOver(_ edit: Edit) -> Bool {
    switch (fault, edit) {
    case (.lazy, _): steps > 1
    case (.tiring, _): steps > 30
    case (.stays, .root(nil)), (.unselecting, .select): true
    case (.rooted, .root(.some)): !shown.isEmpty
    case (.alertless, .present(let modal)): modal.style.name == "alert"
    case (.forgetful, .present): last.isOfStack
    default: false
    }
  }

  private func show(_ step: Step) {
    let before = shown.visible.map(\.id)
    if let next = try? shown.applying(step) { shown = next }
    let now = shown.visible.map(\.id)
    if fault == .hoards { held += now.compactMap { director?.screen(for: $0) } }
    guard fault != .silent else { return }
    for id in before where !now.contains(id) { director?.report(.disappeared(id)) }
    for id in now where !before.contains(id) { director?.report(.appeared(id)) }
  }

  func writeToLog(_ write: @escaping @MainActor () -> Void) {}
}

extension Edit {
  fileprivate var takesAway: Bool {
    switch self {
    case .remove, .set: true
    default: false
    }
  }
}

extension Edit? {
  fileprivate var isOfStack: Bool {
    switch self {
    case .push, .set: true
    default: false
    }
  }
}

/// A host that moves under the finger, and does it wrong.
final class UnrulyHost: TouchHost {
  enum Fault: CaseIterable {
    case numb, wilful

    var law: String {
      switch self {
      case .numb: "It reports gestures, and a cancelled gesture changes nothing."
      case .wilful: "It undoes a user's change that is refused."
      }
    }
  }

  let fault: Fault
  private(set) var shown = SceneTree()
  private weak var director: SceneDirector?
  private var isDismissing = false

  init(_ fault: Fault) { self.fault = fault }

  func attach(to director: SceneDirector) { self.director = director }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    if !isDismissing, let next = try? shown.applying(step) { shown = next }
    completion()
  }

  func detach() { director = nil }

  func begin(_ gesture: TouchGesture) -> Bool {
    isDismissing = fault == .wilful && gesture == .dismiss
    if isDismissing { director?.report(.gestureBegan) }
    return isDismissing
  }

  /// Removes the sheet for good, regardless of the director.
  func completeGesture() {
    guard isDismissing, let modal = shown.modals.last else { return }
    if let next = try? shown.applying(.remove(modal.id)) { shown = next }
    director?.report(.dismissed(modal.id))
    director?.report(.gestureEnded(completed: true))
  }

  func cancelGesture() {}
}
