import UsherDI

extension Graph31 {
  /// Registers the graph by its initializers, for autowiring.
  @MainActor static func register(in registrar: Registrar) {
    registrar.register(N31.init)
    registrar.register(N30.init)
    registrar.register(N29.init)
    registrar.register(N28.init)
    registrar.register(N27.init)
    registrar.register(N26.init)
    registrar.register(N25.init)
    registrar.register(N24.init)
    registrar.register(N23.init)
    registrar.register(N22.init)
    registrar.register(N21.init)
    registrar.register(N20.init)
    registrar.register(N19.init)
    registrar.register(N18.init)
    registrar.register(N17.init)
    registrar.register(N16.init)
    registrar.register(N15.init)
    registrar.register(N14.init)
    registrar.register(N13.init)
    registrar.register(N12.init)
    registrar.register(N11.init)
    registrar.register(N10.init)
    registrar.register(N9.init)
    registrar.register(N8.init)
    registrar.register(N7.init)
    registrar.register(N6.init)
    registrar.register(N5.init)
    registrar.register(N4.init)
    registrar.register(N3.init)
    registrar.register(N2.init)
    registrar.register(N1.init)
  }

  @inline(never) static func make() -> N1 {
    N1(
      N2(
        N4(
          N8(N16(), N17()),
          N9(N18(), N19())),
        N5(
          N10(N20(), N21()),
          N11(N22(), N23()))),
      N3(
        N6(
          N12(N24(), N25()),
          N13(N26(), N27())),
        N7(
          N14(N28(), N29()),
          N15(N30(), N31()))))
  }

  /// Registers the graph by closures, as needed for services that no initializer describes.
  @MainActor static func registerClosures(in registrar: Registrar) {
    registrar.register { _ in N31() }
    registrar.register { _ in N30() }
    registrar.register { _ in N29() }
    registrar.register { _ in N28() }
    registrar.register { _ in N27() }
    registrar.register { _ in N26() }
    registrar.register { _ in N25() }
    registrar.register { _ in N24() }
    registrar.register { _ in N23() }
    registrar.register { _ in N22() }
    registrar.register { _ in N21() }
    registrar.register { _ in N20() }
    registrar.register { _ in N19() }
    registrar.register { _ in N18() }
    registrar.register { _ in N17() }
    registrar.register { _ in N16() }
    registrar.register { N15(try $0.resolve(), try $0.resolve()) }
    registrar.register { N14(try $0.resolve(), try $0.resolve()) }
    registrar.register { N13(try $0.resolve(), try $0.resolve()) }
    registrar.register { N12(try $0.resolve(), try $0.resolve()) }
    registrar.register { N11(try $0.resolve(), try $0.resolve()) }
    registrar.register { N10(try $0.resolve(), try $0.resolve()) }
    registrar.register { N9(try $0.resolve(), try $0.resolve()) }
    registrar.register { N8(try $0.resolve(), try $0.resolve()) }
    registrar.register { N7(try $0.resolve(), try $0.resolve()) }
    registrar.register { N6(try $0.resolve(), try $0.resolve()) }
    registrar.register { N5(try $0.resolve(), try $0.resolve()) }
    registrar.register { N4(try $0.resolve(), try $0.resolve()) }
    registrar.register { N3(try $0.resolve(), try $0.resolve()) }
    registrar.register { N2(try $0.resolve(), try $0.resolve()) }
    registrar.register { N1(try $0.resolve(), try $0.resolve()) }
  }

  @MainActor static func fill(_ makers: inout [ObjectIdentifier: Yardstick.Make]) {
    makers[ObjectIdentifier(N31.self)] = { _ in N31() }
    makers[ObjectIdentifier(N30.self)] = { _ in N30() }
    makers[ObjectIdentifier(N29.self)] = { _ in N29() }
    makers[ObjectIdentifier(N28.self)] = { _ in N28() }
    makers[ObjectIdentifier(N27.self)] = { _ in N27() }
    makers[ObjectIdentifier(N26.self)] = { _ in N26() }
    makers[ObjectIdentifier(N25.self)] = { _ in N25() }
    makers[ObjectIdentifier(N24.self)] = { _ in N24() }
    makers[ObjectIdentifier(N23.self)] = { _ in N23() }
    makers[ObjectIdentifier(N22.self)] = { _ in N22() }
    makers[ObjectIdentifier(N21.self)] = { _ in N21() }
    makers[ObjectIdentifier(N20.self)] = { _ in N20() }
    makers[ObjectIdentifier(N19.self)] = { _ in N19() }
    makers[ObjectIdentifier(N18.self)] = { _ in N18() }
    makers[ObjectIdentifier(N17.self)] = { _ in N17() }
    makers[ObjectIdentifier(N16.self)] = { _ in N16() }
    makers[ObjectIdentifier(N15.self)] = { N15($0.get(), $0.get()) }
    makers[ObjectIdentifier(N14.self)] = { N14($0.get(), $0.get()) }
    makers[ObjectIdentifier(N13.self)] = { N13($0.get(), $0.get()) }
    makers[ObjectIdentifier(N12.self)] = { N12($0.get(), $0.get()) }
    makers[ObjectIdentifier(N11.self)] = { N11($0.get(), $0.get()) }
    makers[ObjectIdentifier(N10.self)] = { N10($0.get(), $0.get()) }
    makers[ObjectIdentifier(N9.self)] = { N9($0.get(), $0.get()) }
    makers[ObjectIdentifier(N8.self)] = { N8($0.get(), $0.get()) }
    makers[ObjectIdentifier(N7.self)] = { N7($0.get(), $0.get()) }
    makers[ObjectIdentifier(N6.self)] = { N6($0.get(), $0.get()) }
    makers[ObjectIdentifier(N5.self)] = { N5($0.get(), $0.get()) }
    makers[ObjectIdentifier(N4.self)] = { N4($0.get(), $0.get()) }
    makers[ObjectIdentifier(N3.self)] = { N3($0.get(), $0.get()) }
    makers[ObjectIdentifier(N2.self)] = { N2($0.get(), $0.get()) }
    makers[ObjectIdentifier(N1.self)] = { N1($0.get(), $0.get()) }
  }
}
