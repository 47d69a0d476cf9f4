import Foundation

/// Delivers UIKit's messages to the sender's simulation, or as in a real app if there is none.
@MainActor enum Console {
  static func log(_ text: String, in simulation: UIKitSimulation?) {
    if let simulation = simulation ?? .current {
      simulation.note(UIKitMessage(kind: .log, text: text))
    } else {
      print(text)
    }
  }

  static func raise(_ name: ExceptionName, _ text: String, in simulation: UIKitSimulation?) {
    guard let simulation = simulation ?? .current else {
      preconditionFailure("\(name.rawValue): \(text)")
    }
    simulation.note(UIKitMessage(kind: .exception(name.rawValue), text: text))
  }
}

enum ExceptionName: String {
  case invalidArgument = "NSInvalidArgumentException"
  case inconsistency = "NSInternalInconsistencyException"
  case generic = "NSGenericException"
  case hierarchy = "UIViewControllerHierarchyInconsistency"
}
