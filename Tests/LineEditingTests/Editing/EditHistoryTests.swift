import TestSupport
import Testing

@testable import LineEditing
@testable import NewsDomain
@testable import SystemServices
@testable import TerminalKit

@Suite("The lines typed before, in a file")
struct EditHistoryTests {
  private let folder = TemporaryFolder()

  private func history(_ path: FilePath) -> EditHistory { EditHistory(path: path.bytes) { path.makeFolders() } }

  @Test("a path of any bytes serves, and the folders on the way to it are made")
  func bytes() throws {
    let path =
      FilePath(cString: Array(folder.path.utf8CString.dropLast()) + [0x2F, CChar(bitPattern: 0xE9), 0]) + "/history"
    #expect(history(path).isNew)
    history(path).remember("top", .always)
    #expect(!history(path).isNew)
    #expect(history(path).last(5).map(\.line) == ["top"])
  }

  @Test("a file that is no history is put aside")
  func damaged() throws {
    let path = try folder.write("no history\n".utf8, to: "history")
    #expect(history(FilePath(path)).last(5).isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1 && names[0].hasPrefix("history.damaged-"))
  }

  @Test("what cannot be read is not damaged, and stays where it is")
  func unreadable() throws {
    let path = try folder.write("text".utf8, to: "history/inside")
    let history = history(FilePath(path).folder)
    #expect(history.last(5).isEmpty)
    history.remember("top", .always)
    #expect(history.last(5).map(\.line) == ["top"])
    #expect(try folder.read("history/inside") == "text")
  }
}
