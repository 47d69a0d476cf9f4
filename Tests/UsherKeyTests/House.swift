import Testing
import UsherDI
import UsherTesting

// A house whose screens and flows tests name by their keys.

struct House: FlowKey {}
struct Memo: ScreenKey { let text: String }
struct Trip: ScreenKey { let from: String, to: String }
struct Choose: FlowKey {
  typealias Output = Int
  let most: Int?
}

final class HouseFlow: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .stack(Memo(text: "home")) }
}
final class MemoScreen: Screen {
  let text: String
  let title: String
  init(text: String) { (self.text, title) = (text, "About \(text)") }
}
final class TripScreen: Screen {
  let trip: String
  init(_ trip: String) { self.trip = trip }
}
final class ChooseScreen: Screen {
  let finish: Finish<Int>
  let most: Int?
  init(finish: Finish<Int>, most: Int?) { (self.finish, self.most) = (finish, most) }
}

struct Done: FlowKey {}
final class DoneScreen: Screen {
  let done: Finish<Void>
  init(done: Finish<Void>) { self.done = done }
}

struct HouseAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(HouseFlow.init, for: House.self)
    registrar.register(MemoScreen.init, for: Memo.self, giving: \.text)
    registrar.register(
      { (key: Trip) in TripScreen("\(key.from) to \(key.to)") }, for: Trip.self)
    registrar.register(ChooseScreen.init, for: Choose.self, giving: \.most)
    registrar.register(DoneScreen.init, for: Done.self)
  }
}

struct StartingAssembly: Assembly {
  func assemble(into registrar: Registrar) { registrar.needs(ShopTab.self) }
}

extension House {
  @MainActor static func stage(
    _ answers: @escaping (StageAnswers) -> Void = { _ in }
  ) throws -> (TestStage, HouseFlow) {
    let stage = try TestStage(House(), HouseAssembly(), with: answers)
    return (stage, try stage.coordinator(HouseFlow.self))
  }
}
