import Usher

/// A coordinator of a session: it follows its spec and reports all its callbacks.
final class Player: Coordinator, Concluding {
  typealias Output = Int

  let spec: Spec
  let ordinal: Int
  private weak var session: Session?
  private var hooks: [Hook: [Act]]
  var isEmbeddedInBuild = false
  /// A Boolean value that indicates whether its end lifts the bar.
  var liftsBar = false
  /// A Boolean value that indicates whether it finished by its own decision when it was asked.
  var hasReplied = false
  let life = Life()

  enum Hook {
    case build, rebuild, start, finish, arrive, appear, disappear, pop
  }

  init(_ spec: Spec, _ ordinal: Int, in session: Session) {
    self.spec = spec
    self.ordinal = ordinal
    self.session = session
    hooks = [
      .build: spec.build, .rebuild: spec.rebuild, .start: spec.start, .finish: spec.finish,
      .arrive: spec.arrive, .appear: spec.appear, .disappear: spec.disappear, .pop: spec.pop,
    ]
  }

  override func build() throws -> SceneLayout {
    guard let session else { throw PlayError.refusal }
    if ordinal == 0 { session.rootBuilds += 1 }
    run(hooks[.build] == nil ? .rebuild : .build)
    return try layout(spec.layout, session)
  }

  override func didStart() {
    life.starts += 1
    session?.note(started: self)
    run(.start)
  }

  override func didFinish() {
    life.ends += 1
    session?.note(finished: self)
    run(.finish)
  }

  /// One of its screens has appeared, or disappeared.
  func hear(of screen: PlayedScreen, isInSight: Bool) {
    session?.note(screen, hears: isInSight)
    if isInSight { run(.arrive) }
  }

  override func didAppear(_ screen: any Screen) {
    session?.note(screen, isInSight: true)
    run(.appear)
  }

  override func didDisappear(_ screen: any Screen) {
    session?.note(screen, isInSight: false)
    run(.disappear)
  }

  override func didPop(_ screen: any Screen) { run(.pop) }

  override func didAttemptDismissal(_ attempt: DismissalAttempt) {
    session?.note(attempt, of: self)
  }

  private func run(_ hook: Hook) {
    let acts = hooks.removeValue(forKey: hook) ?? []
    for act in acts { session?.react(act, as: self) }
  }
}

extension Player {
  private func layout(_ plan: Plan, _ session: Session) throws -> SceneLayout {
    switch plan {
    case .screen, .page, .child, .flow: .screen(try item(plan, session))
    case .slots(let plans):
      .screen(
        session.makeScreen(.free, by: self),
        embedding: Dictionary(
          uniqueKeysWithValues: try plans.enumerated().map { ("\($0)", try item($1, session)) }))
    case .stack(let plans): try stack(items(plans, session))
    case .tabs(let plans, let index): .tabs(try items(plans, session), selected: index)
    case .split(let plans, let index): try split(items(plans, session), index)
    case .pages(let plans, let index): try pages(items(plans, session), index)
    case .adaptive(let plans): try adaptive(items(plans, session))
    case .spare(let spec, let plan): try layout(plan, embedding: spec, session)
    case .nothing: .empty
    case .failure: throw PlayError.refusal
    }
  }

  private func layout(_ plan: Plan, embedding spec: Spec, _ session: Session) throws -> SceneLayout
  {
    embed(spec, session)
    return try layout(plan, session)
  }

  private func item(_ plan: Plan, _ session: Session) throws -> any LayoutItem {
    switch plan {
    case .screen(let leave): session.makeScreen(leave, by: self)
    case .page(let number, let leave): PageKey(number: number, leave: leave)
    case .child(let spec): embed(spec, session)
    case .flow(let number, let spec):
      PlayKey(number: number, part: Part(spec, isEmbeddedInBuild: true))
    default: try layout(plan, session)
    }
  }

  private func items(_ plans: [Plan], _ session: Session) throws -> [any LayoutItem] {
    try plans.map { try item($0, session) }
  }

  @discardableResult
  private func embed(_ spec: Spec, _ session: Session) -> Player {
    let child = session.makePlayer(spec)
    child.isEmbeddedInBuild = true
    session.keep(startEmbedded(child: child))
    return child
  }

  private func stack(_ items: [any LayoutItem]) throws -> SceneLayout {
    switch items.count {
    case 0: .stack()
    case 1: .stack(items[0])
    case 2: .stack(items[0], items[1])
    default: .stack(items[0], items[1], items[2])
    }
  }

  private func split(_ items: [any LayoutItem], _ index: Int) throws -> SceneLayout {
    items.count > 1
      ? .split(items[0], items[1], selected: index) : .split(items[0], selected: index)
  }

  private func adaptive(_ items: [any LayoutItem]) throws -> SceneLayout {
    let reader = PageKey(number: 100, leave: .free)
    return .adaptive(
      compact: .tabs(items),
      regular: items.count > 1
        ? .split(items[1], items[0], detail: reader) : .split(items[0], detail: reader))
  }

  private func pages(_ items: [any LayoutItem], _ index: Int) throws -> SceneLayout {
    items.count > 1
      ? .pages(items[0], items[1], selected: index) : .pages(items[0], selected: index)
  }
}

/// Counts the starts and ends of a coordinator, beyond its lifetime.
@MainActor final class Life {
  var starts = 0
  var ends = 0
}

/// The error of a `build()` that its spec makes fail.
enum PlayError: Error {
  case refusal
}
