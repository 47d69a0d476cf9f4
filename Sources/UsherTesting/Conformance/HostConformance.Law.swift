import Usher

extension HostConformance {
  /// One law with the play that shows it.
  @MainActor struct Law {
    let name: String
    let check: @MainActor (Bench) async -> Void

    init(_ name: String, check: @escaping @MainActor (Bench) async -> Void) {
      self.name = name
      self.check = check
    }
  }
}

extension HostConformance.Law {
  final class BenchScreen: Screen {
    let title: String?
    let dismissal: Dismissal

    init(_ title: String, _ dismissal: Dismissal = .free) {
      self.title = title
      self.dismissal = dismissal
    }
  }

  final class BenchCoordinator: Coordinator {
    let name: String
    private var layout: SceneLayout?

    init(_ name: String, layout: SceneLayout) {
      self.name = name
      self.layout = layout
    }

    override func build() throws -> SceneLayout {
      defer { layout = nil }
      return layout ?? .screen(BenchScreen(name))
    }
  }
}
