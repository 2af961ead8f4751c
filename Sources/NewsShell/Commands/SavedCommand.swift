import NewsDomain
import NewsPresentation

/// Shows the saved articles.
enum SavedCommand: Command {
  private static let label = Argument<String>(
    .argument(.labelLabel), .rest, help: .argument(.savedLabelHelp), complete: { $0.labelCandidates() }
  ) { $0 }
  private static let option = Argument<String>(
    .option("label"), .option(value: "LABEL"), help: .argument(.savedLabelHelp), complete: { $0.labelCandidates() }
  ) { $0 }
  private static let limit = Argument<Int>.limit

  static let declaration = Declaration(.saved, group: .organise, arguments: [label, option, limit])

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    let labels = try await marks.archive.labels()
    session.labels = labels.map(\.label)
    let label = try (call[label] ?? call[option]).map { try name(of: $0, as: call.form, in: session.labels) }
    let request = FindRequest(.saved(label: label), paging: call.paging)
    return try await marks.lists.showArchived(
      request, labels: label == nil ? labels : [], isWhole: call.has(limit), in: &session)
  }

  /// The label with this name or, at a prompt, with a name that begins with it.
  ///
  /// - Throws: `ShellError.value(.notOneOf)`, `NewsError.name(.ambiguous)`.
  private static func name(of text: String, as form: NameForm, in labels: [String]) throws -> String {
    // Without labels there is nothing to choose from, and the list is empty.
    guard !labels.isEmpty else { return text }
    switch NameIndex(labels.map { ($0, [$0]) }).match(text, as: form) {
    case .found(let label): return label
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest):
      throw ShellError.value(.notOneOf(text, nearest: nearest.map(Localized.option), known: labels.map { .option($0) }))
    }
  }
}
