struct Need {
  let type: Any.Type
  let name: Name?
  /// The registration, where it is known.
  let slot: Int?
}
