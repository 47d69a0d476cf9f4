extension Generator {
  mutating func act(depth: Int) -> Act {
    let by = small(5)
    switch number(100) {
    case 0..<22: return stackAct(by)
    case 22..<36: return layerAct(by)
    case 36..<45: return containerAct(by)
    case 45..<68: return flowAct(by, depth)
    case 68..<74: return policyAct(depth)
    case 74..<83: return reportAct()
    case 83..<92: return userAct()
    default: return worldAct()
    }
  }

  private mutating func stackAct(_ by: Int) -> Act {
    switch number(19) {
    case 0..<4: .push(by: by, leave())
    case 15, 16: .pushKey(by: by, number(3), leave())
    case 4: .pushFrom(by: by, screen: number(20))
    case 5: .shelve(screen: number(20))
    case 6: .pushShelved(by: by)
    case 7: .pop(by: by)
    case 8: .popTo(by: by, screen: number(23))
    case 17, 18: .remove(by: by, screen: number(23))
    case 9: .popToRoot(by: by)
    case 10: .replace(by: by, leave())
    case 11: .replaceAll(by: by, keeping: screens(), adding: number(3))
    case 12, 13: .set(by: by, keeping: screens(), adding: number(3))
    default: .bringToFront(by: by, screen: number(23))
    }
  }

  private mutating func screens() -> [Int] { (0..<number(4)).map { _ in number(23) } }

  private mutating func layerAct(_ by: Int) -> Act {
    switch number(13) {
    case 11, 12: .presentKey(by: by, number(3), element(of: Place.allCases), leave())
    case 0..<4: .present(by: by, element(of: Place.allCases), leave())
    case 4: .presentShelved(by: by)
    case 5: .dismiss(by: by)
    case 6: .dismissScreen(by: by, screen: number(23))
    case 7: .dismissAll(by: by)
    case 8, 9: .alert(by: by)
    default: .ask(by: by)
    }
  }

  private mutating func containerAct(_ by: Int) -> Act {
    switch number(9) {
    case 0: .select(by: by, number(4))
    case 8: .selectKey(by: by, number(3))
    case 1: .reveal(by: by, screen: number(20))
    case 2, 3: .embed(by: by, slot: number(2), leave())
    case 4: .unembed(by: by, slot: number(2))
    case 5, 6: .update(by: by, screen: number(20), leave())
    default: .badge(by: by, screen: number(20))
    }
  }

  private mutating func flowAct(_ by: Int, _ depth: Int) -> Act {
    guard depth < 3 else { return .finish(by: by) }
    switch number(18) {
    case 16, 17:
      let spec = spec(depth: depth + 1)
      return .startKey(by: by, number(3), spec, element(of: Place.allCases))
    case 0..<7: return .start(by: by, spec(depth: depth + 1), element(of: Place.allCases))
    case 7: return .startEmbedded(by: by, spec(depth: depth + 1))
    case 8, 9: return .finish(by: by)
    case 10, 11: return .finishWith(by: by, number(9))
    case 12: return .finishToRoot(by: by)
    case 13, 14: return .sequence(by: by, acts(3, depth + 1))
    default: return .task(by: by, acts(2, depth + 1))
    }
  }
}

extension Generator {
  private mutating func policyAct(_ depth: Int) -> Act {
    guard depth < 3 else { return .reevaluate }
    switch number(12) {
    case 0..<4: return .model(scene(depth: 0))
    case 4, 5: return .bar(number(11), ruling(depth))
    case 6..<8: return .unbar
    case 8, 9: return .reevaluate
    case 10: return .fallBack(spec(depth: depth + 1))
    default: return .enter(element(of: Front.allCases))
    }
  }

  private mutating func ruling(_ depth: Int) -> Ruling {
    switch number(5) {
    case 0, 1: .deny
    case 2: .fail
    case 3: .redirect(act(depth: depth + 1))
    default: .detour(spec(depth: depth + 1))
    }
  }

  /// Makes a report of a host without a display of its own.
  private mutating func reportAct() -> Act {
    switch number(10) {
    case 0, 1: .proceed
    case 2, 3: .popped(number(20))
    case 4: .dismissed(number(20))
    case 5: .selected(number(20))
    case 6: .answered(number(20))
    case 7: .attempted(number(20))
    default: .stale(number(20))
    }
  }

  private mutating func userAct() -> Act {
    switch number(21) {
    case 18...20: .resize(wide: one(in: 2))
    case 0..<4: .back(1 + number(2))
    case 4..<6: .swipe
    case 6..<8: .tap(number(3))
    case 8..<11: .answer(number(3))
    case 11..<15: .complete
    case 15: .cancel
    case 16: .collapse
    default: .expand
    }
  }

  private mutating func worldAct() -> Act {
    switch number(16) {
    case 0..<5: .disturb(1 + number(10_000))
    case 5..<9: .turn
    case 9..<11: .wait
    case 11..<14: .settle
    case 14: .enter(element(of: Front.allCases))
    default: one(in: 4) ? .close : .turn
    }
  }
}
