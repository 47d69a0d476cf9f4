import Testing
import UsherDI
import UsherTesting

// The code of the pages for users of Swinject and Factory, word for word.

protocol Animal { var name: String { get } }

struct Cat: Animal {
  let name: String
}

final class PetOwner {
  let pet: any Animal
  init(pet: any Animal) { self.pet = pet }
}

struct PetAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(value: "Mimi")
    registrar.register(Cat.init, as: (any Animal).self)
    registrar.register(PetOwner.init, lifetime: .shared)
  }
}

protocol Forecast { func today() -> String }

struct LiveForecast: Forecast {
  func today() -> String { "sunny" }
}

struct FakeForecast: Forecast {
  func today() -> String { "rain" }
}

final class ForecastModel {
  private let forecast: any Forecast
  init(forecast: any Forecast) { self.forecast = forecast }
  var text: String { "Today: \(forecast.today())" }
}

struct ForecastAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(LiveForecast.init, as: (any Forecast).self, lifetime: .shared)
    registrar.register(ForecastModel.init)
  }
}

@MainActor struct ComingFromTests {
  @Test func `Registrations in the style of Swinject are resolved`() throws {
    let container = try Container(PetAssembly())
    let owner = try container.resolve(PetOwner.self)
    #expect(owner.pet.name == "Mimi")
    #expect(try container.resolve(PetOwner.self) === owner)
  }

  @Test func `A registration that Swinject's users forget is found when the container is made`()
    throws
  {
    let error = #expect(throws: ContainerError.self) {
      try Container(Registrations { $0.register(PetOwner.init) })
    }
    #expect("\(try #require(error))".contains("PetOwner needs it"))
  }

  @Test func `Fakes in the style of Factory replace services in one container`() throws {
    let container = try Container(ForecastAssembly()) {
      $0.register(FakeForecast.init, as: (any Forecast).self)
    }
    #expect(try container.resolve(ForecastModel.self).text == "Today: rain")
    #expect(try Container(ForecastAssembly()).resolve(ForecastModel.self).text == "Today: sunny")
  }

  @Test func `A fake that replaces nothing is an error`() {
    #expect(throws: ContainerError.self) {
      try Container(PetAssembly()) { $0.register(FakeForecast.init, as: (any Forecast).self) }
    }
  }
}
