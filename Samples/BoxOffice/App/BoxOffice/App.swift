import BoxOfficeUIKit

@main final class App: AppDelegate {}
