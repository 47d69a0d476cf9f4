import Testing
import Usher

/// Links are found by their paths, and still by every pattern that can be theirs.
struct LinkIndexTests {
  enum Place: Route {
    case home
    case place(Int, Int)
    case named(String)
  }

  enum Side: Route {
    case room(Int)
    case light(Bool)
    case perhaps(Int?)
  }

  @Test func `Patterns that differ in a value alone print their own links`() throws {
    let table = try DeepLinkTable(scheme: "index") { builder in
      for place in 0..<300 {
        builder.add("place\(place)/{id}") { (id: Int) in DeepLink(Place.place(place, id)) }
      }
    }
    for place in [0, 7, 299] {
      let link = DeepLink(Place.place(place, 5))
      #expect(try table.print(link).hasSuffix("/place\(place)/5"))
      #expect(try table.parse(try table.print(link)) == link)
    }
  }

  @Test func `A pattern whose routes depend on its value prints all of them`() throws {
    let table = try DeepLinkTable(scheme: "index") {
      $0.add("shows/{id}") { (id: Int) in
        id == 0 ? DeepLink(Place.home) : DeepLink(Place.place(id, id))
      } from: { link in
        switch link.unpacked(as: Place.self) {
        case .home: 0
        case .place(let id, _): id
        default: nil
        }
      }
    }
    #expect(try table.print(DeepLink(Place.home)) == "index://shows/0")
    #expect(try table.print(DeepLink(Place.place(9, 9))) == "index://shows/9")
  }

  @Test func `A pattern whose routes are seen to depend on its value needs no values closure`()
    throws
  {
    let table = try DeepLinkTable(scheme: "index") {
      $0.add("even/{id}") { (id: Int) in
        id.isMultiple(of: 2) ? DeepLink(Place.place(id, id)) : DeepLink(Side.room(id), Place.home)
      }
      $0.add("light/{isOn}") { (isOn: Bool) in
        isOn ? DeepLink(Place.named("on"), Side.light(isOn)) : DeepLink(Side.light(isOn))
      }
      $0.add("side?room={id}") { (id: Int?) in
        id.map { DeepLink(Side.room($0), Side.perhaps(id)) } ?? DeepLink(Side.perhaps(id))
      }
    }
    for text in ["even/4", "even/5", "light/true", "light/false", "side?room=3", "side"] {
      #expect(try table.print(try table.parse("index://\(text)")) == "index://\(text)")
    }
  }

  @Test func `A pattern with a values closure may make any routes of a word that no sample has`()
    throws
  {
    let table = try DeepLinkTable(scheme: "index") {
      $0.add("{tab}") { (tab: String) in
        tab == "lights" ? DeepLink(Side.light(true)) : DeepLink(Place.named(tab))
      } from: { link in
        if case .light(true)? = link.unpacked(as: Side.self) { "lights" } else { nil }
      }
    }
    #expect(try table.print(DeepLink(Side.light(true))) == "index://lights")
  }

  @Test func `A literal goes before a parameter, and both are found`() throws {
    let table = try DeepLinkTable(scheme: "index") {
      $0.add("{name}") { (name: String) in DeepLink(Place.named(name)) }
      $0.add("home", Place.home)
    }
    #expect(try table.parse("index://home") == DeepLink(Place.home))
    #expect(try table.parse("index://else") == DeepLink(Place.named("else")))
  }

  @Test func `A link without a scheme is an error that says so`() throws {
    let table = try DeepLinkTable(scheme: "index") { $0.add("home", Place.home) }
    let error = #expect(throws: DeepLinkError.self) {
      try table.parse("home", fileID: "App/Links.swift", line: 7)
    }
    #expect(error?.reason == .malformed)
    #expect(
      error?.description == """
        home is no link of this app: malformed.
          at App/Links.swift:7
          It has no scheme.
          • Begin it with index://, or with https:// and a host of the table.
        """)
  }

  @Test func `An empty text in a path cannot be printed`() throws {
    let table = try DeepLinkTable(scheme: "index") {
      $0.add("{name}") { (name: String) in DeepLink(Place.named(name)) }
    }
    #expect(throws: DeepLinkError.self) { try table.print(DeepLink(Place.named(""))) }
  }
}
