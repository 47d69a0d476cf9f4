import UsherExplorer

/// A mall with two tabs and a club with rules; a copy of it may lead links wrong, or restart badly.
final class Mall: Coordinator, Routing {
  enum Bug { case skipping, otherTab, stuck }

  let bug: Bug?
  private var hasAgreed: Bool
  private var signing: (@MainActor () -> Void)?

  init(_ bug: Bug?, hasAgreed: Bool) { (self.bug, self.hasAgreed) = (bug, hasAgreed) }

  override func build() throws -> SceneLayout {
    .tabs(
      SceneLayout.stack(Lounge(self)).at(MallRoute.lounge),
      SceneLayout.stack(News(self)).at(MallRoute.news))
  }

  var initialRoute: MallRoute { .lounge }

  func transition(to route: MallRoute) throws -> SceneTransition {
    switch route {
    case .lounge: .select(0)
    case .news: .select(1)
    case .item(let number): .push(Item(number))
    case .club: hasAgreed || bug == .skipping ? .push(Club()) : .present(Rules(self))
    case .lease: .present(Lease(self), as: .cover)
    }
  }

  /// Makes a mall for a first run, or one with persisted agreements to the rules.
  static func stage(_ bug: Bug? = nil, after last: TestStage? = nil) throws -> TestStage {
    let hasAgreed = last?.find(Mall.self)?.hasAgreed ?? false
    return try TestStage(root: Mall(bug, hasAgreed: hasAgreed)) { director in
      director.links = try DeepLinkTable(scheme: "mall") {
        $0.add("club") { DeepLink(MallRoute.lounge, MallRoute.club) }
        $0.add("news/{item}") { (number: Int) in
          bug == .otherTab
            ? DeepLink(MallRoute.item(number)) : DeepLink(MallRoute.news, MallRoute.item(number))
        }
      }
      director.restoration = try RestorationTable { $0.register(MallRoute.self) }
    }
  }
}

extension Mall {
  func enterClub(from lounge: Lounge) {
    if bug == .skipping, !hasAgreed {
      present(Rules(self), from: lounge)
    } else {
      trigger(.club, from: lounge)
    }
  }

  func agree() {
    hasAgreed = true
    dismiss()
    trigger(.club)
  }

  func openLease(from lounge: Lounge) {
    signing = { [weak self] in self?.dismiss() }
    trigger(.lease, from: lounge)
  }

  /// Closes the lease; a closure that was set when it was opened is lost at a restart.
  func sign() { if bug == .stuck { signing?() } else { dismiss() } }
}

enum MallRoute: DurableRoute {
  static let tag = "mall"
  case lounge, news, club, lease
  case item(Int)
}

final class Lounge: Screen, ActionProviding {
  private unowned let mall: Mall
  init(_ mall: Mall) { self.mall = mall }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Club") { self.mall.enterClub(from: self) },
      ScreenAction("Lease") { self.mall.openLease(from: self) },
    ]
  }
}

final class News: Screen, ActionProviding {
  private unowned let mall: Mall
  init(_ mall: Mall) { self.mall = mall }

  var screenActions: [ScreenAction] {
    [ScreenAction("Item 7") { self.mall.trigger(.item(7), from: self) }]
  }
}

final class Item: Screen {
  let title: String?
  init(_ number: Int) { title = "Item \(number)" }
}

final class Club: Screen {}

final class Rules: Screen, ActionProviding {
  private unowned let mall: Mall
  init(_ mall: Mall) { self.mall = mall }
  var screenActions: [ScreenAction] { [ScreenAction("Agree") { self.mall.agree() }] }
}

final class Lease: Screen, ActionProviding {
  var dismissal: Dismissal { .locked }
  private unowned let mall: Mall
  init(_ mall: Mall) { self.mall = mall }
  var screenActions: [ScreenAction] { [ScreenAction("Sign") { self.mall.sign() }] }
}
