import NewsDomain

/// A change that was taken back, or can be, for programs.
struct UndoRecord: Record {
  static var type: StaticString { "undo" }

  let change: UndoableChange
  /// How many articles, feeds or settings are as they were before; in a list, how many would be.
  let count: Int
  /// `nil` in a list.
  let stayed: Int?
  let left: Int

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("name", .column(1)) { $0.name }
    fields.field("subject", .column(2)) { $0.subject }
    fields.field("count", .column(3)) { $0.count }
    fields.field("stayed", .column(4)) { $0.stayed }
    fields.field("left", .column(5)) { $0.left }
  }

  private var name: String {
    switch change {
    case .marks(.read, _): "read"
    case .marks(.unread, _): "unread"
    case .marks(.shown, _): "shown"
    case .marks(.save, _): "save"
    case .marks(.unsave, _): "unsave"
    case .follow(let edit): edit.after == nil ? "unfollow" : "follow"
    case .mute(let edit): edit.after == nil ? "unmute" : "mute"
    case .feeds(let action, _): "feeds " + action.rawValue
    case .settings: "settings"
    }
  }

  /// The label, the words of the follow or mute, the name of the feed, or the settings.
  private var subject: String? {
    switch change {
    case .marks(.save(let label, _), _): label
    case .marks: nil
    case .follow(let edit): edit.follow.flatMap { $0.request.text.nonBlank ?? $0.request.meaning?.text }
    case .mute(let edit): edit.mute?.text ?? edit.mute?.story?.title ?? edit.mute?.source
    case .feeds(_, let edits): edits.count == 1 ? edits.first?.feed?.name : nil
    case .settings: change.settingKeys.map(\.name).joined(separator: " ")
    }
  }
}
