import Testing

@testable import NewsDomain

@Suite("The changes that can be taken back")
struct UndoHistoryTests {
  private static func saved(_ ids: ClosedRange<UInt64>, label: String? = nil) -> UndoableChange {
    .marks(
      .save(label: label),
      ids.map { MarksEdit(id: ArticleID($0), before: ReaderMarks(), after: ReaderMarks(savedAt: .distantPast)) })
  }

  private static func setting(_ value: String?) -> UndoableChange {
    .settings([SettingEdit(.country, before: nil, after: value)])
  }

  @Test("those of one command belong together, and the last command comes first")
  func commands() {
    let history = UndoHistory()
    #expect(history.isEmpty && history.commands.isEmpty)
    history.begin()
    history.record(Self.saved(1...3))
    history.begin()
    history.record(Self.setting("fr"))
    history.record(Self.saved(4...4))
    #expect(history.commands == [[Self.setting("fr"), Self.saved(4...4)], [Self.saved(1...3)]])
    #expect(history.drop() == 2)
    #expect(history.drop() == 1)
    #expect(history.drop() == 0)
    #expect(history.drop() == 0)
    #expect(history.isEmpty)
  }

  @Test("portions of one change are one change, and others are not")
  func portions() {
    let history = UndoHistory()
    history.record(Self.saved(1...500))
    history.record(Self.saved(501...900))
    history.record(Self.saved(901...902, label: "moon"))
    #expect(history.commands.map { $0.map(\.count) } == [[900, 2]])
  }

  @Test("what changed nothing is not recorded")
  func nothing() {
    let history = UndoHistory()
    history.record(.marks(.read, []))
    history.record(.settings([SettingEdit(SourceNameSetting.key, before: "A", after: "B")]))
    history.record(.feeds(.add, []))
    history.record(.follow(FollowEdit(before: nil, after: nil)))
    history.record(.mute(MuteEdit(before: nil, after: nil)))
    #expect(history.isEmpty)
  }

  @Test("only the last fifty commands are held")
  func limit() {
    let history = UndoHistory()
    for number in 1...60 {
      history.begin()
      history.record(Self.setting("\(number)"))
    }
    #expect(history.commands.count == 50)
    #expect(history.commands.first == [Self.setting("60")] && history.commands.last == [Self.setting("11")])
  }
}
