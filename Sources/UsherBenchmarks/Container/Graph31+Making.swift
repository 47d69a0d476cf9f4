import UsherDI

extension Graph31 {
  /// Registers all of it, for autowiring.
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

  /// Calls the initializers by hand.
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

  /// Fills a dictionary with a closure for each of them.
  static func fill(_ look: LookUp) {
    look.add(N31.self) { _ in N31() }
    look.add(N30.self) { _ in N30() }
    look.add(N29.self) { _ in N29() }
    look.add(N28.self) { _ in N28() }
    look.add(N27.self) { _ in N27() }
    look.add(N26.self) { _ in N26() }
    look.add(N25.self) { _ in N25() }
    look.add(N24.self) { _ in N24() }
    look.add(N23.self) { _ in N23() }
    look.add(N22.self) { _ in N22() }
    look.add(N21.self) { _ in N21() }
    look.add(N20.self) { _ in N20() }
    look.add(N19.self) { _ in N19() }
    look.add(N18.self) { _ in N18() }
    look.add(N17.self) { _ in N17() }
    look.add(N16.self) { _ in N16() }
    look.add(N15.self) { N15($0.get(), $0.get()) }
    look.add(N14.self) { N14($0.get(), $0.get()) }
    look.add(N13.self) { N13($0.get(), $0.get()) }
    look.add(N12.self) { N12($0.get(), $0.get()) }
    look.add(N11.self) { N11($0.get(), $0.get()) }
    look.add(N10.self) { N10($0.get(), $0.get()) }
    look.add(N9.self) { N9($0.get(), $0.get()) }
    look.add(N8.self) { N8($0.get(), $0.get()) }
    look.add(N7.self) { N7($0.get(), $0.get()) }
    look.add(N6.self) { N6($0.get(), $0.get()) }
    look.add(N5.self) { N5($0.get(), $0.get()) }
    look.add(N4.self) { N4($0.get(), $0.get()) }
    look.add(N3.self) { N3($0.get(), $0.get()) }
    look.add(N2.self) { N2($0.get(), $0.get()) }
    look.add(N1.self) { N1($0.get(), $0.get()) }
  }
}
