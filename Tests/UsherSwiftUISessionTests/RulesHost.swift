#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
@_spi(Test) import UIKit
import Usher
// Sessions show a host's levels alone, without the window that an app puts around them.
@testable import UsherSwiftUI
import UsherExplorer
import UsherTesting

/// Replaces the miniature display of sessions: the host for SwiftUI with its own views, shown by
/// simulated SwiftUI.
final class RulesHost: TouchHost {
  private let inner = SwiftUIHost()
  private let renderer: Renderer
  private let app: HostileApp
  private var swipe: Renderer.Swipe?
  /// The number of gestures that the user has begun.
  private var count = 0
  private weak var director: SceneDirector?
  /// A Boolean value that indicates whether time passes by itself.
  private let isAutomatic: Bool
  private var complaintsAtEnd: [Renderer.Complaint]?
  /// The number of further rounds of time before everything is at rest.
  private var roundsLeft = 0

  /// The capabilities choose the device, since SwiftUI has none.
  init(capabilities: HostCapabilities, isAutomatic: Bool = false) {
    self.isAutomatic = isAutomatic
    let (host, app) = (inner, HostileApp())
    self.app = app
    host.hearsArrivals = true
    host.withoutAnimation = { change in
      withTransaction(\.disablesAnimations, true) { change() }
    }
    renderer = Renderer(traits: capabilities.dismissesSeveralAtOnce ? .pad : .phone) {
      LayerView(layer: host.window).environment(app)
    }
  }

  /// A session that has broken a law is not ended.
  isolated deinit { for window in renderer.windows { window.close() } }

  var shown: SceneTree { inner.shown }
  var isInteracting: Bool { inner.isInteracting }
  var wrappedHost: (any SceneHost)? { inner }

  /// SwiftUI's complaints before the host releases the window, since nobody observes the teardown.
  var failures: [String] {
    (complaintsAtEnd ?? renderer.complaints).filter { !isHarmless($0) }.map(\.description)
  }

  /// Returns whether no host can or need avoid a complaint.
  ///
  /// Tabs in a stack only lose their titles. SwiftUI reports neither the end of an alert nor the
  /// progress of a swipe on a sheet, so a presentation meanwhile may be refused, and is requested
  /// again. An app presents its own layers at any time, and SwiftUI shows one of two requests in
  /// one update.
  private func isHarmless(_ complaint: Renderer.Complaint) -> Bool {
    switch complaint.kind {
    case .tabsInStack: true
    case .alreadyPresenting: app.hasPresented
    case .presentingWhileMoving:
      app.hasPresented || complaint.description.hasSuffix(": alert.")
    case .presenterNotSeen:
      app.hasPresented || complaint.description.hasSuffix("being swiped away.")
    default: false
    }
  }

  func attach(to director: SceneDirector) {
    self.director = director
    inner.attach(to: director)
  }

  /// A turn has passed since the last change, so SwiftUI has read that.
  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    renderer.advance(by: 0)
    inner.perform(step, completion: completion)
    renderer.turn()
    passTime()
  }

  /// Passes time, and turns of the main actor.
  private func passTime() {
    guard isAutomatic else { return }
    defer { roundsLeft = 20 }
    guard roundsLeft == 0 else { return }
    Task { [weak self] in
      while let self, roundsLeft > 0 {
        roundsLeft -= 1
        renderer.settle()
        await Turn.pass()
      }
    }
  }

  func detach() {
    complaintsAtEnd = renderer.complaints
    inner.detach()
    cancelGesture()
    renderer.settle()
    renderer.windows.last?.close()
  }

  func holds(_ screen: any Screen) -> Bool { inner.holds(screen) }

  func finishTransition() { renderer.settle() }

  func completeGesture() {
    swipe?.finish()
    swipe = nil
    app.close()
    passTime()
  }

  func cancelGesture() {
    swipe?.cancel()
    swipe = nil
    app.close()
    passTime()
  }
}

/// The visible content.
extension RulesHost {
  /// The screens whose texts are on the display, above the topmost cover, and the alert.
  var visible: [NodeID] {
    let levels = renderer.windows.last?.elements ?? []
    let cover = levels.lastIndex { $0.kind == .cover } ?? 0
    let texts = Set(levels[min(cover, levels.count)...].flatMap(\.seenTexts))
    let nodes = shown.layers.flatMap(\.everyNode)
    let screens = nodes.filter { node in
      (director?.screen(for: node.id) as? PlayedScreen).map { texts.contains($0.label) } ?? false
    }
    let alerts = levels.contains(where: \.isQuestion) ? inner.shown.modals.suffix(1) : []
    return screens.map(\.id) + alerts.filter { $0.style.isAlert }.map(\.id)
  }
}

