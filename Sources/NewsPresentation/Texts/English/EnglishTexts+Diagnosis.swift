import NewsDomain

extension EnglishTexts {
  func label(of subject: CheckSubject) -> String {
    switch subject {
    case .program: "supernews"
    case .network: "Network"
    case .googleNews: "Google News"
    case .newsapi: "NewsAPI"
    case .sourceFeeds: "Source feed"
    case .ownFeeds: "Your feeds"
    case .clock: "Clock"
    case .terminal: "Terminal"
    case .language: "Language"
    case .braille: "Braille"
    case .libraries: "Libraries"
    case .confinement: "Confinement"
    case .archive: "Archive"
    case .collector: "Collector"
    case .notifications: "Alerts"
    case .mail: "Mail"
    case .model: "Meaning"
    }
  }

  func words(for fact: CheckFact, at dates: DateWords) -> String {
    switch fact {
    case .version(let number): "version \(number)"
    case .system(let name): name
    case .direct: "direct"
    case .proxy(let address?): "through the proxy \(address)"
    case .proxy(nil): "through a proxy"
    case .answered(let host?, let milliseconds): "\(host) answers in \(grouped(milliseconds)) ms"
    case .answered(nil, let milliseconds): "answers in \(grouped(milliseconds)) ms"
    case .notAsked(let reason): words(for: reason)
    case .failed(let error): explain(error).message
    case .failure(let code): "error \(code.rawValue)"
    case .headlines(let count): count == 1 ? "1 headline" : "\(grouped(count)) headlines"
    case .newest(let date): "newest \(dates.short(date))"
    case .source(let name): "from \(name)"
    case .ownFeeds(let count): feedCount(count)
    case .failingFeeds(let count, let names):
      inTrouble(count) + (names.isEmpty ? "" : ": " + list(names) + (names.count < count ? ", \u{2026}" : ""))
    case .costsRequest(let left): "this check took 1 request" + (left.map { ", \($0) left today" } ?? "")
    case .clockOff(let seconds):
      "\(duration(Age(seconds: Double(abs(seconds))))) \(seconds > 0 ? "ahead of" : "behind") the servers, "
        + "so dates and limits are wrong"
    case .clockAgrees: "agrees with the servers"
    case .clockUnknown: "not checked, as no server gave its time"
    case .noWorker: "the process that reads feeds and pages doesn't start"
    case .seccomp(let isThere): isThere ? "seccomp" : "no seccomp"
    case .landlock(0): "no Landlock"
    case .landlock(let version): "Landlock ABI \(version)"
    case .limits(let areSet): areSet ? "limits" : "no limits"
    case .breach(let breach): "reading a feed could \(words(for: breach))"
    case .noBreach: "all attempts to break out failed"
    case .archiveOff: "off"
    case .noArchiveYet: "empty until you list news"
    case .archiveInMemory: archiveInMemory
    case .place(let place): place
    case .bytes(let bytes): size(ofBytes: bytes)
    case .articles(let count): counted(count)
    case .intact: "intact"
    case .faults(let count): count == 1 ? "1 fault" : "\(grouped(count)) faults"
    case .notCheckedWhole: "too large to check here; type archive check"
    case .schema(let version): "tables of version \(version)"
    case .readOnly: "read-only"
    case .onNetwork: "on a network file system"
    case .freeSpace(let bytes): "\(size(ofBytes: bytes)) free"
    case .server(let version): "PostgreSQL \(version)"
    case .schedule(let schedule): words(for: schedule)
    case .lastRound(let date): "last run \(dates.short(date))"
    case .nextRound(let date):
      "next at "
        + (LocalTime(date).isSameDay(as: LocalTime(dates.now)) ? clock(LocalTime(date)) : dayAndTime(LocalTime(date)))
    case .desktop(let isThere): isThere ? "shown on the desktop" : "no desktop to show them on"
    case .alertProgram(let name, true): "sent to \(name ?? "your program")"
    case .alertProgram(let name, false): "\(name ?? "your program") was not found"
    case .mailProgram(let program): program
    case .noMailProgram: "no program; only brief --send needs one"
    case .model(let name): name
    case .noModel: "no model; only find --meaning needs one"
    case .modelOff: "off"
    case .noTerminal: "no terminal"
    case .kind(let kind): kind
    case .size(let columns, let rows): "\(columns) × \(rows)"
    case .colours(.none): "no colours"
    case .colours(.basic): "16 colours"
    case .colours(.palette): "256 colours"
    case .colours(.full): "true colour"
    case .characters(let isUTF8): isUTF8 ? "UTF-8" : "not UTF-8"
    case .links(let areShown): areShown ? "links" : "no links"
    case .pictures(.off, _): "pictures off"
    case .pictures(let mode, true): "pictures as \(mode.rawValue)"
    case .pictures(_, false): "no pictures"
    case .interface(let code): name(ofLanguage: code)
    case .locale(let name): "locale \(name)"
    case .noLocale: "no locale set"
    case .missingLocale(let name): "the locale \(name) isn't installed"
    case .braille(.used): "maps are drawn with it"
    case .braille(.notUTF8): "not used, as the terminal isn't UTF-8"
    case .braille(.notCapable): "not used on this kind of terminal"
    case .brailleFont(let isThere): isThere ? "a font has it" : "no installed font has it"
    case .library(let name, let version): version.isEmpty ? name : "\(name) \(version)"
    case .missingLibrary(let name): "no \(name)"
    }
  }

