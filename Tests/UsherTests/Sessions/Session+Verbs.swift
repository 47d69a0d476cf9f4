import Usher
import UsherTesting

/// Coordinators' acts by their verbs.
extension Session {
  func stackVerb(_ act: Act, _ by: Coordinator) -> NavigationHandle? {
    switch act {
    case .push(_, let leave): by.push(makeScreen(leave, by: by))
    case .pushKey(_, let number, let leave): by.push(PageKey(number: number, leave: leave))
    case .pushFrom(_, let index): screen(index).map { by.push(makeScreen(.free, by: by), from: $0) }
    case .pushShelved: takeShelved(for: by).map { by.push($0) }
    case .presentShelved: takeShelved(for: by).map { by.present($0) }
    case .pop: by.pop()
    case .popTo(_, let index): named(index).map { by.pop(to: $0) }
    case .popToRoot: by.popToRoot()
    case .replace(_, let leave): by.replace(with: makeScreen(leave, by: by))
    case .replaceAll(_, let kept, let count): by.replaceAll(with: screens(kept, adding: count, by))
    case .set(_, let kept, let count): by.set(screens(kept, adding: count, by))
    case .bringToFront(_, let index): named(index).map { by.bringToFront($0) }
    case .remove(_, let index): named(index).map { by.remove($0) }
    default: nil
    }
  }

  func layerVerb(_ act: Act, _ by: Coordinator) -> NavigationHandle? {
    switch act {
    case .present(_, let place, let leave):
      by.present(makeScreen(leave, by: by), as: place.placement)
    case .presentKey(_, let number, let place, let leave):
      by.present(PageKey(number: number, leave: leave), as: place.placement)
    case .dismiss: by.dismiss()
    case .dismissScreen(_, let index): named(index).map { by.dismiss($0) }
    case .dismissAll: by.dismissAll()
    case .alert: by.present(Self.alert(by: by), answer: makeAlert().take)
    case .ask: ask(by)
    default: nil
    }
  }

  func containerVerb(_ act: Act, _ by: Coordinator) -> NavigationHandle? {
    switch act {
    case .select(_, let index): by.select(index)
    case .reveal(_, let index): screen(index).map { by.select($0) }
    case .selectKey(_, let number): by.perform(selection(of: number))
    case .embed(_, let slot, let leave): by.embed(makeScreen(leave, by: by), in: "\(slot)")
    case .unembed(_, let slot): by.unembed("\(slot)")
    case .update(_, let index, let leave): screen(index).map { by.update(change($0, leave)) }
    case .badge(_, let index): screen(index).map { by.setBadge("\(index)", on: $0) }
    default: nil
    }
  }

  func flowVerb(_ act: Act, _ by: Coordinator) -> NavigationHandle? {
    switch act {
    case .start(_, let spec, let place): start(makePlayer(spec), by, place)
    case .startKey(_, let number, let spec, let place):
      start(PlayKey(number: number, part: Part(spec)), by, place)
    case .startEmbedded(_, let spec): by.startEmbedded(child: makePlayer(spec))
    case .finish: by.finish()
    case .finishWith(_, let value): (by as? Player).map { finish($0, value) }
    case .finishToRoot: by.finishToRoot()
    case .task(_, let acts): run(acts, by)
    case .sequence(_, let acts): by.perform(.sequence(acts.compactMap { value(of: $0, by) }))
    default: nil
    }
  }

  /// Changes the data of a screen, to be read again.
  func change(_ screen: PlayedScreen, _ leave: Leave) -> PlayedScreen {
    screen.title = "\(leave.rawValue) \(screens.count)"
    screen.dismissal = leave.dismissal
    return screen
  }

  private func ask(_ by: Coordinator) -> NavigationHandle? {
    let record = makeAlert()
    Task { record.take(await by.alert(Self.alert(by: by))) }
    return nil
  }

  private func start(_ child: Player, _ by: Coordinator, _ place: Place) -> NavigationHandle {
    let flow = by.start(child: child, as: place.placement)
    flows.append(FlowRecord(flow, Part(child.spec, by: child)))
    return flow.navigation
  }

  private func finish(_ player: Player, _ value: Int) -> NavigationHandle {
    let navigation = player.finish(value)
    if navigation.isAdmitted && navigation.redirectedBy == nil {
      for flow in flows where flow.child === player { flow.given = value }
    }
    return navigation
  }

  private func run(_ acts: [Act], _ by: Coordinator) -> NavigationHandle? {
    runningTasks += 1
    by.task { [weak self, weak by] in
      defer { self?.runningTasks -= 1 }
      for act in acts {
        await Turn.pass()
        if Task.isCancelled { return }
        self?.react(act, as: by)
      }
    }
    return nil
  }
}
