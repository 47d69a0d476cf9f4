public import Foundation
@_spi(Test) public import UIKit

extension Renderer {
  /// Starts an app and opens a window of its first group, with the storage of a former window.
  public convenience init<A: App>(
    _ app: A.Type, behaviors: Set<Behavior> = [], traits: UITraitCollection = .phone,
    storage: [String: Any] = [:], seed: UInt64 = 1
  ) {
    self.init(app.init().body, behaviors: behaviors, traits: traits, storage: storage, seed: seed)
  }

  /// Opens a window of the first group of scenes, with the storage of a former window.
  public convenience init(
    _ scene: some Scene, behaviors: Set<Behavior> = [], traits: UITraitCollection = .phone,
    storage: [String: Any] = [:], seed: UInt64 = 1
  ) {
    self.init(behaviors: behaviors, traits: traits, seed: seed)
    groups = scene.allGroups
    menus = scene.allMenus
    if let first = groups.first { open(first, nil, storage) }
  }

  /// Opens a link in a window in front that takes it, or in a new one.
  public func open(_ url: URL) {
    let isNew = groups.count > 0 && supportsWindows && !window.takesEvents
    if isNew, let first = groups.first { open(first, nil, [:]) }
    let window = window
    after(0) { [weak window] in window?.deliver { (link: LinkModifier) in link.action(url) } }
  }

  /// Continues an activity of the user in the window in front.
  public func resume(_ activity: NSUserActivity) {
    let window = window
    after(0) { [weak window] in
      window?.deliver { (handler: ActivityModifier) in
        if handler.type == activity.activityType { handler.action(activity) }
      }
    }
  }

  var supportsWindows: Bool { simulation.traits.userInterfaceIdiom == .pad }

  func openWindow(_ id: String?, _ value: AnyHashable?) {
    guard supportsWindows else { return complain(.unsupported("A phone has one window.")) }
    let type = value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
    let group = groups.first { (id == nil || $0.id == id) && (type == nil || $0.valueType == type) }
    guard let group else { return complain(.unsupported("No window group is for this.")) }
    let open = windows.first { value != nil && $0.request.value == value }
    guard let open else { return self.open(group, value, [:]) }
    windows.removeAll { $0 === open }
    windows.append(open)
  }

  func open(_ kind: WindowKind, _ value: AnyHashable?, _ storage: [String: Any]) {
    let content = AnyView(erasing: kind.content(value))
    let shown = content.modifier(EnvironmentModifier { values in kind.change(&values) })
    open(shown, Window.Request(value: value, storage: storage))
  }
}

extension Renderer.Window {
  /// Calls every handler of a kind with a value.
  func deliver<Handler>(_ body: @escaping (Handler) -> Void) {
    for handler in nodes.compactMap({ $0.modifier(Handler.self) }) {
      renderer.run { body(handler) }
    }
  }

  /// The activity that the window advertises; it is described twice, as SwiftUI may do.
  public var userActivity: NSUserActivity? {
    let told = nodes.compactMap { $0.modifier(UserActivityModifier.self) }.last
    guard let told else { return nil }
    let activity = NSUserActivity(activityType: told.type)
    var isTold = false
    renderer.run { isTold = told.update(activity) && told.update(activity) }
    return isTold ? activity : nil
  }

  /// A Boolean value that indicates whether a view in the window claims external events.
  var takesEvents: Bool { nodes.contains { $0.modifier(ClaimModifier.self) != nil } }
}

extension View {
  /// Claims external events for the window of the view.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { modifier(ClaimModifier()) }
}

struct ClaimModifier: Sendable {}

extension ClaimModifier: ViewModifier { typealias Body = Never }
extension ClaimModifier: PrimitiveModifier {}
