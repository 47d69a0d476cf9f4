extension Edit {
  /// The edit in a few words, without an alert's question, which is a value of the app.
  var logText: String {
    guard case .present(let modal) = self, modal.isAlert else { return description }
    return "present alert \(modal.id) from \(modal.presenter)"
  }
}
