import NewsDomain
import NewsPresentation
import TerminalKit

/// Saves articles or their whole stories, with a label if one is given; or everything in the archive that filters find.
enum SaveCommand: Command {
  private static let items = Argument<ItemSelection>.items(.words, help: .argument(.articlesHelp))
  private static let label = Argument<String>(
    .option("as"), .option(value: "LABEL"), help: .argument(.saveLabelHelp), complete: { $0.labelCandidates() }
  ) { text in
    // A label is shown in lists, and typed.
    guard let label = SafeText(text).trimmed.string.nonBlank else {
      throw ShellError.usage(.missingValue(option: "--as", value: "LABEL"))
    }
    return String(label.unicodeScalars.prefix(longestLabel))
  }
  /// The name of the option in `find` and `saved`.
  private static let sameLabel = Argument<String>(
    .option("label"), .option(value: "LABEL"), help: .argument(.saveLabelHelp), complete: { $0.labelCandidates() },
    read: { try label.read($0) })
  private static let story = Argument<Bool>.flag("story", help: .argument(.saveStoryHelp))
  private static let shared = Argument<Bool>.flag("shared", help: .argument(.saveSharedHelp))
  private static let unshared = Argument<Bool>.flag("private", help: .argument(.savePrivateHelp))
  /// The most characters of a label, in Unicode scalars, as counted by a database.
  private static let longestLabel = 100

  private static let filters = FindArguments.ofMarks(besides: sameLabel.name)

  static let declaration = Declaration(
    .save, group: .organise, arguments: [items, label, sameLabel, story, shared, unshared] + filters,
    needs: [.items, .dialogue, .marks], asks: { FindArguments.first(of: filters, in: $0) != nil })

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    let labels = call.all(Self.label) + call.all(sameLabel)
    if labels.count > 1 { throw ShellError.usage(.severalLabels) }
    var label = labels.first
    if call.has(shared), call.has(unshared) {
      throw ShellError.usage(.notTogether(.option("--shared"), .option("--private")))
    }
    let isShared: Bool? = call.has(shared) ? true : call.has(unshared) ? false : nil
    if isShared != nil, label == nil { throw ShellError.usage(.missingValue(option: "--as", value: "LABEL")) }
    if let typed = label {
      // A label is the same in any spelling.
      let wanted = FoldedName(typed)
      label = try await marks.archive.labels().first { FoldedName($0.label) == wanted }?.label ?? typed
    }
    let change = MarkChange.save(label: label, isShared: isShared)
    let outcome: Outcome
    if let filter = FindArguments.first(of: filters, in: call) {
      if call.has(story) { throw ShellError.usage(.notTogether(story.usageNames, filter.usageNames)) }
      outcome = try await marks.markFound(by: filter, besides: call.all(items), of: call, change, in: session) {
        [label] in .saved(count: $0, label: label)
      }
    } else {
      outcome = try await marks.mark(
        call.all(items), change, reach: call.has(story) ? .story : .article, in: session
      ) { [label] marked in
        .saved(count: marked.articles, label: label, total: marked.total)
      }
    }
    if let label { session.learn([label]) }
    return outcome
  }
}
