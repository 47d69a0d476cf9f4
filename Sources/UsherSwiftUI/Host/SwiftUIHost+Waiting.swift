import Usher

// The app may present a sheet, an alert or a dialog of its own for as long as the user likes. The
// director's presentations over the same level wait for its end; SwiftUI would refuse them, or show
// them later.

extension SwiftUIHost {
  package func obstacle(to step: Step) -> String? {
    guard case .present = step.edit, running == nil, removals.isEmpty, leavingAlert == nil,
      topLayer.presentsOther
    else { return nil }
    watchOther(over: topLayer)
    return "what the app has presented over \(topLayer.frontName)"
  }

  /// Waits for the end of the app's presentation, or checks again later if the end cannot be known
  /// yet.
  func watchOther(over layer: LayerModel) {
    guard layer.probe?.watchPresentation() == false else { return }
    otherWatch?.cancel()
    otherWatch = watch { $0.presentationDidEnd() }
  }

  /// Continues the changes that waited for the end of a presentation.
  func presentationDidEnd() {
    later {
      $0.followAlert()
      $0.finishIfSettled()
      $0.director?.displayMayProceed()
    }
  }
}

extension LayerModel {
  /// `true` while the app itself presents something over it.
  var presentsOther: Bool {
    presented == nil && asked == nil && probe?.presented != nil
  }

  /// Called after a presentation over it has left the display.
  package func presentationDidEnd() { host?.presentationDidEnd() }

  fileprivate var frontName: String {
    var front: [NodeModel] = []
    root?.collectFront(into: &front)
    return front.first?.name ?? "an empty window"
  }
}
