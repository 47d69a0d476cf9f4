#if canImport(SwiftUI)
import SwiftUI
import UsherSwiftUI

struct Recipe: Hashable, Identifiable {
  let id: Int
  let name: String
  static let all = [Recipe(id: 1, name: "Bread"), Recipe(id: 2, name: "Soup")]
}

/// The state before: the view owns the path.
struct OldRecipesView: View {
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(Recipe.all) { recipe in
        Button(recipe.name) { path.append(recipe) }
      }
      .navigationDestination(for: Recipe.self) { Text(verbatim: "How to make \($0.name)") }
    }
  }
}

enum RecipeRoute: Route {
  case list
  case recipe(Int)
}

final class RecipesCoordinator: Coordinator, Routing {
  var initialRoute: RecipeRoute { .list }

  func transition(to route: RecipeRoute) -> SceneTransition {
    switch route {
    case .list: .push(RecipesView())
    case .recipe(let id): .push(RecipeView(recipe: Recipe.all[id - 1]))
    }
  }
}

struct RecipesView: ScreenView {
  @State private var isChoosing = false
  @State private var portions = 2

  var body: some View {
    List(Recipe.all) { recipe in
      RouteLink(recipe.name, to: RecipeRoute.recipe(recipe.id))
    }
    .toolbar { Button("For \(portions)") { isChoosing = true } }
    .sheet(isPresented: $isChoosing) { PortionsView(portions: $portions) }
  }
}

struct PortionsView: View {
  @Binding var portions: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Four") {
      portions = 4
      dismiss()
    }
  }
}

struct SearchView: ScreenView {
  @State private var text = ""
  @State private var isSearching = false
  @Environment(\.router) private var router

  var body: some View {
    List(Recipe.all.filter { $0.name.contains(text) }) { recipe in
      Button(recipe.name) {
        isSearching = false
        router.trigger(RecipeRoute.recipe(recipe.id))
      }
    }
    .searchable(text: $text, isPresented: $isSearching)
  }
}

struct RecipeView: ScreenView {
  let recipe: Recipe
  @Environment(\.router) private var router

  var body: some View {
    Text(verbatim: "How to make \(recipe.name)")
    Button("The next one") { router.trigger(RecipeRoute.recipe(recipe.id + 1)) }
  }
}
#endif
