import NewsDomain

extension EnglishTexts {
  var archiveTitle: String { "Archive" }
  var archiveInMemory: String { "in memory, for this run only" }
  var archiveIsOff: String { "Nothing is added now: \"settings archive on\" changes that." }

  func label(of row: ArchiveRow) -> String {
    switch row {
    case .file: "file"
    case .articles: "articles"
    case .unread: "unread"
    case .saved: "saved"
    case .changed: "changed"
    case .texts: "texts"
    case .labels: "labels"
    case .sources: "sources"
    case .mutes: "mutes"
    case .published: "published"
    case .since: "since"
    case .growth: "growth"
    }
  }

  func size(ofBytes bytes: Int) -> String {
    bytes.size(in: ["bytes", "KiB", "MiB", "GiB", "TiB"], decimalMark: ".")
  }

  func grouped(_ number: Int) -> String { Double(number).grouped(by: ",") }

  func days(from first: LocalTime, to last: LocalTime) -> String { "\(day(first)) to \(day(last))" }

  func growth(articlesPerDay: Double) -> String {
    "\(articlesPerDay < 10 ? articlesPerDay.withDecimal(".") : grouped(Int(articlesPerDay.rounded()))) articles a day"
  }

  func keepLine(days: Int?) -> String {
    days.map { $0 == 1 ? "1 day" : "\($0) days" } ?? "forever"
  }

  func forgetQuestion(_ what: Forgetting, _ preview: Forgotten) -> String {
    let count = counted(preview.count)
    let question =
      switch what {
      case .before(let date): "Delete \(count) published before \(day(LocalTime(date)))?"
      case .source(let source): "Delete \(count) of \(source)?"
      case .unsaved: "Delete \(count)?"
      case .all where preview.count == 0: "Delete everything of yours: \(list(of: preview.marks))?"
      case .all: "Delete \(count), and everything of yours: \(list(of: preview.marks))?"
      }
    let kept = preview.kept == 1 ? " 1 saved article stays." : " \(grouped(preview.kept)) saved articles stay."
    return question + (preview.kept > 0 ? kept : "") + " [y/N] "
  }

  func removeQuestion(_ reader: ArchiveReader) -> String {
    "Delete everything of \(reader.name): \(list(of: reader.marks))? [y/N] "
  }

  var readers: String { "Readers" }
  var readersAdvice: String {
    "\"archive readers keep NAME\" gives the login its marks back; \"archive readers remove NAME\" deletes them."
  }

  func words(for login: ArchiveReader.Login) -> String {
    switch login {
    case .own: "known"
    case .other: "login was made again"
    case .missing: "login is gone"
    }
  }

