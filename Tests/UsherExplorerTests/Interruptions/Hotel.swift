import UsherExplorer

/// A hotel with a reception that knows all its windows.
///
/// A faulty one strikes off the first window when any has closed.
final class Hotel: Coordinator {
  private let reception: Reception
  init(reception: Reception) { self.reception = reception }

  override func build() throws -> SceneLayout { .stack(Foyer(self)) }
  override func didStart() { reception.windows.append(self) }
  override func didFinish() { reception.strikeOff(self) }

  static func stage() throws -> TestStage { try TestStage(Hotel.self, HotelAssembly()) }
}

final class Reception {
  var windows: [Hotel] = []
  private let isFaulty = Fault.isOn

  func strikeOff(_ window: Hotel) {
    windows.remove(at: isFaulty ? 0 : windows.firstIndex { $0 === window } ?? 0)
  }
}

struct HotelAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(Hotel.init)
    registrar.register(Reception.init, lifetime: .shared)
  }
}

final class Foyer: Screen, ActionProviding {
  private let hotel: Hotel
  init(_ hotel: Hotel) { self.hotel = hotel }
  var screenActions: [ScreenAction] {
    [ScreenAction("Map") { self.hotel.push(CityMap(), from: self) }]
  }
}

final class CityMap: Screen {}
