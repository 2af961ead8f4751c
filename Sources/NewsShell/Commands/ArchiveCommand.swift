import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Shows the archive, and maintains its file.
enum ArchiveCommand: Command {
  private enum Action: Hashable {
    case export
    case importing
    case check
    case compact
    case forget
    case setup
    case copy
    case readers
  }

  private static let actions: [(Action, ChoiceName)] = [
    (.export, .export), (.importing, .importing), (.check, .check), (.compact, .compact), (.forget, .forget),
    (.setup, .setup), (.copy, .copy), (.readers, .readers),
  ]
  private static let action = Argument<Action>.choice(
    .argument(.actionLabel), help: .argument(.archiveActionHelp), of: actions.map { ($0, TypedName($1)) })
  private static let file = Argument<String>(
    .argument(.archiveFileLabel), .rest, help: .argument(.archiveFileHelp),
    complete: { context in
      switch try? action.read(context.previous ?? "") {
      case .export?, .importing?, .copy?: context.fileCandidates()
      default: []
      }
    }
  ) { $0 }
  private static let before = Argument<WrittenDay>.day("before", help: .argument(.archiveBeforeHelp))
  private static let source = Argument<String>(
    .option("source"), .option(value: "NAME"), help: .argument(.archiveSourceHelp),
    complete: { $0.sourceCandidates() }
  ) { $0 }
  private static let unsaved = Argument<Bool>.flag("unsaved", help: .argument(.archiveUnsavedHelp))
  private static let all = Argument<Bool>.flag("all", help: .argument(.archiveAllHelp))
  private static let yes = Argument<Bool>.flag("yes", help: .argument(.archiveYesHelp))
  /// The options of ``Action/forget``, which takes one of them.
  private static let choices: [any AnyArgument] = [before, source, unsaved, all]

  static let declaration = Declaration(
    .archive, group: .organise, arguments: [action, file, before, source, unsaved, all, yes],
    needs: [.dialogue, .care])

  static func deletes(_ call: Call) -> Bool {
    call[action] == .forget || (call[action] == .readers && call.has(file))
  }

  static func run(_ call: Call, in session: inout Session, with feature: ArchiveFeature) async throws -> Outcome {
    let action = call[action]
    if action != .forget {
      for choice in choices where action != .readers || choice.name != all.name { try refuse(choice, of: call) }
      if action != .readers { try refuse(yes, of: call) }
    }
    switch action {
    case .export, .importing, .copy, .readers: break
    default: try refuse(file, of: call)
    }
    let archive = feature.archive
    switch action {
    case nil:
      let facts = try await archive.facts(now: feature.clock.now)
      return Outcome(ArchiveScreen(facts, isOn: feature.settings.isArchiving))
    case .export:
      let path = try path(call)
      guard endings.contains(where: { path.hasSuffix($0) }) else {
        throw ShellError.value(.unknownFileFormat(path, known: endings))
      }
      return Outcome(notices: [.archiveExported(count: try await archive.export(to: path), path: path)])
    case .importing:
      return Outcome(notices: [.archiveImported(try await archive.import(try path(call), at: feature.clock.now))])
    case .check:
      let check = try await archive.check()
      if !check.faults.isEmpty { throw NewsError.archive(.faulty(check.faults)) }
      return Outcome(notices: [check.mended > 0 ? .archiveMended(count: check.mended) : .archiveWell])
    case .compact:
      let (before, after) = try await archive.compact()
      return Outcome(notices: [.archiveCompacted(before: before, after: after)])
    case .setup:
      try await archive.setUp()
      return Outcome(notices: [.archiveSetUp])
    case .copy:
      let places = try path(call).split(separator: " ").map(String.init)
      guard places.count == 2 else {
        throw ShellError.usage(.missing(argument: .argument(.archivePlacesLabel), command: declaration.help))
      }
      return Outcome(notices: [
        .archiveImported(try await feature.copier.copy(from: places[0], to: places[1], at: feature.clock.now))
      ])
    case .readers: return try await readers(call, in: session, with: feature)
    case .forget:
      return try await forget(try forgetting(call, now: feature.clock.now), call, in: session, with: feature)
    }
  }

  /// The extensions that an exported file can have.
  private static let endings = [".jsonl", ".jsonl.gz"]

  private static func path(_ call: Call) throws -> String {
    guard let path = call[file]?.trimmed.nonBlank else {
      throw ShellError.usage(.missing(argument: file.label, command: declaration.help))
    }
    return path
  }

