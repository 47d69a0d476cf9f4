/// How a registration behaves toward another one of the same service.
enum RegistrationMode: UInt8 {
  case plain
  case overriding
  case fallback
  /// One of many, which collides with nothing.
  case contributing
}
