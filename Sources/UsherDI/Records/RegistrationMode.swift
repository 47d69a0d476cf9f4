/// The behavior of a registration toward others of the same service.
enum RegistrationMode: UInt8 {
  case plain
  case overriding
  /// An override by the code that makes the container, after those of its assemblies.
  case replacing
  /// A test's stand-in for a key of another module, registered or only needed.
  case answering
  case fallback
  /// One of many, which conflicts with none.
  case contributing
  /// A contribution of an override, which stays if the override clears the others.
  case surviving

  var isContributing: Bool { self == .contributing || self == .surviving }
  var isOverriding: Bool { self == .overriding || self == .replacing || self == .answering }
}
