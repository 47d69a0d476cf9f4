import UsherTesting

/// A map of an app, as an explorer saw it: its screens, and the actions that lead from one to
/// another.
///
/// Screens with the same name in the same flow are one place.
public struct AppMap: Hashable, Sendable {
  /// The flows in the order of discovery.
  package internal(set) var flows: [Flow] = []
  /// The places in the order of discovery.
  package internal(set) var nodes: [Node] = []
  /// The place at which the app starts: the container with a selection, if there is one.
  package internal(set) var start: Int?
  /// The edges in the order of discovery.
  package internal(set) var edges: [Edge] = []

  /// A coordinator's type, which has a scope.
  package struct Flow: Hashable, Sendable, Identifiable {
    package let id: Int
    package let name: String
    /// The flow that starts it, if that is always the same.
    package internal(set) var parent: Int?
    var hasSeveralParents = false
  }

  /// A screen, an alert, or a container with a selection.
  package struct Node: Hashable, Sendable, Identifiable {
    package let id: Int
    package let name: String
    package let flow: Int
    package let kind: Kind
    package let layer: String?

    package enum Kind: String, Hashable, Sendable { case screen, alert, choice }

    /// The name with its layer's mark, as in outlines: `▲ sheet Receipt`.
    package var label: String { layer.map { "▲ \($0) \(name)" } ?? name }
  }

  /// A transition from one place to another.
  package struct Edge: Hashable, Sendable {
    /// The place that it begins at; `nil` if it comes from outside the app.
    package let from: Int?
    package let to: Int
    package internal(set) var kind: Kind
    package internal(set) var labels: [String]

    package enum Kind: String, Hashable, Sendable { case forward, both, back, choice, link }
  }
}
