/// A show of the theater.
struct Show: Hashable, Identifiable, Sendable {
  let name: String
  var id: String { name }

  static let hamlet = Show(name: "Hamlet")
  static let all = [hamlet, Show(name: "Faust")]
}
