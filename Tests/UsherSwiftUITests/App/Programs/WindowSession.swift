#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI
import UsherTesting

/// Plays a program on a tablet, and records the violated laws.
@MainActor final class WindowSession {
  private let program: WindowProgram
  private(set) var museum: Museum
  private(set) var renderer: Renderer
  private(set) var violations: [String] = []
  /// The renderers of killed processes, which have to outlive their remaining work.
  private var former: [Renderer] = []

  init(_ program: WindowProgram) {
    self.program = program
    museum = Museum(seed: program.seed % 1_000_000)
    renderer = Renderer(
      MuseumScene(museum: museum), behaviors: program.behaviors, traits: .pad, seed: program.seed)
  }

  func play() async -> [String] {
    for act in program.acts where violations.isEmpty { await perform(act) }
    await settle("the end")
    renderer.closeWindows()
    await settle("closing")
    return violations
  }

  private func note(_ violation: String) { violations.append(violation) }

  private func perform(_ act: WindowProgram.Act) async {
    if renderer.windows.isEmpty { renderer.openWindow() }
    switch act {
    case .turns(let count):
      for _ in 0..<count {
        renderer.turn()
        await Turn.pass()
      }
    case .settle: await settle("\(act)")
    case .restart(let damage, let link): await restart(damage, link)
    default: perform(atOnce: act)
    }
  }

  private func perform(atOnce act: WindowProgram.Act) {
    let user = renderer.user
    switch act {
    case .tap(let index): tap(index)
    case .back: user.tapBack()
    case .swipeBack(let isCompleted): swipeBack(isCompleted)
    case .swipeDown: user.swipeDown()
    case .link(let index): open(Museum.texts[index])
    case .inbox(let index): museum.inbox.open(Museum.texts[index])
    case .openWindow(let index): renderer.openWindow(for: Museum.texts[index])
    case .openTwice(let index):
      for _ in 0..<2 { renderer.openWindow(for: Museum.texts[index]) }
    case .closeWindow: renderer.window.close()
    case .background: user.background()
    case .activate: user.activate()
    case .leaveClub: museum.hasMember = false
    case .turns, .settle, .restart: break
    }
  }

  private func open(_ link: String) {
    if let url = URL(string: link) { renderer.open(url) }
  }

  private func tap(_ index: Int) {
    let things = renderer.window.elements.last?.all.filter { $0.kind == .button } ?? []
    guard !things.isEmpty, let title = things[index % things.count].title else { return }
    if !renderer.user.answer(title) { renderer.user.tap(title) }
  }

  private func swipeBack(_ isCompleted: Bool) {
    guard let swipe = renderer.user.swipeBack() else { return }
    isCompleted ? swipe.finish() : swipe.cancel()
  }
}

/// Killing and restarting the process.
extension WindowSession {
  private func restart(_ damage: WindowProgram.Damage, _ link: Int?) async {
    let kept = renderer.windows.map(\.kept)
    let hadMember = museum.hasMember
    renderer.closeWindows()
    await settle("the kill")
    former.append(renderer)
    museum = Museum(seed: (program.seed % 1_000_000) + UInt64(former.count) * 1_000_000)
    museum.hasMember = hadMember
    let link = link.map { Museum.texts[$0] }
    if let link, link.count.isMultiple(of: 2) { museum.inbox.open(link) }
    renderer = Renderer(
      MuseumScene(museum: museum), behaviors: program.behaviors, traits: .pad, seed: program.seed,
      restoring: kept.map { damage.done(to: $0) })
    if damage == .none, link == nil { compare(kept) }
    if renderer.windows.isEmpty { renderer.openWindow() }
    if let link, !link.count.isMultiple(of: 2) { open(link) }
    // Killed at once, it would keep the damaged data.
    if damage != .none { await settle("a start with \(damage)") }
  }

  /// Checks that each window is restored as far as the guard allows, before anything moves.
  private func compare(_ kept: [Renderer.KeptWindow]) {
    guard museum.visits.count == kept.count else {
      return note("\(kept.count) windows were kept, and \(museum.visits.count) came back")
    }
    for (window, visit) in zip(kept, museum.visits) {
      // A window that was killed in its first turn has stored nothing yet.
      guard let data = window.storage[windowKey] as? Data else { continue }
      guard let saved = try? Snapshot(bytes: Array(data)) else {
        return note("unreadable: \(data)")
      }
      if visit.reports.contains(where: \.isPostponed) { continue }
      if visit.director.snapshot().tree.outline != saved.tree.outline {
        note("kept:\n\(saved.tree)\nrestored:\n\(visit.director.tree)")
      }
    }
  }
}

/// At rest.
extension WindowSession {
  /// Waits until everything is at rest, and checks the laws.
  private func settle(_ place: String) async {
    for _ in 0..<60 {
      guard await rest() else { continue }
      return check(place)
    }
    note("\(place): nothing comes to rest:\n\(renderer.windows.map(\.outline))")
  }

  /// Passes time on the device and turns; if that changes nothing, time of the director's clock as
  /// well.
  private func rest() async -> Bool {
    museum.curtain.call()
    for _ in 0..<4 {
      museum.forgetClosed()
      renderer.settle()
      for _ in 0..<6 { await Turn.pass() }
    }
    if renderer.isIdle, pairs.allSatisfy({ $0.director.isQuiet }) { return true }
    await museum.clock.advance(by: .seconds(1))
    return false
  }

  /// The windows that take part, each with its director.
  private var pairs: [(director: SceneDirector, window: Renderer.Window)] {
    zip(museum.visits, renderer.windows.sorted { $0.number < $1.number })
      .filter { $1.phase == .active }.map { ($0.director, $1) }
  }

  private func check(_ place: String) {
    let windows = renderer.windows
    guard museum.visits.count == windows.count, museum.living == windows.count else {
      return note(
        "\(place): \(windows.count) windows, \(museum.visits.count) directors, \(museum.living) roots"
      )
    }
    for (director, window) in pairs { check(director, window, place) }
  }

  private func check(_ director: SceneDirector, _ window: Renderer.Window, _ place: String) {
    if director.host.shown != director.tree {
      note("\(place): admitted:\n\(director.tree.outline)\nshown:\n\(director.host.shown.outline)")
    }
    let title = director.tree.active?.title ?? "Join"
    if !(window.elements.last?.all.contains { $0.title?.hasSuffix(title) ?? false } ?? false) {
      note("\(place): \(title) is not in sight:\n\(window.outline)\n\(director.tree.outline)")
    }
    if !director.outlived.isEmpty { note("\(place): leaked \(director.outlived)") }
    guard let data = window.storage[windowKey] as? Data,
      let saved = try? Snapshot(bytes: Array(data)), saved.tree == director.snapshot().tree
    else { return note("\(place): the scene has not kept where the window stands") }
  }
}

private let windowKey = "usher.window"
#endif
