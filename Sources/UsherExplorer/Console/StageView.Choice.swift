import UsherTesting

extension StageView {
  /// Something with a number that the user can do.
  struct Choice: CustomStringConvertible {
    let title: String
    let action: UserAction
    /// The verb that it is listed with; none for an offer.
    let verb: StageConsole.Verb

    @MainActor init?(_ action: UserAction, on stage: TestStage) {
      self.action = action
      switch action {
      case .take(let title): (self.title, verb) = (title, .take)
      case .select(let title): (self.title, verb) = (title, .select)
      case .selectAt(let index): (title, verb) = (stage.user.choices[index].label, .select)
      case .answer(let title): (self.title, verb) = (title, .answer)
      case .takeTwice, .back, .dismiss, .open, .wait, .interrupt: return nil
      }
    }

    var description: String { verb == .take ? title : "\(verb) \(title)" }
  }
}
