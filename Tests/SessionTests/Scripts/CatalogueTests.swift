import TestSupport
import TestTraits
import Testing

@Suite(
  "The catalogue of feeds as a file", .takesTurns,
  .enabled(if: Program.isInstalled("/usr/bin/python3"), "python3 is not installed"))
struct CatalogueTests {
  private let home = TemporaryFolder()

  /// Runs scripts/data/catalogue.
  private func script(_ arguments: String...) async throws -> Program.Result {
    let file: String = #filePath
    let root = "/" + file.split(separator: "/").dropLast(4).joined(separator: "/")
    return try await Program.ofSystem("/usr/bin/python3", home: home)
      .run(["-I", root + "/scripts/data/catalogue"] + arguments)
  }

  @Test("it is made of the feeds of a list, without doubles and lists of others' news, the same each time")
  func making() async throws {
    let feeds = try home.write(
      """
      {"Space": {"feeds": ["http://space.example/feed/", "https://www.space.example/feed", "old.example/f f",
        "https://news.google.com/rss/a", "https://www.reddit.com/r/space.rss", "https://nitter.net/a/rss", "mailto:a"]},
       "Pizza": {"feeds": ["https://www.lemonde.fr/cuisine/rss.xml"]}, "Unheard of": {"feeds": []}}
      """.utf8, to: "feeds.json")
    let path = home.path + "/catalogue.tsv"
    let result = try await script(feeds, path)
    #expect(result.status == 0)
    #expect(result.errors.contains("Unheard of"))
    let text = try home.read("catalogue.tsv")
    let lines = text.split(separator: "\n" as Character).filter { !$0.hasPrefix("#") }
    #expect(
      lines == [
        "space\thttps://old.example/f%20f\t", "space\thttps://www.space.example/feed\t",
        "pizza\thttps://www.lemonde.fr/cuisine/rss.xml\tle-monde",
      ])
    _ = try await script(feeds, path)
    #expect(try home.read("catalogue.tsv") == text)
  }

  @Test("feeds that are gone are listed")
  func checking() async throws {
    let answers: [(LoopbackServer.Answer, Int32)] = [(.feed("One", ["Title"]), 0), (.status(404), 1)]
    for (answer, status) in answers {
      let server = try LoopbackServer { _ in answer }
      defer { server.stop() }
      let path = try home.write("space\t\(server.url)/feed\t\n".utf8, to: "list.tsv")
      let result = try await script("check", path)
      #expect(result.status == status, "\(result.errors)")
      #expect(result.output == (status == 0 ? "" : "\(server.url)/feed\t404\n"))
    }
  }

  @Test("a file of the reader that is none is told in one sentence, and the run goes on")
  func wrongFile() async throws {
    let wrong = try home.write("<rss/>".utf8, to: "wrong.tsv")
    let missing = home.path + "/missing.tsv"
    let right = try home.write("space\thttps://space.example/feed\t\n".utf8, to: "right.tsv")
    for (path, isWrong) in [(wrong, true), (missing, true), (right, false)] {
      let program = Program(home: home, environment: ["SUPERNEWS_CATALOGUE": path])
      let result = try await program.run(["-c", "categories"])
      #expect(result.status == 0)
      #expect(result.errors.contains(path) == isWrong, "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == (isWrong ? 1 : 0))
    }
  }
}
