import BoxOfficeKit
import BoxOfficeUIKit
import Foundation
import Testing
@_spi(Test) import UIKit
import UsherDI
import UsherTesting
import UsherUIKit

/// The app and its windows, through the delegates that the system makes.
@MainActor struct AppTests {
  private let folder = DataFolder()
  private let simulation = UIKitSimulation(traits: .pad)

  @Test func `The app names the delegate of its windows, which opens the box office`() throws {
    let app = launch()
    let (delegate, scene) = connect()
    let configuration = app.application(
      simulation.application, configurationForConnecting: scene.session,
      options: UIScene.ConnectionOptions())
    #expect(configuration.delegateClass == SceneDelegate.self)
    #expect(
      delegate.director?.tree.outline == """
        tabs BoxOffice
          • split Shows
            • stack Shows
              ShowList
            stack Shows
              Foyer
          stack Tickets
            TicketList
          Account
        """)
    #expect(simulation.messages == [])
  }

  @Test func `A link arrives while a sheet is up, and the sheet makes way`() async throws {
    let app = launch()
    let (delegate, scene) = connect()
    try signIn(app)
    open("boxoffice://shows/5/seats", in: scene)
    let outline = try #require(delegate.director?.tree.outline)
    #expect(outline.contains("▲ sheet stack Checkout"))
    open("https://lantern.example/tickets", in: scene)
    #expect(delegate.director?.tree.modals.isEmpty == true)
    #expect(delegate.director?.currentLink == "boxoffice://tickets")
    #expect(delegate.window?.rootViewController?.presentedViewController == nil)
    #expect(simulation.messages == [])
  }

  @Test func `A link that cannot be followed is reported to the user`() throws {
    let app = launch()
    let (delegate, scene) = connect()
    open("boxoffice://shows/99", in: scene)
    let alert = delegate.window?.rootViewController?.presentedViewController as? UIAlertController
    #expect(alert?.title == "That link leads nowhere")
    #expect(alert?.message == "There is no show “99” this season.")
    withExtendedLifetime(app) {}
  }

  @Test func `Windows share who is signed in, and nothing of where they are`() throws {
    let app = launch()
    let (first, scene) = connect()
    let (second, _) = connect()
    try signIn(app)
    open("boxoffice://account", in: scene)
    #expect(first.director?.currentLink == "boxoffice://account")
    #expect(second.director?.currentLink == "boxoffice://shows")
    let sessions = try [first, second].map { try $0.director?.root.resolve(Session.self) }
    #expect(sessions[0] === sessions[1])
    simulation.disconnect(scene)
    #expect(second.director?.root.isFinished == false)
  }

  @Test func `A box office that cannot open says why`() {
    let app = ClosedApp()
    simulation.application.delegate = app
    let (delegate, _) = connect()
    simulation.settle()
    #expect(delegate.director == nil)
    let texts = delegate.window?.front.texts
    #expect(texts == ["The box office cannot open", "The app was built without season.json."])
  }
}

extension AppTests {
  private func launch() -> OpenApp {
    let app = OpenApp(data: folder.url)
    simulation.application.delegate = app
    return app
  }

  private func connect() -> (delegate: SceneDelegate, scene: UIWindowScene) {
    let delegate = SceneDelegate()
    return (delegate, simulation.connect(delegate))
  }

  private func open(_ link: String, in scene: UIWindowScene) {
    if let url = URL(string: link) { simulation.open(url, in: scene) }
    simulation.settle()
  }

  private func signIn(_ app: OpenApp) throws {
    let address = try #require(EmailAddress("ada@lantern.example"))
    try app.container.get().resolve(Session.self).signIn(Account(email: address))
  }
}

/// The app, with its files in a folder of the test.
private final class OpenApp: AppDelegate {
  private let data: URL
  private(set) lazy var container = Result {
    try Container(ServicesAssembly(data: data), CoordinatorsAssembly(), UIKitAssembly())
  }

  init(data: URL) { self.data = data }

  override func makeContainer() throws -> Container { try container.get() }
}

/// The app, without a season.
private final class ClosedApp: AppDelegate {
  override func makeContainer() throws -> Container { throw SeasonError.missing }
}
