import NewsDomain
import TerminalKit

extension EnglishTexts {
  package func explain(_ error: NewsError) -> Explanation {
    switch error {
    case .name(let error): explain(error)
    case .list(let error): explain(error)
    case .key(let error): explain(error)
    case .service(let error): explain(error)
    case .network(let error): explain(error)
    case .feed(let error): explain(error)
    case .place(let error): explain(error)
    case .file(let error): explain(error)
    case .sharing(let error): explain(error)
    case .archive(let error): explain(error)
    case .follow(let error): explain(error)
    case .search(let error): explain(error)
    case .text(let error): explain(error)
    case .withoutSample(let error):
      explain(error).or(
        "a start with --provider sample shows history instead, as \"settings sample on\" does from now on", hintMark)
    case .cancelled:
      Explanation("stopped")
    case .shortage(let shortage): explain(shortage)
    }
  }

  private func explain(_ error: NameError) -> Explanation {
    switch error {
    case .unknownCountry(let text, let nearest):
      unknown("country", text, nearest, "\"countries\" lists them")
    case .unknownLanguage(let text, let nearest):
      unknown("language", text, nearest, "\"languages\" lists them")
    case .unknownCategory(let text, let nearest):
      unknown("category", text, nearest, "\"categories\" lists them")
    case .unknownSubject(let text, let nearest):
      unknown(
        "country, category, source or topic", text, nearest, "\"countries\", \"sources\" and \"topics\" list them")
    case .unknownSource(let text, let nearest):
      unknown("source", text, nearest, "\"sources\" lists them")
    case .unknownTopic(let text, let nearest):
      unknown("topic", text, nearest, "\"topics\" lists them")
    case .ambiguous(let text, let candidates):
      Explanation("\"\(text)\" could be \(list(candidates))", "type more of the name")
    case .unknownFeed(let text, let nearest):
      unknown("feed or folder", text, nearest, "\"feeds\" lists yours")
    }
  }

  private func explain(_ error: ListError) -> Explanation {
    switch error {
    case .noResults:
      Explanation("nothing has been listed yet", "type \"top\" first")
    case .noSuchItem(let number, let count):
      count == 0
        ? Explanation("the list is empty", "\"back\" returns to the one before")
        : Explanation("there is no item \(number); the list has \(count)", "type \"list\" to see it")
    case .noSuchArticle(let id):
      Explanation(
        "neither a list of this session nor the archive has an article whose id begins with \(id)",
        "\"top\" or a search lists some")
    case .noLink(let item):
      Explanation("item \(item) has no link", "open another one")
    }
  }

  private func explain(_ error: KeyError) -> Explanation {
    switch error {
    case .missing:
      Explanation(
        "NewsAPI needs a key", "\"key set\" stores one; a start without --provider newsapi needs none")
    case .invalid:
      Explanation(
        "NewsAPI refuses the key (apiKeyInvalid)",
        "\"key set\" stores a new one, \"key forget\" goes on without")
    case .refused:
      Explanation(
        "NewsAPI does not take this key, which was not kept",
        "look it up at newsapi.org/account, and \"key set\" again")
    case .unusable:
      Explanation("this is no NewsAPI key", "a key is 32 letters and digits, without blanks")
    }
  }

  private func explain(_ error: ServiceError) -> Explanation {
    switch error {
    case .rateLimited(let seconds):
      Explanation(
        "NewsAPI has had too many requests for now",
        "try again \(seconds.map { "in \($0.asWait)" } ?? "later")")
    case .quotaExhausted(let message):
      Explanation(
        "the key's requests are used up" + said(message), "they come back within a day")
    case .parameterInvalid(let message):
      Explanation("this cannot be asked" + said(message), "\"help COMMAND\" says what can")
    case .resultsLimit(let message):
      Explanation(
        "the key's plan gives no more results" + said(message), "\"list\" shows what there is")
    }
  }

