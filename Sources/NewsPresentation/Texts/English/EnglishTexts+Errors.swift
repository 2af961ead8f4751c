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
    case .meaning(let error): explain(error)
    case .search(let error): explain(error)
    case .text(let error): explain(error)
    case .withoutSample(let error):
      explain(error).or(
        "for a sample from history, start with --provider sample, or use settings sample on", hintMark)
    case .cancelled:
      Explanation("stopped")
    case .shortage(let shortage): explain(shortage)
    case .diagnosis(let error): explain(error)
    }
  }

  private func explain(_ error: NameError) -> Explanation {
    switch error {
    case .unknownCountry(let text, let nearest):
      unknown("country", text, nearest, "type countries to list them")
    case .unknownLanguage(let text, let nearest):
      unknown("language", text, nearest, "type languages to list them")
    case .unknownCategory(let text, let nearest):
      unknown("category", text, nearest, "type categories to list them")
    case .unknownSubject(let text, let nearest):
      unknown(
        "country, category, source or topic", text, nearest,
        "type countries, categories, sources or topics to list them")
    case .unknownSource(let text, let nearest):
      unknown("source", text, nearest, "type sources to list them")
    case .unknownTopic(let text, let nearest):
      unknown("topic", text, nearest, "type topics to list them")
    case .ambiguous(let text, let candidates):
      Explanation("\"\(text)\" is ambiguous: \(list(candidates))", "type more of the name")
    case .namesakes(let text, let candidates):
      Explanation("\"\(text)\" can be any of these: \(list(candidates))", "use the ID in parentheses")
    case .unknownFeed(let text, let nearest):
      unknown("feed or folder", text, nearest, "type feeds to list yours")
    }
  }

  private func explain(_ error: ListError) -> Explanation {
    switch error {
    case .noResults:
      Explanation("there is no list yet", "type top first")
    case .noSuchItem(let number, let count):
      count == 0
        ? Explanation("the list is empty", "type back to return to the previous one")
        : Explanation("there is no item \(number) in this list of \(grouped(count))", "type list to see it")
    case .noSuchArticle(let id):
      Explanation(
        "no article in this session or the archive has an ID that starts with \(id)",
        "check the ID, or type top and give a number")
    case .noLink(let item):
      Explanation("item \(item) has no link", "choose another item")
    }
  }

  private func explain(_ error: KeyError) -> Explanation {
    switch error {
    case .missing:
      Explanation(
        "NewsAPI needs a key", "type key set to enter one, or start without --provider newsapi")
    case .invalid:
      Explanation(
        "NewsAPI rejected your key (apiKeyInvalid)",
        "type key set to replace it, or key forget to go on without one")
    case .disabled:
      Explanation(
        "NewsAPI has disabled this key (apiKeyDisabled)",
        "ask why at newsapi.org/account, type key set to enter another one, or key forget to go on without")
    case .refused:
      Explanation(
        "NewsAPI rejected this key, so it was not saved",
        "check it at newsapi.org/account, then type key set again")
    case .unusable:
      Explanation("this is not a NewsAPI key", "enter all 32 letters and digits, without spaces")
    }
  }

  private func explain(_ error: ServiceError) -> Explanation {
    switch error {
    case .rateLimited(let seconds):
      Explanation(
        "NewsAPI received too many requests",
        "try again \(seconds.map { "in \($0.asWait)" } ?? "later")")
    case .quotaExhausted(let message):
      Explanation(
        "your NewsAPI requests are used up" + said(message), "wait up to 24 hours for more")
    case .parameterInvalid(let message):
      Explanation("this request is not supported" + said(message), "see help COMMAND for valid options")
    case .notInPlan(let message):
      Explanation(
        "your NewsAPI plan does not allow this" + said(message),
        "change the request, or compare the plans at newsapi.org/pricing")
    case .resultsLimit(let message):
      Explanation(
        "your NewsAPI plan gives no more results" + said(message), "type list to see those you have")
    }
  }

  private func explain(_ error: NetworkError) -> Explanation {
    switch error {
    case .offline:
      Explanation("not available offline", "start without --offline")
    case .broken(let host, let detail):
      Explanation("lost the connection to \(host) (\(detail))", "try again")
    case .unreachable(let host, let detail):
      Explanation(
        "cannot reach \(host) (\(detail))", "check your connection, or start with --offline")
    case .timeout(let host, let seconds):
      Explanation("\(host) did not respond within \(seconds) s", "try again")
    case .tls(let host, let detail):
      Explanation(
        "the connection to \(host) is not secure (\(detail))",
        "check the clock and the certificates on this machine")
    case .privateNetwork(let host):
      Explanation(
        "a public address led to \(host), which is on your private network",
        "if your network has a login page, log in first; to allow this, type settings private-network on")
    case .tooLarge(let host, let limit):
      Explanation("\(host): larger than the allowed \(limit >> 20) MiB", "try another source or a smaller file")
    case .badResponse(let host, let detail):
      Explanation(
        "\(host) sent an unexpected response (\(detail))",
        "try again; if your network has a login page, log in first")
    case .serverError(let host, let status):
      Explanation("\(host) reports a server error (\(status))", "try again later")
    case .refused(let host, let refusal): explain(refusal, of: host)
    case .loginNeeded(let host):
      Explanation(
        "\(host) wants a name and password for this feed (401)",
        "give them in its address: https://USER:PASSWORD@\(host)/…; for a feed you have, type feeds address NAME ADDRESS"
      )
    case .ended(let host):
      Explanation(
        "\(host) has ended this feed for good (410)",
        "if it is one of yours, remove it: feeds remove NAME; to try again, type feeds check NAME")
    case .noSuchPage(let host, let status):
      Explanation(
        "\(host): " + (status == 404 ? "page not found" : "page not available") + " (\(status))",
        "check the address, or try again later")
    }
  }

  private func explain(_ error: FeedError) -> Explanation {
    switch error {
    case .unreadable(let place, let problem): explain(problem, of: place)
    case .tooMany(let limit):
      Explanation(
        "too many feeds, so nothing was changed",
        "you can have at most \(grouped(limit)); to remove one, type feeds remove NAME")
    case .noFeedKnown:
      Explanation("no source with a feed covers this", "type sources to see what is available")
    case .notAnAddress(let text):
      Explanation("\"\(text)\" is not a web address", "give one such as https://example.org/feed.xml")
    case .noFeed(let host):
      Explanation(
        "no feed found at \(host), neither on the page nor in the usual places",
        "give the address of its RSS or Atom feed")
    case .noSuchChoice(let number, let count):
      Explanation(
        "there is no feed \(number): the address has \(count == 1 ? "1 feed" : "\(grouped(count)) feeds")",
        count == 1 ? "leave out --choose" : "choose a number from 1 to \(grouped(count))")
    case .known(let name):
      Explanation("you already have the feed \"\(name)\"", "type feeds to list yours")
    case .noOwnFeeds:
      Explanation("you have no feeds yet", "to add one, type feeds add ADDRESS")
    case .isFolder(let path, let feeds):
      Explanation(
        "\"\(path)\" is a folder; only single feeds can be changed", "name each of its feeds: \(list(feeds))")
    case .notOPML(let path, let detail):
      Explanation("\(path) is not a list of feeds (\(detail))", "give an OPML file or newsboat's urls")
    case .database(let path):
      Explanation(
        "\(path) is a database, not a list of feeds", "to add the articles of newsboat, type archive import \(path)")
    case .newsboatSettings(let path):
      Explanation("\(path) has newsboat's settings, which are not read", "type help newsboat to see what is")
    }
  }

  private func explain(_ error: PlaceError) -> Explanation {
    switch error {
    case .notAllowed:
      Explanation(
        "finding your location is not allowed",
        "to allow it, type settings location on; to give a place, type near LAT LON or settings place LAT LON")
    case .unknown:
      Explanation(
        "cannot find your location on this machine",
        "to give a place, type near 48.85 2.35; to save it, type settings place 48.85 2.35")
    }
  }

  private func explain(_ error: FileError) -> Explanation {
    switch error {
    case .failed(let path, let detail):
      Explanation("\(path): \(detail)", "nothing was changed")
    case .unreadable(let path, let detail):
      Explanation("\(path): \(detail)", "check the name and the permissions")
    case .notWrittenOver(let path, let detail):
      Explanation(
        "cannot read \(path) (\(detail)), so it was not overwritten",
        "fix the file, then restart supernews")
    case .untrusted(let path):
      Explanation(
        "ignoring \(path), which others own or can change",
        "if it's yours, run: chmod go-w \(path)")
    case .symbolicLink(let path):
      Explanation(
        "\(path) is a symbolic link, so the key was not written",
        "remove the link, or put the key in the file it points to")
    }
  }

  private func explain(_ error: SharingError) -> Explanation {
    switch error {
    case .noClipboard:
      Explanation(
        "no clipboard found", "install wl-clipboard or xclip, or use --to text")
    case .programSilent(let program, let seconds):
      Explanation("\(program) did not finish within \(seconds) s", "try again, or use --to text")
    case .tooLongForMail(let bytes):
      Explanation(
        "\(grouped(bytes)) bytes are too many for a mail program", "share fewer articles, or use --to clipboard")
    case .tooLongForQR(let bytes):
      Explanation("\(grouped(bytes)) bytes are too many for a QR code", "share fewer articles, or use --to text")
    case .browserFailed(let program, let status, let link):
      Explanation("\(program) \(ended(status))", "open the page yourself: \(link)")
    case .noBrowser(let link):
      Explanation("no browser found", "set BROWSER, or open \(link)")
    case .noMailProgram:
      Explanation("no program for sending email found", "install msmtp-mta or another sendmail, and set it up")
    case .targetFailed(let program, let failure):
      Explanation("\(program) failed: \(why(failure))", "to see the command, type settings share-to")
    case .mailFailed(let program, let status):
      Explanation(
        "\(program) \(ended(status)), so the email was not sent",
        "to see why, run: echo test | \(program) ADDRESS")
    case .mailSilent(let program, let seconds):
      Explanation(
        "\(program) did not send the email within \(seconds) s",
        "to see why, run: echo test | \(program) ADDRESS")
    case .notAnAddress(let text):
      Explanation("\"\(text)\" is not an email address", "give one such as me@example.org")
    }
  }

  func ended(_ status: Int) -> String {
    switch status {
    case 126: "cannot be run"
    case 127: "was not found"
    case 129...: "was killed by signal \(status - 128)"
    default: "exited with status \(status)"
    }
  }

  private func explain(_ refusal: FeedRefusal, of host: String) -> Explanation {
    switch refusal {
    case .tooManyRequests(let seconds):
      Explanation(
        "\(host) received too many requests", "try again in \(max(60, seconds ?? 60).asWait)")
    case .consent:
      Explanation("\(host) wants you to accept its terms first", "accept them in a browser, or choose another source")
    case .webPage:
      Explanation(
        "\(host) sent a web page instead of a feed",
        "try again later; if your network has a login page, log in first")
    case .emptyList:
      Explanation("\(host) sent an empty feed, probably to limit requests", "try again later")
    case .pausing(let seconds):
      Explanation(
        "nothing could be read from \(host) a moment ago, so it was not asked again",
        "try again in \(seconds.asWait)")
    }
  }

  private func explain(_ shortage: Shortage) -> Explanation {
    switch shortage {
    case .descriptors:
      Explanation("too many open files", "run ulimit -n 256, then restart supernews")
    case .memory:
      Explanation(
        "not enough memory",
        "close other programs, or run ulimit -v unlimited and restart supernews")
    case .proc:
      Explanation("/proc is not mounted, and supernews needs it", "run mount -t proc proc /proc as root")
    case .threads:
      Explanation(
        "too few threads or too little memory is allowed",
        "run ulimit -u 1024 and ulimit -d unlimited, then restart supernews")
    case .missingLibrary(let package):
      Explanation(
        "cannot load the library from the Debian package \(package)", "install it: apt install \(package)")
    case .worker(let code):
      Explanation(
        "cannot start the process that reads feeds and pages (error \(code)); nothing is read without it",
        "run supernews doctor, which checks it")
    case .confinement:
      Explanation(
        "this system cannot confine the process that reads feeds and pages, so nothing is read",
        "to read them anyway, type settings confine auto")
    }
  }

  private func explain(_ error: SearchError) -> Explanation {
    switch error {
    case .nothing:
      Explanation("nothing to search for", "give words, --source or --domain")
    case .tooLong(let length, let limit):
      Explanation("the search is too long, at \(length) characters", "shorten it to \(limit)")
    case .tooManySources(let count, let limit):
      Explanation("\(count) sources are too many for one search", "give at most \(limit)")
    case .notADomain(let text):
      Explanation("\"\(text)\" is not a site", "give one such as bbc.co.uk")
    case .ahead:
      Explanation("--from is in the future", "give an earlier day")
    case .reversed:
      Explanation("--from is later than --to", "swap them")
    }
  }

  private func unknown(
    _ kind: String, _ text: String, _ nearest: String?, _ otherwise: String
  ) -> Explanation {
    Explanation("unknown \(kind) \"\(text)\"", nearest.map { "did you mean \"\($0)\"?" } ?? otherwise)
  }
}

extension EnglishTexts {
  package func explain(_ error: LineError) -> Explanation {
    switch error {
    case .tooLong(let limit):
      Explanation("the line is longer than \(limit >> 10) KiB, so it was skipped", "split it")
    case .notText:
      Explanation("the line is not UTF-8 text, so it was skipped", "convert it to UTF-8")
    case .unreadable(let place, let detail): explain(FileError.unreadable(path: place, detail: detail))
    }
  }
}
