/// A link or a route names something that is not there.
public enum NotFound: Error, Hashable, Sendable, CustomStringConvertible {
  /// No show of the season is called so, or has that number.
  case show(String)
  /// Whoever is signed in has no ticket of that number.
  case ticket(Ticket.ID)
  /// A purchase has not come as far as that step.
  case step

  /// What to tell whoever asked for it.
  public var description: String {
    switch self {
    case .show(let name): "There is no show “\(name)” this season."
    case .ticket(let number): "You have no ticket number \(number)."
    case .step: "Something has to be chosen before that."
    }
  }
}
