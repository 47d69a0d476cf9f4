extension SceneDirector {
  /// Has the host tell the system of the place in front, if it differs from the one advertised.
  ///
  /// An alert is no place: what it stands on counts.
  func advertisePlace() {
    let layer = tree.modals.last { !$0.isAlert }?.node ?? tree.root
    let node = layer?.activePath.last { $0.route?.value is any Advertised }
    let place = node.flatMap(advertisedPlace)
    guard place != advertised else { return }
    advertised = place
    host.advertise(place)
  }

  /// What the system is told of a node: nothing without a title, a link and the place's consent.
  private func advertisedPlace(of node: Node) -> AdvertisedPlace? {
    guard let advertisement = (node.route?.value as? any Advertised)?.advertisement,
      let title = advertisement.title ?? node.ownTitle,
      let link = ownLink(to: node.id, as: .scheme)
    else { return nil }
    return AdvertisedPlace(
      title: title, link: link, webPage: ownLink(to: node.id, as: .universal),
      uses: advertisement.uses, entity: advertisement.entity)
  }
}

extension Node {
  /// Its title, or that of the first screen in it, where its link leads.
  fileprivate var ownTitle: String? {
    title ?? (kind == .screen ? nil : children.first?.ownTitle)
  }
}
