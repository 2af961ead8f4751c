/// Finds a thing by any of its names: by the exact name, or else by a unique prefix, ignoring case and accents.
///
/// Inlinable, because other targets would otherwise have a slow unspecialised copy, and small, because it is then
/// copied for every kind of thing: ``NameTable`` does the work.
package struct NameIndex<Value: Hashable & Sendable>: Sendable {
  package enum Match: Sendable {
    case found(Value)
    /// Several things have a name with this prefix; their preferred names.
    case ambiguous([String])
    /// No name has this prefix; the known name that is closest in spelling.
    case unknown(nearest: String?)

    /// The thing that was found; `nil` if none was.
    @inlinable
    package var value: Value? {
      if case .found(let value) = self { value } else { nil }
    }
  }

  @usableFromInline
  package let table: NameTable
  @usableFromInline
  package let values: [Value]
  @usableFromInline
  package let generation: @Sendable (Value) -> Int

  /// - Parameters:
  ///   - named: things with their names, the preferred one first. If two things share a name, it means the first.
  ///   - generation: when a thing was added. A prefix that means one thing still means it after younger things with the
  ///     same prefix were added.
  @inlinable
  package init(
    _ named: [(value: Value, names: [String])], generation: @escaping @Sendable (Value) -> Int = { _ in 0 }
  ) {
    var places: [Value: Int] = [:]
    var values: [Value] = []
    var names: [(name: String, place: Int)] = []
    for (value, all) in named {
      let place = places[value] ?? values.count
      if place == values.count {
        places[value] = place
        values.append(value)
      }
      for name in all { names.append((name, place)) }
    }
    self.generation = generation
    self.values = values
    table = NameTable(names)
  }

  @inlinable
  package func match(_ text: some StringProtocol) -> Match {
    switch table.match(String(text), generation: { generation(values[$0]) }) {
    case .found(let place): .found(values[place])
    case .ambiguous(let candidates): .ambiguous(candidates)
    case .unknown(let nearest): .unknown(nearest: nearest)
    }
  }

  /// The thing with exactly this name; `nil` if there is none.
  @inlinable
  package func exactly(_ text: some StringProtocol) -> Value? { table.exactly(String(text)).map { values[$0] } }

  /// The known name with the most similar spelling; `nil` if none is close.
  @inlinable
  package func nearest(to text: some StringProtocol) -> String? { table.nearest(to: String(text)) }
}
