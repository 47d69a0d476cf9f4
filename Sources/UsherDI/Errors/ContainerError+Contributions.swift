extension ContainerError.Problem {
  static func clearsNothing(_ record: RegistrationRecord) -> Self {
    Self(
      .overridesNothing,
      "There are no contributions to \(record.description) to clear.",
      at: [record],
      ["Spell the service as contribute(_:to:) does, with named: if they have a name."])
  }

  static func hidesContributions(_ record: RegistrationRecord, _ hidden: [RegistrationRecord])
    -> Self
  {
    Self(
      .duplicate,
      "\(record.description) is registered, which hides what is contributed to "
        + "\(hidden[0].description).", at: [record] + hidden,
      [
        "Remove one or the other.",
        "Or contribute what the registered one holds: registrar.contribute(value: …).",
      ])
  }
}
