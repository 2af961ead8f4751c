import FoundationEssentials
import TestSupport
import TestTraits
import Testing

@Suite("Texts for the train, in whole sessions", .takesTurns)
struct DownloadSessionTests {
  private let home = TemporaryFolder()

  /// A feed of four articles, and their pages: the third requires a login, the fourth fails.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let host = "http://" + (request.headers["host"] ?? "")
      switch request.path {
      case "/feed":
        let items = (1...4).map { "<item><title>Bicycle \($0)</title><link>\(host)/page/\($0)</link></item>" }
        return .xml(
          MadeUpFeed.declaration + "<rss version=\"2.0\"><channel><title>Own</title><link>\(host)/</link>"
            + items.joined() + "</channel></rss>")
      case "/page/1", "/page/2": return .html(page(String(request.path.suffix(1))))
      case "/page/3":
        return .html(
          "<!DOCTYPE html><html><head><title>Sign in</title></head><body><form action=\"/login\"><input name=\"user\">"
            + "<input type=\"password\" name=\"password\"><button>Sign in</button></form></body></html>")
      default: return .status(404)
      }
    }
  }

  private static func page(_ number: String) -> String {
    let paragraphs = (1...6).map { paragraph in
      "<p>The bicycle number \(number) of paragraph \(paragraph) was seen at the old harbour in the morning, where a "
        + "young mechanic from the village repaired its chain, its lamp and its bell before the first ferry came in, and "
        + "then rode it along the quay to show everybody that it was as quick as on its first day.</p>"
    }
    return "<!DOCTYPE html><html lang=\"en\"><head><title>Bicycle \(number)</title></head><body><nav><a href=\"/\">Home"
      + "</a></nav><article><h1>Bicycle \(number)</h1>" + paragraphs.joined() + "</article></body></html>"
  }

  private func run(_ arguments: [String], at now: Date) async throws -> Program.Result {
    let environment = ["SUPERNEWS_NOW": String(Int(now.timeIntervalSince1970)), "PATH": home.programs]
    return try await Program(home: home, environment: environment).run(arguments)
  }

  @Test("off the network what is kept can be translated, and nothing can be downloaded")
  func offline() async throws {
    let server = try Self.server()
    defer { server.stop() }
    try await home.makeProgram("shout", "echo \"$1\" >\"$0.words\"; exec /usr/bin/tr a-z A-Z")
    #expect(try await run(["feeds", "add", server.url + "/feed"], at: .day(0, 7)).status == 0)
    #expect(try await run(["settings", "translator", "shout %s:%l"], at: .day(0, 7)).status == 0)
    #expect(try await run(["-c", "feeds open; download 1-2"], at: .day(0, 8)).status == 0)
    let count = server.requests.count

    let text = try await run(["--offline", "-c", "feeds open > /dev/null; translate 1 --to fr"], at: .day(0, 10))
    #expect(text.status == 0)
    #expect(text.lines.first == "Bicycle 1")
    #expect(text.output.contains("BICYCLE NUMBER 1 OF PARAGRAPH 6"))
    #expect(text.lines.last == "Translated from English into French by shout")
    #expect(try home.read("bin/shout.words") == "en:fr\n")

    let lines = "feeds open; download 1-2; translate 4"
    let steps = try await run(["--offline", "-F", "json", "-c", lines], at: .day(0, 10)).steps()
    #expect(steps.map(\.outcome) == ["feeds ok", "download offline", "translate noText"])
    #expect(server.requests.count == count)
  }

  @Test("an article in another language than its feed is told as such", .enabled(if: isCLD2Installed))
  func language() async throws {
    let title = "Le gouvernement a annoncé mardi qu’il publierait un nouveau rapport sur les récoltes avant l’hiver"
    let server = try LoopbackServer { _ in .feed("Own", [title, "Moon"]) }
    defer { server.stop() }
    let result = try await run(["-F", "json", "feeds", "check", server.url + "/feed"], at: .day(0))
    #expect(result.lines.count { $0.contains(#""language":"fr""#) } == 1)
  }
}

/// Whether CLD2 is where the system searches for libraries.
private let isCLD2Installed: Bool = {
  guard let library = dlopen("libcld2.so.0", RTLD_NOW) else { return false }
  dlclose(library)
  return true
}()