/// The user's hand.
extension RulesHost {
  @discardableResult
  func begin(_ gesture: TouchGesture) -> Bool {
    guard swipe == nil, hasWindow else { return false }
    count += 1
    if count % 3 == 0, presentOwn() { return true }
    switch gesture {
    case .back(1):
      swipe = renderer.user.swipeBack()
      return swipe != nil || hasWindow && renderer.user.tapBack()
    case .back(let count): return renderer.user.goBack(by: count)
    case .dismiss:
      return renderer.user.swipeDown() || hasWindow && renderer.user.tapOutside()
    case .select(let index): return select(index)
    }
  }

  /// A Boolean value that indicates whether a window is left after a gesture or after time.
  private var hasWindow: Bool { !renderer.windows.isEmpty }

  /// Has the screen in front present something itself.
  private func presentOwn() -> Bool {
    guard renderer.isIdle, !(renderer.windows.last?.elements.last?.isQuestion ?? false),
      let id = visible.last, let screen = director?.screen(for: id) as? PlayedScreen
    else { return false }
    app.present(over: screen.ordinal)
    return true
  }

  /// A repeated write comes before the next tap: no finger is faster than a turn.
  private func select(_ index: Int) -> Bool {
    renderer.advance(by: 0)
    let all = renderer.windows.last?.elements.last?.all ?? []
    let container = all.last { $0.kind == .tabs || $0.kind == .pages }
    guard let container, container.children.indices.contains(index) else { return false }
    let child = container.children[index]
    if container.kind == .tabs { return child.title.map { renderer.user.tapTab($0) } ?? false }
    return child.value.map { renderer.user.swipe(to: $0) } ?? false
  }

  @discardableResult
  func answer(_ button: Int, text: String? = nil) -> Bool {
    guard case .alert(let alert)? = shown.modals.last?.style,
      alert.buttons.indices.contains(button)
    else { return false }
    return renderer.user.answer(alert.buttons[button].title)
  }

  @discardableResult
  func collapse() -> Bool { resize(to: .compact) }

  @discardableResult
  func expand() -> Bool { resize(to: .regular) }

  /// Makes the window wide or narrow; its size class is another matter.
  func resize(isWide: Bool, of director: SceneDirector) {
    guard hasWindow else { return }
    renderer.advance(by: 0)
    if hasWindow { renderer.user.resize(width: isWide ? 1_000 : 400) }
  }

  private func resize(to size: UserInterfaceSizeClass) -> Bool {
    guard hasWindow else { return false }
    // Pending changes are shown in the old size first: no step begins during a layout.
    renderer.advance(by: 0)
    guard hasWindow else { return false }
    renderer.user.resize(to: size)
    return true
  }
}

extension RulesHost: DisplayOfTurns, DisplayOfWhims {
  var isMoving: Bool { !renderer.isIdle }

  /// SwiftUI behaves in all awkward ways, or for most seeds in half of them; for none in none.
  func takeWhims(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let chosen = seed == 0 ? 0 : seed % 4 == 0 ? UInt64.max : random.next()
    renderer.behaviors = Renderer.Behavior.all.filter { chosen >> UInt64($0.rawValue) & 1 != 0 }
  }
}

extension HostileHost {
  /// Makes a hostile host around the one for SwiftUI.
  convenience init(_ rules: RulesHost, seed: UInt64) { self.init(around: rules, seed: seed) }
}

extension PlayedScreen: ViewProviding {
  /// Its text, which no other screen of a session has.
  var label: String { "Screen \(ordinal)." }

  var view: some View {
    PlayedView(ordinal) {
      Text(verbatim: label)
      ForEach(0..<3, id: \.self) { SlotView("\($0)") }
    }
  }
}

extension Renderer.Element {
  fileprivate var isQuestion: Bool { kind == .alert || kind == .dialog }

  /// The texts of the content in front.
  fileprivate var seenTexts: [String] {
    guard isSelected else { return [] }
    return (kind == .text ? [title].compactMap { $0 } : []) + children.flatMap(\.seenTexts)
  }
}

extension Node {
  fileprivate var everyNode: [Node] { [self] + children.flatMap(\.everyNode) }
}

extension Modal.Style {
  fileprivate var isAlert: Bool { if case .alert = self { true } else { false } }
}
#endif
