import NewsDomain
import NewsPresentation
import TerminalKit

/// Shares an article's title and link.
enum ShareCommand: Command {
  private static let items = Argument<ShareWord>(
    .argument(.itemLabel), .words, help: .argument(.shareItemsHelp),
    complete: { $0.itemCandidates() + $0.targetCandidates() }, read: ShareWord.init(text:))
  private static let destination = Argument<String>(
    .option("to"), .option(value: "text|markdown|clipboard|mail|qr"), help: .argument(.shareDestinationHelp),
    complete: { context in
      ShareRecipient.builtIn.flatMap { context.candidates(of: $0.names) } + context.targetCandidates()
    }
  ) { $0 }

  static let declaration = Declaration(
    .share, group: .share, arguments: [items, destination], needs: [.items, .terminal])

  static func run(_ call: Call, in session: inout Session, with sharing: SharingFeature) async throws -> Outcome {
    let (recipient, parts) = try recipient(call, in: session)
    var form = ShareArticle.Form.text
    if case .form(let chosen) = recipient { form = chosen }
    var shared: [SharedArticle] = []
    var failure: (any Error)?
    var selections: [ItemSelection] = []
    for target in parts {
      switch target {
      case .items(let selection): selections.append(selection)
      case .link(let link, let item):
        let found = try await sharing.articles.link(link, ofText: item, in: session)
        let (_, article) = try await session.articles([.number(item)], orOf: sharing.archive)[0]
        shared.append(sharing.share(link: found, of: article, number: item, as: form))
      }
    }
    let articles =
      selections.isEmpty && !shared.isEmpty
      ? [] : try await session.articles(selections, orOf: sharing.archive)
    for (number, given) in articles {
      // This text does not go to the screen, so no page sanitises it; it is done here.
      var article = given
      article.title = given.headline.map { SafeText($0).string }
      do {
        shared.append(try sharing.share(article, number: number, as: form))
      } catch {
        // An article without a link does not hold back the others.
        failure = failure ?? error
      }
    }
    var outcome = try await passOn(shared, to: recipient, with: sharing)
    outcome.failure = failure ?? outcome.failure
    return outcome
  }

  /// The recipient that a line names, as an option or among its words, and the other words.
  private static func recipient(
    _ call: Call, in session: Session
  ) throws -> (recipient: ShareRecipient, parts: [WebTarget]) {
    let targets = session.settings[ShareToSetting.self]
    var recipient = try call[destination].map { try ShareRecipient.read($0, among: targets, as: call.form) }
    var parts: [WebTarget] = []
    for word in call.all(items) {
      if let named = ShareRecipient.named(word, among: targets, as: call.form) {
        if recipient != nil { throw ShellError.usage(.notTogether(.option(word.text), destination.usageNames)) }
        recipient = named
      } else {
        parts.append(try word.target.get())
      }
    }
    return (recipient ?? .form(.text), parts)
  }

  private static func passOn(
    _ shared: [SharedArticle], to recipient: ShareRecipient, with sharing: SharingFeature
  ) async throws -> Outcome {
    guard let first = shared.first else { return Outcome(ShareScreen([])) }
    let hosts = hosts(of: shared)
    let text = shared.map(\.text).joined(separator: "\n\n")
    switch recipient {
    case .form: return Outcome(ShareScreen(shared))
    case .clipboard:
      let place = try await sharing.clipboard.copy(text)
      return Outcome(ShareScreen(shared, isPassedOn: true), notices: [.copied(hosts: hosts, place)])
    case .mail:
      let message = MailLink(subject: shared.count == 1 ? first.title : hosts.joined(separator: ", "), text: text)
      try message.check()
      let isBegun = try await sharing.mail.compose(message)
      return Outcome(
        MailScreen(shared, message: message, isBegun: isBegun),
        notices: [isBegun ? .mailBegun(hosts: hosts) : .noMailProgram(hosts: hosts)])
    case .qr:
      var codes: [(article: SharedArticle, code: QRCode)] = []
      var failure: (any Error)?
      for article in shared {
        do {
          codes.append((article, try sharing.qrCoder.code(of: article.link.address)))
        } catch {
          failure = failure ?? error
        }
      }
      return Outcome(CodeScreen(codes), failure: failure)
    case .target(let target): return try await send(shared, to: target, with: sharing)
    }
  }

  /// Runs the program of a target for each article, until one fails.
  private static func send(
    _ shared: [SharedArticle], to target: ShareTarget, with sharing: SharingFeature
  ) async throws -> Outcome {
    let program = try ParsedLine.program(target.program)
    var sent: [SharedArticle] = []
    var failure: NewsError?
    for var article in shared where failure == nil {
      article.source = article.source.map { SafeText($0).string }
      do {
        try await sharing.targets.send(ShareTarget.words(program, for: article))
        sent.append(article)
      } catch let error as NewsError where !sent.isEmpty && error != .cancelled {
        failure = error
      }
    }
    return Outcome(
      ShareScreen(sent, isPassedOn: true), notices: [.sentTo(target: target.name, hosts: hosts(of: sent))],
      failure: failure)
  }

  private static func hosts(of shared: [SharedArticle]) -> [String] {
    shared.map(\.link.host).reduce(into: [String]()) { hosts, host in
      if !hosts.contains(host) { hosts.append(host) }
    }
  }
}
