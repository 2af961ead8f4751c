import Confinement
import NewsDomain
import SystemServices
import TestSupport
import Testing

@testable import NewsLanguage

@Suite("The model that compares sentences")
struct SentenceModelTests {
  private let folder = TemporaryFolder()

  /// An engine with the functions of the real one. The first number of a vector says whether the text is a question, and the
  /// others count its bytes.
  private static let engine = """
    #include <stdlib.h>
    #include <string.h>
    void *e5_load(const char *path) { return malloc(1); }
    int e5_dim(const void *model) { return DIMENSIONS; }
    int e5_embed(void *model, const char *text, int is_question, float *out) {
      memset(out, 0, sizeof(float) * DIMENSIONS);
      out[0] = is_question ? -1 : 1;
      for (; *text; text++) out[(unsigned char)*text] += 1;
      return 0;
    }
    """

  /// The size and the hash of the text "the model".
  private static let expected = SentenceModel.Expected(
    size: 9,
    hash: [
      0x36CC_7E3D, 0x6F62_0075, 0x6C81_E184, 0x7082_7E9D, 0xAC1C_602F, 0xCD87_761C, 0xBB0B_8F01, 0x5611_C098,
    ])

  /// Makes a model with an engine for all processors, by the compiler that Swift itself needs.
  private func make(
    dimensions: Int = 384, model: String = "the model", engine: String = Self.engine
  ) async throws {
    var shell = Program(home: folder)
    shell.path = "/bin/sh"
    let commands = """
      cd "$1" && printf '%s' "$2" >engine.c && clang -shared -fPIC -DDIMENSIONS=$3 engine.c -o libe5.so &&
      cp libe5.so libe5-avx2.so && printf '%s' "$4" >e5-small-q4.bin
      """
    let result = try await shell.run(
      ["-c", commands, "sh", folder.path, engine, String(dimensions), model], input: [])
    try #require(result.status == 0, "\(result.errors)")
  }

  private func model(in folders: [String]? = nil) -> SentenceModel {
    let folders = (folders ?? [folder.path]).map { FilePath($0) }
    return SentenceModel(expected: Self.expected, means: .none, program: .at(Program.binary)) {
      () throws(NewsError) in folders
    }
  }

  private func shell(_ commands: String) async throws {
    var shell = Program(home: folder)
    shell.path = "/bin/sh"
    #expect(try await shell.run(["-c", "cd \"$1\" && " + commands, "sh", folder.path], input: []).status == 0)
  }

  @Test("texts of the same letters have the same vector, and questions another one")
  func vectors() async throws {
    try await make()
    let model = model()
    #expect(try model.model == "e5-small-q4 1")
    let vector = try model.vector(of: "storm", language: "en", isQuestion: false)
    #expect(try vector == model.vector(of: "morts", language: "fr", isQuestion: false))
    #expect(try vector != model.vector(of: "storm", language: "en", isQuestion: true))
    #expect(try vector != model.vector(of: "clouds", language: "en", isQuestion: false))
  }

