#if canImport(UIKit)
import UIKit
import UsherUIKit

// The code of a developer who knows only Director.

class LobbySceneCoordinator: SceneCoordinator {
  override func build() -> ViewCoordinator { LobbyCoordinator() }
}

class LobbyCoordinator: ViewCoordinator {
  override func build() -> UIViewController { LobbyViewController(delegate: self) }
}
extension LobbyCoordinator: LobbyDelegate {
  func lobbyDidAskForProgram(_: LobbyViewController) { push(ProgramViewController()) }
  func lobbyDidAskForHouseRules(_: LobbyViewController) { modal(HouseRulesViewController()) }
  func lobbyDidAskForMembership(_: LobbyViewController) { start(child: MembershipCoordinator()) }
}

@MainActor protocol LobbyDelegate: AnyObject {
  func lobbyDidAskForProgram(_ lobby: LobbyViewController)
  func lobbyDidAskForHouseRules(_ lobby: LobbyViewController)
  func lobbyDidAskForMembership(_ lobby: LobbyViewController)
}

class LobbyViewController: UIViewController {
  private weak var delegate: (any LobbyDelegate)?

  init(delegate: any LobbyDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Lobby"
  }

  required init?(coder: NSCoder) { nil }

  func tapProgram() { delegate?.lobbyDidAskForProgram(self) }
  func tapHouseRules() { delegate?.lobbyDidAskForHouseRules(self) }
  func tapMembership() { delegate?.lobbyDidAskForMembership(self) }
}

class ProgramViewController: UIViewController {}

class HouseRulesViewController: UIViewController {}

/// A child that navigates by itself: a navigation controller is presented.
class MembershipCoordinator: ViewCoordinator {
  private(set) var diary: [String] = []

  override func build() -> UIViewController {
    UINavigationController(rootViewController: MembershipViewController())
  }

  override func didStart() { diary.append("started") }
  override func didFinish() { diary.append("finished") }
  override func didPopViewController(_ viewController: UIViewController) {
    diary.append("popped \(type(of: viewController))")
  }

  func showTerms() { push(TermsViewController(), animated: false) }
  func done() { finish(animated: true) }
}

class MembershipViewController: UIViewController {}

class TermsViewController: UIViewController {}

/// A child that shows one view controller: it is pushed.
class TourCoordinator: ViewCoordinator {
  override func build() -> UIViewController { TourViewController() }

  func swap(completion: @escaping () -> Void) {
    replace(with: MembershipCoordinator(), completion: completion)
  }

  func leave(completion: @escaping () -> Void) { finish(completion: completion) }
}

class TourViewController: UIViewController {}
#endif
