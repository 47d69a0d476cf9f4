#if canImport(UIKit)
import UIKit
import UsherDI
import UsherUIKit

// The app of the page on UIKit in ten minutes, word for word.

struct Play: Hashable {
  let name: String
  static let all = [Play(name: "Nine Umbrellas"), Play(name: "Winterwood")]
}

final class PlayhouseAppDelegate: UIResponder, UIApplicationDelegate {
  let container = Result { try Container(Playhouse()) }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = PlayhouseSceneDelegate.self
    return configuration
  }
}

final class PlayhouseSceneDelegate: DirectedSceneDelegate {
  override func director(for window: UIWindow) -> SceneDirector? {
    guard let app = UIApplication.shared.delegate as? PlayhouseAppDelegate else { return nil }
    do {
      return try SceneDirector(
        PlayhouseCoordinator.self, in: app.container.get(), host: UIKitHost(window: window))
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

struct Playhouse: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(PlayhouseCoordinator.init)
    registrar.register(BookingCoordinator.init, arguments: Play.self)
    registrar.register(PlaysViewController.init(playhouse:))
    registrar.register(SeatMapViewController.init(play:booking:))
  }
}

final class PlayhouseCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(try resolve(PlaysViewController.self)) }

  func book(_ play: Play) {
    let booking = start(BookingCoordinator.self, play, as: .sheet)
    task { [self] in
      guard let seat = await booking.output else { return }
      present(SceneAlert("Seat \(seat). Enjoy \(play.name)."))
    }
  }
}

final class BookingCoordinator: Coordinator, Concluding {
  typealias Output = Int
  override func build() throws -> SceneLayout { .stack(try resolve(SeatMapViewController.self)) }
}

final class PlaysViewController: UITableViewController {
  private let playhouse: PlayhouseCoordinator

  init(playhouse: PlayhouseCoordinator) {
    self.playhouse = playhouse
    super.init(style: .plain)
    title = "Tonight"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "play")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Play.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "play", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Play.all[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    playhouse.book(Play.all[indexPath.row])
  }
}

final class SeatMapViewController: UIViewController {
  private let booking: BookingCoordinator

  init(play: Play, booking: BookingCoordinator) {
    self.booking = booking
    super.init(nibName: nil, bundle: nil)
    title = play.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let take = UIAction(title: "Take seat 7") { [booking] _ in booking.finish(7) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: take)
  }
}
#endif
