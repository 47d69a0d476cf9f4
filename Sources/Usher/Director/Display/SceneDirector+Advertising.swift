extension SceneDirector {
  /// Has the host tell the system of the place in front, if it differs from the one advertised.
  ///
  /// An alert is no place: what it asks about stays advertised.
  func advertisePlace() {
    guard !tree.modals.contains(where: \.isAlert) else { return }
    let place = tree.activePath.lazy.reversed().compactMap(\.advertisement).first.flatMap(place)
    guard place != advertised else { return }
    advertised = place
    host.advertise(place)
  }

  private func place(of node: Node, _ advertisement: Advertisement) -> AdvertisedPlace? {
    guard let link = ownLink(to: node.id, as: .scheme) else { return nil }
    let title = advertisement.title ?? title(of: node) ?? node.name
    return AdvertisedPlace(
      title: title, link: link, webPage: ownLink(to: node.id, as: .universal),
      uses: advertisement.uses, entity: advertisement.entity)
  }

  /// The title of what the user sees of a node.
  private func title(of node: Node) -> String? {
    node.activePath.last.flatMap { liveScreens.screen(for: $0.id)?.titleText }
  }
}

extension Node {
  /// What it tells the system of itself, where it does.
  fileprivate var advertisement: (Node, Advertisement)? {
    (route?.value as? any Advertised).flatMap(\.advertisement).map { (self, $0) }
  }
}
