import UsherExplorer

/// A flow whose behavior a hostile test supplies.
final class Plaza: Coordinator {
  typealias Offers = @MainActor (Plaza, Corner) -> [ScreenAction]

  private let offers: Offers
  var kept: [AnyObject] = []

  init(_ offers: @escaping Offers) { self.offers = offers }

  override func build() throws -> SceneLayout { .stack(Corner(self, "start")) }

  func offers(on corner: Corner) -> [ScreenAction] { offers(self, corner) }

  static func stage(_ offers: @escaping Offers) throws -> TestStage {
    try TestStage(root: Plaza(offers))
  }

  /// An explorer of plazas, within small limits.
  static func explorer(_ offers: @escaping Offers) -> Explorer {
    var explorer = Explorer { try stage(offers) }
    explorer.limits = (states: 20, depth: 6, actions: 60)
    return explorer
  }

  /// One offer, which pushes a corner onto the first one.
  static let plain: Offers = { plaza, corner in
    corner.title == "start"
      ? [ScreenAction("On") { plaza.push(Corner(plaza, "b"), from: corner) }] : []
  }
}

final class Corner: Screen, ActionProviding {
  let title: String?
  private unowned let plaza: Plaza
  var payload: Any?

  init(_ plaza: Plaza, _ title: String) { (self.plaza, self.title) = (plaza, title) }

  var screenActions: [ScreenAction] { plaza.offers(on: self) }
}
