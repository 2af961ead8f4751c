import NewsDomain
import NewsPresentation
import TerminalKit

/// Shares an article's title and link.
enum ShareCommand: Command {
  private enum Recipient: Hashable {
    case form(ShareArticle.Form)
    case clipboard
    case mail
    case qr
  }

  private static let items = Argument<WebTarget>(
    .argument(.itemLabel), .words, help: .argument(.webItemsHelp), complete: { $0.itemCandidates() },
    read: WebTarget.init(text:))
  private static let destination = Argument<Recipient>.choice(
    .option("to"), .option(value: "text|markdown|clipboard|mail|qr"), help: .argument(.shareDestinationHelp),
    of: [
      (.form(.text), TypedName(.text)), (.form(.markdown), TypedName(.markdown)),
      (.clipboard, TypedName(.clipboard)), (.mail, TypedName(.mail)), (.qr, TypedName(.qr)),
    ])

  static let declaration = Declaration(
    .share, group: .share, arguments: [items, destination], needs: [.items, .terminal])

  static func run(_ call: Call, in session: inout Session, with sharing: SharingFeature) async throws -> Outcome {
    let destination = call[destination] ?? .form(.text)
    var form = ShareArticle.Form.text
    if case .form(let chosen) = destination { form = chosen }
    var shared: [SharedArticle] = []
    var failure: (any Error)?
    var selections: [ItemSelection] = []
    for target in call.all(items) {
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
    var outcome = try await passOn(shared, to: destination, with: sharing)
    outcome.failure = failure ?? outcome.failure
    return outcome
  }

  private static func passOn(
    _ shared: [SharedArticle], to recipient: Recipient, with sharing: SharingFeature
  ) async throws -> Outcome {
    guard let first = shared.first else { return Outcome(ShareScreen([])) }
    let hosts = shared.map(\.link.host).reduce(into: [String]()) { hosts, host in
      if !hosts.contains(host) { hosts.append(host) }
    }
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
    }
  }
}
