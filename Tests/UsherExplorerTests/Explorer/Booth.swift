import UsherExplorer

/// A ticket booth: shows to look at, a purchase with a result, an office behind a guard, links.
///
/// A copy of it may have one bug.
final class Booth: Coordinator, Routing {
  enum Bug: CaseIterable {
    case leak, outliving, deadEnd, bypass, lostResult, doublePush, strayLink, failure, chance
  }

  let bug: Bug?
  var isSignedIn = false
  private let luck: Luck
  private var current = 1
  private var kept: [AnyObject] = []

  init(_ bug: Bug?, luck: Luck) { (self.bug, self.luck) = (bug, luck) }

  var initialRoute: BoothRoute { .lobby }

  func transition(to route: BoothRoute) throws -> SceneTransition {
    switch route {
    case .lobby: .push(Lobby(self))
    case .show(let id): .push(ShowPage(bug == .strayLink ? current : id))
    case .office: .push(Office(self))
    }
  }

  override func didDisappear(_ screen: any Screen) {
    if bug == .leak, screen is ShowPage { kept.append(screen) }
  }
}

enum BoothRoute: Route {
  case lobby
  case show(Int)
  case office
}

/// A result that depends on chance.
@MainActor final class Luck {
  private var count = 0

  var isGood: Bool {
    count += 1
    return count.isMultiple(of: 2)
  }
}

struct Smudge: Error {}

extension Booth {
  func open(_ id: Int, from lobby: Lobby) {
    current = id
    if bug == .doublePush {
      push(ShowPage(id))
    } else {
      trigger(.show(id), from: lobby)
    }
  }

  func read(from lobby: Lobby) throws {
    if bug == .failure { throw Smudge() }
    if bug == .outliving { kept.append(self) }
    if bug == .chance && luck.isGood { return }
    push(Program(), from: lobby)
  }

  func buy(from lobby: Lobby) {
    let purchase = start(child: Purchase(bug), as: .sheet, from: lobby)
    guard bug != .lostResult else { return }
    task { [self] in
      guard case .finished = await purchase.outcome else { return }
      present(Stub(), as: .popover)
    }
  }

  func signOut() {
    isSignedIn = false
    if bug != .bypass { director?.reevaluate() }
  }

  /// Makes a stage with a booth on it.
  static func stage(_ bug: Bug? = nil, luck: Luck = Luck()) throws -> TestStage {
    let booth = Booth(bug, luck: luck)
    return try TestStage(root: booth) { director in
      director.links = try links
      director.guards = [door(of: booth)]
    }
  }

  private static var links: DeepLinkTable {
    get throws {
      try DeepLinkTable(scheme: "booth") {
        $0.add("lobby", BoothRoute.lobby)
        $0.add("office", BoothRoute.office)
        $0.add("shows/{id}") { (id: Int) in DeepLink(BoothRoute.show(id)) }
      }
    }
  }

  private static func door(of booth: Booth) -> Guard {
    Guard("office") { [unowned booth] proposal in
      let isOffice = proposal.tree.root?.children.contains { $0.name == "Office" } ?? false
      return isOffice && !booth.isSignedIn ? .deny("Nobody has signed in.") : .allow
    }
  }
}

/// One purchase, which gives a number.
final class Purchase: Coordinator, Concluding {
  typealias Output = Int
  private let bug: Booth.Bug?

  init(_ bug: Booth.Bug?) { self.bug = bug }

  override func build() throws -> SceneLayout { .stack(Seats(self)) }

  func showTerms(from seats: Seats) {
    present(Terms(self, bug == .deadEnd ? .locked : .free), as: .cover, from: seats)
  }
}
