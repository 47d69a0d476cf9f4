import Usher
import UsherTesting

extension Refusal {
  /// Refusals by stacks.
  static var ofStacks: [Refusal] {
    [
      Refusal(
        "a pop of the only screen",
        """
        Teller could not pop: impossible.
          at App/Home.swift:7
          Plain is the only screen of its stack, which is never empty.
          • Finish the coordinator or dismiss the layer instead.
        """
      ) {
        try Asker(.stack(Plain("a"))).perform(.pop())
      },
      Refusal(
        "a pop to what is in no stack",
        """
        Teller could not pop: impossible.
          at App/Home.swift:7
          Plain is in no stack.
          • Dismiss it instead.
        """
      ) {
        let a = Plain("a")
        return try Asker(.screen(a)).perform(.pop(to: a))
      },
      Refusal(
        "a pop to what is not there",
        """
        Teller could not pop: unknown.
          at App/Home.swift:7
          Plain is not in the tree.
          • Show it before you name it.
        """
      ) {
        try Asker(.stack(Plain("a"))).perform(.pop(to: Plain("b")))
      },
      Refusal(
        "an empty stack",
        """
        Teller could not set: impossible.
          at App/Home.swift:7
          A stack is never empty.
          • Finish the coordinator instead.
        """
      ) {
        try Asker(.stack(Plain("a"))).perform(.set([]))
      },
      Refusal(
        "a push where there is no stack",
        """
        Teller could not push: impossible.
          at App/Home.swift:7
          Teller is not in a stack.
          • Return .stack(…) from the build() of the coordinator that contains it, or present instead.
        """
      ) {
        try Asker(.screen(Plain("a"))).perform(.push(Plain("b")))
      },
      Refusal(
        "a replacement of nothing",
        """
        Teller could not replace: impossible.
          at App/Home.swift:7
          The window is empty.
          • Start a flow as its root first.
        """
      ) {
        try Asker(.empty).perform(.replace(with: Plain("a")))
      },
      Refusal(
        "a screen in two places",
        """
        Teller could not present: impossible.
          at App/Home.swift:7
          This Plain is in the tree already, and a screen has one place.
          • Make a new one, or select the one that is there.
        """
      ) {
        let a = Plain("a")
        return try Asker(.stack(a)).perform(.present(a))
      },
      Refusal(
        "a stack in a stack",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          Teller is a stack, which cannot be in a stack.
          • Present it instead, or push its screens.
        """
      ) {
        let child = Teller("child", stack: ["b"])
        return try Asker(.stack(Plain("a"))).perform(.start(child, as: .push))
      },
    ]
  }
}
