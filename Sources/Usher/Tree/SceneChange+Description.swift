extension SceneChange: CustomStringConvertible {
  /// The cause and the edits in one line: `user: remove #12`.
  public var description: String { description(of: \.description) }

  /// Returns the cause and the edits, with a closure that describes each edit.
  func description(of edit: (Edit) -> String) -> String {
    let edits = edits.isEmpty ? "nothing changes" : edits.map(edit).joined(separator: "; ")
    return "\(cause.rawValue): \(edits)"
  }
}

extension Edit: CustomStringConvertible {
  /// The edit in a few words: `push screen Detail #12 onto #3`.
  public var description: String {
    switch self {
    case .root(let node): "root \(node?.description ?? "nothing")"
    case .push(let node, let id): "push \(node) onto \(id)"
    case .set(let nodes, let id): "set \(nodes.map(\.id)) in \(id)"
    case .replace(let id, let node): "replace \(id) with \(node)"
    case .remove(let id): "remove \(id)"
    case .present(let modal): "present \(modal.node) as \(modal.style.name) from \(modal.presenter)"
    case .select(let child, let id): "select \(child) in \(id)"
    case .embed(let node, let id): "embed \(node) in \(id)"
    case .update(let id, let attributes): "update \(id) \(attributes.name)"
    }
  }
}

extension Fact: CustomStringConvertible {
  /// The fact in a few words: `popped #12`.
  public var description: String {
    switch self {
    case .popped(let id): "popped \(id)"
    case .dismissed(let id): "dismissed \(id)"
    case .selected(let id): "selected \(id)"
    case .answered(let id, let button, let text):
      "answered \(id) with button \(button)\(text.map { " and \"\($0)\"" } ?? "")"
    case .dismissalAttempted(let id): "attempted to dismiss \(id)"
    case .gestureBegan: "a gesture began"
    case .gestureEnded(let completed): "a gesture \(completed ? "ended" : "was given up")"
    case .resized(let width): "resized to \(width)"
    case .appeared(let id): "appeared \(id)"
    case .disappeared(let id): "disappeared \(id)"
    }
  }
}
