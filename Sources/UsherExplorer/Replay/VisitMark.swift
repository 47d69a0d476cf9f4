import UsherTesting

/// An event of a visit without identities and times, which differ between a device and a stage.
enum VisitMark: Hashable {
  /// The tree became another one.
  case tree(String)
  /// The user acted on the display.
  case act(Act)
  /// A change was refused, for a coordinator and a reason.
  case refused(String, String)
  /// A coordinator finished; the reason is `nil` if it returned a result.
  case finished(String, String?)

  enum Act: Hashable {
    case back, dismiss, select, resize
    case answer(Int)
  }

  /// The mark of an event other than a change; `nil` if a stage need not have that event.
  ///
  /// Which link was opened is not recorded, so a refused one is no mark: it has no effect.
  init?(_ event: Journal.Event) {
    switch event {
    case .fact(let fact):
      guard let act = Act(fact) else { return nil }
      self = .act(act)
    case .refused(let refusal) where refusal.cause != .link:
      self = .refused(refusal.coordinator, refusal.reason)
    case .finished(_, let name, let reason): self = .finished(name, reason)
    case .began, .admitted, .refused, .redirected, .started, .entered, .closed: return nil
    }
  }
}

extension VisitMark.Act {
  fileprivate init?(_ fact: Fact) {
    switch fact {
    case .popped: self = .back
    case .dismissed: self = .dismiss
    case .selected: self = .select
    case .answered(_, let button, _): self = .answer(button)
    case .resized: self = .resize
    case .dismissalAttempted, .gestureBegan, .gestureEnded, .appeared, .disappeared: return nil
    }
  }
}

/// The marks of a visit in order.
struct VisitTrace {
  private(set) var marks: [VisitMark] = []
  /// The index of the event behind each mark.
  private(set) var indices: [Int] = []
  /// The numbers of marks after which the app was left for the background.
  private(set) var absences: Set<Int> = []
  private var count = 0
  private var lastTree = SceneTree().likeness()

  mutating func add(_ event: Journal.Event, leadingTo tree: SceneTree) {
    switch event {
    case .began, .admitted:
      let likeness = tree.likeness()
      if likeness != lastTree { add(.tree(likeness)) }
      lastTree = likeness
    case .entered(.background): absences.insert(marks.count)
    // A window's first width is where the visit begins, and no act of the user.
    case .fact(.resized) where lastTree == SceneTree().likeness(): break
    default: if let mark = VisitMark(event) { add(mark) }
    }
    count += 1
  }

  private mutating func add(_ mark: VisitMark) {
    marks.append(mark)
    indices.append(count)
  }
}
extension VisitSearch {
  /// The trace of a stage since it was made, with the values of the app and without.
  ///
  /// A journal may have either, and agrees with one of them.
  @MainActor struct StageTrace {
    private(set) var traces = [VisitTrace(), VisitTrace()]

    init(_ stage: TestStage) {
      var tree = SceneTree()
      for event in stage.log {
        if case .admitted(let change) = event { tree = (try? tree.applying(change)) ?? tree }
        for (index, keepsValues) in [true, false].enumerated() {
          guard let event = Journal.Event(event, making: tree, keepingValues: keepsValues) else {
            continue
          }
          traces[index].add(event, leadingTo: keepsValues ? tree : tree.withoutValues)
        }
      }
    }

    var counts: [Int] { traces.map(\.marks.count) }
  }
}
