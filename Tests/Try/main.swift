import FoundationEssentials
import Glibc
import NewsArchive
import NewsDomain

struct Line: Decodable {
  struct S: Decodable { let id: String?; let name: String? }
  let title: String?
  let description: String?
  let url: String?
  let source: S
  let publishedAt: String?
  let country: String?
  let language: String?
}
func ms(_ d: Duration) -> String { String(Int(d.seconds * 1000_000)) + "us" }
let args = CommandLine.arguments
let archive = SQLiteArchive(path: FilePath(args[1]))
let now = Date(timeIntervalSince1970: 1_795_000_000)
if args[2] == "build" {
  let clock = ContinuousClock()
  var batch: [Article] = []
  var count = 0
  let start = clock.now
  var spent = Duration.zero
  func flush() async {
    let b = clock.now
    await archive.add(Sighting(batch, list: nil, isFront: false, at: now))
    spent += clock.now - b
    count += batch.count
    batch = []
  }
  while let line = readLine() {
    guard let l = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else { continue }
    batch.append(
      Article(
        title: l.title, source: .init(id: l.source.id, name: l.source.name), summary: l.description, link: l.url,
        publishedAt: l.publishedAt.flatMap { Date(iso8601: $0) }, country: l.country.flatMap { Country(code: $0) },
        provider: .feeds, provenance: Provenance(.feeds, request: "https://a.example/", language: l.language)))
    if batch.count == 20000 { await flush() }
  }
  await flush()
  print(count, "total", ms(clock.now - start), "add", ms(spent), archive.takeProblems())
} else {
  let clock = ContinuousClock()
  var request = FindRequest(text: args[3])
  if args.count > 4, args[4] == "rel" { request.order = .relevancy }
  if args.count > 4, args[4] == "us" { request.country = Country(code: "us"); request.language = "en" }
  for _ in 0..<3 {
    let a = clock.now
    let page = try await archive.find(request)
    print(ms(clock.now - a), page.articles.count, page.total ?? 0, page.hits?.isMore ?? false, page.articles.first?.title ?? "", page.hits?.matches.values.first ?? [])
  }
}
