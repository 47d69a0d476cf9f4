/// The links of a director: its table, and the texts of links to its places.
@MainActor final class LinkFeature: DirectorFeature {
  unowned let director: SceneDirector
  var table: DeepLinkTable? {
    didSet {
      discard(oldValue)
      advertisePlace()
    }
  }

  init(_ director: SceneDirector) { self.director = director }

  func didSettle() { advertisePlace() }

  func link(to id: NodeID, as form: DeepLinkTable.Form) -> String? {
    guard let table else { return nil }
    var place: NodeID? = id
    var attempts = 4_096
    while let id = place {
      if let text = text(of: RoutePath(to: id, in: director), table, form, &attempts) {
        return text
      }
      place = director.tree.modal(containing: id).flatMap {
        director.tree.node($0.presenter)?.activePath.last?.id
      }
    }
    return nil
  }

  private func text(
    of path: RoutePath, _ table: DeepLinkTable, _ form: DeepLinkTable.Form, _ attempts: inout Int
  ) -> String? {
    var path = path
    var tried: Set<[AnyRoute]> = [[]]
    while !path.nodes.isEmpty {
      for routes in path.readings where tried.insert(routes).inserted {
        let link = DeepLink(routes: routes)
        if let text = try? table.text(of: link, as: form, attempts: &attempts) { return text }
      }
      path.nodes.removeLast()
    }
    return nil
  }
}
