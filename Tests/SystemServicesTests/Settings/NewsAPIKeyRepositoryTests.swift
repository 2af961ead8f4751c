import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The NewsAPI key")
struct NewsAPIKeyRepositoryTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/supernews/newsapi.key" }

  private func keys(_ environment: [String: String] = [:]) -> NewsAPIKeyRepository {
    NewsAPIKeyRepository(environment: environment, path: path)
  }

  @Test("without variable and file there is no key")
  func none() throws {
    #expect(keys().key == nil)
    #expect(keys().state == KeyState.none)
    #expect(try folder.names().isEmpty)
  }

  @Test("a stored key is used now and in the next session")
  func kept() throws {
    let session = keys()
    try session.keep("sesame")
    #expect(session.key == "sesame")
    #expect(session.state == KeyState.kept(file: path))
    #expect(keys().key == "sesame")
    #expect(keys().state == KeyState.kept(file: path))
  }

  @Test("another key replaces the stored one")
  func replaced() throws {
    try keys().keep("sesame")
    try keys().keep("poppy")
    #expect(keys().key == "poppy")
  }

  @Test("the file of the key is accessible to its owner only")
  func permissions() throws {
    try keys().keep("sesame")
    #expect(folder.mode(of: "supernews/newsapi.key") == 0o600)
    #expect(chmod(path, 0o644) == 0)
    try keys().keep("poppy")
    #expect(folder.mode(of: "supernews/newsapi.key") == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/supernews")
    #expect(names.sorted() == ["newsapi.key", "newsapi.key.lock"])
  }

  @Test("the variable takes precedence over the file")
  func environment() throws {
    try keys().keep("sesame")
    let session = keys(["NEWSAPI_KEY": "poppy"])
    #expect(session.key == "poppy")
    #expect(session.state == KeyState.environment)
  }

  @Test("a key stored beside the variable is used when the variable is gone")
  func keptBesideEnvironment() throws {
    let session = keys(["NEWSAPI_KEY": "poppy"])
    try session.keep("sesame")
    #expect(session.key == "poppy")
    #expect(session.state == KeyState.environment)
    #expect(keys().key == "sesame")
  }

  @Test("blanks around the variable's key are ignored")
  func blanksAround() {
    #expect(keys(["NEWSAPI_KEY": " sesame\n"]).key == "sesame")
  }

  @Test(
    "a variable that cannot be a key is ignored",
    arguments: [
      "", " ", "\t\n", "two words", "two\nlines", "two\r\nlines", "sesame\u{1B}[2J", "a\u{0}b", "a\u{7F}", "cl\u{E9}",
    ])
  func unfitVariable(text: String) throws {
    let session = keys(["NEWSAPI_KEY": text])
    #expect(session.key == nil)
    #expect(session.state == KeyState.none)
    try session.keep("sesame")
    #expect(session.key == "sesame")
    #expect(session.state == KeyState.kept(file: path))
  }

  @Test("a file written by a person is read", arguments: ["sesame", "sesame\n", "  sesame \r\n"])
  func writtenByHand(text: String) throws {
    try folder.write(text.utf8, to: "supernews/newsapi.key")
    #expect(keys().key == "sesame")
  }

  static let noKeys: [[UInt8]] = [
    [], [0x0A], [0x20, 0x20], [0xFF, 0xFE], [0x61, 0x0A, 0x62], [0x61, 0x00, 0x62], [0x61, 0x1B, 0x62],
  ]

  @Test("a file without a key counts as missing", arguments: NewsAPIKeyRepositoryTests.noKeys)
  func unfitFile(bytes: [UInt8]) throws {
    try folder.write(bytes, to: "supernews/newsapi.key")
    #expect(keys().key == nil)
    #expect(keys().state == KeyState.none)
  }

  @Test("a deleted key is gone, and so is its file")
  func forgotten() throws {
    let session = keys()
    try session.keep("sesame")
    try session.forget()
    #expect(session.key == nil)
    #expect(session.state == KeyState.none)
    #expect(access(path, F_OK) != 0)
    #expect(keys().key == nil)
  }

  @Test("a missing key can be deleted")
  func nothingToForget() throws {
    try keys().forget()
    #expect(keys().state == KeyState.none)
  }

  @Test("deleting a key does not affect the variable")
  func forgottenBesideEnvironment() throws {
    try keys().keep("sesame")
    let session = keys(["NEWSAPI_KEY": "poppy"])
    try session.forget()
    #expect(session.key == "poppy")
    #expect(session.state == KeyState.environment)
    #expect(keys().key == nil)
  }

  @Test("without a place for a file a key lasts for the run")
  func withoutAPlaceForAFileAKeyLastsForTheRun() throws {
    let keys = NewsAPIKeyRepository(environment: [:], path: nil)
    #expect(keys.state == KeyState.none)
    try keys.keep("sesame")
    #expect(keys.key == "sesame")
    #expect(keys.state == KeyState.session)
    try keys.forget()
    #expect(keys.key == nil)
    #expect(keys.state == KeyState.none)
    #expect(try folder.names().isEmpty)
  }

  @Test("a file that cannot be read is reported, and neither replaced nor removed")
  func unreadable() throws {
    try folder.write("text".utf8, to: "supernews/newsapi.key/inside")
    let session = keys()
    #expect(session.state == KeyState.none)
    let problems = session.problems
    #expect(problems.contains(.unreadable(file: path, detail: "Is a directory")))
    let refusal = NewsError.file(.notWrittenOver(path: path, detail: "Is a directory"))
    #expect(throws: refusal) { try session.keep("sesame") }
    #expect(throws: refusal) { try session.forget() }
    #expect(session.key == nil)
    #expect(try folder.read("supernews/newsapi.key/inside") == "text")
  }

  @Test("a file that others can read is reported and used", arguments: [0o644, 0o640, 0o604, 0o602])
  func exposed(mode: Int) throws {
    try keys().keep("sesame")
    #expect(keys().problems.isEmpty)
    #expect(chmod(path, mode_t(mode)) == 0)
    let session = keys()
    #expect(session.problems == [.exposedKey(file: path)])
    #expect(session.key == "sesame")
  }

  @Test("a key is read through a link, but not written through one", arguments: ["other.key", "nowhere"])
  func link(name: String) throws {
    try keys().keep("sesame")
    let other = try folder.write("old".utf8, to: "other.key")
    #expect(chmod(other, 0o600) == 0)
    #expect(unlink(path) == 0 && symlink(folder.path + "/" + name, path) == 0)
    let session = keys()
    #expect(session.key == (name == "nowhere" ? nil : "old"))
    #expect(session.problems.isEmpty)
    #expect(throws: NewsError.file(.symbolicLink(path: path))) { try session.keep("poppy") }
    #expect(session.key == (name == "nowhere" ? nil : "old"))
    #expect(try folder.read("other.key") == "old")
    #expect(try folder.names() == ["other.key", "supernews"])
    #expect(try folder.names(of: "supernews") == ["newsapi.key", "newsapi.key.lock"])
  }

  @Test("a key that cannot be stored is not used, and the error does not contain it")
  func notKept() throws {
    try folder.write("text".utf8, to: "supernews")
    let session = keys()
    let error = #expect(throws: NewsError.self) { try session.keep("sesame") }
    #expect(error?.ioPath == path)
    #expect(!String(describing: error).contains("sesame"))
    #expect(session.key == nil)
    #expect(session.state == KeyState.none)
  }
}
