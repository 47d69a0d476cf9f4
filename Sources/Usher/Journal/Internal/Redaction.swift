/// Trees, changes and facts without the values of the app: routes, titles, badges, data, questions.
///
/// Types, names, shapes and identities stay, so that a journal can still be replayed.
extension SceneTree {
  package var withoutValues: SceneTree {
    SceneTree(root: root?.withoutValues, modals: modals.map(\.withoutValues))
  }
}

extension SceneChange {
  var withoutValues: SceneChange {
    SceneChange(edits: edits.map(\.withoutValues), cause: cause, animation: animation)
  }
}

extension Edit {
  fileprivate var withoutValues: Edit {
    switch self {
    case .root(let node): .root(node?.withoutValues)
    case .push(let node, let id): .push(node.withoutValues, onto: id)
    case .set(let nodes, let id): .set(nodes.map(\.withoutValues), in: id)
    case .replace(let id, let node): .replace(id, with: node.withoutValues)
    case .present(let modal): .present(modal.withoutValues)
    case .embed(let node, let id): .embed(node.withoutValues, in: id)
    case .update(let id, let attributes): .update(id, attributes.withoutValues)
    case .remove, .select: self
    }
  }
}

extension Modal {
  fileprivate var withoutValues: Modal {
    var node = node.withoutValues
    guard case .alert(let alert) = style else {
      return Modal(presenter: presenter, style: style, node: node)
    }
    node.attributes.name = style.name
    return Modal(presenter: presenter, style: .alert(alert.withoutValues), node: node)
  }
}

extension Node {
  fileprivate var withoutValues: Node {
    var node = Node(
      id: id, owner: owner, attributes: attributes.withoutValues,
      shape: Node.Shape(kind, holding: children.map(\.withoutValues), selected: selected))
    node.slot = slot
    return node
  }
}

extension Node.Attributes {
  fileprivate var withoutValues: Node.Attributes {
    var attributes = Node.Attributes(name: name, dismissal: dismissal)
    attributes.style = style
    attributes.route = route.map { AnyRoute(SavedRoute(called: $0.kind)) }
    attributes.model = model.map { ModelLabel(name: $0.name, key: nil, data: [:]) }
    return attributes
  }
}

extension AnyRoute {
  /// The type of the route, or the tag of one that was saved.
  fileprivate var kind: String {
    guard let saved = value as? SavedRoute else { return "\(type(of: value))" }
    return saved.tag ?? "SavedRoute"
  }
}

extension SceneAlert {
  /// Keeps the number and the roles of the buttons, without their titles.
  fileprivate var withoutValues: SceneAlert {
    SceneAlert(
      "", buttons: buttons.map { Button(title: "", role: $0.role) },
      textField: textField.map { _ in TextField() }, style: style)
  }
}
