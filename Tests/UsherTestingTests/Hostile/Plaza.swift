import UsherTesting

/// A flow that does whatever a hostile test tells it to.
final class Plaza: Coordinator {
  private let offers: @MainActor (Plaza, Corner) -> [OfferedAction]
  var kept: [AnyObject] = []

  init(_ offers: @escaping @MainActor (Plaza, Corner) -> [OfferedAction]) { self.offers = offers }

  override func build() throws -> SceneLayout { .stack(Corner(self, "start")) }

  func offers(on corner: Corner) -> [OfferedAction] { offers(self, corner) }

  static func stage(
    _ offers: @escaping @MainActor (Plaza, Corner) -> [OfferedAction]
  ) throws -> TestStage { try TestStage(root: Plaza(offers)) }
}

final class Corner: Screen, Offering {
  let title: String?
  private unowned let plaza: Plaza
  var payload: Any?

  init(_ plaza: Plaza, _ title: String) { (self.plaza, self.title) = (plaza, title) }

  var offers: [OfferedAction] { plaza.offers(on: self) }
}