  func list(of marks: MarkCounts) -> String {
    func some(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(grouped(count)) \(count == 1 ? one : many)"
    }
    let parts = [
      some(marks.saved, "saved", "saved"), some(marks.read, "read", "read"), some(marks.labels, "label", "labels"),
      some(marks.follows, "follow", "follows"), some(marks.mutes, "mute", "mutes"),
    ].compactMap(\.self)
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  func words(for problem: ArchiveProblem) -> String {
    switch problem {
    case .damaged(let file, let keptAs, let recovered):
      "\(file) was damaged: it is made anew, with \(counted(recovered)) that could be read"
        + (keptAs.map { ", and the old one is kept as \($0)." } ?? ".")
    case .unusable(let file, let detail): "\(file) cannot be used (\(detail)): nothing is added to the archive."
    case .readOnly(let file, nil):
      "The disk is full: \(file) can only be read, and new articles and marks are not kept."
    case .readOnly(let file, let detail?):
      "\(file) can only be read (\(detail)): new articles and marks are not kept."
    case .clockIsOff(let seconds):
      "This machine's clock is \(off(seconds)) the news servers': no old articles are deleted until they agree."
    case .newer(let file):
      "\(file) was made by a newer supernews, which alone can use it: nothing is added to the archive."
    case .unreachable(let server, let detail):
      "\(server) does not answer (\(detail)): the session goes on without the archive, which comes back by itself."
    case .failed(let error): "Nothing is added to the archive: \(explain(error).line())."
    case .full(let file): "The disk is full: what was fetched is shown, and not added to \(file)."
    case .onNetwork(let file):
      "\(file) is on a network file system, where sessions wait for each other; XDG_DATA_HOME can name another folder."
    }
  }

  private func off(_ seconds: Double) -> String {
    let days = max(1, Int(min(abs(seconds) / 86_400, 1e9).rounded()))
    return "\(days == 1 ? "1 day" : "\(grouped(days)) days") \(seconds > 0 ? "ahead of" : "behind")"
  }

  func words(for result: ArchiveImport) -> String {
    (result.added == 1 ? "1 article is new" : "\(grouped(result.added)) articles are new")
      + (result.known > 0 ? ", \(grouped(result.known)) known already" : "")
      + (result.skipped > 0 ? ", \(grouped(result.skipped)) left out: no articles" : "")
      + (result.missing > 0 ? ", \(grouped(result.missing)) not on the server, so their marks stay here" : "") + "."
  }

  func words(for result: Forgotten) -> String {
    let kept = result.kept == 1 ? "1 stays because it is saved" : "\(grouped(result.kept)) stay because they are saved"
    let busy = result.busy == 1 ? "1 is in use" : "\(grouped(result.busy)) are in use"
    let deleted = [
      result.count == 0 ? nil : counted(result.count), result.marks.isEmpty ? nil : list(of: result.marks),
    ].compactMap(\.self)
    return (deleted.isEmpty ? "Nothing was deleted" : "Deleted \(deleted.joined(separator: ", and of yours "))")
      + (result.kept > 0 ? "; \(kept)" : "") + (result.busy > 0 ? "; \(busy); try again later." : ".")
  }

  func counted(_ count: Int) -> String { count == 1 ? "1 article" : "\(grouped(count)) articles" }

  func explain(_ error: ArchiveError) -> Explanation {
    switch error {
    case .unusable(let file, let detail):
      Explanation(
        "the archive \(file) cannot be used (\(detail))", "check its rights; a start with --no-config goes without it")
    case .readOnly(let file, nil):
      Explanation("the disk is full, and \(file) can only be read", "make room, and try again")
    case .readOnly(let file, let detail?):
      Explanation(
        "\(file) can only be read (\(detail))", "check the permissions of the file and its folder, and try again")
    case .newer(let file):
      Explanation(
        "the archive \(file) was made by a newer supernews",
        "use that one, or name another folder with XDG_DATA_HOME")
    case .full(let file):
      Explanation("the disk is full, and \(file) was not changed", "make room, and try again")
    case .busy(let file):
      Explanation("another session is using \(file)", "try again in a moment")
    case .notAllowed(let file, let detail):
      Explanation("\(file) does not allow that (\(detail))", "a collector of the archive may do it, or its owner")
    case .unreachable(let server, let detail):
      Explanation(
        "\(server) does not answer (\(detail))",
        "try again in a while; \"settings archive on\" goes back to the archive of this machine")
    case .refused(let server, let refusal): explain(refusal, of: server)
    case .noSuchReader(let name): Explanation("no reader is called \(name)", "\"archive readers\" lists them")
    case .tooManyLabels:
      Explanation("that is too many labels", "an article can have 50, and a reader can share 10,000 articles")
    case .notSetUp(let server):
      Explanation("\(server) has no archive yet", "the owner of the database makes it: \"archive setup\"")
    case .invalidAddress(.unreadable(let detail)):
      Explanation("no address of a server (\(detail))", "such as postgresql://host/database")
    case .invalidAddress(.hasPassword):
      Explanation("the address has a password, which would stand in the settings", "~/.pgpass is the place for it")
    case .invalidAddress(.isNotEncrypted(let host)):
      Explanation("the connection to \(host) would not be encrypted", "leave sslmode out, or use verify-full")
    case .notOnServer:
      Explanation(
        "the archive of this machine has no other readers", "\"settings archive postgresql://host/database\" names one")
    case .off:
      Explanation("nothing is kept, because the archive is off", "\"settings archive on\" changes that")
    case .notKept(let item):
      Explanation(
        "item \(item) is not in the archive",
        "the sample edition never is, and nothing is added after \"settings archive off\"")
    case .nothingToFind:
      Explanation(
        "nothing was given to find",
        "give words, or an option such as --unread or --source; -word only leaves articles out")
    case .notSeen(let date):
      Explanation(
        "this list was not seen on \(day(LocalTime(date)))", "\"find --from DATE\" shows the articles of that time")
    case .unchanged(let item):
      Explanation("item \(item) has not changed since it was first seen", "lists show ✎ at those that have")
    case .noSuchMute(let number):
      Explanation("there is no mute \(number)", "\"mutes\" lists them")
    case .nothingToMute:
      Explanation("nothing was given to mute", "give words, --source NAME or --story ITEM")
    case .noStory(let text):
      Explanation(
        "no article of the archive tells of \(text)", "\"stories\" lists what there is; \"search\" asks the network")
    case .notImportable(let path):
      Explanation(
        "\(path) has no articles to import",
        "the file of \"archive export\", lines of -F json and newsboat's cache.db have some")
    case .faulty(let faults):
      Explanation(
        (faults.count == 1 ? "the archive has a fault: " : "the archive has \(faults.count) faults: ") + list(faults),
        "\"archive export FILE\" writes what can be read, for a new archive to import")
    }
  }

  private func explain(_ refusal: ServerRefusal, of server: String) -> Explanation {
    switch refusal {
    case .login(let role, let detail):
      Explanation(
        "\(server) doesn't let \(role) log in (\(detail))",
        "ask its administrator: CREATE ROLE \(role.nameInSQL) LOGIN IN ROLE supernews_reader")
    case .password(let role):
      Explanation(
        "\(server) wants the password of \(role)",
        "put it into ~/.pgpass, or ask its administrator for one: \\password \(role.nameInSQL)")
    case .noDatabase(let database):
      Explanation(
        "\(server) has no database \(database)",
        "ask its administrator: CREATE DATABASE \(database.nameInSQL) ENCODING UTF8 TEMPLATE template0")
    case .rights(let role):
      Explanation(
        "\(role) may not read \(server)",
        "ask its administrator: GRANT supernews_reader TO \(role.nameInSQL)")
    case .stranger(let role):
      Explanation(
        "\(server) knows another \(role), whose marks stay hidden, and keeps none of yours",
        "ask a collector: archive readers keep \(role)")
    case .older:
      Explanation("\(server) is of an older supernews", "ask the owner of its database: supernews archive setup")
    }
  }
}
