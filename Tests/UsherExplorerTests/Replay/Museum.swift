import UsherExplorer

/// A museum of three tabs, with a guide, a shop and an archive for members.
///
/// A copy of it may have one bug, while ``Fault`` is switched on.
final class Museum: Coordinator, Routing {
  enum Bug: CaseIterable {
    case keptGallery, keptPicture, keptGuide, keptPayment, lockedTerms, staleDoor, lostReceipt
    case quickPush, wrongLink, torn, lateThrow, flash, twoAlerts, oldTitle, busyGuide
    case overtaken, forgetful, unbuilt, cell, thirdVisit
  }

  private let planted: Bug?
  let clock: StageClock
  var isMember = false
  private(set) var isTouring = false
  var kept: [AnyObject] = []
  var closures: [() -> Void] = []
  private var current = 1
  private var openings = 0

  init(_ planted: Bug?, _ clock: StageClock) { (self.planted, self.clock) = (planted, clock) }

  /// `false` if a changing title would hide the bug, since it is not restored.
  var hasSigns: Bool { planted != .forgetful && planted != .wrongLink }

  /// `true` for the bug of this copy, while faults are on.
  func has(_ bug: Bug) -> Bool { Fault.isOn && planted == bug }

  override func build() throws -> SceneLayout {
    if planted == .quickPush { return try super.build() }
    return .tabs(
      SceneLayout.stack(Galleries(self)).at(MuseumRoute.halls),
      SceneLayout.stack(GiftShop(self)).at(MuseumRoute.shop),
      SceneLayout.stack(InfoDesk(self)).at(MuseumRoute.desk))
  }

  var initialRoute: MuseumRoute { .halls }

  func transition(to route: MuseumRoute) throws -> SceneTransition {
    switch route {
    case .halls: planted == .quickPush ? .push(Galleries(self)) : .select(0)
    case .shop: .select(1)
    case .desk: .select(2)
    case .hall(let number):
      .push(Gallery(self, has(.wrongLink) || has(.forgetful) ? current : number))
    case .archive: .push(Archives(self))
    }
  }

  override func didDisappear(_ screen: any Screen) {
    if has(.keptGallery), screen is Gallery { kept.append(screen) }
    if has(.keptPicture), screen is Picture { closures.append { _ = screen } }
  }

  static func stage(
    _ bug: Bug? = nil, prepare: ((SceneDirector) -> Void)? = nil
  ) throws -> TestStage {
    let clock = StageClock()
    let museum = Museum(bug, clock)
    return try TestStage(root: museum, clock: clock) { director in
      director.links = try links
      director.restoration = try restoration
      director.guards = [door(of: museum)]
      prepare?(director)
    }
  }

  private static var links: DeepLinkTable {
    get throws {
      try DeepLinkTable(scheme: "museum") {
        $0.add("halls") { DeepLink(MuseumRoute.halls) }
        $0.add("halls/{hall}") { (hall: Int) in DeepLink(MuseumRoute.halls, MuseumRoute.hall(hall))
        }
      }
    }
  }

  private static var restoration: RestorationTable {
    get throws { try RestorationTable { $0.register(MuseumRoute.self) } }
  }

  private static func door(of museum: Museum) -> Guard {
    Guard("members") { [unowned museum] proposal in
      let isInside = proposal.tree.nodes.contains { $0.name == "Archives" }
      return isInside && !museum.isMember ? .deny("Members only.") : .allow
    }
  }
}

enum MuseumRoute: DurableRoute {
  static let tag = "museum"
  case halls, shop, desk, archive
  case hall(Int)
}

extension Museum {
  func open(_ number: Int, from halls: Galleries) throws {
    openings += 1
    if has(.thirdVisit), openings == 3 { throw Smudge() }
    if has(.quickPush) { push(Gallery(self, number)) } else { trigger(.hall(number), from: halls) }
    current = number
  }

  func leaveArchive() {
    isMember = false
    if !has(.staleDoor) { director?.reevaluate() }
  }

  func tour(from hall: Gallery) async {
    isTouring = true
    let guide = Guide(self)
    if has(.keptGuide) { kept.append(guide) }
    let outcome = await start(child: guide, as: .sheet, from: hall).outcome
    if case .cancelled = outcome, has(.busyGuide) { return }
    isTouring = false
  }

  func pay(from shop: GiftShop) async throws {
    let payment = start(child: Payment(self), as: .sheet, from: shop)
    if has(.lostReceipt) { return }
    guard case .finished = await payment.outcome else { return }
    if has(.lateThrow) { throw Smudge() }
    push(Receipt(), from: shop)
  }

  func enter(from desk: InfoDesk) {
    if has(.cell) {
      push(Cell(), from: desk)
    } else if has(.unbuilt) {
      start(child: Ruin(), as: .sheet, from: desk)
    } else {
      trigger(.archive, from: desk)
    }
  }
}
