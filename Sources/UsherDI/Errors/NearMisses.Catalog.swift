extension NearMisses {
  /// The registrations of a container, for messages.
  struct Catalog: Sendable {
    /// The container's own registrations, followed by those of its ancestors.
    let records: [RegistrationRecord]
    let inChildren: [Key: RegistrationRecord]
    /// The screens and coordinators of keys, with the keys' registrations.
    let implementations: [(type: Any.Type, record: RegistrationRecord)]
  }
}
