import NewsDomain

extension EnglishTexts {
  var archiveTitle: String { "Archive" }
  var archiveInMemory: String { "in memory, for this session only" }
  var archiveIsOff: String { "The archive is off, so nothing is added. To turn it on, type settings archive on." }

  func label(of row: ArchiveRow) -> String {
    switch row {
    case .file: "file"
    case .imported: "imported"
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

  func unreadInArchive(_ count: Int) -> String { "\(grouped(count)) in the archive; in your lists: summary" }

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
      case .before(let date): "Delete \(count) published before \(day(LocalTime(date)))"
      case .source(let source): "Delete \(count) from \(source)"
      case .unsaved: "Delete \(count)"
      case .all where preview.count == 0: "Delete all your own data (\(list(of: preview.marks)))"
      case .all: "Delete \(count) and all your own data (\(list(of: preview.marks)))"
      }
    let kept = preview.kept == 1 ? ", keeping 1 that is saved" : ", keeping \(grouped(preview.kept)) that are saved"
    return question + (preview.kept > 0 ? kept : "") + "? This can't be undone. [y/N] "
  }

  func removeQuestion(_ reader: ArchiveReader) -> String {
    "Delete all of \(reader.name)'s data (\(list(of: reader.marks)))? [y/N] "
  }

  var readers: String { "Readers" }
  var readersAdvice: String {
    "To give a login its marks back, type archive readers keep NAME; to delete them, archive readers remove NAME."
  }

  func words(for login: ArchiveReader.Login) -> String {
    switch login {
    case .own: "login unchanged"
    case .other: "login recreated"
    case .missing: "login deleted"
    }
  }

