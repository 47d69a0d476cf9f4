/// The place that the system may offer outside the app, by its link.
extension LinkFeature {
  /// Has the host advertise the place in front, if it differs from the one advertised last.
  ///
  /// An alert is no place of its own: the layer below it counts.
  func advertisePlace() {
    let layer = director.tree.modals.last { !$0.isAlert }?.node ?? director.tree.root
    let node = layer?.activePath.last { !advertisements(of: $0).isEmpty }
    let place = node.flatMap(advertisedPlace)
    guard place != director.advertised else { return }
    director.advertised = place
    director.host.advertise(place)
  }

  /// The advertisement of a node; `nil` unless it has a title, a link, and the place's consent.
  private func advertisedPlace(of node: Node) -> AdvertisedPlace? {
    let said = advertisements(of: node)
    guard !said.contains(nil), case let advertisement?? = said.first,
      let title = advertisement.title ?? firstTitle(of: node), !title.allSatisfy(\.isWhitespace),
      let link = ownLink(to: node.id, as: .scheme)
    else { return nil }
    return AdvertisedPlace(
      title: title, link: link, webPage: ownLink(to: node.id, as: .universal),
      uses: advertisement.uses, entity: advertisement.entity)
  }

  /// The advertisement of its route, followed by that of its key, which its route need not mention.
  private func advertisements(of node: Node) -> [Advertisement?] {
    let places: [Any?] = [node.route?.value, director.key(of: node.id)]
    return places.compactMap { $0 as? any Advertised }.map(\.advertisement)
  }

  /// The title of the first screen in a node that has a link; `nil` if the screen is private.
  private func firstTitle(of node: Node) -> String? {
    if node.kind == .screen { return advertisements(of: node).contains(nil) ? nil : node.title }
    return node.children.first.flatMap(firstTitle)
  }

  /// Returns the link that leads to a node itself; `nil` if it has none.
  private func ownLink(to id: NodeID, as form: DeepLinkTable.Form) -> String? {
    guard let table else { return nil }
    var attempts = 4_096
    let links = RoutePath(to: id, in: director).readings.map { DeepLink(routes: $0) }
    return links.lazy.compactMap { try? table.text(of: $0, as: form, attempts: &attempts) }.first
  }
}
