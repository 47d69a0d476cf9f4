import UsherTesting

/// A sign that two states differ: something that a user sees.
enum StateSign: Equatable {
  case outline
  case title
  case missing(UserAction)
  case added(UserAction)

  init?(of state: StateKey, unlike other: StateKey) {
    let (actions, others) = (state.ownActions, other.ownActions)
    if state.outline != other.outline {
      self = .outline
    } else if state.tree.titledOutline != other.tree.titledOutline {
      self = .title
    } else if let missing = others.first(where: { !actions.contains($0) }) {
      self = .missing(missing)
    } else if let added = actions.first(where: { !others.contains($0) }) {
      self = .added(added)
    } else {
      return nil
    }
  }
}

extension StateKey {
  /// The actions on the display, apart from waiting.
  var ownActions: [UserAction] { actions.filter { $0.isOnDisplay && $0 != .wait } }
}
