import Usher
import UsherTesting

extension Refusal {
  /// Results of `build()` that cannot be shown.
  static var ofLayouts: [Refusal] {
    [
      Refusal(
        "a layout that shows nothing",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          Teller shows nothing.
          • Return a layout with a screen from build(); only a root coordinator may return .empty.
        """
      ) {
        try Asker.start { _ in .empty }
      },
      Refusal(
        "a coordinator without a build of its own",
        """
        Teller could not start Coordinator: impossible.
          at App/Home.swift:7
          Coordinator does not override build().
          • Override build() and return a layout.
        """
      ) {
        try Asker(.stack(Plain("a"))).perform(.start(Coordinator()))
      },
      Refusal(
        "a container that selects none of its children",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          The layout .tabs of Teller has 1 child, none at index 9.
          • Give it children, and an index among them, counted from 0.
        """
      ) {
        try Asker.start { _ in .tabs(Plain("b"), selected: 9) }
      },
      Refusal(
        "an empty layout inside another",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          SceneLayout cannot be in the layout of Teller.
          • Use a key, a screen, a view, a coordinator, or a layout with one of them.
        """
      ) {
        try Asker.start { _ in .tabs(SceneLayout.empty) }
      },
      Refusal(
        "a coordinator in two places of a layout",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          Teller is in the layout twice.
          • Make a coordinator for each place.
        """
      ) {
        let twin = Teller("twin")
        return try Asker.start { _ in .tabs(twin, twin) }
      },
      Refusal(
        "a coordinator that was embedded and not placed",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          Teller embedded Teller, but did not place it.
          • Put it in the layout that build() returns.
        """
      ) {
        try Asker.start { teller in
          teller.startEmbedded(child: Teller("forgotten"))
          return .tabs(Plain("b"))
        }
      },
      Refusal(
        "slots of what is no screen",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          Teller is a stack, which has no slots.
          • Embed in one of its screens instead.
        """
      ) {
        try Asker.start { _ in
          .screen(SceneLayout.stack(Plain("b")), embedding: ["map": Plain("c")])
        }
      },
      Refusal(
        "two in one slot",
        """
        Teller could not start Teller: impossible.
          at App/Home.swift:7
          A slot of Plain would contain two nodes.
          • Give every slot a name of its own.
        """
      ) {
        try Asker.start { _ in
          .screen(
            SceneLayout.screen(Plain("b"), embedding: ["map": Plain("c")]),
            embedding: ["map": Plain("d")])
        }
      },
    ]
  }
}
