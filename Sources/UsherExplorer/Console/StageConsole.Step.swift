import UsherTesting

extension StageConsole {
  /// An action that was performed in a console, for its replay and for a test.
  struct Step {
    let kind: Kind
    /// `true` if it throws, as an offer may.
    var throwsError = false
    var view = ""

    /// The number of wakes after which an advance of the clock stops.
    static let mostStops = 1_000

    enum Kind: Equatable {
      case action(UserAction)
      case advance(Duration)
      /// An answer to an alert with a text in its field.
      case reply(String, text: String)
    }

    /// The lines of a test that do the same.
    var code: [String] {
      switch kind {
      case .action(let action):
        let play = "try await stage.play(\(action))"
        return throwsError ? ["await #expect(throws: (any Error).self) { \(play) }"] : [play]
      case .advance(let duration):
        return ["await stage.clock.advance(by: \(duration.code))", "await stage.settle()"]
      case .reply(let button, let text):
        let (button, text) = (button.literal, text.literal)
        return ["stage.user.answer(\(button), text: \(text))", "await stage.settle()"]
      }
    }
  }
}

extension StageConsole.Step.Kind {
  var isLink: Bool { if case .action(.open) = self { true } else { false } }

  /// The care of the waits within the step, before the one at its end.
  fileprivate var care: QuietWait.Care {
    if case .action(.take) = self { .none } else { .hasty }
  }
}

extension TestStage {
  /// The effects of a step that a console reports.
  struct Effects {
    var error: (any Error)?
    var livelock: String?
    var hasStopped = false
  }

  /// Performs a step and settles, as the step's code does in a test.
  func perform(_ step: StageConsole.Step.Kind) async -> Effects {
    var effects = Effects()
    care = step.care
    defer { care = .thorough }
    do {
      switch step {
      case .action(let action): try await perform(action, at: CallSite())
      case .advance(let duration): effects.hasStopped = await !advance(by: duration)
      case .reply(let button, let text): user.answer(button, text: text)
      }
      effects.livelock = await settled()
      if case .action = step { try throwFromOffers() } else { effects.error = errorOfOffer }
    } catch {
      effects.error = error
      effects.livelock = await settled()
    }
    return effects
  }

  /// Waits as an explorer does, which is enough for one of thousands of waits.
  private func settled() async -> String? {
    care = hasWork ? .usual : .light
    return await livelock()
  }

  private func advance(by duration: Duration) async -> Bool {
    await clock.advance(to: clock.now.advanced(by: duration), stops: StageConsole.Step.mostStops)
  }
}
