import UIKit

extension Renderer {
  /// A window, its views and its layers.
  @_spi(Test) @MainActor public final class Window {
    /// The request that opened a window.
    struct Request {
      var group: String?
      var value: AnyHashable?
      var storage: [String: Any] = [:]
    }

    unowned let renderer: Renderer
    let request: Request
    /// The number of windows before it.
    public let number: Int
    let base: Layer
    private let sceneValues: SceneValues
    /// The values of the scene's storage.
    public var storage: [String: Any] { sceneValues.values }
    /// The phase of the scene.
    public internal(set) var phase = ScenePhase.active
    private let content: any View
    private var dirty: [ObjectIdentifier: ViewNode] = [:]
    private var commits: [() -> Void] = []
    private var isScheduled = false
    /// The length of a chain of updates, and a flag for one more.
    private var chain = (count: 0, goesOn: false)
    private var isUpdating = false
    private var pending = Transaction()
    /// The transaction of the running update.
    private(set) var transaction = Transaction()
    var values = EnvironmentValues()
    var kitWindow: UIWindow?
    var arrivals: [(node: ViewNode, body: () -> Void)] = []

    init(_ content: any View, _ request: Request, in renderer: Renderer) {
      (self.content, self.request, self.renderer) = (content, request, renderer)
      sceneValues = SceneValues(request.storage)
      number = renderer.madeWindows
      renderer.madeWindows += 1
      base = Layer(.window, parent: nil)
    }

    func open() {
      values = initialValues()
      let root = ViewNode(content, key: .index(0), in: nil, environment: values, window: self)
      root.layer = base
      base.node = root
      act {
        root.evaluate()
        root.refreshShown()
      }
    }

    /// Closes the window.
    public func close() {
      act { base.removeAll() }
      renderer.windows.removeAll { $0 === self }
    }

    /// Returns the cell of a key in the scene's storage.
    func storageCell<Cell: AnyObject>(_ key: String, _ make: () -> Cell) -> Cell {
      if let cell = sceneValues.cells[key] as? Cell { return cell }
      let cell = make()
      sceneValues.cells[key] = cell
      return cell
    }

    func keeper(of key: String) -> (Any?) -> Void {
      { [sceneValues] in sceneValues.values[key] = $0 }
    }

    func isDirty(_ node: ViewNode) -> Bool { dirty[ObjectIdentifier(node)] != nil }
    func clean(_ node: ViewNode) { dirty[ObjectIdentifier(node)] = nil }

    func invalidate(_ node: ViewNode) {
      dirty[ObjectIdentifier(node)] = node
      pending.merge(.current)
      schedule()
    }

    /// Runs an action once all bodies are evaluated, in the same update.
    func commit(_ body: @escaping () -> Void) { commits.append(body) }

    /// Presents or dismisses layers at that time.
    func commitPresentation(_ body: @escaping () -> Void) {
      commits.insert(body, at: renderer.behaves(.presentsInReverse) ? 0 : commits.count)
    }

    func schedule() {
      guard !isScheduled, phase == .active else { return }
      isScheduled = true
      chain.goesOn = isUpdating
      renderer.after(0) { [weak self] in
        self?.isScheduled = false
        self?.update()
      }
    }

    private func update() {
      guard phase == .active, settles() else { return }
      let wasUpdating = isUpdating
      isUpdating = true
      (transaction, pending) = (pending, Transaction())
      renderer.run { act { evaluateDirty() } }
      (transaction, isUpdating) = (Transaction(), wasUpdating)
    }

    private func evaluateDirty() {
      while let node = dirty.values.min(by: { $0.depth < $1.depth }) { node.evaluate() }
    }

    /// Performs an action and its consequences in one turn.
    func act(_ body: () -> Void) {
      body()
      while !commits.isEmpty {
        let due = commits
        commits = []
        for commit in due { commit() }
        if phase == .active { evaluateDirty() }
      }
      tellArrivals()
      renderer.runEffects()
    }

    private func settles() -> Bool {
      chain.count = chain.goesOn ? chain.count + 1 : 1
      if chain.count == 100 {
        renderer.complain(.neverSettles)
        dirty = [:]
      }
      return chain.count < 100
    }
  }
}

extension Transaction {
  mutating func merge(_ other: Transaction) {
    animation = other.animation ?? animation
    disablesAnimations = disablesAnimations || other.disablesAnimations
  }
}

/// The storage of a scene, with the cells of its values.
final class SceneValues {
  var values: [String: Any]
  var cells: [String: AnyObject] = [:]
  init(_ values: [String: Any]) { self.values = values }
}
