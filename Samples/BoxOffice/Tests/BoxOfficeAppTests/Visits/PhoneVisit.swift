import BoxOfficeKit
import BoxOfficeUIKit
import Foundation
import Testing
@_spi(Test) import UIKit
import UsherDI
import UsherTesting
import UsherUIKit

/// A visit to the box office on a telephone, by somebody who taps and types.
@MainActor final class PhoneVisit: Visit {
  let simulation = UIKitSimulation()
  let stage: TestStage
  let window: UIWindow
  private let delegate: StagedSceneDelegate
  private let scene: UIWindowScene
  private var finger: Thing?

  var user: SimulatedUser { simulation.user }
  var complaints: [String] { simulation.messages.map { "\($0)" } }

  init(data: URL, opening link: String? = nil) async throws {
    let contexts = link.flatMap { URL(string: $0) }.map { UIOpenURLContext(url: $0) }
    delegate = StagedSceneDelegate(data: data)
    scene = simulation.connect(
      delegate, options: UIScene.ConnectionOptions(urlContexts: Set([contexts].compactMap(\.self))))
    stage = try #require(delegate.stage)
    window = try #require(delegate.window)
    await settle()
  }

  /// Lets everything that moves by itself come to rest; no service goes on meanwhile.
  func settle() async {
    repeat {
      simulation.settle()
      await stage.idle()
    } while !simulation.clock.isIdle
  }

  /// Does on the screen what a line of the script does at the terminal.
  func play(_ line: String) async throws {
    let command = try #require(Command(line))
    switch command {
    case .wait(let text):
      try await stage.wait(until: text) { [self] in
        simulation.settle()
        return window.front.texts.contains { $0.contains(text) }
      }
    default: try #require(act(command), "\(line) means nothing here")
    }
    await settle()
  }

  private func act(_ command: Command) -> Bool {
    switch command {
    case .key(let key): press(key)
    case .type(let text): user.type(text, in: window)
    case .clear: user.clear(in: window)
    case .find(let text): find(text)
    case .open(let link): open(link)
    case .link, .wait: true
    case .quit: leave()
    }
  }
}

extension PhoneVisit {
  /// Points at something by its words; a field is tapped at once.
  private func find(_ text: String) -> Bool {
    guard let thing = window.front.things.first(where: { $0.says(text) }) else { return false }
    if case .field(let field) = thing { return user.tap(field) }
    finger = thing
    return true
  }

  private func press(_ key: String) -> Bool {
    switch key {
    case "enter": enter()
    case "esc": escape()
    case "/": window.front.things.first { $0.field != nil }.map(tap) ?? false
    default: Int(key).map(tapTab) ?? tap(beginningWith: key)
    }
  }

  /// Taps what is pointed at; or else presses return, or taps the first thing there is.
  private func enter() -> Bool {
    if let thing = finger { return tap(thing) }
    let things = window.front.things
    guard let index = things.firstIndex(where: { $0.field?.isFirstResponder ?? false }) else {
      return things.first.map(tap) ?? false
    }
    guard user.pressReturn(in: window) else { return false }
    let isDone = !window.front.things.contains { $0.field?.isFirstResponder ?? false }
    finger = isDone ? things.dropFirst(index + 1).first : nil
    return true
  }

  /// Puts the keyboard away, goes back, or sweeps away what lies on top.
  private func escape() -> Bool {
    if let field = window.front.things.first(where: { $0.field?.isFirstResponder ?? false }) {
      return field.field?.resignFirstResponder() ?? false
    }
    if let alert = window.top as? UIAlertController {
      return alert.actions.first { $0.style == .cancel }.map { user.tap($0, in: alert) } ?? false
    }
    if let stack = window.stack, stack.viewControllers.count > 1 { return user.tapBack(in: stack) }
    return sweepDown()
  }

  /// Sweeps away the sheet on top.
  func sweepDown() -> Bool { window.top.map { user.swipeDown(on: $0) } ?? false }

  /// Swipes from the edge, as far as the middle, and lets go.
  func swipeFromEdge(isCompleted: Bool) throws {
    let gesture = try #require(window.stack.flatMap { user.beginEdgeSwipe(in: $0) })
    gesture.move(to: 0.5)
    if isCompleted { gesture.finish() } else { gesture.cancel() }
  }

  /// Taps the button at the left of the bar.
  func tapClose() -> Bool {
    window.screen?.navigationItem.leftBarButtonItem.map { user.tap($0) } ?? false
  }

  func tap(beginningWith text: String) -> Bool {
    let thing = window.front.things.first { $0.title.lowercased().hasPrefix(text.lowercased()) }
    return thing.map(tap) ?? false
  }

  func tapTab(_ number: Int) -> Bool {
    (window.rootViewController as? UITabBarController).map { user.tap(number - 1, in: $0) } ?? false
  }

  private func tap(_ thing: Thing) -> Bool {
    finger = nil
    switch thing {
    case .row(let path, let table, _): return user.tapRow(at: path, in: table)
    case .field(let field): return user.tap(field)
    case .button(let button): return user.tap(button)
    case .answer(let action, let alert): return user.tap(action, in: alert)
    }
  }

  func open(_ link: String) -> Bool {
    guard let url = URL(string: link) else { return false }
    simulation.open(url, in: scene)
    return true
  }

  private func leave() -> Bool {
    simulation.disconnect(scene)
    return true
  }
}

/// A scene delegate as the app's, whose director is on a stage.
final class StagedSceneDelegate: DirectedSceneDelegate {
  private(set) var stage: TestStage?
  private let data: URL

  init(data: URL) { self.data = data }

  override func director(for window: UIWindow) -> SceneDirector? {
    let clock = StageClock()
    stage = try? TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: data, clock: clock),
      CoordinatorsAssembly(), UIKitAssembly(), host: UIKitHost(window: window), clock: clock,
      beforeStart: { try $0.furnish() })
    return stage?.director
  }
}
