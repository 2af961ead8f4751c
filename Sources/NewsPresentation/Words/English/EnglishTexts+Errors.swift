import NewsDomain
import TerminalKit

extension EnglishTexts {
  func explain(_ error: NewsError) -> Explanation {
    switch error {
    case .unknownCountry(let text, let nearest):
      unknown(.unknownCountry, "country", text, nearest, "\"countries\" lists them")
    case .unknownLanguage(let text, let nearest):
      unknown(.unknownLanguage, "language", text, nearest, "\"languages\" lists them")
    case .unknownCategory(let text, let nearest):
      unknown(.unknownCategory, "category", text, nearest, "\"categories\" lists them")
    case .unknownSource(let text, let nearest):
      unknown(.unknownSource, "source", text, nearest, "\"sources\" lists them")
    case .ambiguous(let text, let candidates):
      Explanation(.usage, "\"\(text)\" could be \(list(candidates))", "type more of the name")
    case .noResults:
      Explanation(.noResults, "nothing has been listed yet", "type \"top\" first")
    case .noSuchItem(let number, let count):
      count == 0
        ? Explanation(.noSuchItem, "the list is empty", "\"back\" returns to the one before")
        : Explanation(.noSuchItem, "there is no item \(number); the list has \(count)", "type \"list\" to see it")
    case .noSuchArticle(let id):
      Explanation(
        .noSuchItem, "no list of this session has an article whose id begins with \(id)",
        "\"top\" or a search lists some")
    case .noLink(let item):
      Explanation(.noSuchItem, "item \(item) has no link", "open another one")
    case .apiKeyMissing:
      Explanation(
        .apiKeyMissing, "NewsAPI needs a key", "\"key set\" stores one; a start without --provider newsapi needs none")
    case .apiKeyInvalid:
      Explanation(
        .apiKeyInvalid, "NewsAPI refuses the key (apiKeyInvalid)",
        "\"key set\" stores a new one, \"key forget\" goes on without")
    case .rateLimited(let seconds):
      Explanation(
        .rateLimited, "NewsAPI has had too many requests for now",
        "try again \(seconds.map { "in \($0) s" } ?? "later")")
    case .quotaExhausted(let message):
      Explanation(
        .quotaExhausted, "the key's requests are used up" + said(message), "they come back within a day")
    case .parameterInvalid(let message):
      Explanation(.parameterInvalid, "this cannot be asked" + said(message), "\"help COMMAND\" says what can")
    case .search(let problem):
      explain(problem)
    case .resultsLimit(let message):
      Explanation(
        .resultsLimit, "the key's plan gives no more results" + said(message), "\"list\" shows what there is")
    case .offline:
      Explanation(.offline, "nothing is kept of this, and --offline keeps off the network", "start without --offline")
    case .network(let host, let detail):
      Explanation(.network, "the connection to \(host) broke (\(detail))", "try again")
    case .unreachable(let host, let detail):
      Explanation(
        .network, "\(host) cannot be reached (\(detail))", "check the connection")
    case .timeout(let host, let seconds):
      Explanation(.timeout, "no answer from \(host) within \(seconds) s", "try again")
    case .withoutSample(let error):
      explain(error).or(
        "a start with --provider sample shows history instead, as \"settings sample on\" does from now on", hintMark)
    case .tls(let host, let detail):
      Explanation(
        .tls, "the connection to \(host) is not secure (\(detail))",
        "check the clock and the certificates of this machine")
    case .privateNetwork(let host):
      Explanation(
        .privateNetwork, "\(host) is in your own network, and an address of the internet led there",
        "\"settings private-network on\" allows it; a login page of the network may stand in between")
    case .tooLarge(let host, let limit):
      Explanation(.tooLarge, "more than \(limit >> 20) MiB come from \(host)", "nothing was kept of it")
    case .badResponse(let host, let detail):
      Explanation(
        .badResponse, "\(host) did not answer with news (\(detail))",
        "try again; a login page of the network may stand in between")
    case .serverError(let host, let status):
      Explanation(.serverError, "\(host) has a problem (HTTP \(status))", "try again later")
    case .refused(let host, let refusal): explain(refusal, of: host)
    case .badFeed(let place, let problem): explain(problem, of: place)
    case .noSuchPage(let host, let status):
      Explanation(
        .badResponse, "\(host) has no such page, or not for us (HTTP \(status))",
        "check the address, or try again later")
    case .tooManyFeeds(let limit):
      Explanation(.parameterInvalid, "these are more feeds than can be kept", "\(limit) can; nothing was changed")
    case .noFeedKnown:
      Explanation(.unknownSource, "no publisher's feed is known for this", "\"sources\" lists those there are")
    case .noClipboard:
      Explanation(
        .io, "no program here takes the clipboard, and no terminal", "install wl-clipboard or xclip, or share as text")
    case .programSilent(let program, let seconds):
      Explanation(.timeout, "\(program) did not end within \(seconds) s", "share as text, or try again")
    case .tooLongForQR(let bytes):
      Explanation(.tooLarge, "\(bytes) bytes are more than a QR code holds", "share as text")
    case .notAnAddress(let text):
      Explanation(.usage, "\"\(text)\" is no address", "an address is like https://example.org/feed.xml")
    case .noFeed(let host):
      Explanation(.badResponse, "the page of \(host) names no feed", "give the address of its RSS or Atom feed")
    case .knownFeed(let name):
      Explanation(.parameterInvalid, "\"\(name)\" is one of your feeds already", "\"feeds\" lists them")
    case .noOwnFeeds:
      Explanation(.noResults, "you have no feeds yet", "\"feeds add ADDRESS\" takes one")
    case .unknownFeed(let text, let nearest):
      unknown(.unknownSource, "feed or folder", text, nearest, "\"feeds\" lists yours")
    case .notOPML(let path, let detail):
      Explanation(.parameterInvalid, "\(path) is no list of feeds (\(detail))", "an OPML file of another reader is")
    case .locationNotAllowed:
      Explanation(
        .locationNotAllowed, "this machine is not asked where it is without your yes",
        "\"settings location on\" gives it; \"near LAT LON\" and \"settings place LAT LON\" need none")
    case .locationUnknown:
      Explanation(
        .locationUnknown, "nothing on this machine says where it is",
        "\"near 48.85 2.35\" names a place, \"settings place 48.85 2.35\" keeps one")
    case .cancelled:
      Explanation(.cancelled, "stopped")
    case .shortage(let shortage): explain(shortage)
    case .io(let path, let detail):
      Explanation(.io, "\(path): \(detail)", "nothing was changed")
    case .unreadable(let path, let detail):
      Explanation(.io, "\(path): \(detail)", "check its name and its rights")
    case .keyRefused:
      Explanation(
        .apiKeyInvalid, "NewsAPI does not take this key, which was not kept",
        "look it up at newsapi.org/account, and \"key set\" again")
    case .notWrittenOver(let path, let detail):
      Explanation(
        .io, "\(path) could not be read (\(detail)), and what cannot be read is not written over",
        "mend that, and start again")
    case .symbolicLink(let path):
      Explanation(
        .io, "\(path) is a symbolic link, and a key is not written through one",
        "remove the link, or put the key into the file it leads to")
    case .unusableKey:
      Explanation(.parameterInvalid, "this is no NewsAPI key", "a key is 32 letters and digits, without blanks")
    case .browserFailed(let program, let status, let link):
      Explanation(.io, "\(program) \(ended(status))", "the page is \(link)")
    case .noBrowser(let link):
      Explanation(.io, "no browser was found", "set BROWSER, or open \(link)")
    }
  }

