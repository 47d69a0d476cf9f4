import BoxOfficeKit
import BoxOfficeUIKit
import Foundation
@_spi(Test) import SwiftUI
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
  private var controllers: ControllerHand
  /// The views that are screens beside view controllers, each on a renderer of its own.
  private var views: [ObjectIdentifier: HostedView] = [:]

  var user: SimulatedUser { simulation.user }
  var complaints: [String] { simulation.messages.map { "\($0)" } }

  init(
    data: URL, opening link: String? = nil, overriding overrides: ((Registrar) -> Void)? = nil
  ) async throws {
    let contexts = link.flatMap { URL(string: $0) }.map { UIOpenURLContext(url: $0) }
    delegate = StagedSceneDelegate(data: data, overrides)
    controllers = ControllerHand(simulation.user)
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
      for view in views.values { view.renderer.settle() }
      await stage.idle()
    } while !simulation.clock.isIdle || !views.values.allSatisfy(\.renderer.isIdle)
    views = views.filter(\.value.isShown)
  }

  /// Does on the screen what a line of the script does at the terminal.
  func play(_ line: String) async throws {
    let command = try #require(Command(line))
    switch command {
    case .wait(let text):
      try await stage.wait(until: text) { [self] in
        simulation.settle()
        for view in views.values { view.renderer.settle() }
        return hand.texts.contains { $0.contains(text) }
      }
    default: try #require(act(command), "\(line) means nothing here")
    }
    await settle()
  }

  func unfold(_ isWide: Bool) async {
    user.resize(to: isWide ? .unfoldedPhone : .phone)
    await settle()
  }

  /// The hand for what lies on top, which is a view controller or a view.
  private var hand: any Hand {
    get {
      if let hosting = window.screen as? UIHostingController<AnyView> {
        return view(of: hosting).hand
      }
      var hand = controllers
      hand.screen = window.screen
      return hand
    }
    set {
      if let controllers = newValue as? ControllerHand { self.controllers = controllers }
      guard let views = newValue as? ViewHand, let screen = window.screen else { return }
      self.views[ObjectIdentifier(screen)]?.hand = views
    }
  }

  private func view(of hosting: UIHostingController<AnyView>) -> HostedView {
    let id = ObjectIdentifier(hosting)
    if let view = views[id] { return view }
    let view = HostedView(hosting)
    views[id] = view
    return view
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
}

extension PhoneVisit {
  /// Puts the keyboard away, goes back, or sweeps away what lies on top.
  private func escape() -> Bool {
    if hand.putKeyboardAway() { return true }
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

  func tap(beginningWith text: String) -> Bool { hand.tap(beginningWith: text) }

  func tapTab(_ number: Int) -> Bool {
    (window.rootViewController as? UITabBarController).map { user.tap(number - 1, in: $0) } ?? false
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
