/// A change that a coordinator asks for, with what fills the new places.
///
/// The one currency: every verb, route, link and gesture makes one. It is prepared into a
/// `SceneChange`, passes the one door, and commits whole or not at all.
@MainActor public struct SceneTransition {
  let operation: Operation
  /// How it is to be shown.
  public var animation: TransitionAnimation = .default

  init(_ operation: Operation) {
    self.operation = operation
  }

  indirect enum Operation {
    case show(Content, Placement)
    case replace(ScreenSource)
    case replaceAll([any Screen])
    case set([any Screen])
    case bringToFront(any Screen)
    case pop
    case popTo(any Screen)
    case popToRoot
    case dismiss
    case dismissScreen(any Screen)
    case dismissAll
    case remove(any Screen)
    case select(Selection)
    case unembed(String)
    case update(any Screen, badge: String??)
    case finish(Ending)
    case finishChildren
    case sequence([SceneTransition])
    case report(Fact)
    case route(AnyRoute)
    case parentRoute(AnyRoute)
    case reach(AnyRoute)
    case open(DeepLink)
    case model(SceneModel)
    case launch
    case relaunch(SceneTransition)
    case restore(Snapshot)
    case layOut
    case evict(Aftermath)
    case close
  }

  enum Content {
    case screen(ScreenSource)
    case coordinator(CoordinatorSource)
    case alert(SceneAlert, answer: AlertAnswer)
  }

  /// What follows when what is not allowed any more has been evicted.
  enum Aftermath {
    case diversion(Diversion)
    case fallback(SceneTransition)
    case nothing
  }

  enum Selection {
    case index(Int)
    case item(any LayoutItem)
  }

  /// The verb as messages name it.
  var verb: Message {
    switch operation {
    case .show(.coordinator(let source), _): "start \(OutlineName.of(source.type))"
    case .show(.alert, _): "alert"
    case .show(_, .push): "push"
    case .show(_, .embedded): "embed"
    case .show: "present"
    case .replace, .replaceAll: "replace"
    case .set: "set"
    case .bringToFront: "bring to front"
    case .pop, .popTo, .popToRoot: "pop"
    case .dismiss, .dismissScreen, .dismissAll: "dismiss"
    case .remove: "remove"
    case .select: "select"
    case .unembed: "unembed"
    case .update: "update"
    case .finish, .finishChildren: "finish"
    case .sequence: "run a sequence"
    case .report: "follow the user"
    case .route(let route), .parentRoute(let route), .reach(let route): "trigger \(route)"
    case .open(let link): "open \(link)"
    case .model: "set a model"
    case .launch, .relaunch, .layOut: "start"
    case .restore: "restore"
    case .evict: "reevaluate"
    case .close: "close"
    }
  }

  /// What messages call the place that it leads to.
  var target: String {
    switch operation {
    case .route(let route), .parentRoute(let route), .reach(let route): "\(route)"
    case .open(let link): "\(link)"
    case .show(.coordinator(let source), _): OutlineName.of(source.type)
    case .relaunch(let transition): transition.target
    default: verb.text
    }
  }

  /// The route that it follows, where it is of one.
  var route: AnyRoute? {
    switch operation {
    case .route(let route), .parentRoute(let route), .reach(let route): route
    case .relaunch(let transition): transition.route
    default: nil
    }
  }

  /// What makes two equal commands a double tap; `nil` where it cannot be told.
  var signature: AnyHashable? {
    switch operation {
    case .show(.screen(let source), _), .replace(let source): source.signature
    case .show(.coordinator(let source), _): source.signature
    case .show(.alert(let alert, _), _): AnyHashable(alert)
    case .route(let route): AnyHashable(route)
    case .open(let link): AnyHashable(link)
    default: nil
    }
  }

  /// What tells the place that it leads to from others: the arguments where they can be compared, the
  /// screen itself, or the type of coordinator; `nil` where nothing does.
  var destination: AnyHashable? {
    switch operation {
    case .show(.coordinator(let source), _):
      source.signature ?? AnyHashable(ObjectIdentifier(source.type))
    case .show(.screen(let source), _), .replace(let source): source.signature ?? source.identity
    case .relaunch(let transition): transition.destination
    default: signature ?? route.map { AnyHashable($0) }
    }
  }

  /// Tells whoever waits for what this would have started that it never will be.
  func cancel(_ error: NavigationError) {
    switch operation {
    case .show(.coordinator(let source), _): source.deliver?(.cancelled(.refused(error)))
    case .show(.alert(_, let answer), _): answer.resolve(nil)
    case .sequence(let transitions): for transition in transitions { transition.cancel(error) }
    case .relaunch(let transition): transition.cancel(error)
    case .evict(.diversion(let diversion)): diversion.transition?.cancel(error)
    case .evict(.fallback(let transition)): transition.cancel(error)
    default: break
    }
  }
}
