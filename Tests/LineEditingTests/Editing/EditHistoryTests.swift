import TestSupport
import Testing

@testable import LineEditing
@testable import TerminalKit

@Suite("The lines typed before, in a file")
struct EditHistoryTests {
  private let folder = TemporaryFolder()

  /// The history of a session, in a file in the folder.
  private func history(_ name: String = "history") -> EditHistory {
    EditHistory(path: Array("\(folder.path)/\(name)".utf8CString))
  }

  private func lines(_ history: EditHistory) -> [String] { history.last(5).map(\.line) }

  @Test("a path may have any bytes, and its folders are made")
  func bytes() throws {
    let parent: [CChar] = Array(folder.path.utf8CString.dropLast()) + [0x2F, CChar(bitPattern: 0xE9)]
    let path: [CChar] = parent + "/history".utf8CString
    let makeFolders: @Sendable () -> Void = { _ = mkdir(parent + [0], 0o700) }
    #expect(EditHistory(path: path, makeFolders: makeFolders).isNew)
    EditHistory(path: path, makeFolders: makeFolders).remember("top", .always)
    #expect(!EditHistory(path: path, makeFolders: makeFolders).isNew)
    #expect(lines(EditHistory(path: path, makeFolders: makeFolders)) == ["top"])
  }

  @Test("a file that is not a history is renamed")
  func fileThatIsNoHistoryIsPutAside() throws {
    try folder.write("no history\n".utf8, to: "history")
    #expect(lines(history()).isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1 && names[0].hasPrefix("history.damaged-"))
  }

  @Test("a pipe is no history, and nobody waits for its other end")
  func pipe() throws {
    #expect(mkfifo(folder.path + "/history", 0o600) == 0)
    let history = history()
    history.remember("top", .always)
    #expect(lines(history) == ["top"])
  }

  @Test("a file far beyond what is kept is set aside and not read")
  func huge() throws {
    try folder.write("_HiStOrY_V2_\ntop\n".utf8, to: "history")
    #expect(truncate(folder.path + "/history", 65 << 20) == 0)
    #expect(lines(history()).isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1 && names[0].hasPrefix("history.damaged-"))
  }

  @Test("a file that cannot be read is not taken for damaged, and stays where it is")
  func whatCannotBeReadIsNotDamaged() throws {
    try folder.write("text".utf8, to: "history/inside")
    let history = history()
    #expect(lines(history).isEmpty)
    history.remember("top", .always)
    #expect(lines(history) == ["top"])
    #expect(try folder.read("history/inside") == "text")
  }

  @Test("the last lines come oldest first, with consecutive numbers")
  func lastLines() {
    let history = history()
    for line in ["top", "world", "map", "sources"] { history.remember(line, .always) }
    let last = history.last(3)
    #expect(last.map(\.line) == ["world", "map", "sources"])
    #expect(last.map { $0.number - last[0].number } == [0, 1, 2])
    #expect(history.last(0).isEmpty)
    #expect(history.last(100).count == 4)
  }

  @Test("without a file, lines are kept during the session")
  func withoutFile() {
    let history = EditHistory(path: nil)
    history.remember("top", .always)
    #expect(lines(history) == ["top"])
    #expect(history.isNew)
    #expect(lines(EditHistory(path: nil)).isEmpty)
  }

  @Test("several sessions add to one file, which only its owner may read")
  func sessionsSideBySide() throws {
    let (one, other) = (history(), history())
    one.remember("top", .always)
    other.remember("world", .always)
    one.remember("map", .always)
    #expect(lines(one) == ["top", "map"])
    #expect(lines(history()) == ["top", "world", "map"])
    #expect(folder.mode(of: "history") == 0o600)
  }

  @Test("a repeated line is kept once, unless another line is between")
  func repeatedLine() {
    let history = history()
    for line in ["top", "top", "world", "top"] { history.remember(line, .always) }
    #expect(lines(history) == ["top", "world", "top"])
    #expect(lines(self.history()) == ["top", "world", "top"])
  }

  @Test("a line for the session is not in the file, and one that is never kept is nowhere")
  func policies() {
    let history = history()
    history.remember("top", .always)
    history.remember("tpo", .session)
    history.remember("key set", .never)
    #expect(lines(history) == ["top", "tpo"])
    #expect(lines(self.history()) == ["top"])
  }

  @Test("a text is continued by the newest line that begins with it")
  func continuation() {
    let history = history()
    for line in ["search moon", "search mars é", "top"] { history.remember(line, .always) }
    #expect(history.continuation(of: "search m") == "ars é")
    #expect(history.continuation(of: "search mo") == "on")
    #expect(history.continuation(of: "top") == nil)
    #expect(history.continuation(of: "Search") == nil)
    #expect(history.continuation(of: "search moons") == nil)
  }

  @Test("a line for the session is suggested only after it has been entered to be kept")
  func suggestedOnceKept() {
    let history = history()
    history.remember("tpo", .session)
    #expect(history.continuation(of: "tp") == nil)
    history.remember("tpo", .session)
    #expect(history.continuation(of: "tp") == nil)
    history.remember("tpo", .always)
    #expect(history.continuation(of: "tp") == "o")
    #expect(lines(history) == ["tpo"])
    #expect(lines(self.history()) == ["tpo"])
  }

  @Test("a large file is reduced to its newest lines")
  func largeFile() throws {
    let filling = String(repeating: "a", count: 30)
    let text = "_HiStOrY_V2_\n" + (0..<40_000).map { "line-\($0)-\(filling)\n" }.joined()
    try folder.write(text.utf8, to: "history")
    let history = history()
    #expect(history.last(5000).count == 2000)
    #expect(history.last(1).map(\.line) == ["line-39999-\(filling)"])
    #expect(try folder.read("history").utf8.count < text.utf8.count / 10)
    #expect(self.history().last(1).map(\.line) == ["line-39999-\(filling)"])
    #expect(try folder.names() == ["history"])
  }
}