  private func explain(_ error: NetworkError) -> Explanation {
    switch error {
    case .offline:
      Explanation("nothing is kept of this, and --offline keeps off the network", "start without --offline")
    case .broken(let host, let detail):
      Explanation("the connection to \(host) broke (\(detail))", "try again")
    case .unreachable(let host, let detail):
      Explanation(
        "\(host) cannot be reached (\(detail))", "check the connection")
    case .timeout(let host, let seconds):
      Explanation("no answer from \(host) within \(seconds) s", "try again")
    case .tls(let host, let detail):
      Explanation(
        "the connection to \(host) is not secure (\(detail))",
        "check the clock and the certificates of this machine")
    case .privateNetwork(let host):
      Explanation(
        "\(host) is in your own network, and an address of the internet led there",
        "\"settings private-network on\" allows it; a login page of the network may stand in between")
    case .tooLarge(let host, let limit):
      Explanation("more than \(limit >> 20) MiB come from \(host)", "nothing was kept of it")
    case .badResponse(let host, let detail):
      Explanation(
        "\(host) did not answer with news (\(detail))",
        "try again; a login page of the network may stand in between")
    case .serverError(let host, let status):
      Explanation("\(host) has a problem (HTTP \(status))", "try again later")
    case .refused(let host, let refusal): explain(refusal, of: host)
    case .noSuchPage(let host, let status):
      Explanation(
        "\(host) has no such page, or not for us (HTTP \(status))",
        "check the address, or try again later")
    }
  }

  private func explain(_ error: FeedError) -> Explanation {
    switch error {
    case .unreadable(let place, let problem): explain(problem, of: place)
    case .tooMany(let limit):
      Explanation("these are more feeds than can be kept", "\(limit) can; nothing was changed")
    case .noFeedKnown:
      Explanation("no source's feed is known for this", "\"sources\" lists those there are")
    case .notAnAddress(let text):
      Explanation("\"\(text)\" is no address", "an address is like https://example.org/feed.xml")
    case .noFeed(let host):
      Explanation("the page of \(host) names no feed", "give the address of its RSS or Atom feed")
    case .known(let name):
      Explanation("\"\(name)\" is one of your feeds already", "\"feeds\" lists them")
    case .noOwnFeeds:
      Explanation("you have no feeds yet", "\"feeds add ADDRESS\" takes one")
    case .notOPML(let path, let detail):
      Explanation("\(path) is no list of feeds (\(detail))", "an OPML file of another reader is")
    }
  }

  private func explain(_ error: PlaceError) -> Explanation {
    switch error {
    case .notAllowed:
      Explanation(
        "this machine is not asked where it is without your yes",
        "\"settings location on\" gives it; \"near LAT LON\" and \"settings place LAT LON\" need none")
    case .unknown:
      Explanation(
        "nothing on this machine says where it is",
        "\"near 48.85 2.35\" names a place, \"settings place 48.85 2.35\" keeps one")
    }
  }

  private func explain(_ error: FileError) -> Explanation {
    switch error {
    case .failed(let path, let detail):
      Explanation("\(path): \(detail)", "nothing was changed")
    case .unreadable(let path, let detail):
      Explanation("\(path): \(detail)", "check its name and its rights")
    case .notWrittenOver(let path, let detail):
      Explanation(
        "\(path) could not be read (\(detail)), and what cannot be read is not written over",
        "mend that, and start again")
    case .untrusted(let path):
      Explanation(
        "\(path) is not yours alone: somebody else owns it or may change it",
        "it is left alone; if it is yours, chmod go-w makes it yours alone")
    case .symbolicLink(let path):
      Explanation(
        "\(path) is a symbolic link, and a key is not written through one",
        "remove the link, or put the key into the file it leads to")
    }
  }

  private func explain(_ error: SharingError) -> Explanation {
    switch error {
    case .noClipboard:
      Explanation(
        "no program here takes the clipboard, and no terminal", "install wl-clipboard or xclip, or share as text")
    case .programSilent(let program, let seconds):
      Explanation("\(program) did not end within \(seconds) s", "share as text, or try again")
    case .tooLongForMail(let bytes):
      Explanation("\(bytes) bytes are more than a mail program takes", "share fewer articles, or copy them")
    case .tooLongForQR(let bytes):
      Explanation("\(bytes) bytes are more than a QR code holds", "share as text")
    case .browserFailed(let program, let status, let link):
      Explanation("\(program) \(ended(status))", "the page is \(link)")
    case .noBrowser(let link):
      Explanation("no browser was found", "set BROWSER, or open \(link)")
    case .noMailProgram:
      Explanation("no program here sends mail", "install msmtp-mta or another sendmail, and set it up")
    case .mailFailed(let program, let status):
      Explanation(
        "\(program) \(ended(status)), and the letter was not sent",
        "a try by hand says why: echo test | \(program) ADDRESS")
    case .mailSilent(let program, let seconds):
      Explanation(
        "\(program) did not send the letter within \(seconds) s",
        "a try by hand says why: echo test | \(program) ADDRESS")
    case .notAnAddress(let text):
      Explanation("\"\(text)\" is no mail address", "one looks like me@example.org")
    }
  }

