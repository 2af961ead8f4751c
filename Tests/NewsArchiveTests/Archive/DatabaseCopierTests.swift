import NewsDomain
import SystemServices
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsArchiveSQLite

@Suite("Copies of archives")
struct DatabaseCopierTests {
  private let place = ArchiveFolder()

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.folder.path).sorted()
  }

  @Test("a new archive has all, under its name, and nothing else is left")
  func whole() async throws {
    let local = place.open()
    await local.add((0..<50).map { Article.made("a\($0)", "Moon \($0)") })
    _ = try await local.mark([Article.made("a1").id], .save(label: "climate"), at: .hour(1))
    await local.close()
    let before = try files()
    // What a copy that was killed has left.
    try Data("half".utf8).write(to: URL(filePath: place.file("copy.sqlite.unfinished")))
    let result = try await DatabaseCopier(local: place.path).copy(
      from: "local", to: place.file("copy.sqlite"), at: ArchiveFolder.now)
    #expect(result.added == 50)
    let after = try files()
    #expect(after == (before + ["copy.sqlite"]).sorted(), "\(before) \(after)")
    let copy = DatabaseArchive(path: FilePath(place.file("copy.sqlite")))
    #expect(try await copy.keys(FindRequest(.saved(label: "climate"))) == ["a1"])
    await copy.close()
  }

  @Test("an archive that is there already stays, and gets what it lacks")
  func merged() async throws {
    let local = place.open()
    await local.add([.made("moon", "Moon")])
    await local.close()
    let other = DatabaseArchive(path: FilePath(place.file("other.sqlite")))
    await other.add([.made("sea", "Sea")])
    await other.close()
    let result = try await DatabaseCopier(local: place.path).copy(
      from: "local", to: place.file("other.sqlite"), at: ArchiveFolder.now)
    #expect(result.added == 1)
    #expect(try await other.keys("moon") == ["moon"])
    #expect(try await other.keys("sea") == ["sea"])
    await other.close()
  }
}

@Suite("Names of files")
struct FileNameTests {
  private let folder = TemporaryFolder()

  @Test("a file gets a name that is free, and no other")
  func name() throws {
    let (one, two) = (FilePath(folder.path + "/one"), FilePath(folder.path + "/two"))
    try folder.write("1".utf8, to: "one")
    #expect(try FileSystem.name(one, two))
    #expect(!FileSystem.exists(one))
    try folder.write("3".utf8, to: "one")
    #expect(try !FileSystem.name(one, two))
    #expect(try folder.read("two") == "1" && folder.read("one") == "3")
    #expect(throws: NewsError.self) {
      try FileSystem.name(FilePath(folder.path + "/none"), FilePath(folder.path + "/new"))
    }
  }
}