  /// The articles to delete: exactly one option says which.
  private static func forgetting(_ call: Call, now: Date) throws -> Forgetting {
    let given = choices.filter { call.has($0) }
    if given.count > 1 {
      throw ShellError.usage(.notTogether(.option("--" + given[0].name), .option("--" + given[1].name)))
    }
    if let day = call[before] { return .before(try day.day(at: now).start) }
    if let text = call[source] {
      guard let source = text.nonBlank else { throw ShellError.usage(.missingValue(option: "--source")) }
      return .source(source)
    }
    if call.has(unsaved) { return .unsaved }
    if call.has(all) { return .all }
    throw ShellError.usage(.missing(argument: .argument(.archiveChoicesLabel), command: declaration.help))
  }

  /// Deletes articles. A person is asked first; a script must give `--yes`.
  private static func forget(
    _ what: Forgetting, _ call: Call, in session: Session, with feature: ArchiveFeature
  ) async throws -> Outcome {
    if !call.has(yes) {
      let preview = try await feature.archive.preview(what)
      // If there is nothing to delete, there is nothing to ask.
      if preview.count == 0, preview.marks.isEmpty { return Outcome(notices: [.archiveForgotten(preview)]) }
      guard asks(in: session) else { throw ShellError.usage(.unconfirmed(preview)) }
      let question = texts(in: session.language).forgetQuestion(what, preview)
      guard try await isConfirmed(question, in: session, with: feature) else {
        return Outcome(notices: [.archiveForgotten(Forgotten(count: 0, kept: 0))])
      }
    }
    return Outcome(notices: [.archiveForgotten(try await feature.forget(what))])
  }

  private static func asks(in session: Session) -> Bool { session.isInteractive && session.format.isForPeople }

  private static func isConfirmed(
    _ question: String, in session: Session, with feature: ArchiveFeature
  ) async throws -> Bool {
    guard let answer = try await feature.terminal.ask(question, otherwise: false, in: session.language) else {
      throw NewsError.cancelled
    }
    return answer
  }

  /// - Throws: `ShellError` if an argument is given that the action does not take.
  private static func refuse(_ argument: any AnyArgument, of call: Call) throws {
    guard call.has(argument) else { return }
    guard let name = actions.first(where: { $0.0 == call[action] })?.1 else {
      throw ShellError.usage(.missing(argument: action.label, command: declaration.help))
    }
    let label = argument.isOption ? Localized.option("--" + argument.name) : argument.label
    throw ShellError.usage(.notTogether(label, name.own))
  }
}

// MARK: - Readers

extension ArchiveCommand {
  /// Lists the readers of a server, re-registers the login of one, or removes one.
  private static func readers(
    _ call: Call, in session: Session, with feature: ArchiveFeature
  ) async throws -> Outcome {
    let words = (call[file]?.trimmed ?? "").unicodeScalars.split(separator: " ", maxSplits: 1).map(String.init)
    let name = words.dropFirst().first?.trimmed.nonBlank
    guard let first = words.first else {
      try refuse(all, of: call)
      return Outcome(ReadersScreen(try await feature.archive.readers()))
    }
    let isKept = ChoiceName.keep.isMeant(by: first)
    guard isKept || ChoiceName.remove.isMeant(by: first), (name == nil) == (isKept && call.has(all)) else {
      throw ShellError.usage(.missing(argument: .argument(.archiveReadersLabel), command: declaration.help))
    }
    if isKept { return Outcome(notices: [.readersKept(try await feature.archive.keepReader(name))]) }
    guard let name, let reader = try await feature.archive.readers().first(where: { $0.name == name }) else {
      throw NewsError.archive(.noSuchReader(name ?? ""))
    }
    if !call.has(yes) {
      guard asks(in: session) else {
        throw ShellError.usage(.unconfirmed(Forgotten(count: 0, kept: 0, marks: reader.marks)))
      }
      guard try await isConfirmed(texts(in: session.language).removeQuestion(reader), in: session, with: feature) else {
        return Outcome(notices: [.archiveForgotten(Forgotten(count: 0, kept: 0))])
      }
    }
    try await feature.archive.removeReader(name)
    return Outcome(notices: [.archiveForgotten(Forgotten(count: 0, kept: 0, marks: reader.marks))])
  }
}
