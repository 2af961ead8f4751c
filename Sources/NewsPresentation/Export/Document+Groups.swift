extension Document {
  /// Entries under one heading.
  struct Group: Sendable, Equatable {
    /// `nil` for entries before the first heading.
    let title: String?
    let entries: [DocumentEntry]
  }

  /// The entries under their headings, in order. A heading without entries is left out.
  var groups: [Group] {
    let entries = entries
    // Starts that are out of order or beyond the end give a heading without entries.
    var starts: [Int] = []
    for section in sections { starts.append(min(max(section.start, starts.last ?? 0), entries.count)) }
    var groups = [Group(title: nil, entries: Array(entries[..<(starts.first ?? entries.count)]))]
    for (index, section) in sections.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : entries.count
      groups.append(Group(title: section.title, entries: Array(entries[starts[index]..<end])))
    }
    return groups.filter { !$0.entries.isEmpty }
  }
}
