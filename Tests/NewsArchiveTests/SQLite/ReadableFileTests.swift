import Foundation
import SQLKit
import SystemServices
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite
@testable import NewsDomain

@Suite("An archive that can only be read")
struct ReadableFileTests {
  private let place = ArchiveFolder()
  private let now = ArchiveFolder.now
  private let articles = (0..<5).map { Article.told("Number \($0)", at: 1_700_000_000 + Double($0)) }

  /// An archive with two marks, next to which SQLite can create no file for locks.
  private func make() async throws {
    let archive = place.open()
    await archive.add(articles, list: .local(.france), at: now)
    _ = try await archive.mark([articles[0].id], .read, at: now)
    _ = try await archive.mark([articles[1].id], .save(label: "kept"), at: now)
    _ = try await archive.addMute(text: "foot", isOfTitles: false, source: nil, until: nil, at: now)
  }

  /// Makes sure that SQLite cannot open a file of this name: it follows no links.
  private func bar(_ ending: String) throws {
    #expect(symlink("/nowhere/at/all", place.file("archive.sqlite" + ending)) == 0)
  }

  @Test("articles and marks are shown, one problem says that nothing is kept, and marking fails with the same reason")
  func reading() async throws {
    try await make()
    try place.settle()
    try bar("-shm")
    let archive = place.open()
    #expect(try await archive.find(FindRequest(text: "number")).articles.count == 5)
    let states = await archive.states(of: articles.map(\.id))
    #expect(states[articles[0].id]?.isRead == true && states[articles[1].id]?.labels == ["kept"])
    #expect(try await archive.mutes().count == 1)
    let problems = archive.takeProblems()
    guard case .readOnly(let file, let detail?)? = problems.first, problems.count == 1 else {
      return #expect(Bool(false), "\(problems)")
    }
    await #expect(throws: NewsError.archive(.readOnly(file: file, detail: detail))) {
      try await archive.mark([articles[2].id], .read, at: now)
    }
    await archive.add([.told("New")], at: now)
    #expect(await archive.memberships(of: articles.map(\.id)).isEmpty)
    #expect(archive.takeProblems().isEmpty)
  }

  @Test("it can be checked")
  func check() async throws {
    try await make()
    try place.settle()
    try bar("-shm")
    let check = try await place.open().check()
    #expect(check.faults.isEmpty && check.mended == 0)
  }

  @Test("a pipe in its place is an error at once")
  func pipe() async throws {
    #expect(mkfifo(place.file("archive.sqlite"), 0o600) == 0)
    let archive = place.open()
    let error = await #expect(throws: NewsError.self) { try await archive.find(FindRequest(text: "number")) }
    #expect(error == .archive(.unusable(file: place.path.description, detail: "not a regular file")))
    await #expect(throws: NewsError.self) { try await SQLiteInspection(path: place.path).inspect() }
  }

  @Test("once it can be written, marks are kept again")
  func again() async throws {
    try await make()
    try place.settle()
    try bar("-shm")
    let archive = place.open()
    #expect(try await archive.mutes().count == 1)
    FileSystem.remove(FilePath(place.file("archive.sqlite-shm")))
    #expect(try await archive.mark([articles[2].id], .read, at: now).isEmpty)
    #expect(await place.open().states(of: [articles[2].id])[articles[2].id]?.isRead == true)
  }

  @Test("what only the log has is shown as well")
  func logged() async throws {
    let writer = place.open()
    await writer.add(articles, at: now)
    try place.settle()
    _ = try await writer.mark([articles[0].id], .read, at: now)
    let other = ArchiveFolder()
    for name in ["archive.sqlite", "archive.sqlite-wal"] { try other.folder.write(try place.bytes(name), to: name) }
    #expect(symlink("/nowhere/at/all", other.file("archive.sqlite-shm")) == 0)
    let archive = other.open()
    #expect(await archive.states(of: [articles[0].id])[articles[0].id]?.isRead == true)
    guard case .readOnly? = archive.takeProblems().first else { return #expect(Bool(false), "no problem was told") }
    #expect(try other.bytes("archive.sqlite-wal") == place.bytes("archive.sqlite-wal"))
  }

  @Test("a path may have any characters")
  func path() async throws {
    try await make()
    try place.settle()
    let name = "a b?c=d%20&e#\u{E9}.sqlite"
    try place.folder.write(try place.bytes(), to: name)
    let database = try Database(path: FilePath(place.file(name)), access: .unlocked)
    #expect(try database.run("SELECT count(*) FROM article") { $0.integer(0) } == [5])
    #expect(database.isReadOnly)
  }
}
