import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The state of a file")
struct FileStampTests {
  private let folder = TemporaryFolder()

  @Test("a file that nobody changes keeps its state, and another file has another one")
  func unchanged() throws {
    let (one, other) = (FilePath("/proc/self/exe"), FilePath("/bin/sh"))
    let stamp = try #require(FileStamp(of: one))
    #expect(FileStamp(of: one) == stamp)
    #expect(FileStamp(of: other) != stamp)
  }

  @Test("a file that was just changed has none, as another change might not show")
  func fresh() throws {
    let path = FilePath(folder.path + "/a")
    try folder.write("one".utf8, to: "a")
    #expect(FileStamp(of: path) == nil)
  }

  @Test("after a while a file has one, and another one after a change")
  func changed() async throws {
    let path = FilePath(folder.path + "/a")
    try folder.write("one".utf8, to: "a")
    #expect(try await eventually { FileStamp(of: path) != nil })
    let before = FileStamp(of: path)
    try folder.write("two".utf8, to: "a")
    #expect(try await eventually { FileStamp(of: path) != nil })
    #expect(FileStamp(of: path) != before)
  }

  @Test("a missing file has none")
  func absent() {
    #expect(FileStamp(of: FilePath(folder.path + "/a")) == nil)
  }
}