  private func words(for breach: ConfinementBreach) -> String {
    switch breach {
    case .open: "open files"
    case .write: "write files"
    case .connect: "connect to other machines"
    case .execute: "start programs"
    case .fork: "start processes"
    case .trace: "be traced"
    case .control: "change its own rights"
    case .allocate: "use any amount of memory"
    case .spin: "go on for ever"
    }
  }

  private func words(for reason: NotAsked) -> String {
    switch reason {
    case .offline: "not asked (offline)"
    case .noKey: "not asked, as there is no key; none is needed"
    case .notChosen: "not asked, because of --provider"
    case .pausing(let seconds): "not asked, as it wants no requests for \(seconds.asWait)"
    case .noFeed: "none known for your country"
    }
  }

  private func words(for schedule: CollectorSchedule) -> String {
    switch schedule {
    case .active: "scheduled"
    case .inactive: "not scheduled"
    case .failed: "the last run failed"
    case .none: "not scheduled (optional)"
    }
  }

  func words(for verdict: CheckVerdict) -> String {
    switch verdict {
    case .ok: "fine"
    case .warning: "warning"
    case .failure: "problem"
    case .unchecked: "not checked"
    }
  }

  func words(for wayOut: WayOut) -> String {
    let run = wayOut.command ?? ""
    return switch wayOut {
    case .ofError(let error): explain(error).hint ?? explain(error).message
    case .checkConnection: "check your connection, or start with --offline"
    case .checkProxy: "check http_proxy and https_proxy in your environment"
    case .setClock: "to set the clock, run: \(run)"
    case .useUTF8: "to use UTF-8, run before supernews: \(run)"
    case .installLocale: "to install it, run: \(run)"
    case .install: "to install it, run: \(run)"
    case .startByPath: "start supernews again by its full path"
    case .confine(true, false): "install libseccomp2, or allow seccomp where supernews runs"
    case .confine(false, _): "use Linux 5.13 or newer with Landlock, or allow it where supernews runs"
    case .confine(true, true): "install libseccomp2, and use Linux 5.13 or newer with seccomp and Landlock"
    case .reportBreach: "don't read feeds you don't trust, and report this as a security problem"
    case .freeSpace: "free some space on this disk"
    case .moveArchive: "to avoid waits, set XDG_DATA_HOME to a local folder"
    case .startCollector: "to collect news in the background, run: \(run)"
    case .runCollector: "the next run is overdue; run: \(run)"
    case .readCollectorLog: "to see why, run: \(run)"
    case .otherFeeds: "the feeds of other sources are read; there is nothing to do"
    case .listFeeds: "to see what is wrong with them, type feeds"
    case .setAlertProgram: "to choose another program, type settings on-alert PROGRAM"
    }
  }

  var toDo: String { "To do" }

  func checked(problems: Int, warnings: Int) -> String {
    let parts = [
      problems == 0 ? "no problems" : problems == 1 ? "1 problem" : "\(grouped(problems)) problems",
      warnings == 0 ? nil : warnings == 1 ? "1 hint" : "\(grouped(warnings)) hints",
    ].compactMap(\.self)
    return parts.joined(separator: ", ").capitalised + "."
  }

  func explain(_ error: DiagnosisError) -> Explanation {
    switch error {
    case .broken(let count):
      Explanation(
        "found \(count == 1 ? "1 problem" : "\(grouped(count)) problems")",
        "follow the advice above, then type doctor again")
    }
  }
}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
