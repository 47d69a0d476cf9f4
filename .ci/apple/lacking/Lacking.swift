// What Linux's Foundation has, and a phone's lacks.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
final class Process {}