  func explain(_ error: ShellError) -> Explanation {
    switch error {
    case .unknownCommand(_, let nearest):
      Explanation(
        .unknownCommand, "no such command", nearest.map { "did you mean \"\($0)\"?" } ?? "type \"help\" for all of them"
      )
    case .ambiguousCommand(_, let candidates):
      Explanation(.usage, "could be \(list(candidates))", "type more of the name")
    case .unknownOption(let option, let nearest, let command):
      Explanation(
        .usage, "no such option \(option)",
        nearest.map { "did you mean \($0)?" } ?? "usage: \(command.usage.text(in: language))")
    case .missing(let argument, let command):
      Explanation(.usage, "\(argument.english) is missing", "usage: \(command.usage.text(in: language))")
    case .tooMany(let text, let command):
      Explanation(.usage, "\"\(text)\" is one word too many", "usage: \(command.usage.text(in: language))")
    case .notOneOf(let text, let nearest, let known):
      Explanation(
        .usage, "\"\(text)\" is not known here",
        nearest.map { "did you mean \"\($0)\"?" } ?? "it takes \(known.map(\.english).joined(separator: ", "))")
    case .missingValue(let option):
      Explanation(.usage, "\(option) needs a value", "write \(option) VALUE")
    case .notTogether(let one, let other):
      Explanation(.usage, "\(one.english) and \(other.english) do not go together", "leave one of them out")
    case .noValueWanted(let option):
      Explanation(.usage, "\(option) takes no value", "write \(option) alone")
    case .outputFailed(let detail):
      Explanation(.io, "standard output: \(detail)", "what was written is not complete")
    case .notANumber(let text, let from, let to):
      Explanation(.usage, "\"\(text)\" is not a number from \(from) to \(to)", "give one")
    case .noArticleOpen:
      Explanation(.noSuchItem, "no article is open", "give its number")
    case .notAnItem(let text):
      Explanation(
        .usage, "\"\(text)\" is not an item", "an item is a number such as 3; open, share and web take 4-6 and all")
    case .notADay(let text):
      Explanation(.usage, "\"\(text)\" is not a day", "a day is 2026-11-01, today, yesterday or 3d for three days ago")
    case .notAPlace(let text):
      Explanation(
        .usage, "\"\(text)\" is no place",
        "a place is 48.85 2.35: latitude from -90 to 90, longitude from -180 to 180, north and east positive")
    case .noTerminal:
      Explanation(.usage, "this needs a terminal", "\"search\" does the same in a script")
    case .notAccessible:
      Explanation(.usage, "a view that is drawn anew all the time cannot be read aloud", "\"search\" finds the same")
    case .nothingToSend:
      Explanation(.usage, "there is no command whose result could go there", "write one before | or >")
    case .noShellCommand:
      Explanation(.usage, "there is no command for the shell", "write one after | or !")
    case .nothingToRepeat:
      Explanation(
        .usage, "there is no line before that !! could run again", "it works at a prompt; write the line itself")
    case .notOneFile:
      Explanation(.usage, "> wants the name of one file", "quote a name with blanks")
    case .shellCommandFailed(let command, let status, let hadResult):
      Explanation(.io, "\"\(command)\" \(ended(status))", hadResult ? "\"list\" shows what it was given" : nil)
    case .pagerFailed(let command, let status):
      Explanation(.io, "the pager \"\(command)\" \(ended(status))", "set PAGER to another, or to nothing")
    case .notForExport:
      Explanation(.noSuchItem, "the list has neither articles nor sources", "type \"top\" or \"sources\" first")
    case .unknownFileFormat(let name, let known):
      Explanation(.usage, "the ending of \"\(name)\" names no format", "it can be \(known.joined(separator: ", "))")
    case .wrongKind:
      Explanation(
        .noSuchItem, "the list has no articles", "type \"top\" first, or \"back\" for the list before")
    case .noFeedsListed:
      Explanation(.noSuchItem, "the list has no feeds", "type \"feeds\" first, or give a name")
    case .unclosedQuote(let quote):
      Explanation(.usage, "the quote \(quote) is not closed", "close it, or write \\\(quote)")
    case .secretInLine:
      Explanation(
        .usage, "a key does not belong in the line, where others see it, and was not taken",
        "type \"key set\" and Enter: it asks for the key and does not show it")
    case .nobodyToAsk:
      Explanation(
        .usage, "there is no terminal to ask for the key at",
        "NEWSAPI_KEY sets it for a run, \"key set\" at a terminal keeps it")
    case .noInput:
      Explanation(.usage, "no key was given", "\"key set\" asks again")
    case .nowhere(.back):
      Explanation(.noResults, "there is no earlier screen", "\"home\" shows the first")
    case .nowhere(.forward):
      Explanation(.noResults, "there is no later screen", "\"back\" goes the other way")
    case .nowhere(.next):
      Explanation(.noSuchItem, "this is the last article", "\"more\" brings others, if there are any")
    case .nowhere(.previous):
      Explanation(.noSuchItem, "this is the first article", "\"list\" shows them all")
    case .nowhere(.more):
      Explanation(.noSuchItem, "the list has no more", "\"list\" shows it again")
    }
  }