  @Test("the first folder with a model is used")
  func folders() async throws {
    try await make()
    #expect(throws: Never.self) {
      try model(in: [folder.path + "/nowhere", folder.path]).vector(of: "a", language: nil, isQuestion: false)
    }
    #expect(throws: NewsError.meaning(.notInstalled(["/nowhere", "/elsewhere"]))) {
      try model(in: ["/nowhere", "/elsewhere"]).model
    }
  }

  @Test(
    "another file is not opened: the engine would read beyond its end",
    arguments: ["the mode", "the model!", "The model", ""])
  func wrongModel(text: String) async throws {
    try await make(model: text)
    #expect(throws: NewsError.meaning(.wrongFile(folder.path + "/e5-small-q4.bin"))) {
      try model().vector(of: "a", language: nil, isQuestion: false)
    }
  }

  @Test("files and folders that others could have changed are not used")
  func trust() async throws {
    try await make()
    for (change, file) in [
      ("chmod o+w e5-small-q4.bin", "/e5-small-q4.bin"), ("chmod o+w libe5.so libe5-avx2.so", nil), ("chmod o+w .", ""),
    ] as [(String, String?)] {
      try await shell("chmod o-w . *.so *.bin && " + change)
      #expect(
        performing: {
          try model().vector(of: "a", language: nil, isQuestion: false)
        },
        throws: { error in
          guard case NewsError.meaning(.notOwn(let named)) = error else { return false }
          return file.map { named == folder.path + $0 } ?? named.hasSuffix(".so")
        })
    }
    try await shell("chmod o-w .")
    try await shell("chmod o-w *.so")
    #expect(throws: Never.self) { try model().vector(of: "a", language: nil, isQuestion: false) }
  }

  @Test("an engine of another version, and one that is none, is not used")
  func wrongEngine() async throws {
    try await make(dimensions: 768)
    #expect(
      performing: {
        try model().vector(of: "a", language: nil, isQuestion: false)
      }, throws: Self.isUnusable)
    // In new files: those that are loaded must not change.
    try await shell("rm *.so && printf none >libe5.so && printf none >libe5-avx2.so")
    #expect(
      performing: {
        try model().vector(of: "a", language: nil, isQuestion: false)
      }, throws: Self.isUnusable)
  }

  private static func isUnusable(_ error: any Error) -> Bool {
    if case NewsError.meaning(.unusable) = error { true } else { false }
  }

  @Test("an engine that crashes ends its worker, not this process, and the next text is encoded")
  func crash() async throws {
    let crashing = Self.engine.replacing("memset(", with: "if (*text == '!') abort(); memset(")
    try await make(engine: crashing)
    let model = model()
    #expect(performing: { try model.vector(of: "!", language: nil, isQuestion: false) }, throws: Self.isUnusable)
    #expect(throws: Never.self) { try model.vector(of: "a", language: nil, isQuestion: false) }
  }

  @Test("the engine can open nothing, though it may while it loads")
  func confined() async throws {
    let nosy =
      "#include <fcntl.h>\n"
      + Self.engine.replacing(
        "out[0] = is_question ? -1 : 1;", with: "out[0] = open(\"/\", O_RDONLY) < 0 ? 1 : -1;")
    try await make(engine: nosy)
    let vector = try model().vector(of: "a", language: nil, isQuestion: false)
    #expect(vector.numbers[0] > 0)
  }

  @Test("what the sentences of a language have in common is taken off")
  func means() throws {
    var numbers = [Float](repeating: 0.5, count: SentenceVector.dimensions)
    LanguageMeans.embedded.take("en", from: &numbers)
    var others = [Float](repeating: 0.5, count: SentenceVector.dimensions)
    LanguageMeans.embedded.take("fr", from: &others)
    #expect(numbers != others)
    var unknown = [Float](repeating: 0.5, count: SentenceVector.dimensions)
    LanguageMeans.embedded.take("xx", from: &unknown)
    var none = [Float](repeating: 0.5, count: SentenceVector.dimensions)
    LanguageMeans.embedded.take(nil, from: &none)
    #expect(unknown == none && none != numbers)
  }
}

/// With the model itself, if it is where `scripts/meaning` puts it.
@Suite(
  "Sentences of several languages",
  .enabled(if: RealModel.isInstalled, "the model is not installed: scripts/meaning installs it"))
struct RealModelTests {
  private let model = RealModel.model

  private func similarity(_ one: (String, String), _ other: (String, String)) throws -> Float {
    let vectors = try [one, other].map { try model.vector(of: $0.1, language: $0.0, isQuestion: false) }
    return vectors[0].similarity(to: vectors[1])
  }

  @Test("a sentence is nearer to its translation than to another one")
  func translations() throws {
    let strike = ("en", "Strike at the airport grounds hundreds of flights")
    let grève = ("fr", "Une grève à l’aéroport cloue au sol des centaines de vols")
    let wahl = ("de", "Knapper Ausgang der Wahl: Neuauszählung gefordert")
    #expect(try similarity(strike, grève) > SemanticQuery.minSimilarity)
    #expect(try similarity(strike, wahl) < SemanticQuery.minSimilarity)
  }

  @Test("hostile texts end nothing", arguments: HostileTexts.all + [String(repeating: "\u{FDFA}", count: 300)])
  func hostile(text: String) throws {
    _ = try model.vector(of: text, language: nil, isQuestion: false)
  }
}

private enum RealModel {
  private static let folders = [
    UserFolders().data.map { $0 + "/meaning" }, FilePath("/usr/local/lib/supernews/meaning"),
    FilePath("/usr/lib/supernews/meaning"),
  ].compactMap(\.self)

  static let model = SentenceModel(program: .at(Program.binary)) { () throws(NewsError) in folders }

  static var isInstalled: Bool { (try? model.model) != nil }
}
