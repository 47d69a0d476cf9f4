import Testing
import Usher
import UsherTesting

// The code of the page on analytics and crash reports, against imitations of apps' services.

/// As analytics take it.
@MainActor private final class Analytics {
  private(set) var lines: [String] = []

  func log(_ event: String, _ screen: String, seconds: Duration, cause: String?) {
    lines.append("\(event) \(screen) \(seconds.components.seconds) \(cause ?? "-")")
  }
}

/// As crash reporters take it.
@MainActor private final class CrashReporter {
  final class Report {
    private(set) var lines: [String] = []
    func attach(_ lines: [String]) { self.lines += lines }
  }

  var beforeSend: (Report) -> Void = { _ in }
  private(set) var tags: [String: String] = [:]
  private(set) var breadcrumbs: [String] = []

  func setTag(_ name: String, _ value: String) { tags[name] = value }
  func addBreadcrumb(_ line: String) { breadcrumbs.append(line) }

  func crash() -> [String] {
    let report = Report()
    beforeSend(report)
    return report.lines
  }
}

@MainActor struct AnalyticsPageTests {
  private let clock = StageClock()
  private let analytics = Analytics()
  private let reporter = CrashReporter()
  private let director: SceneDirector

  init() {
    director = SceneDirector(
      ShopCoordinator(), host: HeadlessHost(), options: SceneDirector.Options(clock: clock))
  }

  @Test func `Visits, the place and the trail reach analytics and the crash reporter`()
    async throws
  {
    director.visits { visit in
      analytics.log(
        "screen_view", visit.name, seconds: visit.duration, cause: visit.cause?.rawValue)
    }
    let trail = director.trail()
    reporter.beforeSend = { report in report.attach(trail.crumbs) }
    director.observe { event in
      if let crumb = event.crumb { reporter.addBreadcrumb(crumb) }
    }
    try director.start()
    await clock.advance(by: .seconds(7))
    reporter.setTag("place", director.place)  // Shop › Till › Seats
    #expect(reporter.tags == ["place": "Shop › Shelf"])
    #expect(
      reporter.crash() == [
        "0.0 s admitted program: root stack Shop #3 [screen Shelf #2]", "0.0 s started Shop @1",
        "0.0 s appeared Shelf #2",
      ])
    director.close()
    #expect(analytics.lines == ["screen_view Shelf 7 program"])
    #expect(reporter.breadcrumbs.last == "closed")
  }
}
