/// The simplifications that are tried for a part of a failing program.
extension [Act] {
  /// Returns the lists with one act fewer, or with a simpler one.
  var shorter: [[Act]] {
    withoutOne
      + indices.flatMap { index in
        self[index].simpler.map { act in
          var list = self
          list[index] = act
          return list
        }
      }
  }
}

extension Act {
  var simpler: [Act] {
    switch self {
    case .start(let by, let spec, let place): spec.simpler.map { .start(by: by, $0, place) }
    case .startKey(let by, let number, let spec, let place):
      [.start(by: by, spec, place)]
        + spec.simpler.map { .startKey(by: by, number, $0, place) }
    case .pushKey(let by, _, let leave): [.push(by: by, leave)]
    case .presentKey(let by, _, let place, let leave): [.present(by: by, place, leave)]
    case .startEmbedded(let by, let spec): spec.simpler.map { .startEmbedded(by: by, $0) }
    case .task(let by, let acts): acts.shorter.map { .task(by: by, $0) }
    case .sequence(let by, let acts): acts.shorter.map { .sequence(by: by, $0) }
    case .model(let scene): scene.simpler.map { .model($0) }
    case .bar(let rest, let ruling): ruling.simpler.map { .bar(rest, $0) }
    case .fallBack(let spec): spec.simpler.map { .fallBack($0) }
    case .push(let by, let leave) where leave != .free: [.push(by: by, .free)]
    case .present(let by, let place, let leave) where leave != .free:
      [.present(by: by, place, .free)]
    case .set(let by, let kept, let count):
      kept.withoutOne.map { .set(by: by, keeping: $0, adding: count) }
    case .replaceAll(let by, let kept, let count):
      kept.withoutOne.map { .replaceAll(by: by, keeping: $0, adding: count) }
    default: []
    }
  }
}

extension Array {
  /// Returns the lists with one element fewer.
  var withoutOne: [[Element]] {
    indices.map { index in
      var less = self
      less.remove(at: index)
      return less
    }
  }
}

extension Ruling {
  var simpler: [Ruling] {
    switch self {
    case .deny: []
    case .fail: [.deny]
    case .redirect(let act): [.deny] + act.simpler.map { .redirect($0) }
    case .detour(let spec): [.deny] + spec.simpler.map { .detour($0) }
    }
  }
}

extension Scene {
  var simpler: [Scene] {
    var candidates = children + presenting + children.withoutOne.map { with(\.children, $0) }
    for index in children.indices {
      candidates += children[index].simpler.map { scene in
        with(\.children, children.enumerated().map { $0 == index ? scene : $1 })
      }
    }
    candidates += presenting.flatMap(\.simpler).map { with(\.presenting, [$0]) }
    if !presenting.isEmpty { candidates.append(with(\.presenting, [])) }
    if selected != 0 { candidates.append(with(\.selected, 0)) }
    if key != nil { candidates.append(with(\.key, nil)) }
    return data == 0 ? candidates : candidates + [with(\.data, 0)]
  }

  private func with<Value>(_ path: WritableKeyPath<Scene, Value>, _ value: Value) -> Scene {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

extension Spec {
  var simpler: [Spec] {
    let hooks: [WritableKeyPath<Spec, [Act]>] = [
      \.build, \.rebuild, \.start, \.finish, \.arrive, \.appear, \.disappear, \.pop,
    ]
    var candidates = layout.simpler.map { plan in with(\.layout, plan) }
    for hook in hooks {
      candidates += self[keyPath: hook].shorter.map { acts in with(hook, acts) }
    }
    if attempt != .stay { candidates.append(with(\.attempt, .stay)) }
    return candidates
  }
}

extension Plan {
  var simpler: [Plan] {
    switch self {
    case .screen(.free), .nothing, .failure: []
    case .screen: [.screen(.free)]
    case .page(_, let leave): [.screen(leave)]
    case .slots(let plans): [.screen(.free)] + shorter(plans).map { .slots($0) }
    case .stack(let plans): [.screen(.free)] + shorter(plans).map { .stack($0) }
    case .tabs(let plans, let index):
      [.screen(.free)] + shorter(plans).map { .tabs($0, min(index, $0.count - 1)) }
    case .split(let plans, let index):
      [.screen(.free)] + shorter(plans).map { .split($0, min(index, $0.count - 1)) }
    case .pages(let plans, let index):
      [.screen(.free)] + shorter(plans).map { .pages($0, min(index, $0.count - 1)) }
    case .adaptive(let plans):
      [.tabs(plans, 0)] + shorter(plans).map { .adaptive($0) }
    case .child(let spec): [.screen(.free)] + spec.simpler.map { .child($0) }
    case .flow(let number, let spec):
      [.child(spec)] + spec.simpler.map { .flow(number, $0) }
    case .spare(let spec, let plan):
      [plan] + spec.simpler.map { .spare($0, plan) } + plan.simpler.map { .spare(spec, $0) }
    }
  }

  private func shorter(_ plans: [Plan]) -> [[Plan]] {
    plans.indices.flatMap { index in
      var less = plans
      less.remove(at: index)
      return (less.isEmpty ? [] : [less])
        + plans[index].simpler.map { plan in
          var list = plans
          list[index] = plan
          return list
        }
    }
  }
}
