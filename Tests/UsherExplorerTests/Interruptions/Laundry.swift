import UsherExplorer

/// A laundry with a notice that must be read; it is persisted until it is answered.
///
/// A faulty one removes it as soon as it is shown.
final class Laundry: Coordinator {
  private(set) var notices: [String]
  private let isFaulty = Fault.isOn

  init(_ notices: [String]) { self.notices = notices }

  override func build() throws -> SceneLayout { .stack(Basket(self)) }

  override func didStart() { task { [self] in await tell() } }

  func wash() async {
    notices = ["Your shirt has shrunk"]
    await tell()
  }

  private func tell() async {
    guard let notice = notices.first else { return }
    if isFaulty { notices = [] }
    if await alert(SceneAlert(notice)) != nil { notices = [] }
  }

  static func stage(after last: TestStage? = nil) throws -> TestStage {
    let laundry = Laundry(last?.find(Laundry.self)?.notices ?? [])
    let stage = try TestStage(root: laundry)
    stage.keep("notice") { stage in [stage.alert?.title].compactMap(\.self) }
    return stage
  }
}

final class Basket: Screen, ActionProviding {
  private let laundry: Laundry
  init(_ laundry: Laundry) { self.laundry = laundry }
  var screenActions: [ScreenAction] { [ScreenAction("Wash") { await self.laundry.wash() }] }
}
