import BoxOfficeKit
import BoxOfficeSwiftUI
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherDI
import UsherSwiftUI
import UsherTesting

/// A visit to the box office in SwiftUI, by somebody who taps and types.
@MainActor final class ViewVisit: Visit {
  let renderer: Renderer
  let inbox: LinkInbox
  private var views: ViewHand
  private var controllers: ControllerHand
  private let windows: StagedWindows

  var stage: TestStage { windows.stages[0] }
  var user: Renderer.User { renderer.user }

  init(
    data: URL, opening link: String? = nil, behaviors: Set<Renderer.Behavior> = [],
    traits: UITraitCollection = .phone, inbox: LinkInbox = LinkInbox(),
    overriding overrides: ((Registrar) -> Void)? = nil
  ) async throws {
    let windows = StagedWindows(data: data, overrides)
    self.windows = windows
    self.inbox = inbox
    renderer = Renderer(
      BoxOfficeScene(inbox: inbox, opening: windows.open), behaviors: behaviors, traits: traits)
    views = ViewHand(renderer)
    controllers = ControllerHand(renderer.simulation.user)
    if let url = link.flatMap({ URL(string: $0) }) { renderer.open(url) }
    await settle()
    try #require(!windows.stages.isEmpty, "no window has come: \(renderer.outline)")
  }

  /// The stages of the windows that were opened, the oldest first.
  var stages: [TestStage] { windows.stages }

  var complaints: [String] {
    renderer.complaints.map(\.description) + renderer.simulation.messages.map { "\($0)" }
  }

  /// Lets everything that moves by itself come to rest; no service goes on meanwhile.
  func settle() async {
    repeat {
      renderer.settle()
      for stage in windows.stages { await stage.idle() }
    } while !renderer.isIdle
  }

  /// Does on the screen what a line of the script does at the terminal.
  func play(_ line: String) async throws {
    let command = try #require(Command(line))
    switch command {
    case .wait(let text):
      try await stage.wait(until: text) { [self] in
        renderer.settle()
        return hand.texts.contains { $0.contains(text) }
      }
    default: try #require(act(command), "\(line) means nothing here:\n\(renderer.outline)")
    }
    await settle()
  }

  func unfold(_ isWide: Bool) async {
    user.resize(width: isWide ? 880 : 393)
    await settle()
  }

  /// The hand for the screen in front, which is a view or a view controller.
  private var hand: any Hand {
    get {
      guard stage.alert == nil, let screen = stage.activeScreen as? UIViewController else {
        return views
      }
      var hand = controllers
      hand.screen = screen
      return hand
    }
    set {
      if let views = newValue as? ViewHand { self.views = views }
      if let controllers = newValue as? ControllerHand { self.controllers = controllers }
    }
  }

  private func act(_ command: Command) -> Bool {
    if let isDone = hand.act(command) { return isDone }
    switch command {
    case .key("esc"): return escape()
    case .key(let key): return Int(key).map(tapTab) ?? false
    case .open(let link): return open(link)
    case .quit: return leave()
    default: return true
    }
  }

  /// Puts the keyboard away, goes back, or sweeps away what lies on top.
  private func escape() -> Bool {
    if hand.putKeyboardAway() { return true }
    if let alert = stage.alert {
      return alert.buttons.first { $0.role == .cancel }.map { user.answer($0.title) } ?? false
    }
    return user.tapBack() || user.swipeDown()
  }

  func tapTab(_ number: Int) -> Bool { user.tapTab(["Shows", "Tickets", "Account"][number - 1]) }

  func open(_ link: String) -> Bool {
    guard let url = URL(string: link) else { return false }
    renderer.open(url)
    return true
  }

  private func leave() -> Bool {
    renderer.window.close()
    return true
  }
}

/// Makes the directors of windows on stages.
@MainActor private final class StagedWindows {
  private(set) var stages: [TestStage] = []
  private let data: URL
  private let overrides: ((Registrar) -> Void)?

  init(data: URL, _ overrides: ((Registrar) -> Void)?) {
    (self.data, self.overrides) = (data, overrides)
  }

  func open(on host: SwiftUIHost) throws -> SceneDirector {
    let clock = StageClock()
    let stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: data, clock: clock),
      CoordinatorsAssembly(), SwiftUIAssembly(), host: host, clock: clock,
      overriding: overrides, beforeStart: { try $0.furnish() })
    stages.append(stage)
    return stage.director
  }
}
