import UsherExplorer

/// A library for members, which persists who has signed in and the page that they have marked.
final class Library: Coordinator, Routing {
  enum Bug { case forgetful }

  /// The persisted values of the app.
  struct Disk {
    var reader: String?
    var mark: Int?
  }

  var disk: Disk
  private let bug: Bug?
  private var last = 1

  init(_ disk: Disk, _ bug: Bug?) { (self.disk, self.bug) = (disk, bug) }

  var initialRoute: LibraryRoute { .shelf }

  func transition(to route: LibraryRoute) throws -> SceneTransition {
    switch route {
    case .shelf: return .push(ReadingRoom(self))
    case .mark(let page):
      guard disk.mark == page else { throw Smudge() }
      return .push(MarkedPage(bug == .forgetful ? last : page))
    }
  }

  func read(_ page: Int, from room: ReadingRoom) {
    last = page
    trigger(.mark(page), from: room)
  }

  /// Makes a library for a first run, or for the next run after a stage.
  static func stage(_ bug: Bug? = nil, after last: TestStage? = nil) throws -> TestStage {
    let library = Library(last?.find(Library.self)?.disk ?? Disk(), bug)
    return try TestStage(root: library) { director in
      director.restoration = try RestorationTable { $0.register(LibraryRoute.self) }
      director.links = try DeepLinkTable(scheme: "library") {
        $0.add("marks/{page}") { (page: Int) in DeepLink(LibraryRoute.mark(page)) }
      }
      director.guards = [membersOnly(in: library)]
    }
  }

  private static func membersOnly(in library: Library) -> Guard {
    Guard("members only") { [unowned library] proposal in
      let isForMembers = proposal.routes(of: LibraryRoute.self).contains { $0 != .shelf }
      return isForMembers && library.disk.reader == nil ? .deny("Nobody has signed in.") : .allow
    }
  }
}

enum LibraryRoute: DurableRoute {
  static let tag = "library"
  case shelf
  case mark(Int)
}

final class ReadingRoom: Screen, ActionProviding {
  private let library: Library
  init(_ library: Library) { self.library = library }

  var screenActions: [ScreenAction] {
    let disk = library.disk
    guard disk.reader != nil else {
      return [ScreenAction("Sign in") { self.library.disk.reader = "Ada" }]
    }
    guard let page = disk.mark else {
      return [ScreenAction("Mark 3") { self.library.disk.mark = 3 }]
    }
    return [ScreenAction("Read") { self.library.read(page, from: self) }]
  }
}

final class MarkedPage: Screen {
  let title: String?
  init(_ page: Int) { title = "Page \(page)" }
}
