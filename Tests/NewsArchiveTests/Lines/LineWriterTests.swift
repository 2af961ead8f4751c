import Foundation
import TestSupport
import Testing

@testable import NewsArchive
@testable import NewsDomain

@Suite("Writing lines to a file")
struct LineWriterTests {
  private let folder = TemporaryFolder()

  private struct Failure: Error {}

  @Test("a file is readable by its owner only, and replaced in one step")
  func replaces() throws {
    let path = try folder.write("before".utf8, to: "out.jsonl")
    #expect(throws: Failure.self) {
      try LineWriter.replace(path) { writer in
        try writer.write(VisitLine(scope: "all", at: "now"))
        throw Failure()
      }
    }
    #expect(try folder.read("out.jsonl") == "before")
    try LineWriter.replace(path) { try $0.write(VisitLine(scope: "a/b", at: "now")) }
    #expect(try folder.read("out.jsonl") == #"{"at":"now","scope":"a/b","type":"visit"}"# + "\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.jsonl"])
  }

  @Test("a file in a folder that is not there cannot be written")
  func missingFolder() {
    #expect {
      try LineWriter.replace(folder.path + "/none/out.jsonl") { _ in }
    } throws: { error in
      if case NewsError.file(.failed) = error { true } else { false }
    }
  }
}
