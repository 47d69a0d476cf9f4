import UsherExplorer

/// A flow that is saved: a list of days, and a page for each.
///
/// A copy of it forgets which day was opened.
final class Diary: Coordinator, Routing {
  private let isForgetful: Bool
  private var opened = 1

  init(isForgetful: Bool) { self.isForgetful = isForgetful }

  var initialRoute: DiaryRoute { .days }

  func transition(to route: DiaryRoute) throws -> SceneTransition {
    switch route {
    case .days: .push(Days(self))
    case .day(let number): .push(Day(isForgetful ? opened : number))
    }
  }

  func open(_ number: Int, from days: Days) {
    opened = number
    trigger(.day(number), from: days)
  }

  static func stage(isForgetful: Bool = false, isListed: Bool = true) throws -> TestStage {
    try TestStage(root: Diary(isForgetful: isForgetful)) { director in
      director.restoration = try RestorationTable {
        if isListed { $0.register(DiaryRoute.self) } else { $0.register(OtherRoute.self) }
      }
    }
  }
}

enum OtherRoute: DurableRoute {
  static let tag = "other"
  case nowhere
}

enum DiaryRoute: DurableRoute {
  static let tag = "diary"
  case days
  case day(Int)
}

final class Days: Screen, ActionProviding {
  private let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  var screenActions: [ScreenAction] { [ScreenAction("Day 3") { self.diary.open(3, from: self) }] }
}

final class Day: Screen {
  let title: String?
  init(_ number: Int) { title = "Day \(number)" }
}
