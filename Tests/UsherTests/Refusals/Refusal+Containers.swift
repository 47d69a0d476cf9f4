import Usher
import UsherTesting

extension Refusal {
  /// Refusals by tabs, layers and slots.
  static var ofContainers: [Refusal] {
    [
      Refusal(
        "a selection where there is none",
        """
        Teller could not select: impossible.
          at App/Home.swift:7
          Teller is not in tabs, columns or pages.
          • Return .tabs(…) from the build() of the coordinator that contains it.
        """
      ) {
        try Asker(.stack(Plain("a"))).perform(.select(1))
      },
      Refusal(
        "a selection beyond the last",
        """
        Teller could not select: impossible.
          at App/Home.swift:7
          Teller has 2 children and none at 5.
          • Select an index from 0 to 1.
        """
      ) {
        try Asker(.tabs(Plain("a"), Plain("b"))).perform(.select(5))
      },
      Refusal(
        "a dismissal of nothing",
        """
        Teller could not dismiss: impossible.
          at App/Home.swift:7
          Teller has presented nothing and is not presented.
          • Pop or finish instead.
        """
      ) {
        try Asker(.stack(Plain("a"))).perform(.dismiss())
      },
      Refusal(
        "a dismissal of what is in no layer",
        """
        Teller could not dismiss: impossible.
          at App/Home.swift:7
          Plain is not in a presented layer.
          • Pop it instead.
        """
      ) {
        let a = Plain("a")
        return try Asker(.stack(a)).perform(.dismiss(a))
      },
      Refusal(
        "an empty slot",
        """
        Teller could not unembed: unknown.
          at App/Home.swift:7
          Plain holds nothing in a slot named map.
          • Embed it first.
        """
      ) {
        try Asker(.stack(Plain("a"))).perform(.unembed("map"))
      },
      Refusal(
        "a badge on what is not there",
        """
        Teller could not update: unknown.
          at App/Home.swift:7
          Plain is not in the tree.
          • Show it before you name it.
        """
      ) {
        try Asker(.stack(Plain("a"))).perform(.setBadge("1", on: Plain("b")))
      },
    ]
  }
}