  private func ended(_ status: Int) -> String {
    switch status {
    case 126: "cannot be run"
    case 127: "is not there"
    case 129...: "was ended by signal \(status - 128)"
    default: "ended with status \(status)"
    }
  }

  private func explain(_ refusal: FeedRefusal, of host: String) -> Explanation {
    switch refusal {
    case .tooManyRequests(let seconds):
      Explanation(
        .rateLimited, "\(host) has had too many requests for now", "try again in \(max(60, seconds ?? 60)) s")
    case .consent:
      Explanation(.badResponse, "\(host) wants its terms agreed to in a browser first", "\"sources\" names other media")
    case .webPage:
      Explanation(
        .badResponse, "\(host) sends a web page and no feed",
        "try again later; a login page of the network may stand in between")
    case .emptyList:
      Explanation(.badResponse, "\(host) sends an empty feed, as it does to turn readers away", "try again later")
    case .pausing(let seconds):
      Explanation(
        .rateLimited, "\(host) turned readers away or gave nothing a moment ago, and is left alone",
        "try again in \(seconds) s")
    }
  }

  func explain(_ problem: FeedProblem, of place: String) -> Explanation {
    switch problem {
    case .empty: Explanation(.badResponse, "\(place) is empty", "check the address")
    case .webPage:
      Explanation(.badResponse, "\(place) is a web page and no feed", "\"feeds add\" finds the feed that a page names")
    case .notAFeed(let root):
      Explanation(
        .badResponse, "\(place) is no feed" + (root.map { " (its first element is <\($0)>)" } ?? ""),
        "a feed is RSS, Atom or JSON Feed")
    case .broken(let line, let column, let detail):
      Explanation(
        .badResponse, "\(place) is broken at line \(line), column \(column)" + (detail.isEmpty ? "" : " (\(detail))"),
        "its publisher could mend it")
    case .cut(let items):
      Explanation(.badResponse, "\(place) has more than \(items) entries", "the others are left out")
    case .shortage(let shortage):
      Explanation(explain(shortage).code, "\(place): \(explain(shortage).message)", explain(shortage).hint)
    case .notJSONFeed(let detail):
      Explanation(.badResponse, "\(place) is no JSON Feed (\(detail))", "a feed is RSS, Atom or JSON Feed")
    }
  }

