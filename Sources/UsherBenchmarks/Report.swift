enum Report {
  /// A line a measurement: name, median, minimum, ratio, goal.
  static func text(_ results: [Result]) -> String {
    let head = line("measurement", "median ns", "min ns", "ratio", "goal")
    return ([head] + results.map(line)).joined(separator: "\n")
  }

  private static func line(_ result: Result) -> String {
    line(
      result.name, number(result.median, 1), number(result.minimum, 1),
      result.ratio.map { number($0, 2) } ?? "-", goal(result))
  }

  private static func goal(_ result: Result) -> String {
    if let limit = result.limit {
      return "≤ \(number(limit, 0)) ns\(result.median <= limit ? "" : "  missed")"
    }
    guard let goal = result.goal else { return "-" }
    let met = (result.ratio ?? result.median) <= goal
    return "≤ \(number(goal, result.ratio == nil ? 0 : 1))\(met ? "" : "  missed")"
  }

  private static func line(_ columns: String...) -> String {
    let widths = [24, 14, 14, 8, 0]
    return zip(columns, widths).enumerated().map { index, column in
      let space = String(repeating: " ", count: max(0, column.1 - column.0.count))
      return index == 0 ? column.0 + space : "  " + (index == 4 ? column.0 : space + column.0)
    }.joined()
  }

  static func json(_ results: [Result]) -> String {
    "[\n" + results.map { "  " + object($0) }.joined(separator: ",\n") + "\n]"
  }

  private static func object(_ result: Result) -> String {
    let fields: [String] = [
      field("name", quoted(result.name)), field("median_ns", number(result.median, 3)),
      field("min_ns", number(result.minimum, 3)), field("yardstick", result.yardstick.map(quoted)),
      field("ratio", result.ratio.map { number($0, 4) }),
      field("goal", result.goal.map { number($0, 3) }),
      field("limit_ns", result.limit.map { number($0, 0) }),
    ]
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private static func field(_ name: String, _ value: String?) -> String {
    quoted(name) + ": " + (value ?? "null")
  }

  private static func quoted(_ text: String) -> String { "\"" + text + "\"" }

  private static func number(_ value: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int(value * Double(scale) + 0.5)
    guard digits > 0 else { return "\(scaled)" }
    let fraction = String(abs(scaled % scale))
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
