import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Results in files")
struct TextFileTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to name: String = "file", appends: Bool) throws {
    try TextFile().write(text, to: folder.path + "/" + name, appends: appends)
  }

  @Test("what is written takes the place of what was there, what is added stands behind it")
  func whatIsWrittenTakesThePlaceOfWhatWasThere() throws {
    for text in ["a longer old text", "caf\u{E9}\n", "", "one\n"] {
      try write(text, appends: false)
      #expect(try folder.read("file") == text)
    }
    for text in ["two\n", "", "\u{1F44D}\u{1F3FD}"] { try write(text, appends: true) }
    #expect(try folder.read("file") == "one\ntwo\n\u{1F44D}\u{1F3FD}")
    #expect(try folder.names() == ["file"])
  }

  @Test("a new file is made either way", arguments: [false, true])
  func newFile(appends: Bool) throws {
    try write("text", appends: appends)
    #expect(try folder.read("file") == "text")
  }

  @Test("what cannot be written is told, and nothing is left behind or lost", arguments: [false, true])
  func whatCannotBeWrittenIsTold(appends: Bool) throws {
    try folder.write("old".utf8, to: "folder/file")
    for name in ["folder", "none/file", "folder/file/below"] {
      let error = #expect(throws: NewsError.self) { try write("new", to: name, appends: appends) }
      #expect(error?.ioPath == folder.path + "/" + name)
    }
    #expect(try folder.read("folder/file") == "old")
    #expect(try folder.names() == ["folder"])
    #expect(try folder.names(of: "folder") == ["file"])
  }

  @Test(
    "where nothing may be written the old file stays", .disabled(if: getuid() == 0, "root writes everywhere"),
    arguments: [false, true])
  func readOnly(appends: Bool) throws {
    try folder.write("old".utf8, to: "folder/file")
    #expect(chmod(folder.path + "/folder/file", 0o400) == 0)
    #expect(chmod(folder.path + "/folder", 0o500) == 0)
    defer { chmod(folder.path + "/folder", 0o700) }
    for name in ["folder/file", "folder/new"] {
      #expect(throws: NewsError.self) { try write("new", to: name, appends: appends) }
    }
    #expect(try folder.read("folder/file") == "old")
  }
}
