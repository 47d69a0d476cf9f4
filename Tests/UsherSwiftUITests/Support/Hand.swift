import Observation
import Usher
import UsherSwiftUI
import UsherTesting

/// A miniature SwiftUI: reads the models as views do, writes to them as containers do.
///
/// It observes the models, and reads them in the turn after a change. A transition lasts until the
/// test ends it, or until the next turn.
@MainActor final class Hand {
  let host: SwiftUIHost
  let window: Level
  /// The behavior that SwiftUI leaves open; without whims it is ideal.
  var whims: Whims?
  /// A Boolean value that indicates whether transitions end by themselves.
  let isAutomatic: Bool
  /// A Boolean value that indicates whether split views have room for one column.
  var isCollapsed = false
  var transition: (@MainActor () -> Void)?
  var gesture: (@MainActor () -> Void)?
  /// A Boolean value that indicates whether the next path that is written is missed.
  var losesNextPath = false
  /// The late writes.
  var late: [@MainActor () -> Void] = []
  /// The replaced views that have not disappeared yet.
  var goodbyes: [@MainActor () -> Void] = []
  /// The refusals and complaints of SwiftUI.
  private(set) var refusals: [String] = []
  /// The number of readings of the models.
  private(set) var updates = 0
  /// A Boolean value that indicates whether views are being updated, so no finger can be on them.
  private(set) var isUpdating = false
  private var isOver = false
  private var told: ToldLevels

  init(_ host: SwiftUIHost, isAutomatic: Bool = true, hearsArrivals: Bool = true) {
    self.host = host
    self.isAutomatic = isAutomatic
    host.hearsArrivals = hearsArrivals
    window = Level(host.window)
    told = ToldLevels(host.window)
    window.hasArrived = true
    if hearsArrivals { window.tell() }
    read()
  }

  func refuse(_ what: String) { refusals.append(what) }

  /// Reads all that views read, and updates in the turn after it has changed.
  private func read() {
    withObservationTracking {
      var level: LayerModel? = host.window
      while let next = level {
        _ = (next.alert?.text, next.isLocked)
        if let root = next.root { read(root) }
        level = next.presented
      }
    } onChange: { [weak self] in
      Task { @MainActor in self?.updateSoon() }
    }
  }

  private func read(_ node: NodeModel) {
    _ = node.attributes
    switch node.content {
    case .stack(let stack):
      stack.recordUpdate()
      _ = (stack.root, stack.generation, stack.path)
    case .tabs(let tabs): _ = (tabs.children, tabs.selection)
    case .pages(let pages): _ = (pages.children, pages.selection)
    case .columns(let columns): _ = (columns.children, columns.compactColumn, columns.visibility)
    case .screen, nil: break
    }
    for child in node.children { read(child) }
  }

  private func updateSoon() {
    read()
    update()
  }

  /// Two dismissals and a presentation in one update have frozen apps.
  private func noteLevels() {
    let now = ToldLevels(host.window)
    if told.changes(until: now) > 1 {
      refuse("From \(told.description) to \(now.description) in one update.")
    }
    told = now
  }

  /// Brings the display one step closer to the models, if it is at rest.
  func update() {
    guard host.isActive, !isOver else { return }
    guard !isUpdating else { return }
    updates += 1
    noteLevels()
    isUpdating = true
    defer { isUpdating = false }
    guard transition == nil else { return missUpdates() }
    for level in window.all where changeLevels(over: level) { return }
    for level in window.all { changeAlert(of: level) }
    for level in window.all where changeContent(of: level) { return }
  }

  /// Begins a transition, which a later call ends.
  func begin(_ end: @escaping @MainActor () -> Void) {
    transition = end
    guard isAutomatic else { return }
    Task { @MainActor [weak self] in self?.endTransition() }
  }

  func endTransition() {
    guard let end = transition else { return }
    transition = nil
    end()
    update()
  }

  /// Closes the window.
  func close() {
    isOver = true
    (transition, gesture, late) = (nil, nil, [])
    window.presented = nil
    (window.views, window.stacks, window.alert) = ([:], [:], nil)
  }
}

/// The content of the display.
extension Hand {
  func columns(_ columns: NodeModel.Columns) -> [NodeModel] {
    guard isCollapsed else { return columns.children }
    return columns.children.indices.contains(columns.compactColumn)
      ? [columns.children[columns.compactColumn]] : []
  }

  /// The visible screens: a cover that has arrived hides the ones below.
  var visible: [NodeID] {
    let levels = window.all
    let cover = levels.lastIndex { $0.model.style == .cover } ?? 0
    let screens = levels[cover...].flatMap { $0.views.inOrder.map(\.key) }.filter {
      $0.content != nil
    }.map(\.node)
    return screens + levels.compactMap { $0.alert?.node }
  }

  /// The differences of the display at rest from the models.
  var faults: [String] {
    guard !isOver else { return [] }
    var faults: [String] = []
    for level in window.all {
      if level.presented?.model !== level.model.presented { faults.append("Another level is up.") }
      if level.alert !== level.model.alert { faults.append("Another alert is up.") }
      for stack in level.stackModels {
        guard let shown = level.stacks[ObjectIdentifier(stack)] else { continue }
        if shown.path != stack.path { faults.append("Another path is up.") }
      }
      let front = Set(level.front(columns))
      if front != Set(level.views.keys) { faults.append("Other screens are up.") }
    }
    return faults
  }

  /// A Boolean value that indicates whether no transition runs and no write is pending.
  var isAtRest: Bool { transition == nil && gesture == nil && late.isEmpty && goodbyes.isEmpty }
}
