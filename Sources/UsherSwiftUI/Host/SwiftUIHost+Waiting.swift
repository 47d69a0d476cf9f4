import Usher

// A sheet, an alert or a dialog of the app's own may stand as long as the user likes. What the director
// presents over the same level waits for its end; SwiftUI would refuse it, or show it at some time.

extension SwiftUIHost {
  package func obstacle(to step: Step) -> String? {
    guard case .present = step.edit, running == nil, departures.isEmpty, leavingAlert == nil,
      topLayer.presentsOther
    else { return nil }
    watchOther(over: topLayer)
    return "what the app has presented over \(topLayer.frontName)"
  }

  /// Hears of the end of what the app presents, or looks again where its platform does not know yet.
  func watchOther(over layer: LayerModel) {
    guard layer.probe?.watchPresentation() == false else { return }
    otherWatch?.cancel()
    otherWatch = watch { $0.presentationDidEnd() }
  }

  /// What stood over a level has left, so that what waits for that may come.
  func presentationDidEnd() {
    later {
      $0.followAlert()
      $0.look()
      $0.director?.displayMayProceed()
    }
  }
}

extension LayerModel {
  /// Whether the app presents something over it itself.
  var presentsOther: Bool {
    presented == nil && asked == nil && probe?.presented != nil
  }

  /// What was presented over it has left the display.
  package func presentationDidEnd() { host?.presentationDidEnd() }

  fileprivate var frontName: String {
    var front: [NodeModel] = []
    root?.collectFront(into: &front)
    return front.first?.name ?? "an empty window"
  }
}
