#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class AccountViewController: UIViewController {
  private let session: Session
  private let coordinator: AccountCoordinator
  private let notice = UILabel.problem()
  private let account = UILabel()
  private lazy var signIn = UIButton.main(coordinator.signInAction)
  private lazy var signOut = UIButton.other(coordinator.signOutAction)

  init(session: Session, coordinator: AccountCoordinator) {
    self.session = session
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Account"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show([notice, account, signIn, signOut])
    observe()
  }
}

extension AccountViewController: Rendering {
  func render() {
    notice.complain(session.notice)
    account.text = session.account.map { "Signed in as \($0.email)." } ?? "Nobody is signed in."
    signIn.isHidden = session.account != nil
    signOut.isHidden = session.account == nil
  }
}
#endif
