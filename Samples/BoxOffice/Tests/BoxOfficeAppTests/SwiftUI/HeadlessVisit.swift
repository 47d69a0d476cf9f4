import BoxOfficeKit
import BoxOfficeSwiftUI
import Foundation
@_spi(Test) import SwiftUI
import Testing
import UsherDI
import UsherSwiftUI
import UsherTesting

/// A visit without a display: each view is shown on its own, and nothing shows where it leads.
@MainActor final class HeadlessVisit: Visit {
  let stage: TestStage
  private var views: [NodeID: ShownView] = [:]
  private var answer: String?

  init(data: URL, opening link: String? = nil) async throws {
    let clock = StageClock()
    stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: data, clock: clock),
      CoordinatorsAssembly(), SwiftUIAssembly(), clock: clock, beforeStart: { try $0.furnish() })
    if let link { stage.director.open(link) }
    await settle()
  }

  func play(_ line: String) async throws {
    let command = try #require(Command(line))
    switch command {
    case .wait(let text):
      try await stage.wait(until: text) { [self] in view?.says(text) ?? false || isAsked(text) }
    default: try #require(act(command), "\(line) means nothing here")
    }
    await settle()
  }

  func unfold(_ isWide: Bool) async {
    stage.user.resize(to: isWide ? .regular : .compact)
    await settle()
  }

  private func settle() async {
    await stage.idle()
    view?.renderer.settle()
    await stage.idle()
    views = views.filter { stage.director.tree.node($0.key) != nil }
  }

  /// The view of the screen in front.
  private var view: ShownView? {
    guard let id = stage.director.tree.active?.id else { return nil }
    if let view = views[id] { return view }
    guard let screen = stage.director.screen(for: id) as? any ViewProviding else { return nil }
    views[id] = ShownView(screen)
    return views[id]
  }

  private func act(_ command: Command) -> Bool {
    switch command {
    case .key(let key): press(key)
    case .type(let text): view?.renderer.user.type(text) ?? false
    case .clear: view?.renderer.user.clear() ?? false
    case .find(let text): find(text)
    case .open(let link): open(link)
    case .link, .wait: true
    case .quit: leave()
    }
  }
}

extension HeadlessVisit {
  private func press(_ key: String) -> Bool {
    if let number = Int(key) { return stage.user.select(number - 1) }
    switch key {
    case "enter": return stage.alert.map(enter) ?? view?.hand.enter() ?? false
    case "esc": return escape()
    case "/": return view?.hand.tapField() ?? false
    default: return view?.hand.tap(beginningWith: key) ?? false
    }
  }

  private func find(_ text: String) -> Bool {
    guard let alert = stage.alert else { return view?.hand.find(text) ?? false }
    answer = alert.buttons.first { $0.title.contains(text) }?.title
    return answer != nil
  }

  private func enter(_ alert: SceneAlert) -> Bool {
    defer { answer = nil }
    return (answer ?? alert.buttons.first?.title).map { stage.user.answer($0) } ?? false
  }

  private func escape() -> Bool {
    if view?.renderer.user.putKeyboardAway() ?? false { return true }
    if let alert = stage.alert {
      return alert.buttons.first { $0.role == .cancel }.map { stage.user.answer($0.title) } ?? false
    }
    return stage.user.back() || stage.user.dismiss()
  }

  private func leave() -> Bool {
    stage.director.close()
    return true
  }

  private func open(_ link: String) -> Bool {
    stage.director.open(link)
    return true
  }

  private func isAsked(_ text: String) -> Bool {
    [stage.alert?.title, stage.alert?.message].contains { $0?.contains(text) ?? false }
  }
}

/// A screen's view in a window of its own.
@MainActor private final class ShownView {
  let renderer: Renderer
  var hand: ViewHand

  init(_ screen: some ViewProviding) {
    renderer = Renderer { screen.view }
    hand = ViewHand(renderer)
  }

  func says(_ text: String) -> Bool {
    renderer.settle()
    return hand.texts.contains { $0.contains(text) }
  }
}