  private func explain(_ shortage: Shortage) -> Explanation {
    switch shortage {
    case .descriptors:
      Explanation(.io, "this process may open no more files", "ulimit -n 256 before the start allows more")
    case .memory:
      Explanation(
        .io, "there is not enough memory",
        "close other programs; ulimit -v unlimited before the start lifts a limit")
    case .missingLibrary(let package):
      Explanation(
        .io, "the library of Debian's package \(package) cannot be loaded", "install it: apt install \(package)")
    }
  }

  private func explain(_ problem: SearchProblem) -> Explanation {
    switch problem {
    case .nothing:
      Explanation(.usage, "there is nothing to search for", "give words, --source or --domain")
    case .tooLong(let length, let limit):
      Explanation(.parameterInvalid, "\(length) characters are too many", "\(limit) can be searched for")
    case .tooManySources(let count, let limit):
      Explanation(.parameterInvalid, "\(count) sources are too many", "\(limit) can be searched at once")
    case .notADomain(let text):
      Explanation(.parameterInvalid, "\"\(text)\" is not a site", "a site is a name such as bbc.co.uk")
    case .ahead:
      Explanation(.parameterInvalid, "--from lies in the future", "give an earlier day")
    case .reversed:
      Explanation(.parameterInvalid, "--from is later than --to", "exchange them")
    }
  }

  private func unknown(
    _ code: ErrorCode, _ kind: String, _ text: String, _ nearest: String?, _ otherwise: String
  ) -> Explanation {
    Explanation(code, "no \(kind) \"\(text)\"", nearest.map { "did you mean \"\($0)\"?" } ?? otherwise)
  }
}

extension EnglishTexts {
  package func explain(_ error: LineError) -> Explanation {
    switch error {
    case .tooLong(let limit):
      Explanation(.usage, "the line is longer than \(limit >> 10) KiB", "it was left out")
    case .notText:
      Explanation(.usage, "the line is not UTF-8 text", "it was left out")
    case .unreadable(let place, let detail): explain(NewsError.unreadable(path: place, detail: detail))
    }
  }
}
