import UIKit

/// A view in the tree of identities, with its state and its children.
@MainActor final class ViewNode {
  /// The identity of a node among its siblings.
  enum Key: Hashable {
    case index(Int)
    case id(AnyHashable)
    case branch(Bool)
  }

  let key: Key
  let depth: Int
  unowned let window: Renderer.Window
  private(set) weak var parent: ViewNode?
  /// The view of the node.
  private(set) var view: any View
  private(set) var environment: EnvironmentValues
  private(set) var children: [ViewNode] = []
  /// The state of a primitive view.
  var memory: AnyObject?
  /// The storage of a composite view's properties.
  var cells: [AnyObject?] = []
  var environmentReads: [(EnvironmentValues) -> Any] = []
  var environmentWritten: [Any] = []
  private(set) var isShown = false
  private(set) var isRemoved = false
  /// A Boolean value that indicates whether its container shows it.
  private(set) var isAdmitted: Bool
  /// A Boolean value that indicates whether it is in a layer of its own, which shows if its parent
  /// does not.
  let isLayer: Bool
  var complained: Set<Renderer.Complaint.Kind> = []
  private(set) var generation = 0
  /// A Boolean value that indicates whether an ancestor makes its rows when they become visible.
  var isLazy = false
  /// The layer of the node.
  weak var layer: Layer?

  init(
    _ view: any View, key: Key, in parent: ViewNode?, environment: EnvironmentValues,
    window: Renderer.Window, isAdmitted: Bool = true, isLayer: Bool = false
  ) {
    (self.view, self.key, self.parent) = (view, key, parent)
    (self.environment, self.window) = (environment, window)
    (self.isAdmitted, self.isLayer) = (isAdmitted, isLayer)
    depth = (parent?.depth ?? 0) + 1
    isLazy = parent?.isLazy ?? false
    layer = parent?.layer
  }

  var primitive: (any PrimitiveView)? { view as? any PrimitiveView }
  var renderer: Renderer { window.renderer }

  /// Updates the node to a new value in the same place.
  func update(to view: any View, in environment: EnvironmentValues) {
    guard !isRemoved else { return }
    let isSameEnvironment = environment.isIdentical(to: self.environment)
    let isComposite = primitive == nil
    let isSame = isComposite && Sameness.same(self.view, view)
    self.environment = environment
    if isSame, !window.isDirty(self), !readsChanged {
      if !isSameEnvironment { passEnvironmentOn() }
    } else {
      self.view = view
      evaluate()
    }
  }

  /// Rebuilds the children from the value.
  func evaluate() {
    window.clean(self)
    generation += 1
    if let primitive {
      primitive.update(self)
    } else if let representable = view as? any UIViewControllerRepresentable {
      represent(representable)
    } else {
      evaluateBody(view)
    }
  }

  private func evaluateBody<V: View>(_ view: V) {
    var copy = view
    environmentReads = []
    PropertyInstallation.install(in: &copy, of: self)
    environmentWritten = environmentReads.map { $0(environment) }
    window.renderer.note(bodyOf: V.self)
    let installed = copy
    let body = track { installed.body }
    show([.index(0): body])
  }

  private var readsChanged: Bool {
    zip(environmentReads, environmentWritten).contains { !Sameness.same($0(environment), $1) }
  }

  private func passEnvironmentOn() {
    for child in children { child.update(to: child.view, in: environment) }
  }

  func setChildren(_ children: [ViewNode]) { self.children = children }
  func setShown(_ isShown: Bool) { self.isShown = isShown }
  func setAdmitted(_ isAdmitted: Bool) { self.isAdmitted = isAdmitted }
  func setRemoved() { isRemoved = true }
  func setEnvironment(_ environment: EnvironmentValues) { self.environment = environment }
}