  func ended(_ status: Int) -> String {
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
        "\(host) has had too many requests for now", "try again in \(max(60, seconds ?? 60).asWait)")
    case .consent:
      Explanation("\(host) wants its terms agreed to in a browser first", "\"sources\" names other sources")
    case .webPage:
      Explanation(
        "\(host) sends a web page and no feed",
        "try again later; a login page of the network may stand in between")
    case .emptyList:
      Explanation("\(host) sends an empty feed, as it does to turn readers away", "try again later")
    case .pausing(let seconds):
      Explanation(
        "\(host) turned readers away or gave nothing a moment ago, and is left alone",
        "try again in \(seconds.asWait)")
    }
  }

  func explain(_ problem: FeedProblem, of place: String) -> Explanation {
    switch problem {
    case .empty: Explanation("\(place) is empty", "check the address")
    case .webPage:
      Explanation("\(place) is a web page and no feed", "\"feeds add\" finds the feed that a page names")
    case .notAFeed(let root):
      Explanation(
        "\(place) is no feed" + (root.map { " (its first element is <\($0)>)" } ?? ""),
        "a feed is RSS, Atom or JSON Feed")
    case .broken(let line, let column, let detail):
      Explanation(
        "\(place) is broken at line \(line), column \(column)" + (detail.isEmpty ? "" : " (\(detail))"),
        "its source could mend it")
    case .cut(let items):
      Explanation("\(place) has more than \(items) entries", "the others are left out")
    case .shortage(let shortage):
      Explanation("\(place): \(explain(shortage).message)", explain(shortage).hint)
    case .notJSONFeed(let detail):
      Explanation("\(place) is no JSON Feed (\(detail))", "a feed is RSS, Atom or JSON Feed")
    }
  }

  private func explain(_ shortage: Shortage) -> Explanation {
    switch shortage {
    case .descriptors:
      Explanation("this process may open no more files", "ulimit -n 256 before the start allows more")
    case .memory:
      Explanation(
        "there is not enough memory",
        "close other programs; ulimit -v unlimited before the start lifts a limit")
    case .missingLibrary(let package):
      Explanation(
        "the library of Debian's package \(package) cannot be loaded", "install it: apt install \(package)")
    }
  }

  private func explain(_ error: SearchError) -> Explanation {
    switch error {
    case .nothing:
      Explanation("there is nothing to search for", "give words, --source or --domain")
    case .tooLong(let length, let limit):
      Explanation("\(length) characters are too many", "\(limit) can be searched for")
    case .tooManySources(let count, let limit):
      Explanation("\(count) sources are too many", "\(limit) can be searched at once")
    case .notADomain(let text):
      Explanation("\"\(text)\" is not a site", "a site is a name such as bbc.co.uk")
    case .ahead:
      Explanation("--from lies in the future", "give an earlier day")
    case .reversed:
      Explanation("--from is later than --to", "exchange them")
    }
  }

  private func unknown(
    _ kind: String, _ text: String, _ nearest: String?, _ otherwise: String
  ) -> Explanation {
    Explanation("no \(kind) \"\(text)\"", nearest.map { "did you mean \"\($0)\"?" } ?? otherwise)
  }
}

extension EnglishTexts {
  package func explain(_ error: LineError) -> Explanation {
    switch error {
    case .tooLong(let limit):
      Explanation("the line is longer than \(limit >> 10) KiB", "it was left out")
    case .notText:
      Explanation("the line is not UTF-8 text", "it was left out")
    case .unreadable(let place, let detail): explain(FileError.unreadable(path: place, detail: detail))
    }
  }
}
