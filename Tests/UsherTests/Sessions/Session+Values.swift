import Usher

/// Coordinators' acts as values, of which sequences and guards are made.
extension Session {
  func value(of act: Act, _ by: Coordinator) -> SceneTransition? {
    stackValue(act, by) ?? layerValue(act, by) ?? flowValue(act, by)
  }

  private func stackValue(_ act: Act, _ by: Coordinator) -> SceneTransition? {
    switch act {
    case .push(_, let leave): .push(makeScreen(leave, by: by))
    case .pushKey(_, let number, let leave): .push(PageKey(number: number, leave: leave))
    case .pushShelved: takeShelved(for: by).map { .push($0) }
    case .pop: .pop()
    case .popTo(_, let index): named(index).map { .pop(to: $0) }
    case .popToRoot: .popToRoot()
    case .replace(_, let leave): .replace(with: makeScreen(leave, by: by))
    case .replaceAll(_, let kept, let count): .replaceAll(with: screens(kept, adding: count, by))
    case .set(_, let kept, let count): .set(screens(kept, adding: count, by))
    case .bringToFront(_, let index): named(index).map { .bringToFront($0) }
    case .remove(_, let index): named(index).map { .remove($0) }
    default: nil
    }
  }

  private func layerValue(_ act: Act, _ by: Coordinator) -> SceneTransition? {
    switch act {
    case .present(_, let place, let leave):
      .present(makeScreen(leave, by: by), as: place.placement)
    case .presentKey(_, let number, let place, let leave):
      .present(PageKey(number: number, leave: leave), as: place.placement)
    case .dismiss: .dismiss()
    case .dismissScreen(_, let index): named(index).map { .dismiss($0) }
    case .dismissAll: .dismissAll()
    case .alert: .alert(Self.alert(by: by), answer: makeAlert().take)
    case .select(_, let index): .select(index)
    case .reveal(_, let index): screen(index).map { .select($0) }
    case .selectKey(_, let number): selection(of: number)
    case .embed(_, let slot, let leave): .embed(makeScreen(leave, by: by), in: "\(slot)")
    case .unembed(_, let slot): .unembed("\(slot)")
    case .update(_, let index, let leave): screen(index).map { .update(change($0, leave)) }
    case .badge(_, let index): screen(index).map { .setBadge("\(index)", on: $0) }
    default: nil
    }
  }

  private func flowValue(_ act: Act, _ by: Coordinator) -> SceneTransition? {
    switch act {
    case .start(_, let spec, let place):
      .start(makePlayer(spec), as: place.placement, ended: makeEnding().take)
    case .startKey(_, let number, let spec, let place):
      .start(
        PlayKey(number: number, part: Part(spec)), as: place.placement, ended: makeEnding().take)
    case .finish: .finish()
    case .finishWith(_, let value): by is Player ? .finish(value) : nil
    case .finishToRoot: .finishToRoot()
    case .sequence(_, let acts): .sequence(acts.compactMap { value(of: $0, by) })
    default: nil
    }
  }
}
