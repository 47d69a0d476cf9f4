#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class ShowViewController: UIViewController {
  private let showing: Show
  private let coordinator: ShowsCoordinator

  init(show: Show, coordinator: ShowsCoordinator) {
    showing = show
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = show.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let facts = "\(showing.genre) by \(showing.author). \(showing.minutes) minutes, "
    let buy = UIButton.main(coordinator.buyAction(showing))
    let evenings = showing.performances.map { UILabel.aside($0.starts.onTicket) }
    show(
      [
        UILabel.heading(showing.title), UILabel(facts + "at \(showing.house.name)."),
        UILabel(showing.blurb), buy, UILabel.aside("From \(showing.cheapest)"),
      ] + evenings)
  }
}
#endif
