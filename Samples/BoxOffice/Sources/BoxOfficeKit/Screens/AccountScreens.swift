public import UsherDI

/// Who is signed in; made in the scope of `AccountCoordinator`.
public protocol AccountScreen: Screen {}

/// The form of `SignInCoordinator`.
public protocol SignInScreen: Screen {}