  func list(of marks: MarkCounts) -> String {
    func some(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(grouped(count)) \(count == 1 ? one : many)"
    }
    let parts = [
      some(marks.saved, "saved mark", "saved marks"), some(marks.read, "read mark", "read marks"),
      some(marks.labels, "label", "labels"),
      some(marks.follows, "follow", "follows"), some(marks.mutes, "mute", "mutes"),
    ].compactMap(\.self)
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  func words(for problem: ArchiveProblem) -> String {
    switch problem {
    case .damaged(let file, let keptAs, let recovered):
      "\(file) was damaged; the new archive has \(counted(recovered)) that could be rescued"
        + (keptAs.map { ". The old file is now \($0)." } ?? ".")
    case .unusable(let file, let detail): "Cannot use \(file) (\(detail)); new articles are not archived."
    case .readOnly(let file, nil):
      "The disk is full, so \(file) is read-only; new articles and marks are not kept."
    case .readOnly(let file, let detail?):
      "\(file) is read-only (\(detail)); new articles and marks are not kept."
    case .clockIsOff(let seconds):
      "Your clock is \(off(seconds)) the news servers; correct it to let old articles expire."
    case .newer(let file):
      "\(file) needs a newer supernews; new articles are not archived until you upgrade."
    case .unreachable(let server, let detail):
      "Cannot reach \(server) (\(detail)); continuing without the archive until it answers."
    case .stranger(let server, let role):
      explain(NewsError.archive(.refused(server: server, .stranger(role: role)))).line() + "."
    case .failed(let error): "New articles are not archived: \(explain(error).line())."
    case .full(let file): "The disk is full; the articles shown were not added to \(file)."
    case .onNetwork(let file):
      "\(file) is on a network file system; to avoid waits, set XDG_DATA_HOME to a local folder."
    }
  }

  private func off(_ seconds: Double) -> String {
    let days = max(1, Int(min(abs(seconds) / 86_400, 1e9).rounded()))
    return "\(days == 1 ? "1 day" : "\(grouped(days)) days") \(seconds > 0 ? "ahead of" : "behind")"
  }

  func words(for result: ArchiveImport) -> String {
    (result.added == 1 ? "Imported 1 article" : "Imported \(grouped(result.added)) articles")
      + (result.known > 0 ? ", \(grouped(result.known)) already in the archive" : "")
      + (result.skipped > 0 ? ", \(grouped(result.skipped)) skipped (not articles)" : "")
      + (result.missing > 0 ? ", \(grouped(result.missing)) not on the server (their marks were not copied)" : "") + "."
  }

  func words(for result: Forgotten) -> String {
    let kept = result.kept == 1 ? "kept 1 that is saved" : "kept \(grouped(result.kept)) that are saved"
    let busy = result.busy == 1 ? "1 is in use" : "\(grouped(result.busy)) are in use"
    let deleted = [
      result.count == 0 ? nil : counted(result.count), result.marks.isEmpty ? nil : list(of: result.marks),
    ].compactMap(\.self)
    return (deleted.isEmpty ? "Nothing was deleted" : "Deleted \(deleted.joined(separator: " and your own data: "))")
      + (result.kept > 0 ? "; \(kept)" : "") + (result.busy > 0 ? "; \(busy); try again later." : ".")
  }

  func counted(_ count: Int) -> String { count == 1 ? "1 article" : "\(grouped(count)) articles" }

  func explain(_ error: ArchiveError) -> Explanation {
    switch error {
    case .unusable(let file, let detail):
      Explanation(
        "cannot use the archive \(file) (\(detail))",
        "check the permissions, or start with --no-config to go without it")
    case .readOnly(let file, nil):
      Explanation("the disk is full, so \(file) is read-only", "free some space and try again")
    case .readOnly(let file, let detail?):
      Explanation(
        "\(file) is read-only (\(detail))", "check the permissions of the file and its folder, then try again")
    case .newer(let file):
      Explanation(
        "the archive \(file) was made by a newer supernews",
        "upgrade supernews, or set XDG_DATA_HOME to another folder")
    case .unreleased(let file, let version):
      Explanation(
        "the archive \(file) was made before the first release",
        "export it with supernews built from commit \(ArchiveError.exporter(of: version)) (archive export FILE), move it away, "
          + "then type archive import FILE")
    case .full(let file):
      Explanation("the disk is full, so \(file) was not changed", "free some space and try again")
    case .busy(let file):
      Explanation("another session is using \(file)", "try again in a moment")
    case .notAllowed(let file, let detail):
      Explanation(
        "you are not allowed to do this on \(file) (\(detail))", "ask a collector or the owner of the database")
    case .unreachable(let server, let detail):
      Explanation(
        "cannot reach \(server) (\(detail))",
        "try again later, or go back to the archive on this machine: settings archive on")
    case .refused(let server, let refusal): explain(refusal, of: server)
    case .noSuchReader(let name): Explanation("unknown reader \"\(name)\"", "type archive readers to list them")
    case .tooManyLabels:
      Explanation("too many labels", "give an article at most 50, and share at most 10,000 articles under 200 labels")
    case .tooManyMutes(let limit):
      Explanation("you already have \(grouped(limit)) mutes, the maximum", "to remove one, type unmute N")
    case .tooLong(let limit):
      Explanation("this is too long: more than \(grouped(limit)) characters", "use fewer words")
    case .notSetUp(let server):
      Explanation("\(server) has no archive yet", "as the owner of the database, type archive setup")
    case .invalidAddress(.unreadable(let detail)):
      Explanation("invalid server address (\(detail))", "give one such as postgresql://host/database")
    case .invalidAddress(.isOfOtherKind):
      Explanation("this is not the address of a PostgreSQL server", "give one such as postgresql://host/database")
    case .invalidAddress(.hasPassword):
      Explanation("the address contains a password, which the settings would reveal", "put it in ~/.pgpass")
    case .invalidAddress(.isNotEncrypted(let host)):
      Explanation("the connection to \(host) would not be encrypted", "remove sslmode, or set it to verify-full")
    case .notOnServer:
      Explanation(
        "this needs an archive on a server",
        "to use one, type settings archive postgresql://host/database")
    case .off:
      Explanation("the archive is off, so nothing is kept", "to turn it on, type settings archive on")
    case .notKept(let item, .gone):
      Explanation("item \(item) is no longer in the archive", "to add it, type list and try again")
    case .notKept(let item, .off):
      Explanation(
        "item \(item) is not in the archive, which is off",
        "to add it, type settings archive on, then list it again")
    case .notKept(let item, .onServer):
      Explanation(
        "item \(item) is not in the server's archive, to which only collectors add articles",
        "list it again once a collector has added it; see help collect")
    case .notKept(let item, .sample):
      Explanation(
        "item \(item) is of the sample, which is never added to the archive", "connect to the network and list the news"
      )
    case .nothingToFind:
      Explanation(
        "nothing to look for",
        "give words, --meaning TEXT, or an option such as --source or --country; -word only excludes articles")
    case .notSeen(let date):
      Explanation(
        "the archive does not have this list for \(day(LocalTime(date)))",
        "for articles from that time, type find --from DATE")
    case .unchanged(let item):
      Explanation(
        "item \(item) has not changed since it was first seen", "look for ✎, which marks changed articles in lists")
    case .noSuchMute(let number):
      Explanation("there is no mute \(number)", "type mutes to list them")
    case .nothingToMute:
      Explanation("nothing to mute", "give words, --source NAME or --story ITEM")
    case .noStory(let text):
      Explanation(
        "the archive has no article about \"\(text)\"",
        "type stories to list stories, or use search for other articles")
    case .notImportable(let path):
      Explanation(
        "\(path) has no articles to import",
        "give a file from \"archive export\", output of -F json, or newsboat's cache.db")
    case .importEnded(let path, let detail, let articles):
      Explanation(
        "only the first \(articles == 1 ? "article" : "\(grouped(articles)) articles") of \(path) could be read, and "
          + "\(articles == 1 ? "is" : "are") in the archive: \(detail)",
        "get a complete copy of the file and import it: nothing is added twice")
    case .faulty(let faults):
      Explanation(
        (faults.count == 1 ? "the archive has a fault: " : "the archive has \(grouped(faults.count)) faults: ")
          + list(faults),
        "save what can be read with \"archive export FILE\", then import it into a new archive")
    }
  }

  private func explain(_ refusal: ServerRefusal, of server: String) -> Explanation {
    switch refusal {
    case .login(let role, let detail):
      Explanation(
        "\(server) doesn't let \(role) log in (\(detail))",
        "ask its administrator to run: CREATE ROLE \(role.nameInSQL) LOGIN IN ROLE supernews_reader")
    case .password(let role):
      Explanation(
        "\(server) needs the right password for \(role)",
        "put it in ~/.pgpass, or ask the administrator to set one: \\password \(role.nameInSQL)")
    case .noDatabase(let database):
      Explanation(
        "\(server) has no database \(database)",
        "ask its administrator to run: CREATE DATABASE \(database.nameInSQL) ENCODING UTF8 TEMPLATE template0")
    case .rights(let role):
      Explanation(
        "\(role) is not allowed to read \(server)",
        "ask its administrator to run: GRANT supernews_reader TO \(role.nameInSQL)")
    case .stranger(let role):
      Explanation(
        "\(server) has marks of an earlier \(role), so they stay hidden and yours are not saved",
        "if that was you, ask a collector to run: supernews archive readers keep \(role)")
    case .older:
      Explanation(
        "the archive on \(server) is from an older supernews",
        "ask the owner of the database to run: supernews archive setup")
    case .unreleased(let version):
      Explanation(
        "the archive on \(server) was made before the first release",
        "export it as each reader with supernews built from commit \(ArchiveError.exporter(of: version)) (archive export FILE), "
          + "drop the schema supernews, and type archive setup, then archive import FILE")
    }
  }
}
