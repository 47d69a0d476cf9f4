/// A running page turn.
@MainActor struct PageTurn {
  let old: UIViewController?
  let new: UIViewController
  let pages: UIPageViewController
  let transition: Transition
  let end: (Bool) -> Void

  init(
    _ old: UIViewController?, _ new: UIViewController, in pages: UIPageViewController,
    _ transition: Transition, _ end: @escaping (Bool) -> Void
  ) {
    (self.old, self.new, self.pages) = (old, new, pages)
    (self.transition, self.end) = (transition, end)
  }

  func run(animated: Bool) {
    new.beginAppearanceTransition(true, animated: animated)
    old?.beginAppearanceTransition(false, animated: animated)
    pages.view.addSubview(new.view)
    transition.run { completed in
      pages.turn = nil
      completed ? arrive(animated) : goBack(animated)
      end(completed)
    }
  }

  private func arrive(_ animated: Bool) {
    new.conclude(hidden: false, animated: animated)
    old?.conclude(hidden: true, animated: animated)
    remove(old)
    new.didMove(toParent: pages)
  }

  private func goBack(_ animated: Bool) {
    old?.conclude(hidden: false, animated: animated)
    new.conclude(hidden: true, animated: animated)
    remove(new)
  }

  private func remove(_ controller: UIViewController?) {
    controller?.willMove(toParent: nil)
    controller?.viewIfLoaded?.removeFromSuperview()
    controller?.removeFromParent()
  }
}
