import UsherDI

/// How much memory a registration takes.
@MainActor enum RegistrationMemory {
  private static let goal = 300

  static func print() {
    keep(ScaleMeasurements.registrar(1_000))
    for count in [10_000, 100_000, 1_000_000] {
      let before = MemoryReport.resident
      let registrar = ScaleMeasurements.registrar(count)
      let bytes = (MemoryReport.resident - before) / count
      keep(registrar)
      let verdict = bytes <= goal ? "" : "  missed"
      Swift.print("register.\(count)  \(bytes) bytes each  ≤ \(goal)\(verdict)")
    }
  }
}
