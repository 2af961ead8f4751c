import NewsDomain
import NewsPresentation

/// A command that a key of a view has asked for.
struct QueuedCommand: Sendable {
  let phrase: Phrase
  /// What the reader saw when the key was pressed.
  let subject: ViewSubject
  /// `nil` if the table has no such command; running it says so.
  let declaration: Declaration?
  /// Whether it needs the terminal that the view has.
  let needsTerminal: Bool

  /// Whether it may run while another command waits for a server.
  var runsBeside: Bool { declaration?.needs.contains(.marks) == true && !needsTerminal }

  /// Whether it changes what the reader keeps. Such a command is never dropped.
  var isChange: Bool { declaration?.needs.isDisjoint(with: [.marks, .changes]) == false }

  /// Whether it still means what the reader saw. Going back, undoing and asking for another list mean the same anywhere.
  func isMeant(in session: Session) -> Bool {
    guard let declaration, declaration.actsOnItems || phrase.hasNumber else { return true }
    let isOnItem = !declaration.needs.contains(.list) && phrase.isOnOneItem && phrase.hasOnly(subject.item?.number)
    return subject.isSame(in: session, forItemOnly: isOnItem)
  }
}

/// The commands of a view that have not begun.
struct ViewQueue: Sendable {
  /// The most commands kept that only show something.
  private static let longest = 16

  private var commands: [QueuedCommand] = []

  var isEmpty: Bool { commands.isEmpty }

  /// Adds a command. One that only shows something is left out if too many wait already: a held key asks for many.
  mutating func append(_ command: QueuedCommand) {
    guard command.isChange || commands.count(where: { !$0.isChange }) < Self.longest else { return }
    commands.append(command)
  }

  /// Drops what would only show something.
  mutating func keepChanges() { commands.removeAll { !$0.isChange } }

  /// Takes the next command that may begin.
  ///
  /// - Parameters:
  ///   - isFree: Whether no command runs.
  ///   - takesMarks: Whether marks may be changed beside the command that runs. They overtake what waits for it, except
  ///     other changes.
  mutating func next(isFree: Bool, takesMarks: Bool) -> QueuedCommand? {
    if isFree { return commands.isEmpty ? nil : commands.removeFirst() }
    guard takesMarks, let first = commands.firstIndex(where: \.isChange), commands[first].runsBeside else { return nil }
    return commands.remove(at: first)
  }

  /// The last command that waits and is about the same as another.
  func last(where isWanted: (QueuedCommand) -> Bool) -> QueuedCommand? { commands.last(where: isWanted) }
}

/// The list that a reader saw when pressing a key, and the item in it that the key is about.
struct ViewSubject: Sendable {
  let list: ResultList?
  /// `nil` for a command on the whole list, or on nothing in it.
  let item: ListMarker?
  /// The number of the item; `nil` for the article that the session is at.
  let number: Int?

  /// - Parameter number: The number of the item; `nil` for the article being read.
  init(_ number: Int?, in session: Session) {
    list = session.coordinator.list
    self.number = number
    let position = number ?? session.coordinator.current?.position
    item = position.flatMap { position in session.coordinator.list.flatMap { ListMarker(position, in: $0) } }
  }

  /// Whether the numbers that the reader saw mean the same in a session as when the key was pressed.
  ///
  /// - Parameter isForItemOnly: Whether only the item matters, and not the rest of its list.
  func isSame(in session: Session, forItemOnly isForItemOnly: Bool) -> Bool {
    guard let list else { return session.coordinator.list == nil }
    guard let now = session.coordinator.list else { return false }
    if isForItemOnly, let item { return ListMarker(item.number, in: now) == item }
    // More rows may have come after those that were seen.
    return now.items.count >= list.items.count
      && (1..<list.items.count + 1).allSatisfy { list.key(of: $0) == now.key(of: $0) }
  }
}

extension Declaration {
  /// Whether it acts on the items of the list, or on the article being read.
  fileprivate var actsOnItems: Bool {
    !needs.isDisjoint(with: [.list, .items]) || [.read, .compare, .timeline].contains(command)
  }
}

extension Phrase {
  private var numbers: [String] { words.dropFirst().map(\.text).filter { $0.contains(where: \.isNumber) } }

  /// Whether a word of it may be the number of an item.
  fileprivate var hasNumber: Bool { numbers.contains { $0.first?.isNumber == true } }

  /// Whether a number is the only one in it, or there is none.
  fileprivate func hasOnly(_ number: Int?) -> Bool { numbers.allSatisfy { Int($0) == number } }
}
